"""Games between bots, of every kind."""

import multiprocessing
import sys
from typing import Any

import pytest

import folsom
from folsom.arena import Tournament, play, run, standings, workers
from folsom.arena.playing import bot_seed
from folsom.bulk.workers import WorkerLost

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("express", 4, {}),
    ("express", 3, {"expert": True, "printing": "first"}),
    ("express", 4, {"boxes": ["horses", "timecar"]}),
    ("express", 2, {"variant": "duel"}),
    ("express", 2, {"variant": "pairs"}),
    ("express", 4, {"variant": "teams"}),
    ("express", 6, {"variant": "teams", "boxes": ["horses"]}),
    ("super", 3, {"boxes": ["reflex", "horse"]}),
]


def tournament(*names: str, players: int = 3, games: int = 6, seed: int = 1, **options: Any) -> Tournament:
    return Tournament(names, (folsom.new_game("express", players, 1, **options).setup,), seed, games)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_bots_play_every_kind_of_game(game: str, players: int, options: dict[str, Any]) -> None:
    setup = folsom.new_game(game, players, 1, **options).setup
    bouts = list(Tournament(("outlaw@50it", "greenhorn", "drifter"), (setup,), 3, 1).bouts())
    result = play(bouts[0])
    assert result == play(bouts[0])
    assert len(result.sides) == len(result.scores) == (players // 2 if options.get("variant") == "teams" else players)
    assert set(result.won) <= set(range(len(result.sides)))
    assert result.sides == bouts[0].sides
    assert result.faults == ()


def test_the_winners_of_a_side_are_those_of_its_seats() -> None:
    teams = tournament("greenhorn", "drifter", players=4, games=20, variant="teams")
    results = run(teams, workers(1))
    assert len(results) == 20
    for result in results:
        best = max(result.scores)
        assert all(result.scores[side] == best for side in result.won)
        assert len(result.sides) == 2


def test_the_same_seed_gives_the_same_games_with_any_number_of_processes() -> None:
    small = tournament("greenhorn", "drifter", "outlaw@4it", games=6)
    alone = run(small, workers(1))
    assert alone == run(small, workers(3))
    assert alone != run(tournament("greenhorn", "drifter", "outlaw@4it", games=6, seed=2), workers(1))


def test_every_bot_has_chance_of_its_own() -> None:
    bouts = list(tournament("greenhorn", "drifter", games=60).bouts())
    seeds = {bot_seed(bout, seat) for bout in bouts for seat in range(3)}
    assert len(seeds) == 3 * len(bouts)


def test_who_takes_loot_beats_who_does_anything() -> None:
    (first, second) = standings(("drifter", "greenhorn"), run(tournament("drifter", "greenhorn", games=30), workers(2)))
    assert (first.name, second.name) == ("greenhorn", "drifter")
    assert first.wins.interval()[0] > second.wins.interval()[1]
    assert first.scores.mean() > second.scores.mean()


def test_a_program_that_fails_is_reported_and_the_games_go_on(capfd: pytest.CaptureFixture[str]) -> None:
    failing = f"run:{sys.executable} -c 1"
    results = run(tournament(failing, "drifter", games=3), workers(1))
    assert sum(len(result.faults) for result in results) == sum(result.sides.count(failing) for result in results)
    assert "a greenhorn plays on" in results[0].faults[0]
    assert capfd.readouterr().err == ""


def test_a_process_that_is_killed_is_noticed_and_the_others_end() -> None:
    def kill(done: int) -> None:
        if done == 2:
            multiprocessing.active_children()[0].kill()

    with pytest.raises(WorkerLost, match="ended from outside"):
        run(tournament("drifter", "greenhorn", games=10**4), workers(2), progress=kill)
    assert not multiprocessing.active_children()
