"""The observer of a set-up, with the fixed list of its actions.

An action of the engine is a byte whose meaning depends on the question.  Here every answer has its text in the
notation, with bandits by number; answers with the same text share an index, also if they answer different questions.
"""

from folsom.express.interface.names import place_name, token_name
from folsom.express.interface.question_kinds import answer_to
from folsom.express.interface.setup import rules_of
from folsom.express.observation import ExpressObserver
from folsom.express.rules import OPS
from folsom.express.state import State
from folsom.interface.title import Setup
from folsom.kernel.dice import seeded
from folsom.learning.observation import WAITING

BYTES = 256


def observer(setup: Setup) -> ExpressObserver:
    rules = rules_of(setup)
    s = State(rules, seeded(0))
    actions, table = answers(s)
    places = [place_name(s, place) for place in range(s.ground.places)]
    tokens = [token_name(s, token) for token in range(len(rules.tokens))]
    return ExpressObserver(rules, places, tokens, actions, table)


def answers(s: State) -> tuple[list[str], list[int]]:
    """Names by index, and the table for an Observer; as seen from seat 0, so bandits are counted from there."""
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
    """The text of an answer with bandits by number; empty if there is no such answer in this set-up."""
    answer = answer_to(s, op, 0, action)
    argument = answer.label(s, action - answer.first) if answer else None
    return f"{answer.verb or s.rules.questions[op].name} {argument}".rstrip() if answer and argument is not None else ""
