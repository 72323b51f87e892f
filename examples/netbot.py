"""A bot that plays at a table of `folsom serve`, from anywhere: python examples/netbot.py http://127.0.0.1:8000/t/KXQWER

It needs the package websockets. docs/protocol.md explains the messages.
"""

import argparse
import asyncio
import json
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LIKED = ("rob", "Robbery", "fire", "Fire", "Shoot", "punch", "Punch", "Move")


def pick(options: list[dict[str, Any]]) -> int:
    """Choose an option; put a better idea here."""
    ranks = [next((rank for rank, word in enumerate(LIKED) if word in one["text"]), 99) for one in options]
    action: int = options[ranks.index(min(ranks))]["action"]
    return action


def new_person(server: str, name: str) -> str:
    """Register as a new person; from then on, only the token is needed."""
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{server}/api/people", body, {"Content-Type": "application/json"})) as answer:
        token: str = json.load(answer)["token"]
    return token


async def visit(socket: ClientConnection, hello: dict[str, Any]) -> list[int] | None:
    """Sit down and play; return everybody's final dollars, or None if the bot must reconnect."""
    await socket.send(json.dumps(hello))
    me, seated, number = "", False, 0
    async for text in socket:
        message, command = json.loads(text), dict[str, Any]()
        match message["type"]:
            case "welcome":
                me = message["person"]
            case "table" if message["status"] == "over":
                return [score["dollars"] for score in message["scores"]]
            case "table" if not seated:
                seated = any(chair["person"] == me for chair in message["chairs"])
                free = [chair["seat"] for chair in message["chairs"] if chair["kind"] == "open"]
                if free and not seated:
                    command, seated = {"type": "sit", "seat": free[0]}, True
            case "update" if answers := [one for one in message["options"] if one["verb"] != "take-back"]:
                command = {"type": "play", "seat": message["seat"], "version": message["version"]}
                command["action"] = pick(answers)
            case "refused" if message["id"] is None:  # there is no such table, for example
                sys.exit(message["words"])
            case "refused" if message["code"] == "taken":  # somebody else was faster: look again
                return None
        if command:
            number += 1
            await socket.send(json.dumps({**command, "id": number}))
    return None


async def play(table: str, name: str) -> list[int]:
    """Play to the end; reconnect whenever the connection is lost."""
    url = urlsplit(table)
    server, key = f"{url.scheme}://{url.netloc}", url.path.rpartition("/")[2]
    hello = {"type": "hello", "protocol": 3, "token": new_person(server, name), "table": key}
    pause = 0.5
    while True:
        try:
            async with connect(f"ws{server.removeprefix('http')}/socket") as socket:
                pause = 0.5
                if (dollars := await visit(socket, hello)) is not None:
                    return dollars
        except (OSError, WebSocketException) as error:
            print(error, file=sys.stderr)
        await asyncio.sleep(pause)
        pause = min(2 * pause, 30)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", help="its link")
    parser.add_argument("--name", default="Robin")
    asked = parser.parse_args()
    print("Dollars, seat by seat:", asyncio.run(play(asked.table, asked.name)))
