"""Conservation, counted a second time: nothing here is taken from the engine's own audit.

A token leaves the game only by a few facts (lost to the Marshal, drunk up, poured for him), money is added by one (cash
of the Conductor or of the time-travel car), and neutral Bullets are removed by one (the stock is gone); so the position
must agree with the tape.  With Horses & Stagecoach this also holds for Horses, Hostages and half-full Whiskeys.
"""

from folsom.express.bags import bullet_bit, card_bit
from folsom.express.codes import (
    AT_START,
    F_CASH,
    F_EVENT,
    F_LOST,
    F_MOVED,
    F_NEUTRAL,
    F_ROUND,
    F_SHOT,
    F_STOCK_GONE,
    NEUTRAL,
)
from folsom.express.horses import steps as h
from folsom.express.marshal.law import marshal_of
from folsom.express.marshal.steps import F_FELL
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.express.timecar.steps import BY_TIME
from folsom.kernel.core import Tape

HALF = 0xFFFFFFFF  # the cards of the first bandit; above them those of the second
STOCK = 13  # neutral Bullets (COMP-3), and with Horses & Stagecoach three more (HSET-5)
# Move, Floor Change, Robbery, Fire, Punch, Marshal.
TEN_CARDS = (2, 2, 2, 2, 1, 1)
ONE_OF_EACH = (1, 1, 1, 1, 1, 1)
# MP-SET-1, MP-SET-8: the same, and from 8 on Move+, Floor Change+, Arrest, Brilliant Idea.
WITH_AN_IDEA = (2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 1)
OF_THE_MARSHAL = (2, 1, 0, 2, 1, 0, 0, 0, 1, 1, 3, 0)
RIDE = 6
HOSTAGES = 8
STRONGBOX_OF_THE_SHOTGUN = 26  # after 18 Purses, 6 Jewels and 2 Strongboxes; MP-SET-12: one later with seven bandits


