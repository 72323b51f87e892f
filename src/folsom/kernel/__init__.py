"""The kernel: dice, agenda, offer and tape, which every game needs.  It contains no rules of any game."""
