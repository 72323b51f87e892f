"""The texts of actions: what a text can mean, and which texts there are."""

from collections.abc import Iterator

from folsom.express.interface.options import asked, spell
from folsom.express.interface.question_kinds import answer_to
from folsom.express.state import State
from folsom.interface.lines import unreadable
from folsom.interface.validation import fold


def vocabulary(s: State, seat: int) -> Iterator[tuple[str, int, int]]:
    """Every action text of the notation that a seat could use: text, op, action."""
    for op in sorted(s.rules.questions):
        yield from answers(s, seat, op)


def answers(s: State, seat: int, op: int) -> Iterator[tuple[str, int, int]]:
    """The texts that answer one question."""
    for action in range(256):
        text = spell(s, seat, op, action)
        if text is not None:
            yield text, op, action


def simple(text: str) -> str:
    return " ".join(text.lower().split())


def meanings(s: State, seat: int, text: str) -> list[tuple[int, int]]:
    """The (op, action) pairs that a text can mean; `Old Lady` is `OldLady` if it is unambiguous.

    The answers to the question that the seat is asked are tried first, because listing the whole vocabulary is slow.
    """
    question, wanted = asked(s, seat), simple(text)
    if question:
        found = [(op, action) for spelled, op, action in answers(s, seat, question[0]) if simple(spelled) == wanted]
        if found:
            return found
    entries = list(vocabulary(s, seat))
    alike = [entry for entry in entries if fold(entry[0]) == fold(text)]
    exact = [entry for entry in alike if simple(entry[0]) == wanted]
    if not exact and len({simple(spelled) for spelled, _, _ in alike}) == 1:
        exact = alike
    if not exact:
        raise unreadable(text, sorted({spelled for spelled, op, action in entries if ever_legal(s, seat, op, action)}))
    return [(op, action) for _, op, action in exact]


def meant_by_others(s: State, seat: int, text: str) -> list[int]:
    """The ops to which a text is an answer that only other seats can give, because it names their bandit."""
    return [
        op
        for other in range(s.rules.seats)
        if other != seat
        for spelled, op, _ in vocabulary(s, other)
        if fold(spelled) == fold(text)
    ]


def ever_legal(s: State, seat: int, op: int, action: int) -> bool:
    """Whether an answer to a question can be legal in some position: only such texts are suggested."""
    answer = answer_to(s, op, seat, action)
    return answer is not None and answer.possible(s, seat, action - answer.first)


def read_action(s: State, seat: int, text: str) -> int:
    """The action that a text means for the question to this seat, or else for another question."""
    found = meanings(s, seat, text)
    question = asked(s, seat)
    for op, action in found:
        if question and op == question[0]:
            return action
    return found[0][1]
