"""Kinds of answers that several boxes use."""

from folsom.express.codes import BULLET, CHOOSE, GO, KEEP, NEUTRAL, OTHERS, PASS
from folsom.express.interface.names import (
    OFF,
    bandit_name,
    card_name,
    card_owner,
    colour_name,
    kind_name,
    place_name,
    point_at_place,
    token_name,
)
from folsom.express.interface.point_types import AtPlace, Nothing, OfferedBullet, OfferedCard, OfferedToken
from folsom.express.interface.question_kinds import Answer, Offer
from folsom.express.state import State

CARDS = 16  # kinds of Action cards, including those of a second bandit


class Card(Answer):
    """One of the player's own cards."""

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return bool(kind_name(s, seat, argument))

    def spell(self, s: State, seat: int, argument: int) -> str:
        return card_name(s, seat, argument)

    def label(self, s: State, argument: int) -> str | None:
        """A card that a player can hold; a partner's cards are those in the partner's deck."""
        own = argument % OTHERS if s.rules.allies == 2 else argument
        if not (s.rules.deck | s.rules.law_deck) >> 4 * own & 15:
            return None
        name = kind_name(s, 0, argument)
        return name + (" of the other bandit" if argument & OTHERS and s.seats[0].second >= 0 else "")

    def describe(self, o: Offer, argument: int) -> OfferedCard:
        points: OfferedCard = {"card": name_card(o, argument)}
        add_owner(o, argument, points)
        return points


def name_card(o: Offer, card: int) -> str:
    """Name a card in the words of an offer; returns its kind."""
    o.named["card"] = o.speech.card(o.seat, card)
    return kind_name(o.s, o.seat, card)


def add_owner(o: Offer, card: int, points: OfferedCard) -> None:
    """Add the bandit of a card if the hand has cards of two bandits."""
    if o.s.seats[o.seat].second >= 0:
        points["bandit"] = bandit_name(o.s, card_owner(o.s, o.seat, card))


def keep() -> Card:
    """A card to keep for the next round."""
    return Card("keep", OfferedCard, KEEP, CARDS)


class Bullet(Answer):
    """A Bullet among the player's cards, named by the bandit that fired it."""

    def __init__(self) -> None:
        super().__init__("bullet", OfferedBullet, CHOOSE + BULLET, NEUTRAL + 1)

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument < s.bandit_count or argument == NEUTRAL

    def spell(self, s: State, seat: int, argument: int) -> str:
        return f"Bullet {colour_name(s, argument)}"

    def pattern(self) -> str:
        return f"Bullet {super().pattern()}"

    def label(self, s: State, argument: int) -> str:
        return f"Bullet from bandit {argument}" if argument < s.bandit_count else "Bullet neutral"

    def describe(self, o: Offer, argument: int) -> OfferedBullet:
        o.named["bullet"] = o.speech.bullet(argument)
        return {"colour": colour_name(o.s, argument)}


class Go(Answer):
    """A place to go to."""

    def __init__(self, sentences: tuple[str, ...] | None = None) -> None:
        super().__init__("go", AtPlace, GO, 24, sentences=sentences)

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument < s.ground.places

    def spell(self, s: State, seat: int, argument: int) -> str:
        return place_name(s, argument)

    def walker(self, o: Offer) -> int:
        """The bandit that goes there: the one that the question is about, unless an answer says otherwise."""
        return o.who

    def describe(self, o: Offer, argument: int) -> AtPlace:
        o.named["place"] = o.speech.place(argument)
        o.named["to"] = o.speech.way(argument)
        for interface in o.s.rules.interfaces:
            o.warning = o.warning or interface.warning(o.s, self.walker(o), argument)
        return point_at_place(o.s, argument)


class Token(Answer):
    """A loot token."""

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument < len(s.rules.tokens)

    def in_game(self, s: State, argument: int) -> bool:
        return s.rules.token_kinds[s.rules.tokens[argument]].in_game(s, argument)

    def spell(self, s: State, seat: int, argument: int) -> str:
        return token_name(s, argument)

    def describe(self, o: Offer, argument: int) -> OfferedToken:
        o.named["token"] = token_words(o, argument)
        return {"token": argument, "label": token_name(o.s, argument)}


def token_words(o: Offer, token: int) -> str:
    """A token as a seat distinguishes it from others: its face as far as known, and who else has seen it."""
    s = o.s
    kind = s.rules.token_kinds[s.rules.tokens[token]]
    if s.knows(o.seat, token):
        return kind.offered(o.words, s, token)
    text = kind.describe(o.words, None)
    seen_by = [o.speech.seat(other) for other in range(s.rules.seats) if s.knows(other, token)]
    return o.words("loot.seen.by", token=text, names=o.speech.listed(seen_by)) if seen_by else text


class Pass(Answer):
    """None of the other answers."""

    def __init__(self) -> None:
        super().__init__("pass", Nothing, PASS, 1)

    def spell(self, s: State, seat: int, argument: int) -> str:
        return "none"

    def pattern(self) -> str:
        return "none"

    def describe(self, o: Offer, argument: int) -> Nothing:
        return {}


class GoOff(Answer):
    """Leaving the train for good."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, Nothing, GO, 24)

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument == s.ground.off

    def spell(self, s: State, seat: int, argument: int) -> str:
        return OFF

    def pattern(self) -> str:
        return OFF

    def describe(self, o: Offer, argument: int) -> Nothing:
        return {}


class KeepNoMore(Pass):
    """No further card to keep for the next round."""

    def __init__(self) -> None:
        super().__init__()
        self.sentences = ("pass", "none")

    def describe(self, o: Offer, argument: int) -> Nothing:
        q = o.s.seats[o.seat]
        if not (q.kept or q.kept_bullets):
            o.sentence = "none"
        return {}
