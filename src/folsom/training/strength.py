"""The strength of a network: it plays against fixed opponents, and a curve shows its results over time."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from folsom.arena import Tournament, run, standings, workers
from folsom.arena.plot import BLUE, INK, PALE, RED, Svg
from folsom.interface.title import Setup

OPPONENTS = ("drifter", "sense")
COLOURS = {"drifter": RED, "sense": BLUE}
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 860, 420, 70, 150, 30, 60  # pixels
SEED = 40_000  # of the deals of trials

Shares = Mapping[str, tuple[float, float, float]]  # by opponent: the share of won games, and its interval


def trial(weights: Path, setup: Setup, games: int, processes: int, against: Sequence[Path]) -> Shares:
    """One against all, on the same deals for each opponent every time; `against` are weights of frozen opponents."""
    found = {}
    bots = {name: name for name in OPPONENTS} | {file.name: f"policy:{file}" for file in against}
    for name, opponent in bots.items():
        me = f"policy:{weights}"
        tournament = Tournament((me, opponent), (setup,), SEED, games, one_against_all=True)
        results = run(tournament, workers(processes))
        wins = next(one for one in standings(tournament.contestants, results) if one.name == me).wins
        found[name] = (wins.share(), *wins.interval())
    return found


def curve(log: Sequence[Mapping[str, Any]], players: int) -> bytes:
    """The share of won games by number of decisions, with intervals; the line is the share of an equal player."""
    canvas = Svg(WIDTH, HEIGHT)
    most = max([row["decisions"] for row in log], default=1)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(decisions: float, share: float) -> tuple[float, float]:
        return LEFT + wide * decisions / most, TOP + high * (1 - share)

    for tenth in range(0, 11, 2):
        x, y = at(0, tenth / 10)
        canvas.line(x, y, x + wide, y, PALE, 1)
        canvas.text(x - 10, y + 5, f"{tenth * 10} %", "end")
        x, y = at(most * tenth / 10, 0)
        canvas.text(x, y + 22, f"{most * tenth / 10 / 1e6:.4g}", "middle")
    canvas.text(LEFT + wide / 2, HEIGHT - 12, "million decisions", "middle")
    canvas.line(*at(0, 1 / players), *at(most, 1 / players), INK, 1)
    for opponent in dict.fromkeys(name for row in log for name in row["shares"]):
        colour, before = COLOURS.get(opponent, INK), None
        for row in [row for row in log if opponent in row["shares"]]:
            share, low, top = row["shares"][opponent]
            here = at(row["decisions"], share)
            canvas.line(*at(row["decisions"], low), *at(row["decisions"], top), PALE, 3)
            canvas.dot(*here, 3, colour)
            if before:
                canvas.line(*before, *here, colour, 2)
            before = here
        if before:
            canvas.text(before[0] + 10, before[1] + 5, f"against {opponent}", "start")
    return canvas.content()
