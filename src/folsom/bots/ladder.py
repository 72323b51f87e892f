"""The ladder: levels by name, and temperaments on top of them."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from folsom.bots.bot import Bot, Drifter, Sense
from folsom.bots.budget import Budget
from folsom.bots.external import PREFIX, ExternalBot, command_of
from folsom.bots.guided import Guided
from folsom.bots.leaning import Leaning
from folsom.bots.level import Level, temperatures
from folsom.bots.planner import Planner
from folsom.bots.policy import Policy
from folsom.interface.errors import SetupError, shown
from folsom.interface.validation import unknown, whole_number

# How long each may think about a decision.  An outlaw searches only without a network or with a temperament.
BUDGETS: Mapping[str, Budget] = {
    "outlaw": Budget(milliseconds=40),
    "legend": Budget(milliseconds=400),
    "planner": Budget(milliseconds=40),
    "network": Budget(milliseconds=40),
}
LEVELS = ("drifter", "greenhorn", "outlaw", "legend")  # the levels offered to people
POLICY, GUIDED = LEARNED = ("policy", "network")  # use a trained network
NAMES = (*LEVELS, "sense", "planner", *LEARNED)

# What a planner values more, or less, than would be best: weights of its evaluation, first those of Colt Express
# (express/heuristics/weights.py), then those of Colt Super Express (superexpress/heuristic.py), which has no Marshal.
TEMPERAMENTS: Mapping[str, Mapping[str, float]] = {
    "greedy": {"place": 0.25, "near": 0.12, "shot": 20.0, "loot": 1.5},
    "gunslinger": {"shot": 450.0, "hit": 0.2},
    "marshal-herder": {"neutral": 180.0, "shot": 40.0},
    "cautious": {"bullet": 120.0, "fear": 200.0, "shot": 40.0, "struck": 0.2},
}


BUDGET = re.compile(r"(?P<ms>\d{1,9}(?:\.\d{1,3})?)ms|(?P<it>\d{1,9})it")


def bot(name: str, seed: int = 0, budget: Budget | None = None) -> Bot:
    """The bot with this name, written `LEVEL[:TEMPERAMENT][@BUDGET]`: `greenhorn`, `legend:gunslinger`, `outlaw@500it`.

    `policy` plays with a trained network, `network` also searches; `policy:my.npz` and `network:my.npz` use the weights
    in a file.  `planner` searches without a network, `sense` does what looks best at first sight.
    `run:python3 mybot.py` is an external program; a budget in milliseconds is its time for a decision.
    """
    kind, own = split_budget(name)
    whole_number("the seed of a bot", seed)
    if budget is not None and not isinstance(budget, Budget):
        raise SetupError(
            f"a budget is Budget(milliseconds=40) or Budget(iterations=500), not {shown(budget)}; "
            "in a name it is written outlaw@40ms or outlaw@500it"
        )
    if own and budget:
        raise SetupError(f"{shown(name)} already has a budget")
    budget = own or budget
    if kind.startswith(PREFIX):
        return ExternalBot(name, command_of(kind), seed, greenhorn(name, seed), budget)
    level, _, temperament = kind.partition(":")
    if level not in NAMES:
        raise SetupError(unknown("level", name, NAMES))
    if level in LEARNED:
        return learned(name, level, seed, Path(temperament) if temperament else None, budget)
    if level not in BUDGETS:
        if temperament or budget:
            raise SetupError(f"a {level} does not think: it has neither a temperament nor a budget")
        return SIMPLE[level](name, seed)
    if temperament and temperament not in TEMPERAMENTS:
        raise SetupError(unknown("temperament", temperament, tuple(TEMPERAMENTS)))
    cares = TEMPERAMENTS.get(temperament)
    planner = Planner(name, seed, budget or BUDGETS[level], cares)
    return Level(name, seed, by_network(level, seed, planner), planner) if level in LEVELS else planner


def by_network(level: str, seed: int, planner: Planner) -> Bot:
    """The bot that plays a level with the network, as this planner does without."""
    name = planner.name
    if planner.weights:
        return Leaning(name, seed, planner.budget, planner.weights, temperatures(level, True))
    if level == LEVELS[-1]:
        return Guided(name, seed, planner.budget)
    return Policy(name, seed, None, temperatures(level))


def greenhorn(name: str, seed: int) -> Bot:
    return Level(name, seed, Policy(name, seed, None, temperatures("greenhorn")), Sense(name, seed))


def learned(name: str, level: str, seed: int, file: Path | None, budget: Budget | None) -> Bot:
    if level == GUIDED:
        return Guided(name, seed, budget or BUDGETS[GUIDED], file)
    if budget:
        raise SetupError("a policy does not search: it has no budget")
    return Policy(name, seed, file)


SIMPLE: Mapping[str, Callable[[str, int], Bot]] = {"drifter": Drifter, "greenhorn": greenhorn, "sense": Sense}


def has_weights(name: str) -> bool:
    """Whether a name includes a file of weights: `policy:my.npz`."""
    level, colon, _ = name.partition(":")
    return bool(colon) and level in LEARNED


def split_budget(name: str) -> tuple[str, Budget | None]:
    """A name without its budget, and the budget.  In a command, an @ counts only if a budget follows."""
    if not isinstance(name, str):
        raise SetupError(unknown("level", name, NAMES))
    kind, at, text = name.rpartition("@")
    if not at or (name.startswith(PREFIX) and not BUDGET.fullmatch(text)):
        return name, None
    return kind, read_budget(text)


def read_budget(text: str) -> Budget:
    """Parse a budget for a decision: `40ms`, milliseconds, or `500it`, iterations."""
    found = BUDGET.fullmatch(text)
    if not found:
        raise SetupError(f"a budget is written like 40ms or 500it, not {shown(text)}")
    return Budget(iterations=int(found["it"])) if found["it"] else Budget(milliseconds=float(found["ms"]))


def with_budget(name: str, budget: str) -> str:
    """The name with this budget added, if such a bot can have one and the name has none yet."""
    kind, own = split_budget(name)
    return f"{name}@{budget}" if own is None and kind.partition(":")[0] in BUDGETS else name
