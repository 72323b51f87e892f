"""Learned players: a network that sees what a seat sees, and estimates how good each of its answers is.

It needs numpy and threadpoolctl; `folsom.training` produces the weights.  docs/learned-players.md describes both.
"""
