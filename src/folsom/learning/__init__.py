"""Games for search and learning programs: observations, batches of games, heuristics."""
