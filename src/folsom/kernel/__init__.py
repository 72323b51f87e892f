"""The kernel: dice, agenda, offer, tape, and the interface of a game.  It knows no game."""
