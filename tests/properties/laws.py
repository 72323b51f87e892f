"""Laws of all games, checked in the same way for several lists of configurations."""

import random
from collections import Counter
from collections.abc import Sequence

from folsom.environments import vector
from folsom.environments.spaces import space_of
from folsom.game import begin
from folsom.kernel.dice import seeded
from tests.environments.worlds import written
from tests.properties.bulk import fresh
from tests.properties.configurations import TITLE, Configuration
from tests.properties.test_changes import UNTOLD, follow
from tests.properties.test_images import PARTS, fields

LOOKS_EVERY = 29  # decisions


def check_changes(configurations: Sequence[Configuration]) -> None:
    """A view and the changes of the events since then produce the next view."""
    untold: Counter[str] = Counter()
    for number, configuration in enumerate(configurations):
        viewer = configuration.viewers[number % len(configuration.viewers)]
        game = begin.start(TITLE, configuration.setup, "fast", number, "en")
        untold += follow(game, viewer, random.Random(number))
    untold.pop("events")
    assert set(untold) <= UNTOLD


def check_observations(configurations: Sequence[Configuration]) -> None:
    """Observations from a view and from a position agree."""
    for number, configuration in enumerate(configurations):
        game = begin.start(TITLE, configuration.setup, "fast", number, "en")
        chance, of = random.Random(number), space_of(TITLE, configuration.setup)
        decisions = 0
        while not game.over:
            seat = chance.choice(game.to_act)
            game.play(seat, chance.choice(game.legal(seat)))
            decisions += 1
            if decisions % LOOKS_EVERY == 0:
                view = game.view(seat)
                assert written(of, TITLE.redeal(view, seeded(number)), seat) == vector(view)


def check_images(configurations: Sequence[Configuration]) -> None:
    """The image of a position contains every field of its boxes' own parts."""
    for configuration in configurations:
        for extra in fresh(configuration, 1, None).extras:
            assert fields(extra) == PARTS[type(extra).__name__]
