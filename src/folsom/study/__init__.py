"""Statistics of how strong bots play: `folsom study` watches many games and writes a page about them."""
