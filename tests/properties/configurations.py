"""Everything that can be played: players × variant × Expert × printing × boxes, and how bandits and wagons are named.

The tables are written out here a second time and not taken from the set-up, so that the two check each other.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from folsom.express.boxes import INTERFACES
from folsom.express.interface.setup import rules_of
from folsom.express.interface.title import Express
from folsom.express.rules import Rules
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup

TITLE = Express()
WORDS = TITLE.catalogue("en")
KINDS = {kind.code: kind.name for interface in INTERFACES for kind in interface.facts()}  # of facts

# VAR-1: variant -> numbers of players, and with or without Expert.
ALLOWED: dict[str, tuple[tuple[int, ...], tuple[bool, ...]]] = {
    "standard": ((3, 4, 5, 6), (False, True)),
    "duel": ((2,), (True,)),
    "pairs": ((2, 3), (False,)),
    "teams": ((4, 6), (False, True)),
}
PRINTINGS = ("later", "first")
BOXES: tuple[tuple[str, ...], ...] = ((), ("horses",), ("timecar",), ("horses", "timecar"))
# Marshal & Prisoners, in separate games: test_marshal.py checks the laws with it.
MARSHAL_BOXES: tuple[tuple[str, ...], ...] = (("mei", "rounds"), ("horses", "timecar", "mei", "rounds"))
# Further combinations, and all boxes that the models in this folder do not know: test_more_boxes.py.
MORE_BOXES: tuple[tuple[str, ...], ...] = (("timecar", "mei", "rounds"),)
UNMODELLED = {box for boxes in MORE_BOXES for box in boxes} - {*BOXES[-1], *MARSHAL_BOXES[-1]}
NAMES = ("Tuco", "Ghost", "Doc", "Django", "Cheyenne", "Belle")
PAIRS = ("Ghost+Tuco", "Doc+Django", "Belle+Cheyenne")
CARS = ("Mail car", "Private saloon", "Dining car", "First class", "Second class", "Baggage car")


@dataclass(frozen=True)
class Base:
    """The options that determine which rules apply."""

    players: int
    variant: str
    expert: bool
    printing: str
    boxes: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = (self.players, self.variant, "expert" * self.expert, self.printing, "+".join(self.boxes))
        return " ".join(str(word) for word in words if word)

    @property
    def horses(self) -> bool:
        return "horses" in self.boxes

    @property
    def law(self) -> bool:
        """Whether somebody plays the Marshal."""
        return self.variant == "marshal"

    @property
    def timecar(self) -> bool:
        return "timecar" in self.boxes

    @property
    def modelled(self) -> bool:
        """Whether the models in this folder know all its boxes."""
        return UNMODELLED.isdisjoint(self.boxes)


@dataclass(frozen=True)
class Configuration:
    """A base, and the bandits and wagons that the host named."""

    base: Base
    bandits: str | tuple[str, ...] | None = None
    wagons: tuple[str, ...] | None = None
    seats: str = "given"

    @cached_property
    def setup(self) -> Setup:
        b = self.base
        rules: dict[str, Any] = {"variant": b.variant, "expert": b.expert, "printing": b.printing, "boxes": b.boxes}
        return TITLE.setup(b.players, {**rules, "bandits": self.bandits, "wagons": self.wagons, "seats": self.seats})

    @property
    def rules(self) -> Rules:
        return rules_of(self.setup)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(self.base.players))

    def __str__(self) -> str:
        return f"{self.base}, bandits {self.bandits}, wagons {self.wagons}, seats {self.seats}"


def bases() -> Iterator[Base]:
    """All bases, those without a box first: their golden games are numbered."""
    for boxes in BOXES:
        for variant, (numbers, experts) in ALLOWED.items():
            for players, expert, printing in product(numbers, experts, PRINTINGS):
                yield Base(players, variant, expert, printing, boxes)


def named_bandits(base: Base) -> Iterator[str | tuple[str, ...] | None]:
    """Drawn; the book's suggestion in the two-player game; all named; some named."""
    yield "random"
    if base.variant == "duel":
        yield None
        yield ("Belle+Ghost", "Django+Tuco")
        yield ("Cheyenne+?", "?")
    elif base.variant == "pairs":
        yield PAIRS[: base.players]
    else:
        yield NAMES[: base.players]
        yield tuple(name if k % 2 else "?" for k, name in enumerate(NAMES[: base.players]))


def named_wagons(base: Base) -> Iterator[tuple[str, ...] | None]:
    number = {"duel": 4, "pairs": base.players + 1}.get(base.variant, base.players)
    yield None
    yield CARS[:number]
    yield tuple(name if k % 2 else "?" for k, name in enumerate(CARS[:number]))


def configurations() -> Iterator[Configuration]:
    """Every way to name bandits and wagons without a box; with boxes, where names do not matter, all are drawn."""
    for base in bases():
        if base.boxes:
            yield Configuration(base, "random")
            continue
        for bandits, wagons, seats in product(named_bandits(base), named_wagons(base), ("given", "random")):
            yield Configuration(base, bandits, wagons, seats)


def marshal_bases() -> Iterator[Base]:
    """PAIR-1: Mei is in none of the pairs."""
    for variant, (numbers, experts) in ALLOWED.items():
        for players, expert, boxes in product(numbers, experts, MARSHAL_BOXES):
            without_mei = tuple(box for box in boxes if box != "mei")
            yield Base(players, variant, expert, "later", without_mei if variant == "pairs" else boxes)


def more_bases() -> Iterator[Base]:
    """What a set-up refuses is left out."""
    for boxes, (variant, (numbers, experts)) in product(MORE_BOXES, ALLOWED.items()):
        for players, expert in product(numbers, experts):
            try:
                TITLE.setup(players, {"variant": variant, "expert": expert, "boxes": boxes, "bandits": "random"})
            except SetupError:
                continue
            yield Base(players, variant, expert, "later", boxes)


BASES = tuple(bases())
CONFIGURATIONS = tuple(configurations())
PLAIN = tuple(Configuration(base, "random") for base in BASES)  # one for each base, everything drawn
LAW = tuple(
    Configuration(Base(players, "marshal", False, "later", boxes), "random")
    for players, boxes in product(range(3, 9), ((), ("horses", "timecar")))
)
NAMED_LAW = (Configuration(Base(4, "marshal", False, "later"), ("Marshal", "Doc", "Belle", "Mei")),)
MARSHAL = tuple(Configuration(base, "random") for base in marshal_bases())
MORE = tuple(Configuration(base, "random") for base in more_bases())
