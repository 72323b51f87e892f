"""Measures how many decisions per second a batch makes: `python examples/measure_batch.py`.

Legal answers are drawn at random, which is not measured.  Prints the median and range of several runs, in CPU time.
"""

import statistics
import time
from typing import Any

import numpy as np

import folsom
import folsom.environments

GAMES, RUNS = 256, 9
STEPS = 60 if folsom.compiled else 4  # in one run
SETUPS: list[dict[str, Any]] = [
    {"game": "express", "players": 4},
    {"game": "express", "players": 6, "boxes": ["horses", "timecar"]},
    {"game": "super", "players": 4},
]


def measure(setup: dict[str, Any], sparse: bool) -> list[float]:
    """Decisions per second in each run."""
    games = folsom.environments.batch(**setup, games=GAMES, seed=1)
    out = games.sparse_buffers() if sparse else games.buffers()
    random, found = np.random.default_rng(1), []
    games.reset(out)
    for _ in range(RUNS):
        spent = 0.0
        for _ in range(STEPS):
            actions = (random.random(out.masks.shape) * out.masks).argmax(axis=1)
            begun = time.process_time()
            games.step(actions, out)
            spent += time.process_time() - begun
        found.append(GAMES * STEPS / spent)
    return found


def main() -> None:
    """Print two lines for each set-up: with dense and with sparse observations."""
    print("compiled" if folsom.compiled else "plain Python")
    for setup in SETUPS:
        words = " ".join(str(word) for word in setup.values())
        for kind in ("dense", "sparse"):
            found = measure(setup, kind == "sparse")
            print(f"{words}, {kind}: {statistics.median(found):,.0f} a second, {min(found):,.0f} to {max(found):,.0f}")


if __name__ == "__main__":
    main()
