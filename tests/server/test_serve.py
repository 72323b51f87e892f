"""Starting and stopping `folsom serve`, its log, and its limits."""

import http.client
import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from folsom.server.messages import PROTOCOL
from folsom.server.serve import greeting
from folsom.server.settings import Settings
from tests.cli import program
from tests.server.server_process import FOLSOM, TIMEOUT, ServerProcess

TABLE = {"config": {"game": "express", "players": 3}, "seats": ["me", "drifter", "drifter"], "start": True}


@contextmanager
def at_table(server: ServerProcess, token: str, key: str) -> Iterator[ClientConnection]:
    """A connection that has received its welcome."""
    with connect(f"ws://{server.host}/socket") as ws:
        ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "table": key}))
        assert json.loads(ws.recv(TIMEOUT))["type"] == "welcome"
        yield ws


# ---- stopping
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopping_server_says_goodbye_and_forgets_nothing(tmp_path: Path, how: int) -> None:
    db = tmp_path / "folsom.db"
    with ServerProcess(db, "--workers", "1") as server:
        token = server.person()
        key = server.ask("POST", "/api/tables", TABLE, token).json["id"]
        with at_table(server, token, key) as ws:
            start = time.monotonic()
            assert server.stop(how) == 0
            assert time.monotonic() - start < 10
            said = [json.loads(text) for text in ws]
            assert said[-1] == {"type": "goodbye", "why": "stopping", "again": True}
        events = [json.loads(line)["event"] for line in server.written]
        assert "stopping" in events
        assert events[-1] == "stopped"
        assert "fault" not in events
    with ServerProcess(db, "--workers", "1") as again:
        assert again.get("/api/people/me", token).json["name"] == "Belle"
        assert again.get(f"/api/tables/{key}").json["status"] == "playing"
        with at_table(again, token, key):
            assert again.stop() == 0


def test_a_second_ctrl_c_stops_at_once(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        head = f"POST /api/people HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
        with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as raw:
            raw.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())  # a request that never ends
            assert server.get("/healthz").status == 200
            server.process.send_signal(signal.SIGINT)
            time.sleep(1)
            assert server.process.poll() is None
            start = time.monotonic()
            assert server.stop(signal.SIGINT) == 130
            assert time.monotonic() - start < 4  # less than the time limit for shutting down


# ---- starting
def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "one.db", "--workers", "1") as server:
        said = program.refusal("serve", "--port", str(server.port), "--db", str(tmp_path / "two.db"))
        assert said == (
            f"folsom: port {server.port} is in use: choose another with --port, or any free one with --port 0"
        )


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1"):
        assert "another server uses" in program.refusal("serve", "--port", "0", "--db", str(tmp_path / "folsom.db"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "70000"), "a port is a number from 0 to 65535, not 70000"),
        (("--port", "x"), "argument --port"),
        (("--host", "203.0.113.7"), "203.0.113.7 is not an address of this machine"),
        (("--public-url", "folsom.example"), "a public URL is like https://folsom.example"),
        (("--public-url", "https://folsom.example/games"), "without a path"),
        (("--public-url", "https://a:b@folsom.example"), "a public URL is like"),
        (("--public-url", "https://folsom.example; script-src *"), "a public URL is like"),
        (("--public-url", "https://b\u00fccher.example"), "a public URL is like"),
        (("--metrics", "localhost"), "an address is like 127.0.0.1:9100 or 9100, not 'localhost'"),
        (("--workers", "0"), "at least one process"),
        (("--workers", "100000"), "at most 1024 processes"),
        (("--limits", "0"), "at most a million, not 0"),
        (("--log", "loud"), "argument --log"),
    ],
)
def test_bad_options_are_refused_in_a_line(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    assert words in program.refusal("serve", "--db", str(tmp_path / "folsom.db"), *arguments)


def test_missing_packages_are_named() -> None:
    code = "import sys; sys.modules['uvicorn'] = None; from folsom.cli import main; sys.exit(main(['serve']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "folsom: the server needs uvicorn, which is not installed: pip install 'folsom[server]'\n"


def test_the_default_database_is_private_to_the_user(tmp_path: Path) -> None:
    home = dict.fromkeys(("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"), str(tmp_path))
    command = [*FOLSOM, "serve", "--port", "0", "--workers", "1"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **home}
    ) as process:
        assert process.stdout
        assert "Folsom is at" in process.stdout.readline()
        process.terminate()
        assert process.wait(TIMEOUT) == 0
    (file,) = tmp_path.rglob("folsom/folsom.db")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("wanted", [True, False])
def test_open_opens_a_browser(tmp_path: Path, wanted: bool) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n')
    browser.chmod(0o700)
    environment = {"BROWSER": str(browser), "DISPLAY": ":0", "FOLSOM_NO_BROWSER": "" if wanted else "1"}
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--open", **environment) as server:
        deadline = time.monotonic() + (TIMEOUT if wanted else 2)
        while not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.1)
        assert (seen.read_text() if seen.exists() else "") == (f"http://{server.host}\n" if wanted else "")


