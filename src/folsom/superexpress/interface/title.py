"""Colt Super Express as an implementation of the game interface."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from folsom.interface.declarations import Declaration
from folsom.interface.title import Claims, Event, Forecast, Looks, Loot, Option, Outcome, Reason, Score, Setup, Title
from folsom.interface.validation import one_of
from folsom.interface.view_cache import Memory
from folsom.interface.words import Catalogue, load
from folsom.kernel.core import Core, Fact, Tape
from folsom.kernel.dice import Dice
from folsom.learning.heuristic import Heuristic
from folsom.learning.observation import Observer
from folsom.superexpress.codes import ABOARD, TAKE_BACK
from folsom.superexpress.end import LOOT, best, everyone_aboard
from folsom.superexpress.heuristic import SuperHeuristic, Weights
from folsom.superexpress.interface import facts, names, questions
from folsom.superexpress.interface.audit import audit, image
from folsom.superexpress.interface.declaration import DECLARATION
from folsom.superexpress.interface.draw import draw
from folsom.superexpress.interface.forecast import forecast
from folsom.superexpress.interface.observer import observer
from folsom.superexpress.interface.picture import picture
from folsom.superexpress.interface.read import read_scene
from folsom.superexpress.interface.redeal import redeal
from folsom.superexpress.interface.setup import GAME, complete, rules_of
from folsom.superexpress.interface.view_types import View
from folsom.superexpress.interface.views import looks, view
from folsom.superexpress.setup import start
from folsom.superexpress.state import State
from folsom.superexpress.view_fields import view_fields


def state(core: Core) -> State:
    assert isinstance(core, State)
    return core


class SuperExpress(Title):
    """Each method delegates to the module that implements it."""

    name = GAME
    rules = 2  # 2: an event says that nobody takes the wagon when one bandit is left

    def __init__(self) -> None:
        self.catalogues: dict[str, Catalogue] = {}

    def setup(self, players: int | None, options: Mapping[str, Any]) -> Setup:
        return complete(players, options)

    def declaration(self) -> Declaration:
        return DECLARATION

    def rule_pages(self) -> dict[str, tuple[str, ...]]:
        return {"super.md": ()}

    def claims(self, setup: Setup) -> Claims:
        return Claims(tuple(names.BANDITS), 1)

    def start(self, setup: Setup, dice: Dice, tape: Tape | None) -> Core:
        return start(rules_of(setup), dice, tape)

    def options(self, core: Core, seat: int, words: Catalogue) -> list[Option]:
        return questions.options(state(core), seat, words)

    def answers(self, action: int) -> bool:
        return action < TAKE_BACK

    def read_action(self, core: Core, seat: int, text: str) -> int:
        return questions.read_action(state(core), seat, text)

    def why_not(self, core: Core, seat: int, action: "int | str", words: Catalogue) -> Reason | None:
        return questions.why_not(state(core), seat, action, words)

    def question(self, core: Core, seat: int, words: Catalogue) -> str:
        return questions.ask(state(core), seat, words)

    def seat_name(self, core: Core, seat: int, words: Catalogue) -> str:
        return names.bandit_name(state(core), seat)

    def fact_name(self, core: Core, fact: Fact) -> str:
        return facts.FACTS[fact[0]].name

    def only_seen_by(self, fact: Fact) -> int | None:
        return facts.only_seen_by(fact)

    def event(self, core: Core, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event:
        return facts.event(state(core), number, fact, words)

    def outcome(self, core: Core, fact: Fact, seat: int, words: Catalogue) -> Outcome | None:
        return facts.outcome(state(core), fact, seat, words)

    def alike(self, core: Core, fact: Fact) -> bool:
        return not facts.FACTS[fact[0]].secret

    def discloses(self, core: Core, fact: Fact) -> bool:
        return facts.FACTS[fact[0]].discloses

    def view(self, core: Core, setup: Setup, seat: int | None, memory: Memory | None = None) -> View:
        return view(state(core), setup, seat, memory)

    def looks(
        self, core: Core, setup: Setup, viewers: Iterable[int | None], memory: Memory, settled: bool = True
    ) -> Looks:
        return looks(state(core), setup, viewers, memory, settled)

    def forecast(self, view: Any, words: Catalogue) -> Forecast:
        return forecast(view, words)

    def round_of(self, view: Any) -> int:
        number: int = view.round
        return number

    def redeal(self, view: Any, dice: Dice) -> Core:
        return redeal(view, dice)

    def heuristic(self, weights: Mapping[str, float], horizon: int, sharp: bool) -> Heuristic:
        return SuperHeuristic(Weights(weights), horizon, sharp)

    def observer(self, setup: Setup) -> Observer:
        return observer(setup)

    def view_fields(self, view: Any) -> dict[str, float]:
        return view_fields(view)

    def scores(self, core: Core) -> Sequence[Score]:
        """Before the end, the bandits aboard are compared as at the end (SUP-WIN-2)."""
        s = state(core)
        winners: int = s.winners if s.ended() else best(s, everyone_aboard(s))
        found = []
        for who in range(s.bandit_count):
            loot = [int(LOOT[card]) for card in names.members(s.pawns[who].loot)]
            lines = {
                "aboard": int(s.pawns[who].status == ABOARD),
                "loot-cards": len(loot),
                "best-card": max(loot, default=0),
            }
            cards = tuple(Loot("loot-card", card) for card in loot)
            found.append(Score(who, sum(loot), bool(winners >> who & 1), lines, cards))
        return found

    def draw(self, core: Core, setup: Setup) -> str:
        return draw(state(core), setup)

    def read_scene(self, text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, Core]:
        return read_scene(text, dice, tape)

    def picture(self, view: Any, words: Catalogue, width: int) -> str:
        return picture(view, words, width)

    def catalogue(self, language: str) -> Catalogue:
        language = one_of("language", language, self.languages)
        if language not in self.catalogues:
            self.catalogues[language] = load([files("folsom.superexpress.interface") / "words"], language)
        return self.catalogues[language]

    def audit(self, core: Core) -> None:
        audit(state(core))

    def image(self, core: Core) -> dict[str, Any]:
        return image(state(core))
