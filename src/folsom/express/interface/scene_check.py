"""Checks that a drawn position can be played, by trial."""

from folsom.express.interface.audit import audit
from folsom.express.interface.catalogue import catalogue
from folsom.express.interface.check_steps import check_off
from folsom.express.interface.names import seat_name
from folsom.express.interface.options import options
from folsom.express.interface.questions import ask
from folsom.express.interface.redeal import redeal
from folsom.express.interface.views import view
from folsom.express.state import State
from folsom.interface.lines import LEADING_ON, Fault
from folsom.interface.title import Setup
from folsom.kernel.dice import seeded

TRIALS = 2
KNOWN = ("fresh", "unseen", "discard", "tucked", "hand")
LONGEST = 5000  # decisions; a game has a few hundred


def prove(s: State, setup: Setup) -> None:
    """Check that every view can be dealt again, and that random games from here end without losing anything."""
    check_answers(s)
    for trial in range(TRIALS):
        o = s.copy()
        o.dice.assign(seeded(trial))
        o.run()
        for seat in o.to_act():
            tell(o, seat)
        for viewer in (None, *range(setup.players)):
            seen = view(o, setup, viewer)
            if view(redeal(seen, seeded(trial)), setup, viewer) != seen:
                raise Fault("what is known about the cards is impossible", *KNOWN, owner=seat_name(o, viewer or 0))
        decisions = 0
        while not o.over:
            if decisions >= LONGEST:
                raise Fault("the game does not end", *LEADING_ON)
            check_off(o)
            legal = o.legal()
            o.apply(legal[o.dice.below(len(legal))])
            decisions += 1
        if o.round >= 5:
            raise Fault("there are five rounds", "round", *LEADING_ON)
        check_off(o)
        audit(o)


def tell(s: State, seat: int) -> None:
    """Check that the question to a seat and its answers have words."""
    o = s.copy()
    o.turn_to(seat)
    words = catalogue("en")
    assert ask(o, seat, words), "nobody is asked anything"
    assert options(o, seat, words), "there is no answer"


def check_answers(s: State) -> None:
    """Check that only seats that have answered a question that others are still asked have a noted answer."""
    asked: int = s.agenda[s.depth - 1] & 255 if s.depth else 0
    question = s.rules.ops[asked]
    waiting = s.to_act() if question.asks else []
    if question.secret:
        foreseen = [seat for seat in waiting if question.forced(s, seat, s.agenda[s.depth - 1] >> 16)]
        assert not foreseen, "a player is asked though everybody can see that there is only one answer"
    for seat in range(s.rules.seats):
        if question.secret and seat not in waiting:
            if not question.noted(s.copy(), seat):
                name = seat_name(s, seat)
                raise Fault(f"{name} has given no answer to what the others are asked", "answer", owner=name)
        elif s.seats[seat].secret:
            raise Fault("an answer is noted, but nobody was asked", "answer", owner=seat_name(s, seat))
    for box in s.rules.interfaces:
        for seat in waiting:
            box.scenes.check_answer(s, question.name, seat)
