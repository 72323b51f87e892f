"""Heuristics of Colt Express, for search."""
