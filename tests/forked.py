"""Starts `folsom` in processes that have already imported it: this takes a tenth of the time of a new interpreter."""

import atexit
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from multiprocessing.process import BaseProcess
from pathlib import Path

PREPARED = multiprocessing.get_context("forkserver")
PREPARED.set_forkserver_preload(["folsom.cli", "folsom.server.serve", "tests.warm"])


def workers() -> list[BaseProcess]:
    """The processes that Folsom has started in this one, without the servers and commands of tests."""
    return [process for process in multiprocessing.active_children() if not isinstance(process, ForkServerProcess)]


class ForkedProgram:
    """What `python` would run with these arguments, either `-m` and a module or a file; its output goes into pipes."""

    def __init__(self, *arguments: str) -> None:
        output, errors = PREPARED.Pipe(duplex=False), PREPARED.Pipe(duplex=False)
        self.process = PREPARED.Process(
            target=start, args=(arguments, dict(os.environ), Path.cwd(), output[1], errors[1]), daemon=True
        )
        self.process.start()
        for _, end in (output, errors):
            end.close()
        assert self.process.pid is not None
        self.pid: int = self.process.pid
        self.stdout, self.stderr = (os.fdopen(os.dup(pipe.fileno())) for pipe, _ in (output, errors))
        for pipe, _ in (output, errors):
            pipe.close()

    def poll(self) -> int | None:
        """The exit status, if it has ended: negative after a signal."""
        return self.process.exitcode

    def wait(self, seconds: float) -> int:
        self.process.join(seconds)
        status = self.process.exitcode
        if status is None:
            raise TimeoutError(f"the program has not ended within {seconds} seconds")
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it may have ended just now
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def start(
    arguments: Sequence[str], environment: Mapping[str, str], folder: Path, output: Connection, errors: Connection
) -> None:
    """Become the program."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, pipe in enumerate((output, errors), start=1):
        os.dup2(pipe.fileno(), number)
        pipe.close()
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    try:
        if arguments[0] == "-m":
            sys.argv = list(arguments[1:])
            runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
        else:
            sys.argv = list(arguments)
            runpy.run_path(arguments[0], run_name="__main__")
    finally:
        atexit._run_exitfuncs()  # a forked process would leave them out, and with them the last lines of the log
