"""The public objects: games and records, and the functions that begin a game.  It uses games only through `Title`."""
