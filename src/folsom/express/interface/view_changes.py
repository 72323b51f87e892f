"""Finds the parts that may look different in two positions by comparing integers; only those are rebuilt."""

from typing import Final

from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

EVERYTHING: Final = 0x3FFFFFFF  # more places, bandits and seats than there are


class News:
    """The parts that may have changed; everything else looks the same to everybody as before."""

    def __init__(self) -> None:
        self.places: i64 = 0  # masks
        self.bandits: i64 = 0
        self.seats: i64 = 0  # the public part of a player's cards,
        self.own: i64 = 0  # and the private part
        self.pile = False
        self.spare = False
        self.common = False  # something that everybody sees alike
        self.boxes: i64 = 0  # a mask of the boxes whose part of the view has changed
        self.private_boxes = False  # the same, in a game in which seats may see different things there
        self.tokens: i64 = 0  # a face, or who knows it

    def board(self) -> bool:
        """Whether anything on the train or on Character cards has changed."""
        return bool(self.places or self.bandits) or self.spare

    def for_viewer(self, viewer: i64) -> bool:
        """Whether anything that viewers may see differently has changed for a viewer."""
        return self.board() or self.pile or self.private_boxes or (viewer >= 0 and bool(self.own >> viewer & 1))


def all_news() -> News:
    found = News()
    found.places = found.bandits = found.seats = found.own = found.boxes = EVERYTHING
    found.spare = found.common = found.pile = found.private_boxes = True
    return found


def news(before: State | None, now: State) -> News:
    """The changes since another position of the same game."""
    if before is None or before.over != now.over or before.ground is not now.ground:
        return all_news()
    for who in range(now.bandit_count):
        if before.bandits[who].character != now.bandits[who].character:  # names occur everywhere
            return all_news()
    found = News()
    compare_tokens(before, now, found)
    compare_seats(before, now, found)
    compare_bandits(before, now, found)
    compare_boxes(before, now, found)
    for place in range(now.ground.places):
        floor = now.floor[place]
        if before.here[place] != now.here[place] or before.floor[place] != floor or floor & found.tokens:
            found.places |= bit(place)
    found.pile = other_pile(before, now)
    found.spare = before.spare != now.spare or bool(now.spare & found.tokens)
    if (
        before.round != now.round
        or before.turn != now.turn
        or before.card is not now.card
        or before.phase != now.phase
        or before.first != now.first
        or before.marshal != now.marshal
        or before.neutral != now.neutral
        or before.winners != now.winners
    ):
        found.common = True
    return found


def other_pile(before: State, now: State) -> bool:
    """Whether the cards in the pile, or which of them are turned over or resolved, have changed."""
    if before.piled != now.piled or before.shown != now.shown or before.done != now.done:
        return True
    for k in range(now.piled):
        if before.pile[k] != now.pile[k]:
            return True
    return False


def compare_tokens(before: State, now: State, found: News) -> None:
    """Tokens with a different face, or known to different seats."""
    found.tokens = before.public_faces ^ now.public_faces
    for q in range(now.rules.seats):
        found.tokens |= before.seats[q].knows ^ now.seats[q].knows
    if before.faces != now.faces:
        found.tokens |= now.rules.purses
    for slot in range(len(now.extras)):
        if not now.extras[slot].same(before.extras[slot]):
            found.common = True
            found.seats = found.own = EVERYTHING
            found.tokens |= now.rules.face_down & ~now.rules.purses


def compare_seats(before: State, now: State, found: News) -> None:
    for q in range(now.rules.seats):
        a, b = before.seats[q], now.seats[q]
        if (
            a.hand != b.hand
            or a.hand_bullets != b.hand_bullets
            or a.deck != b.deck
            or a.deck_bullets != b.deck_bullets
            or a.bullets_on_top != b.bullets_on_top
            or a.may_hide != b.may_hide
        ):
            found.seats |= bit(q)
            found.own |= bit(q)
            found.common = True
        if a.kept != b.kept or a.kept_bullets != b.kept_bullets or a.secret != b.secret:
            found.own |= bit(q)


def compare_boxes(before: State, now: State, found: News) -> None:
    for number, box in enumerate(now.rules.interfaces):
        if box.view_type is not None and not box.same_view(before, now):
            found.boxes |= bit(number)
            if now.rules.private_views:
                found.private_boxes = True
            else:
                found.common = True


def compare_bandits(before: State, now: State, found: News) -> None:
    for who in range(now.bandit_count):
        a, b = before.bandits[who], now.bandits[who]
        if (
            a.place != b.place
            or a.bullets != b.bullets
            or a.loot != b.loot
            or a.cash != b.cash
            or b.loot & found.tokens
        ):
            found.bandits |= bit(who)
        if a.received != b.received:
            found.bandits |= bit(who)
            found.common = True
