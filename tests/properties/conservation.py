"""Conservation, counted a second time: nothing here is taken from the engine's own audit.

A token may leave the game by one fact only (lost to the Marshal), money comes by one (cash of the Conductor), and the
neutral Bullets go by one (the stock is gone): so what the position holds must be what the tape says.
"""

from folsom.express.codes import F_CASH, F_LOST, F_STOCK_GONE, NEUTRAL
from folsom.express.state import State
from folsom.kernel.core import Tape

HALF = 0xFFFFFFFF  # the cards of the first bandit; above them those of the second


class Ledger:
    """What was there at the first decision, and what the tape has said since."""

    def __init__(self, s: State, tape: Tape) -> None:
        self.tape = tape
        self.read = 0
        self.cash = 0
        self.lost: list[int] = []
        self.stock_gone = False
        self.tokens = sum(s.floor) + s.spare + sum(b.loot for b in s.bandits)
        self.faces = self.seen_faces(s)

    def listen(self) -> None:
        facts = self.tape.facts
        for code, _, b, c in facts[self.read :]:
            if code == F_LOST:
                self.tokens &= ~(1 << b)
                self.lost.append(c & 0xFFFF)
            elif code == F_CASH:
                self.cash += b
            elif code == F_STOCK_GONE:
                self.stock_gone = True
        self.read = len(facts)

    def check(self, s: State) -> None:
        """At every decision: every token once, every card at home or away, every Bullet somewhere."""
        self.listen()
        self.check_tokens(s)
        self.check_cards(s)
        self.check_bullets(s)

    def check_round(self, s: State) -> None:
        """When a round is over: faces, cash and pawns too, and the engine's own books are empty."""
        assert self.seen_faces(s) == self.faces, "a Purse has got another face"
        assert sum(b.cash for b in s.bandits) == self.cash, "cash that nobody was told of"
        standing = sum(s.here)
        assert standing == (1 << s.n) - 1, "a pawn is nowhere or twice on the train"
        assert all(s.here[b.place] >> who & 1 for who, b in enumerate(s.bandits)), "a pawn is not where it stands"

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
        """The values of all tokens, the lost ones too."""
        return sorted([*(s.worth(token) for token in range(26) if self.tokens >> token & 1), *self.lost])

    def check_cards(self, s: State) -> None:
        bags = []
        for number, q in enumerate(s.seats):
            piles = s.rules.cards.piles(s, number)
            bags.append(q.hand + q.deck + (piles.cards if piles is not None else 0))
        for k in range(s.shown, s.piled):
            entry = s.pile[k]
            bags[entry & 15] += 1 << 4 * (entry >> 4 & 15)
        if s.rules.allies == 1:
            assert all(bag == s.rules.deck for bag in bags), f"cards {[hex(bag) for bag in bags]}"
            return
        for seat, bag in enumerate(bags):  # TEAM-3: a card is with its player or with his partner
            assert (bag & HALF) + (bags[seat ^ 1] >> 32) == s.rules.deck, f"cards of seat {seat}"

    def check_bullets(self, s: State) -> None:
        bag = sum([s.rules.cards.lead(s, seat) for seat in range(len(s.seats))])
        fired = received = 0
        for who, b in enumerate(s.bandits):
            fired += 6 - b.bullets << 5 * who
            received += b.received
        given = bag >> 5 * NEUTRAL
        assert bag & (1 << 5 * NEUTRAL) - 1 == fired, "a Bullet that was fired is nowhere"
        assert s.neutral == (0 if self.stock_gone else s.rules.neutral - given), "a neutral Bullet is lost"
        total = 0
        while bag:
            total += bag & 31
            bag >>= 5
        assert total == received, "a Bullet that nobody received"
