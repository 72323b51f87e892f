"""Measures how long moves take at a table while another address floods the server."""

import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Self

from websockets.sync.client import ClientConnection, connect

from folsom.server.messages import PROTOCOL
from tests.server.attacked_table import ANSWERS, Message, until
from tests.server.server_process import TIMEOUT, ServerProcess

DECISION_TIMES = 0.06  # seconds between two moves, within the limits of a connection


class Player:
    """Holds all seats of a table, and always plays the first option."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.token = server.person("Ann")
        self.sockets = ExitStack()
        self.socket = self.start_table()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.sockets.close()

    def start_table(self) -> ClientConnection:
        table = {"config": {"game": "express", "players": 3}, "seats": ["me"] * 3, "start": True}
        key = self.server.ask("POST", "/api/tables", table, self.token).json["id"]
        connection = connect(f"ws://{self.server.host}/socket", compression=None, max_size=None, open_timeout=TIMEOUT)
        socket = self.sockets.enter_context(connection)
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": self.token, "table": key}))
        self.asked: dict[int, Message] = {}
        while len(self.asked) < 3:
            update = until(socket, "update")
            self.asked[update["seat"]] = update
        return socket

    def move(self) -> float:
        """Play a move; how many seconds it took."""
        if not any(update["options"] for update in self.asked.values()):
            self.sockets.close()
            self.socket = self.start_table()
        seat, update = next((seat, update) for seat, update in self.asked.items() if update["options"])
        version, action = update["version"], update["options"][0]["action"]
        begun = time.perf_counter()
        self.socket.send(json.dumps({"type": "play", "id": 1, "seat": seat, "version": version, "action": action}))
        while True:
            message: Message = json.loads(self.socket.recv(TIMEOUT))
            if message["type"] == "update":
                self.asked[message["seat"]] = message
            elif message["type"] in ANSWERS:
                assert message["type"] == "done", message
                return time.perf_counter() - begun

    def play(self, seconds: float) -> list[float]:
        """The durations of all moves in a period; the last one may end after it."""
        times, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            times.append(self.move())
            time.sleep(DECISION_TIMES)
        return times


def p99(times: list[float]) -> float:
    return sorted(times)[math.ceil(0.99 * len(times)) - 1]


@contextmanager
def flood(server: ServerProcess, kind: str, number: int, seconds: float) -> Iterator[subprocess.Popen[str]]:
    """Run a flood of flooder.py during the block."""
    command = [sys.executable, "-m", "tests.server.flooder", kind, str(server.port), str(number), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as flooding:
        assert flooding.stdout
        assert flooding.stdout.readline() == "ready\n"
        try:
            yield flooding
        finally:
            flooding.kill()


def check_play_goes_on(server: ServerProcess, kind: str, number: int, seconds: float = 4.0) -> None:
    """Moves are fast during a flood: below 100 ms, with an allowance for a busy machine."""
    with Player(server) as player:
        calm = p99(player.play(seconds / 2))
        with flood(server, kind, number, 60):
            times = player.play(seconds)
    print(f"{kind} over {number}: p99 {1000 * calm:.0f} ms, {1000 * p99(times):.0f} ms during the flood")
    assert p99(times) < bound(calm), (calm, sorted(times)[-5:])


def bound(calm: float) -> float:
    """The limit in seconds: on a busy machine the server has to wait for other processes."""
    queue = os.getloadavg()[0] / (os.cpu_count() or 1)
    return max(0.1 * (1 + 4 * queue), 10 * calm)
