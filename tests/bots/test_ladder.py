"""The ladder: every level plays everything, within its budget and repeatably; wrong names are refused."""

import json
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom import bots
from folsom.bots.budget import Clock
from folsom.bots.planner import Planner
from folsom.game import registry
from folsom.interface.errors import IllegalAction, SetupError
from folsom.interface.title import Setup
from tests.bots import golden
from tests.bots.tables import play
from tests.plain import copy_package, run_module
from tests.properties import super_games
from tests.properties.configurations import PLAIN

LEVELS = ("drifter", "greenhorn", "outlaw@20it", "legend@1it")  # a legend deals at least one world
MYBOT = (sys.executable, str(Path(__file__).parent.parent.parent / "examples" / "mybot.py"))
SLACK = 60.0  # milliseconds by which a budget may be exceeded: one world is always dealt and searched to its end


# ---- everything can be played
def seated(players: int, first: int) -> tuple[str, ...]:
    return tuple(LEVELS[(first + seat) % len(LEVELS)] for seat in range(players))


def play_setup(work: tuple[Setup, tuple[str, ...], int]) -> int:
    """Play a game; return the number of decisions."""
    return len(play(*work).record().actions)


def test_every_level_plays_every_configuration_to_the_end() -> None:
    """With fewer than four players, the other levels play a second game, with the other printing or another seed."""
    work: list[tuple[Setup, tuple[str, ...], int]] = []
    sat: dict[object, set[str]] = {}
    for number, configuration in enumerate(PLAIN):
        base = configuration.base
        names = seated(base.players, 0 if base.printing == "later" else 2)
        sat.setdefault((base.players, base.variant, base.expert, base.boxes), set()).update(names)
        work.append((configuration.setup, names, number))
    for players, boxes in super_games.CONFIGURATIONS:
        for first in (0, 2):
            names = seated(players, first)
            sat.setdefault((players, boxes), set()).update(names)
            work.append((super_games.TITLE.setup(players, {"boxes": boxes}), names, first))
    assert all(names == set(LEVELS) for names in sat.values())
    assert len(sat) == len(PLAIN) // 2 + len(super_games.CONFIGURATIONS)
    assert all(decisions >= 9 for decisions in map(play_setup, work))  # a round of Super Express with three


# ---- the same answers
@pytest.mark.parametrize("case", golden.CASES)
def test_golden_decisions_are_as_before(case: str) -> None:
    kept = json.loads(golden.FILE.read_text(encoding="utf-8"))
    assert golden.decisions(case) == kept[case], "run python -m tools.regold and read the difference"


def test_plain_python_decides_alike(tmp_path: Path) -> None:
    told = json.loads(run_module("tests.bots.golden", copy_package(tmp_path)))
    assert told == json.loads(golden.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["drifter", "greenhorn", "outlaw@15it"])
def test_another_seed_gives_other_answers(name: str) -> None:
    setup = folsom.new_game("express", 3, seed=1).setup
    one, two = (play(setup, ("greenhorn", "greenhorn", name), seed) for seed in (5, 6))
    assert one.record().actions == play(setup, ("greenhorn", "greenhorn", name), 5).record().actions
    assert one.record().actions != two.record().actions


def test_a_bot_chooses_among_options_as_it_decides_among_actions() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    options = game.options(seat)
    chosen = bots.bot("outlaw@20it", 1).choose(game.view(seat), options)
    assert chosen in options
    assert chosen.action == bots.bot("outlaw@20it", 1).decide(game.view(seat), game.legal(seat))


# ---- the list of actions
GIVEN: dict[str, Callable[[list[Any]], list[Any]]] = {
    "all": lambda offered: offered,
    "the first two": lambda offered: offered[:2],
    "the last two": lambda offered: offered[-2:],
    "every other": lambda offered: offered[1::2] or offered,
    "backwards": lambda offered: offered[::-1],
}
PLAYED: dict[str, dict[str, Any]] = {
    "express": {"players": 3, "boxes": ["horses", "timecar"]},
    "super": {"players": 3, "boxes": ["reflex", "horse"]},
}


def obeys(work: tuple[str, str, str]) -> int:
    """Play a game of one bot in all seats, which is offered only some legal actions; return the number of decisions."""
    name, kind, part = work
    seated = bots.bot(name, 1)
    game = folsom.new_game(kind, seed=2, **PLAYED[kind])
    while not game.over:
        seat = game.to_act[0]
        view, legal, given = game.view(seat), game.legal(seat), GIVEN[part](game.options(seat))
        chosen = seated.choose(view, given)
        assert chosen in given, f"{name} of {given}: {chosen}"
        answers = [option.action for option in given if option.action in legal]
        assert chosen.action in answers or not answers, f"{name} takes back, instead of one of {answers}"
        actions = GIVEN[part](legal)
        answer = seated.decide(view, actions)
        assert answer in actions, f"{name} of {actions}: {answer}"
        game.play(seat, answer)
    seated.end(game.scores)
    return len(game.actions)


