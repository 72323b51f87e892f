"""Imported before `tests/forked.py` forks programs: the weights of the networks have been read."""

from folsom.bots.policy import load, packaged

for file in packaged("express").parent.glob("*.npz"):
    load(file)
