"""Reasons for answers, and the decision of a round that cost a player most."""

import pytest

import folsom
from folsom import bots
from folsom.bots import Figure, hindsight
from folsom.bots.playouts import Prospect, differences, together
from folsom.bots.reasons import Reasons
from folsom.interface.words import LANGUAGES

SOME = bots.Budget(iterations=200)
ROBBERY = """
    express
    roof   .       | Belle       | . | Doc
    inside Marshal | Tuco {loot} | . | J
    phase stealin
    pile Tuco: Robbery
    """
TUCO = 2


def robbery(loot: str) -> folsom.Game:
    """Tuco is asked what to take."""
    return folsom.scene(ROBBERY.format(loot=loot), seed=1)


def decided(loot: str, text: str) -> list[bots.Moment]:
    """Tuco's decisions in the round, after taking this."""
    game = robbery(loot)
    actions = [(TUCO, game.read(TUCO, text))]
    return hindsight.moments(robbery(loot), actions, TUCO, 1, "en")


# ---- reasons
@pytest.mark.parametrize(
    ("language", "best", "other"),
    [
        (
            "en",
            "You take a Strongbox in 10 of 10 tries (with your other options in 0).",
            "(with the best option in 10)",
        ),
        ("fr", "Vous prenez une Cagnotte 10 fois sur 10 (avec vos autres choix 0).", "(avec le meilleur choix 10)"),
        (
            "de",
            "Du nimmst in 10 von 10 Versuchen (mit deinen anderen Möglichkeiten in 0) eine Geldkassette.",
            "(mit der besten in 10)",
        ),
    ],
)
def test_each_answer_says_what_it_brings(language: str, best: str, other: str) -> None:
    told = bots.explain(robbery("P250 S").view(TUCO), None, SOME, language=language)
    strongbox, purse = told.figures
    assert strongbox.text == "rob S1"
    assert strongbox.reason == best
    assert other in purse.reason


def test_what_another_would_take_is_a_reason() -> None:
    """Doc plays a Robbery in the same car afterwards: Doc gets the Strongbox if it is left."""
    game = folsom.scene(
        """
        express
        roof   .       | Belle           | . | .
        inside Marshal | Tuco Doc P250 S | . | J
        phase stealin
        pile Tuco: Robbery, Doc: Robbery
        """,
        seed=1,
    )
    strongbox, purse = bots.explain(game.view(game.to_act[0]), None, SOME).figures
    assert strongbox.text == "rob S1"
    assert strongbox.reason.startswith(
        "You take a Strongbox in 10 of 10 tries (with your other options in 0). Doc takes a Strongbox in 0"
    )
    assert "You take a Strongbox in 0 of 10 tries (with the best option in 10)." in purse.reason


def test_reasons_are_told_in_every_kind_of_game() -> None:
    for name, options in (
        ("super", {}),
        ("express", {"boxes": ["horses", "timecar"]}),
        ("express", {"variant": "marshal"}),
    ):
        game = folsom.new_game(name, 4, seed=5, **options)
        seat = game.to_act[0]
        for language in LANGUAGES:
            told = bots.explain(game.view(seat), None, bots.Budget(iterations=20), language=language)
            assert all(figure.reason and "{" not in figure.reason for figure in told.figures)


def test_differences_are_ranked_by_what_they_are_worth() -> None:
    first, second = Prospect(), Prospect()
    for k in range(10):
        first.note([("purse", 300.0), ("purse", 300.0), *([("hit", -100.0)] if k < 5 else [])])
        second.note([("hit", -100.0)] if k < 2 else [("rare", 5.0)] if k == 2 else [])
    assert (first.rate("purse"), first.mean("purse"), second.rate("purse")) == (10, 600.0, 0)
    assert differences(first, second) == [(600.0, "purse"), (-30.0, "hit")]
    both = together([first, second])
    assert (both.rounds, both.rate("purse"), both.mean("purse")) == (20, 5, 300.0)


