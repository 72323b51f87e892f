"""The fields of observations of Colt Express, in order; they depend on the set-up.

Seats and bandits are counted from the observing seat: it is seat 0; in teams the partner is 1; the others follow in
seating order.  A bandit has the number of its seat; in two-bandit play the second bandits follow after the first ones.
"""

from folsom.express.base.score import tally
from folsom.express.base.setup import start
from folsom.express.box_observer import BoxObserver, each
from folsom.express.codes import AIM, BULLET, CHOOSE, NEUTRAL
from folsom.express.rules import ROUNDS, Rules
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.core import Core
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64, vec
from folsom.learning.observation import Cells, Observer


def numbered(what: str, number: i64) -> list[str]:
    return [f"{what} {k}" for k in range(number)]


class ExpressFields(Observer):
    """The index of each field; `places` and `tokens` are their names in the notation."""

    def __init__(
        self, rules: Rules, places: list[str], tokens: list[str], actions: list[str], table: list[int]
    ) -> None:
        super().__init__(rules.seats, actions, table)
        self.rules = rules
        self.bandit_count = rules.seats * rules.pawns
        self.places: i64 = len(places)
        self.tokens: i64 = len(tokens)
        self.place_names = [*places, "off"]
        self.token_names = tokens
        self.seat_names = numbered("seat", rules.seats)
        self.bandit_names = numbered("bandit", self.bandit_count)
        self.count_from_everybody()
        self.name_cards()
        self.boxes: list[BoxObserver] = []
        for interface in rules.interfaces:
            box = interface.observer(self)
            if box is not None:
                self.boxes.append(box)
        self.add_round()
        self.add_train()
        self.add_bandits()
        self.add_cards()
        self.add_pile()
        for box in self.boxes:
            box.add_fields()
        for box in self.boxes:
            box.add_last()

    # ---- seats and bandits as seen from a seat
    def count_from_everybody(self) -> None:
        seats = self.seats
        self.seat_of = vec[i64]([0] * (seats * seats))  # in the viewer's row: the number of each seat
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
        self.slots = vec[i64]([-1] * 16)  # the index of each card among those of this game
        self.cards: list[str] = []
        self.kinds: list[str] = []
        self.kind_slots = vec[i64]([-1] * 16)
        two = rules.pawns == 2 or rules.allies == 2
        for card in range(16):
            kind = card & 7 if two else card
            there = (rules.deck | rules.law_deck) >> 4 * (kind if rules.allies == 2 else card) & 15
            if there:
                self.slots[card] = len(self.cards)
                self.cards.append(rules.card_names[kind] + (" of the other bandit" if card != kind else ""))
                if card == kind:
                    self.kind_slots[card] = len(self.kinds)
                    self.kinds.append(rules.card_names[card])
        self.colours = [f"from {name}" for name in self.bandit_names]
        self.colours.append("neutral")

    def colour(self, seat: i64, colour: i64) -> i64:
        """The index of a Bullet's colour, as seen from a seat."""
        return self.bandit_count if colour == NEUTRAL else self.bandit_of[seat * self.bandit_count + colour]

    # ---- writing
    def mask(self, mask: i64, cells: Cells, at: i64) -> None:
        """Write a 1 for each number in a mask."""
        while mask:
            if mask & 1:
                cells[at] = 1.0
            mask >>= 1
            at += 1

    def bag(self, bag: i64, cells: Cells, at: i64) -> None:
        """Write the number of cards of each kind."""
        card: i64 = 0
        while bag:
            if bag & 15:
                cells[at + self.slots[card]] = float(bag & 15) / 2.0
            bag >>= 4
            card += 1

    def bullets_in(self, bag: i64, seat: i64, cells: Cells, at: i64) -> None:
        """Write the number of Bullets of each colour."""
        colour: i64 = 0
        while bag:
            if bag & 31:
                cells[at + self.colour(seat, colour)] = float(bag & 31) / 2.0
            bag >>= 5
            colour += 1

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
        for box in self.boxes:
            box.add_question()

    def add_train(self) -> None:
        cars = [str(k) for k in range(self.rules.grounds[0].cars + 1)]
        self.marshal = self.field("marshal", cars)
        self.neutral = self.field("neutral bullets", [""])
        self.wagons = self.field("car", each(cars[1:], ["is " + name for name in self.rules.wagon_names]))
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
        for interface in self.rules.interfaces:
            if interface.scenes.keeping is not None:
                self.kept = self.field("own card kept", self.cards)
                self.kept_bullets = self.field("own bullet kept", self.colours)
                break
        for box in self.boxes:
            box.add_cards()

    def add_pile(self) -> None:
        """Fields for the unresolved cards, the next one first."""
        slots = [str(k + 1) for k in range(self.longest_pile())]
        self.pile_slots: i64 = len(slots)
        self.pile_seat = self.field("pile", each(slots, self.seat_names))
        self.pile_kind = self.field("pile card", each(slots, self.kinds))
        if len(self.cards) > len(self.kinds):
            self.pile_other = self.field("pile card of the other bandit", slots)
        self.pile_down = self.field("pile card face down", slots)

    def longest_pile(self) -> i64:
        """One card per turn, two in Speeding-up turns, and the boxes' additions."""
        longest: i64 = 0
        for card in self.rules.round_cards:
            cards: i64 = 0
            for number in card.turns:
                turn = self.rules.turns[number]
                cards += 2 if turn.name == "speeding-up" else 1
                for box in self.boxes:
                    cards += box.more_cards(turn)
            if cards > longest:
                longest = cards
        longest *= self.seats
        for box in self.boxes:
            longest += box.more_pile()
        return longest

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
