"""The declaration of Colt Express, assembled from all boxes."""

from collections.abc import Iterator
from functools import cache

from folsom.express.base.components import WAGON_NAMES
from folsom.express.box_interface import BoxInterface
from folsom.express.boxes import INTERFACES
from folsom.express.interface.names import FLOORS, OFF
from folsom.express.interface.question_kinds import Answer, Question
from folsom.express.interface.setup import (
    BANDITS,
    BOXES,
    DEFAULTS,
    PRINTINGS,
    SEATS,
    VARIANTS,
    rules_apart,
)
from folsom.express.interface.view_types import PHASES, View
from folsom.express.rules import Rules
from folsom.interface.declarations import AnswerKind, Declaration, EventKind, OptionKind, SetupChoice

CHOICES = {
    "variant": SetupChoice(VARIANTS, False, DEFAULTS["variant"]),
    "expert": SetupChoice((False, True), False, DEFAULTS["expert"]),
    "printing": SetupChoice(PRINTINGS, False, DEFAULTS["printing"]),
    "boxes": SetupChoice(BOXES, True, DEFAULTS["boxes"]),
    "bandits": SetupChoice(BANDITS, True, DEFAULTS["bandits"]),
    "wagons": SetupChoice(tuple(WAGON_NAMES), True, DEFAULTS["wagons"]),
    "seats": SetupChoice(SEATS, False, DEFAULTS["seats"]),
}


@cache
def declaration() -> Declaration:
    return Declaration(
        choices=CHOICES,
        view=View,
        box_views={box.name: box.view_type for box in INTERFACES if box.view_type},
        texts=texts(),
        events=list(events()),
        options=list(options()),
    )


def events() -> Iterator[EventKind]:
    """The kinds of facts of every box, with the additions of other boxes."""
    additions = [addition for box in INTERFACES for addition in box.fact_additions()]
    for box in INTERFACES:
        for kind in box.facts():
            added = tuple(one.points for one in additions if one.name == kind.name and one.points)
            yield EventKind(kind.name, kind.points, added)


def options() -> Iterator[OptionKind]:
    """The questions of every box, each once, with the answers that other boxes add to them."""
    more = [(op, answer) for box in INTERFACES for op, answer in box.more_answers()]
    known: list[Question] = []
    for question in [question for box in INTERFACES for question in box.questions()]:
        if question not in known:
            known.append(question)
            answers = [*question.answers, *(answer for op, answer in more if op == question.op)]
            kinds = tuple(answer_kind(question.name, answer) for answer in answers if answer.sentences)
            yield OptionKind(question.name, question.asked, kinds)


def answer_kind(question: str, answer: Answer) -> AnswerKind:
    return AnswerKind(f"{answer.verb or question} {answer.pattern()}".rstrip(), answer.points)


def texts() -> dict[str, list[str]]:
    """The lists of names that fields refer to: those in the rules of games with each box, and the boxes' additions."""
    found: dict[str, list[str]] = {"Floor": list(FLOORS), "Phase": [*PHASES.values(), "over"]}
    for rules in rules_apart():
        for name, values in texts_of(rules).items():
            found[name] = list(dict.fromkeys([*found.get(name, []), *values]))
    for box in INTERFACES:
        for name, more in (*box.texts().items(), ("RoundEventName", event_names(box))):
            found[name] = list(dict.fromkeys([*found.get(name, []), *more]))
    return found


def event_names(box: BoxInterface) -> list[str]:
    """The events of Round cards that a box has words for; some happen only if boxes are combined."""
    return [one for addition in box.fact_additions() if addition.name == "event" for one in addition.sentences]


def texts_of(rules: Rules) -> dict[str, list[str]]:
    """The names of a game's components."""
    bandits = [character.name for character in rules.characters]
    figures = list(rules.figures.values())
    return {
        "ExpressBandit": bandits,
        "ExpressTarget": [*bandits, *figures],
        "Bullet": [*bandits, "neutral"],
        "Shooter": figures,
        "ActionCard": [name for name in rules.card_names if name],
        "TokenKind": list(rules.token_kinds),
        "SeenTokenKind": list(rules.token_kinds),
        "LootKind": rules.kind_names,
        "TurnKind": [turn.name for turn in rules.turns],
        "RoundCard": [card.name for card in rules.round_cards],
        "QuietRoundCard": [card.name for card in rules.round_cards if card.event < 0],  # without an event
        "RoundEventName": [rules.ops[card.event].name for card in rules.round_cards if card.event >= 0],
        "PlaceName": [*filter(None, rules.grounds[0].names), OFF],
        "MoveReason": [reason.name for reason in rules.reasons.values()],
    }
