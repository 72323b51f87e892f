"""A view, the changes of the events since then, and the remaining changes produce the next view (ADR 8)."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from typing import Any

from folsom.game import begin
from folsom.game.changes import apply
from folsom.game.game import Game
from folsom.interface.title import Look, Setup, Title
from folsom.superexpress.interface.title import SuperExpress
from tests.properties.configurations import PLAIN, TITLE

# What changes without an event: who is asked next, what somebody answers in secret, a round whose card is not revealed
# yet because its first questions come before it, what a box counts per round, that the Ghost's first card has been
# played, and that the game is over.
UNTOLD = {"to_act", "engine", "own", "programmes", "over", "phase", "round", "pile", "boxes", "seats"}


def setups() -> Iterator[tuple[Title, Setup]]:
    for configuration in PLAIN:
        yield TITLE, configuration.setup
    title = SuperExpress()
    for players in range(3, 8):
        for boxes in ((), ("reflex",), ("horse",), ("reflex", "horse")):
            yield title, title.setup(players, {"boxes": list(boxes)})


def fields(look: Look) -> dict[str, Any]:
    return {**look[0], **look[1]}


def follow(game: Game, viewer: int | None, chance: random.Random) -> Counter[str]:
    """Play at random; return the fields that changed without an event, and how many events changed something."""
    untold: Counter[str] = Counter()
    game.follow()
    while not game.over:
        look, facts = game.look(viewer), game.facts
        seat = chance.choice(game.to_act)
        game.play(seat, chance.choice(game.legal(seat)))
        changes = game.changes({viewer: look}, facts)[viewer]
        assert len(changes.events) == len(game.events_after(viewer, facts)[1])
        seen = reduce(apply, [*changes.events, changes.rest], fields(look))
        assert seen == fields(game.copy().look(viewer))
        untold.update(changes.rest.keys())
        untold["events"] += sum(1 for change in changes.events if change)
    return untold


def test_the_changes_of_events_and_the_rest_give_the_next_view() -> None:
    untold: Counter[str] = Counter()
    for number, (title, setup) in enumerate(setups()):
        viewer = (None, *range(setup.players))[number % (setup.players + 1)]
        game = begin.start(title, setup, "fast", number, "en")
        untold += follow(game, viewer, random.Random(number))
    assert untold.pop("events") > 20_000
    assert set(untold) <= UNTOLD
