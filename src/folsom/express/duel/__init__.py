"""The two-player game."""
