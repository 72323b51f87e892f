"""The kernel: dice, agenda, offer and tape: what any game needs to run.  It knows no game."""
