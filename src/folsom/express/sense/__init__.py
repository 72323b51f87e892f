"""Plain good sense in Colt Express: what search needs to know of the game."""
