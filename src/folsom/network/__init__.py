"""Learned players: a network that is given what a seat sees, and says how good each of its answers is.

It needs numpy and nothing else; `folsom.training` makes the weights.  docs/learned-players.md has the whole of it.
"""
