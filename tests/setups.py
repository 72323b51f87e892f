"""Every way to play a game: players, variants, printings and boxes."""

from collections.abc import Iterator
from itertools import product
from typing import Any

# Scenes of rare situations: nothing to play and nothing to draw, too few neutral Bullets, no card to play after a
# Whiskey, a bandit who rides away, Hostages that forbid a card, and a game without a winner.
SELDOM = (
    """
    express
    roof   .       | .          | .    | .
    inside Marshal | Belle Tuco | .    | Ghost
    hand Belle: @Ghost
    pile Belle: Move, Belle: Move, Belle: Floor, Belle: Floor, Belle: Robbery, Belle: Robbery, Belle: Fire, \
    Belle: Fire, Belle: Punch, Belle: Marshal
    next plan Belle 3
    """,
    """
    express
    roof   .       | .        | .     | .
    inside Marshal | Doc Tuco | Ghost | .
    hand Ghost: Move
    deck Tuco: Move, Fire, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, \
    @neutral, @neutral, @neutral
    hand Tuco: Move, Floor, Floor, Robbery, Robbery, Fire, Punch, Marshal
    pile Ghost: Marshal
    """,
    """
    express boxes=horses
    roof   .       | .             | . | .
    inside Marshal | Doc[W#1] Tuco | . | Ghost
    round 1 Bridge
    hand Doc: @Ghost
    pile Doc: Move, Doc: Move, Doc: Floor, Doc: Floor, Doc: Robbery, Doc: Robbery, Doc: Fire, Doc: Fire, \
    Doc: Punch, Doc: Marshal, Doc: Ride
    next plan Doc 1
    """,
    """
    express boxes=horses
    roof   .       | .              | .           | .
    inside Marshal | Doc Horse Tuco | Ghost Horse | .
    round 5 Escape
    pile Doc: Ride, Ghost: Ride
    """,
    """
    express boxes=horses
    roof   .       | .               | .    | .
    inside Marshal | Doc[Teacher]    | Tuco | Ghost[Zealot]
    round 5 Escape
    pile Doc: Punch, Ghost: Ride
    """,
)


def setups(name: str) -> Iterator[dict[str, Any]]:
    """Every way to play a game."""
    if name == "super":
        for players, boxes in product(range(3, 8), ([], ["reflex"], ["horse"], ["reflex", "horse"])):
            yield {"players": players, "boxes": boxes}
        return
    for variant, numbers, experts in (
        ("standard", (3, 4, 5, 6), (False, True)),
        ("duel", (2,), (True,)),
        ("pairs", (2, 3), (False,)),
        ("teams", (4, 6), (False, True)),
        ("marshal", (3, 5, 8), (False,)),
    ):
        for players, expert, printing in product(numbers, experts, ("later", "first")):
            yield {"players": players, "variant": variant, "expert": expert, "printing": printing}
        for players, expert, boxes in product(numbers, experts, (["horses"], ["timecar"], ["horses", "timecar"])):
            yield {"players": players, "variant": variant, "expert": expert, "boxes": boxes}
