"""Two worlds that look alike to the asked seat: the heuristic must value its options the same in both."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from folsom.game import registry
from folsom.interface.title import Setup, Title
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded

WORLDS = 2  # worlds dealt at each examined question
EVERY = 4  # questions, approximately


@dataclass(frozen=True)
class Part:
    """Some games of a set-up."""

    setup: Setup
    first: int
    games: int


def compare_promises(part: Part) -> Counter[str]:
    """Compare in random games; return what was compared, by question."""
    title = registry.title(part.setup.game)
    seen: Counter[str] = Counter()
    for seed in range(part.first, part.first + part.games):
        seen += Game(title, part.setup, seed).play()
    return seen


class Weighing(Protocol):
    """The tested part of a Heuristic."""

    @property
    def promise(self) -> Sequence[int]: ...

    def weigh(self, s: Any) -> int: ...


class Game:
    """A random game; at some of its questions, worlds of the asked seat are dealt."""

    def __init__(self, title: Title, setup: Setup, seed: int, heuristic: Weighing | None = None) -> None:
        self.title = title
        self.setup = setup
        self.seed = seed
        self.choice = seeded(~seed)
        self.heuristic: Weighing = heuristic or title.heuristic({}, 1, True)  # type: ignore[assignment]
        self.seen: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        s = self.title.start(self.setup, seeded(self.seed), None)
        while not s.over:
            seats = s.to_act()
            seat = seats[self.choice.below(len(seats))]
            s.turn_to(seat)
            if s.offered > 1 and not self.choice.below(EVERY):
                self.look(s, seat)
            s.apply(s.options[self.choice.below(s.offered)])
        return self.seen

    def look(self, s: Core, seat: int) -> None:
        view = self.title.view(s, self.setup, seat)
        mine = promises(self.heuristic, s)
        name = question(s)
        for _ in range(WORLDS):
            world = self.title.redeal(view, seeded(self.choice.below(1 << 30)))
            assert self.title.view(world, self.setup, seat) == view, "the worlds do not look alike"
            world.turn_to(seat)
            its = promises(self.heuristic, world)
            where = f"{self.setup}, seed {self.seed}, seat {seat}, {name}: {self.title.draw(s, self.setup)}"
            assert its == mine, f"what is hidden changes promises from {mine} to {its}: {where}"
            self.seen["differ"] += self.title.image(world) != self.title.image(s)
            self.seen["worlds"] += 1
        self.seen[f"asked {name}"] += 1
        self.seen["unequal"] += len(set(mine.values())) > 1


def promises(heuristic: Weighing, s: Core) -> dict[int, int]:
    total = heuristic.weigh(s)
    found: dict[int, int] = {int(s.options[k]): int(heuristic.promise[k]) for k in range(s.offered)}
    assert min(found.values()) >= 1, "a promise below 1"
    assert sum(found.values()) == total, "the sum is not that of the promises"
    return found


def question(s: Any) -> str:
    """The name of the op that asks; Colt Super Express has only one."""
    return str(s.rules.ops[s.agenda[s.depth - 1] & 255].name) if hasattr(s.rules, "ops") else "program"
