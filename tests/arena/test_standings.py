"""The figures of contestants: shares, intervals, scores, ratings."""

import sys
from fractions import Fraction

import pytest

from folsom.arena import Result, standings
from folsom.arena.rating import places, rate
from folsom.arena.standings import standings_by_role
from folsom.bulk.figures import Wins


def result(sides: str, won: str, number: int = 0) -> Result:
    """A result; contestants are letters, and scores are their positions."""
    scores = tuple(100 * side for side in range(len(sides)))
    return Result(len(sides), number, tuple(sides), scores, tuple(int(side) for side in won))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # the examples of Newcombe (1998), Statistics in Medicine 17, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_intervals_are_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert Wins(games, Fraction(won)).interval() == pytest.approx((low, high), abs=0.00006)


def test_wins_and_scores_are_counted_by_contestant() -> None:
    found = {one.name: one for one in standings("abc", [result("abc", "1"), result("bca", "0"), result("cab", "0")])}
    assert {name: one.wins for name, one in found.items()} == {
        "a": Wins(3, Fraction(0)),
        "b": Wins(3, Fraction(2)),
        "c": Wins(3, Fraction(1)),
    }
    assert found["a"].scores.mean() == 100
    assert found["b"].scores.mean() == 100


def test_who_wins_together_shares_the_win_and_nobody_may_win() -> None:
    first, second = standings("ab", [result("abb", "01"), result("bab", "012"), result("bba", "")])
    assert first.wins == Wins(3, Fraction(1, 2) + Fraction(1, 3))
    assert second.wins == Wins(6, Fraction(1, 2) + Fraction(2, 3))


def test_the_best_stands_first() -> None:
    assert [one.name for one in standings("abc", [result("abc", "2"), result("abc", "2"), result("abc", "1")])] == [
        *"cba"
    ]


def test_ratings_follow_the_wins_and_grow_surer() -> None:
    few = rate("ab", [result("ab", "0")] * 5)
    many = rate("ab", [result("ab", "0"), result("ba", "1")] * 50)
    for ratings in (few, many):
        assert ratings["a"].mean > 25 > ratings["b"].mean
    assert many["a"].mean > few["a"].mean
    assert many["a"].deviation < few["a"].deviation < 25 / 3


def test_equal_contestants_are_rated_alike() -> None:
    games = [result("abbb", "0"), result("babb", "0"), result("bbab", "0"), result("bbba", "0")] * 40
    ratings = rate("ab", games)
    reach = ratings["a"].deviation + ratings["b"].deviation
    assert abs(ratings["a"].mean - ratings["b"].mean) < 2 * reach


def test_a_game_that_all_have_won_changes_nothing() -> None:
    assert all(rating.mean == pytest.approx(25) for rating in rate("abc", [result("abc", "012")]).values())


@pytest.mark.parametrize(
    ("scores", "won", "expected"),
    [
        ((500, 900, 700), (1,), [2, 0, 1]),
        ((900, 900, 700), (0, 1), [0, 0, 1]),
        ((900, 800, 950, 800), (0,), [0, 2, 1, 2]),  # the richest may have been caught
        ((900, 800), (), [0, 1]),
    ],
)
def test_winners_come_first_and_then_the_scores(
    scores: tuple[int, ...], won: tuple[int, ...], expected: list[float]
) -> None:
    assert places(Result(len(scores), 0, ("a",) * len(scores), scores, won)) == expected


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert [one.rating for one in standings("ab", [result("ab", "0")])] == [None, None]


# ---- roles
def test_the_figures_of_each_role_stand_apart() -> None:
    games = [
        Result(3, 0, tuple("abb"), (0, 900, 700), (0,), roles=("marshal", "bandit", "bandit")),
        Result(3, 1, tuple("bab"), (0, 900, 700), (1,), roles=("marshal", "bandit", "bandit")),
        Result(3, 2, tuple("bba"), (0, 900, 700), (0,), roles=("marshal", "bandit", "bandit")),
    ]
    found = standings_by_role("ab", games)
    assert list(found) == ["marshal", "bandit"]
    shares = {role: {one.name: one.wins for one in ones} for role, ones in found.items()}
    assert shares["marshal"] == {"a": Wins(1, Fraction(1)), "b": Wins(2, Fraction(1))}
    assert shares["bandit"] == {"a": Wins(2, Fraction(1)), "b": Wins(4, Fraction(0))}
    assert {one.name: one.scores.mean() for one in found["bandit"]} == {"a": 800, "b": 800}
    assert not [one for ones in found.values() for one in ones if one.rating]


def test_where_all_play_the_same_there_are_no_roles() -> None:
    assert standings_by_role("ab", [result("ab", "0")]) == {}
