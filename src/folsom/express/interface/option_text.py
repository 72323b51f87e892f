"""Answers as people read them."""

from folsom.express.bags import bullets_in, cards_in
from folsom.express.base.schemin import DRAWN
from folsom.express.horses.components import HOSTAGES
from folsom.express.interface.names import WHISKEY, Speech, bandit_name, slug
from folsom.express.pairs.cast import LEADERS, MATES, Dealt
from folsom.express.state import State
from folsom.interface.title import Points
from folsom.interface.words import Catalogue


def in_words(s: State, seat: int, name: str, kind: str, points: Points, words: Catalogue, about: int) -> str:
    """An action as people read it; `about` is the argument of the question (whom a Punch has hit)."""
    named = {**cards_and_places(s, seat, points, words), **people(s, points, words)}
    if name in ("drop", "knock"):
        named["target"] = bandit_name(s, about)
    if name == "jump":
        named["car"] = Speech(s, words).car(s.ground.car[points["place"]])
    if kind == "use" and s.rules.pawns == 2:
        kind = "use-of"
        named["bandit"] = bandit_name(s, holder_of(s, points["token"]))
    if kind == "play" and face_down(s, seat):
        kind = "hide"
    if kind == "draw":
        left = cards_left(s, seat)
        kind = "draw-one" if left == 1 else "draw-last" if left < DRAWN else kind
        named["number"] = str(left)
    if name == "knock" and points.get("place") == s.bandits[about].place:
        kind = "outward"
    if name == "board":
        kind = ("ride-on", "board", "both")[len(points["bandits"])]
    if name in ("keep", "save") and kind == "pass" and not (s.seats[seat].kept or s.seats[seat].kept_bullets):
        kind = "none"
    return words(f"option.{name}.{kind}", **named)


def cards_and_places(s: State, seat: int, points: Points, words: Catalogue) -> dict[str, str]:
    speech = Speech(s, words)
    named: dict[str, str] = {}
    if "card" in points:
        named["card"] = speech.card(seat, points["card"])
    if "place" in points:
        named["place"] = speech.place(points["place"])
        named["to"] = speech.way(points["place"])
    if "token" in points:
        named["token"] = token_words(s, seat, points["token"], words)
    if "loot" in points:
        named["loot"] = words(f"loot.{points['loot']}.a")
    if "car" in points:
        named["to"] = speech.car(points["car"], "to.car")
    if "colour" in points:
        named["bullet"] = speech.bullet(points["colour"])
    return named


def token_words(s: State, seat: int, token: int, words: Catalogue) -> str:
    """A token as far as a seat can tell it from others: its value, how full a flask is, who has seen its face."""
    speech = Speech(s, words)
    known = s.knows(seat, token)
    if s.rules.tokens[token] == WHISKEY and known:
        kind, half = s.rules.token_boxes[token].token(s, token, known)
        return words(f"loot.half-{kind}.a" if half else f"loot.{kind}.a")
    if known:
        return speech.token(token, s.face(token))
    seen_by = [speech.seat(other) for other in range(s.rules.seats) if s.knows(other, token)]
    text = speech.token(token, None)
    return words("loot.seen.by", token=text, names=speech.listed(seen_by)) if seen_by else text


def people(s: State, points: Points, words: Catalogue) -> dict[str, str]:
    speech = Speech(s, words)
    named: dict[str, str] = {}
    if "bandit" in points:
        named["bandit"] = speech.target(points["bandit"])
    if "bandits" in points:
        named["bandit"] = speech.listed([bandit_name(s, who) for who in points["bandits"]])
    if "pair" in points:
        named["first"], named["second"] = pair_names(s, points["pair"])
    if "hostage" in points:
        named["hostage"] = words(f"hostage.{slug(HOSTAGES[points['hostage']])}")
        named["terms"] = words(f"hostage.terms.{slug(HOSTAGES[points['hostage']])}")
    return named


def holder_of(s: State, token: int) -> int:
    """Whose Character card a token lies on."""
    return next(who for who in range(s.bandit_count) if s.bandits[who].loot >> token & 1)


def face_down(s: State, seat: int) -> bool:
    """PLAN-5: whether a card that is played now lies face down without being asked to."""
    return s.rules.turns[s.card.turns[s.turn]].dark and not s.seats[seat].open


def cards_left(s: State, seat: int) -> int:
    """How many cards a player could still draw."""
    q, piles = s.seats[seat], s.rules.cards.piles(s, seat)
    more: int = piles.tops + cards_in(piles.cards) + bullets_in(piles.bullets) if piles else 0
    return int(cards_in(q.deck) + bullets_in(q.deck_bullets)) + more


def pair_names(s: State, pair: int) -> tuple[str, str]:
    """PAIR-1: the two bandits of one of the three pairs."""
    for extra in s.extras:
        if isinstance(extra, Dealt):
            return LEADERS[pair], MATES[extra.mate[pair]]
    raise ValueError(pair)
