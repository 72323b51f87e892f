"""Runs `folsom` as people do: with scripted input, and on a terminal."""

import codecs
import io
import os
import pty
import re
import runpy
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.forked import PREPARED

FOLSOM = [sys.executable, "-m", "folsom"]
PATIENCE = 60.0  # seconds: a machine may be busy


def run(*arguments: str, typed: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """Run with scripted input to the end."""
    with TemporaryDirectory() as place:
        streams = [Path(place) / name for name in ("stdin", "stdout", "stderr")]
        streams[0].write_bytes(typed.encode() if isinstance(typed, str) else typed)
        process = PREPARED.Process(target=start, args=(arguments, streams, Path.cwd(), dict(os.environ)))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise AssertionError(f"folsom {arguments} does not end")
        out, err = (stream.read_bytes().decode() for stream in streams[1:])
        return subprocess.CompletedProcess(arguments, process.exitcode, out, err)


def start(arguments: Sequence[str], streams: Sequence[Path], folder: Path, environment: Mapping[str, str]) -> None:
    """`python -m folsom`, in a separate process that has already imported it."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, stream in enumerate(streams):
        opened = os.open(stream, os.O_RDWR | os.O_CREAT)
        os.dup2(opened, number)
        os.close(opened)
    typed = io.FileIO(0, closefd=False)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(typed), encoding="utf-8", errors=sys.stdout.errors)
    sys.argv = ["folsom", *arguments]
    runpy.run_module("folsom", run_name="__main__", alter_sys=True)


def refusal(*arguments: str) -> str:
    """The one-line error message for a wrong command line."""
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(r"folsom: [^\n]+\n", done.stderr), done.stderr
    return done.stderr.strip()


class Terminal:
    """A run on a terminal of its own; it ends when every process that holds the terminal has ended."""

    def __init__(self, *arguments: str, columns: int = 200, lines: int = 50) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, "TERM": "xterm", "COLUMNS": str(columns), "LINES": str(lines)}
        self.process = subprocess.Popen(
            [*FOLSOM, *arguments], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.unread = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a character may arrive in two parts

    def until(self, pattern: str) -> str:
        """Read up to and including a pattern; return what was read."""
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.unread)):
            assert self._read(deadline), f"ended before {pattern!r}: {self.unread[-500:]!r}"
        text, self.unread = self.unread[: found.end()], self.unread[found.end() :]
        return text

    def rest(self) -> str:
        """Everything until the last process ends."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self.unread

    def interrupt(self) -> str:
        """Press Ctrl-C, which signals every process in the foreground; return everything until the end.

        Python notices a Ctrl-C between the prompt and the reading only when a line arrives.  People then press
        it again.
        """
        deadline = time.monotonic() + PATIENCE
        os.killpg(self.process.pid, signal.SIGINT)
        while time.monotonic() < deadline:
            if not select.select([self.master], [], [], 3.0)[0]:
                os.killpg(self.process.pid, signal.SIGINT)
            elif not self._read(deadline):
                return self.unread
        raise AssertionError(f"not interrupted: {self.unread[-500:]!r}")

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        assert ready, f"nothing more came: {self.unread[-500:]!r}"
        try:
            read = os.read(self.master, 65536)
        except OSError:  # on Linux: nobody holds the other end
            return False
        self.unread += self.decoder.decode(read)
        return bool(read)

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def close(self) -> int:
        """The exit status."""
        os.close(self.master)
        return self.process.wait(PATIENCE)
