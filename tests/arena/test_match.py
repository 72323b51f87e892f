"""Games between bots, of every kind."""

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.arena import BotFailed, Result, Tournament, play, run, standings, workers
from folsom.arena.ledger import Ledger
from folsom.arena.match import bot_seed, forfeit
from folsom.arena.rating import places
from folsom.arena.standings import standings_by_role
from folsom.bulk.workers import WorkerLost
from tests import forked

CRASHES = f"run:{sys.executable} -c 'raise SystemExit(3)'"
MYBOT = (sys.executable, str(Path(__file__).parent.parent.parent / "examples" / "mybot.py"))
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("express", 4, {}),
    ("express", 3, {"expert": True, "printing": "first"}),
    ("express", 4, {"boxes": ["horses", "timecar"]}),
    ("express", 2, {"variant": "duel"}),
    ("express", 2, {"variant": "pairs"}),
    ("express", 4, {"variant": "teams"}),
    ("express", 6, {"variant": "teams", "boxes": ["horses"]}),
    ("express", 5, {"variant": "marshal"}),
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


def test_every_contestant_is_the_marshal_equally_often() -> None:
    law = tournament("greenhorn", "drifter", players=4, games=12, variant="marshal")
    results = run(law, workers(1))
    assert all(sorted(result.roles) == ["bandit", "bandit", "bandit", "marshal"] for result in results)
    found = standings_by_role(law.contestants, results)
    assert {one.name: one.wins.games for one in found["marshal"]} == {"greenhorn": 6, "drifter": 6}
    assert {one.name: one.wins.games for one in found["bandit"]} == {"greenhorn": 18, "drifter": 18}


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
    (first, second) = standings(("drifter", "sense"), run(tournament("drifter", "sense", games=30), workers(2)))
    assert (first.name, second.name) == ("sense", "drifter")
    assert first.wins.interval()[0] > second.wins.interval()[1]
    assert first.scores.mean() > second.scores.mean()


# ---- bots that fail
def failing(on_fault: str, games: int = 8) -> Tournament:
    setup = folsom.new_game("express", 4, 1).setup
    return Tournament((CRASHES, "drifter"), (setup,), 1, games, True, on_fault)


def test_a_program_that_fails_loses_and_the_others_play_on(capfd: pytest.CaptureFixture[str]) -> None:
    results = run(failing("loss"), workers(1))
    for number, result in enumerate(results):
        side = result.sides.index(CRASHES)
        assert result.faults == (f"{CRASHES} at seat {side} ended with status 3.",), number
        assert result.forfeited == (side,)
        assert result.won
        assert side not in result.won
        assert result.scores[side] == 0
        assert places(result)[side] == max(places(result))
    table = {standing.name: standing for standing in standings((CRASHES, "drifter"), results)}
    assert table[CRASHES].wins.share() == 0
    assert table["drifter"].wins.won == len(results)
    assert capfd.readouterr().err == ""


def test_a_greenhorn_may_play_on_for_it() -> None:
    lost, kept = (run(failing(on_fault), workers(1)) for on_fault in ("loss", "greenhorn"))
    assert any(result.sides[side] == CRASHES for result in kept for side in result.won)
    for one, other in zip(lost, kept, strict=True):
        (side,) = one.forfeited
        assert other.forfeited == ()
        assert other.faults == one.faults
        assert [score for k, score in enumerate(other.scores) if k != side] == [
            score for k, score in enumerate(one.scores) if k != side
        ]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_tournament_may_stop_and_go_on_when_the_bot_is_mended(processes: int, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    program = tmp_path / "sometimes"
    program.write_text(f"#!/bin/sh\ntest -e {broken} && exit 3\nexec {shlex.join(MYBOT)}\n", encoding="utf-8")
    program.chmod(0o755)
    setup = folsom.new_game("super", 3, 1).setup
    small = Tournament((f"run:{program}", "drifter"), (setup,), 1, 6, True, "stop")

    def broken_after(done: int) -> None:
        if done == 2:
            broken.touch()

    ledger = Ledger(tmp_path / "games.jsonl", small)
    with pytest.raises(BotFailed, match=r"game \d with 3 players: run:.* at seat \d ended with status 3\."):
        run(small, workers(processes), ledger, broken_after)
    ledger.close()
    assert not forked.workers()
    broken.unlink()
    again = Ledger(tmp_path / "games.jsonl", small)
    assert 2 <= len(again.results) < 6
    assert run(small, workers(processes), again) == run(small, workers(1))
    again.close()


SIDES = ("a", "b", "c", "d")


@pytest.mark.parametrize(
    ("scores", "won", "failed", "then"),
    [
        ((400, 300, 900, 100), (2,), (0,), (2,)),
        ((400, 300, 900, 100), (2,), (2,), (0,)),
        ((400, 400, 900, 100), (2,), (2,), (0, 1)),
        ((900, 300, 900, 100), (0, 2), (2,), (0,)),
        ((400, 300, 900, 100), (2,), (0, 2), (1,)),
        ((400, 300, 900, 100), (2,), (0, 1, 2, 3), ()),
        ((400, 300, 900, 100), (), (2,), ()),
    ],
)
def test_the_win_of_a_side_that_failed_goes_to_the_next_best(
    scores: tuple[int, ...], won: tuple[int, ...], failed: tuple[int, ...], then: tuple[int, ...]
) -> None:
    result = forfeit(Result(4, 0, SIDES, scores, won, ("failed",)), failed)
    assert result.won == then
    assert result.forfeited == failed
    assert [result.scores[side] for side in failed] == [0] * len(failed)
    assert all(result.scores[side] == scores[side] for side in range(4) if side not in failed)


def test_both_partners_lose_when_one_fails() -> None:
    setup = folsom.new_game("express", 4, 1, variant="teams").setup
    (result, *_) = run(Tournament((CRASHES, "drifter"), (setup,), 1, 1), workers(1))
    side = result.sides.index(CRASHES)
    assert result.forfeited == (side,)
    assert result.won == (1 - side,)
    assert len(result.faults) == 2


def test_a_process_that_is_killed_is_noticed_and_the_others_end() -> None:
    def kill(done: int) -> None:
        if done == 2:
            forked.workers()[0].kill()

    with pytest.raises(WorkerLost, match="ended from outside"):
        run(tournament("drifter", "greenhorn", games=10**4), workers(2), progress=kill)
    assert not forked.workers()
