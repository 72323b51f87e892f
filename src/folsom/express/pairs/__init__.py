"""Pairs: the variant for two and three players."""
