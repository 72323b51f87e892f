#!/usr/bin/env python3
"""A bot for Folsom that does not need Folsom itself: it reads and writes one JSON object per line.

    folsom play --bots "run:python3 examples/mybot.py"

It robs if it can, else fires if it can, else takes any option.  docs/bots.md describes the protocol.
"""

import json
import random
import sys
from typing import Any

LIKED = ("rob", "play Rob", "fire", "play Fire", "play Move", "program Shoot")


def main() -> None:
    """Handle one JSON object after another, until the game is over or the input ends."""
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(message["seed"])
            # Standard error is shown only if something fails.
            print(f"I sit at seat {message['seat']} of {message['game']}", file=sys.stderr)
        elif message["type"] == "decide":
            print(json.dumps(answer(message, chance)), flush=True)
        elif message["type"] == "end":
            break


def answer(asked: dict[str, Any], chance: random.Random) -> dict[str, str]:
    """Choose an option by its text; its number would do as well: {"action": option["action"]}."""
    texts = [option["text"] for option in asked["options"]]
    chance.shuffle(texts)
    for liked in LIKED:
        for text in texts:
            if text.startswith(liked):
                return {"text": text}
    return {"text": texts[0]}


if __name__ == "__main__":
    main()
