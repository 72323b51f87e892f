"""Answers: what a seat may do now, in words and in the notation."""

from typing import Any

from folsom.express.codes import (
    AIM,
    BULLET,
    CHOOSE,
    DRAW,
    GO,
    HIDDEN,
    KEEP,
    LOSE,
    NEUTRAL,
    PASS,
    SEND,
    TAKE,
    TO_ME,
    USE,
)
from folsom.express.horses.components import HOSTAGES
from folsom.express.interface.draw_boxes import flasks_in_game
from folsom.express.interface.names import (
    OFF,
    WHISKEY,
    bandit_name,
    card_name,
    colour_name,
    kind_name,
    place_name,
    point_at_place,
    target_name,
    token_name,
)
from folsom.express.interface.option_text import face_down, in_words, pair_names
from folsom.express.state import State
from folsom.interface.title import Option, Points
from folsom.interface.words import Catalogue

# What each question may be answered with: the kinds of actions, whether or not they are offered now.
ANSWERS: dict[str, tuple[str, ...]] = {
    "plan": ("play", "hide", "draw", "pass", "use"),
    "move": ("go",),
    "floor": ("go",),
    "rob": ("take",),
    "fire": ("aim",),
    "punch": ("aim",),
    "drop": ("lose", "grab"),
    "knock": ("go",),
    "marshal": ("send",),
    "pick": ("take", "pass"),
    "keep": ("keep", "pass"),
    "rear": ("rear",),
    "pair": ("pair",),
    "choose": ("card", "bullet", "pass"),
    "cover": ("play", "pass"),
    "board": ("board",),
    "jump": ("go",),
    "ride": ("go", "away"),
    "flee": ("go",),
    "hostage": ("hostage",),
    "turmoil": ("play", "hide", "draw", "pass", "use"),
    "drink": ("play", "hide", "pass"),
    "save": ("keep", "bullet", "pass"),
    "set-out": ("go",),
}
# Questions of a turn of Schemin': their texts are those of `plan`.
TURNS = ("plan", "turmoil", "drink")
# What an answer begins with, where it is not the question's name.
VERBS = {"lose": "drop", "grab": "grab", "play": "play", "hide": "play", "use": "use"}
# What a question's answers from CHOOSE on are, where they are not cards.
CHOICES = ("rear", "pair", "board", "hostage")


# From which number on an action is of which kind.
STARTS = (
    (KEEP, "keep"),
    (USE, "use"),
    (SEND, "send"),
    (AIM, "aim"),
    (TAKE, "take"),
    (GO, "go"),
    (LOSE + TO_ME, "grab"),
    (LOSE, "lose"),
)


def asked(s: State, seat: int) -> tuple[int, int, int] | None:
    """The question (op, who, x) that a seat has to answer now."""
    for depth in s.waiting():
        frame: int = s.agenda[depth]
        op, who = frame & 255, frame >> 8 & 255
        if s.asks_seat(op, who) == seat:
            return op, who, frame >> 16
    return None


def kind_of(s: State, name: str, action: int) -> str:
    """What kind of answer an action is to this question."""
    if action < DRAW:
        return "hide" if action >= HIDDEN else "play"
    if action in (DRAW, PASS):
        return "draw" if action == DRAW else "pass"
    if action >= CHOOSE:
        if name in CHOICES:
            return name
        return "bullet" if action >= CHOOSE + BULLET else "card"
    if action == GO + s.ground.off:
        return "away"
    for first, kind in STARTS:
        if action >= first:
            return kind
    return ""


def point_at(s: State, seat: int, name: str, kind: str, action: int) -> Points | None:
    """What an action of a kind points at; None if there is no such action in this game."""
    if kind not in ANSWERS[name]:
        return None
    if kind in ("draw", "pass", "away"):
        return {}
    if kind in ("play", "hide", "keep", "card"):
        return point_at_card(s, seat, action & 15, kind)
    if kind in ("lose", "grab"):
        loot = action - LOSE & 7
        return {"loot": s.rules.kind_names[loot]} if loot < len(s.rules.kind_names) else None
    if kind == "go":
        return {"place": action - GO} if action - GO < s.ground.places else None
    if kind in ("take", "use"):
        token = action - (TAKE if kind == "take" else USE)
        hidden = kind == "take" or s.rules.tokens[token : token + 1] == [WHISKEY]
        return {"token": token} if token < len(s.rules.tokens) and hidden else None
    if kind == "aim":
        target = action - AIM
        return {"bandit": target} if target < s.bandit_count or target in s.rules.figures else None
    if kind == "send":
        return {"car": action - SEND} if action - SEND <= s.ground.cars else None
    return point_at_choice(s, seat, kind, action - CHOOSE)


