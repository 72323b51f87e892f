"""The standard discipline of cards: a deck that is shuffled each round has no order, so it is a bag."""

from folsom.express.bags import card_bit, cards_in, draw_from, lead_bit, lead_in
from folsom.express.codes import BULLET, F_DREW
from folsom.express.players import Seat
from folsom.express.points import Cards
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def to_hand(seat: Seat, card: i64) -> None:
    if card < BULLET:
        seat.hand += card_bit(card)
    else:
        seat.held += lead_bit(card - BULLET)


class StandardCards(Cards):
    """ROUND-2, PLAN-3, PLAN-8, ACT-3, ACT-4."""

    def can_draw(self, s: State, seat: i64) -> bool:
        q = s.seats[seat]
        return bool(q.deck) or bool(q.lead)

    def take_one(self, s: State, seat: i64) -> i64:
        q = s.seats[seat]
        if not q.deck and not q.lead:
            return -1
        card = draw_from(s.dice, q.deck, q.lead)
        if card < BULLET:
            q.deck -= card_bit(card)
        else:
            q.lead -= lead_bit(card - BULLET)
        return card

    def draw(self, s: State, seat: i64, number: i64) -> None:
        """What `take_one` does, so often as asked: written out, as it is the engine's hottest loop."""
        q = s.seats[seat]
        hand = q.hand
        held = q.held
        deck = q.deck
        dice = s.dice
        cards = cards_in(deck)
        bullets = lead_in(q.lead)
        while number > 0 and cards + bullets > 0:
            r = dice.below(cards + bullets)
            at: i64 = 0
            if r < cards:
                while r >= deck >> at & 15:
                    r -= deck >> at & 15
                    at += 4
                deck -= bit(at)
                q.hand += bit(at)
                cards -= 1
            else:
                r -= cards
                while r >= q.lead >> at & 31:
                    r -= q.lead >> at & 31
                    at += 5
                q.lead -= bit(at)
                q.held += bit(at)
                bullets -= 1
            number -= 1
        q.deck = deck
        if s.tape is not None:
            s.tell(F_DREW, seat, q.hand - hand, q.held - held)

    def resolved(self, s: State, seat: i64, card: i64) -> None:
        s.seats[seat].deck += card_bit(card)

    def bullet(self, s: State, seat: i64, colour: i64) -> None:
        s.seats[seat].lead += lead_bit(colour)
        s.seats[seat].struck += lead_bit(colour)

    def tidy(self, s: State, seat: i64) -> None:
        q = s.seats[seat]
        q.deck += q.hand - q.kept
        q.hand = q.kept
        q.kept = 0
        q.lead += q.held - q.kept_lead
        q.held = q.kept_lead
        q.kept_lead = 0

    def lead(self, s: State, seat: i64) -> i64:
        return s.seats[seat].lead + s.seats[seat].held
