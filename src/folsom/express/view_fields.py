"""The fields of an observation of Colt Express, computed from a View; a missing field is 0."""

from collections import Counter
from collections.abc import Iterable

from folsom.express.interface.names import members
from folsom.express.interface.setup import rules_of
from folsom.express.interface.view_types import TokenView, View


def view_fields(v: View) -> dict[str, float]:
    """The fields that are not 0, by name."""
    return ViewFields(v).found


class ViewFields:
    """The observing seat is 0; in teams the partner is 1; the others follow in seating order."""

    def __init__(self, v: View) -> None:
        assert v.seat is not None
        assert v.own is not None
        self.v = v
        self.own = v.own
        self.rules = rules_of(v.setup)
        self.boxes = [box.view_fields for box in self.rules.interfaces]
        self.found: dict[str, float] = {}
        players, me = v.setup.players, v.seat
        after = [(me + k) % players for k in range(players)]
        if self.rules.allies == 2:
            after.remove(me ^ 1)
            after.insert(1, me ^ 1)
        self.seat = {seat: f"seat {number}" for number, seat in enumerate(after)}
        self.bandit = {b.bandit: f"bandit {after.index(b.seat) + b.bandit // players * players}" for b in v.bandits}
        self.named = {b.name: self.bandit[b.bandit] for b in v.bandits}
        self.round()
        self.question()
        self.train()
        self.bandits()
        self.seats()
        self.cards()
        self.pile()
        for box in self.boxes:
            box.view(self)

    def say(self, name: str, value: float = 1.0) -> None:
        if value:
            self.found[name] = value

    def say_bullets(self, group: str, row: str, colours: Iterable[str]) -> None:
        for colour, number in Counter(colours).items():
            name = "neutral" if colour == "neutral" else f"from {self.named[colour]}"
            self.say(f"{group}: {row}{name}", number / 2)

    def say_cards(self, group: str, row: str, seat: int, cards: Iterable[str]) -> None:
        """With two bandits on the cards, a card is named `Tuco Fire`."""
        first = self.v.bandits[self.v.seats[seat].bandits[0]].name
        for card, number in Counter(cards).items():
            bandit, _, kind = card.rpartition(" ")
            other = " of the other bandit" if bandit not in ("", first) else ""
            self.say(f"{group}: {row}{kind}{other}", number / 2)

    def round(self) -> None:
        v = self.v
        self.say("over", float(v.over))
        if not v.over:
            self.say(f"phase: {v.phase}")
        self.say(f"first player: {self.seat[v.first]}")
        for number in members(v.engine.seen):
            self.say(f"round card seen: {self.rules.round_cards[number].name}")
        if v.round is None:
            return
        self.say(f"round: {v.round.number}")
        if v.round.card is not None:
            self.say(f"round card: {v.round.card}")
        if v.round.turn is not None:
            self.say(f"turn: {v.round.turn}")
            self.say(f"kind of turn: {v.round.turns[v.round.turn - 1]}")

    def question(self) -> None:
        v = self.v
        for seat in v.to_act:
            self.say(f"asked: {self.seat[seat]}")
        if v.seat not in v.to_act:
            return
        top = v.engine.agenda[-1] & 255
        for frame in reversed(v.engine.agenda):
            op, who, x = frame & 255, frame >> 8 & 255, frame >> 16
            step = self.rules.ops[op]
            if op == top and v.seat == (who if step.to_seat else v.bandits[who].seat):
                break
        self.say(f"question: {step.name}")
        if not step.to_seat:
            self.say(f"question about: {self.bandit[who]}")
        for box in self.boxes:
            box.question(self, step.name, x)

    def train(self) -> None:
        v = self.v
        self.say(f"marshal: {v.marshal}")
        self.say("neutral bullets", v.neutral / 16)
        for car, name in enumerate(v.wagons, 1):
            self.say(f"car: {car} is {name}")
        for token in v.spare:
            self.say(f"off the train: {token.label}")
        for place in v.places:
            for token in place.loot:
                self.say(f"floor: {place.name} {token.label}")
                self.token(token)

    def token(self, token: TokenView) -> None:
        for box in self.boxes:
            box.token(self, token)
        for seat in token.known_by:
            self.say(f"known to: {self.seat[seat]} {token.label}")

    def bandits(self) -> None:
        places = [place.name for place in self.v.places] + ["off"]
        cast = [character.name for character in self.rules.characters]
        for b in self.v.bandits:
            name = self.bandit[b.bandit]
            if b.name in cast:
                self.say(f"bandit is: {name} {b.name}")
            self.say(f"bandit at: {name} {places[b.place]}")
            self.say(f"bullets left: {name}", b.bullets / 6)
            self.say(f"bullets received: {name}", b.received / 8)
            self.say(f"cash: {name}", b.cash / 1000)
            for token in b.loot:
                self.say(f"holds: {name} {token.label}")
                self.token(token)

    def seats(self) -> None:
        v = self.v
        for q in v.seats:
            name = self.seat[q.seat]
            self.say(f"cards in hand: {name}", q.hand / 8)
            self.say(f"cards in deck: {name}", q.deck / 8)
            self.say(f"may hide: {name}", float(q.may_hide))
            self.say(f"cards in discard: {name}", q.discard / 8)
            self.say(f"possible bullets in hand: {name}", q.fresh / 8)
            self.say(f"possible bullets in discard: {name}", q.tucked / 8)
            self.say_bullets("bullet on deck", f"{name} ", q.top)
            self.say_bullets("bullet of side", f"{name} ", v.side_bullets[q.seat // self.rules.allies])
            self.say_bullets("bullet discarded", f"{name} ", q.discarded_bullets)
            self.say_bullets("bullet surely in hand", f"{name} ", q.sure)
            self.say_bullets("bullet surely in discard", f"{name} ", q.sure_tucked)
            self.say_cards("discarded", f"{name} ", q.seat, q.discarded)

    def cards(self) -> None:
        own, me = self.own, self.v.seat or 0
        self.say_cards("own card", "", me, own.hand)
        self.say_cards("own card kept", "", me, own.kept)
        self.say_cards("own card in discard", "", me, own.discard)
        self.say_bullets("own bullet", "", own.bullets)
        self.say_bullets("own bullet kept", "", own.kept_bullets)
        self.say_bullets("own bullet in discard", "", own.discard_bullets)

    def pile(self) -> None:
        waiting = [entry for entry in self.v.pile if not entry.resolved and not entry.current]
        for number, entry in enumerate(waiting, 1):
            self.say(f"pile: {number} {self.seat[entry.seat]}")
            self.say(f"pile card face down: {number}", float(entry.face_down))
            if entry.card is not None:
                self.say(f"pile card: {number} {entry.card}")
                first = self.v.bandits[self.v.seats[entry.seat].bandits[0]].name
                self.say(f"pile card of the other bandit: {number}", float(entry.bandit != first))
