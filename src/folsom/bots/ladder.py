"""The ladder: levels by name, and temperaments on top of them."""

from collections.abc import Callable, Mapping

from folsom.bots.bot import Bot, Drifter, Greenhorn
from folsom.bots.budget import Budget
from folsom.bots.outside import PREFIX, Outside
from folsom.bots.planner import Planner
from folsom.kernel.errors import SetupError
from folsom.kernel.wishes import unknown

PLANNERS: Mapping[str, Budget] = {"outlaw": Budget(milliseconds=40), "legend": Budget(milliseconds=400)}
SIMPLE: Mapping[str, Callable[[str, int], Bot]] = {"drifter": Drifter, "greenhorn": Greenhorn}
LEVELS = (*SIMPLE, *PLANNERS)

# What a planner cares for more, or less, than is best: weights of its evaluation (express/sense/weights.py).
TEMPERAMENTS: Mapping[str, Mapping[str, float]] = {
    "greedy": {"place": 0.25, "near": 0.12, "shot": 20.0},
    "gunslinger": {"shot": 450.0},
    "marshal-herder": {"neutral": 180.0, "shot": 40.0},
    "cautious": {"bullet": 120.0, "fear": 200.0, "shot": 40.0},
}


def bot(name: str, seed: int = 0, budget: Budget | None = None) -> Bot:
    """The bot of a level, with a temperament (`legend:gunslinger`) and a budget of its own if wanted; or a program.

    `run:python3 mybot.py` is a program that takes a seat; a budget of milliseconds is its time for a decision.
    """
    if isinstance(name, str) and name.startswith(PREFIX):
        return Outside(name, seed, budget)
    level, _, temperament = name.partition(":") if isinstance(name, str) else ("", "", "")
    if level not in LEVELS:
        raise SetupError(unknown("level", name, LEVELS))
    if level in SIMPLE:
        if temperament or budget:
            raise SetupError(f"a {level} does not think: it has neither a temperament nor a budget")
        return SIMPLE[level](name, seed)
    if temperament and temperament not in TEMPERAMENTS:
        raise SetupError(unknown("temperament", temperament, tuple(TEMPERAMENTS)))
    return Planner(name, seed, budget or PLANNERS[level], TEMPERAMENTS.get(temperament))
