"""A server in a separate process, and requests to it over real sockets."""

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

from folsom.server.messages import PROTOCOL
from tests.forked import ForkedProgram

FOLSOM = [sys.executable, "-m", "folsom"]
TIMEOUT = 60.0  # seconds: a machine may be busy


@dataclass(frozen=True)
class Reply:
    """A response."""

    status: int
    headers: Mapping[str, str]  # by lower-case name
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class ServerProcess:
    """`folsom serve` on a free port of this machine; forked unless it needs another environment or another program."""

    PROGRAM = (*FOLSOM, "serve")

    def __init__(self, db: Path, *arguments: str, **environment: str) -> None:
        self.db = db
        command = [*self.PROGRAM, "--port", "0", "--db", str(db), "--log", "json", "--metrics", "0", *arguments]
        pipe, python = subprocess.PIPE, command[0] == sys.executable
        self.process: ForkedProgram | subprocess.Popen[str] = (
            ForkedProgram(*command[1:])
            if python and not environment
            else subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env={**os.environ, **environment})
        )
        assert self.process.stdout
        assert self.process.stderr
        self.written: list[str] = []
        self._reader = threading.Thread(target=self.written.extend, args=(self.process.stderr,))
        self._reader.start()
        self.greeting = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.greeting)
        if not found:
            self.__exit__()
            raise AssertionError(f"no address: {self.greeting!r} {self.log!r}")
        self.port = int(found[1])
        measured = re.search(r"http://127\.0\.0\.1:(\d+)/metrics", self.process.stdout.readline())
        assert measured
        self.metrics_port = int(measured[1])

    @property
    def log(self) -> str:
        """The log; complete once the server has stopped."""
        return "".join(self.written)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
        port: int | None = None,
    ) -> Reply:
        """Send a request; a body other than bytes is sent as JSON."""
        sent = dict(headers or {})
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        if body is not None:
            sent.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=TIMEOUT)
        try:
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            return Reply(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def get(self, path: str, token: str | None = None, **headers: str) -> Reply:
        return self.ask("GET", path, None, token, headers)

    def person(self, name: str = "Belle") -> str:
        """Create a person; their token."""
        token: str = self.ask("POST", "/api/people", {"name": name}).json["token"]
        return token

    def finished_table(self, token: str, public: bool = True) -> str:
        """The id of a table with a game that bots have finished."""
        config = {"game": "super", "players": 3, "public": public}
        table = {"config": config, "seats": ["drifter"] * 3, "start": True}
        key: str = self.ask("POST", "/api/tables", table, token).json["id"]
        self.watch_to_the_end(token, key)
        return key

    def watch_to_the_end(self, token: str, key: str) -> None:
        """Watch a table: bots among themselves play only while somebody watches."""
        with connect(f"ws://{self.host}/socket", compression=None, max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "table": key}))
            while json.loads(socket.recv(TIMEOUT)).get("status") != "over":
                pass

    def metric(self, line: str) -> float:
        """The value of a metric; 0 if there is none yet."""
        text = self.ask("GET", "/metrics", port=self.metrics_port).body.decode()
        found = re.search(rf"^{re.escape(line)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop the server; its exit status."""
        self.process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        status = self.process.wait(TIMEOUT)
        self._reader.join(TIMEOUT)
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.wait()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream
            stream.close()
