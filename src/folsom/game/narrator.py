"""A game in words: questions, options, events, refusals and pictures in one language."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from folsom.game.record import is_number
from folsom.game.state import GameState
from folsom.interface.errors import FolsomError, IllegalAction, shown
from folsom.interface.title import Event, Forecast, Option, Reason


class Narrator:
    """Describes a game in one language.  Every game has a narrator; `Game.in_language` creates others.

    It shares the state of the game and never changes the position, so every narrator is always up to date.
    """

    def __init__(self, state: GameState, language: str) -> None:
        self.words = state.title.catalogue(language)
        self.language = self.words.language
        self.state = state
        self._events: dict[int | None, list[Event]] = {}  # by viewer
        self._alike: dict[int, Event] = {}  # events that are the same for everybody, by fact number

    # ---- questions and answers
    def question(self, seat: int) -> str:
        """The question that a seat is asked now, as a sentence; empty if there is none."""
        self.state.check_seat(seat)
        return self.state.title.question(self.state.asking(), seat, self.words)

    def options(self, seat: int) -> list[Option]:
        """What a seat may do now; empty if it has nothing to decide and no answer to change."""
        state = self.state
        state.check_seat(seat)
        asked = seat, state.questions[seat]
        return [option.given(asked) for option in state.title.options(state.asking(), seat, self.words)]

    def why_not(self, seat: int, action: Option | int | str) -> Reason | None:
        """Why a seat may not do this now, or None if it may; NotationError for a text that cannot be read."""
        self.state.check_seat(seat)
        if isinstance(action, Option):
            return self._option_refused(seat, action)
        return self._refused(seat, plain(action))

    def forecast(self, seat: int) -> Forecast:
        """Where the seat's plan leads if nobody interferes, as far as its view shows; empty while nobody plans."""
        self.state.check_seat(seat)
        return self.state.title.forecast(self.state.view(seat), self.words)

    def read(self, seat: int, action: Option | int | str) -> int:
        """The number of an action that `Game.play` accepts.  Actions are checked only here.

        IllegalAction, with the rule, if it is not offered now; NotationError for a text that cannot be read.
        """
        state = self.state
        state.check_seat(seat)
        wanted = plain(action)
        if (seat, wanted) == state.accepted and not isinstance(action, Option):
            return state.accepted[1]
        if isinstance(action, Option) or wanted not in state.legal(seat):
            reason = self.why_not(seat, action)
            if reason is not None:
                raise IllegalAction(reason.words, reason.rule)
        number = state.title.read_action(state.asking(), seat, wanted) if isinstance(wanted, str) else wanted
        state.accepted = seat, number
        return number

    def _refused(self, seat: int, wanted: int | str) -> Reason | None:
        return self.state.title.why_not(self.state.asking(), seat, wanted, self.words)

    def _option_refused(self, seat: int, option: Option) -> Reason | None:
        """Why an option is refused; its number alone may mean something else in another question or another game.

        An option is therefore valid only for the question and seat it was created for.  One that was not created by a
        game is compared by its content, in any language.
        """
        offered, asked = self.options(seat), option.asked
        if offered and asked is not None and asked != (seat, self.state.questions[seat]):
            return Reason("", self.words("why.foreign-option" if asked[0] != seat else "why.old-option"))
        if any(replace(option, words=other.words) == other for other in offered):
            return None
        return self._refused(seat, plain(option)) or self._refused(seat, -1)

    # ---- what can be seen
    def seat_name(self, seat: int) -> str:
        """The name of a seat: its bandits."""
        self.state.check_seat(seat)
        return self.state.title.seat_name(self.state.core, seat, self.words)

    def picture(self, seat: int | None, width: int = 110) -> str:
        """A seat's view, drawn as text of at most this width."""
        if not is_number(width) or width < 1:
            raise FolsomError(f"a picture is at least one column wide, not {shown(width)}")
        self.state.check_viewer(seat)
        return self.state.title.picture(self.state.view(seat), self.words, width)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat saw happen, from event number `since` on.

        Every seat counts its own events: a gap would tell it that something was hidden from it.
        """
        self.state.check_viewer(seat)
        if not is_number(since):
            raise FolsomError(f"events are counted in whole numbers from 0 on, not {shown(since)}")
        return self._described(seat, self.state.seen(seat))[since:]

    def events_after(self, seat: int | None, facts: int) -> tuple[int, list[Event]]:
        """The events that a seat saw from a fact on, and how many events it had seen before."""
        self.state.check_viewer(seat)
        seen = self.state.seen(seat)
        first = bisect_left(seen, facts)
        return first, self._described(seat, seen)[first:]

    def _described(self, seat: int | None, seen: Sequence[int]) -> list[Event]:
        """All events of a viewer who saw these facts; those since the last call are put into words now."""
        described = self._events.setdefault(seat, [])
        for count in range(len(described), len(seen)):
            event = self._alike.get(seen[count]) or self._event(seen[count], count, seat)
            described.append(event if event.number == count else replace(event, number=count))
        return described

    def _event(self, number: int, count: int, seat: int | None) -> Event:
        """A fact as an event for a viewer.  An event that is the same for everybody is put into words only once."""
        title, core, fact = self.state.title, self.state.core, self.state.tape.facts[number]
        if not title.alike(core, fact):
            return title.event(core, count, fact, seat, self.words)
        event = self._alike[number] = title.event(core, count, fact, None, self.words)
        return event


def plain(action: object) -> int | str:
    """The number or text of an action."""
    wanted = action.action if isinstance(action, Option) else action
    if isinstance(wanted, str) or is_number(wanted):
        return wanted
    raise IllegalAction(f"an action is an Option, its number or its text, not {shown(action)}", "")
