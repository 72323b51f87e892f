"""A small box for tests: one folder, and two lines in boxes.py."""
