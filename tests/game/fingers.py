"""A tiny game, to show that `folsom.game` does not depend on any particular game.

All players show one to three fingers at the same time; a die is added, and the seat that this number selects gets a
dollar.  Each seat has a card that nobody else sees.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from folsom.interface.declarations import Declaration, SetupChoice
from folsom.interface.errors import NotationError, SetupError
from folsom.interface.title import Event, Looks, Option, Reason, Score, Setup, Title
from folsom.interface.view_cache import Memory
from folsom.interface.words import Catalogue
from folsom.kernel.core import Core, Fact, Tape
from folsom.kernel.dice import Dice

DEALT, SHOWED, TOOK = 0, 1, 2


class Hands:
    """The state.  Not a subclass of `Core`, which only compiled code can be: it has the methods that a Game calls."""

    def __init__(self, players: int, rounds: int, dice: Dice) -> None:
        self.dice = dice
        self.tape: Tape | None = None
        self.rounds = rounds
        self.dollars = [0] * players
        self.cards = [0] * players
        self.shown: dict[int, int] = {}
        self.asked = list(range(players))  # the last one is on top

    @property
    def over(self) -> bool:
        return self.rounds == 0

    def ended(self) -> bool:
        return self.over

    def stopped(self) -> bool:
        return False

    def to_act(self) -> list[int]:
        return sorted(self.asked)

    def asked_in_secret(self) -> int:
        return -1 if self.over else self.rounds

    def turn_to(self, seat: int) -> bool:
        if seat not in self.asked:
            return False
        self.asked.remove(seat)
        self.asked.append(seat)
        return True

    def legal(self) -> list[int]:
        return [1, 2, 3]

    def apply(self, action: int) -> None:
        self.shown[self.asked.pop()] = action
        if not self.asked:
            self.reveal()

    def reveal(self) -> None:
        for seat in sorted(self.shown):
            self.report((SHOWED, seat, self.shown[seat], 0))
        taker = (sum(self.shown.values()) + self.dice.below(6)) % len(self.dollars)
        self.dollars[taker] += 1
        self.report((TOOK, taker, 0, 0))
        self.rounds -= 1
        self.shown.clear()
        self.asked = list(range(len(self.dollars))) if self.rounds else []

    def report(self, fact: Fact) -> None:
        if self.tape is not None:
            self.tape.facts.append(fact)

    def copy(self) -> "Hands":
        other = Hands(len(self.dollars), self.rounds, self.dice.copy())
        other.dollars, other.cards = self.dollars[:], self.cards[:]
        other.shown, other.asked = self.shown.copy(), self.asked[:]
        return other


@dataclass(frozen=True)
class FingersView:
    """What a seat may know."""

    seat: int | None
    rounds: int
    dollars: tuple[int, ...]
    card: int | None


def hands(core: Core) -> Hands:
    return cast(Hands, core)


class Fingers(Title):
    """The interface, implemented as briefly as possible."""

    name = "fingers"
    languages = ("en",)

    def setup(self, players: int | None, options: Mapping[str, Any]) -> Setup:
        if set(options) - {"rounds"}:
            raise SetupError("fingers has one option: rounds")
        if not isinstance(players, int) or not 2 <= players <= 4:
            raise SetupError("fingers is for 2 to 4 players")
        rounds = options.get("rounds", 2)
        if not isinstance(rounds, int) or not 1 <= rounds <= 9:
            raise SetupError("rounds is a number from 1 to 9")
        return Setup("fingers", players, {"rounds": rounds})

    def declaration(self) -> Declaration:
        return Declaration({"rounds": SetupChoice(tuple(range(1, 10)), False, 2)}, FingersView, {}, {}, [], [])

    def start(self, setup: Setup, dice: Dice, tape: Tape | None) -> Core:
        state = Hands(setup.players, setup.options["rounds"], dice)
        state.tape = tape
        for seat in range(setup.players):
            state.cards[seat] = dice.below(52)
            state.report((DEALT, seat, state.cards[seat], 0))
        return cast(Core, state)

    def options(self, core: Core, seat: int, words: Catalogue) -> list[Option]:
        actions = core.legal() if core.turn_to(seat) else []
        return [Option(n, "show", f"show {n}", words("show", n=n), {"fingers": n}) for n in actions]

    def read_action(self, core: Core, seat: int, text: str) -> int:
        found = re.fullmatch(r"show (\d)", text)
        if not found:
            raise NotationError("an action is `show` and a number")
        return int(found[1])

    def why_not(self, core: Core, seat: int, action: int | str, words: Catalogue) -> Reason | None:
        if core.over:
            return Reason("FIN-3", "the game is over")
        if seat not in core.to_act():
            return Reason("FIN-2", "you have shown yours")
        number = self.read_action(core, seat, action) if isinstance(action, str) else action
        return None if 1 <= number <= 3 else Reason("FIN-1", "a hand shows one to three fingers")

    def question(self, core: Core, seat: int, words: Catalogue) -> str:
        return "How many fingers?" if seat in core.to_act() else ""

    def seat_name(self, core: Core, seat: int, words: Catalogue) -> str:
        return f"Hand {seat + 1}"

    def only_seen_by(self, fact: Fact) -> int | None:
        return fact[1] if fact[0] == DEALT else None

    def event(self, core: Core, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event:
        kind, who, what, _ = fact
        if kind == DEALT:
            return Event(number, "dealt", f"your card is {what}", {"card": what})
        return Event(number, self.fact_name(core, fact), f"Hand {who + 1}: {what}", {"seat": who})

    def fact_name(self, core: Core, fact: Fact) -> str:
        return ("dealt", "showed", "took")[fact[0]]

    def alike(self, core: Core, fact: Fact) -> bool:
        return fact[0] != DEALT

    def discloses(self, core: Core, fact: Fact) -> bool:
        return fact[0] == DEALT

    def view(self, core: Core, setup: Setup, seat: int | None, memory: Memory | None = None) -> FingersView:
        shared, own = self.looks(core, setup, [seat], memory or Memory())[seat]
        return FingersView(**shared, **own)

    def looks(
        self, core: Core, setup: Setup, viewers: Iterable[int | None], memory: Memory, settled: bool = True
    ) -> Looks:
        state = hands(core)
        shared = {"rounds": state.rounds, "dollars": tuple(state.dollars)}
        return {seat: (shared, {"seat": seat, "card": None if seat is None else state.cards[seat]}) for seat in viewers}

    def redeal(self, view: FingersView, dice: Dice) -> Core:
        state = Hands(len(view.dollars), view.rounds, dice)
        state.dollars = list(view.dollars)
        state.cards = [dice.below(52) for _ in view.dollars]
        if view.seat is not None and view.card is not None:
            state.cards[view.seat] = view.card
        return cast(Core, state)

    def scores(self, core: Core) -> Sequence[Score]:
        dollars = hands(core).dollars
        return [Score(seat, d, d == max(dollars), {"taken": d}) for seat, d in enumerate(dollars)]

    def draw(self, core: Core, setup: Setup) -> str:
        state = hands(core)
        return f"fingers {setup.options['rounds']} rounds, {state.rounds} left\ndollars {state.dollars}\n"

    def read_scene(self, text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, Core]:
        found = re.fullmatch(r"\s*fingers (\d) rounds, (\d) left\s+dollars \[([\d, ]+)\]\s*", text)
        if not found:
            raise NotationError("a scene of fingers is two lines", 1, 1)
        dollars = [int(number) for number in found[3].split(",")]
        setup = self.setup(len(dollars), {"rounds": int(found[1])})
        state = Hands(len(dollars), int(found[2]), dice)
        state.dollars = dollars
        state.tape = tape
        return setup, cast(Core, state)

    def picture(self, view: FingersView, words: Catalogue, width: int) -> str:
        return f"{view.rounds} rounds to go; dollars: {view.dollars}"

    def catalogue(self, language: str) -> Catalogue:
        if language not in self.languages:
            raise SetupError(f"fingers speaks en, not {language}")
        words = {"show": "show {n} fingers", "why.old-option": "too late", "why.foreign-option": "not yours"}
        return Catalogue(words, language)

    def audit(self, core: Core) -> None:
        assert all(dollars >= 0 for dollars in hands(core).dollars)

    def image(self, core: Core) -> dict[str, Any]:
        state = hands(core)
        return {**vars(state), "dice": state.dice.mark(), "tape": None, "shown": dict(state.shown)}
