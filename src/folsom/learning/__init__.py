"""A game as search and learning programs see it: observations, batches of games, heuristics."""
