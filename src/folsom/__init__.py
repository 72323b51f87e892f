"""Folsom plays Colt Express and Colt Super Express."""
