"""Line-ups: everybody plays equally often in every seat of the same deals."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import folsom
from folsom import SetupError
from folsom.arena import Bout, Tournament
from folsom.arena.lineup import line_ups, orders
from folsom.game import registry
from folsom.interface.title import Setup

NAMES = ("drifter", "greenhorn", "outlaw", "legend", "legend:greedy", "outlaw:cautious", "outlaw@5it")


def setup(players: int, **options: Any) -> Setup:
    return folsom.new_game("express", players, 1, **options).setup


def tournament(contestants: int, *setups: Setup, games: int = 1, one_against_all: bool = False) -> Tournament:
    return Tournament(NAMES[:contestants], setups, 7, games, one_against_all)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("contestants", [2, 3, 4, 5, 6, 7])
def test_everybody_sits_equally_often_in_every_seat_of_every_deal(contestants: int, players: int) -> None:
    seats: dict[int, Counter[tuple[str, int]]] = {}
    for bout in tournament(contestants, setup(players), games=200).bouts():
        seats.setdefault(bout.deal, Counter()).update((name, seat) for seat, name in enumerate(bout.sides))
    assert len(seats) > 1
    for deal in seats.values():
        assert len(deal) == contestants * players
        assert len(set(deal.values())) == 1


@pytest.mark.parametrize(("contestants", "sides"), [(2, 4), (3, 4), (4, 4), (5, 4), (7, 3), (2, 5), (3, 2)])
def test_all_meet_each_other_equally_often(contestants: int, sides: int) -> None:
    met: Counter[tuple[str, str]] = Counter()
    for line_up in line_ups(NAMES[:contestants], sides):
        assert len(line_up) == sides
        met.update(tuple(sorted(pair)) for pair in combinations(line_up, 2))  # type: ignore[misc]
    different = [met[pair] for pair in combinations(sorted(NAMES[:contestants]), 2)]
    assert len(set(different)) == 1
    assert different[0] > 0


def test_the_seats_of_a_line_up_are_as_even_as_can_be() -> None:
    assert line_ups(("a", "b"), 4) == [("a", "b", "a", "b")]
    assert line_ups(("a", "b", "c"), 4) == [("a", "b", "c", one) for one in "abc"]
    assert line_ups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize(("line_up", "number"), [("abcd", 6), ("aabb", 2), ("abbb", 1), ("abcde", 24), ("ab", 1)])
def test_every_order_around_the_table_is_tried(line_up: str, number: int) -> None:
    assert len(orders(tuple(line_up))) == number


def test_neighbours_change_from_deal_to_deal() -> None:
    after: Counter[tuple[str, str]] = Counter()
    for bout in tournament(4, setup(4), games=6 * 4).bouts():
        after.update((bout.sides[seat - 1], bout.sides[seat]) for seat in range(4))
    assert len(after) == 12
    assert len(set(after.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_against_all_holds_each_seat_once_a_deal(players: int) -> None:
    bouts = list(tournament(2, setup(players), games=3 * players, one_against_all=True).bouts())
    assert len(bouts) == 3 * players
    assert all(bout.sides.count("drifter") == 1 for bout in bouts)
    for deal in (7, 8, 9):
        sat = sorted(bout.sides.index("drifter") for bout in bouts if bout.deal == deal)
        assert sat == list(range(players))


@pytest.mark.parametrize(("players", "sides"), [(4, 2), (6, 3)])
def test_in_teams_a_contestant_holds_a_side(players: int, sides: int) -> None:
    teams = setup(players, variant="teams")
    assert len(registry.title("express").sides(teams)) == sides
    bouts = list(tournament(sides, teams).bouts())
    assert len(bouts) == sides
    assert all(sorted(bout.sides) == sorted(NAMES[:sides]) for bout in bouts)


@pytest.mark.parametrize(("games", "played"), [(1, 12), (12, 12), (13, 24), (400, 408)])
def test_a_deal_is_always_played_out(games: int, played: int) -> None:
    assert len(list(tournament(3, setup(4), games=games).bouts())) == played


def test_who_plays_more_games_plays_the_same_ones_first() -> None:
    few, many = (list(tournament(3, setup(4), games=games).bouts()) for games in (24, 60))
    assert many[:24] == few


def test_each_number_of_players_has_its_own_games() -> None:
    bouts = list(tournament(2, setup(3), setup(5), games=10).bouts())
    assert Counter(bout.setup.players for bout in bouts) == {3: 12, 5: 10}
    assert len({(bout.setup.players, bout.number) for bout in bouts}) == len(bouts)


def test_a_bout_can_be_told_from_every_other() -> None:
    bouts: list[Bout] = list(tournament(2, setup(4), games=8).bouts())
    assert [bout.number for bout in bouts] == list(range(8))
    assert [bout.deal for bout in bouts] == [7] * 4 + [8] * 4


@pytest.mark.parametrize(
    ("names", "seed", "one", "complaint"),
    [
        (("drifter",), 1, False, "at least two contestants"),
        ((), 1, False, "at least two contestants"),
        (("drifter", "drifter"), 1, False, "'drifter' is named twice"),
        (("drifter", "sheriff"), 1, False, "unknown level 'sheriff'"),
        (("drifter", "outlaw@soon"), 1, False, "40ms or 500it"),
        (("drifter", "outlaw", "legend"), 1, True, "between two contestants, not 3"),
        (("drifter", "outlaw"), 1 << 256, False, "256 bits"),
        (("drifter", "outlaw"), (1 << 256) - 1, False, "256 bits"),
    ],
)
def test_what_contestants_cannot_play_is_refused(names: tuple[str, ...], seed: int, one: bool, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        Tournament(names, (setup(3),), seed, 10, one)


@pytest.mark.parametrize(
    ("setups", "games", "complaint"),
    [
        ((3,), 0, "at least one game"),
        ((3,), -1, "at least one game"),
        ((3,), "many", "games is a whole number"),
        ((), 10, "a set-up for each number of players"),
        ((3, 4, 3), 10, "a set-up for each number of players"),
    ],
)
def test_a_tournament_needs_games_and_set_ups(setups: tuple[int, ...], games: int, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        Tournament(NAMES[:2], tuple(setup(players) for players in setups), 1, games)
