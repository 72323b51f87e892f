"""The measured servers: each in its own process, and on its own core if there are two."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from bench.protocols import BoardgameIo, Folsom
from bench.worker import ROOT

NODE = ROOT / "bench" / "boardgameio"
TICKS = os.sysconf("SC_CLK_TCK")
ENOUGH = 10_000  # factor on the limits


def cores() -> tuple[int, int] | None:
    """A core for the server and one for the load generator, if there are two."""
    if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2:
        return None
    found = sorted(os.sched_getaffinity(0))
    return found[0], found[-1]


def spawn(command: Sequence[str], core: int | None, **options: Any) -> "subprocess.Popen[str]":
    """Start a process that stays on one core, with all its threads."""
    before = os.sched_getaffinity(0) if core is not None else set()
    if core is not None:
        os.sched_setaffinity(0, {core})
    try:
        return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, **options)
    finally:
        if core is not None:
            os.sched_setaffinity(0, before)


class Host(AbstractContextManager["Host"]):
    """A server and its load generator."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        places = cores() or (None, None)
        begin = time.perf_counter()
        self.name = name
        self.server = spawn(command, places[0], stderr=subprocess.DEVNULL)
        assert self.server.stdout
        lines = iter(self.server.stdout.readline, "")
        port = next(
            (found[1] for line in lines if (found := re.search(r"(?:127\.0\.0\.1:|on )(\d+)(?!\d|\.\.)", line))), ""
        )
        self.started = time.perf_counter() - begin
        if not port:
            raise RuntimeError(f"{name} did not start")
        self.address = f"127.0.0.1:{port}"
        load = [sys.executable, "-m", "bench.load", name, self.address]
        self.load = spawn(load, places[1], stdin=subprocess.PIPE)

    def ask(self, command: str, *arguments: object) -> dict[str, Any]:
        """Send a command to the load generator; return its answer, with the CPU time that the server used."""
        assert self.load.stdin
        assert self.load.stdout
        before = self.cpu()
        print(json.dumps([command, arguments]), file=self.load.stdin, flush=True)
        answer = self.load.stdout.readline()
        if not answer:
            raise RuntimeError(f"the load generator of {self.name} has exited, at {command}")
        return {**json.loads(answer), "cpu": self.cpu() - before}

    def cpu(self) -> float:
        """The CPU seconds of all threads of the server."""
        fields = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """The resident memory of the server in bytes, after a garbage collection where there is one."""
        for _ in range(2 if self.name == BoardgameIo.name else 0):
            self.server.send_signal(signal.SIGUSR2)
            time.sleep(1)
        status = Path(f"/proc/{self.server.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found
        return 1024 * int(found[1])

    def __exit__(self, *_: object) -> None:
        for process in (self.load, self.server):
            process.kill()
            process.wait()
        for stream in (self.load.stdin, self.load.stdout, self.server.stdout):
            if stream:
                stream.close()


def folsom(db: Path) -> Host:
    """Folsom, with its store on the disk."""
    options = ("--port", "0", "--workers", "1", "--limits", str(ENOUGH), "--log", "json")
    return Host(Folsom.name, [sys.executable, "-m", "folsom", "serve", "--db", str(db), *options])


def boardgameio() -> Host:
    """boardgame.io, with its fastest store, in memory."""
    node = shutil.which("node")
    assert node
    return Host(BoardgameIo.name, [node, "--expose-gc", str(NODE / "server.js")])


def install() -> str:
    """Install boardgame.io if necessary; return the reason if it cannot be measured."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "Node is not installed"
    if not (NODE / "node_modules" / "boardgame.io").exists():
        done = subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=NODE, check=False)
        if done.returncode:
            return "npm could not install it"
    return ""
