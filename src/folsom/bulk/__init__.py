"""Shared by simulations and tournaments: work for all cores, and figures that can be added."""
