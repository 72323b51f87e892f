"""The base game as a box: the six actions, the six bandits, the events and the components."""
