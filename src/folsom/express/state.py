"""The state of a game of Colt Express, and the operations that rules use."""

from typing import Final

from folsom.express.codes import (
    F_MOVED,
    F_NEUTRAL,
    F_NOTHING,
    F_STOCK_GONE,
    NEUTRAL,
    NO_BULLETS,
    SETTING_UP,
)
from folsom.express.players import Bandit, Seat
from folsom.express.points import ALWAYS, SPECTATOR, Extra
from folsom.express.rules import Rules
from folsom.kernel.bits import BLANK, bit, count, lowest
from folsom.kernel.core import Core, store
from folsom.kernel.dice import Dice
from folsom.kernel.fast import append, i64, mypyc_attr, vec

LONGEST_PILE: Final = 48
ARRIVE: Final = 0  # the only op that the state itself pushes on the agenda


@mypyc_attr(acyclic=True)
class State(Core):
    """Everything about a position."""

    __slots__ = (
        "rules",
        "cards",
        "ground",
        "seats",
        "bandits",
        "bandit_count",
        "wagons",
        "here",
        "floor",
        "spare",
        "faces",
        "public_faces",
        "marshal",
        "neutral",
        "watched",
        "screens",
        "pile",
        "piled",
        "shown",
        "done",
        "round",
        "seen",
        "card",
        "turn",
        "phase",
        "first",
        "winners",
        "extras",
    )

    def __init__(self, rules: Rules, dice: Dice) -> None:
        super().__init__(dice)
        self.rules: Final = rules
        self.cards: Final = rules.cards
        self.ground = rules.grounds[0]
        self.bandit_count = rules.seats * rules.pawns  # bandits
        self.seats = vec[Seat](capacity=rules.seats)
        self.bandits = vec[Bandit](capacity=self.bandit_count)
        self.wagons: Final = BLANK[:8]  # the wagon of each car
        self.here: Final = self.ground.nobody[:]  # bandits in each place
        self.floor: Final = self.ground.nobody[:]  # loot tokens in each place
        self.spare: i64 = 0  # tokens waiting off the train
        self.faces: i64 = 0  # 3 bits for each Purse: (dollars - 250) / 50
        self.public_faces: i64 = 0  # tokens whose face everybody knows, including spectators
        self.marshal: i64 = 0
        self.neutral = rules.neutral
        self.watched: i64 = 0  # places where something happens to arriving bandits
        self.screens: i64 = 0  # places that stop a shot although nobody there can be hit
        self.pile: Final = BLANK[:LONGEST_PILE]  # seat | card << 4 | face down << 8
        self.piled: i64 = 0
        self.shown: i64 = 0  # number of cards in the pile that have been turned over
        self.done: i64 = 0  # number of resolved cards; a card that still has a question is not resolved
        self.round: i64 = -1
        self.seen: i64 = 0  # Round cards revealed so far
        self.card = rules.no_card
        self.turn: i64 = -1
        self.phase: i64 = SETTING_UP
        self.first: i64 = 0  # the First Player
        self.winners: i64 = 0  # seats, once the game is over
        self.extras = vec[Extra]()
        self.seat_everybody()
        self.here[self.ground.off] = bit(self.bandit_count) - 1

    def seat_everybody(self) -> None:
        rules = self.rules
        for seat in range(rules.seats):
            second: i64 = -1
            pawns = bit(seat)
            if rules.pawns == 2:
                second = seat + rules.seats
                pawns |= bit(second)
            elif rules.allies == 2:
                second = seat ^ 1
            self.seats = append(self.seats, Seat(rules.deck, seat, second, pawns))
        for who in range(self.bandit_count):
            self.bandits = append(self.bandits, Bandit(who % rules.seats, self.ground.off))
        for extra in rules.extras:
            self.extras = append(self.extras, extra.copy())

    def is_bandit(self, who: i64) -> bool:
        """Whether a pawn is a bandit; events about bandits do not affect others."""
        return self.bandits[who].character != self.rules.lawman

    def bandits_among(self, pawns: i64) -> i64:
        """The bandits among some pawns."""
        if self.rules.lawman >= 0:
            for who in range(self.bandit_count):
                if not self.is_bandit(who):
                    pawns &= ~bit(who)
        return pawns

    def own_power(self, who: i64) -> i64:
        """The bit of a bandit's own power; 0 if a box has taken it away."""
        for extra in self.extras:
            if extra.disarms(who):
                return 0
        return self.rules.characters[self.bandits[who].character].power

    def hand_powers(self, seat: i64) -> i64:
        """A seat's powers over its hand: those of either of its bandits (DUEL-6, PAIR-6, PAIR-7)."""
        q = self.seats[seat]
        powers = self.bandits[q.first].powers
        if q.second >= 0 and q.pawns >> q.second & 1:
            powers |= self.bandits[q.second].powers
        return powers

    def empower(self, who: i64) -> None:
        """Recompute a bandit's powers: its own and those that boxes lend."""
        powers = ALWAYS | self.own_power(who)
        for extra in self.extras:
            powers |= extra.lends(self, who)
        self.bandits[who].powers = powers

    # ---- copying
    def copy(self) -> "State":
        o = State(self.rules, self.dice.copy())
        o.assign(self)
        return o

    def assign(self, o: "State") -> None:
        """Copy another state of the same rules into this one; allocates nothing."""
        self.assign_core(o)
        self.ground = o.ground
        for q in range(self.rules.seats):
            self.seats[q].assign(o.seats[q])
        for who in range(self.bandit_count):
            self.bandits[who].assign(o.bandits[who])
        wagons, here, floor, pile = self.wagons, self.here, self.floor, self.pile
        for car in range(8):
            wagons[car] = o.wagons[car]
        for place in range(self.ground.places + 1):
            here[place] = o.here[place]
            floor[place] = o.floor[place]
        for k in range(o.piled):
            pile[k] = o.pile[k]
        self.spare = o.spare
        self.faces = o.faces
        self.public_faces = o.public_faces
        self.marshal = o.marshal
        self.neutral = o.neutral
        self.watched = o.watched
        self.screens = o.screens
        self.piled = o.piled
        self.shown = o.shown
        self.done = o.done
        self.round = o.round
        self.seen = o.seen
        self.card = o.card
        self.turn = o.turn
        self.phase = o.phase
        self.first = o.first
        self.winners = o.winners
        for slot in range(len(self.extras)):
            self.extras[slot].assign(o.extras[slot])

    def copy_from(self, other: Core) -> None:
        assert isinstance(other, State)
        self.assign(other)

    # ---- called by the kernel
    def act(self, op: i64, who: i64, x: i64) -> bool:
        step = self.rules.ops[op]
        if not step.asks:
            step.run(self, who, x)
            return False
        self.offered = 0
        step.offer(self, who, x)
        offered = self.offered
        asked = offered > 1
        if offered == 1 and step.hidden:
            asked = step.secret or not step.forced(self, who, x)
        if asked:
            self.actor = who if step.to_seat else self.bandits[who].seat
            return True
        if offered:
            step.take(self, who, x, self.options[0])
        elif self.tape is not None and step.card_kind >= 0:
            self.report(F_NOTHING, who, step.card_kind, 0 if self.bandits[who].bullets else NO_BULLETS)
        return False

    def take(self, op: i64, who: i64, x: i64, action: i64) -> None:
        self.rules.ops[op].take(self, who, x, action)

    def secret(self, op: i64) -> bool:
        return self.rules.ops[op].secret

    def asks_seat(self, op: i64, who: i64) -> i64:
        return who if self.rules.ops[op].to_seat else self.bandits[who].seat

    # ---- called by rules
    def ask_all(self, op: i64, x: i64) -> None:
        """Put a secret question to all seats at once; a forced answer is noted without asking."""
        step = self.rules.ops[op]
        for seat in range(self.rules.seats):
            if step.forced(self, seat, x):
                self.offered = 0
                step.offer(self, seat, x)
                step.take(self, seat, x, self.options[0])
            else:
                self.push(op, seat, x)

    def put(self, who: i64, place: i64, why: i64) -> None:
        """Move a bandit to a place; every arrival goes through here."""
        b = self.bandits[who]
        mask = bit(who)
        store(self.here, b.place, self.here[b.place] ^ mask)
        store(self.here, place, self.here[place] ^ mask)
        b.place = place
        if b.character == self.rules.lawman and self.ground.car[place] >= 0:
            self.marshal = self.ground.car[place]
        if self.tape is not None:
            self.report(F_MOVED, who, place, why)
        if self.watched >> place & 1:
            self.push(ARRIVE, who, place)

    # ---- for drawn and re-dealt positions
    def set_wagon(self, car: i64, wagon: i64) -> None:
        self.wagons[car] = wagon

    def set_down(self, who: i64, place: i64) -> None:
        """Place a bandit without any effects."""
        self.here[self.bandits[who].place] ^= bit(who)
        self.here[place] ^= bit(who)
        self.bandits[who].place = place

    def lay_token(self, place: i64, token: i64) -> None:
        self.floor[place] |= bit(token)

    def set_pile(self, k: i64, entry: i64) -> None:
        self.pile[k] = entry

    def watch(self) -> None:
        """Update the watched places; call when a watcher has moved."""
        mask: i64 = 0
        for rule in self.rules.watches:
            mask |= rule.watches(self)
        self.watched = mask

    def wound(self, hit: i64, by: i64) -> None:
        """Give each of these bandits a neutral Bullet at the same moment or, if there are too few, none (BULLET-1).

        `by` is the shooter: the Marshal, the passengers, or a figure of a box.
        """
        if not self.neutral:
            return
        self.neutral -= count(hit)
        if self.neutral < 0:
            self.neutral = 0
            self.report(F_STOCK_GONE, 0, 0, 0)
            return
        for who in range(self.bandit_count):
            if hit >> who & 1:
                self.bullet(who, NEUTRAL)
                self.report(F_NEUTRAL, who, by, 0)

    def bullet(self, who: i64, colour: i64) -> None:
        """Add a Bullet to the deck of this bandit's player."""
        b = self.bandits[who]
        b.received += 1
        self.cards.bullet(self, b.seat, colour)

    # ---- loot
    def gain(self, who: i64, token: i64, fact: i64) -> None:
        """Put a token on a Character card; its player sees its face."""
        b = self.bandits[who]
        b.loot |= bit(token)
        self.seats[b.seat].knows |= bit(token) & self.rules.face_down
        if self.tape is not None:
            self.report(fact, who, token, self.face_and_knowers(token))

    def shed(self, who: i64, mask: i64) -> i64:
        """Remove one of these tokens from a Character card, at random if they are face down; returns the token."""
        if mask & self.rules.face_down and mask & (mask - 1):
            return self.part(who, mask, self.one_of(mask))
        return self.part(who, mask, lowest(mask))

    def part(self, who: i64, mask: i64, drawn: i64) -> i64:
        """Remove a token from a card where it is mixed with others (COMP-6); returns its label."""
        token = self.mix(who, mask, drawn)
        self.bandits[who].loot &= ~bit(token)
        return token

    def mix(self, who: i64, mask: i64, drawn: i64) -> i64:
        """Give one of several tokens that are mixed on a card the lowest label, so that labels reveal nothing.

        Other seats, including the holder's partner, no longer know any face of the mixed tokens.
        """
        token = lowest(mask)
        if mask & self.rules.face_down and mask & (mask - 1):
            self.swap_faces(drawn, token)
            self.public_faces &= ~mask
            for q in range(self.rules.seats):
                if q != self.bandits[who].seat:
                    self.seats[q].knows &= ~mask
        return token

    def swap_faces(self, one: i64, other: i64) -> None:
        if self.rules.purses >> one & 1:
            swap = (self.faces >> 3 * one ^ self.faces >> 3 * other) & 7
            self.faces ^= swap << 3 * one | swap << 3 * other
        else:
            for extra in self.extras:
                extra.swap(one, other)

    def forget(self, token: i64) -> None:
        """Remove the face of a Purse that has left the game."""
        seven = token & 0 | 7
        self.faces &= ~(seven << 3 * token)
        self.public_faces &= ~bit(token)
        for q in range(self.rules.seats):
            self.seats[q].knows &= ~bit(token)

    def unveil(self, token: i64) -> None:
        """Show the face of a token to everybody."""
        self.public_faces |= bit(token)
        for q in range(self.rules.seats):
            self.seats[q].knows |= bit(token)

    def face_and_knowers(self, token: i64) -> i64:
        """For the tape: the value of a token, and from bit 16 on who knows it: spectators, then the seats."""
        knowers: i64 = 1 if self.knows(SPECTATOR, token) else 0
        for q in range(self.rules.seats):
            if self.knows(q, token):
                knowers |= bit(q + 1)
        return self.face(token) | knowers << 16

    def face(self, token: i64) -> i64:
        """The face of a token: its dollars, or a number from the box that added it."""
        face = self.worth(token)
        for extra in self.extras:
            face += extra.face(token)
        return face

    def knows(self, seat: i64, token: i64) -> bool:
        known = self.public_faces if seat < 0 else self.seats[seat].knows
        return not self.rules.face_down >> token & 1 or bool(known >> token & 1)

    def worth(self, token: i64) -> i64:
        if self.rules.purses >> token & 1:
            return 250 + 50 * (self.faces >> 3 * token & 7)
        dollars = self.rules.worth[token]
        if self.rules.face_down >> token & 1:
            for extra in self.extras:
                dollars += extra.dollars(token)
        return dollars

    def money(self, who: i64) -> i64:
        """The money on a Character card."""
        b = self.bandits[who]
        total = b.cash
        rest = b.loot
        while rest:
            total += self.worth(lowest(rest))
            rest &= rest - 1
        return total
