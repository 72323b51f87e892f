"""Colt Express: the state and the points at which a box may speak; one folder for each box or variant."""
