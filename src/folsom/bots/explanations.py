"""Explains how good an answer is: a sentence, the figures of the best options, and the reasons for each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any

from folsom.bots.budget import Budget
from folsom.bots.judges import Judge, judge_of
from folsom.bots.playouts import play_out
from folsom.bots.reasons import Reasons
from folsom.game import registry
from folsom.interface.errors import IllegalAction, shown
from folsom.interface.title import Option, Title
from folsom.interface.words import Catalogue, load
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded

THOUGHT = Budget(iterations=6000)
COMPARED = 3  # other options that are reported
WITHIN = str.maketrans("„“”", "‚‘’")  # quotation marks within quotation marks


@dataclass(frozen=True)
class Figure:
    """The estimate for one option, in words."""

    text: str
    words: str
    visits: int
    chance: float
    money: float
    reason: str = ""  # why it is good, or how it compares with the best one


@dataclass(frozen=True)
class Explanation:
    """The sentence, and the figures: first the option asked about, then the others, best first."""

    words: str
    figures: tuple[Figure, ...]
    best: bool  # the option asked about is the best one


@dataclass(frozen=True)
class Weighed:
    """The estimates for all answers to a question."""

    figures: Mapping[int, Figure]  # by action
    ranked: Sequence[int]  # the actions, best first
    chosen: int  # the one asked about, or else the best

    @property
    def cost(self) -> float:
        """How much lower the chance of winning is than with the best answer."""
        return max(0.0, self.figures[self.ranked[0]].chance - self.figures[self.chosen].chance)


def explain(
    view: Any, option: Option | int | str | None = None, budget: Budget = THOUGHT, seed: int = 0, language: str = "en"
) -> Explanation:
    """Why a seat should or should not choose an option (or its number, or its text); without one, what it should do.

    IllegalAction, with the rule, for what the seat may not do now; NotationError for a text that cannot be read.
    """
    title = registry.title(view.setup.game)
    words = title.catalogue(language)
    judge = judge_of(view.setup, seed, budget)
    weighed = weigh(view, option, judge, seed, words)
    chosen, figures = weighed.chosen, weighed.figures
    compared = [chosen, *[number for number in weighed.ranked if number != chosen][:COMPARED]]
    prospects = dict(zip(compared, play_out(view, compared, words, seed), strict=True))
    said = Reasons(figures, prospects, weighed.ranked[0], words.language)
    explained = tuple(replace(figures[number], reason=said.reason(number)) for number in compared)
    best = chosen == weighed.ranked[0]
    when = judge.counts_at(view.setup)
    return Explanation(sentence(view.setup.game, explained, best, when, words.language), explained, best)


def weigh(view: Any, option: Option | int | str | None, judge: Judge, seed: int, words: Catalogue) -> Weighed:
    """A judge's estimates of all answers to the question of the view's seat."""
    title = registry.title(view.setup.game)
    if view.seat not in view.to_act:
        raise IllegalAction("this seat, or spectator, is not asked anything now")
    world = title.redeal(view, seeded(seed))
    legal = world.offers(view.seat)
    options = {one.action: one for one in title.options(world, view.seat, words) if one.action in legal}
    action = option.action if isinstance(option, Option) else option
    if isinstance(action, str):
        action = title.read_action(world, view.seat, action)
    if action is not None and action not in options:
        raise refusal(title, world, view.seat, action, words)
    found = judge.estimates(view, list(options), action)
    figures = {
        number: Figure(options[number].text, options[number].words, one.visits, one.chance, one.money)
        for number, one in found.items()
    }
    ranked = list(found)
    return Weighed(figures, ranked, ranked[0] if action is None else action)


def refusal(title: Title, world: Core, seat: int, action: object, words: Catalogue) -> IllegalAction:
    """The error for an action that cannot be explained: a rule forbids it, or it does not answer a question."""
    reason = title.why_not(world, seat, action, words) if isinstance(action, int) else None
    if reason is None:
        return IllegalAction(f"only answers to what this seat is asked can be explained, not {shown(action)}")
    return IllegalAction(reason.words, reason.rule)


def sentence(game: str, figures: Sequence[Figure], best: bool, when: str, language: str) -> str:
    """The first figure in words, compared with the second; `best` says whether the first is the best one.

    `when` says when the money is counted: "round" or "end".
    """
    words = load([files("folsom.bots") / "words"], language)
    first, chance = figures[0], percent(figures[0])
    money = words(f"explain.{when}", money=round(first.money))
    text = words(f"explain.{game}", words=first.words, chance=chance, money=money)
    if len(figures) == 1:
        return f"{text} {words('explain.only')}"
    second, other = figures[1], percent(figures[1])
    if best and chance >= other:
        key = "explain.best"
    elif not best and chance < other:
        key = "explain.worse"
    else:
        key = "explain.alike"
    return f"{text} {words(key, words=second.words.translate(WITHIN), chance=other)}"


def percent(figure: Figure) -> int:
    return round(100 * figure.chance)
