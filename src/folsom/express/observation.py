"""Writes observations of Colt Express for learning programs.

It reads only what the seat may know: its own cards in hand, and the faces that it `knows`.
"""

from folsom.express.bags import bullet_bit, bullets_in, cards_in
from folsom.express.base.steps import PLAN, PUNCH_LOOT, PUNCH_WAY
from folsom.express.codes import OTHERS
from folsom.express.observation_fields import ExpressFields
from folsom.express.state import State
from folsom.kernel.core import Core
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells


class ExpressObserver(ExpressFields):
    """Counts are divided by a large typical value, so that most numbers are between 0 and 1."""

    def write(self, s: Core, seat: i64, cells: Cells) -> None:
        assert isinstance(s, State)
        self.write_round(s, seat, cells)
        self.write_question(s, seat, cells)
        self.write_train(s, seat, cells)
        for who in range(s.bandit_count):
            self.write_bandit(s, seat, who, cells)
        for q in range(s.rules.seats):
            self.write_seat(s, seat, q, cells)
        self.write_own(s, seat, cells)
        self.write_pile(s, seat, cells)
        for box in self.boxes:
            box.write(s, seat, cells)

    def write_round(self, s: State, seat: i64, cells: Cells) -> None:
        if s.ended():
            cells[self.over] = 1.0
        else:
            cells[self.phase + s.phase] = 1.0
        self.mask(s.seen, cells, self.seen)
        cells[self.first + self.seat_of[seat * self.seats + s.first]] = 1.0
        if s.round < 0:
            return
        cells[self.round + s.round] = 1.0
        for k in range(len(s.rules.round_cards)):
            if s.rules.round_cards[k] is s.card:
                cells[self.card + k] = 1.0
        if s.turn >= 0:
            cells[self.turn + s.turn] = 1.0
            cells[self.turn_kind + s.card.turns[s.turn]] = 1.0

    def write_question(self, s: State, seat: i64, cells: Cells) -> None:
        for q in range(self.seats):
            if self.question(s, q) >= 0:
                cells[self.asked + self.seat_of[seat * self.seats + q]] = 1.0
        frame = self.question(s, seat)
        if frame < 0:
            return
        op = frame & 255
        x = frame >> 16
        cells[self.questions + self.question_slots[op]] = 1.0
        if not s.rules.ops[op].to_seat:
            cells[self.about + self.bandit_of[seat * self.bandit_count + (frame >> 8 & 255)]] = 1.0
        if op == PUNCH_LOOT or op == PUNCH_WAY:
            cells[self.target + self.bandit_of[seat * self.bandit_count + x]] = 1.0
        elif op == PLAN and x >> 8:
            cells[self.step] = float(x >> 8) / 12.0
        for box in self.boxes:
            box.write_question(seat, op, x, cells)

    def write_train(self, s: State, seat: i64, cells: Cells) -> None:
        cells[self.marshal + s.marshal] = 1.0
        if s.neutral:
            cells[self.neutral] = float(s.neutral) / 16.0
        for car in range(1, s.ground.cars + 1):
            cells[self.wagons + (car - 1) * len(s.rules.wagon_names) + s.wagons[car]] = 1.0
        self.mask(s.spare, cells, self.spare)
        lying: i64 = 0
        for place in range(self.places):
            if s.floor[place]:
                lying |= s.floor[place]
                self.mask(s.floor[place], cells, self.floor + place * self.tokens)
        self.write_faces(s, seat, lying, cells)

    def write_faces(self, s: State, seat: i64, tokens: i64, cells: Cells) -> None:
        """Write the faces of face-down tokens that the seat knows, and who else knows them; a face of no value is 1."""
        rest = tokens & s.rules.face_down
        token: i64 = 0
        while rest:
            if rest & 1:
                if s.seats[seat].knows >> token & 1:
                    face = s.face(token)
                    if face:
                        cells[self.worth + token] = float(face) / 500.0 if face > 1 else 1.0
                for q in range(self.seats):
                    if s.seats[q].knows >> token & 1:
                        cells[self.known + self.seat_of[seat * self.seats + q] * self.tokens + token] = 1.0
            rest >>= 1
            token += 1

    def write_bandit(self, s: State, seat: i64, who: i64, cells: Cells) -> None:
        b = s.bandits[who]
        k = self.bandit_of[seat * self.bandit_count + who]
        if b.character >= 0:
            cells[self.character + k * len(s.rules.characters) + b.character] = 1.0
        cells[self.at + k * (self.places + 1) + b.place] = 1.0
        if b.bullets:
            cells[self.bullets + k] = float(b.bullets) / 6.0
        if b.received:
            cells[self.received + k] = float(b.received) / 8.0
        if b.cash:
            cells[self.cash + k] = float(b.cash) / 1000.0
        if b.loot:
            self.mask(b.loot, cells, self.loot + k * self.tokens)
            self.write_faces(s, seat, b.loot, cells)

    def write_seat(self, s: State, seat: i64, number: i64, cells: Cells) -> None:
        q = s.seats[number]
        k = self.seat_of[seat * self.seats + number]
        colours = self.bandit_count + 1
        piles = s.rules.cards.piles(s, number)
        deck = cards_in(q.deck) + bullets_in(q.deck_bullets)
        on_top = q.bullets_on_top
        if piles is not None:
            deck += piles.tops
            for at in range(piles.tops):
                on_top += bullet_bit(piles.top[at])
        self.bullets_in(on_top, seat, cells, self.top + k * colours)
        hand = cards_in(q.hand) + bullets_in(q.hand_bullets)
        if hand:
            cells[self.hand_size + k] = float(hand) / 8.0
        if deck:
            cells[self.deck_size + k] = float(deck) / 8.0
        if q.may_hide:
            cells[self.may_hide + k] = 1.0
        bullets: i64 = 0
        side = number // s.rules.allies * s.rules.allies
        for mate in range(side, side + s.rules.allies):
            bullets += s.rules.cards.bullets(s, mate)
        self.bullets_in(bullets, seat, cells, self.side_bullets + k * colours)

    def write_own(self, s: State, seat: i64, cells: Cells) -> None:
        q = s.seats[seat]
        self.bag(q.hand, cells, self.hand)
        self.bullets_in(q.hand_bullets, seat, cells, self.hand_bullets)
        if q.kept:
            self.bag(q.kept, cells, self.kept)
        if q.kept_bullets:
            self.bullets_in(q.kept_bullets, seat, cells, self.kept_bullets)

    def write_pile(self, s: State, seat: i64, cells: Cells) -> None:
        """Write the pile; of another player's face-down card, only the player."""
        for k in range(s.shown, s.piled):
            at = k - s.shown
            entry = s.pile[k]
            player = entry & 15
            card = entry >> 4 & 15
            cells[self.pile_seat + at * self.seats + self.seat_of[seat * self.seats + player]] = 1.0
            if entry >> 8:
                cells[self.pile_down + at] = 1.0
                if player != seat:
                    continue
            q = s.seats[player]
            cells[self.pile_kind + at * len(self.kinds) + self.kind_slots[q.kind(card)]] = 1.0
            if q.second >= 0 and card & OTHERS:
                cells[self.pile_other + at] = 1.0
