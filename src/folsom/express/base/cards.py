"""The standard handling of cards: a deck that is shuffled each round needs no order, so it is a bag."""

from folsom.express.bags import bullet_bit, bullets_in, card_bit, cards_in, draw_from, nth_bullet, nth_card
from folsom.express.codes import BULLET, F_DREW
from folsom.express.players import Seat
from folsom.express.points import Cards
from folsom.express.state import State
from folsom.kernel.fast import i64


def to_hand(seat: Seat, card: i64) -> None:
    if card < BULLET:
        seat.hand += card_bit(card)
    else:
        seat.hand_bullets += bullet_bit(card - BULLET)


class StandardCards(Cards):
    """ROUND-2, PLAN-3, PLAN-8, ACT-3, ACT-4."""

    def can_draw(self, s: State, seat: i64) -> bool:
        return bool(s.seats[seat].deck) or bool(s.seats[seat].deck_bullets)

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
        """Repeats `take_one`, but counts the deck only once: this is the engine's hottest loop."""
        q = s.seats[seat]
        deck = q.deck
        bullets = q.deck_bullets
        cards = cards_in(deck)
        left = cards + bullets_in(bullets)
        end: i64 = 0
        if number < left:
            end = left - number
        while left > end:
            r = s.dice.below(left)
            left -= 1
            if r < cards:
                cards -= 1
                deck -= card_bit(nth_card(deck, r))
            else:
                bullets -= bullet_bit(nth_bullet(bullets, r - cards))
        drawn = q.deck - deck
        drawn_bullets = q.deck_bullets - bullets
        q.deck = deck
        q.deck_bullets = bullets
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
