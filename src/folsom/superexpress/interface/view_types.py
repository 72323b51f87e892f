"""Views: what a seat may know, in plain values.  views.py builds them."""

from typing import Annotated

from folsom.interface.declarations import OneOf
from folsom.interface.title import Setup
from folsom.interface.view_row import view_row


@view_row
class PlaceView:
    """A car and a floor: who stands there, from the front of the line to its rear."""

    car: Annotated[int, "the number of the car"]
    floor: Annotated[str, OneOf("Floor"), "of the car"]
    bandits: Annotated[tuple[str, ...], "who stands there, from the front of the line to its rear"]


@view_row
class BanditView:
    """A seat's bandit.  Off the train it has no place and faces nowhere."""

    seat: Annotated[int, "its player"]
    name: Annotated[str, "its name"]
    status: Annotated[
        str,
        OneOf("BanditStatus"),
        "`overboard`, while a Horse may still save them, only in changes between two questions and in stopped scenes",
    ]
    car: Annotated[int | None, "`None` off the train"]
    floor: Annotated[Annotated[str, OneOf("Floor")] | None, "of the car; `None` off the train"]
    facing: Annotated[Annotated[str, OneOf("Facing")] | None, "where it looks; `None` off the train"]
    stunned: Annotated[bool, "whether it lies stunned"]
    loot: Annotated[tuple[int, ...], "the values of its loot cards, which lie open"]


@view_row
class ProgrammeView:
    """What everybody knows about a seat's cards in this round."""

    seat: Annotated[int, "whose it is"]
    ready: Annotated[bool, "whether all three cards are programmed"]
    revealed: Annotated[tuple[str, ...], "the cards that have been revealed"]


@view_row
class OwnView:
    """A player's own secrets."""

    programme: Annotated[tuple[str, ...], "the cards programmed so far, in order"]
    hand: Annotated[tuple[str, ...], "the cards that are not programmed"]


@view_row
class View:
    """A game as one seat sees it; `seat` is None for a spectator."""

    setup: Annotated[Setup, "the set-up"]
    seat: Annotated[int | None, "whose view it is; `None` for spectators"]
    over: Annotated[bool, "whether the game is over"]
    to_act: Annotated[tuple[int, ...], "the seats that have to decide now"]
    round: Annotated[int, "from 1"]
    first: Annotated[int, "the seat of the First Player"]
    wagons: Annotated[int, "how many there are behind the Locomotive"]
    places: Annotated[tuple[PlaceView, ...], "all spots"]
    bandits: Annotated[tuple[BanditView, ...], "all bandits; a bandit has the number of its seat"]
    programmes: Annotated[tuple[ProgrammeView, ...], "what everybody knows about the programmes"]
    winners: Annotated[tuple[int, ...], "the seats that have won"]
    own: Annotated[OwnView | None, "the secrets of this seat; `None` for spectators"]
    stop: Annotated[int, "internal, for re-deals: what a scene stops before"]

    @property
    def stopped(self) -> bool:
        """Whether a scene has reached its line `stop`: nobody is asked, but the game is not over."""
        return not self.over and not self.to_act
