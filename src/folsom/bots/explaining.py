"""Why an answer is good: a sentence, and the figures of the best options."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from folsom.bots.budget import Budget
from folsom.bots.planner import Planner
from folsom.kernel.dice import seeded
from folsom.kernel.errors import IllegalAction, shown
from folsom.kernel.title import Option
from folsom.kernel.words import load
from folsom.table import titles

THOUGHT = Budget(iterations=6000)
COMPARED = 3  # other options that are told


@dataclass(frozen=True)
class Figure:
    """What a planner found out about an option."""

    text: str
    words: str
    visits: int
    chance: float  # of winning, as the planner values it
    money: float  # dollars by the end of the round on average, or of the game; in Super Express loot cards


@dataclass(frozen=True)
class Explanation:
    """The sentence, and the figures: first the option asked about, then the others from the best on."""

    words: str
    figures: tuple[Figure, ...]


def explain(
    view: Any, option: Option | int | None = None, budget: Budget = THOUGHT, seed: int = 0, language: str = "en"
) -> Explanation:
    """Why a seat could do this, or should not; what it should do, if no option is named."""
    title = titles.title(view.setup.game)
    world = title.redeal(view, seeded(seed))
    legal = world.offers(view.seat)
    words = title.catalogue(language)
    options = {one.action: one for one in title.options(world, view.seat, words) if one.action in legal}
    action = option.action if isinstance(option, Option) else option
    if not options or (action is not None and action not in options):
        raise IllegalAction(f"this seat is not asked about {shown(action)} now")
    search = Planner("explains", seed, budget).search(view)
    figures = [
        Figure(one.text, one.words, search.visits_of(number), search.value_of(number), search.money_of(number))
        for number, one in options.items()
    ]
    ranked = sorted(figures, key=lambda f: (-f.visits, -f.chance))
    chosen = ranked[0] if action is None else figures[list(options).index(action)]
    others = [figure for figure in ranked if figure is not chosen]
    told = (chosen, *others[:COMPARED])
    return Explanation(sentence(view.setup.game, told, words.language), told)


def sentence(game: str, told: Sequence[Figure], language: str) -> str:
    words = load(files("folsom.bots") / "words", language)
    first = told[0]
    named = {"words": first.words, "chance": round(100 * first.chance), "money": round(first.money)}
    text = words(f"explain.{game}", **named)
    if len(told) == 1:
        return f"{text} {words('explain.only')}"
    second = told[1]
    key = "explain.best" if first.visits >= second.visits else "explain.worse"
    return f"{text} {words(key, words=second.words, chance=round(100 * second.chance))}"
