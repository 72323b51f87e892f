"""The Marshal & Prisoners parts of a view."""

from typing import Annotated

from folsom.interface.view_row import view_row


@view_row
class FallView:
    """The Round cards of Marshal & Prisoners: all of this is public."""

    fallen: Annotated[tuple[str, ...], "bandits that fell off the train (Deadly Fall)"]


@view_row
class LawView:
    """Marshal & Prisoners: all of this is public except the goals."""

    seat: Annotated[int | None, "the seat of the Marshal's player"]
    cylinders: Annotated[tuple[int, ...], "Bullets left in the Marshal's cylinders"]
    brawlers: Annotated[tuple[str | None, ...], "who has each Brawler card: Gold, Silver, Bronze; None: the Marshal"]
    arrested: Annotated[tuple[str, ...], "bandits whose Wanted Poster is turned over"]
    hit: Annotated[tuple[str, ...], "bandits that the Marshal has hit"]
    prisoners: Annotated[tuple[str, ...], "Prisoners that are locked up, by the power that each lends"]
    freed: Annotated[tuple[tuple[str, ...], ...], "the Prisoners of each bandit, by number"]
    goals: Annotated[tuple[str | None, ...], "the goals drawn so far: a bandit to be arrested or a Special Target"]
    shown: Annotated[tuple[bool, ...], "whether everybody has seen each of them"]
