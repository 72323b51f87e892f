"""What a seat may know: a view in plain values.  views.py builds it."""

from dataclasses import dataclass

from folsom.interface.title import Setup


@dataclass(frozen=True)
class PlaceView:
    """A car and a floor: who stands there, from the front of the line to its rear."""

    car: int  # 0 is the Locomotive
    floor: str
    bandits: tuple[str, ...]


@dataclass(frozen=True)
class BanditView:
    """A seat's bandit.  Off the train it has no place and faces nowhere."""

    seat: int
    name: str
    status: str  # aboard, out, or overboard: a Horse may yet save them (SUP-HORSE-2; only between two questions)
    car: int | None
    floor: str | None
    facing: str | None
    stunned: bool
    loot: tuple[int, ...]  # its loot cards, which lie open


@dataclass(frozen=True)
class ProgrammeView:
    """What everybody knows of a seat's cards in this round."""

    seat: int
    ready: bool  # all three are programmed
    revealed: tuple[str, ...]


@dataclass(frozen=True)
class OwnView:
    """A player's own secrets."""

    programme: tuple[str, ...]
    hand: tuple[str, ...]  # what is not programmed; in the end, what is put aside


@dataclass(frozen=True)
class View:
    """A game as one seat sees it; `seat` is None for a spectator."""

    setup: Setup
    seat: int | None
    over: bool
    to_act: tuple[int, ...]
    round: int
    first: int
    wagons: int  # behind the Locomotive
    places: tuple[PlaceView, ...]
    bandits: tuple[BanditView, ...]
    programmes: tuple[ProgrammeView, ...]
    winners: tuple[int, ...]
    own: OwnView | None
    stop: int  # what a scene stops before: the engine's own, for re-deals

    @property
    def stopped(self) -> bool:
        """A scene has come to its line `stop`: nobody is asked, but the game is not over."""
        return not self.over and not self.to_act
