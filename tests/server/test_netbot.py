"""The example bot plays on a real server, even if the server restarts in between."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from folsom.server.messages import PROTOCOL
from tests.server.server_process import TIMEOUT, ServerProcess
from tools.native import ROOT

NETBOT = [sys.executable, str(ROOT / "examples" / "netbot.py")]


def sent_out(link: str, name: str) -> subprocess.Popen[str]:
    command = [*NETBOT, link, "--name", name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def laid(server: ServerProcess, config: dict[str, Any], seats: list[str | None]) -> tuple[str, str]:
    """A table, and the token of its host, who only watches."""
    token = server.person("Ann")
    answer = server.ask("POST", "/api/tables", {"config": config, "seats": seats}, token)
    assert answer.status == 201, answer.body
    return answer.json["id"], token


def start(server: ServerProcess, key: str, token: str) -> None:
    """Wait until all seats are taken, and start the game as the host."""
    deadline = time.monotonic() + TIMEOUT
    while any(chair["kind"] == "open" for chair in server.get(f"/api/tables/{key}").json["chairs"]):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    with connect(f"ws://{server.host}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "table": key}))
        socket.send(json.dumps({"type": "start", "id": 1}))
        while (message := json.loads(socket.recv(TIMEOUT)))["type"] != "done":
            assert message["type"] != "refused", message


def end(bot: subprocess.Popen[str]) -> tuple[int, str, str]:
    try:
        out, err = bot.communicate(timeout=TIMEOUT)
    finally:
        bot.kill()
    return bot.returncode, out, err


@pytest.mark.parametrize(
    "config",
    [{"game": "express", "players": 3, "options": {"boxes": ["horses"]}}, {"game": "super", "players": 3}],
    ids=lambda config: str(config["game"]),
)
def test_two_netbots_and_a_bot_play_to_the_end(config: dict[str, Any], tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db") as server:
        key, token = laid(server, config, [None, "drifter", None])
        code = server.get(f"/api/tables/{key}").json["code"]
        bots = [sent_out(f"http://{server.host}/t/{one}", name) for one, name in ((key, "Robin"), (code, "Tuck"))]
        start(server, key, token)
        ends = [end(bot) for bot in bots]
        table = server.get(f"/api/tables/{key}").json
    dollars = [score["dollars"] for score in table["scores"]]
    assert ends == [(0, f"Dollars, seat by seat: {dollars}\n", "")] * 2
    assert sorted(chair["name"] for chair in table["chairs"] if chair["kind"] == "person") == ["Robin", "Tuck"]


def test_the_netbot_reconnects_after_a_restart(tmp_path: Path) -> None:
    place, config = tmp_path / "folsom.db", {"game": "express", "players": 2, "options": {"variant": "pairs"}}
    with ServerProcess(place) as server:
        key, token = laid(server, config, [None, None])
        bots = [sent_out(f"http://{server.host}/t/{key}", name) for name in ("Robin", "Tuck")]
        start(server, key, token)
        port = str(server.port)
        server.process.kill()
        server.wait()
    with ServerProcess(place, "--port", port) as server:
        ends = [end(bot) for bot in bots]
        table = server.get(f"/api/tables/{key}").json
    assert [(status, out) for status, out, _ in ends] == [
        (0, f"Dollars, seat by seat: {[score['dollars'] for score in table['scores']]}\n")
    ] * 2
    assert all(err for _, _, err in ends)  # they noticed


def test_the_netbot_explains_why_it_cannot_play(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db") as server:
        status, out, err = end(sent_out(f"http://{server.host}/t/NOBODY", "Robin"))
    assert (status, out) == (1, "")
    assert re.fullmatch(r"there is no such table\n", err)
