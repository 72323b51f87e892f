"""Random games in bulk, with checks that are cheap enough for all of them:

- every decision has options, none twice, for the seat that is to act; every game ends within a bound;
- tokens, cards and Bullets are conserved: counted at every eighth decision, audited at every 64th, both at the end of
  each round; in every twentieth game both at each decision;
- a copy taken at one decision, and a used scratch state assigned from it, are the same position; with the same actions
  they end in the same position, and the original does not change;
- whenever several seats answer at once, two random orders and the order of seats lead to the same position;
- a replay from set-up, seed and actions leads to the same position, dice and facts; in every second game it is done
  frame by frame, from Python;
- in these, every option of Move, Floor Change, Ride, Fire, Punch and flight, every push and every automatic movement
  agrees with a naive model of the ground (`ground_model.py`);
- scores and winners agree with another model (`score_model.py`, `law_model.py`).

The model of the ground has no Prison car: games with a Marshal player are replayed in one go.  In games with boxes that
the models do not know (`Base.modelled`), decks are those of the rules, and neither ground nor scores are compared.

Every seventh game has fair dice.
"""

from collections import Counter
from dataclasses import dataclass, field

from folsom.express.interface.audit import audit, image
from folsom.express.state import State
from folsom.kernel.core import Tape
from folsom.kernel.dice import Dice, fair, seeded
from tests.properties.configurations import TITLE, Base, Configuration
from tests.properties.conservation import Ledger
from tests.properties.law_model import LawFinal
from tests.properties.score_model import Final, check_scores
from tests.properties.steps import Steps
from tests.properties.story import Story

COUNTED_EVERY = 8  # decisions between two counts by the ledger
AUDITED_EVERY = 64  # decisions between two audits by the engine; both also at the end of every round
OFTEN_EVERY = 20  # every so many games, both at each decision
STEPPED_EVERY = 2  # every so many games are replayed frame by frame; the others in one go
FAIR_EVERY = 7  # every so many games have fair dice, which are slower


@dataclass
class Report:
    """The results of many games."""

    base: Base
    games: int = 0
    decisions: int = 0
    audits: int = 0
    together: int = 0  # moments at which several seats were asked at once
    audited_games: int = 0  # games with an audit at every decision
    seen: Counter[str] = field(default_factory=Counter)


def bound(s: State) -> int:
    """More decisions than a game can have.

    In each of five rounds, a player has at most six turns with Cover (12 cards, each resolved in at most three
    questions), cards to keep and one to choose, and two bandits at the Pickpocketing; and two choices before the first.
    With Horses & Stagecoach: a choice at each of six wagons; six Whiskeys, used twice, each for two more cards; a
    flight of one of two bandits at every card; eight Hostages.  With the time-travel car: a journey in four rounds.
    """
    players: int = s.rules.seats
    return players * (5 * (12 + 3 * 12 + 24 + 1) + 2 + 2 + 6 + 6 * 2 * 5 + 5 * 12 * players) + 8 + 4


def dice_of(seed: int) -> Dice:
    return fair(f"{seed:064x}") if seed % FAIR_EVERY == 0 else seeded(seed)


def fresh(configuration: Configuration, seed: int, tape: Tape | None) -> State:
    core = TITLE.start(configuration.setup, dice_of(seed), tape)
    assert isinstance(core, State)
    return core


def whole(s: State) -> object:
    """A position and its dice, for comparison."""
    return image(s), s.dice.mark()


class Bulk:
    """The games of one configuration, one after another; a scratch state is used by all of them."""

    def __init__(self, configuration: Configuration, report: Report) -> None:
        self.configuration = configuration
        self.report = report
        self.scratch = fresh(configuration, 1, None)

    def play(self, seed: int) -> None:
        try:
            Play(self, seed).to_the_end()
        except AssertionError as problem:
            raise AssertionError(f"{self.configuration}, seed {seed}: {problem}") from problem


