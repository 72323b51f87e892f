"""The fixed list of actions of a set-up, and the table from (question, action) to its index.

An action of the engine is a byte whose meaning depends on the question.  Here every answer has the text that it has in
the notation, with bandits by number; answers with the same text, as those of `plan` and `turmoil`, have one index.
"""

from folsom.express.codes import CHOOSE, OTHERS
from folsom.express.horses.components import HOSTAGES
from folsom.express.interface.names import OFF, place_name, token_name
from folsom.express.interface.options import TURNS, kind_of, point_at
from folsom.express.pairs.cast import LEADERS
from folsom.express.rules import OPS
from folsom.express.state import State
from folsom.interface.title import Points
from folsom.superexpress.codes import PROGRAM
from folsom.superexpress.interface.names import CARDS, cards_of
from folsom.superexpress.train import Rules

WAITING = "wait"
BYTES = 256
NEVER_ASKED = ("floor",)  # it never leaves a choice
VERBS = {"lose": "drop", "grab": "grab", "play": "play", "hide": "play", "use": "use"}


def express_answers(s: State) -> tuple[list[str], list[int]]:
    """Names by index, and the table that an Observer reads; as seat 0 sees them, so that bandits count from there."""
    names = [WAITING]
    table = [-1] * (OPS * BYTES)
    for op in range(OPS):
        step = s.rules.ops[op]
        if not step.asks or step.name in NEVER_ASKED:
            continue
        for action in range(BYTES):
            name = spelled(s, step.name, action)
            if name is not None:
                if name not in names:
                    names.append(name)
                table[op << 8 | action] = names.index(name)
    return names, table


def spelled(s: State, question: str, action: int) -> str | None:
    """The text of an answer, or None if there is no such answer in this set-up."""
    kind = kind_of(s, question, action)
    if kind == "pair":
        return f"pair {LEADERS[action - CHOOSE]}" if action - CHOOSE < len(LEADERS) else None
    points = point_at(s, 0, question, kind, action)
    if points is None or ("card" in points and not in_deck(s, points["card"])):
        return None
    verb = VERBS.get(kind, question) if question != "cover" else question
    if kind in ("draw", "pass"):
        return kind if question in TURNS else f"{question} none"
    if kind == "away":
        return f"{question} {OFF}"
    return f"{verb} {pointed(s, points)}" + (" down" if kind == "hide" else "")


def in_deck(s: State, card: int) -> bool:
    """Whether somebody can hold this card; a partner's cards are those of his deck."""
    own = card % OTHERS if s.rules.allies == 2 else card
    return bool(s.rules.deck >> 4 * own & 15)


def pointed(s: State, points: Points) -> str:
    """What an answer points at."""
    key, value = next(iter(points.items()))
    if key == "card":
        name: str = s.rules.card_names[s.seats[0].kind(value)]
        return name + (" of the other bandit" if value & OTHERS and s.seats[0].second >= 0 else "")
    if key == "place":
        return place_name(s, value)
    if key == "token":
        return token_name(s, value)
    if key == "bandit":
        return f"bandit {value}" if value < s.bandit_count else s.rules.figures[value]
    if key == "bandits":
        return "+".join(f"bandit {who}" for who in value) or "none"
    if key == "hostage":
        return HOSTAGES[value].replace(" ", "")
    if key == "colour":
        return f"Bullet from bandit {value}" if value < s.bandit_count else "Bullet neutral"
    return str(value)


def super_answers(rules: Rules) -> tuple[list[str], list[int]]:
    """The cards of the set-up.  Taking a programme back is no answer to a question, and nothing to learn."""
    names = [WAITING]
    table = [-1] * (BYTES * BYTES)
    for card in cards_of(rules.cards):
        table[PROGRAM << 8 | CARDS.index(card)] = len(names)
        names.append(f"program {card}")
    return names, table
