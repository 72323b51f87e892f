"""Heuristics of Colt Express: what search needs to know of the game."""
