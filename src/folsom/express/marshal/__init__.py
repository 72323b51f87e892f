"""Marshal & Prisoners: the game with a Marshal player; for other games, Mei and some of its Round cards."""
