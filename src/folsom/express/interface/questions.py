"""Questions: what a seat is asked, and why other actions are not possible."""

from folsom.express.interface.names import Speech, bandit_name, members
from folsom.express.interface.options import asked, spell
from folsom.express.interface.vocabulary import meanings, meant_by_others, simple
from folsom.express.ops import Op
from folsom.express.state import State
from folsom.interface.errors import NotationError
from folsom.interface.title import Reason
from folsom.interface.words import Catalogue


def ask(s: State, seat: int, words: Catalogue) -> str:
    """The question to a seat, as a sentence."""
    frame = asked(s, seat)
    if frame is None:
        return ""
    op, who, x = frame
    text = s.rules.questions[op].ask(Speech(s, words), seat, who, x)
    if s.rules.pawns > 1 and not s.rules.ops[op].to_seat:
        text = words("asked.bandit", name=bandit_name(s, who), question=text)
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return text if text.endswith(("?", ".", "!")) else f"{text}."


def why_not(s: State, seat: int, action: int | str, words: Catalogue) -> Reason | None:
    """The rule that forbids an action to a seat now; None if it is legal."""
    question = asked(s, seat)
    if isinstance(action, str):
        rule = refused_text(s, action)
        if rule:
            return Reason(rule, words(f"why.{rule}"))
        try:
            found = meanings(s, seat, action)
        except NotationError:
            ops = meant_by_others(s, seat, action)
            if not ops:
                raise
            return about_others(s, seat, ops, words)
        if question:
            found = [(op, number) for op, number in found if op == question[0]]
        if question and not found:
            return another_question(s, seat, question[0], words)
        action = found[0][1]
    if question is None:
        return nothing_asked(s, seat, words)
    if action in s.offers(seat):
        return None
    op, who, x = question
    step = s.rules.ops[op]
    if not 0 <= action < 256 or spell(s, seat, op, action) is None:
        return another_question(s, seat, op, words)
    return forbidden(step, taken_away(s, question, action) or step.why(s, who, x, action), words)


def taken_away(s: State, question: tuple[int, int, int], action: int) -> str:
    """The rule without which the answer would be offered: a better reason than that of the question."""
    op, who, x = question
    step = s.rules.ops[op]
    bandits = members(s.seats[who].pawns) if step.to_seat else [who]
    for rule in s.rules.restore:
        o = s.copy()
        restored = [rule.restore(o, bandit) for bandit in bandits]
        if any(restored):
            o.offered = 0
            step.offer(o, who, x)
            if action in o.legal():
                return rule.cites
    return ""


def forbidden(step: Op, rule: str, words: Catalogue) -> Reason:
    """The reason for a rule that forbids an answer, in words for this question if there are any."""
    own = f"why.{step.name}.{rule}"
    return Reason(rule, words(own if words.has(own) else f"why.{rule}"))


def nothing_asked(s: State, seat: int, words: Catalogue) -> Reason:
    """Why a seat has nothing to decide."""
    if s.ended():
        return Reason("END-1", words("why.over"))
    if s.stopped():
        return Reason("", words("why.stopped"))
    return not_asked(s, seat, words)


def about_others(s: State, seat: int, ops: list[int], words: Catalogue) -> Reason:
    """Why a seat may not give an answer to these ops that only others can give."""
    question = asked(s, seat)
    if question is None:
        return nothing_asked(s, seat, words)
    op = question[0]
    return (
        forbidden(s.rules.ops[op], s.rules.ops[op].cites, words) if op in ops else another_question(s, seat, op, words)
    )


def refused_text(s: State, text: str) -> str:
    """The rule that forbids a text that can never be legal; otherwise empty."""
    for interface in s.rules.interfaces:
        rule = interface.refused_text(simple(text))
        if rule:
            return rule
    return ""


def another_question(s: State, seat: int, op: int, words: Catalogue) -> Reason:
    question = sentence(ask(s, seat, words))
    return Reason(s.rules.ops[op].cites, words("why.another-question", question=question))


def not_asked(s: State, seat: int, words: Catalogue) -> Reason:
    """Other seats have to decide; if several were asked at once, this one may have answered already."""
    speech = Speech(s, words)
    names = [speech.seat(other) for other in s.to_act()]
    frame: int = s.frames()[-1]
    step = s.rules.ops[frame & 255]
    what = "answered" if step.secret and was_asked(s, step, seat, frame >> 16) else "not-asked"
    rule = "ACT-1" if step.card_kind >= 0 else step.cites  # the bandit on the card decides
    return Reason(rule, words.count(f"why.{what}", len(names), names=speech.listed(names)))


def was_asked(s: State, step: Op, seat: int, x: int) -> bool:
    """Whether a question to several seats at once was also put to this one."""
    o = s.copy()
    o.offered = 0
    step.offer(o, seat, x)
    return bool(o.offered)
