"""The decision of a round that cost a player most, judged by what they knew when they made it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.budget import Budget
from folsom.bots.explanations import Explanation, Figure, weigh
from folsom.bots.judges import judge_of
from folsom.game import registry
from folsom.game.game import Game

GLANCE = Budget(iterations=1000)  # for each decision of the round; only the costliest is explained
WORTH_NAMING = 0.03  # of the chance of winning: smaller differences may be noise
TRIES = 2  # the most decisions to examine more closely


@dataclass(frozen=True)
class Moment:
    """A decision: what the player saw, was asked and chose, and what had happened just before."""

    view: Any
    action: int
    number: int  # among all decisions of the game
    asked: str
    after: str


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, with the figures of what was chosen and of what was best."""

    moment: Moment
    chosen: Figure
    best: Figure

    @property
    def cost(self) -> float:
        """The loss in the chance of winning."""
        return self.best.chance - self.chosen.chance


def moments(game: Game, actions: Sequence[tuple[int, int]], seat: int, number: int, language: str) -> list[Moment]:
    """A seat's decisions in the round with this number; `game`, at its beginning, is played with these actions.

    Decisions with only one possible answer, and those that were taken back, are left out.
    """
    title, found = game.title, list[Moment]()
    narrator, facts = game.in_language(language), 0
    for played, (who, action) in enumerate(actions):
        if who == seat and not title.answers(action):
            found.clear()
        elif who == seat and len(game.legal(seat)) > 1:
            view = game.view(seat)
            if title.round_of(view) == number:
                news = narrator.events_after(seat, facts)[1]
                asked = narrator.question(seat)
                found.append(Moment(view, action, played, asked, news[-1].words if news else ""))
            elif title.round_of(view) > number:
                break
        facts = game.facts
        game.play(who, action)
    return found


def cost(view: Any, action: int, budget: Budget = GLANCE, seed: int = 0) -> float:
    """How much an answer lowers the chance of winning compared with the best one, as far as the view's seat knows."""
    title = registry.title(view.setup.game)
    return weigh(view, action, judge_of(view.setup, seed, budget), seed, title.catalogue("en")).cost


def costliest(costs: Sequence[float]) -> list[int]:
    """Decisions that may be worth naming, the costliest first; examine them until one proves to be a mistake."""
    ranked = sorted(range(len(costs)), key=lambda k: -costs[k])
    return [k for k in ranked if costs[k] >= WORTH_NAMING][:TRIES]


def mistake(moment: Moment, explanation: Explanation) -> Mistake | None:
    """The mistake in a decision, after a closer look; None if it was not a mistake."""
    chosen, *others = explanation.figures
    found = Mistake(moment, chosen, others[0] if others else chosen)
    return found if not explanation.best and found.cost >= WORTH_NAMING else None
