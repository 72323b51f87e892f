"""Explanations: a sentence and figures for every kind of question."""

import re
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

import folsom
from folsom import bots
from folsom.bots.explaining import COMPARED
from folsom.kernel.dice import seeded
from folsom.kernel.errors import IllegalAction
from folsom.kernel.title import Setup
from folsom.table.titles import title
from tests.bots.secrets import question
from tests.properties import super_games
from tests.properties.configurations import PLAIN
from tests.properties.test_coverage import QUESTIONS

FEW = bots.Budget(iterations=30)
SENTENCE = re.compile(
    r"\S.*: a chance of \d+ %(, about \$-?\d+ by then)?\. (There is no other way|The next best|Better)"
)


def explain_some(work: tuple[Setup, int]) -> Counter[str]:
    """In a random game: every question of a kind that has not been explained in it."""
    setup, seed = work
    game = title(setup.game)
    s, choice = game.start(setup, seeded(seed), None), seeded(~seed)
    seen: Counter[str] = Counter()
    while not s.over:
        seats = s.to_act()
        seat = seats[choice.below(len(seats))]
        s.turn_to(seat)
        name = question(s)
        action = int(s.options[choice.below(s.offered)])
        if not seen[name]:
            told = bots.explain(game.view(s, setup, seat), action, FEW)
            check(told, s.offered)
            best = bots.explain(game.view(s, setup, seat), None, FEW)
            check(best, s.offered)
            assert best.figures[0].visits == max(figure.visits for figure in best.figures)
            seen[name] += 1
        s.apply(action)
    return seen


def check(told: bots.Explanation, offered: int) -> None:
    assert SENTENCE.match(told.words), told.words
    assert "{" not in told.words
    assert len(told.figures) == min(offered, 1 + COMPARED)
    assert told.words.startswith(told.figures[0].words)
    for figure in told.figures:
        assert 0.0 <= figure.chance <= 1.0
        assert 0 <= figure.visits <= 30
        assert figure.text
    visits = [figure.visits for figure in told.figures[1:]]
    assert visits == sorted(visits, reverse=True)


def test_every_kind_of_question_is_explained(pool: ProcessPoolExecutor) -> None:
    work = [(configuration.setup, seed) for seed, configuration in enumerate(PLAIN)]
    work += [(super_games.TITLE.setup(players, {"boxes": boxes}), 1) for players, boxes in super_games.CONFIGURATIONS]
    seen: Counter[str] = Counter()
    for part in pool.map(explain_some, work):
        seen += part
    assert set(seen) >= {"program", *" ".join(QUESTIONS.values()).split()}


def test_the_same_seed_explains_alike_and_an_option_is_as_good_as_its_action() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    option = game.options(seat)[1]
    told = bots.explain(game.view(seat), option, FEW, seed=2)
    assert told == bots.explain(game.view(seat), option.action, FEW, seed=2)
    assert told != bots.explain(game.view(seat), option.action, FEW, seed=3)
    assert (told.figures[0].text, told.figures[0].words) == (option.text, option.words)


def test_a_poor_option_is_called_so() -> None:
    """To rob where nothing lies, with a loot token in the next car."""
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    ranked = bots.explain(game.view(seat), None, bots.Budget(iterations=300))
    assert "The next best is" in ranked.words
    poor = min(game.options(seat), key=lambda option: value(game, seat, option.action))
    assert "Better would be" in bots.explain(game.view(seat), poor, bots.Budget(iterations=300)).words


def value(game: folsom.Game, seat: int, action: int) -> int:
    return bots.explain(game.view(seat), action, bots.Budget(iterations=300)).figures[0].visits


def test_what_is_not_asked_is_not_explained() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    other = next(q for q in range(4) if q != seat)
    for viewer, action in ((seat, 255), (seat, -1), (other, game.legal(seat)[0]), (other, None)):
        with pytest.raises(IllegalAction, match="is not asked about"):
            bots.explain(game.view(viewer), action, FEW)