def test_the_greeting_has_the_addresses() -> None:
    assert "at http://127.0.0.1:80 (only from this machine" in greeting(Settings(), 80)
    assert "at http://[::1]:80 (only from" in greeting(Settings(host="::1"), 80)
    assert "and for others at https://folsom.example;" in greeting(
        Settings(host="0.0.0.0", public_url="https://folsom.example"), 80
    )
    assert "at http://127.0.0.1:80" in greeting(Settings(host="0.0.0.0"), 80)


# ---- the log
def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        token = server.person("Whisky Jack")
        table = server.ask("POST", "/api/tables", TABLE, token).json
        for path in ("", "/steps?first=3", "/record", "/nosuch"):
            server.get(f"/api/tables/{table['id']}{path}", token)
        server.get(f"/t/{table['code']}?me={token}")
        server.get(f"/socket?token={token}")
        with at_table(server, token, table["id"]) as ws:
            ws.send(json.dumps({"type": "say", "id": 1, "text": "the train leaves at noon"}))
            while json.loads(ws.recv(TIMEOUT))["type"] != "done":
                pass
        with connect(f"ws://{server.host}/socket?token={token}") as ws:
            ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token + "x", "table": table["id"]}))
            assert json.loads(ws.recv(TIMEOUT))["code"] == "who"
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.written]
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    assert ("/api/tables/{key}/steps", 409) in [(line["route"], line["status"]) for line in requests]
    assert ("/socket", 101) in [(line["route"], line["status"]) for line in requests]
    assert len({line["request"] for line in requests}) == len(requests) >= 10
    person, _, secret = token.partition(".")
    for hidden in (secret, person, table["id"], table["code"], "first=3", "noon", "Whisky"):
        assert hidden not in server.log


def test_a_log_that_nobody_reads_does_not_stop_the_server(tmp_path: Path) -> None:
    command = [*ServerProcess.PROGRAM, "--port", "0", "--db", str(tmp_path / "folsom.db"), "--limits", "100"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            found = re.search(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())
            assert found
            web = http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=TIMEOUT)
            for _ in range(600):  # more log than a pipe holds
                web.request("GET", "/api/about")
                assert web.getresponse().read()
            web.close()
            server.send_signal(signal.SIGTERM)
            assert server.wait(TIMEOUT) == 0
        finally:
            server.kill()


def test_the_log_can_be_text(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--log", "text") as server:
        server.get("/api/about?q=1")
        assert server.stop() == 0
        line = next(line for line in server.written if "/api/about" in line)
        assert "request request=1 method=GET route=/api/about status=200 ms=" in line


# ---- limits
def test_limits_apply(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.05") as server:
        token = server.person()
        came = [server.ask("POST", "/api/people", {"name": "Doc"}) for _ in range(6)]
        assert [reply.status for reply in came] == [201] * 4 + [429] * 2
        assert came[-1].json["code"] == "too-many"
        assert 600 < int(came[-1].headers["retry-after"]) <= 720  # five an hour
        time.sleep(2)
        laid = [server.ask("POST", "/api/tables", {**TABLE, "start": False}, token).status for _ in range(3)]
        assert laid == [201, 201, 429]  # tables of a person
        asked = [server.get("/api/about").status for _ in range(40)]
        assert set(asked) == {200, 429}
        assert server.get("/healthz").status == 200
        url = f"ws://{server.host}/socket"
        with connect(url), connect(url), connect(url):
            with pytest.raises(InvalidStatus) as refused, connect(url):
                pass
            assert refused.value.response.status_code == 429
        deadline = time.monotonic() + TIMEOUT
        while server.metric("folsom_connections") and time.monotonic() < deadline:
            time.sleep(0.1)
        with connect(url):
            pass


@pytest.mark.parametrize("proxy", [True, False])
def test_only_a_trusted_proxy_sets_the_client_address(tmp_path: Path, proxy: bool) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.02", *["--proxy"] * proxy) as server:

        def connect(forwarded: str) -> int:
            headers = {"X-Forwarded-For": forwarded}
            return server.ask("POST", "/api/people", {"name": "Doc"}, headers=headers).status

        assert [connect("198.51.100.1") for _ in range(3)] == [201, 201, 429]
        assert connect("198.51.100.2") == (201 if proxy else 429)
        assert connect("198.51.100.3, 198.51.100.1") == 429  # only the last address comes from the proxy


def test_an_https_public_url_enforces_tls(tmp_path: Path) -> None:
    public = "https://folsom.example"
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--public-url", public) as server:
        headers = server.get("/").headers
        assert headers["strict-transport-security"] == "max-age=31536000"
        assert "wss://folsom.example" in headers["content-security-policy"]
        with connect(f"ws://{server.host}/socket", origin=Origin(public)):
            pass


@pytest.mark.parametrize(("how", "known"), [("plain", {"127.0.0.1"}), ("none", {None}), ("hashed", None)])
def test_addresses_are_logged_as_configured(tmp_path: Path, how: str, known: set[str | None] | None) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--log-addresses", how) as server:
        for _ in range(2):
            server.get("/api/about")
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.splitlines()]
    found = {line.get("address") for line in lines if line["event"] == "request"}
    if known is None:
        (hashed,) = found
        assert "127.0.0.1" not in server.log
        assert len(hashed) == 12
    else:
        assert found == known
