"""The state of a table, computed from its entries.  Nothing here waits, stores or sends."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from folsom import lessons
from folsom.game import registry
from folsom.interface.title import Score, Setup
from folsom.kernel.dice import commitment
from folsom.lessons import Lesson
from folsom.server import entries as e
from folsom.server.clocks import NONE, Clocks
from folsom.server.game_session import GameSession
from folsom.server.messages import Absent, ChatLine, TableNow, Votes
from folsom.server.messages import Chair as ChairNow
from folsom.server.store import OVER, PLAYING, WAITING, Person, Result
from folsom.server.transcript import Transcript

RULES, REPLAY = "rules", "replay"  # why a game cannot continue: the rules have changed, or a replay differs

STAND_IN = "outlaw"  # the bot that plays for people who leave a running game
CHAT_TAIL = 100  # lines of chat held in memory; older ones are in the store


@dataclass
class Chair:
    """A seat at the table: free, held by a person or by a bot, or held by a person while a bot plays for them."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    pick: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The id of the person who decides here, if a person does."""
        return self.person if self.bot is None else None

    @property
    def kind(self) -> str:
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"


class ReplayMismatch(Exception):
    """A replay differs from the game as it was played; `why` is a reason for `entries.Ended`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def name_in_seat(person: Person, chairs: Sequence[Chair]) -> str:
    """A person's name in an additional seat: several people may share a device, and each has a name."""
    used = [chair.name for chair in chairs if chair.person == person.id]
    names = [person.name, *(f"{person.name} {number}" for number in range(2, len(used) + 2))]
    return next(name for name in names if name not in used)


