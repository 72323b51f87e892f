"""Why an answer is good: a sentence, and the figures of the best options."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from folsom.bots.budget import Budget
from folsom.bots.planner import Planner
from folsom.game import registry
from folsom.interface.errors import IllegalAction, shown
from folsom.interface.title import Option, Title
from folsom.interface.words import Catalogue, load
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded

THOUGHT = Budget(iterations=6000)
COMPARED = 3  # other options that are told
WITHIN = str.maketrans("„“”", "‚‘’")  # quotation marks within quotation marks


@dataclass(frozen=True)
class Figure:
    """What a planner found out about an option."""

    text: str
    words: str
    visits: int
    chance: float  # of winning, as the planner values it
    money: float  # dollars at the end of the round on average, or of the game; in Super Express loot cards


@dataclass(frozen=True)
class Explanation:
    """The sentence, and the figures: first the option asked about, then the others from the best on."""

    words: str
    figures: tuple[Figure, ...]


def explain(
    view: Any, option: Option | int | str | None = None, budget: Budget = THOUGHT, seed: int = 0, language: str = "en"
) -> Explanation:
    """Why a seat could do this (an option, its number or its text), or should not; what it should do, if none is named.

    IllegalAction, with the rule, for what the seat may not do now; NotationError for a text that cannot be read.
    """
    title = registry.title(view.setup.game)
    if view.seat not in view.to_act:
        raise IllegalAction("this seat, or spectator, is not asked anything now")
    world = title.redeal(view, seeded(seed))
    legal = world.offers(view.seat)
    words = title.catalogue(language)
    options = {one.action: one for one in title.options(world, view.seat, words) if one.action in legal}
    action = option.action if isinstance(option, Option) else option
    if isinstance(action, str):
        action = title.read_action(world, view.seat, action)
    if action is not None and action not in options:
        raise refusal(title, world, view.seat, action, words)
    planner = Planner("explains", seed, budget)
    search = planner.search(view, legal)
    figures = [
        Figure(one.text, one.words, search.visits_of(number), search.value_of(number), search.money_of(number))
        for number, one in options.items()
    ]
    ranked = sorted(figures, key=lambda f: (-f.visits, -f.chance))
    chosen = ranked[0] if action is None else figures[list(options).index(action)]
    others = [figure for figure in ranked if figure is not chosen]
    told = (chosen, *others[:COMPARED])
    when = "round" if planner.horizon(title) else "end"
    return Explanation(sentence(view.setup.game, told, when, words.language), told)


def refusal(title: Title, world: Core, seat: int, action: object, words: Catalogue) -> IllegalAction:
    """Why this cannot be explained: a rule forbids it, or it is no answer to a question at all."""
    reason = title.why_not(world, seat, action, words) if isinstance(action, int) else None
    if reason is None:
        return IllegalAction(f"only answers to what this seat is asked can be explained, not {shown(action)}")
    return IllegalAction(reason.words, reason.rule)


def sentence(game: str, told: Sequence[Figure], when: str, language: str) -> str:
    """The first figure in words, and the second beside it; `when` is what the money is counted at, round or end."""
    words = load([files("folsom.bots") / "words"], language)
    first, chance = told[0], percent(told[0])
    money = words(f"explain.{when}", money=round(first.money))
    text = words(f"explain.{game}", words=first.words, chance=chance, money=money)
    if len(told) == 1:
        return f"{text} {words('explain.only')}"
    second, other = told[1], percent(told[1])
    if first.visits >= second.visits and chance >= other:
        key = "explain.best"
    elif first.visits < second.visits and chance < other:
        key = "explain.worse"
    else:
        key = "explain.alike"
    return f"{text} {words(key, words=second.words.translate(WITHIN), chance=other)}"


def percent(figure: Figure) -> int:
    return round(100 * figure.chance)
