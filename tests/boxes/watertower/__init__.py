"""The Water Tower: a place, a bandit, a card, an event and a token, invented for the tests."""
