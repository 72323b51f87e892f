"""Questions: what a seat is asked, and why it may not do something else."""

from folsom.express.bags import cards_in, lead_in
from folsom.express.codes import SCHEMING
from folsom.express.horses.keeping import kept
from folsom.express.state import State
from folsom.express.table.names import Speech, bandit_name
from folsom.express.table.questions import asked, meanings, simple, spell
from folsom.kernel.title import Reason
from folsom.kernel.words import Catalogue

FEW = ("none", "one")  # how the words of a number are called, up to one


def ask(s: State, seat: int, words: Catalogue) -> str:
    """What a seat is asked, in a sentence."""
    question = asked(s, seat)
    if question is None:
        return ""
    op, who, x = question
    step = s.rules.ops[op]
    speech = Speech(s, words)
    name = speech.seat(seat) if step.to_seat else bandit_name(s, who)
    target = bandit_name(s, x) if step.name in ("drop", "knock") else ""
    car = speech.car(x) if step.name == "board" else ""
    if step.name == "save":
        return ask_to_save(s, seat, name, words)
    key = f"question.{step.name}"
    if step.name == "drink":
        key += ".one" if s.frames().count(s.frames()[-1]) == 1 else ".two"
    return words(key, name=name, target=target, car=car)


def ask_to_save(s: State, seat: int, name: str, words: Catalogue) -> str:
    """KEEP-1: how many cards may still be kept."""
    q = s.seats[seat]
    already: int = kept(q)
    held: int = cards_in(q.hand) + lead_in(q.held) - already
    number = min(s.card.keep - already, held)
    shade = FEW[number] if number < len(FEW) else "several"
    return words(f"question.save.{shade}{'-more' if already else ''}", name=name, number=number)


def sentence(text: str) -> str:
    return text if text.endswith(("?", ".", "!")) else f"{text}."


def why_not(s: State, seat: int, action: int | str, words: Catalogue) -> Reason | None:
    """The rule by which a seat may not do this now; None if it may."""
    question = asked(s, seat)
    if isinstance(action, str) and simple(action).startswith("play bullet"):
        return Reason("PLAN-2", words("why.PLAN-2"))
    if isinstance(action, str):
        found = meanings(s, seat, action)
        if question:
            found = [(op, number) for op, number in found if op == question[0]]
        if question and not found:
            return another_question(s, seat, question[0], words)
        action = found[0][1]
    if s.over:
        return Reason("END-1", words("why.over"))
    if question is None:
        return not_asked(s, words)
    if action in s.offers(seat):
        return None
    op, who, x = question
    step = s.rules.ops[op]
    if not 0 <= action < 256 or spell(s, seat, step.name, action) is None:
        return another_question(s, seat, op, words)
    rule = step.why(s, who, x, action)
    own = f"why.{step.name}.{rule}"
    return Reason(rule, words(own if words.has(own) else f"why.{rule}"))


def another_question(s: State, seat: int, op: int, words: Catalogue) -> Reason:
    question = sentence(ask(s, seat, words))
    return Reason(s.rules.ops[op].cites, words("why.another-question", question=question))


def not_asked(s: State, words: Catalogue) -> Reason:
    """It is others who have to decide."""
    speech = Speech(s, words)
    names = [speech.seat(seat) for seat in s.to_act()]
    shade = "one" if len(names) == 1 else "several"
    rule = "PLAN-1" if s.phase == SCHEMING else "ACT-1"
    return Reason(rule, words(f"why.not-asked.{shade}", names=speech.listed(names)))
