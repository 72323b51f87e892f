"""A worker process for bots: `python -m folsom.server.worker`, started by worker_pool.py.

It reads questions from standard input and writes answers to standard output: four bytes for the length, then a pickle.
It exits when its input ends, so it never outlives the server.
"""

import os
import pickle
import signal
import struct
import sys
import threading
import time
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

from folsom import bots
from folsom.bots import hindsight
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup
from folsom.server import transcript
from folsom.server.decision_times import DecisionTimes

LENGTH = struct.Struct(">I")
SUBSTITUTE = "outlaw"
NICE = 5  # the server itself has priority
DECISION_TIMES = DecisionTimes()


def decide(view: Any, legal: list[int], name: str, seed: int) -> int:
    begun, bot = time.perf_counter(), bot_or_substitute(name, seed, view.setup)
    action = bot.decide(view, legal)
    if action not in legal:
        raise ValueError(f"{name} chose {action}, which is not one of {legal}")
    seconds = time.perf_counter() - begun
    if len(legal) > 1:
        DECISION_TIMES.add(name, seconds)
    else:
        time.sleep(max(0.0, DECISION_TIMES.typical(name, bot) - seconds))
    return action


def bot_or_substitute(name: str, seed: int, setup: Setup) -> bots.Bot:
    """The named bot, or a substitute if it cannot play this set-up: a network plays only what it was trained for."""
    bot = bots.bot(name, seed)
    try:
        bot.prepare(setup)
    except SetupError as error:
        print(f"{SUBSTITUTE} plays for {name}: {error}", file=sys.stderr)
        return bots.bot(SUBSTITUTE, seed)
    return bot


def explain(view: Any, language: str, seed: int, action: int | None) -> bots.Explanation:
    return bots.explain(view, action, language=language, seed=seed)


QUESTIONS: dict[str, Callable[..., Any]] = {
    "decide": decide,
    "explain": explain,
    "cost": hindsight.cost,
    "transcript": transcript.write,
}


def encoded(message: object) -> bytes:
    """A message for the pipe, in either direction."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def answer(question: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """True and the answer, or False and the error."""
    try:
        return True, QUESTIONS[question](*arguments)
    except Exception as error:
        traceback.print_exc()
        return False, f"{type(error).__name__}: {error}"


def listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Read questions in a separate thread, so that the process exits with the server even while a bot thinks."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        questions.put(source.read(*LENGTH.unpack(head)))
    os._exit(0)


def main() -> None:
    """Answer until the input ends.  Signals are ignored: the server decides when its processes stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # keep printed text out of the answers
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        answers.write(encoded(answer(*pickle.loads(questions.get()))))
        answers.flush()


if __name__ == "__main__":
    main()
