"""Teams: partners sit side by side (seats 2k and 2k + 1), lend each other a card per round, and win together."""

from typing import Final

from folsom.express.base.cards import to_hand
from folsom.express.base.steps import DRAW_UP, PLAN, SCHEME
from folsom.express.codes import BULLET, OTHERS
from folsom.express.ops import Step, Turn
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.express.teams.interface import TeamsInterface
from folsom.express.teams.score import LessFriendlyFire
from folsom.express.teams.steps import F_PARTNER, LEND
from folsom.kernel.fast import i64

TEAMS: Final = "teams"


class Lend(Step):
    """TEAM-3, TEAM-9: everybody draws a card from the partner's deck, before anything else."""

    def run(self, s: State, who: i64, x: i64) -> None:
        for seat in range(s.rules.seats):
            card = s.rules.cards.take_one(s, seat ^ 1)
            if card >= 0:
                if card < BULLET:
                    card ^= (
                        OTHERS  # a card of the partner's own is one of the other bandit's here, and the other way round
                    )
                to_hand(s.seats[seat], card)
            s.report(F_PARTNER, seat, card, 0)


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
    r.open_box(TeamsInterface(TEAMS))
    r.allies = 2
    r.first_step = 2  # TEAM-2
    r.op(LEND, "lend", Lend())
    r.insert(LEND, before=DRAW_UP)
    r.turn_instead("R", SwitchPartners("switching", False, False), over="base")
    r.scoring = LessFriendlyFire(True)
