"""Safekeeping and Reflex Action."""

from folsom.express.base.schemin import lay, offer_cards
from folsom.express.base.steps import STEAL
from folsom.express.codes import ENDING, PASS, PLAY
from folsom.express.marshal.steps import F_CARRIED_UP, F_HELD_BACK, REFLEX, REFLEX_CARD
from folsom.express.ops import AskSeat, Step
from folsom.express.state import State
from folsom.kernel.bits import lowest
from folsom.kernel.fast import i64


class Safekeeping(Step):
    """EVENT-SAFE: the loot inside the Marshal's car goes to its roof."""

    def run(self, s: State, who: i64, x: i64) -> None:
        inside = 2 * s.marshal
        rest = s.floor[inside]
        s.floor[inside] = 0
        s.floor[inside + 1] |= rest
        while rest:
            s.report(F_CARRIED_UP, lowest(rest), inside + 1, 0)
            rest &= rest - 1


class ReflexAction(Step):
    """EVENT-REFLEX: one player after another (x), from the First Player."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.phase = ENDING
        if x < s.rules.seats:
            s.push(REFLEX, 0, x + 1)
            s.push(REFLEX_CARD, (s.first + x) % s.rules.seats, 0)


class ReflexCard(AskSeat):
    """A card from the hand, which is added to the pile and resolved at once; or none."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        offer_cards(s, s.seats[who].hand, PLAY)
        s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_HELD_BACK, who, 0, 0)
        else:
            lay(s, who, action - PLAY, False)
            s.push(STEAL, 0, s.piled - 1)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        return s.seats[who].empty_handed()
