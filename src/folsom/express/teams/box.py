"""Teams: partners sit side by side (seats 2k and 2k + 1), lend each other a card a round, and win together."""

from typing import Final

from folsom.express.base.cards import to_hand
from folsom.express.base.score import fired, side_of
from folsom.express.base.steps import DRAW_UP, PLAN, SCHEME
from folsom.express.codes import BULLET, F_PARTNER, OTHERS
from folsom.express.ops import Step, Turn
from folsom.express.points import Extra, Rule, Scoring
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

TEAMS: Final = "teams"
LEND: Final = 88


class Friendly(Extra):
    """How often each team's bandits have hit each other: 4 bits a team."""

    def __init__(self) -> None:
        self.hits: i64 = 0

    def copy(self) -> Extra:
        o = Friendly()
        o.hits = self.hits
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Friendly)
        self.hits = other.hits

    def show(self, s: State, seat: i64) -> dict[str, int]:
        return {"hits": self.hits}

    def read(self, s: State, shown: dict[str, int]) -> None:
        if not 0 <= shown["hits"] < 4096:
            raise ValueError("hits are 4 bits for each of three teams")
        self.hits = shown["hits"]


def friendly_of(s: State, slot: i64) -> Friendly:
    extra = s.extras[slot]
    assert isinstance(extra, Friendly)
    return extra


class FriendlyFire(Rule):
    """TEAM-7: counted when it is fired."""

    def __init__(self, cites: str, slot: i64) -> None:
        super().__init__(cites)
        self.slot = slot

    def hit(self, s: State, who: i64, victim: i64) -> None:
        if side_of(s, who) == side_of(s, victim):
            friendly = friendly_of(s, self.slot)
            friendly.hits += bit(4 * side_of(s, who))


class LessFriendlyFire(Scoring):
    """TEAM-7."""

    def __init__(self, slot: i64) -> None:
        super().__init__(True)
        self.slot = slot

    def shots(self, s: State, side: i64) -> i64:
        friendly = friendly_of(s, self.slot)
        return fired(s, side) - (friendly.hits >> 4 * side & 15)


class Lend(Step):
    """TEAM-3, TEAM-9: a card of the partner's deck for everybody, before anything else."""

    def run(self, s: State, who: i64, x: i64) -> None:
        for seat in range(s.rules.seats):
            card = s.rules.cards.take_one(s, seat ^ 1)
            if card >= 0:
                if card < BULLET:
                    card ^= OTHERS  # what is the partner's own is the other's to him, and back
                to_hand(s.seats[seat], card)
            s.tell(F_PARTNER, seat, card, 0)


class SwitchPartners(Turn):
    """TEAM-6: counter-clockwise over the teams, B before A."""

    def step(self, s: State, turn: i64, step: i64) -> None:
        seats = s.rules.seats
        if step < seats:
            team = (s.first // 2 - step // 2 + seats // 2) % (seats // 2)
            s.push(PLAN, 2 * team + 1 - (step & 1), turn | step << 8)
        else:
            s.push(SCHEME, 0, turn + 1)


def teams(r: Rules) -> None:
    r.open_box(TEAMS)
    r.allies = 2
    r.first_step = 2  # TEAM-2
    slot = r.extra(Friendly())
    r.op(LEND, "lend", Lend())
    r.insert(LEND, before=DRAW_UP)
    r.turn_instead("R", SwitchPartners("switching", False, False), over="base")
    r.rule(FriendlyFire("TEAM-7", slot))
    r.scoring = LessFriendlyFire(slot)
