"""Every way to play a game: players, variants, printings and boxes."""

from collections.abc import Iterator
from itertools import product
from typing import Any


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
    ):
        for players, expert, printing in product(numbers, experts, ("later", "first")):
            yield {"players": players, "variant": variant, "expert": expert, "printing": printing}
        for players, expert, boxes in product(numbers, experts, (["horses"], ["timecar"], ["horses", "timecar"])):
            yield {"players": players, "variant": variant, "expert": expert, "boxes": boxes}
