"""The names of bots: LEVEL[:TEMPERAMENT][@BUDGET]."""

import sys

import pytest

from folsom import SetupError, bots
from folsom.bots.external import ExternalBot
from folsom.bots.guided import Guided
from folsom.bots.leaning import Leaning
from folsom.bots.level import Level
from folsom.bots.policy import Policy


@pytest.mark.parametrize(
    ("name", "budget", "weights"),
    [
        ("planner", bots.Budget(milliseconds=40), {}),
        ("planner@500it", bots.Budget(iterations=500), {}),
        ("planner:greedy@7it", bots.Budget(iterations=7), dict(bots.TEMPERAMENTS["greedy"])),
        ("planner@40ms", bots.Budget(milliseconds=40), {}),
        ("planner:greedy", bots.Budget(milliseconds=40), dict(bots.TEMPERAMENTS["greedy"])),
    ],
)
def test_a_name_says_level_temperament_and_budget(name: str, budget: bots.Budget, weights: dict[str, float]) -> None:
    bot = bots.bot(name)
    assert isinstance(bot, bots.Planner)
    assert (bot.name, bot.budget, bot.weights) == (name, budget, weights)


def test_a_network_has_a_budget() -> None:
    assert bots.bot("network").budget == bots.Budget(milliseconds=40)
    assert bots.bot("network@12.5ms").budget == bots.Budget(milliseconds=12.5)


@pytest.mark.parametrize(
    ("name", "kind", "budget", "temperament"),
    [
        ("outlaw", Policy, bots.Budget(milliseconds=40), ""),
        ("outlaw:greedy", Leaning, bots.Budget(milliseconds=40), "greedy"),
        ("outlaw@500it", Policy, bots.Budget(iterations=500), ""),
        ("legend", Guided, bots.Budget(milliseconds=400), ""),
        ("legend@7it", Guided, bots.Budget(iterations=7), ""),
        ("legend:cautious@7it", Leaning, bots.Budget(iterations=7), "cautious"),
    ],
)
def test_a_level_plays_by_the_network_and_plans_where_that_cannot_help(
    name: str, kind: type[bots.Bot], budget: bots.Budget, temperament: str
) -> None:
    level = bots.bot(name)
    assert isinstance(level, Level)
    assert type(level.learned) is kind
    assert type(level.otherwise) is bots.Planner
    assert level.budget == level.otherwise.budget == budget
    assert level.learned.budget == (None if kind is Policy else budget)
    cares = dict(bots.TEMPERAMENTS.get(temperament, {}))
    assert level.otherwise.weights == cares
    if isinstance(level.learned, Leaning):
        assert level.learned.weights == cares


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("sheriff", "unknown level 'sheriff'; there are: drifter"),
        ("outlw@5it", "did you mean 'outlaw'"),
        ("outlaw:gready", "did you mean 'greedy'"),
        ("outlaw@", "40ms or 500it, not ''"),
        ("outlaw@fast", "40ms or 500it, not 'fast'"),
        ("outlaw@-5it", "40ms or 500it"),
        ("outlaw@1.5it", "40ms or 500it"),
        ("outlaw@40 ms", "40ms or 500it"),
        ("outlaw@0it", "above 0"),
        (f"outlaw@{'9' * 5000}it", "40ms or 500it"),
        ("outlaw@5it@6it", "unknown level"),
        ("drifter@5it", "does not think"),
        ("greenhorn:greedy", "does not think"),
        ("", "unknown level"),
        (None, "unknown level None"),
    ],
)
def test_a_wrong_name_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        bots.bot(name)


def test_no_bot_has_two_budgets() -> None:
    with pytest.raises(SetupError, match="already has a budget"):
        bots.bot("outlaw@5it", budget=bots.Budget(iterations=6))


def test_a_budget_is_given_to_those_who_think_and_have_none() -> None:
    names = ["drifter", "greenhorn", "outlaw", "legend:greedy", "legend@40ms", "run:./mybot"]
    assert [bots.with_budget(name, "9it") for name in names] == [
        "drifter",
        "greenhorn",
        "outlaw@9it",
        "legend:greedy@9it",
        "legend@40ms",
        "run:./mybot",
    ]


def test_a_program_may_have_a_budget_and_an_at_sign() -> None:
    timed, plain = bots.bot(f"run:{sys.executable}@250ms"), bots.bot(f"run:{sys.executable} me@home")
    assert isinstance(timed, ExternalBot)
    assert isinstance(plain, ExternalBot)
    assert (timed.command, timed.limit) == ((sys.executable,), 250.0)
    assert timed.name == f"run:{sys.executable}@250ms"
    assert plain.command == (sys.executable, "me@home")
