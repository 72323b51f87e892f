"""An external bot: a program that reads and writes one JSON object per line (docs/bots.md, "A bot of your own").

It is not trusted: whatever it does, the game continues.  If it does not answer, or answers badly, a greenhorn
takes over for the rest of the game.
"""

import json
import logging
import os
import shlex
import shutil
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from folsom.bots.bot import Bot
from folsom.bots.budget import Budget
from folsom.bots.process import Fault, Process
from folsom.game import registry
from folsom.game.plain_values import as_plain
from folsom.game.version import __version__
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Option, Score
from folsom.interface.words import load
from folsom.kernel.dice import seeded

PREFIX = "run:"
PROTOCOL = 2
LIMIT = Budget(milliseconds=2000)  # for a decision, by the wall clock
START = 10_000.0  # extra milliseconds for the first one: the program has to load

log = logging.getLogger("folsom.bots")


class ExternalBot(Bot):
    """An external bot in one game: its process runs from the first decision to `end`."""

    def __init__(
        self, name: str, command: Sequence[str], seed: int, substitute: Bot, budget: Budget | None = None
    ) -> None:
        super().__init__(name, seed)
        self.command = command
        limit = (budget or LIMIT).milliseconds
        if limit is None:
            raise SetupError(f"{shown(name)} has milliseconds to decide, not iterations")
        self.limit = limit
        self.seed = seed
        self.words = load([files("folsom.bots") / "words"], "en")
        self.substitute = substitute
        self.process: Process | None = None

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if not self.fault:
            try:
                return self.ask(view, legal)
            except Fault as fault:
                self.forfeit(view.seat, fault)
        return self.substitute.answer(view, legal)

    def ask(self, view: Any, legal: Sequence[int]) -> int:
        seconds = self.limit / 1000
        if self.process is None:
            self.process = Process(self.command)
            self.process.send(self.hello(view))
            seconds += START / 1000
        options = options_of(view, legal)
        question = {"type": "decide", "milliseconds": self.limit, "view": as_plain(view), "options": as_plain(options)}
        self.process.send(line_of(question))
        return meant(self.process.receive(seconds), options)

    def hello(self, view: Any) -> bytes:
        known = {"protocol": PROTOCOL, "folsom": __version__, "game": view.setup.game, "players": view.setup.players}
        return line_of({"type": "hello", **known, "options": view.setup.options, "seat": view.seat, "seed": self.seed})

    def forfeit(self, seat: int, fault: Fault) -> None:
        """Report a fault and stop the program, which is not asked again."""
        said = self.process.said() if self.process else ""
        reason = self.words(f"outside.{fault.kind}", **fault.named)
        self.fault = self.words("outside.forfeits", name=self.name, seat=seat, reason=reason)
        if said:
            self.fault += " " + self.words("outside.said", text=said)
        log.warning("%s", self.words("outside.replaced", fault=self.fault))
        self.stop()

    def end(self, scores: Sequence[Score] = ()) -> None:
        if self.process is not None:
            winners = [score.seat for score in scores if score.won]
            self.process.send(line_of({"type": "end", "winners": winners, "scores": as_plain(scores)}))
            try:
                self.process.farewell()
            finally:
                self.stop()

    def stop(self) -> None:
        if self.process is not None:
            self.process.stop()
            self.process = None


def command_of(name: str) -> tuple[str, ...]:
    """The command in `run:python3 mybot.py`, split into words; SetupError if there is no such program."""
    if os.name == "nt":
        raise SetupError("external bots need pipes that can be waited for, which Windows does not have")
    try:
        command = tuple(shlex.split(name.removeprefix(PREFIX)))
    except ValueError as error:
        raise SetupError(f"{shown(name)} is not a command: {error}") from None
    if not command:
        raise SetupError(f"{PREFIX} is followed by the command of a bot: {PREFIX}./mybot")
    if "\0" in name or shutil.which(command[0]) is None:
        raise SetupError(f"there is no program {shown(command[0])} to run as a bot")
    return command


def options_of(view: Any, legal: Sequence[int]) -> list[Option]:
    """The seat's options with their words, which are the same in every world that it could be in."""
    title = registry.title(view.setup.game)
    world = title.redeal(view, seeded(0))
    return [option for option in title.options(world, view.seat, title.catalogue("en")) if option.action in legal]


def line_of(content: dict[str, Any]) -> bytes:
    return json.dumps(content).encode() + b"\n"


def meant(line: bytes, options: Sequence[Option]) -> int:
    """The action that an answer names by its number or its text."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict) or ("action" in answer) == ("text" in answer):
        raise Fault("garbled", answer=shown(line.decode(errors="replace")))
    by = "action" if "action" in answer else "text"
    for option in options:
        named = getattr(option, by)
        if type(answer[by]) is type(named) and answer[by] == named:
            return option.action
    raise Fault("illegal", answer=shown(line.decode(errors="replace")))
