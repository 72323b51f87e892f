"""Shared by simulations and tournaments: parallel work, and figures that can be added."""