class Play:
    """One game; the choices have their own dice."""

    def __init__(self, bulk: Bulk, seed: int) -> None:
        self.bulk = bulk
        self.report = bulk.report
        self.seed = seed
        self.choice: Dice = seeded(~seed)
        self.tape = Tape()
        self.s = fresh(bulk.configuration, seed, self.tape)
        self.ledger = Ledger(self.s, self.tape, bulk.configuration.base.modelled)
        self.actions: list[tuple[int, int]] = []
        self.copied_at = self.choice.below(40)
        self.copy: State | None = None

    def to_the_end(self) -> None:
        s = self.s
        often = self.seed % OFTEN_EVERY == 0
        round_number, limit = s.round, bound(s)
        while not s.over:
            assert len(self.actions) < limit, "the game does not end"
            if len(self.actions) == self.copied_at:
                self.take_copy()
            seats = s.to_act()
            if len(seats) > 1:
                self.answer_together(seats)
            else:
                self.answer(s, seats[0], self.actions)
            often_or_new = often or s.round != round_number or s.over
            if often_or_new or len(self.actions) % COUNTED_EVERY == 0:
                self.ledger.check(s)
            if often_or_new or len(self.actions) % AUDITED_EVERY == 0:
                audit(s)
                self.report.audits += 1
            if s.round != round_number or s.over:
                self.ledger.check_round(s)
                round_number = s.round
        self.report.games += 1
        self.report.audited_games += often
        self.report.decisions += len(self.actions)
        self.check_copy()
        self.check_replay()
        self.report.seen.update(Story(s).tell(self.tape.facts))
        base = self.bulk.configuration.base
        if base.modelled:
            final = (LawFinal if base.law else Final)(base, image(s), self.tape.facts)
            self.report.seen.update(check_scores(final, self.tape.facts))

    def answer(self, s: State, seat: int, actions: list[tuple[int, int]]) -> None:
        """Play a random answer of a seat, after checking that it has options and none twice."""
        assert s.turn_to(seat), "a seat is to act and has no question"
        legal = s.legal()
        assert legal, "a decision without an option"
        assert len(set(legal)) == len(legal), f"an option is offered twice: {legal}"
        assert s.actor == seat, "the question is put to somebody else"
        action = legal[self.choice.below(len(legal))]
        s.apply(action)
        actions.append((seat, action))

    # ---- several at once
    def answer_together(self, seats: list[int]) -> None:
        """Several seats answer; the position must not depend on their order."""
        self.report.together += 1
        plans: list[list[tuple[int, int]]] = []
        draft, asked = self.s.copy(), top(self.s)
        for seat in seats:
            plan: list[tuple[int, int]] = []
            while top(draft) == asked and seat in draft.to_act():
                self.answer(draft, seat, plan)
            plans.append(plan)
        other = self.s.copy()
        self.interleave(other, plans)
        self.actions += self.interleave(self.s, plans)
        assert whole(other) == whole(self.s) == whole(draft), "the order of simultaneous answers shows"

    def interleave(self, s: State, plans: list[list[tuple[int, int]]]) -> list[tuple[int, int]]:
        """Play these answers, each seat's in its order, the seats mixed at random."""
        left = [plan[:] for plan in plans if plan]
        order: list[tuple[int, int]] = []
        while left:
            k = self.choice.below(len(left))
            seat, action = left[k].pop(0)
            assert s.turn_to(seat), "a seat is not asked any more because another has answered"
            s.apply(action)
            order.append((seat, action))
            if not left[k]:
                left.pop(k)
        return order

    # ---- copies and replays
    def take_copy(self) -> None:
        """Check that a copy, and a scratch state assigned from this one, are the same position."""
        before = whole(self.s)
        self.copy = self.s.copy()
        self.bulk.scratch.assign(self.s)
        assert whole(self.copy) == whole(self.bulk.scratch) == before, "a copy differs"

    def check_copy(self) -> None:
        """Check that the copy has not changed since, and that the same actions lead to the same end."""
        if self.copy is None:
            return
        kept = whole(self.copy)
        again = self.bulk.scratch
        assert whole(again) == kept, "playing a game changed its copy"
        for seat, action in self.actions[self.copied_at :]:
            again.turn_to(seat)
            again.apply(action)
        assert whole(again) == whole(self.s), "a copy played on differs from the game"
        assert whole(self.copy) == kept, "playing a copy changed another one"

    def check_replay(self) -> None:
        """Check that set-up, seed and actions reproduce the game with the same facts; in some games frame by frame."""
        if self.seed % STEPPED_EVERY or self.bulk.configuration.base.law:
            tape = Tape()
            again = fresh(self.bulk.configuration, self.seed, tape)
            for seat, action in self.actions:
                again.turn_to(seat)
                again.apply(action)
        else:
            configuration = self.bulk.configuration
            steps = Steps(configuration.rules, dice_of(self.seed), configuration.base.modelled)
            for seat, action in self.actions:
                steps.apply(seat, action)
            again, tape = steps.s, steps.tape
            self.report.seen.update(steps.seen)
        assert whole(again) == whole(self.s), "a replay differs from the game"
        assert tape.facts == self.tape.facts, "a replay tells other facts"


def top(s: State) -> tuple[int, int]:
    """The current question, whichever seat it is for: its op and its argument (the wagon to board), or -1."""
    frame: int = s.agenda[s.depth - 1] if s.depth else -1
    return frame & 255, frame >> 16


def play_configurations(part: tuple[list[Configuration], int, int]) -> list[Report]:
    """Play games of every configuration in a part of the work, with this first seed and number of seeds."""
    configurations, first, games = part
    reports: dict[Base, Report] = {}
    for configuration in configurations:
        bulk = Bulk(configuration, reports.setdefault(configuration.base, Report(configuration.base)))
        for seed in range(first, first + games):
            bulk.play(seed)
    return list(reports.values())
