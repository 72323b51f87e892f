"""Checks that nothing is lost or duplicated, and the complete position as plain values, for comparison."""

from typing import Any

from folsom.express.base.fire import magazine
from folsom.express.codes import NEUTRAL, OTHERS
from folsom.express.interface.names import bandit_name, card_name, card_owner, members, seat_name
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.interface.lines import Fault

KEPT = ("keeping",)


def audit(s: State) -> None:
    """Raise AssertionError unless all pawns, tokens, cards and Bullets exist exactly once."""
    audit_pawns(s)
    audit_tokens(s)
    audit_cards(s)
    audit_bullets(s)
    for box in s.rules.interfaces:
        box.audit(s)


def audit_pawns(s: State) -> None:
    here = [0] * len(s.here)
    for who in range(s.bandit_count):
        here[s.bandits[who].place] |= 1 << who
    assert list(s.here) == here, "a pawn is in two places"


def audit_tokens(s: State) -> None:
    seen = s.spare
    for mask in [*s.floor, *(b.loot for b in s.bandits)]:
        assert not seen & mask, "a token is in two places"
        seen |= mask
    faces = s.faces
    in_play = [faces >> 3 * token & 7 for token in members(seen & s.rules.purses)]
    for face, number in enumerate(s.rules.purse_faces):
        assert in_play.count(face) <= number, f"there are only {number} Purses of ${250 + 50 * face}"
    for b in s.bandits:
        assert not b.loot & s.rules.face_down & ~s.seats[b.seat].knows, (
            "a player does not know the loot on a card of their own"
        )


def audit_cards(s: State) -> None:
    held: dict[int, int] = dict.fromkeys(range(s.rules.seats), 0)
    for seat in range(s.rules.seats):
        q = s.seats[seat]
        if not contains(q.hand, q.kept):
            raise Fault("a card is kept that is not in hand", *KEPT, owner=seat_name(s, seat))
        if not contains(q.hand_bullets, q.kept_bullets, 5):
            raise Fault("a Bullet is kept that is not in hand", *KEPT, owner=seat_name(s, seat))
        piles = s.rules.cards.piles(s, seat)
        if piles:
            assert contains(piles.cards, piles.open_cards), "a card was discarded openly, and is not in the discard"
        bag = q.hand + q.deck + (piles.cards if piles else 0)
        for card in range(16):
            if number := bag >> 4 * card & 15:
                count_home(s, held, seat, card, number)
    assert s.shown - 1 <= s.done <= s.shown, "a card is resolved before its turn"
    for k in range(s.done, s.piled):
        entry: int = s.pile[k]
        count_home(s, held, entry & 15, entry >> 4 & 15, 1)
    for seat in range(s.rules.seats):
        if held[seat] != s.rules.deck_of(s, seat):
            raise Fault(
                amiss(s, seat, held[seat]), "deck", "hand", "pile", "discard", "tucked", owner=seat_name(s, seat)
            )


def amiss(s: State, seat: int, held: int) -> str:
    """A message about a kind of card that a player has too many or too few of."""
    for card in range(16):
        there: int = s.rules.deck_of(s, seat) >> 4 * card & 15
        more = (held >> 4 * card & 15) - there
        if more:
            written = there + more
            return f"{deck_has(s, seat, card)}, and {written} {'is' if written == 1 else 'are'} written"
    return f"the cards of {seat_name(s, seat)} are not all there"


def deck_has(s: State, seat: int, card: int) -> str:
    """The number of cards of a kind that a player should have, for an error message."""
    number: int = s.rules.deck_of(s, seat) >> 4 * card & 15
    return f"{seat_name(s, seat)} has {number} card{'s' * (number != 1)} {card_name(s, seat, card)!r}"


def contains(bag: int, part: int, bits: int = 4) -> bool:
    """Whether a bag, with so many bits for each kind of card or Bullet, contains a part of it."""
    if not part:
        return True
    most = (1 << bits) - 1
    return all(bag >> at & most >= part >> at & most for at in range(0, 64, bits))


def count_home(s: State, held: dict[int, int], seat: int, card: int, number: int) -> None:
    """Add so many cards of a kind to the player who owns them."""
    home = s.bandits[card_owner(s, seat, card)].seat
    held[home] += number << 4 * (card if home == seat else card ^ OTHERS)


def audit_bullets(s: State) -> None:
    for q in s.seats:
        if not contains(q.deck_bullets, q.bullets_on_top, 5):
            raise Fault("a Bullet on top of a deck is not in it", "top", "deck")
    bag = sum(s.rules.cards.bullets(s, seat) for seat in range(s.rules.seats))
    for who in range(s.bandit_count):
        fired = bag >> 5 * who & 31
        loaded = magazine(s, who)
        assert fired == loaded - s.bandits[who].bullets, (
            f"{fired} Bullets of {bandit_name(s, who)} are among the cards, of {loaded}"
        )
    given = bag >> 5 * NEUTRAL & 31
    assert 0 <= s.neutral <= s.rules.neutral - given, "there are more neutral Bullets than in the box"
    total = sum(bag >> 5 * colour & 31 for colour in range(NEUTRAL + 1))
    assert total == sum(b.received for b in s.bandits), "a Bullet was not received"


SEAT = (
    "deck",
    "deck_bullets",
    "hand",
    "hand_bullets",
    "kept",
    "kept_bullets",
    "may_hide",
    "open",
    "secret",
    "first",
    "second",
    "pawns",
    "knows",
    "bullets_on_top",
)
BANDIT = ("seat", "character", "place", "bullets", "loot", "powers", "barred", "stride", "cash", "received")
STATE = (
    "bandit_count",
    "spare",
    "faces",
    "public_faces",
    "marshal",
    "neutral",
    "watched",
    "screens",
    "piled",
    "shown",
    "done",
    "round",
    "seen",
    "turn",
    "phase",
    "first",
    "depth",
    "offered",
    "actor",
    "over",
    "stop",
    "winners",
)


def image(s: State) -> dict[str, Any]:
    """Everything in a position except the dice."""
    whole: dict[str, Any] = {name: getattr(s, name) for name in STATE}
    whole["agenda"] = s.frames()
    whole["options"] = s.legal()
    whole["card"] = s.card.name
    whole["ground"] = [g for g in range(len(s.rules.grounds)) if s.rules.grounds[g] is s.ground]
    whole["wagons"], whole["here"], whole["floor"] = list(s.wagons), list(s.here), list(s.floor)
    whole["pile"] = [s.pile[k] for k in range(s.piled)]
    whole["seats"] = [{name: getattr(q, name) for name in SEAT} for q in s.seats]
    whole["bandits"] = [{name: getattr(b, name) for name in BANDIT} for b in s.bandits]
    whole["extras"] = [extra.show(s, EVERYTHING) for extra in s.extras]
    whole["piles"] = [pile_image(s, seat) for seat in range(s.rules.seats)]
    return whole


def pile_image(s: State, seat: int) -> dict[str, Any]:
    piles = s.rules.cards.piles(s, seat)
    if piles is None:
        return {}
    names = ("cards", "bullets", "open_cards", "open_bullets", "tops", "drawn", "sure", "tucked", "tucked_limit")
    return {**{name: getattr(piles, name) for name in names}, "top": [piles.top[k] for k in range(piles.tops)]}