class Ledger:
    """What there was at the first decision, and the facts since then."""

    def __init__(self, s: State, tape: Tape, modelled: bool) -> None:
        self.tape = tape
        self.read = 0
        self.cash = 0
        self.lost: list[int] = []
        self.stock_gone = False
        self.tokens = sum(s.floor) + s.spare + sum(b.loot for b in s.bandits)
        self.faces = self.seen_faces(s)
        self.horses = "horses" in s.rules.boxes
        self.stock = STOCK + 3 * self.horses
        self.marshal = marshal_of(s) if "marshal" in s.rules.boxes else -1  # the pawn, and the seat of its player
        if modelled:
            self.decks = [deck_of(s, seat == self.marshal, self.horses) for seat in range(len(s.seats))]
        else:
            self.decks = [s.rules.deck_of(s, seat) for seat in range(len(s.seats))]
        self.half = 0  # Whiskeys
        self.old = 1 if self.horses and shown(s)["old"] >= 0 else 0  # Old Whiskeys that were drawn (HSET-2)
        self.stabled = self.away = self.escaped = self.fallen = 0
        self.hostages: list[int] = []
        self.bullets_on_top = [0] * len(s.seats)

    def listen(self) -> None:
        facts = self.tape.facts
        for code, a, b, c in facts[self.read :]:
            self.listen_to_shots(code, a, b)
            if code == F_LOST:
                self.tokens &= ~(1 << b)
                self.lost.append(c & 0xFFFF)
            elif code == F_CASH:
                self.cash += b
            elif code == F_STOCK_GONE:
                self.stock_gone = True
            elif code == F_MOVED and c == BY_TIME:
                self.away ^= 1 << a
            elif code == F_FELL:
                self.fallen |= 1 << a
            else:
                self.listen_to_horses(code, a, b, c)
        self.read = len(facts)

    def listen_to_shots(self, code: int, a: int, b: int) -> None:
        """Bullets received since hands were filled are known to be in the deck; no card in hand is one of them."""
        if code == F_ROUND:
            self.bullets_on_top = [0] * len(self.bullets_on_top)
        elif code == F_SHOT:
            self.bullets_on_top[b % len(self.bullets_on_top)] += bullet_bit(a)
        elif code in (F_NEUTRAL, h.F_POODLE):
            self.bullets_on_top[a % len(self.bullets_on_top)] += bullet_bit(NEUTRAL)

    def listen_to_horses(self, code: int, a: int, b: int, c: int) -> None:
        if code == F_MOVED and c == AT_START:
            self.stabled += a != self.marshal  # ATTACK-2, MP-HS-1
        elif code == h.F_HORSE_GONE:
            self.stabled -= 1
        elif code == h.F_ESCAPED:
            self.stabled -= 1
            self.escaped |= 1 << a
        elif code == h.F_HOSTAGE:
            self.hostages.append(b)
        elif code == h.F_DRANK and not c & 2:
            self.half |= 1 << b
        elif code == h.F_DRANK:
            self.flask_gone(b, c & 1)
        elif code == h.F_FLASK_GONE:
            self.flask_gone(a, b)

    def flask_gone(self, token: int, old: int) -> None:
        self.tokens &= ~(1 << token)
        self.half &= ~(1 << token)
        self.old -= old

    def check(self, s: State) -> None:
        """At every decision: every token exists once, and every card and Bullet is somewhere."""
        self.listen()
        self.check_tokens(s)
        self.check_cards(s)
        self.check_bullets(s)
        if self.horses:
            self.check_horses(s)

    def check_round(self, s: State) -> None:
        """At the end of a round: faces, cash, pawns and the Stagecoach too."""
        assert self.seen_faces(s) == self.faces, "a Purse has got another face"
        assert sum(b.cash for b in s.bandits) == self.cash, "cash that nobody was told of"
        standing = sum(s.here)
        assert standing == (1 << s.bandit_count) - 1, "a pawn is nowhere or twice on the train"
        assert all(s.here[b.place] >> who & 1 for who, b in enumerate(s.bandits)), "a pawn is not where it stands"
        assert s.here[s.ground.off] == self.away | self.escaped | self.fallen, (
            "a pawn is off the train, and nobody was told why"
        )
        if self.horses:
            self.check_coach(s)

    def check_coach(self, s: State) -> None:
        """COACH-6, EVENT-SPEED: it falls back a car per round, and one more at Higher speed; GUN-6: so does he."""
        rounds = 5 if s.over else s.round
        speeds = sum(code == F_EVENT and a == h.SPEED for code, a, _, _ in self.tape.facts)
        at = min(rounds + speeds, s.ground.cars)
        coach = shown(s)
        assert coach["at"] == at, f"the Stagecoach faces car {coach['at']}, not {at}"
        assert s.ground is s.rules.grounds[at]
        assert s.screens == (1 << 2 * at + 1 if coach["gun"] else 0), "GUN-5"
        others = s.here[2 * at + 1] & ~(1 << self.marshal if self.marshal >= 0 else 0)  # MP-HS-1
        assert not (coach["gun"] and others), "GUN-3: nobody stays with the Shotgun"

    def check_horses(self, s: State) -> None:
        coach = shown(s)
        assert sum(coach["horses"] >> 4 * rank & 15 for rank in range(16)) == self.stabled, "a Horse is lost"
        assert coach["gone"] == self.escaped, "somebody has escaped, and nobody was told"
        taken = [(coach["taken"] >> 4 * who & 15) - 1 for who in range(s.bandit_count)]
        left = [hostage for hostage in range(HOSTAGES) if coach["left"] >> hostage & 1]
        assert coach["left"] >> HOSTAGES == 0
        assert sorted(hostage for hostage in taken if hostage >= 0) == sorted(self.hostages), "a Hostage was lost"
        bandits = s.bandit_count - (self.marshal >= 0)
        assert len({*left, *self.hostages}) == len(left) + len(self.hostages) == bandits - 1, "HSET-3"
        assert coach["half"] == self.half, "a Whiskey is fuller or emptier than was told"
        assert self.half & ~self.tokens == 0
        old = coach["old"] >= 0 and self.tokens >> coach["old"] & 1
        assert old == self.old, "the Old Whiskey is lost, or has come back"
        strongbox = STRONGBOX_OF_THE_SHOTGUN + (self.marshal >= 0 and s.bandit_count == 8)
        assert bool(s.spare >> strongbox & 1) == (not coach["gun"]), "GUN-1, GUN-2"

    def check_tokens(self, s: State) -> None:
        seen = total = s.spare
        for mask in s.floor:
            seen |= mask
            total += mask
        for b in s.bandits:
            seen |= b.loot
            total += b.loot
        assert seen == total == self.tokens, f"tokens {self.tokens:x}, but {seen:x} are there"

    def seen_faces(self, s: State) -> list[int]:
        """The values of all tokens, the lost ones too; Whiskeys have none."""
        there = [s.worth(token) for token in range(len(s.rules.tokens)) if self.tokens >> token & 1]
        return sorted([*(value for value in there if value), *self.lost])

    def check_cards(self, s: State) -> None:
        bags = []
        for number, q in enumerate(s.seats):
            piles = s.rules.cards.piles(s, number)
            bags.append(q.hand + q.deck + (piles.cards if piles is not None else 0))
        for k in range(s.done, s.piled):
            entry = s.pile[k]
            bags[entry & 15] += 1 << 4 * (entry >> 4 & 15)
        if s.rules.allies == 1:
            assert bags == self.decks, f"cards {[hex(bag) for bag in bags]}"
            return
        for seat, bag in enumerate(bags):  # TEAM-3: a card is with its player or with the partner
            assert (bag & HALF) + (bags[seat ^ 1] >> 32) == self.decks[seat], f"cards of seat {seat}"

    def check_bullets(self, s: State) -> None:
        bag = sum([s.rules.cards.bullets(s, seat) for seat in range(len(s.seats))])
        fired = received = 0
        for who, b in enumerate(s.bandits):
            fired += (12 if who == self.marshal else 6) - b.bullets << 5 * who  # MP-SET-7
            received += b.received
        given = bag >> 5 * NEUTRAL
        assert bag & (1 << 5 * NEUTRAL) - 1 == fired, "a Bullet that was fired is nowhere"
        assert s.neutral == (0 if self.stock_gone else self.stock - given), "a neutral Bullet is lost"
        total = 0
        while bag:
            total += bag & 31
            bag >>= 5
        assert total == received, "a Bullet that nobody received"
        if s.rules.cards.piles(s, 0) is None:
            assert [q.bullets_on_top for q in s.seats] == self.bullets_on_top, (
                "the last Bullets are not known to be in the deck"
            )


def shown(s: State) -> dict[str, int]:
    """The state of Horses & Stagecoach."""
    parts = [extra.show(s, EVERYTHING) for extra in s.extras]
    return next(part for part in parts if "horses" in part)


def deck_of(s: State, law: bool, horses: bool) -> int:
    """SETUP-1, DUEL-3, HSET-5: the cards of a seat; for two bandits one Marshal card, and a Ride card for each."""
    if "marshal" in s.rules.boxes:
        cards = list(OF_THE_MARSHAL if law else WITH_AN_IDEA)
        cards[RIDE] = int(horses and not law)
        return sum(number * card_bit(card) for card, number in enumerate(cards))
    two = s.bandit_count > len(s.seats)
    first = [*(ONE_OF_EACH if two else TEN_CARDS), int(horses)]
    second = [*ONE_OF_EACH[:5], 0, int(horses)] if two else []
    bag = sum(number * card_bit(card) for card, number in enumerate(first))
    return bag + sum(number * card_bit(card + 8) for card, number in enumerate(second))
