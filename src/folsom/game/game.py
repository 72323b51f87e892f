"""A game as its host holds it: it knows everything, and shows each seat what that seat may know."""

import copy
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from folsom.game import registry
from folsom.game.changes import Changes, compared
from folsom.game.origin import Origin
from folsom.game.record import Record, is_number
from folsom.interface.errors import FolsomError, IllegalAction, RecordError, SetupError, shown
from folsom.interface.title import Event, Look, Looks, Option, Reason, Score, Setup, Title
from folsom.interface.view_cache import Memory
from folsom.kernel.core import Core, Fact, Tape
from folsom.kernel.dice import Dice, commitment, seeded


class NoSuchSeat(FolsomError):
    """A seat that this game does not have."""


class Game:
    """A game that is being played.  A refused action leaves it as it was.

    Begin one with `new_game`, `scene` or `replay`.  It is the host's object: only what takes a seat keeps secrets.
    Scores, records, copies, images and `str(game)` tell everything.
    """

    def __init__(self, title: Title, setup: Setup, core: Core, tape: Tape, origin: Origin, language: str) -> None:
        self.title = title
        self.setup = setup
        self.words = title.catalogue(language)
        self.language = self.words.language
        self._core = core
        self._tape = tape
        self._origin = origin
        self._actions: list[tuple[int, int]] = []
        self._revealing: list[bool] = []  # for each action, whether it told somebody what he could not know before,
        self._in_secret: list[bool] = []  # and whether it was given while others could be asked the same
        self._questions = [0] * setup.players  # how often each seat was asked something new: options belong to one
        self._memory = Memory()
        self._told: dict[int | None, list[Event]] = {}
        self._told_all: dict[int, Event | None] = {}  # what everybody sees alike, by the numbers of the facts
        self._told_at: dict[int | None, list[int]] = {}  # the number of each event's fact
        self._heard: dict[int | None, int] = {}  # facts that have been told, or kept from a seat

    # ---- whose turn it is, and what can be done
    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def over(self) -> bool:
        return self._core.ended()

    @property
    def stopped(self) -> bool:
        """A scene has come to its line `stop`: nobody has to decide anything, but the game is not over."""
        return self._core.stopped()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to decide now; several when they choose at the same time, in any order."""
        return tuple(self._core.to_act())

    def question(self, seat: int) -> str:
        """What a seat is asked now, in a sentence; empty if nothing."""
        self._check_seat(seat)
        return self.title.question(self._asking(seat), seat, self.words)

    def options(self, seat: int) -> list[Option]:
        """What a seat may do now; nothing if it has nothing to decide, and can change nothing."""
        self._check_seat(seat)
        asked = seat, self._questions[seat]
        return [option.given(asked) for option in self.title.options(self._asking(seat), seat, self.words)]

    def legal(self, seat: int) -> list[int]:
        """The actions of `options` that answer what is asked, without the words: for programs that are in a hurry."""
        self._check_seat(seat)
        core = self._asking(seat)
        return core.legal() if core.turn_to(seat) else []

    def why_not(self, seat: int, action: Option | int | str) -> Reason | None:
        """Why a seat may not do this now, or None if it may; NotationError for a text that cannot be read."""
        self._check_seat(seat)
        if isinstance(action, Option):
            return self._option_refused(seat, action)
        return self.title.why_not(self._asking(seat), seat, plain(action), self.words)

    # ---- playing
    def play(self, seat: int, action: Option | int | str) -> None:
        """Answer for a seat: an option, its action number or its text.

        IllegalAction, with the rule, if it is not offered now; NotationError for a text that cannot be read.
        """
        wanted = self.read(seat, action)
        self._core.turn_to(seat)
        self._apply(seat, wanted)
        self._actions.append((seat, wanted))

    def read(self, seat: int, action: Option | int | str) -> int:
        """The number of an action that `play` would accept, or the same errors."""
        self._check_seat(seat)
        if isinstance(action, Option):
            self._check_option(seat, action)
        wanted = plain(action)
        if isinstance(wanted, str) or wanted not in self.legal(seat):
            wanted = self._read(seat, wanted)
        return wanted

    def _apply(self, seat: int, action: int) -> None:
        """Perform an answer, and note whether it revealed something: dice, hidden cards, answers given in secret."""
        core, facts = self._core, self._tape.facts
        self._tape.positions.clear()
        dice, told, secret = core.dice.place(), len(facts), core.asked_in_secret()
        core.apply(action)
        self._memory.pass_on()
        self._in_secret.append(secret >= 0)
        self._revealing.append(
            core.over
            or core.dice.place() != dice
            or (secret >= 0 and core.asked_in_secret() != secret)
            or any(self.title.discloses(core, fact) for fact in facts[told:])
        )
        self._count_questions(seat, secret, told)

    def _count_questions(self, seat: int, secret: int, told: int) -> None:
        """After an answer everybody is asked something new; after one in secret only its seat, while others are asked.

        So the number of a seat's question tells it nothing about the answers of others.
        """
        core, questions = self._core, self._questions
        news = self._tape.facts[told:]
        if secret >= 0 and core.asked_in_secret() == secret and not any(self.title.alike(core, fact) for fact in news):
            questions[seat] += 1
        else:
            questions[:] = [number + 1 for number in questions]

    def _check_option(self, seat: int, option: Option) -> None:
        """An option of an earlier question, or of another game, may have the number of something quite different."""
        reason = self._option_refused(seat, option)
        if reason is not None:
            raise IllegalAction(reason.words, reason.rule)

    def _option_refused(self, seat: int, option: Option) -> Reason | None:
        """An option belongs to one question to one seat; what no game has given out is judged by what it says."""
        offered, asked = self.options(seat), option.asked
        if offered and asked is not None and asked != (seat, self._questions[seat]):
            return Reason("", self.words("why.foreign-option" if asked[0] != seat else "why.old-option"))
        if option in offered:
            return None
        core, number = self._asking(seat), plain(option)
        return self.title.why_not(core, seat, number, self.words) or self.title.why_not(core, seat, -1, self.words)

    def _read(self, seat: int, wanted: int | str) -> int:
        """The action that is meant, if it is offered."""
        core = self._asking(seat)
        reason = self.title.why_not(core, seat, wanted, self.words)
        if reason is not None:
            raise IllegalAction(reason.words, reason.rule)
        return self.title.read_action(core, seat, wanted) if isinstance(wanted, str) else wanted

    def _asking(self, seat: int) -> Core:
        """A position in which this seat may be turned to.

        Turning to one of several seats changes the order of their questions on the agenda.  Looking must change
        nothing, or a game and its replay could differ: so one looks at a copy.
        """
        core: Core | None = self._memory.asking
        if core is None:
            core = self._memory.asking = self._core.copy() if len(self._core.to_act()) > 1 else self._core
        return core

    def trace(self, facts: int) -> tuple[Sequence[Fact], Sequence[tuple[int, Sequence[int]]], str]:
        """What happened after so many facts, what is asked now, and where the dice are: equal games leave equal traces.

        For the host alone: it holds what is hidden, and the seed.
        """
        questions = [(seat, self.legal(seat)) for seat in self._core.to_act()]
        return self._tape.facts[facts:], questions, self._core.dice.mark()

    # ---- what can be seen
    def seat_name(self, seat: int) -> str:
        """How a seat is called: by its bandits."""
        self._check_seat(seat)
        return self.title.seat_name(self._core, seat, self.words)

    def view(self, seat: int | None) -> Any:
        """What a seat may know; what everybody may know for None."""
        self._check_viewer(seat)
        return self.title.view(self._core, self.setup, seat, self._memory)

    def look(self, seat: int | None) -> Look:
        """The fields of a view, for programs in a hurry."""
        self._check_viewer(seat)
        return self.looks([seat])[seat]

    def looks(self, viewers: Iterable[int | None]) -> Looks:
        """The same for several viewers."""
        return self.title.looks(self._core, self.setup, viewers, self._memory)

    def picture(self, seat: int | None, width: int = 110) -> str:
        """A seat's view, drawn as text that is no wider than this."""
        if not is_number(width) or width < 1:
            raise FolsomError(f"a picture is at least one column wide, not {shown(width)}")
        return self.title.picture(self.view(seat), self.words, width)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat saw happen, from event number `since` on.

        Every seat counts its own events: a gap would tell it that something was hidden from it.
        """
        self._check_viewer(seat)
        if not is_number(since):
            raise FolsomError(f"events are counted in whole numbers from 0 on, not {shown(since)}")
        self._tell(seat)
        return self._told[seat][since:]

    def _tell(self, seat: int | None) -> None:
        """Whatever has happened since a seat was last told."""
        heard, facts = self._heard.get(seat), self.facts
        if heard == facts:
            return
        told, told_at = self._told.setdefault(seat, []), self._told_at.setdefault(seat, [])
        count = len(told)
        for number in range(heard or 0, facts):
            event = self._told_all.get(number) or self._event(number, count, seat)
            if event is not None:
                told.append(event if event.number == count else replace(event, number=count))
                told_at.append(number)
                count += 1
        self._heard[seat] = facts

    def _event(self, number: int, count: int, seat: int | None) -> Event | None:
        """A fact as the next event of a seat.  What is no secret is told as spectators see it, once."""
        fact = self._tape.facts[number]
        if not self.title.alike(self._core, fact):
            return self.title.event(self._core, count, fact, seat, self.words)
        event = self._told_all[number] = self.title.event(self._core, count, fact, None, self.words)
        return event

    @property
    def facts(self) -> int:
        """How much has happened: a place in the course of the game for `events_after`."""
        return len(self._tape.facts)

    def events_after(self, seat: int | None, facts: int) -> tuple[int, list[Event]]:
        """What a seat saw after so much had happened, and how many events it had seen before."""
        self._check_viewer(seat)
        self._tell(seat)
        first = bisect_left(self._told_at[seat], facts)
        return first, self._told[seat][first:]

    # ---- following it event by event
    def follow(self) -> None:
        """From now on `changes` tells what each event of the latest action changed."""
        self._tape.followed = True

    def changes(self, before: Looks, facts: int) -> dict[int | None, Changes]:
        """What has changed for these viewers, who looked at the game when so much had happened.

        It is told event by event if that was before the latest action of a game that is followed.
        """
        positions = self._tape.positions if self.facts - len(self._tape.positions) == facts else []
        looks = self._looks_at(before, positions, facts)
        self._memory.pass_on()
        return compared(before, looks, self.looks(before))

    def _looks_at(self, viewers: Iterable[int | None], positions: list[Core], first: int) -> list[Looks]:
        """How the game looked to those of the viewers who saw it, fact by fact from this one on."""
        seen_at = {seat: self._seen_after(seat, first) for seat in viewers}
        everything = all(len(seen) == len(positions) for seen in seen_at.values())
        found: list[Looks] = []
        for number, position in enumerate(positions, first):
            self._memory.pass_on()
            seeing = seen_at if everything else [seat for seat, seen in seen_at.items() if number in seen]
            found.append(self.title.looks(position, self.setup, seeing, self._memory, settled=False))
        return found

    def _seen_after(self, seat: int | None, facts: int) -> list[int]:
        """The numbers of the facts from this one on that a seat saw."""
        self._tell(seat)
        told_at = self._told_at.get(seat, [])
        return told_at[bisect_left(told_at, facts) :]

    def in_language(self, language: str) -> "Game":
        """This very game, told in another language: what is played in one is played in both."""
        if language == self.language:
            return self
        other = Game(self.title, self.setup, self._core, self._tape, self._origin, language)
        other._actions, other._revealing, other._in_secret = self._actions, self._revealing, self._in_secret
        other._questions, other._memory = self._questions, self._memory
        return other

    def fact_names(self) -> list[str]:
        """The kinds of everything that happened: for statistics."""
        return [self.title.fact_name(self._core, fact) for fact in self._tape.facts]

    # ---- the end
    @property
    def scores(self) -> Sequence[Score]:
        """What each seat has, as if the game ended now."""
        return self.title.scores(self._core)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return [score.seat for score in self.scores if score.won] if self.over else []

    # ---- keeping and copying
    @property
    def commitment(self) -> str | None:
        """With fair dice, the hash of the seed: shown from the start, it lets everybody check the seed at the end.

        `hashlib.blake2b(bytes.fromhex(seed), digest_size=32).hexdigest()` is the same.
        """
        seed = self._origin.seed
        return commitment(seed) if isinstance(seed, str) else None

    def record(self) -> Record:
        """All that is needed to play this game again."""
        if self._origin.seed is None:
            raise RecordError("this game has no record: it was re-dealt or played with dice of one's own")
        return Record(
            game=self.setup.game,
            players=self.setup.players,
            options=copy.deepcopy(dict(self.setup.options)),
            dice=self._origin.kind_of_dice,
            seed=self._origin.seed,
            actions=tuple(self._actions),
            scene=self._origin.scene,
            rules=self.title.rules,
        )

    def copy(self) -> "Game":
        """The same game, to be played on independently."""
        tape = Tape()
        tape.facts.extend(self._tape.facts)
        core = self._core.copy()
        core.tape = tape
        other = Game(self.title, self.setup, core, tape, self._origin, self.language)
        other._actions.extend(self._actions)
        other._revealing.extend(self._revealing)
        other._in_secret.extend(self._in_secret)
        other._questions[:] = self._questions
        return other

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: where the game came from and what was played, which make its position again."""
        return resume, (self._origin, tuple(self._actions), self._core.dice.mark(), self.language)

    @property
    def actions(self) -> Sequence[tuple[int, int]]:
        """Seat and action of everything that was decided so far."""
        return self._actions

    def revealing(self, number: int) -> bool:
        """Whether an action told anybody what he could not know before: then it should not be taken back."""
        return self._revealing[number]

    def in_secret(self, number: int) -> bool:
        """Whether an action answered a question that several seats are asked at the same time."""
        return self._in_secret[number]

    def redeal(self, seat: int, dice: Dice | int) -> "Game":
        """A game that this seat could be in, for all it knows; nothing but its view and these dice goes into it.

        Its events begin here, and it has no record.  Options of this seat's question can be played in it.
        """
        self._check_seat(seat)
        if not is_number(dice) and not isinstance(dice, Dice):
            raise SetupError(f"a re-deal takes a whole number as its seed, or dice, not {shown(dice)}")
        rolled = seeded(dice) if isinstance(dice, int) else dice
        asked = self._questions[seat]
        origin = Origin(self.title.name, rolled.copy(), None, setup=self.setup, view=self.view(seat), asked=asked)
        return begin(origin, rolled, self.language)

    def __str__(self) -> str:
        """The whole position, drawn as a scene."""
        return self.title.draw(self._core, self.setup)

    def __repr__(self) -> str:
        state = "over" if self.over else "stopped" if self.stopped else f"seats {list(self.to_act)} to act"
        return f"<Game {self.setup.game}, {self.players} players, {len(self._actions)} actions, {state}>"

    def image(self) -> dict[str, Any]:
        """Everything in the position in plain values, for comparison."""
        return self.title.image(self._core)

    def audit(self) -> None:
        """Raise AssertionError unless everything is conserved."""
        self.title.audit(self._core)

    # ---- checks
    def _check_seat(self, seat: object) -> None:
        if type(seat) is int and 0 <= seat < self.setup.players:
            return
        if not is_number(seat) or not 0 <= seat < self.setup.players:
            raise NoSuchSeat(f"there is no seat {shown(seat)}: the seats are 0 to {self.players - 1}")

    def _check_viewer(self, seat: object) -> None:
        if seat is not None:
            self._check_seat(seat)


def begin(origin: Origin, dice: Dice, language: str) -> Game:
    """A game at its first decision; the dice lie as its origin says, and are the game's from now on."""
    title = registry.title(origin.game)
    tape = Tape()
    setup, core = origin.position(title, dice, tape)
    game = Game(title, setup, core, tape, origin, language)
    game._questions[:] = [origin.asked] * setup.players
    return game


def resume(origin: Origin, actions: Sequence[tuple[int, int]], mark: str, language: str) -> Game:
    """A game that was pickled: its dice must lie as they did then, or it is another one."""
    game = begin(origin, origin.dice.copy(), language)
    for seat, action in actions:
        game.play(seat, action)
    if game._core.dice.mark() != mark:
        raise RecordError("this game cannot be unpickled: its dice were used by others too, or Folsom was another one")
    return game


def plain(action: object) -> int | str:
    """The number or text of what somebody wants to do."""
    wanted = action.action if isinstance(action, Option) else action
    if isinstance(wanted, str) or is_number(wanted):
        return wanted
    raise IllegalAction(f"an action is an Option, its number or its text, not {shown(action)}", "")
