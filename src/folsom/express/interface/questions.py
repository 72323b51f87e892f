"""Questions: what a seat is asked, and why it may not do something else."""

from folsom.express.bags import bullets_in, cards_in
from folsom.express.codes import SCHEMING
from folsom.express.horses.kept_cards import kept
from folsom.express.interface.names import Speech, bandit_name
from folsom.express.interface.option_text import cards_left, face_down
from folsom.express.interface.options import asked, kind_of, spell
from folsom.express.interface.vocabulary import meanings, simple
from folsom.express.ops import Op
from folsom.express.state import State
from folsom.interface.title import Reason
from folsom.interface.words import Catalogue


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
    if step.name in ("plan", "turmoil"):
        return ask_to_plan(s, seat, name, step.name, words)
    key = f"question.{step.name}"
    if step.name == "drink":
        key += ".one" if s.frames().count(s.frames()[-1]) == 1 else ".two"
    return words(key, name=name, target=target, car=car)


def ask_to_plan(s: State, seat: int, name: str, question: str, words: Catalogue) -> str:
    """PLAN-1, PLAN-3: to play, to draw as many cards as there are, to drink, or none of these; whatever is possible."""
    down = face_down(s, seat)
    kinds = [kind_of(s, question, action) for action in s.offers(seat)]
    found = [kind for kind in ("play", "draw", "use", "pass") if kind in kinds]
    left = cards_left(s, seat)
    spelled = {"play": "hide" if down else "play", "draw": {1: "draw-one", 2: "draw-two"}.get(left, "draw")}
    forms = ("first", *["then"] * len(found))
    choices = [words(f"choice.{form}.{spelled.get(kind, kind)}") for form, kind in zip(forms, found, strict=False)]
    shade = question if question == "turmoil" else "tunnel" if down else "open"
    return words(f"question.plan.{shade}", name=name, choices=Speech(s, words).listed(choices, "or"))


def ask_to_save(s: State, seat: int, name: str, words: Catalogue) -> str:
    """KEEP-1: how many cards may still be kept."""
    q = s.seats[seat]
    already: int = kept(q)
    held: int = cards_in(q.hand) + bullets_in(q.hand_bullets) - already
    number = min(s.card.keep - already, held)
    shade = "one" if number == 1 else "several"
    return words(f"question.save.{shade}{'-more' if already else ''}", name=name, number=number)


def sentence(text: str) -> str:
    return text if text.endswith(("?", ".", "!")) else f"{text}."


def why_not(s: State, seat: int, action: int | str, words: Catalogue) -> Reason | None:
    """The rule by which a seat may not do this now; None if it may."""
    question = asked(s, seat)
    if isinstance(action, str) and bullet_refused(s, action):
        rule = bullet_refused(s, action)
        return Reason(rule, words(f"why.{rule}"))
    if isinstance(action, str):
        found = meanings(s, seat, action)
        if question:
            found = [(op, number) for op, number in found if op == question[0]]
        if question and not found:
            return another_question(s, seat, question[0], words)
        action = found[0][1]
    if s.ended():
        return Reason("END-1", words("why.over"))
    if s.stopped():
        return Reason("", words("why.stopped"))
    if question is None:
        return not_asked(s, seat, words)
    if action in s.offers(seat):
        return None
    op, who, x = question
    step = s.rules.ops[op]
    if not 0 <= action < 256 or spell(s, seat, step.name, action) is None:
        return another_question(s, seat, op, words)
    rule = step.why(s, who, x, action)
    own = f"why.{step.name}.{rule}"
    return Reason(rule, words(own if words.has(own) else f"why.{rule}"))


def bullet_refused(s: State, text: str) -> str:
    """The rule by which a Bullet, whosever it is, is neither played nor kept."""
    verb, _, what = simple(text).partition(" ")
    if not what.startswith("bullet"):
        return ""
    if verb == "play":
        return "PLAN-2"
    return "EXPERT-3" if verb == "keep" and s.rules.op_named(verb) >= 0 else ""


def another_question(s: State, seat: int, op: int, words: Catalogue) -> Reason:
    question = sentence(ask(s, seat, words))
    return Reason(s.rules.ops[op].cites, words("why.another-question", question=question))


def not_asked(s: State, seat: int, words: Catalogue) -> Reason:
    """It is others who have to decide; where several are asked at once, this seat may have answered already."""
    speech = Speech(s, words)
    names = [speech.seat(other) for other in s.to_act()]
    frame: int = s.frames()[-1]
    step = s.rules.ops[frame & 255]
    shade = "one" if len(names) == 1 else "several"
    what = "answered" if step.secret and was_asked(s, step, seat, frame >> 16) else "not-asked"
    if step.secret:
        rule = step.cites
    else:
        rule = "PLAN-1" if s.phase == SCHEMING else "ACT-1"
    return Reason(rule, words(f"why.{what}.{shade}", names=speech.listed(names)))


def was_asked(s: State, step: Op, seat: int, x: int) -> bool:
    """Whether a question that is put to several seats at once was put to this one, too."""
    o = s.copy()
    o.offered = 0
    step.offer(o, seat, x)
    return bool(o.offered)
