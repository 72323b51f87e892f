"""Colt Express as an implementation of the game interface."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from folsom.express.base.setup import start
from folsom.express.boxes import INTERFACES, VARIANTS, variant_named
from folsom.express.heuristics.heuristic import ExpressHeuristic
from folsom.express.heuristics.weights import Weights
from folsom.express.interface import facts, names, options, questions, vocabulary
from folsom.express.interface.audit import audit, image
from folsom.express.interface.catalogue import catalogue
from folsom.express.interface.declaration import declaration
from folsom.express.interface.draw import draw
from folsom.express.interface.forecast import forecast
from folsom.express.interface.observer import observer
from folsom.express.interface.picture import picture
from folsom.express.interface.read import read_scene
from folsom.express.interface.redeal import redeal
from folsom.express.interface.scores import scores
from folsom.express.interface.setup import bandits_of, complete, rules_of
from folsom.express.interface.view_types import View
from folsom.express.interface.views import looks, view
from folsom.express.state import State
from folsom.express.view_fields import view_fields
from folsom.interface.declarations import Declaration
from folsom.interface.title import Claims, Event, Forecast, Looks, Option, Outcome, Power, Reason, Score, Setup, Title
from folsom.interface.validation import one_of
from folsom.interface.view_cache import Memory
from folsom.interface.words import Catalogue
from folsom.kernel.core import Core, Fact, Tape
from folsom.kernel.dice import Dice
from folsom.learning.heuristic import Heuristic
from folsom.learning.observation import Observer


def state(core: Core) -> State:
    assert isinstance(core, State)
    return core


class Express(Title):
    """Each method delegates to the module that implements it."""

    name = "express"
    far = 0
    heuristic_opponents = True
    # 2: an event says who fired a neutral Bullet.  3: a player who visibly holds no card is not asked; a card that
    # still has a question is not resolved; at the end Purses are open.  4: nobody shares a spot or a Strongbox with a
    # player who is the Marshal, and Mortal Bullets cost him nothing.  5: with five or more bandits, Mailbags are in the
    # Locomotive and one Brawler card left is enough.  To increase the version, set `since` of the variants that are
    # played differently now.
    rules = max(variant.since for variant in VARIANTS)

    def setup(self, players: int | None, options: Mapping[str, Any]) -> Setup:
        return complete(players, options)

    def declaration(self) -> Declaration:
        return declaration()

    def rule_pages(self) -> dict[str, tuple[str, ...]]:
        pages: dict[str, tuple[str, ...]] = {"colt-express.md": ()}
        for box in INTERFACES:
            if box.rules_page:
                pages[box.rules_page] = (*pages.get(box.rules_page, ()), box.name)
        return pages

    def unchanged(self, setup: Setup, rules: int) -> bool:
        return variant_named(setup.options["variant"]).since <= rules <= self.rules

    def sides(self, setup: Setup) -> list[list[int]]:
        allies: int = rules_of(setup).allies
        return [list(range(seat, seat + allies)) for seat in range(0, setup.players, allies)]

    def claims(self, setup: Setup) -> Claims:
        variant = setup.options["variant"]
        return Claims(bandits_of(tuple(setup.options["boxes"]), variant), int(variant_named(variant).claims()))

    def roles(self, core: Core) -> list[str]:
        s = state(core)
        if s.rules.outlaws == s.rules.seats:
            return []
        return ["bandit" if s.is_bandit(seat) else "marshal" for seat in range(s.rules.seats)]

    def power(self, setup: Setup, bandit: str, words: Catalogue) -> Power | None:
        return names.power(rules_of(setup), setup.options["printing"], bandit, words)

    def start(self, setup: Setup, dice: Dice, tape: Tape | None) -> Core:
        return start(rules_of(setup), dice, tape)

    def options(self, core: Core, seat: int, words: Catalogue) -> list[Option]:
        return options.options(state(core), seat, words)

    def read_action(self, core: Core, seat: int, text: str) -> int:
        return vocabulary.read_action(state(core), seat, text)

    def why_not(self, core: Core, seat: int, action: "int | str", words: Catalogue) -> Reason | None:
        return questions.why_not(state(core), seat, action, words)

    def question(self, core: Core, seat: int, words: Catalogue) -> str:
        return questions.ask(state(core), seat, words)

    def seat_name(self, core: Core, seat: int, words: Catalogue) -> str:
        return names.Speech(state(core), words).seat(seat)

    def fact_name(self, core: Core, fact: Fact) -> str:
        return facts.name(state(core), fact)

    def event(self, core: Core, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event:
        return facts.event(state(core), number, fact, seat, words)

    def outcome(self, core: Core, fact: Fact, seat: int, words: Catalogue) -> Outcome | None:
        return facts.outcome(state(core), fact, seat, words)

    def alike(self, core: Core, fact: Fact) -> bool:
        return facts.alike(state(core), fact)

    def discloses(self, core: Core, fact: Fact) -> bool:
        return facts.discloses(state(core), fact)

    def view(self, core: Core, setup: Setup, seat: int | None, memory: Memory | None = None) -> View:
        return view(state(core), setup, seat, memory)

    def looks(
        self, core: Core, setup: Setup, viewers: Iterable[int | None], memory: Memory, settled: bool = True
    ) -> Looks:
        return looks(state(core), setup, viewers, memory, settled)

    def forecast(self, view: Any, words: Catalogue) -> Forecast:
        return forecast(view, words)

    def round_of(self, view: Any) -> int:
        number: int = view.round.number if view.round is not None else 0
        return number

    def redeal(self, view: Any, dice: Dice) -> Core:
        return redeal(view, dice)

    def heuristic(self, weights: Mapping[str, float], horizon: int, sharp: bool) -> Heuristic:
        return ExpressHeuristic(Weights(weights), horizon, sharp)

    def observer(self, setup: Setup) -> Observer:
        return observer(setup)

    def view_fields(self, view: Any) -> dict[str, float]:
        return view_fields(view)

    def scores(self, core: Core) -> Sequence[Score]:
        return scores(state(core))

    def draw(self, core: Core, setup: Setup) -> str:
        return draw(state(core), setup)

    def read_scene(self, text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, Core]:
        return read_scene(text, dice, tape)

    def picture(self, view: Any, words: Catalogue, width: int) -> str:
        return picture(view, words, width)

    def catalogue(self, language: str) -> Catalogue:
        return catalogue(one_of("language", language, self.languages))

    def audit(self, core: Core) -> None:
        audit(state(core))

    def image(self, core: Core) -> dict[str, Any]:
        return image(state(core))
