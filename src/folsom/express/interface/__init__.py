"""Colt Express as people hold it: set-ups, words, notation, views, scenes."""
