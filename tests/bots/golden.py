"""Golden decisions: the answers of bots with a budget of iterations.  `python -m tests.bots.golden` prints them."""

import json
from pathlib import Path
from typing import Any

import folsom
from folsom import bots

FILE = Path(__file__).parent / "decisions.json"
CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "express": ("express", 4, {}),
    "expert": ("express", 3, {"expert": True}),
    "duel": ("express", 2, {}),
    "pairs": ("express", 3, {"variant": "pairs"}),
    "teams": ("express", 4, {"variant": "teams"}),
    "boxes": ("express", 5, {"boxes": ["horses", "timecar"]}),
    "super": ("super", 5, {"boxes": ["reflex", "horse"]}),
}
NAMES = ("drifter", "sense", "planner@30it", "planner@60it", "planner:gunslinger@30it")
LENGTH = 40


def decisions(case: str) -> list[str]:
    """The first answers, in the notation."""
    name, players, options = CASES[case]
    game = folsom.new_game(name, players, seed=12, **options)
    seated = [bots.bot(NAMES[-players:][seat], seat) for seat in range(players)]
    told: list[str] = []
    while not game.over and len(told) < LENGTH:
        seat = game.to_act[0]
        option = seated[seat].choose(game.view(seat), game.options(seat))
        told.append(f"{seat} {option.text}")
        game.play(seat, option)
    return told


def all_decisions() -> dict[str, list[str]]:
    return {case: decisions(case) for case in CASES}


if __name__ == "__main__":
    print(json.dumps(all_decisions(), indent=1))
