"""`folsom replay`: a record, step by step."""

from dataclasses import dataclass
from pathlib import Path

from folsom.game.begin import replay
from folsom.game.game import Game
from folsom.game.record import Record
from folsom.interface.errors import SetupError
from folsom.interface.words import Catalogue
from folsom.terminal import scores
from folsom.terminal.screen import BOLD, Screen, catalogue


@dataclass(frozen=True)
class Snapshot:
    """The game after an action: the name of the seat that acted, the events, and a picture."""

    name: str
    events: tuple[str, ...]
    picture: str


def run(file: Path, seat: int | None, everything: bool, language: str) -> int:
    """Step through on a terminal; print everything elsewhere."""
    screen, words = Screen(), catalogue(language)
    record = Record.load(file)
    if seat is not None and not 0 <= seat < record.players:
        raise SetupError(words("wrong.seat", seat=seat, last=record.players - 1))
    game, snapshots = snapshots_of(record, seat, language, screen.width())
    viewer = Viewer(screen, words, game, snapshots)
    if screen.interactive and not everything:
        viewer.step_through()
    else:
        viewer.print_all()
    return 0


def snapshots_of(record: Record, seat: int | None, language: str, width: int) -> tuple[Game, list[Snapshot]]:
    """Snapshots of the whole game, seen from one seat."""
    game = replay(record, upto=0, language=language)
    snapshots = [snapshot(game, seat, "", 0, width)]
    seen = len(game.events(seat))
    replay(record, language=language)  # refuses a record with an illegal action, and says which it is
    for actor, action in record.actions:
        game.play(actor, action)
        snapshots.append(snapshot(game, seat, game.seat_name(actor), seen, width))
        seen += len(snapshots[-1].events)
    return game, snapshots


def snapshot(game: Game, seat: int | None, name: str, since: int, width: int) -> Snapshot:
    events = tuple(event.words for event in game.events(seat, since))
    return Snapshot(name, events, game.picture(seat, width))


class Viewer:
    """Shows the snapshots, one at a time or all."""

    def __init__(self, screen: Screen, words: Catalogue, game: Game, snapshots: list[Snapshot]) -> None:
        self.screen = screen
        self.words = words
        self.game = game
        self.snapshots = snapshots
        self.last = len(snapshots) - 1

    def print_all(self) -> None:
        """Print a picture after each action with events; an action without visible events is one line."""
        for number, shown in enumerate(self.snapshots):
            self.head(number)
            if shown.events:
                self.body(number)
        self.end()

    def step_through(self) -> None:
        at = 0
        while True:
            self.screen.clear()
            self.head(at)
            self.body(at)
            if at == self.last:
                self.end()
            at = self.ask(at)
            if at < 0:
                return

    def ask(self, at: int) -> int:
        """Where to go from here; -1 to leave."""
        while True:
            try:
                text = self.screen.ask(self.words("replay.prompt"))
            except EOFError:
                return -1
            if text == "q":
                return -1
            if text in ("", "b"):
                return max(at - 1, 0) if text else min(at + 1, self.last)
            if text.isdecimal() and len(text) < 9 and int(text) <= self.last:
                return int(text)
            self.screen.line(self.words("replay.jump", last=self.last))

    def head(self, number: int) -> None:
        key = "replay.step" if number else "replay.start"
        name = self.snapshots[number].name
        self.screen.line(self.words(key, number=number, last=self.last, name=name), BOLD)

    def body(self, number: int) -> None:
        for event in self.snapshots[number].events:
            self.screen.say(event, "  · ")
        self.screen.line()
        self.screen.line(self.snapshots[number].picture)
        self.screen.line()

    def end(self) -> None:
        if self.game.over:
            scores.show(self.screen, self.words, self.game)
