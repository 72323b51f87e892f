"""Options: what a seat may do now, in words and in the notation."""

from folsom.express.interface.names import Speech
from folsom.express.interface.question_kinds import Answer, Offer, answer_to
from folsom.express.state import State
from folsom.interface.title import Option
from folsom.interface.words import Catalogue


def asked(s: State, seat: int) -> tuple[int, int, int] | None:
    """The question (op, who, x) that a seat has to answer now."""
    for depth in s.waiting():
        frame: int = s.agenda[depth]
        op, who = frame & 255, frame >> 8 & 255
        if s.asks_seat(op, who) == seat:
            return op, who, frame >> 16
    return None


def options(s: State, seat: int, words: Catalogue) -> list[Option]:
    """The legal actions of a seat."""
    frame = asked(s, seat)
    if frame is None:
        return []
    op, who, x = frame
    question = s.rules.questions[op]
    speech = Speech(s, words)
    named = question.named(speech, seat, who, x)
    found = []
    for action in s.offers(seat):
        answer = answer_to(s, op, seat, action)
        assert answer is not None, (question.name, action)
        argument = action - answer.first
        offer = Offer(speech, seat, who, x, answer.name, dict(named))
        points = answer.describe(offer, argument)
        key, number = f"option.{question.name}.{offer.sentence}", offer.number
        sentence = words(key, **offer.named) if number < 0 else words.count(key, number, **offer.named)
        if offer.warning:
            sentence = words("option.warned", option=sentence, warning=words(offer.warning))
        found.append(Option(action, question.name, spelled(s, seat, op, answer, argument), sentence, points))
    return found


def spelled(s: State, seat: int, op: int, answer: Answer, argument: int) -> str:
    """The text of an answer in the notation."""
    return f"{answer.verb or s.rules.questions[op].name} {answer.spell(s, seat, argument)}".rstrip()


def spell(s: State, seat: int, op: int, action: int) -> str | None:
    """The text of an action in the notation; None if it does not answer this question in this game."""
    answer = answer_to(s, op, seat, action)
    if answer is None or not answer.in_game(s, action - answer.first):
        return None
    return spelled(s, seat, op, answer, action - answer.first)
