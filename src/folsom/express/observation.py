"""A state of Colt Express as a learning program sees it.

What is read here, the seat may know: of cards in hand its own alone, of faces those that it `knows`.
"""

from folsom.express.bags import bullet_bit, bullets_in, cards_in
from folsom.express.base.steps import PLAN, PUNCH_LOOT, PUNCH_WAY
from folsom.express.codes import OTHERS
from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.horses.steps import BOARD, JUMP
from folsom.express.observation_fields import ExpressFields
from folsom.express.pairs.cast import Dealt
from folsom.express.state import State
from folsom.express.teams.box import friendly_fire
from folsom.express.timecar.car import journey_of
from folsom.kernel.core import Core
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells


class ExpressObserver(ExpressFields):
    """Counts are divided by what is many, so that most numbers lie between 0 and 1."""

    def write(self, s: Core, seat: i64, cells: Cells, base: i64) -> None:
        assert isinstance(s, State)
        self.write_round(s, seat, cells, base)
        self.write_question(s, seat, cells, base)
        self.write_train(s, seat, cells, base)
        for who in range(s.bandit_count):
            self.write_bandit(s, seat, who, cells, base)
        for q in range(s.rules.seats):
            self.write_seat(s, seat, q, cells, base)
        self.write_own(s, seat, cells, base)
        self.write_pile(s, seat, cells, base)
        if self.has_coach:
            self.write_coach(s, seat, cells, base)
        if self.has_journey:
            self.write_journey(s, seat, cells, base)
        for extra in s.extras:
            if isinstance(extra, Dealt):
                self.write_pairs(s, extra, seat, cells, base)
        if self.rules.allies == 2:
            self.write_team(s, seat, cells, base)

    def mask(self, mask: i64, cells: Cells, at: i64) -> None:
        """A 1 for each number in a mask."""
        while mask:
            if mask & 1:
                cells[at] = 1.0
            mask >>= 1
            at += 1

    def bag(self, bag: i64, cells: Cells, at: i64) -> None:
        """How many there are of each card."""
        card: i64 = 0
        while bag:
            if bag & 15:
                cells[at + self.slots[card]] = float(bag & 15) / 2.0
            bag >>= 4
            card += 1

    def bullets_in(self, bag: i64, seat: i64, cells: Cells, at: i64) -> None:
        """How many Bullets there are of each colour."""
        colour: i64 = 0
        while bag:
            if bag & 31:
                cells[at + self.colour(seat, colour)] = float(bag & 31) / 2.0
            bag >>= 5
            colour += 1

    def write_round(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        if s.ended():
            cells[base + self.over] = 1.0
        else:
            cells[base + self.phase + s.phase] = 1.0
        self.mask(s.seen, cells, base + self.seen)
        cells[base + self.first + self.seat_of[seat * self.seats + s.first]] = 1.0
        if s.round < 0:
            return
        cells[base + self.round + s.round] = 1.0
        for k in range(len(s.rules.round_cards)):
            if s.rules.round_cards[k] is s.card:
                cells[base + self.card + k] = 1.0
        if s.turn >= 0:
            cells[base + self.turn + s.turn] = 1.0
            cells[base + self.turn_kind + s.card.turns[s.turn]] = 1.0

    def write_question(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        for q in range(self.seats):
            if self.question(s, q) >= 0:
                cells[base + self.asked + self.seat_of[seat * self.seats + q]] = 1.0
        frame = self.question(s, seat)
        if frame < 0:
            return
        op = frame & 255
        x = frame >> 16
        cells[base + self.questions + self.question_slots[op]] = 1.0
        if not s.rules.ops[op].to_seat:
            cells[base + self.about + self.bandit_of[seat * self.bandit_count + (frame >> 8 & 255)]] = 1.0
        if op == PUNCH_LOOT or op == PUNCH_WAY:
            cells[base + self.target + self.bandit_of[seat * self.bandit_count + x]] = 1.0
        elif op == BOARD or op == JUMP:
            cells[base + self.wagon + x] = 1.0
        elif op == PLAN and x >> 8:
            cells[base + self.step] = float(x >> 8) / 12.0

    def write_train(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        cells[base + self.marshal + s.marshal] = 1.0
        if s.neutral:
            cells[base + self.neutral] = float(s.neutral) / 16.0
        for car in range(1, s.ground.cars + 1):
            cells[base + self.wagons + (car - 1) * 6 + s.wagons[car]] = 1.0
        self.mask(s.spare, cells, base + self.spare)
        lying: i64 = 0
        for place in range(self.places):
            if s.floor[place]:
                lying |= s.floor[place]
                self.mask(s.floor[place], cells, base + self.floor + place * self.tokens)
        self.write_faces(s, seat, lying, cells, base)

    def write_faces(self, s: State, seat: i64, tokens: i64, cells: Cells, base: i64) -> None:
        """What the seat knows of tokens that lie face down, and who else knows them; the Old Whiskey's face is 1."""
        rest = tokens & s.rules.face_down
        token: i64 = 0
        while rest:
            if rest & 1:
                if s.seats[seat].knows >> token & 1:
                    face = s.face(token)
                    if face:
                        cells[base + self.worth + token] = float(face) / 500.0 if face > 1 else 1.0
                for q in range(self.seats):
                    if s.seats[q].knows >> token & 1:
                        cells[base + self.known + self.seat_of[seat * self.seats + q] * self.tokens + token] = 1.0
            rest >>= 1
            token += 1

    def write_bandit(self, s: State, seat: i64, who: i64, cells: Cells, base: i64) -> None:
        b = s.bandits[who]
        k = self.bandit_of[seat * self.bandit_count + who]
        if b.character >= 0:
            cells[base + self.character + k * len(s.rules.characters) + b.character] = 1.0
        cells[base + self.at + k * (self.places + 1) + b.place] = 1.0
        if b.bullets:
            cells[base + self.bullets + k] = float(b.bullets) / 6.0
        if b.received:
            cells[base + self.received + k] = float(b.received) / 8.0
        if b.cash:
            cells[base + self.cash + k] = float(b.cash) / 1000.0
        if b.loot:
            self.mask(b.loot, cells, base + self.loot + k * self.tokens)
            self.write_faces(s, seat, b.loot, cells, base)

    def write_seat(self, s: State, seat: i64, number: i64, cells: Cells, base: i64) -> None:
        q = s.seats[number]
        k = self.seat_of[seat * self.seats + number]
        colours = self.bandit_count + 1
        piles = s.rules.cards.piles(s, number)
        deck = cards_in(q.deck) + bullets_in(q.deck_bullets)
        if piles is not None:
            deck += piles.tops
            self.write_piles(s, seat, number, cells, base)
        else:
            self.bullets_in(q.bullets_on_top, seat, cells, base + self.top + k * colours)
        hand = cards_in(q.hand) + bullets_in(q.hand_bullets)
        if hand:
            cells[base + self.hand_size + k] = float(hand) / 8.0
        if deck:
            cells[base + self.deck_size + k] = float(deck) / 8.0
        if q.may_hide:
            cells[base + self.may_hide + k] = 1.0
        bullets: i64 = 0
        side = number // s.rules.allies * s.rules.allies
        for mate in range(side, side + s.rules.allies):
            bullets += s.rules.cards.bullets(s, mate)
        self.bullets_in(bullets, seat, cells, base + self.side_bullets + k * colours)

    def write_piles(self, s: State, seat: i64, number: i64, cells: Cells, base: i64) -> None:
        """With a discard: how much lies there, and what everybody has seen of it."""
        piles = s.rules.cards.piles(s, number)
        assert piles is not None
        k = self.seat_of[seat * self.seats + number]
        colours = self.bandit_count + 1
        tops: i64 = 0
        for at in range(piles.tops):
            tops += bullet_bit(piles.top[at])
        self.bullets_in(tops, seat, cells, base + self.top + k * colours)
        size = cards_in(piles.cards) + bullets_in(piles.bullets)
        if size:
            cells[base + self.discard_size + k] = float(size) / 8.0
        if piles.drawn:
            cells[base + self.fresh + k] = float(piles.drawn) / 8.0
        if piles.tucked_limit:
            cells[base + self.tucked_size + k] = float(piles.tucked_limit) / 8.0
        self.bag(piles.open_cards, cells, base + self.discarded + k * len(self.cards))
        self.bullets_in(piles.open_bullets, seat, cells, base + self.discarded_bullets + k * colours)
        self.bullets_in(piles.sure, seat, cells, base + self.sure + k * colours)
        self.bullets_in(piles.tucked, seat, cells, base + self.tucked + k * colours)
        if number == seat:
            self.bag(piles.cards, cells, base + self.discard)
            self.bullets_in(piles.bullets, seat, cells, base + self.discard_bullets)

    def write_own(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        q = s.seats[seat]
        self.bag(q.hand, cells, base + self.hand)
        self.bullets_in(q.hand_bullets, seat, cells, base + self.hand_bullets)
        if q.kept:
            self.bag(q.kept, cells, base + self.kept)
        if q.kept_bullets:
            self.bullets_in(q.kept_bullets, seat, cells, base + self.kept_bullets)

    def write_pile(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        """Somebody else's card that lies face down shows nothing but who played it."""
        for k in range(s.shown, s.piled):
            at = k - s.shown
            entry = s.pile[k]
            player = entry & 15
            card = entry >> 4 & 15
            cells[base + self.pile_seat + at * self.seats + self.seat_of[seat * self.seats + player]] = 1.0
            if entry >> 8:
                cells[base + self.pile_down + at] = 1.0
                if player != seat:
                    continue
            q = s.seats[player]
            cells[base + self.pile_kind + at * len(self.kinds) + self.kind_slots[q.kind(card)]] = 1.0
            if q.second >= 0 and card & OTHERS:
                cells[base + self.pile_other + at] = 1.0

    # ---- boxes and variants
    def write_coach(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        c = coach_of(s)
        cells[base + self.coach + c.at] = 1.0
        if c.gun:
            cells[base + self.gun] = 1.0
        for rank in range(FRONT, s.ground.cars + FRONT + 2):
            horses = c.horses >> 4 * rank & 15
            if horses:
                cells[base + self.horses + rank - FRONT] = float(horses) / 4.0
        self.mask(c.left, cells, base + self.left)
        self.mask(c.half, cells, base + self.half)
        for who in range(s.bandit_count):
            k = self.bandit_of[seat * self.bandit_count + who]
            hostage = hostage_of(c, who)
            if hostage >= 0:
                cells[base + self.hostage + k * 8 + hostage] = 1.0
            if c.gone >> who & 1:
                cells[base + self.gone + k] = 1.0
            received = s.bandits[who].received - (c.before >> 8 * who & 255)
            if received:
                cells[base + self.round_bullets + k] = float(received) / 4.0

    def write_journey(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        """TCAR-8: where a traveller will be, only its player knows."""
        journey = journey_of(s)
        if journey.who >= 0:
            cells[base + self.traveller + self.bandit_of[seat * self.bandit_count + journey.who]] = 1.0
            if journey.to >= 0 and s.bandits[journey.who].seat == seat:
                cells[base + self.destination + journey.to] = 1.0

    def write_pairs(self, s: State, dealt: Dealt, seat: i64, cells: Cells, base: i64) -> None:
        self.mask(dealt.left, cells, base + self.pair_left)
        for pair in range(3):
            if dealt.mate[pair] >= 0:
                cells[base + self.mate + 3 * pair + dealt.mate[pair]] = 1.0
        for q in range(self.seats):
            k = self.seat_of[seat * self.seats + q]
            if dealt.took >> q & 1:
                cells[base + self.took + k] = 1.0
            if s.turn >= 0 and dealt.covered >> 4 * q & 15 == s.turn + 1:
                cells[base + self.covered + k] = 1.0

    def write_team(self, s: State, seat: i64, cells: Cells, base: i64) -> None:
        if seat & 1:
            cells[base + self.second] = 1.0
        for q in range(self.seats):
            hits = friendly_fire(s, q // 2)
            if hits:
                cells[base + self.hits + self.seat_of[seat * self.seats + q]] = float(hits) / 4.0
