"""EXPERT-1 to EXPERT-6: different handling of cards, and a secret choice at the end of Schemin'."""

from folsom.express.bags import bullet_bit, bullets_in, card_bit, cards_in
from folsom.express.base.cards import StandardCards, to_hand
from folsom.express.base.schemin import offer_cards, put_off
from folsom.express.codes import (
    BULLET,
    F_DREW,
    KEEP,
    PASS,
)
from folsom.express.expert.piles import Discards
from folsom.express.expert.steps import F_DROPPED_BULLETS, F_KEPT, F_SHUFFLED, HOLD_ONE
from folsom.express.ops import AskSecretly, Step
from folsom.express.piles import Piles
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.kernel.fast import i64


class ExpertCards(StandardCards):
    """Received Bullets go on top of the deck, played cards and Bullets to the discard."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.keeps = False  # KEEP-1 is ignored
        self.slot = slot

    def piles(self, s: State, seat: i64) -> Piles | None:
        return self.of(s, seat)

    def of(self, s: State, seat: i64) -> Piles:
        extra = s.extras[self.slot]
        assert isinstance(extra, Discards)
        return extra.of[seat]

    def can_draw(self, s: State, seat: i64) -> bool:
        p = self.of(s, seat)
        return super().can_draw(s, seat) or bool(p.tops) or bool(p.cards) or bool(p.bullets)

    def take_one(self, s: State, seat: i64) -> i64:
        p = self.of(s, seat)
        if p.tops:
            p.tops -= 1
            return BULLET + p.top[p.tops]
        q = s.seats[seat]
        if not q.deck and not q.deck_bullets:
            if not p.cards and not p.bullets:
                return -1
            self.shuffle(s, seat)
        return super().take_one(s, seat)

    def shuffle(self, s: State, seat: i64) -> None:
        """EXPERT-6: the discard becomes the deck."""
        q = s.seats[seat]
        p = self.of(s, seat)
        q.deck = p.cards
        q.deck_bullets = p.bullets
        p.cards = 0
        p.bullets = 0
        p.open_cards = 0
        p.open_bullets = 0
        p.tucked = 0
        p.tucked_limit = 0
        s.report(F_SHUFFLED, seat, 0, 0)

    def draw(self, s: State, seat: i64, number: i64) -> None:
        """EXPERT-5, EXPERT-6: a player who has enough cards draws none."""
        q = s.seats[seat]
        hand = q.hand
        held = q.hand_bullets
        p = self.of(s, seat)
        while number > 0:
            seen = p.tops > 0
            card = self.take_one(s, seat)
            if card < 0:
                break
            to_hand(q, card)
            number -= 1
            p.drawn += 1
            if seen:
                p.sure += bullet_bit(card - BULLET)
        if s.tape is not None:
            s.report(F_DREW, seat, q.hand - hand, q.hand_bullets - held)

    def resolved(self, s: State, seat: i64, card: i64) -> None:
        p = self.of(s, seat)
        p.cards += card_bit(card)
        p.open_cards += card_bit(card)

    def bullet(self, s: State, seat: i64, colour: i64) -> None:
        self.of(s, seat).lay(colour)

    def tidy(self, s: State, seat: i64) -> None:
        """EXPERT-3: cards that are not kept, and all Bullets, go to the discard unseen."""
        q = s.seats[seat]
        p = self.of(s, seat)
        gone = cards_in(q.hand - q.kept) + bullets_in(q.hand_bullets)
        p.cards += q.hand - q.kept
        p.bullets += q.hand_bullets
        p.tucked += p.sure
        p.tucked_limit += p.drawn if p.drawn < gone else gone
        p.sure = 0
        q.hand = q.kept
        q.kept = 0
        q.hand_bullets = 0
        p.drawn = 0
        s.report(F_KEPT, seat, q.hand, gone)

    def bullets(self, s: State, seat: i64) -> i64:
        p = self.of(s, seat)
        total = super().bullets(s, seat) + p.bullets
        for k in range(p.tops):
            total += bullet_bit(p.top[k])
        return total


class DropLead(Step):
    """EXPERT-2: Bullets in hand go to the discard, visible to all."""

    def __init__(self, cards: ExpertCards) -> None:
        super().__init__()
        self.cards = cards

    def run(self, s: State, who: i64, x: i64) -> None:
        for seat in range(s.rules.seats):
            q = s.seats[seat]
            p = self.cards.of(s, seat)
            p.drawn = 0
            p.sure = 0
            if q.hand_bullets:
                dropped = q.hand_bullets
                p.bullets += dropped
                p.open_bullets += dropped
                q.hand_bullets = 0
                s.report(F_DROPPED_BULLETS, seat, 0, dropped)


class Hold(Step):
    """EXPERT-3: everybody chooses at the same time; not in the fifth round."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if s.round + 1 < ROUNDS and not put_off(s, x):
            s.ask_all(HOLD_ONE, 0)


class HoldOne(AskSecretly):
    """One card after another, in any order, until enough are kept."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        q = s.seats[who]
        offer_cards(s, q.hand - q.kept, KEEP)
        s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            return
        q = s.seats[who]
        q.kept += card_bit(action - KEEP)
        if q.kept != q.hand:
            s.push(HOLD_ONE, who, 0)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        return s.seats[who].empty_handed()

    def noted(self, s: State, seat: i64) -> bool:
        return s.seats[seat].secret == 0

    def resample(self, s: State, seat: i64) -> None:
        q = s.seats[seat]
        for card in range(16):
            for _ in range(q.hand >> 4 * card & 15):
                if s.dice.below(2):
                    q.kept += card_bit(card)
