"""Learned players: a network that is given what a seat sees, and says how good each of its answers is.

It needs numpy and threadpoolctl; `folsom.training` makes the weights.  docs/learned-players.md describes all of it.
"""
