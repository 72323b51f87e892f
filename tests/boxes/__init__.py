"""A small box that only tests know: one folder, and two lines of boxes.py."""
