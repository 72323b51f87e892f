"""Deals a random position that is consistent with a view.  It uses the view and nothing else."""

from folsom.kernel.bits import bit
from folsom.kernel.dice import Dice
from folsom.superexpress.codes import BACK, CARD, FORWARD, PROGRAM, PROGRAMME
from folsom.superexpress.end import LOOT
from folsom.superexpress.interface.names import BANDITS, CARDS, FLOORS, STATUS
from folsom.superexpress.interface.setup import rules_of
from folsom.superexpress.interface.view_types import ProgrammeView, View
from folsom.superexpress.state import State


def redeal(v: View, dice: Dice) -> State:
    """Deal the others' programmes; nobody knows the value of a wagon, which is drawn when it is uncoupled."""
    s = State(rules_of(v.setup), dice)
    s.first = v.first
    s.last = v.wagons
    s.round = v.round
    s.over = v.over
    s.stop = v.stop
    for seat in v.winners:
        s.winners |= bit(seat)
    read_bandits(s, v)
    for shown in v.programmes:
        known = v.own.programme if v.own and v.seat == shown.seat else shown.revealed
        deal_programme(s, shown, known)
    if v.stopped:
        s.push_frame(v.stop)
        s.run()
    elif not v.over:
        s.push(CARD, v.first, 0)
        for seat in sorted(v.to_act, reverse=True):
            s.push(PROGRAM, seat, 0)
        s.run()
    return s


def read_bandits(s: State, v: View) -> None:
    for b in v.bandits:
        pawn = s.pawns[b.seat]
        pawn.character = BANDITS.index(b.name)
        pawn.stunned = b.stunned
        for value in b.loot:
            pawn.loot |= bit(list(LOOT).index(value))
    seats = {b.name: b.seat for b in v.bandits}
    for place in v.places:
        for name in place.bandits:
            s.stand(seats[name], place.car, FLOORS.index(place.floor), FORWARD)
    for b in v.bandits:
        s.pawns[b.seat].status = STATUS.index(b.status)
        s.pawns[b.seat].facing = BACK if b.facing == "back" else FORWARD


def deal_programme(s: State, shown: ProgrammeView, known: tuple[str, ...]) -> None:
    """Program the known cards, then random others; a player who is not ready simply starts again."""
    pawn = s.pawns[shown.seat]
    for name in known:
        pawn.note(CARDS.index(name))
    while shown.ready and pawn.noted < PROGRAMME:
        pawn.note(s.one_of(pawn.hand))
    pawn.shown = len(shown.revealed)
