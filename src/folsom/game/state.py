"""The state of a game, independent of language: a `Game` changes it, and its narrators describe it."""

from collections.abc import Iterable, Sequence
from typing import Any

from folsom.game.record import is_number
from folsom.interface.errors import FolsomError, shown
from folsom.interface.title import Looks, Setup, Title
from folsom.interface.view_cache import Memory
from folsom.kernel.core import Core, Tape


class NoSuchSeat(FolsomError):
    """The game does not have this seat."""


class GameState:
    """The position, the facts so far, and the number of each seat's current question."""

    def __init__(self, title: Title, setup: Setup, core: Core, tape: Tape) -> None:
        self.title = title
        self.setup = setup
        self.core = core
        self.tape = tape
        self.memory = Memory()
        self.questions = [0] * setup.players  # by seat: the number of its current question, to which options belong
        self.accepted: tuple[int, int] | None = None  # a seat and an action already checked in this position
        self._checked = 0  # the number of facts already searched for private ones
        self._private: dict[int, int] = {}  # facts that only one seat saw: the seat by fact number
        self._seen: dict[int | None, tuple[int, list[int]]] = {}  # by viewer: the facts seen among the first so many

    def change(self) -> None:
        """Call this when the position has changed."""
        self.memory.changed()
        self.accepted = None

    def asking(self) -> Core:
        """A position in which `turn_to` may be called for any seat.

        If several seats have to act, `turn_to` changes the order of their questions on the agenda.  Looking must not
        change the game, or its replay could differ; so this is a copy then.
        """
        core: Core | None = self.memory.asking
        if core is None:
            core = self.memory.asking = self.core.copy() if len(self.core.to_act()) > 1 else self.core
        return core

    def legal(self, seat: int) -> list[int]:
        """The actions that answer a seat's question."""
        core = self.asking()
        return core.legal() if core.turn_to(seat) else []

    def view(self, seat: int | None) -> Any:
        return self.title.view(self.core, self.setup, seat, self.memory)

    def looks(self, viewers: Iterable[int | None]) -> Looks:
        return self.title.looks(self.core, self.setup, viewers, self.memory)

    def seen(self, seat: int | None) -> Sequence[int]:
        """The numbers of the facts that a viewer saw."""
        facts = range(len(self.tape.facts))
        if self.all_public():
            return facts
        known, seen = self._seen.get(seat) or (0, [])
        seen += [number for number in facts[known:] if self._private.get(number, seat) == seat]
        self._seen[seat] = len(facts), seen
        return seen

    def witnesses(self, number: int, viewers: Iterable[int | None]) -> Iterable[int | None]:
        """The viewers who saw a fact."""
        if self.all_public() or number not in self._private:
            return viewers
        return [seat for seat in viewers if seat == self._private[number]]

    def all_public(self) -> bool:
        """Whether everybody saw everything that has happened so far."""
        facts = self.tape.facts
        for number in range(self._checked, len(facts)):
            seat = self.title.only_seen_by(facts[number])
            if seat is not None:
                self._private[number] = seat
        self._checked = len(facts)
        return not self._private

    # ---- checks
    def check_seat(self, seat: object) -> None:
        if not is_number(seat) or not 0 <= seat < self.setup.players:
            raise NoSuchSeat(f"there is no seat {shown(seat)}: the seats are 0 to {self.setup.players - 1}")

    def check_viewer(self, seat: object) -> None:
        if seat is not None:
            self.check_seat(seat)
