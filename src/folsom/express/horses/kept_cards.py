"""Schemin' for a rainy day: cards kept for the next round (KEEP-1)."""

from folsom.express.bags import bullet_bit, bullets_in, card_bit, cards_in
from folsom.express.base.schemin import offer_bullets, offer_cards, put_off
from folsom.express.codes import BULLET, CHOOSE, KEEP, PASS
from folsom.express.horses.steps import F_SAVED, SAVE, SAVED
from folsom.express.ops import AskSecretly, Step
from folsom.express.players import Seat
from folsom.express.state import State
from folsom.kernel.fast import i64


class KeepCards(Step):
    """Everybody chooses at once if the Round card has the icon; not in the Expert variant."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if s.card.keep and s.rules.cards.keeps and not put_off(s, x):
            s.push(SAVED, 0, 0)
            s.ask_all(SAVE, 0)


def kept(q: Seat) -> i64:
    return cards_in(q.kept) + bullets_in(q.kept_bullets)


class Save(AskSecretly):
    """One card after another, including Bullets, up to the number of icons."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        q = s.seats[who]
        offer_cards(s, q.hand - q.kept, KEEP)
        offer_bullets(s, q.hand_bullets - q.kept_bullets)
        s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            return
        q = s.seats[who]
        if action >= CHOOSE:
            q.kept_bullets += bullet_bit(action - CHOOSE - BULLET)
        else:
            q.kept += card_bit(action - KEEP)
        if kept(q) < s.card.keep and kept(q) < cards_in(q.hand) + bullets_in(q.hand_bullets):
            s.push(SAVE, who, 0)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        return s.seats[who].empty_handed()

    def noted(self, s: State, seat: i64) -> bool:
        return kept(s.seats[seat]) <= s.card.keep and s.seats[seat].secret == 0

    def resample(self, s: State, seat: i64) -> None:
        """Keep a random number of random cards."""
        q = s.seats[seat]
        number = s.dice.below(s.card.keep + 1)
        for _ in range(number):
            s.offered = 0
            self.offer(s, seat, 0)
            drawn = s.options[s.dice.below(s.offered)]
            if drawn >= CHOOSE:
                q.kept_bullets += bullet_bit(drawn - CHOOSE - BULLET)
            elif drawn != PASS:
                q.kept += card_bit(drawn - KEEP)


class Saved(Step):
    """Announce how many cards everybody keeps."""

    def run(self, s: State, who: i64, x: i64) -> None:
        for seat in range(s.rules.seats):
            s.report(F_SAVED, seat, s.seats[seat].kept, s.seats[seat].kept_bullets)
