"""Questions: what a seat may do now, in words and in the notation, and why other actions are not possible."""

from folsom.interface.declarations import AnswerKind, OptionKind
from folsom.interface.lines import unreadable
from folsom.interface.title import Option, Reason
from folsom.interface.validation import fold
from folsom.interface.words import Catalogue
from folsom.superexpress.codes import ABOARD, PROGRAMME, TAKE_BACK
from folsom.superexpress.interface.names import CARDS, card_words
from folsom.superexpress.interface.point_types import Nothing, OfferedCard
from folsom.superexpress.state import State

PROGRAM = "program"
BACK = "take-back"
TEXTS = {f"{PROGRAM} {card}": number for number, card in enumerate(CARDS)}
BACK_TEXT = "take back"
OPTIONS = [
    OptionKind(
        PROGRAM,
        "the next card of the programme; all are asked at once",
        (AnswerKind(f"{PROGRAM} <card>", OfferedCard),),
    ),
    OptionKind(
        BACK,
        "discards the cards programmed so far; possible until the last player has finished",
        (AnswerKind(BACK_TEXT, Nothing),),
    ),
]


def options(s: State, seat: int, words: Catalogue) -> list[Option]:
    """The legal actions of a seat.  Taking back comes last, and is also offered to a seat that has finished."""
    number: int = s.pawns[seat].noted + 1
    found = []
    for action in s.offers(seat):
        card = CARDS[action]
        text = words(f"option.program.{number}", card=card_words(card, words))
        points: OfferedCard = {"card": card, "number": number}
        found.append(Option(action, PROGRAM, f"{PROGRAM} {card}", text, points))
    if s.may_take_back(seat):
        nothing: Nothing = {}
        found.append(Option(TAKE_BACK + seat, BACK, BACK_TEXT, words("option.take-back"), nothing))
    return found


def ask(s: State, seat: int, words: Catalogue) -> str:
    """The question to a seat, as a sentence."""
    noted: int = s.pawns[seat].noted
    if seat in s.to_act():
        return words(f"question.program.{noted + 1}")
    return words("question.ready") if s.may_take_back(seat) else ""


def read_action(s: State, seat: int, text: str) -> int:
    """The action that a text means."""
    for spelled, action in {**TEXTS, BACK_TEXT: TAKE_BACK + seat}.items():
        if fold(spelled) == fold(text):
            return action
    played = [spelled for spelled, card in TEXTS.items() if s.rules.cards >> card & 1]
    raise unreadable(text, [*played, BACK_TEXT])


def why_not(s: State, seat: int, action: int | str, words: Catalogue) -> Reason | None:
    """The rule that forbids an action to a seat now; None if it is legal."""
    if isinstance(action, str):
        action = read_action(s, seat, action)
    if s.stopped():
        return Reason("", words("why.stopped"))
    if s.over:
        ended = {0: "SUP-WIN-3", 1: "SUP-WIN-1"}.get(s.aboard(), "SUP-WIN-2")
        return Reason(ended, words("why.over"))
    if s.pawns[seat].status != ABOARD:
        return Reason("SUP-ACT-3", words("why.eliminated"))
    if action == TAKE_BACK + seat:
        return None if s.may_take_back(seat) else Reason("SUP-PLAN-1", words("why.nothing-programmed"))
    if not 0 <= action < len(CARDS):
        return Reason("SUP-PLAN-1", words("why.no-card"))
    if not s.rules.cards >> action & 1:
        return Reason("SUP-SET-3", words("why.not-in-play", card=card_words(CARDS[action], words)))
    if s.pawns[seat].noted == PROGRAMME:
        return Reason("SUP-PLAN-1", words("why.ready"))
    if not s.pawns[seat].hand >> action & 1:
        return Reason("SUP-PLAN-1", words("why.twice", card=card_words(CARDS[action], words)))
    return None
