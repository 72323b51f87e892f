"""The interface of Colt Express: set-ups, words, notation, views, scenes."""
