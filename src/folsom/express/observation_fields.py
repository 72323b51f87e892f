"""The numbers that a learning program sees of Colt Express, in their order: which there are depends on the set-up.

Seats and bandits are counted from who looks: seat 0 is its own; in teams the partner is 1; then come the others in the
order in which they sit.  A bandit has the number of its seat; the second ones of two-bandit play follow behind.
"""

from folsom.express.base.components import WAGON_NAMES
from folsom.express.base.score import tally
from folsom.express.base.setup import start
from folsom.express.codes import AIM, BULLET, CHOOSE, NEUTRAL, OTHERS
from folsom.express.horses import steps as horses
from folsom.express.horses.components import HOSTAGES
from folsom.express.pairs.cast import LEADERS, MATES
from folsom.express.rules import ROUNDS, Rules
from folsom.express.state import State
from folsom.express.timecar import steps as timecar
from folsom.kernel.bits import bit
from folsom.kernel.core import Core
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64, vec
from folsom.learning.observation import Observer


def numbered(what: str, number: i64) -> list[str]:
    return [f"{what} {k}" for k in range(number)]


def each(ones: list[str], others: list[str]) -> list[str]:
    """The names of a table, row by row."""
    return [f"{one} {other}" for one in ones for other in others]


class ExpressFields(Observer):
    """Where each number stands; `places` and `tokens` are their names in the notation."""

    def __init__(
        self, rules: Rules, places: list[str], tokens: list[str], actions: list[str], table: list[int]
    ) -> None:
        super().__init__(rules.seats, actions, table)
        self.rules = rules
        self.bandit_count = rules.seats * rules.pawns
        self.places: i64 = len(places)
        self.tokens: i64 = len(tokens)
        self.has_coach = rules.slots[horses.SLOT] >= 0
        self.has_journey = rules.slots[timecar.SLOT] >= 0
        self.has_pairs = "pairs" in rules.boxes
        self.has_discard = "expert" in rules.boxes or "duel" in rules.boxes
        self.place_names = [*places, "off"]
        self.token_names = tokens
        self.seat_names = numbered("seat", rules.seats)
        self.bandit_names = numbered("bandit", self.bandit_count)
        self.count_from_everybody()
        self.name_cards()
        self.add_round()
        self.add_train()
        self.add_bandits()
        self.add_cards()
        self.add_pile()
        self.add_boxes()

    # ---- who is who from where one looks
    def count_from_everybody(self) -> None:
        seats = self.seats
        self.seat_of = vec[i64]([0] * (seats * seats))  # from the viewer's row: the number of each seat
        self.bandit_of = vec[i64]([0] * (seats * self.bandit_count))
        for viewer in range(seats):
            partner = viewer ^ 1 if self.rules.allies == 2 else viewer
            self.seat_of[viewer * seats + partner] = self.rules.allies - 1
            number = self.rules.allies
            for k in range(1, seats):
                seat = (viewer + k) % seats
                if seat != partner:
                    self.seat_of[viewer * seats + seat] = number
                    number += 1
            self.seat_of[viewer * seats + viewer] = 0
            for who in range(self.bandit_count):
                self.bandit_of[viewer * self.bandit_count + who] = (
                    self.seat_of[viewer * seats + who % seats] + who // seats * seats
                )

    def relative(self, seat: i64, action: i64) -> i64:
        if AIM <= action < AIM + self.bandit_count:
            return AIM + self.bandit_of[seat * self.bandit_count + action - AIM]
        if CHOOSE + BULLET <= action < CHOOSE + BULLET + self.bandit_count:
            return CHOOSE + BULLET + self.bandit_of[seat * self.bandit_count + action - CHOOSE - BULLET]
        return action

    # ---- the names of cards and Bullets
    def name_cards(self) -> None:
        rules = self.rules
        self.slots = vec[i64]([-1] * 16)  # where each card stands among those of this game
        self.cards: list[str] = []
        self.kinds: list[str] = []
        self.kind_slots = vec[i64]([-1] * 8)
        two = rules.pawns == 2 or rules.allies == 2
        for card in range(16 if two else 8):
            kind = card & 7
            there = rules.deck >> 4 * (kind if rules.allies == 2 else card) & 15
            if there:
                self.slots[card] = len(self.cards)
                self.cards.append(rules.card_names[kind] + (" of the other bandit" if card & OTHERS else ""))
                if card < 8:
                    self.kind_slots[card] = len(self.kinds)
                    self.kinds.append(rules.card_names[card])
        self.colours = [f"from {name}" for name in self.bandit_names]
        self.colours.append("neutral")

    def colour(self, seat: i64, colour: i64) -> i64:
        """Where a Bullet stands among the colours, as seen from a seat."""
        return self.bandit_count if colour == NEUTRAL else self.bandit_of[seat * self.bandit_count + colour]

    # ---- fields
    def add_round(self) -> None:
        rules = self.rules
        cards = [card.name for card in rules.round_cards]
        longest = max([len(card.turns) for card in rules.round_cards])
        self.over = self.field("over", [""])
        self.phase = self.field("phase", ["setting up", "schemin'", "stealin'", "end of round"])
        self.round = self.field("round", [str(k + 1) for k in range(ROUNDS)])
        self.card = self.field("round card", cards)
        self.seen = self.field("round card seen", cards)
        self.turn = self.field("turn", [str(k + 1) for k in range(longest)])
        self.turn_kind = self.field("kind of turn", [turn.name for turn in rules.turns])
        self.step = self.field("place in the turn", [""])
        self.first = self.field("first player", self.seat_names)
        self.asked = self.field("asked", self.seat_names)
        self.question_slots = vec[i64]([-1] * 256)
        questions: list[str] = []
        for op in range(256):
            if rules.ops[op].asks:
                self.question_slots[op] = len(questions)
                questions.append(rules.ops[op].name)
        self.questions = self.field("question", questions)
        self.about = self.field("question about", self.bandit_names)
        self.target = self.field("punched", self.bandit_names)
        if self.has_coach:
            self.wagon = self.field("wagon to board", [str(k) for k in range(rules.grounds[0].cars + 1)])

    def add_train(self) -> None:
        cars = [str(k) for k in range(self.rules.grounds[0].cars + 1)]
        self.marshal = self.field("marshal", cars)
        self.neutral = self.field("neutral bullets", [""])
        self.wagons = self.field("car", each(cars[1:], ["is " + name for name in WAGON_NAMES]))
        self.floor = self.field("floor", each(self.place_names[:-1], self.token_names))
        self.spare = self.field("off the train", self.token_names)
        self.worth = self.field("face", self.token_names)
        self.known = self.field("known to", each(self.seat_names, self.token_names))

    def add_bandits(self) -> None:
        who = self.bandit_names
        self.character = self.field("bandit is", each(who, [c.name for c in self.rules.characters]))
        self.at = self.field("bandit at", each(who, self.place_names))
        self.bullets = self.field("bullets left", who)
        self.received = self.field("bullets received", who)
        self.cash = self.field("cash", who)
        self.loot = self.field("holds", each(who, self.token_names))

    def add_cards(self) -> None:
        who = self.seat_names
        self.hand_size = self.field("cards in hand", who)
        self.deck_size = self.field("cards in deck", who)
        self.may_hide = self.field("may hide", who)
        self.top = self.field("bullet on deck", each(who, self.colours))
        self.side_bullets = self.field("bullet of side", each(who, self.colours))
        self.hand = self.field("own card", self.cards)
        self.hand_bullets = self.field("own bullet", self.colours)
        if self.has_discard or self.has_coach:
            self.kept = self.field("own card kept", self.cards)
            self.kept_bullets = self.field("own bullet kept", self.colours)
        if self.has_discard:
            self.discard_size = self.field("cards in discard", who)
            self.fresh = self.field("possible bullets in hand", who)
            self.tucked_size = self.field("possible bullets in discard", who)
            self.discarded = self.field("discarded", each(who, self.cards))
            self.discarded_bullets = self.field("bullet discarded", each(who, self.colours))
            self.sure = self.field("bullet surely in hand", each(who, self.colours))
            self.tucked = self.field("bullet surely in discard", each(who, self.colours))
            self.discard = self.field("own card in discard", self.cards)
            self.discard_bullets = self.field("own bullet in discard", self.colours)

    def add_pile(self) -> None:
        """Cards that are still to be resolved, the next one first."""
        slots = [str(k + 1) for k in range(self.longest_pile())]
        self.pile_slots: i64 = len(slots)
        self.pile_seat = self.field("pile", each(slots, self.seat_names))
        self.pile_kind = self.field("pile card", each(slots, self.kinds))
        if len(self.cards) > len(self.kinds):
            self.pile_other = self.field("pile card of the other bandit", slots)
        self.pile_down = self.field("pile card face down", slots)

    def longest_pile(self) -> i64:
        """A card a turn, two when speeding up; one more with Cover in Pairs, and for each half of the Old Whiskey."""
        longest: i64 = 0
        for card in self.rules.round_cards:
            cards: i64 = 0
            for turn in card.turns:
                cards += 2 if self.rules.turns[turn].name == "speeding-up" else 1
                if self.has_pairs and self.rules.turns[turn].plain:
                    cards += 1
            if cards > longest:
                longest = cards
        return longest * self.seats + (2 if self.has_coach else 0)

    def add_boxes(self) -> None:
        who = self.bandit_names
        if self.rules.allies == 2:
            self.second = self.field("second of its team", [""])
            self.hits = self.field("hits within the team", self.seat_names)
        if self.has_coach:
            cars = [str(k) for k in range(self.rules.grounds[0].cars + 1)]
            self.coach = self.field("coach beside", cars)
            self.gun = self.field("shotgun on the train", [""])
            self.horses = self.field("horses", ["ahead", *cars])
            self.left = self.field("hostage left", list(HOSTAGES))
            self.hostage = self.field("has hostage", each(who, list(HOSTAGES)))
            self.gone = self.field("escaped", who)
            self.round_bullets = self.field("bullets in this round", who)
            self.half = self.field("half-full", self.token_names)
        if self.has_journey:
            self.traveller = self.field("traveller", who)
            self.destination = self.field("destination", self.place_names[:-1])
        if self.has_pairs:
            self.mate = self.field("mate of", each(list(LEADERS), list(MATES)))
            self.pair_left = self.field("pair left", list(LEADERS))
            self.took = self.field("took a card of choice", self.seat_names)
            self.covered = self.field("has covered", self.seat_names)

    # ---- games
    def start(self, dice: Dice) -> Core:
        return start(self.rules, dice, None)

    def allies(self) -> i64:
        return self.rules.allies

    def winners(self, s: Core) -> i64:
        assert isinstance(s, State)
        sides = tally(s)
        mask: i64 = 0
        for seat in range(self.seats):
            if sides[seat // self.rules.allies].won:
                mask |= bit(seat)
        return mask

    def dollars(self, s: Core) -> list[int]:
        assert isinstance(s, State)
        sides = tally(s)
        return [sides[seat // self.rules.allies].total() for seat in range(self.seats)]
