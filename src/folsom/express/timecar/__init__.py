"""The time-travel car."""
