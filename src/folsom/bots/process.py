"""A child process behind three pipes: it can neither block us nor outlive us."""

import atexit
import os
import selectors
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Collection, Sequence
from contextlib import suppress

LONGEST = 1_000_000  # bytes of a line
KEPT = 1_000  # bytes kept from the end of its error stream
AT_ONCE = 65_536
GRACE = 0.5  # seconds to exit by itself, and again after SIGTERM

Child = subprocess.Popen[bytes]
CHILDREN: set[Child] = set()  # running processes
STARTING = threading.Lock()  # held while one is started, and permanently once all are ended


class Fault(Exception):
    """An error of a program: a kind, for which the catalogue has a text, and the values to insert there."""

    def __init__(self, kind: str, **named: object) -> None:
        super().__init__(kind)
        self.kind = kind
        self.named = named


class Process:
    """Runs in a session of its own: Ctrl-C at a terminal does not reach it, and its process group ends with it."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            with STARTING:
                child = Child(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
                CHILDREN.add(child)
        except OSError as error:
            raise Fault("unstarted", error=error.strerror) from None
        self.child = child
        self.stdin, self.stdout, self.stderr = (
            pipe.fileno() for pipe in (child.stdin, child.stdout, child.stderr) if pipe
        )
        self.unsent = b""
        self.read = b""
        self.error = b""
        self.selector = selectors.DefaultSelector()
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream, False)
        for stream in (self.stdout, self.stderr):
            self.selector.register(stream, selectors.EVENT_READ)
        self.stop = weakref.finalize(self, end, child, self.selector)  # even if nobody calls `end`
        self.stop.atexit = False  # at exit, `end_all` ends all together

    def send(self, line: bytes) -> None:
        """Queue a line; it is written as the program reads it, while we wait for an answer."""
        if not self.unsent:
            self.selector.register(self.stdin, selectors.EVENT_WRITE)
        self.unsent += line

    def receive(self, seconds: float) -> bytes:
        """The program's next line; Fault if anything follows it."""
        until = time.monotonic() + seconds
        while b"\n" not in self.read:
            left = until - time.monotonic()
            if left <= 0:
                raise Fault("late", seconds=f"{seconds:g}")
            if len(self.read) > LONGEST:
                raise Fault("endless", bytes=LONGEST)
            self.exchange(left)
        line, _, more = self.read.partition(b"\n")
        self.read = b""
        if len(line) > LONGEST:
            raise Fault("endless", bytes=LONGEST)
        if more:
            raise Fault("talkative")
        return line

    def exchange(self, seconds: float) -> None:
        """Write and read whatever is ready now."""
        for key, _ in self.selector.select(seconds):
            if key.fd == self.stdin:
                self.write()
            elif key.fd == self.stderr:
                self.listen()
            elif part := os.read(self.stdout, AT_ONCE):
                self.read += part
            else:
                self.gone()

    def write(self) -> None:
        try:
            self.unsent = self.unsent[os.write(self.stdin, self.unsent) :]
        except BrokenPipeError:  # it does not read; it may have answered anyway
            self.unsent = b""
        if not self.unsent:
            self.selector.unregister(self.stdin)

    def listen(self) -> None:
        part = os.read(self.stderr, AT_ONCE)
        if part:
            self.error = (self.error + part)[-KEPT:]
        else:
            self.selector.unregister(self.stderr)

    def gone(self) -> None:
        """Raise a Fault that says why its output has ended."""
        self.selector.unregister(self.stdout)
        try:
            status = self.child.wait(GRACE)
        except subprocess.TimeoutExpired:
            raise Fault("mute") from None
        if status < 0:
            raise Fault("killed", signal=-status)
        raise Fault("ended", status=status)

    def said(self) -> str:
        """The end of what it wrote to standard error."""
        for _ in range(LONGEST // AT_ONCE):
            try:
                part = os.read(self.stderr, AT_ONCE)
            except BlockingIOError:
                break
            if not part:
                break
            self.error = (self.error + part)[-KEPT:]
        return self.error.decode(errors="replace").strip()

    def farewell(self) -> None:
        """Let it read the last line and exit by itself."""
        until = time.monotonic() + GRACE
        with suppress(Fault, subprocess.TimeoutExpired):
            while self.unsent and time.monotonic() < until:
                self.exchange(GRACE)
            if self.child.stdin:
                self.child.stdin.close()
            self.child.wait(GRACE)


def end(child: Child, selector: selectors.BaseSelector) -> None:
    selector.close()
    end_sessions([child])
    CHILDREN.discard(child)
    for pipe in (child.stdin, child.stdout, child.stderr):
        if pipe is not None:
            pipe.close()


@atexit.register
def end_all() -> None:
    """End all processes when the program exits, and let no other start."""
    STARTING.acquire()
    end_sessions(list(CHILDREN))


def end_sessions(children: Collection[Child]) -> None:
    """Ask the processes to end, then kill their sessions; if we are interrupted, kill them at once."""
    try:
        send(children, signal.SIGTERM)
        until = time.monotonic() + GRACE
        for child in children:
            with suppress(subprocess.TimeoutExpired):
                child.wait(max(0.0, until - time.monotonic()))
    finally:
        send(children, signal.SIGKILL)
    for child in children:
        with suppress(subprocess.TimeoutExpired):
            child.wait(GRACE)


def send(children: Collection[Child], sign: signal.Signals) -> None:
    for child in children:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, sign)
