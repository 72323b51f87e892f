"""The interface of a game: its words, scenes, set-ups and errors."""
