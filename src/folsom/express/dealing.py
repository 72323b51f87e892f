"""Re-deals: a world that a seat could be in, drawn over the parts of a position that it does not know.

Cards are dealt side by side (a team's cards wander between its seats), Purses over the whole table.
"""

from folsom.express.bags import card_bit, lead_bit
from folsom.express.codes import OTHERS
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

FACE_COUNTS = [8, 2, 2, 2, 2, 2]


class Unknown:
    """What is hidden of one seat's cards: how many lie where."""

    def __init__(self, seat: int, hand: int, deck: int, discard: int, bullets_in_hand: int) -> None:
        self.seat = seat
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.bullets_in_hand = bullets_in_hand  # at most so many
        self.face_down: list[int] = []  # places in the pile
        self.foreign: int = 0  # cards of the partner's dealt so far


class Side:
    """The cards of one side that are not accounted for: Action cards as (home seat, kind), and Bullets."""

    def __init__(self) -> None:
        self.cards: list[tuple[int, int]] = []
        self.bullets: list[int] = []
        self.seats: list[Unknown] = []
        self.lent: int = 0  # no seat holds more cards of its partner's than this


def take_at_random(s: State, count: int) -> int:
    drawn: int = s.dice.below(count)
    return drawn


def deal_side(s: State, side: Side) -> None:
    """Face-down cards of the pile first, as they are Action cards; then hands, discards and decks."""
    for unknown in side.seats:
        for at in unknown.face_down:
            s.pile[at] = unknown.seat | draw_card(s, side, unknown) << 4 | bit(8)
    for unknown in side.seats:
        bullets = 0
        for _ in range(unknown.hand):
            free = len(side.bullets) if bullets < unknown.bullets_in_hand else 0
            if take_at_random(s, len(side.cards) + free) < len(side.cards):
                s.seats[unknown.seat].hand += card_bit(draw_card(s, side, unknown))
            else:
                s.seats[unknown.seat].held += lead_bit(draw_bullet(s, side))
                bullets += 1
    for unknown in side.seats:
        deal_rest(s, side, unknown)


def deal_rest(s: State, side: Side, unknown: Unknown) -> None:
    q = s.seats[unknown.seat]
    piles = s.rules.cards.piles(s, unknown.seat)
    for k in range(unknown.discard + unknown.deck):
        if take_at_random(s, len(side.cards) + len(side.bullets)) < len(side.cards):
            mask = card_bit(draw_card(s, side, unknown))
            if k < unknown.discard and piles is not None:
                piles.cards += mask
            else:
                q.deck += mask
        else:
            mask = lead_bit(draw_bullet(s, side))
            if k < unknown.discard and piles is not None:
                piles.lead += mask
            else:
                q.lead += mask


def draw_card(s: State, side: Side, unknown: Unknown) -> int:
    """A card for this seat; TEAM-3 lends one card a round, so that only so many can be its partner's."""
    fit: list[int] = []
    for k in range(len(side.cards)):
        if side.cards[k][0] == unknown.seat or unknown.foreign < side.lent:
            fit.append(k)
    k = fit[take_at_random(s, len(fit))] if fit else take_at_random(s, len(side.cards))
    home, kind = side.cards[k]
    side.cards[k] = side.cards[-1]
    side.cards.pop()
    if home == unknown.seat:
        return kind
    unknown.foreign += 1
    return kind ^ OTHERS


def draw_bullet(s: State, side: Side) -> int:
    k = take_at_random(s, len(side.bullets))
    colour = side.bullets[k]
    side.bullets[k] = side.bullets[-1]
    side.bullets.pop()
    return colour


def deal_faces(s: State, known: i64, unknown: i64) -> None:
    """COMP-6: the faces not known to the viewer, over the Purses whose faces he does not know."""
    left = FACE_COUNTS[:]
    for token in range(18):
        if known >> token & 1:
            left[s.faces >> 3 * token & 7] -= 1
    supply: list[int] = []
    for face in range(6):
        for _ in range(left[face]):
            supply.append(face)
    for token in range(18):
        if unknown >> token & 1:
            k = take_at_random(s, len(supply))
            face = supply[k]
            supply[k] = supply[-1]
            supply.pop()
            mask: i64 = face
            s.faces |= mask << 3 * token
