"""What everybody outside sees of a game: its interface, words, scenes, set-ups and errors."""