def point_at_card(s: State, seat: int, card: int, kind: str) -> Points | None:
    if not kind_name(s, seat, card):
        return None
    points: dict[str, Any] = {"card": card}
    if kind == "hide":
        points["face_down"] = True
    return points


def point_at_choice(s: State, seat: int, kind: str, number: int) -> Points | None:
    if kind == "bullet":
        colour = number - BULLET
        return {"colour": colour} if colour < s.bandit_count or colour == NEUTRAL else None
    if kind == "rear":
        return {"bandit": s.seats[seat].second if number else s.seats[seat].first} if number < 2 else None
    if kind == "board":
        q = s.seats[seat]
        both = [q.first, q.second] if s.rules.pawns == 2 else [q.first]
        return {"bandits": [who for k, who in enumerate(both) if number >> k & 1]} if number >> len(both) == 0 else None
    if kind == "hostage":
        return {"hostage": number} if number < len(HOSTAGES) else None
    return {"pair": number} if number < 3 else None


def spell(s: State, seat: int, name: str, action: int) -> str | None:
    """The text of an action in the notation."""
    kind = kind_of(s, name, action)
    points = point_at(s, seat, name, kind, action)
    if points is None or left_in_box(s, points):
        return None
    return spelled(s, seat, name, kind, points)


def spelled(s: State, seat: int, name: str, kind: str, points: Points) -> str:
    verb = VERBS.get(kind, name) if name != "cover" else name
    if kind in ("draw", "pass"):
        return kind if name in TURNS else f"{name} none"
    if kind == "away":
        return f"{name} {OFF}"
    return f"{verb} {argument(s, seat, kind, points)}"


def left_in_box(s: State, points: Points) -> bool:
    """HSET-2: a Whiskey that does not belong to this game."""
    token = points.get("token")
    return token is not None and s.rules.tokens[token] == WHISKEY and token not in flasks_in_game(s)


def argument(s: State, seat: int, kind: str, points: Points) -> str:
    for key, value in points.items():
        if key == "card":
            return card_name(s, seat, value) + (" down" if kind == "hide" else "")
        if key == "place":
            return place_name(s, value)
        if key == "token":
            return token_name(s, value)
        if key == "bandit":
            return target_name(s, value)
        if key == "bandits":
            return "+".join(bandit_name(s, who) for who in value) or "none"
        if key == "hostage":
            return HOSTAGES[value].replace(" ", "")
        if key == "colour":
            return f"Bullet {colour_name(s, value)}"
        if key == "pair":
            return "+".join(pair_names(s, value))
        return str(value)
    raise ValueError(kind)


def options(s: State, seat: int, words: Catalogue) -> list[Option]:
    """What this seat may do now."""
    question = asked(s, seat)
    if question is None:
        return []
    op, _, x = question
    name = s.rules.ops[op].name
    found = []
    for action in s.offers(seat):
        kind = kind_of(s, name, action)
        points = point_at(s, seat, name, kind, action)
        assert points is not None, (name, action)
        told = told_points(s, seat, points)
        if name == "board":
            told["car"] = x
        if kind == "play" and face_down(s, seat):
            told["face_down"] = True
        text = spelled(s, seat, name, kind, points)
        found.append(Option(action, name, text, in_words(s, seat, name, kind, points, words, x), told))
    return found


def told_points(s: State, seat: int, points: Points) -> dict[str, Any]:
    """Names beside numbers: the same on the wire as in views and events."""
    told = dict(points)
    if "token" in told:
        told["label"] = token_name(s, told["token"])
    if "place" in told:
        told.update(point_at_place(s, told["place"]))
    if "card" in told and s.seats[seat].second >= 0:
        told["bandit"] = s.seats[seat].bandit(told["card"])
    if "bandit" in told:
        told["bandit"] = target_name(s, told["bandit"])
    if "bandits" in told:
        told["bandits"] = [bandit_name(s, who) for who in told["bandits"]]
    if "hostage" in told:
        told["hostage"] = HOSTAGES[told["hostage"]]
    if "card" in told:
        told["card"] = kind_name(s, seat, told["card"])
    if "pair" in told:
        told["pair"] = list(pair_names(s, told["pair"]))
    if "colour" in told:
        told["colour"] = colour_name(s, told["colour"])
    return told
