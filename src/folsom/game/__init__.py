"""What people and programs hold: games, records, and the ways to begin one.  It knows games by `Title` alone."""
