"""The Marshal's two cylinders (MP-MAR-3), Angry Marshal (MP-EVENT-ANGRY), and his cards with a + (MP-PLUS-1)."""

from folsom.express.base.fire import Fire, in_reach, shoot
from folsom.express.base.schemin import lay, offer_cards, why_not_played
from folsom.express.base.steps import DO_FIRE, DO_MOVE
from folsom.express.codes import AIM, FIRE, PASS, PLAY
from folsom.express.marshal.law import law_of, marshal_of
from folsom.express.marshal.steps import (
    ANGRY_FIRE,
    ANGRY_MOVE,
    F_HELD_FIRE,
    F_NO_PLUS,
    F_STOOD,
    FLOOR_PLUS,
    MOVE_PLUS,
    PLUS,
    SECOND_SHOT,
)
from folsom.express.ops import Ask, AskSeat, Step
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def targets(s: State, who: i64) -> i64:
    return s.rules.targets(s, FIRE, who, in_reach(s, who))


class FireTwice(Fire):
    """MP-MAR-3: the Marshal's first shot is from a loaded cylinder, the second from the other one."""

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if not s.is_bandit(who):
            law = law_of(s)
            if law.first:
                law.first -= 1
                if law.second:
                    s.push(SECOND_SHOT, who, 0)
            else:
                law.second -= 1
        super().take(s, who, x, action)


class SecondShot(Ask):
    """MP-MAR-3: at the same target or another; he may decline."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        found = targets(s, who)
        if found:
            s.add_all(AIM, found)
            s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_HELD_FIRE, who, 0, 0)
            return
        law = law_of(s)
        law.second -= 1
        shoot(s, who, action - AIM)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return s.rules.ops[DO_FIRE].why(s, who, x, action)


class Hits(Rule):
    """MP-GOAL-2: records the bandits that the Marshal has hit."""

    def hit(self, s: State, who: i64, victim: i64) -> None:
        if not s.is_bandit(who):
            law = law_of(s)
            law.hit |= bit(victim)


class AngryLaw(Step):
    """MP-EVENT-ANGRY: one Fire, then one Move."""

    def run(self, s: State, who: i64, x: i64) -> None:
        marshal = marshal_of(s)
        s.push(ANGRY_MOVE, marshal, 0)
        s.push(ANGRY_FIRE, marshal, 0)


class AngryFire(FireTwice):
    """He may fire, without a card."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        super().offer(s, who, x)
        if s.offered:
            s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_HELD_FIRE, who, 0, 0)
        else:
            super().take(s, who, x, action)


class AngryMove(Ask):
    """He may move, without a card."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.rules.ops[DO_MOVE].offer(s, who, x)
        s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_STOOD, who, 0, 0)
        else:
            s.rules.ops[DO_MOVE].take(s, who, x, action)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return s.rules.ops[DO_MOVE].why(s, who, x, action)


# ---- cards with a +
class Plus(Rule):
    """MP-PLUS-1; after a face-down card he is always asked, to hide whether it has a +."""

    def played(self, s: State, seat: i64, turn: i64, card: i64) -> None:
        if not s.is_bandit(seat) and (has_plus(card) or s.card.kinds[turn].dark):
            s.push(PLUS, seat, turn)


def has_plus(card: i64) -> bool:
    return card == MOVE_PLUS or card == FLOOR_PLUS


def last_played(s: State, seat: i64) -> i64:
    """The position of a seat's last card on the pile."""
    k = s.piled - 1
    while s.pile[k] & 15 != seat:
        k -= 1
    return k


class PlusCard(AskSeat):
    """A card on top of a +, or none; x is the turn."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        if has_plus(s.pile[last_played(s, who)] >> 4 & 15):
            offer_cards(s, s.seats[who].hand & ~s.card.kinds[x].barred, PLAY)
        s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_NO_PLUS, who, 0, 0)
            return
        law = law_of(s)
        law.topped |= bit(last_played(s, who))
        lay(s, who, action - PLAY, s.card.kinds[x].dark)
        for rule in s.rules.played:
            rule.played(s, who, x, action - PLAY)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        return s.seats[who].empty_handed()

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return why_not_played(s, who, x, action) or self.cites
