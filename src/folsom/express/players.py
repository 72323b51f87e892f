"""The players of a game of Colt Express and their bandits."""

from typing import Final

from folsom.express.codes import OTHERS
from folsom.kernel.fast import i64, mypyc_attr

STRIDE: Final = 3  # MOVE-2


@mypyc_attr(acyclic=True)
class Seat:
    """A player's cards and knowledge."""

    __slots__ = (
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

    def __init__(self, deck: i64, first: i64, second: i64, pawns: i64) -> None:
        self.deck = deck  # bags of Action cards and of Bullets in the draw deck
        self.deck_bullets: i64 = 0
        self.hand: i64 = 0  # the same in hand
        self.hand_bullets: i64 = 0
        self.kept: i64 = 0  # Action cards and Bullets in hand that are kept for the next round
        self.kept_bullets: i64 = 0
        self.may_hide: i64 = 0  # 1: the next card may be played face down
        self.open: i64 = 0  # 1: never plays face down
        self.secret: i64 = 0  # an answer not yet revealed
        self.first = first  # the bandits on the cards
        self.second = second
        self.pawns = pawns  # the bandits that the seat plays
        self.knows: i64 = 0  # loot tokens whose face this seat knows
        self.bullets_on_top: i64 = 0  # Bullets received since the deck was shuffled, which are in it (FIRE-1)

    def bandit(self, card: i64) -> i64:
        """The bandit on a card."""
        return self.second if card & OTHERS and self.second >= 0 else self.first

    def kind(self, card: i64) -> i64:
        """The kind of a card; with one bandit on the cards, all numbers are kinds."""
        return card & 7 if self.second >= 0 else card

    def empty_handed(self) -> bool:
        """Whether there is no card in hand, neither an Action card nor a Bullet; everybody sees this (PLAN-9)."""
        return not self.hand and not self.hand_bullets

    def assign(self, o: "Seat") -> None:
        self.deck = o.deck
        self.deck_bullets = o.deck_bullets
        self.hand = o.hand
        self.hand_bullets = o.hand_bullets
        self.kept = o.kept
        self.kept_bullets = o.kept_bullets
        self.may_hide = o.may_hide
        self.open = o.open
        self.secret = o.secret
        self.first = o.first
        self.second = o.second
        self.pawns = o.pawns
        self.knows = o.knows
        self.bullets_on_top = o.bullets_on_top


@mypyc_attr(acyclic=True)
class Bandit:
    """A pawn on the train and its Character card."""

    __slots__ = (
        "seat",
        "character",
        "place",
        "bullets",
        "loot",
        "powers",
        "barred",
        "stride",
        "cash",
        "received",
    )

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.character: i64 = -1
        self.place = place
        self.bullets: i64 = 6  # in the cylinder
        self.loot: i64 = 0  # tokens on the Character card
        self.powers: i64 = 1  # a bit for each rule that applies to it
        self.barred: i64 = 0  # kinds of cards that have no effect
        self.stride: i64 = STRIDE  # steps of a Move on the roofs
        self.cash: i64 = 0
        self.received: i64 = 0  # Bullets, including neutral ones

    def assign(self, o: "Bandit") -> None:
        self.seat = o.seat
        self.character = o.character
        self.place = o.place
        self.bullets = o.bullets
        self.loot = o.loot
        self.powers = o.powers
        self.barred = o.barred
        self.stride = o.stride
        self.cash = o.cash
        self.received = o.received
