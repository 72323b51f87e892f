"""Explanations: a sentence and figures for every kind of question."""

import re
from collections import Counter

import pytest

import folsom
from folsom import bots
from folsom.bots.explanations import COMPARED, Figure, sentence
from folsom.bots.level import able
from folsom.game.registry import title
from folsom.interface.errors import IllegalAction
from folsom.interface.title import Setup
from folsom.kernel.dice import seeded
from tests.bots.secrets import question
from tests.properties import super_games
from tests.properties.configurations import PLAIN
from tests.properties.test_coverage import QUESTIONS

FEW = bots.Budget(iterations=30)
OFTEN = 8  # games in which a kind of question is explained, by the same judge
SENTENCE = re.compile(
    r"\S.*: a chance of \d+ % to win(, and about \$-?\d+ at the end of the round)?\."
    r" (There is no other way|The next best|“.*” would be better|“.*” is about as good)"
)


def explain_some(setup: Setup, seed: int, explained: Counter[tuple[str, bool]]) -> None:
    """In a random game: a question of each kind that has not been explained often by the network, or by a planner."""
    game = title(setup.game)
    s, choice = game.start(setup, seeded(seed), None), seeded(~seed)
    network = networks_play(setup)
    seen: set[str] = set()
    while not s.over:
        seats = s.to_act()
        seat = seats[choice.below(len(seats))]
        s.turn_to(seat)
        name = question(s)
        action = int(s.options[choice.below(s.offered)])
        if name not in seen and explained[name, network] < OFTEN:
            told = bots.explain(game.view(s, setup, seat), action, FEW)
            check(told, s.offered)
            best = bots.explain(game.view(s, setup, seat), None, FEW)
            check(best, s.offered)
            assert best.figures[0].visits == max(figure.visits for figure in best.figures)
            if network:
                chances = [figure.chance for figure in best.figures]
                assert chances == sorted(chances, reverse=True), "the best is what has the best chance"
            explained[name, network] += 1
            seen.add(name)
        s.apply(action)


def networks_play(setup: Setup) -> bool:
    return able(bots.bot("policy"), setup)


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


def test_every_kind_of_question_is_explained() -> None:
    work = [(configuration.setup, seed) for seed, configuration in enumerate(PLAIN)]
    work += [(super_games.TITLE.setup(players, {"boxes": boxes}), 1) for players, boxes in super_games.CONFIGURATIONS]
    explained: Counter[tuple[str, bool]] = Counter()
    for setup, seed in work:
        explain_some(setup, seed, explained)
    assert {name for name, _ in explained} >= {"program", *" ".join(QUESTIONS.values()).split()}


def test_the_same_seed_explains_alike_and_an_option_is_as_good_as_its_action() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    option = game.options(seat)[1]
    told = bots.explain(game.view(seat), option, FEW, seed=2)
    assert told == bots.explain(game.view(seat), option.action, FEW, seed=2)
    assert told != bots.explain(game.view(seat), option.action, FEW, seed=3)
    assert (told.figures[0].text, told.figures[0].words) == (option.text, option.words)


def test_a_poor_option_is_called_so() -> None:
    """Robbing where there is no loot, with a loot token in the next car."""
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    ranked = bots.explain(game.view(seat), None, bots.Budget(iterations=300))
    assert "The next best is" in ranked.words
    poor = min(game.options(seat), key=lambda option: value(game, seat, option.action))
    assert "would be better" in bots.explain(game.view(seat), poor, bots.Budget(iterations=300)).words


def value(game: folsom.Game, seat: int, action: int) -> float:
    return bots.explain(game.view(seat), action, bots.Budget(iterations=300)).figures[0].chance


@pytest.mark.parametrize(
    ("variant", "budget", "when"),
    [
        ("standard", FEW, "at the end of the round"),
        ("standard", bots.Budget(milliseconds=100), "at the end of the round"),
        ("marshal", FEW, "at the end of the round"),
        ("marshal", bots.Budget(milliseconds=100), "in the end"),
    ],
)
def test_the_sentence_says_when_the_money_is_counted(variant: str, budget: bots.Budget, when: str) -> None:
    """The network looks to the end of the round; a planner with much time to the end of the game."""
    game = folsom.new_game("express", 4, seed=3, variant=variant)
    seat = game.to_act[0]
    told = bots.explain(game.view(seat), None, budget)
    assert f"about ${round(told.figures[0].money)} {when}." in told.words


def test_what_is_not_asked_is_not_explained() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    other = next(q for q in range(4) if q != seat)
    for action in (255, -1):
        with pytest.raises(IllegalAction, match="That is not what is asked now"):
            bots.explain(game.view(seat), action, FEW)
    for viewer in (other, None):
        for what in (game.legal(seat)[0], None):
            with pytest.raises(IllegalAction, match="is not asked anything"):
                bots.explain(game.view(viewer), what, FEW)


@pytest.mark.parametrize(
    ("best", "chances", "said"),
    [
        (True, (0.5, 0.4), "The next best is"),
        (True, (0.5, 0.5), "The next best is"),
        (False, (0.4, 0.5), "would be better"),
        (False, (0.281, 0.284), "is about as good"),
        (False, (0.5, 0.4), "is about as good"),
        (True, (0.4, 0.5), "is about as good"),
    ],
)
def test_nothing_is_called_better_that_the_figures_do_not_show_to_be(
    best: bool, chances: tuple[float, float], said: str
) -> None:
    told = [Figure(name, name, 50, chances[k], 0.0) for k, name in enumerate(("first", "second"))]
    words = sentence("super", told, best, "round", "en")
    assert said in words
    assert "“second”" in words
    assert words.endswith(f", with {round(100 * chances[1])} %.")


def test_quotation_marks_within_quotation_marks_are_single() -> None:
    told = [Figure(card, f"Spiele „{card}“", 50, 0.5, 0.0) for card in ("Bewegen", "Raub")]
    assert sentence("super", told, True, "round", "de").endswith("„Spiele ‚Raub‘“ mit 50 %.")
