"""The weights of an evaluation."""

from collections.abc import Mapping


class Weights:
    """In dollars, or as a fraction of a value; `wishes` replaces some of the defaults."""

    def __init__(self, wishes: Mapping[str, float]) -> None:
        self.shot = wishes.get("shot", 110.0)  # a Bullet fired, for the Gunslinger's $1000
        self.bullet = wishes.get("bullet", 18.0)  # a Bullet received, for each round to come
        self.neutral = wishes.get("neutral", 0.0)  # a neutral Bullet among another player's cards
        self.place = wishes.get("place", 0.06)  # the best loot on the bandit's spot, for each round to come
        self.near = wishes.get("near", 0.03)  # the best loot within one Move
        self.fear = wishes.get("fear", 20.0)  # being inside a car next to the Marshal's
        self.scale = wishes.get("scale", 260.0)  # the lead that makes a victory likely, with one round to go