def test_every_level_chooses_from_what_it_is_given() -> None:
    names = ("drifter", "greenhorn", "outlaw@20it", "legend:cautious@20it", f"run:{shlex.join(MYBOT)}")
    work = [(name, kind, part) for name in names for kind in PLAYED for part in GIVEN]
    assert all(decisions >= 9 for decisions in map(obeys, work))


def test_a_planner_thinks_about_what_it_is_given_alone() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    first, second, *others = game.legal(seat)
    search = Planner("thinks", 1, bots.Budget(iterations=60)).search(game.view(seat), [first, second])
    assert search.visits_of(first) + search.visits_of(second) == search.tree.visits[0]
    assert not any(search.visits_of(action) for action in others)


@pytest.mark.parametrize("name", LEVELS)
def test_where_nothing_answers_the_question_taking_back_is_chosen(name: str) -> None:
    game = folsom.new_game("super", 3, seed=3)
    for card in game.legal(0)[:3]:
        game.play(0, card)
    (back,) = game.options(0)
    assert back.verb == "take-back"
    assert bots.bot(name).choose(game.view(0), [back]) == back


@pytest.mark.parametrize("name", LEVELS)
def test_without_any_action_a_bot_says_so(name: str) -> None:
    game = folsom.new_game("super", 3, seed=3)
    with pytest.raises(IllegalAction, match="was given none"):
        bots.bot(name).choose(game.view(0), [])


@pytest.mark.parametrize("game", ["express", "super"])
@pytest.mark.parametrize("name", LEVELS)
def test_no_bot_decides_for_spectators(name: str, game: str) -> None:
    begun = folsom.new_game(game, 3, seed=3)
    seat = begun.to_act[0]
    with pytest.raises(IllegalAction, match=r"Game\.view\(seat\), not for spectators"):
        bots.bot(name).decide(begun.view(None), begun.legal(seat))


@pytest.mark.parametrize("name", LEVELS)
def test_texts_are_neither_actions_nor_options(name: str) -> None:
    game = folsom.new_game("express", 3, seed=3)
    view = game.view(game.to_act[0])
    with pytest.raises(IllegalAction, match=r"as Game\.options gives them, not 'play Fire'"):
        bots.bot(name).choose(view, ["play Fire"])  # type: ignore[list-item]
    with pytest.raises(IllegalAction, match=r"as Game\.legal gives them, not 'play Fire'"):
        bots.bot(name).decide(view, ["play Fire"])  # type: ignore[list-item]


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "drifter"])
def test_actions_that_are_not_offered_are_refused(name: str) -> None:
    game = folsom.new_game("express", 4, seed=3)
    with pytest.raises(IllegalAction, match=r"none of the actions \[998, 999\] answers"):
        bots.bot(name).decide(game.view(game.to_act[0]), [998, 999])


# ---- strength
def test_who_thinks_wins_more_often() -> None:
    """One against three drifters or greenhorns: an equally strong bot would win a quarter."""
    setup = folsom.new_game("express", 4, seed=1).setup
    for better, worse, games, least in (("greenhorn", "drifter", 32, 16), ("outlaw@60it", "greenhorn", 64, 23)):
        work = [(setup, better, worse, seed) for seed in range(games)]
        assert sum(map(won_by_one, work)) >= least, better


def won_by_one(work: tuple[Setup, str, str, int]) -> bool:
    setup, better, worse, seed = work
    seat = seed % setup.players
    names = tuple(better if k == seat else worse for k in range(setup.players))
    return seat in play(setup, names, seed).winners


# ---- budgets
@pytest.mark.parametrize("milliseconds", [5, 40, 150])
def test_a_budget_of_milliseconds_is_kept(milliseconds: int) -> None:
    """Measured in CPU time of its thread, so it does not matter how busy the machine is."""
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    view, legal = game.view(seat), game.legal(seat)
    bot = bots.bot("planner", 1, bots.Budget(milliseconds=milliseconds))
    bot.decide(view, legal)  # the first decision loads things
    began = time.thread_time()
    bot.decide(view, legal)
    spent = 1000 * (time.thread_time() - began)
    assert milliseconds / 2 <= spent < milliseconds + SLACK


@pytest.mark.parametrize("name", ["outlaw", "legend@150ms", "outlaw:greedy", "legend:greedy@150ms"])
def test_a_level_thinks_no_longer_than_its_budget(name: str) -> None:
    """The network's time is part of it."""
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    view, legal, bot = game.view(seat), game.legal(seat), bots.bot(name, 1)
    bot.decide(view, legal)
    began = time.thread_time()
    bot.decide(view, legal)
    assert bot.budget is not None
    assert bot.budget.milliseconds is not None
    assert 1000 * (time.thread_time() - began) < bot.budget.milliseconds + SLACK


