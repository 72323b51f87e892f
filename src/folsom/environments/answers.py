"""The fixed list of actions of a set-up, and the table from (question, action) to its index.

An action of the engine is a byte whose meaning depends on the question.  Here every answer has the text that it has in
the notation, with bandits by number; answers with the same text, as those of `plan` and `turmoil`, have one index.
"""

from folsom.express.interface.question_kinds import answer_to
from folsom.express.rules import OPS
from folsom.express.state import State
from folsom.superexpress.codes import PROGRAM
from folsom.superexpress.interface.names import CARDS, cards_of
from folsom.superexpress.train import Rules

WAITING = "wait"
BYTES = 256


def express_answers(s: State) -> tuple[list[str], list[int]]:
    """Names by index, and the table that an Observer reads; as seat 0 sees them, so that bandits count from there."""
    names = [WAITING]
    table = [-1] * (OPS * BYTES)
    for op in sorted(s.rules.questions):
        for action in range(BYTES):
            name = label(s, op, action)
            if name:
                if name not in names:
                    names.append(name)
                table[op << 8 | action] = names.index(name)
    return names, table


def label(s: State, op: int, action: int) -> str:
    """The text of an answer with bandits by number; nothing if there is no such answer in this set-up."""
    answer = answer_to(s, op, 0, action)
    argument = answer.label(s, action - answer.first) if answer else None
    return f"{answer.verb or s.rules.questions[op].name} {argument}".rstrip() if answer and argument is not None else ""


def super_answers(rules: Rules) -> tuple[list[str], list[int]]:
    """The cards of the set-up.  Taking a programme back is no answer to a question, and nothing to learn."""
    names = [WAITING]
    table = [-1] * (BYTES * BYTES)
    for card in cards_of(rules.cards):
        table[PROGRAM << 8 | CARDS.index(card)] = len(names)
        names.append(f"program {card}")
    return names, table
