"""What strong players do, found out by watching them play many games: `folsom study` writes a page about it."""
