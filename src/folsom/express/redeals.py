"""Re-deals: random positions that are consistent with what a seat knows.

Cards are dealt for each side separately (a team's cards move between its seats), Purses among all players.  Knowledge
that the rules let players forget is not used: which cards went into a deck that was shuffled (EXPERT-1), which Purses
were on a Character card that one of them has left (COMP-6), and that somebody once had no card to play.
"""

from folsom.express.bags import bullet_bit, card_bit
from folsom.express.codes import OTHERS, STEALING
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64

HAND = 0
DISCARD = 1
DECK = 2


class Zone:
    """Unseen cards of a seat in one place: their number, and how many of them can be Bullets."""

    def __init__(self, where: int, slots: int, bullets: int) -> None:
        self.where = where
        self.slots = slots
        self.bullets = bullets

    def room(self) -> int:
        """The number of Bullets that still fit."""
        return self.bullets if self.bullets < self.slots else self.slots


class Unknown:
    """The hidden cards of one seat."""

    def __init__(self, seat: int, zones: list[Zone]) -> None:
        self.seat = seat
        self.zones = zones
        self.face_down: list[int] = []  # positions in the pile
        self.foreign: int = 0  # the partner's cards among those seen or dealt so far


class Side:
    """The cards of one side that are not accounted for: Action cards as (home seat, kind), and Bullets."""

    def __init__(self, lent: int) -> None:
        self.cards: list[tuple[int, int]] = []
        self.bullets: list[int] = []
        self.seats: list[Unknown] = []
        self.lent = lent  # the most cards of the partner that a seat can have: one per round (TEAM-3)


def below(s: State, number: int) -> int:
    drawn: int = s.dice.below(number)
    return drawn


def deal_side(s: State, side: Side) -> None:
    """Deal the face-down cards of the pile first, because they are Action cards; then zone by zone."""
    for unknown in side.seats:
        for at in unknown.face_down:
            if fits(s, at) >= 0:
                s.pile[at] = unknown.seat | draw_fitting(s, side, fits(s, at)) << 4 | bit(8)
        for at in unknown.face_down:
            if fits(s, at) < 0:
                s.pile[at] = unknown.seat | draw_card(s, side, unknown) << 4 | bit(8)
    if side.lent == 1:
        for unknown in side.seats:
            lend_one(s, side, unknown)
    room = 0
    for unknown in side.seats:
        for zone in unknown.zones:
            room += zone.room()
    for unknown in side.seats:
        for zone in unknown.zones:
            room -= zone.room()
            deal_zone(s, side, unknown, zone, room)


def fits(s: State, at: i64) -> i64:
    """The kinds that a card in the pile can be according to the boxes; negative: any."""
    kinds: i64 = -1
    for extra in s.extras:
        kinds &= extra.fits(at)
    return kinds


def lend_one(s: State, side: Side, unknown: Unknown) -> None:
    """In the first round of a team game, everybody has drawn one of the partner's cards and still has it."""
    theirs = [k for k in range(len(side.cards)) if side.cards[k][0] != unknown.seat]
    zones = lent_to(s, unknown)
    room = 0
    for zone in zones:
        room += zone.slots
    if not theirs or not room or unknown.foreign:
        return
    at = below(s, room)
    for zone in zones:
        if at < zone.slots:
            _, kind = side.cards.pop(theirs[below(s, len(theirs))])
            put_card(s, unknown.seat, zone.where, kind ^ OTHERS)
            zone.slots -= 1
            unknown.foreign += 1
            return
        at -= zone.slots


def lent_to(s: State, unknown: Unknown) -> list[Zone]:
    """Where that card can be: in hand or, after Schemin', also where the rest of the hand went."""
    left = DISCARD if s.rules.cards.piles(s, unknown.seat) is not None else DECK
    found: list[Zone] = []
    for zone in unknown.zones:
        if zone.where == HAND or (s.phase >= STEALING and zone.where == left):
            found.append(zone)
    return found


def deal_zone(s: State, side: Side, unknown: Unknown, zone: Zone, room_elsewhere: int) -> None:
    """Deal card by card; a Bullet that has no room elsewhere has to go here."""
    while zone.slots > 0:
        zone.slots -= 1
        if wants_bullet(s, side, zone, room_elsewhere):
            zone.bullets -= 1
            put_bullet(s, unknown.seat, zone.where, draw_bullet(s, side))
        else:
            put_card(s, unknown.seat, zone.where, draw_card(s, side, unknown))


def wants_bullet(s: State, side: Side, zone: Zone, room_elsewhere: int) -> bool:
    if not side.bullets or zone.bullets <= 0:
        return False
    if not side.cards or len(side.bullets) > room_elsewhere + zone.room():
        return True
    return below(s, len(side.cards) + len(side.bullets)) >= len(side.cards)


def put_card(s: State, seat: int, where: int, card: int) -> None:
    piles = s.rules.cards.piles(s, seat)
    if where == HAND:
        s.seats[seat].hand += card_bit(card)
    elif where == DISCARD and piles is not None:
        piles.cards += card_bit(card)
    else:
        s.seats[seat].deck += card_bit(card)


def put_bullet(s: State, seat: int, where: int, colour: int) -> None:
    piles = s.rules.cards.piles(s, seat)
    if where == HAND:
        s.seats[seat].hand_bullets += bullet_bit(colour)
    elif where == DISCARD and piles is not None:
        piles.bullets += bullet_bit(colour)
    else:
        s.seats[seat].deck_bullets += bullet_bit(colour)


def draw_card(s: State, side: Side, unknown: Unknown) -> int:
    """Draw a card for this seat: one of its own, if it already has as many of its partner's as it can have."""
    fit: list[int] = []
    for k in range(len(side.cards)):
        if side.cards[k][0] == unknown.seat or unknown.foreign < side.lent:
            fit.append(k)
    k = fit[below(s, len(fit))] if fit else below(s, len(side.cards))
    home, kind = side.cards[k]
    side.cards[k] = side.cards[-1]
    side.cards.pop()
    if home == unknown.seat:
        return kind
    unknown.foreign += 1
    return kind ^ OTHERS


def draw_fitting(s: State, side: Side, kinds: i64) -> int:
    """A card of one of these kinds."""
    fit: list[int] = []
    for k in range(len(side.cards)):
        if kinds >> side.cards[k][1] & 1:
            fit.append(k)
    _, kind = side.cards.pop(fit[below(s, len(fit))])
    return kind


def draw_bullet(s: State, side: Side) -> int:
    k = below(s, len(side.bullets))
    colour = side.bullets[k]
    side.bullets[k] = side.bullets[-1]
    side.bullets.pop()
    return colour


def deal_faces(s: State, known: i64, unknown: i64) -> None:
    """COMP-6: deal the faces that the viewer does not know to the Purses that it does not know."""
    faces = s.rules.purse_faces
    left: list[int] = [faces[face] for face in range(len(faces))]
    purses = count(s.rules.purses)
    for token in range(purses):
        if known >> token & 1:
            left[s.faces >> 3 * token & 7] -= 1
    supply: list[int] = []
    for face in range(len(left)):
        for _ in range(left[face]):
            supply.append(face)
    for token in range(purses):
        if unknown >> token & 1:
            k = below(s, len(supply))
            mask: i64 = supply[k]
            supply[k] = supply[-1]
            supply.pop()
            s.faces |= mask << 3 * token
