"""Event texts that several kinds of facts share."""

from folsom.express.bags import bullet_bit, bullets_in, cards_in
from folsom.express.codes import BULLET
from folsom.express.interface.event_text import EventText
from folsom.express.interface.names import bandit_name, bullets_of, card_owner, cards_of, kind_name
from folsom.express.interface.point_types import AboutBandit, AboutSeat, Nothing, OwnCard, OwnCards

CARDS_SENTENCES = ("none", "hidden.other", "open")
CARD_SENTENCES = ("none", "hidden", "open")


def describe_nothing(t: EventText) -> Nothing:
    """For a fact without details."""
    return {}


def describe_seat(t: EventText) -> AboutSeat:
    return {"seat": t.name_seat()}


def describe_bandit(t: EventText) -> AboutBandit:
    return {"bandit": t.name_bandit(t.a)}


def describe_cards(t: EventText) -> OwnCards:
    """PLAN-9, KEEP-1: the number of cards that a player has drawn or kept is public, but not which ones."""
    number: int = cards_in(t.b) + bullets_in(t.c)
    points: OwnCards = {"seat": t.name_seat(), "number": number}
    if not number:
        t.sentence = "none"
    elif not t.mine():
        t.sentence = "hidden"
        t.number = number
    else:
        t.sentence = "open"
        points["cards"] = cards_of(t.s, t.a, t.b)
        points["bullets"] = bullets_of(t.s, t.c)
        t.named["cards"] = t.speech.listed(t.speech.cards(t.a, t.b) + t.speech.bullets(t.c))
    return points


def describe_card(t: EventText) -> OwnCard:
    """TEAM-3, PAIR-3: others see that a card was received, but not which one."""
    points: OwnCard = {"seat": t.name_seat(), "number": int(t.b >= 0)}
    t.sentence = "none" if t.b < 0 else "hidden"
    if t.mine() and t.b >= 0:
        t.sentence = "open"
        if t.b < BULLET:
            points["card"] = kind_name(t.s, t.a, t.b)
            points["bandit"] = bandit_name(t.s, card_owner(t.s, t.a, t.b))
            t.named["card"] = t.speech.card(t.a, t.b)
        else:
            points["bullets"] = bullets_of(t.s, bullet_bit(t.b - BULLET))
            t.named["card"] = t.speech.bullet(t.b - BULLET)
    return points
