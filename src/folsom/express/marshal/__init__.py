"""Marshal & Prisoners: Mei, and the Round cards that need no Marshal player."""
