"""Positions of every set-up, from games played at random, and what each seat sees at some decisions."""

from array import array
from collections.abc import Iterator
from functools import cache

from folsom.environments.spaces import Space, space_of
from folsom.game import registry
from folsom.interface.title import Setup, Title
from folsom.kernel.core import Core
from folsom.kernel.dice import Dice, seeded
from folsom.learning.observation import Cells
from tests.properties.configurations import LAW, PLAIN
from tests.properties.super_games import CONFIGURATIONS

SETUPS: tuple[Setup, ...] = (
    *(configuration.setup for configuration in (*PLAIN, *LAW)),
    *(registry.title("super").setup(players, {"boxes": boxes}) for players, boxes in CONFIGURATIONS),
)
LOOKED_AT_EVERY = {"express": 20, "super": 2}  # decisions; the first one depends on the seed


def called(setup: Setup) -> str:
    words = [setup.game, str(setup.players)]
    for key in ("variant", "expert", "printing", "boxes"):
        value = setup.options.get(key)
        words.append("+".join(value) if isinstance(value, list) else key if value is True else str(value or ""))
    return " ".join(word for word in words if word and word != "None")


def title_of(setup: Setup) -> Title:
    return registry.title(setup.game)


@cache
def space_by_number(number: int) -> Space:
    return space_of(title_of(SETUPS[number]), SETUPS[number])


def written(space: Space, core: Core, seat: int) -> "array[float]":
    """The observation as the observer writes it from a state."""
    cells = Cells()
    space.observer.write(core, seat, cells)
    indices = list(cells.indices)[: cells.size]
    assert len(set(indices)) == len(indices), "a number is written twice"
    found = array("f", bytes(4 * len(space.observer.fields)))
    for index, value in zip(indices, cells.values, strict=False):
        assert value, f"{space.fields()[index]} is 0 and written"
        found[index] = value
    return found


def positions(number: int, seed: int, every: int = 0) -> Iterator[tuple[Core, Dice]]:
    """Some positions of a random game, including the last one; the dice are for the caller."""
    setup = SETUPS[number]
    core = title_of(setup).start(setup, seeded(seed), None)
    choice = seeded(~seed)
    every = every or LOOKED_AT_EVERY[setup.game]
    decision = seed
    while not core.over:
        if decision % every == 0:
            yield core, choice
        decision += 1
        seats = core.to_act()
        core.turn_to(seats[choice.below(len(seats))])
        core.apply(core.options[choice.below(core.offered)])
    yield core, choice
