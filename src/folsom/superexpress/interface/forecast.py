"""Forecasts: what a seat's cards do if nobody interferes.  They use a view and nothing else."""

from folsom.interface.title import Forecast, PlannedCard
from folsom.interface.words import Catalogue
from folsom.kernel.core import Tape
from folsom.kernel.dice import seeded
from folsom.superexpress.actions import reveal
from folsom.superexpress.codes import ABOARD, F_MISSES, PROGRAMME
from folsom.superexpress.interface.facts import event
from folsom.superexpress.interface.names import CARDS, bandit_name, facing_name
from folsom.superexpress.interface.redeal import redeal
from folsom.superexpress.interface.view_types import View
from folsom.superexpress.state import State


def forecast(v: View, words: Catalogue) -> Forecast:
    """Where the programme of a seat leads, card by card."""
    if v.seat is None or v.own is None or v.over or not v.to_act or v.bandits[v.seat].status != "aboard":
        return Forecast()
    s = redeal(v, seeded(0))
    laid = [play(s, v, name, at, words) for at, name in enumerate(v.own.programme)]
    if len(laid) == PROGRAMME:
        return Forecast(tuple(laid))
    hand = [play(s.copy(), v, name, None, words) for name in v.own.hand]
    return Forecast(tuple(laid), tuple(hand))


def play(s: State, v: View, name: str, at: int | None, words: Catalogue) -> PlannedCard:
    """Reveal one card of the seat, as if nobody else had any cards."""
    assert v.seat is not None
    who = v.seat
    pawn = s.pawns[who]
    number: int = pawn.shown
    if at is None:
        pawn.note(CARDS.index(name))
    s.tape = Tape()
    reveal(s, who)
    missed = [fact for fact in s.tape.facts if fact[0] == F_MISSES]
    aboard = pawn.status == ABOARD
    return PlannedCard(
        card=name,
        bandit=bandit_name(s, who),
        at=at,
        places=(2 * pawn.car + pawn.floor if aboard else len(v.places),),
        facing=facing_name(pawn.facing) if aboard else None,
        options=(),
        nothing=event(s, 0, missed[0], words).words if missed else None,
        warning=None,
        unsure=() if number == 0 and who == v.first else ("hidden",),
    )
