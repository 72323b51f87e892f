"""What search and learning programs see of a game: observations, many games at once, a sense of what is good."""