def test_where_nothing_happens_more_often_the_sum_is_told() -> None:
    """The best answer brings more money, much more, or no more than another."""
    alike = dict.fromkeys((1, 2, 3), Prospect())
    alike[1].note([("purse", 300.0)])

    def told(*figures: tuple[float, float]) -> list[str]:
        given = {k: Figure("", "", 0, chance, money) for k, (chance, money) in enumerate(figures, 1)}
        return [Reasons(given, {k: alike[k] for k in given}, 1, "en").reason(action) for action in given]

    more, less = "$200 more", "$200 less"
    assert [more in told((0.5, 900), (0.4, 700))[0], less in told((0.5, 900), (0.4, 700))[1]] == [True, True]
    assert [one.split(":")[0] for one in told((0.5, 900), (0.499, 500))] == ["It hardly matters"] * 2
    assert told((0.5, 3), (0.4, 1))[0].startswith("Nothing stands out")
    assert told((0.5, 3), (0.4, 1))[1].startswith("Nothing bad stands out")
    assert told((0.5, 900)) == [""]


# ---- after a round
def test_the_mistake_is_named_with_what_was_better() -> None:
    (moment,) = decided("P250 S", "rob P1")
    assert (moment.asked, moment.after) == ("What do you take?", "Tuco: Robbery.")
    cost = hindsight.cost(moment.view, moment.action, SOME)
    assert hindsight.costliest([0.0, cost, 0.01]) == [1]
    found = hindsight.mistake(moment, bots.explain(moment.view, moment.action, SOME))
    assert found is not None
    assert (found.chosen.text, found.best.text) == ("rob P1", "rob S1")
    assert found.cost >= hindsight.WORTH_NAMING
    assert found.best.reason.startswith("You take a Strongbox")


def test_the_best_answer_is_no_mistake() -> None:
    (moment,) = decided("P250 S", "rob S1")
    assert hindsight.cost(moment.view, moment.action, SOME) == 0.0
    assert hindsight.costliest([0.0, 0.0]) == []
    assert hindsight.mistake(moment, bots.explain(moment.view, moment.action, SOME)) is None


def test_hidden_faces_do_not_make_a_mistake() -> None:
    """The player could not know which of two face-down Purses is worth more, so the review is the same either way."""
    (poor,), (rich,) = decided("P250 P500", "rob P1"), decided("P500 P250", "rob P1")
    assert poor.view == rich.view
    costs = [hindsight.cost(one.view, one.action, SOME) for one in (poor, rich)]
    assert costs[0] == costs[1]
    told = [bots.explain(one.view, one.action, SOME) for one in (poor, rich)]
    assert told[0] == told[1]


def test_only_decisions_of_the_round_between_several_answers_count() -> None:
    game = robbery("P250 S")
    actions = [(TUCO, game.read(TUCO, "rob P1"))]
    game.play(*actions[0])
    while game.title.round_of(game.view(TUCO)) < 3:
        seat = game.to_act[0]
        actions.append((seat, game.legal(seat)[0]))
        game.play(*actions[-1])
    first, second = (hindsight.moments(robbery("P250 S"), actions, TUCO, number, "en") for number in (1, 2))
    assert [one.number for one in first] == [0]
    assert {TUCO} == {actions[one.number][0] for one in second}
    assert all(one.view.round.number == 2 for one in second)
    assert all(actions[one.number][1] == one.action for one in second)


def test_a_programme_that_was_taken_back_does_not_count() -> None:
    def begin() -> folsom.Game:
        return folsom.new_game("super", 3, seed=1)

    game, actions = begin(), []
    for text in ("program Move", "program Turn", "take back", "program Shoot", "program Floor", "program Turn"):
        actions.append((0, game.read(0, text)))
        game.play(*actions[-1])
    found = hindsight.moments(begin(), actions, 0, 1, "en")
    assert [one.number for one in found] == [3, 4, 5]
