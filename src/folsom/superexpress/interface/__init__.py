"""Colt Super Express for people: names, words, views, scenes, re-deals."""