def test_iterations_are_counted() -> None:
    clock = Clock(bots.Budget(iterations=50))
    assert [clock.next(24, lead=0) for _ in range(4)] == [24, 24, 2, 0]


def test_a_clock_that_ticks_slowly_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "thread_time", lambda: 5.0)
    clock = Clock(bots.Budget(milliseconds=40))
    assert [clock.next(24, lead=9) for _ in range(3)] == [24, 24, 24]


def test_nobody_thinks_on_when_it_would_not_change_the_answer() -> None:
    game = folsom.new_game("express", 4, seed=3)
    stopped = 0
    for seed in range(8):
        seat = game.to_act[0]
        search = Planner("stops", seed, bots.Budget(iterations=480)).search(game.view(seat), game.legal(seat))
        left = 480 - search.tree.visits[0]
        most, second = sorted((search.visits_of(action) for action in game.legal(seat)), reverse=True)[:2]
        assert left == 0 or left < most - second < left + 2 * 24  # it stopped as soon as it could
        stopped += left > 0
        game.play(seat, game.legal(seat)[0])
    assert stopped


def test_who_has_much_time_looks_to_the_end_of_the_game() -> None:
    """Except in Super Express, and with a temperament, which is a way to value unfinished games."""

    def horizon(name: str, game: str) -> int:
        planner = bots.bot(name, 1)
        assert isinstance(planner, Planner)
        return planner.horizon(registry.title(game))

    names = ("planner", "planner@400ms", "planner:cautious@400ms", "planner@60it")
    assert [horizon(name, "express") for name in names] == [1, 0, 1, 1]
    assert horizon("planner@400ms", "super") == 1


def test_where_there_is_one_option_nobody_thinks() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    only = game.legal(seat)[:1]
    for name in ("drifter", "greenhorn", "legend@60000ms"):
        assert bots.bot(name, 1).decide(game.view(seat), only) == only[0]


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (bots.Budget, "either milliseconds or iterations"),
        (lambda: bots.Budget(milliseconds=5, iterations=5), "either milliseconds or iterations"),
        (lambda: bots.Budget(milliseconds=0), "above 0"),
        (lambda: bots.Budget(iterations=-3), "above 0"),
        (lambda: bots.Budget(iterations=True), "either milliseconds or iterations"),
        (lambda: bots.Budget(milliseconds="soon"), "either milliseconds or iterations"),  # type: ignore[arg-type]
        (lambda: bots.bot("legendary"), "unknown level 'legendary'; did you mean 'legend'"),
        (lambda: bots.bot("soup"), "unknown level 'soup'; there are: drifter, greenhorn, outlaw, legend"),
        (lambda: bots.bot(""), "unknown level ''"),
        (lambda: bots.bot(7), "unknown level 7"),  # type: ignore[arg-type]
        (lambda: bots.bot("Legend"), "unknown level 'Legend'"),
        (lambda: bots.bot("legend:angry"), "unknown temperament 'angry'"),
        (lambda: bots.bot("greenhorn:cautious"), "a greenhorn does not think"),
        (lambda: bots.bot("drifter", 0, bots.Budget(iterations=5)), "a drifter does not think"),
        (lambda: bots.bot("drifter@5it"), "a drifter does not think"),
        (lambda: bots.bot("legend@5"), "a budget is written like 40ms or 500it, not '5'"),
        (lambda: bots.bot("legend@"), "a budget is written like"),
        (lambda: bots.bot("legend@0it"), "above 0"),
        (lambda: bots.bot("legend@5it", 0, bots.Budget(iterations=5)), "already has a budget"),
        (
            lambda: bots.bot("outlaw", budget="100it"),  # type: ignore[arg-type]
            r"a budget is Budget\(milliseconds=40\) or Budget\(iterations=500\), not '100it'; in a name it is .*@500it",
        ),
        (lambda: bots.bot("outlaw", budget=40), r"a budget is Budget\(.*, not 40"),  # type: ignore[arg-type]
        (lambda: bots.bot("outlaw", seed="seven"), "the seed of a bot .* 'seven'"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_bot_or_no_budget_is_refused(make: Callable[[], object], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        make()


def test_budgets_that_are_no_numbers_of_their_kind_are_refused() -> None:
    for value in (float("nan"), float("inf")):
        with pytest.raises(SetupError, match="a budget is"):
            bots.Budget(milliseconds=value)
    with pytest.raises(SetupError, match="a budget is"):
        bots.Budget(iterations=2.5)  # type: ignore[arg-type]
