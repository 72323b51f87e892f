"""A game, for its host: it knows everything, and shows each seat only what that seat may know."""

import copy
from collections.abc import Iterable, Sequence
from typing import Any

from folsom.game import registry
from folsom.game.changes import Changes, compared
from folsom.game.narrator import Narrator
from folsom.game.origin import Origin
from folsom.game.record import Record, is_number
from folsom.game.state import GameState
from folsom.interface.errors import RecordError, SetupError, shown
from folsom.interface.title import Event, Forecast, Look, Looks, Option, Reason, Score
from folsom.kernel.core import Core, Fact, Tape
from folsom.kernel.dice import Dice, commitment, seeded


class Game:
    """A game that is being played.  A refused action leaves it as it was.

    Begin one with `new_game`, `scene` or `replay`.  It belongs to the host: only methods that take a seat keep secrets.
    Scores, records, copies, images and `str(game)` reveal everything.

    The game itself has no language.  Its texts come from its `narrator`, in the language chosen at the beginning;
    `in_language` returns a narrator in another one.
    """

    def __init__(self, state: GameState, origin: Origin, language: str) -> None:
        self.title = state.title
        self.setup = state.setup
        self.narrator = Narrator(state, language)
        self._state = state
        self._core = state.core
        self._tape = state.tape
        self._origin = origin
        self._actions: list[tuple[int, int]] = []
        self._revealing: list[bool] = []  # by action: whether it revealed hidden information to anybody
        self._in_secret: list[bool] = []  # by action: whether several seats were asked the same at that time

    # ---- seats to act and their options
    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def over(self) -> bool:
        return self._core.ended()

    @property
    def stopped(self) -> bool:
        """Whether a scene has reached its line `stop`: nobody has to decide anything, but the game is not over."""
        return self._core.stopped()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to decide now; several when they choose at the same time, in any order."""
        return tuple(self._core.to_act())

    @property
    def roles(self) -> list[str]:
        """The role of each seat, such as the Marshal; empty if all seats have the same role."""
        return self.title.roles(self._core)

    def question(self, seat: int) -> str:
        """The question that a seat is asked now, as a sentence; empty if there is none."""
        return self.narrator.question(seat)

    def options(self, seat: int) -> list[Option]:
        """What a seat may do now; empty if it has nothing to decide and no answer to change."""
        return self.narrator.options(seat)

    def legal(self, seat: int) -> list[int]:
        """The actions of `options` that answer the question, without their texts: for programs that need speed."""
        self._state.check_seat(seat)
        return self._state.legal(seat)

    def why_not(self, seat: int, action: Option | int | str) -> Reason | None:
        """Why a seat may not do this now, or None if it may; NotationError for a text that cannot be read."""
        return self.narrator.why_not(seat, action)

    def forecast(self, seat: int) -> Forecast:
        """Where the seat's plan leads if nobody interferes, as far as its view shows; empty while nobody plans."""
        return self.narrator.forecast(seat)

    # ---- playing
    def play(self, seat: int, action: Option | int | str) -> None:
        """Answer for a seat: an option, its action number or its text.

        IllegalAction, with the rule, if it is not offered now; NotationError for a text that cannot be read.
        """
        wanted = self.narrator.read(seat, action)
        self._core.turn_to(seat)
        self._apply(seat, wanted)
        self._actions.append((seat, wanted))

    def read(self, seat: int, action: Option | int | str) -> int:
        """The number of an action that `play` would accept; raises the same errors."""
        return self.narrator.read(seat, action)

    def _apply(self, seat: int, action: int) -> None:
        """Apply an action, and note whether it revealed something: dice, hidden cards, answers given in secret."""
        core, facts = self._core, self._tape.facts
        self._tape.positions.clear()
        dice, known, secret = core.dice.place(), len(facts), core.asked_in_secret()
        core.apply(action)
        self._state.change()
        self._in_secret.append(secret >= 0)
        self._revealing.append(
            core.over
            or core.dice.place() != dice
            or (secret >= 0 and core.asked_in_secret() != secret)
            or any(self.title.discloses(core, fact) for fact in facts[known:])
        )
        self._count_questions(seat, secret, known)

    def _count_questions(self, seat: int, secret: int, known: int) -> None:
        """Count a new question for every seat; while others still answer in secret, only for the seat that answered.

        The number of a seat's question therefore reveals nothing about the answers of others.
        """
        core, questions = self._core, self._state.questions
        news = self._tape.facts[known:]
        if secret >= 0 and core.asked_in_secret() == secret and not any(self.title.alike(core, fact) for fact in news):
            questions[seat] += 1
        else:
            questions[:] = [number + 1 for number in questions]

    def trace(self, facts: int) -> tuple[Sequence[Fact], Sequence[tuple[int, Sequence[int]]], str]:
        """The facts from a number on, the questions and the state of the dice: equal games have equal traces.

        Only for the host: it contains hidden information and the seed.
        """
        questions = [(seat, self.legal(seat)) for seat in self._core.to_act()]
        return self._tape.facts[facts:], questions, self._core.dice.mark()

    # ---- what can be seen
    def seat_name(self, seat: int) -> str:
        """The name of a seat: its bandits."""
        return self.narrator.seat_name(seat)

    def view(self, seat: int | None) -> Any:
        """What a seat may know or, for None, what everybody may know."""
        self._state.check_viewer(seat)
        return self._state.view(seat)

    def look(self, seat: int | None) -> Look:
        """The fields of a view, for programs that need speed."""
        self._state.check_viewer(seat)
        return self._state.looks([seat])[seat]

    def looks(self, viewers: Iterable[int | None]) -> Looks:
        """The same for several viewers."""
        return self._state.looks(viewers)

    def picture(self, seat: int | None, width: int = 110) -> str:
        """A seat's view, drawn as text of at most this width."""
        return self.narrator.picture(seat, width)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat saw happen, from event number `since` on.

        Every seat counts its own events: a gap would tell it that something was hidden from it.
        """
        return self.narrator.events(seat, since)

    @property
    def facts(self) -> int:
        """The number of facts so far: marks a point in the game for `events_after`."""
        return len(self._tape.facts)

    def events_after(self, seat: int | None, facts: int) -> tuple[int, list[Event]]:
        """The events that a seat saw from a fact on, and how many events it had seen before."""
        return self.narrator.events_after(seat, facts)

    # ---- following it event by event
    def follow(self) -> None:
        """From now on, `changes` returns what each event of the latest action changed."""
        self._tape.followed = True

    def changes(self, before: Looks, facts: int) -> dict[int | None, Changes]:
        """What has changed for these viewers since `before`, when there were this many facts.

        The changes are listed event by event if that was just before the latest action of a followed game.
        """
        positions = self._tape.positions if self.facts - len(self._tape.positions) == facts else []
        looks = self._looks_at(before, positions, facts)
        self._state.memory.changed()
        return compared(before, looks, self._state.looks(before))

    def _looks_at(self, viewers: Iterable[int | None], positions: list[Core], first: int) -> list[Looks]:
        """The looks after each fact, from number `first` on, for the viewers who saw the fact."""
        found: list[Looks] = []
        for number, position in enumerate(positions, first):
            self._state.memory.changed()
            seeing = self._state.witnesses(number, viewers)
            found.append(self.title.looks(position, self.setup, seeing, self._state.memory, settled=False))
        return found

    def in_language(self, language: str) -> Narrator:
        """A narrator in another language: its questions, options, events, refusals and pictures."""
        return self.narrator if language == self.narrator.language else Narrator(self._state, language)

    def fact_names(self) -> list[str]:
        """The kinds of all facts so far, for statistics."""
        return [self.title.fact_name(self._core, fact) for fact in self._tape.facts]

    # ---- the end
    @property
    def scores(self) -> Sequence[Score]:
        """The score of each seat, as if the game ended now."""
        return self.title.scores(self._core)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return [score.seat for score in self.scores if score.won] if self.over else []

    # ---- saving and copying
    @property
    def commitment(self) -> str | None:
        """With fair dice, the hash of the seed: shown from the start, it lets everybody check the seed at the end.

        `hashlib.blake2b(bytes.fromhex(seed), digest_size=32).hexdigest()` is the same.
        """
        seed = self._origin.seed
        return commitment(seed) if isinstance(seed, str) else None

    def record(self) -> Record:
        """Everything needed to replay this game."""
        if self._origin.seed is None:
            raise RecordError("this game has no record: it was re-dealt, or played with your own dice")
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
        """A copy of the game, which can be continued independently."""
        tape = Tape()
        tape.facts.extend(self._tape.facts)
        core = self._core.copy()
        core.tape = tape
        other = Game(GameState(self.title, self.setup, core, tape), self._origin, self.narrator.language)
        other._actions.extend(self._actions)
        other._revealing.extend(self._revealing)
        other._in_secret.extend(self._in_secret)
        other._state.questions[:] = self._state.questions
        return other

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the origin and the actions, from which the position is rebuilt."""
        return resume, (self._origin, tuple(self._actions), self._core.dice.mark(), self.narrator.language)

    @property
    def actions(self) -> Sequence[tuple[int, int]]:
        """All decisions so far, as pairs of seat and action."""
        return self._actions

    def revealing(self, number: int) -> bool:
        """Whether an action revealed hidden information to anybody, so that it should not be taken back."""
        return self._revealing[number]

    def in_secret(self, number: int) -> bool:
        """Whether an action answered a question that several seats are asked at the same time."""
        return self._in_secret[number]

    def redeal(self, seat: int, dice: Dice | int) -> "Game":
        """A game that this seat could be in, as far as it knows: it depends only on the seat's view and these dice.

        Its events start here, and it has no record.  Options of this seat's question can be played in it.
        """
        self._state.check_seat(seat)
        if not is_number(dice) and not isinstance(dice, Dice):
            raise SetupError(f"a re-deal takes a whole number as its seed, or dice, not {shown(dice)}")
        rolled = seeded(dice) if isinstance(dice, int) else dice
        asked = self._state.questions[seat]
        origin = Origin(self.title.name, rolled.copy(), None, setup=self.setup, view=self.view(seat), asked=asked)
        return begin(origin, rolled, self.narrator.language)

    def __str__(self) -> str:
        """The whole position, drawn as a scene."""
        return self.title.draw(self._core, self.setup)

    def __repr__(self) -> str:
        state = "over" if self.over else "stopped" if self.stopped else f"seats {list(self.to_act)} to act"
        return f"<Game {self.setup.game}, {self.players} players, {len(self._actions)} actions, {state}>"

    def image(self) -> dict[str, Any]:
        """The whole position in plain values, for comparison."""
        return self.title.image(self._core)

    def audit(self) -> None:
        """Raise AssertionError unless everything is conserved."""
        self.title.audit(self._core)


def begin(origin: Origin, dice: Dice, language: str) -> Game:
    """A game at its first decision; the dice, in the state of the origin's dice, belong to the game from now on."""
    title = registry.title(origin.game)
    tape = Tape()
    setup, core = origin.position(title, dice, tape)
    state = GameState(title, setup, core, tape)
    state.questions[:] = [origin.asked] * setup.players
    return Game(state, origin, language)


def resume(origin: Origin, actions: Sequence[tuple[int, int]], mark: str, language: str) -> Game:
    """Rebuild a pickled game; if its dice are not in the same state as then, it is a different game."""
    game = begin(origin, origin.dice.copy(), language)
    for seat, action in actions:
        game.play(seat, action)
    if game._core.dice.mark() != mark:
        raise RecordError("this game cannot be unpickled: its dice were used elsewhere too, or Folsom has changed")
    return game