class Table:
    """The state of a table.

    With `replays=False` the game is not replayed and there is no session: for games played under other rules.
    """

    def __init__(self, id: str, code: str, replays: bool = True) -> None:
        self.replays = replays
        self.id = id
        self.code = code
        self.version = 0
        self.status = WAITING
        self.host = ""
        self.seed = ""
        self.config = e.TableConfig("", 0)
        self.chairs: list[Chair] = []
        self.holders: list[str] = []  # the ids of people who hold a seat
        self.session: GameSession | None = None
        self.left_lesson = False
        self.clocks: Clocks | None = None
        self.chat: deque[tuple[int, ChatLine]] = deque(maxlen=CHAT_TAIL)  # the latest lines with their versions
        self.said = 0  # lines of chat in total
        self.muted: list[str] = []
        self.barred: dict[str, str] = {}  # removed people: names by id
        self.votes: dict[int, list[str]] = {}  # voters by seat
        self.voted = 0  # the version of the latest change of votes
        self.rematch: str | None = None
        self.ended: str | None = None  # why the game cannot continue or be shown
        self.scores: Sequence[Score] = ()  # of a finished game
        self.transcript: Transcript | None = None  # of a finished game, once it is stored
        self.touched = 0

    # ---- entries
    def apply(self, entry: e.AnyEntry) -> None:
        """Apply an entry that has been checked."""
        self.version += 1
        self.touched = entry.at
        match entry:
            case e.Acted() | e.TookBack():
                self._decide(entry)
            case e.Created():
                self.host, self.seed = entry.host, entry.seed
                self._configure(entry.config)
            case e.Changed():
                self._configure(entry.config)
            case e.Started():
                self._start(entry)
            case e.Resumed():
                if self.clocks:
                    self.clocks.restart(entry.at)
            case e.Said():
                self.said += 1
                self.chat.append((self.version, ChatLine(entry.at, entry.person, entry.name, entry.text)))
            case e.Muted() | e.Allowed() | e.LeftLesson():
                self._permit(entry)
            case e.Followed():
                self.rematch = entry.table
            case e.Voted():
                self.votes.setdefault(entry.seat, []).append(entry.person)
                self.voted = self.version
            case e.Ended():
                self.status, self.ended = OVER, entry.why
            case _:
                self._seat(entry)
                self._update_holders()

    def _configure(self, config: e.TableConfig) -> None:
        """Change what is played.  People keep their seats as far as there are seats, but not their picks."""
        self.config = config
        self.chairs = [*self.chairs, *(Chair() for _ in range(config.players))][: config.players]
        for chair in self.chairs:
            chair.pick = None
        self.votes.clear()
        self._update_holders()

    def _permit(self, entry: e.Muted | e.Allowed | e.LeftLesson) -> None:
        if isinstance(entry, e.LeftLesson):
            self.left_lesson = True
        elif isinstance(entry, e.Allowed):
            self.barred.pop(entry.person, None)
        else:
            self.muted = [one for one in self.muted if one != entry.person] + [entry.person] * entry.on

    def _remove(self, seat: int) -> None:
        person, name = self.chairs[seat].person, self.chairs[seat].name
        assert person is not None
        self.barred[person] = name or ""
        for own in self.seats_of(person):
            self.chairs[own] = Chair()
            self._drop_votes(own)

    def _drop_votes(self, seat: int) -> None:
        """Votes end when the seat changes hands or its person decides."""
        if self.votes.pop(seat, None):
            self.voted = self.version

    def _update_holders(self) -> None:
        self.holders = list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def _seat(self, entry: e.Sat | e.Stood | e.Removed | e.Picked | e.Seated | e.Returned) -> None:
        chair = self.chairs[entry.seat]
        self._drop_votes(entry.seat)
        match entry:
            case e.Sat():
                self.chairs[entry.seat] = Chair(entry.person, entry.name, pick=chair.pick)
            case e.Stood():
                self.chairs[entry.seat] = Chair()
            case e.Removed():
                self._remove(entry.seat)
            case e.Picked():
                chair.pick = entry.bandit
            case e.Seated():
                if self.clocks and chair.bot is None:
                    self.clocks.pause(entry.seat, entry.at)
                chair.bot = entry.bot
            case e.Returned():
                chair.bot = None
                if self.clocks:
                    self.clocks.resume(entry.seat, entry.at)

    def _start(self, entry: e.Started) -> None:
        self.status = PLAYING
        self.votes.clear()
        if not self.replays:
            return
        setup = Setup(self.config.game, self.config.players, entry.options)
        if not registry.title(setup.game).unchanged(setup, entry.rules):
            raise ReplayMismatch(RULES)
        self.session = GameSession(setup, self.seed, self.version, entry.scene)
        self.clocks = Clocks(self.config.clock, setup.players)
        self.clocks.ask(self.session.game.to_act, entry.at)

    def _decide(self, entry: e.Acted | e.TookBack) -> None:
        if not self.replays:
            return
        assert self.session
        assert self.clocks
        if isinstance(entry, e.Acted):
            chair = self.chairs[entry.seat]
            self._drop_votes(entry.seat)
            if chair.bot is None:
                self.clocks.answer(entry.seat, entry.at)
            else:
                self.clocks.skip(entry.seat)
            checksum = self.session.play(entry.seat, entry.action, entry.by == chair.person, self.version)
            if entry.checksum is None:
                entry.checksum = checksum
            elif entry.checksum != checksum:
                raise ReplayMismatch(REPLAY)
        else:
            self.session.take_back(entry.decision, self.version)
            self.clocks.take_back(entry.seat)
        self.clocks.ask(self.session.game.to_act, entry.at)
        if self.session.game.over:
            self.status, self.scores = OVER, self.session.game.scores

    # ---- seats
    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def people_at_play(self) -> list[int]:
        """The seats in which people decide; one person may hold several, for players who share a browser."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player]

    def bots_to_act(self) -> list[int]:
        """The bots that have to decide; if all people have left their seats to bots, the bots wait."""
        bots = [seat for seat in self._to_act() if self.chairs[seat].bot is not None]
        return [] if bots and self.holders and not self.people_at_play() else bots

    def people_to_act(self) -> list[int]:
        return [seat for seat in self._to_act() if self.chairs[seat].bot is None]

    def _to_act(self) -> Iterable[int]:
        return self.session.game.to_act if self.session and self.status == PLAYING else ()

    # ---- lessons
    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is being given; None if there is none, or if the learner has left it."""
        if self.config.lesson is None or self.left_lesson or self.session is None:
            return None
        try:
            return lessons.find(self.config.lesson)
        except lessons.LessonError:  # this version of the server no longer has it
            return None

    # ---- time
    def next_deadline(self) -> int | None:
        """The earliest deadline of a person."""
        if self.clocks is None or self.clocks.clock.kind == NONE:
            return None
        ends = [self.clocks.deadline(seat) for seat in self.people_to_act()]
        return min((end for end in ends if end is not None), default=None)

    def wake_time(self) -> int | None:
        """When the table has to be loaded even if nobody connects: for bots at once, for people at their deadline.

        If only bots play, they wait until somebody watches.
        """
        return self.touched if self.holders and self.bots_to_act() else self.next_deadline()

    # ---- output
    def now(self) -> TableNow:
        """Everything about the table except its game."""
        over = self.status == OVER
        return TableNow(
            id=self.id,
            code=self.code,
            version=self.version,
            status=self.status,
            config=self.config,
            host=self.host,
            chairs=[ChairNow(k, c.kind, c.person, c.name, c.bot, c.pick) for k, c in enumerate(self.chairs)],
            muted=self.muted,
            barred=[Absent(person, name) for person, name in self.barred.items()],
            votes=[Votes(seat, people) for seat, people in self.votes.items()],
            commitment=commitment(self.seed),
            seed=self.seed if over else None,
            scores=list(self.scores),
            rematch=self.rematch,
            ended=self.ended,
        )

    def summary(self) -> dict[str, Any]:
        """The table as lists show it."""
        return {
            "id": self.id,
            "code": self.code,
            "game": self.config.game,
            "status": self.status,
            "players": self.config.players,
            "people": [chair.name for chair in self.chairs if chair.person is not None],
            "bots": [chair.bot for chair in self.chairs if chair.person is None and chair.bot is not None],
            "boxes": list(self.config.options.get("boxes", ())),
            "variant": self.config.options.get("variant"),
            "clock": self.config.clock,
            "public": self.config.public,
            "touched": self.touched,
            "alone": len(self.holders) <= 1,
            "lesson": self.lesson.name if self.lesson else None,
        }

    def results(self) -> list[Result]:
        """The final result of each seat; none after a lesson, which starts from a given position."""
        assert self.session
        if self.config.lesson is not None:
            return []
        game = self.session.game
        found = []
        for score in game.scores:
            chair = self.chairs[score.seat]
            bandits = tuple(game.seat_name(score.seat).split("+"))
            found.append(Result(score.seat, chair.person, chair.bot, bandits, score.dollars, score.won))
        return found
