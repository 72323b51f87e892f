"""The standard handling of cards: a deck that is shuffled each round needs no order, so it is a bag."""

from folsom.express.bags import bullet_bit, bullets_in, card_bit, cards_in, draw_from
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
        seat.hand_bullets += bullet_bit(card - BULLET)


class StandardCards(Cards):
    """ROUND-2, PLAN-3, PLAN-8, ACT-3, ACT-4."""

    def can_draw(self, s: State, seat: i64) -> bool:
        q = s.seats[seat]
        return bool(q.deck) or bool(q.deck_bullets)

    def take_one(self, s: State, seat: i64) -> i64:
        q = s.seats[seat]
        if not q.deck and not q.deck_bullets:
            return -1
        card = draw_from(s.dice, q.deck, q.deck_bullets)
        if card < BULLET:
            q.deck -= card_bit(card)
        else:
            q.deck_bullets -= bullet_bit(card - BULLET)
        return card

    def draw(self, s: State, seat: i64, number: i64) -> None:
        """Repeats `take_one`; inlined, because this is the engine's hottest loop."""
        q = s.seats[seat]
        deck = q.deck
        deck_bullets = q.deck_bullets
        drawn: i64 = 0
        drawn_bullets: i64 = 0
        dice = s.dice
        cards = cards_in(deck)
        left = cards + bullets_in(deck_bullets)
        if number > left:
            number = left
        while number > 0:
            r = dice.below(left)
            at: i64 = 0
            if r < cards:
                while r >= deck >> at & 15:
                    r -= deck >> at & 15
                    at += 4
                deck -= bit(at)
                drawn += bit(at)
                cards -= 1
            else:
                r -= cards
                while r >= deck_bullets >> at & 31:
                    r -= deck_bullets >> at & 31
                    at += 5
                deck_bullets -= bit(at)
                drawn_bullets += bit(at)
            left -= 1
            number -= 1
        q.deck = deck
        q.deck_bullets = deck_bullets
        q.hand += drawn
        q.hand_bullets += drawn_bullets
        if s.tape is not None:
            s.report(F_DREW, seat, drawn, drawn_bullets)

    def resolved(self, s: State, seat: i64, card: i64) -> None:
        s.seats[seat].deck += card_bit(card)

    def bullet(self, s: State, seat: i64, colour: i64) -> None:
        s.seats[seat].deck_bullets += bullet_bit(colour)
        s.seats[seat].bullets_on_top += bullet_bit(colour)

    def tidy(self, s: State, seat: i64) -> None:
        q = s.seats[seat]
        q.deck += q.hand - q.kept
        q.hand = q.kept
        q.kept = 0
        q.deck_bullets += q.hand_bullets - q.kept_bullets
        q.hand_bullets = q.kept_bullets
        q.kept_bullets = 0

    def bullets(self, s: State, seat: i64) -> i64:
        return s.seats[seat].deck_bullets + s.seats[seat].hand_bullets
