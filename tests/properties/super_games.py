"""Random games of Colt Super Express in bulk, and the checks for all of them.

Seats program in any order and now and then change their minds; every other game is continued from a copy, the others
are replayed from their actions.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from folsom.kernel.core import Tape
from folsom.kernel.dice import Dice, fair, seeded
from folsom.superexpress.codes import TAKE_BACK
from folsom.superexpress.interface.audit import audit, image
from folsom.superexpress.interface.facts import FACTS
from folsom.superexpress.interface.title import SuperExpress
from folsom.superexpress.state import State

TITLE = SuperExpress()
WORDS = TITLE.catalogue("en")
PLAYERS = (3, 4, 5, 6, 7)
BOXES: tuple[tuple[str, ...], ...] = ((), ("reflex",), ("horse",), ("reflex", "horse"))
CONFIGURATIONS = tuple(product(PLAYERS, BOXES))

OFTEN_EVERY = 16  # every so many games are audited at each decision, the others at the end of each round
FICKLE_EVERY = 4  # in every so many games, seats change their minds
FAIR_EVERY = 9  # every so many games have fair dice, which are slower
CHANGES = 12  # one answer in this many


@dataclass
class Report:
    """The results of the games of one configuration."""

    players: int
    boxes: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    changes: int = 0
    audits: int = 0
    shared: int = 0  # games that more than one seat won
    rounds: Counter[int] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)


def play_games(work: tuple[int, tuple[str, ...], int, int]) -> Report:
    """Play games of one configuration: its players and boxes, the first seed, how many games."""
    players, boxes, seed, games = work
    report = Report(players, boxes)
    scratch = fresh(players, boxes, seed, None)
    for number in range(seed, seed + games):
        try:
            Play(report, number, scratch).to_the_end()
        except AssertionError as problem:
            raise AssertionError(f"{players} players, {boxes}, seed {number}: {problem}") from problem
    return report


def dice_of(seed: int) -> Dice:
    return fair(f"{seed:064x}") if seed % FAIR_EVERY == 0 else seeded(seed)


def fresh(players: int, boxes: tuple[str, ...], seed: int, tape: Tape | None) -> State:
    core = TITLE.start(TITLE.setup(players, {"boxes": boxes}), dice_of(seed), tape)
    assert isinstance(core, State)
    return core


def whole(s: State) -> tuple[dict[str, Any], str]:
    """A position and its dice, for comparison."""
    return image(s), s.dice.mark()


class Play:
    """One game; the choices have their own dice."""

    def __init__(self, report: Report, seed: int, scratch: State) -> None:
        self.report = report
        self.seed = seed
        self.scratch = scratch
        self.choice: Dice = seeded(~seed)
        self.tape = Tape()
        self.s = fresh(report.players, report.boxes, seed, self.tape)
        self.actions: list[tuple[int, int]] = []
        self.answers = 0  # that were not taken back
        self.copied_at = self.choice.below(30)
        self.copy: State | None = None

    def to_the_end(self) -> None:
        s = self.s
        often, fickle = self.seed % OFTEN_EVERY == 0, self.seed % FICKLE_EVERY == 0
        wagons: int = s.last
        limit = 3 * s.bandit_count * (s.bandit_count + 1)  # a round for each wagon, with three cards of each player
        while not s.over:
            assert self.answers <= limit, "the game does not end"
            if len(self.actions) == self.copied_at:
                self.take_copy()
            if not (fickle and self.change()):
                self.answer()
            if often or s.over or s.last != wagons:
                wagons = s.last
                audit(s)
                self.report.audits += 1
        if self.seed % 2:
            self.check_copy()
        else:
            self.check_replay()
        self.note()

    def answer(self) -> None:
        """Play a random answer of a seat that is to act, after checking that it has options and none twice."""
        s = self.s
        seats = s.to_act()
        seat = seats[self.choice.below(len(seats))]
        assert s.turn_to(seat), "a seat is to act and has no question"
        legal = s.legal()
        assert len(set(legal)) == len(legal) >= 2, f"too few options, or one twice: {legal}"
        assert s.actor == seat, "the question is put to somebody else"
        assert max(legal) < TAKE_BACK, "search is offered to take something back"
        action = legal[self.choice.below(len(legal))]
        s.apply(action)
        self.actions.append((seat, action))
        self.answers += 1

    def change(self) -> bool:
        """Now and then a seat takes its programme back, which leaves no trace."""
        s = self.s
        seat: int = self.choice.below(s.bandit_count * CHANGES)
        if seat >= s.bandit_count or not s.may_take_back(seat):
            return False
        self.answers -= s.pawns[seat].noted
        play(s, seat, TAKE_BACK + seat)
        self.actions.append((seat, TAKE_BACK + seat))
        pawn = s.pawns[seat]
        assert (pawn.noted, pawn.plan, pawn.hand) == (0, 0, s.rules.cards), "something of the programme is left"
        assert seat in s.to_act(), "a seat that took its programme back is not asked"
        self.report.changes += 1
        return True

    def take_copy(self) -> None:
        """Check that a copy, and a scratch state assigned from this one, are the same position."""
        self.copy = self.s.copy()
        self.scratch.assign(self.s)
        assert whole(self.copy) == whole(self.scratch) == whole(self.s), "a copy differs"

    def check_copy(self) -> None:
        """Check that the copy has not changed since, and that the same actions lead to the same end."""
        if self.copy is None:
            return
        assert whole(self.copy) == whole(self.scratch), "playing a game changed its copy"
        for seat, action in self.actions[self.copied_at :]:
            play(self.scratch, seat, action)
        assert whole(self.scratch) == whole(self.s), "a copy played on differs from the game"

    def check_replay(self) -> None:
        """Check that set-up, seed and actions reproduce the game with the same facts."""
        tape = Tape()
        again = fresh(self.report.players, self.report.boxes, self.seed, tape)
        for seat, action in self.actions:
            play(again, seat, action)
        assert whole(again) == whole(self.s), "a replay differs from the game"
        assert tape.facts == self.tape.facts, "a replay tells other facts"

    def note(self) -> None:
        s, report = self.s, self.report
        report.games += 1
        report.decisions += len(self.actions)
        report.shared += s.winners & (s.winners - 1) != 0
        report.rounds[int(s.bandit_count + 1 - s.last)] += 1
        report.seen.update(FACTS[fact[0]].name for fact in self.tape.facts)


def play(s: State, seat: int, action: int) -> None:
    """Play as `Game` does: taking back is out of turn, so there is no question to turn to."""
    s.turn_to(seat)
    s.apply(action)
