"""The public objects: games, records, and the ways to begin one.  It knows games only through `Title`."""
