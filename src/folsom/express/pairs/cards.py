"""PAIR-3: choosing a card before the draw; PAIR-4: Cover."""

from typing import Final

from folsom.express.bags import bullet_bit, card_bit
from folsom.express.base.cards import to_hand
from folsom.express.base.schemin import lay, offer_bullets, offer_cards
from folsom.express.codes import BULLET, CHOOSE, FIRE, OTHERS, PASS, PLAY
from folsom.express.ops import AskSeat, AskSecretly, Step
from folsom.express.pairs.cast import dealt_of
from folsom.express.pairs.steps import COVER_CARD, F_CHOSE, F_NO_COVER, PICK_CARD, PICKED
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

# The first bandit's cards except the Marshal: 4 bits for each kind, from Move on.
OWN_CARDS: Final = 0xFF0F_FFFF


class PickCards(Step):
    """PAIR-3: all choose at once."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.push(PICKED, 0, 0)
        for seat in range(s.rules.seats):
            s.push(PICK_CARD, seat, 0)


class PickCard(AskSecretly):
    """One card from the whole deck, possibly a Bullet, or none."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        seat = s.seats[who]
        offer_cards(s, seat.deck, CHOOSE)
        offer_bullets(s, seat.deck_bullets)
        s.add(PASS)


class Picked(Step):
    """Put the chosen cards into the hands."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def run(self, s: State, who: i64, x: i64) -> None:
        dealt = dealt_of(s, self.slot)
        dealt.took = 0
        dealt.covered = 0
        for q in range(s.rules.seats):
            seat = s.seats[q]
            card: i64 = -1
            answer = seat.secret - 1
            if answer != PASS:
                card = answer - CHOOSE
                dealt.took |= bit(q)
                if card < BULLET:
                    seat.deck -= card_bit(card)
                else:
                    seat.deck_bullets -= bullet_bit(card - BULLET)
                to_hand(seat, card)
            seat.secret = 0
            s.report(F_CHOSE, q, card, 0)


class Cover(Rule):
    """PAIR-3: the chosen card is an additional one.  PAIR-4: a Fire card, face up in a standard turn, gives Cover."""

    def __init__(self, cites: str, slot: i64) -> None:
        super().__init__(cites)
        self.slot = slot

    def hand(self, s: State, seat: i64, size: i64) -> i64:
        dealt = dealt_of(s, self.slot)
        return size + (dealt.took >> seat & 1)

    def played(self, s: State, seat: i64, turn: i64, card: i64) -> None:
        if s.card.kinds[turn].plain and card & 7 == FIRE and not s.pile[s.piled - 1] >> 8:
            dealt = dealt_of(s, self.slot)
            if dealt.covered >> 4 * seat & 15 != turn + 1:
                s.push(COVER_CARD, seat, card & OTHERS ^ OTHERS)


class CoverCard(AskSeat):
    """PAIR-4: one card of the other bandit, face up, or none; x is 0 or OTHERS, for the first or second bandit's cards.

    There is at most one Cover in a turn, however many cards a player plays in it.
    """

    def __init__(self, cites: str, slot: i64) -> None:
        super().__init__(cites, True)
        self.slot = slot

    def offer(self, s: State, who: i64, x: i64) -> None:
        bag = s.seats[who].hand
        if x:
            offer_cards(s, bag >> 4 * OTHERS, PLAY + OTHERS)
        else:
            offer_cards(s, bag & OWN_CARDS, PLAY)
        s.add(PASS)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        return s.seats[who].empty_handed()

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_NO_COVER, who, 0, 0)
        else:
            lay(s, who, action, False)
            dealt = dealt_of(s, self.slot)
            dealt.covered = dealt.covered & ~(15 * bit(4 * who)) | (s.turn + 1) << 4 * who
