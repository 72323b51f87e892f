"""The weights of an evaluation."""

from collections.abc import Mapping


class Weights:
    """In dollars, or as a part of dollars; `wishes` replaces some of them."""

    def __init__(self, wishes: Mapping[str, float]) -> None:
        self.shot = wishes.get("shot", 110.0)  # a Bullet fired: the Gunslinger's $1000
        self.bullet = wishes.get("bullet", 18.0)  # a Bullet received, for each round to come
        self.neutral = wishes.get("neutral", 0.0)  # a neutral Bullet among another player's cards
        self.place = wishes.get("place", 0.06)  # the best loot on the bandit's spot, for each round to come
        self.near = wishes.get("near", 0.03)  # the best loot that a Move leads to
        self.fear = wishes.get("fear", 20.0)  # to stand inside a car next to the Marshal's
        self.scale = wishes.get("scale", 260.0)  # how many dollars ahead make a victory likely, with one round to go
