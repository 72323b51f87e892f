"""The benchmarks of the server are not tested for speed either, only for plausible results."""

from pathlib import Path

from bench.protocols import SEATS, Folsom
from bench.server import Plan, report, run

TINY = Plan(rounds=1, tables=2, paced=((1, 4.0), (2, 4.0)), seconds=1.0, stored=20)


def test_a_run_plays_whole_games_and_sends_every_move_to_four(tmp_path: Path) -> None:
    found, startup = run(TINY, tmp_path, with_peer=False)
    ours = found[Folsom.name]
    (closed,) = ours.closed
    assert closed["moves"] > 50 * TINY.tables
    assert closed["bytes"] > 300 * SEATS * closed["moves"]
    assert all(rate > 10 for rate in ours.rates)
    for tables, rate in TINY.paced:
        paced = ours.paced[tables]
        assert paced["moves"] == tables * rate * TINY.seconds
        assert 0 < paced["p50"] <= paced["p99"] <= paced["worst"]
    assert all(0 < greeted < shown for times in startup.values() for greeted, shown in times)
    text = report(TINY, found, startup, {"Python": "3"})
    assert "| Folsom " in text
    assert "start with 20 stored tables" in text
