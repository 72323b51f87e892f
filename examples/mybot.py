#!/usr/bin/env python3
"""A bot for Folsom that needs nothing of Folsom: one JSON object a line comes in, one goes out.

    folsom play --bots "run:python3 examples/mybot.py"

It robs where it can, fires if there is somebody to fire at, and else takes any option.  docs/bots.md has the protocol.
"""

import json
import random
import sys
from typing import Any

LIKED = ("rob", "play Rob", "fire", "play Fire", "play Move", "program Shoot")


def main() -> None:
    """One JSON object after another, until the game is over or the input ends."""
    chance = random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            chance.seed(told["seed"])
            print(f"I sit at seat {told['seat']} of {told['game']}", file=sys.stderr)  # shown only if something fails
        elif told["type"] == "decide":
            print(json.dumps(answer(told, chance)), flush=True)
        elif told["type"] == "end":
            break


def answer(asked: dict[str, Any], chance: random.Random) -> dict[str, str]:
    """The option's number would do as well: {"action": option["action"]}."""
    texts = [option["text"] for option in asked["options"]]
    chance.shuffle(texts)
    for liked in LIKED:
        for text in texts:
            if text.startswith(liked):
                return {"text": text}
    return {"text": texts[0]}


if __name__ == "__main__":
    main()
