"""GHOST-1 in scenes: the line `veil Ghost:` names the players who may play the next card face down.

In the first turn of a round it may be left out.
"""

from collections.abc import Iterator

from folsom.express.base.steps import DRAW_UP, PLAN, SCHEME
from folsom.express.box_scenes import BoxReader, Oddity
from folsom.express.codes import SCHEMING
from folsom.express.interface.names import seat_name
from folsom.express.interface.read_people import seat_of
from folsom.express.state import State
from folsom.interface.lines import Word

VEIL = "veil"


class VeilReader(BoxReader):
    """Reads the lines and, unless the scene has an agenda, finds the players who have the right by default."""

    def after_agenda(self) -> None:
        s = self.s
        for line in self.scene.lines(VEIL):
            owner, _ = line.owned()
            seat = seat_of(s, owner)
            check_right(s, owner, seat)
            s.seats[seat].may_hide = 1
        if "agenda" not in self.scene.once:
            for seat in entitled(s):
                if first_card_to_come(s, seat):
                    s.seats[seat].may_hide = 1


def check_right(s: State, owner: Word, seat: int) -> None:
    """Reject players who never have the right; `late_veils` finds those whose right has expired."""
    name = seat_name(s, seat)
    if s.seats[seat].open:
        raise owner.error(f"{name} plays all cards face up ({s.rules.open_cites})")
    if seat not in entitled(s):
        raise owner.error(f"{name} has no right to play the first card of a round face down (GHOST-1)")


def late_veils(s: State) -> Iterator[Oddity]:
    for seat in range(s.rules.seats):
        if s.seats[seat].may_hide and (s.phase != SCHEMING or s.turn > 0 or has_played(s, seat)):
            problem = f"{seat_name(s, seat)} may play face down only the first card, in the first turn (GHOST-1)"
            yield Oddity(VEIL, problem, line=VEIL, seat=seat)


def entitled(s: State) -> list[int]:
    """The seats that get the right when hands are filled, whether or not they have used it since."""
    o = s.copy()
    for seat in range(o.rules.seats):
        o.seats[seat].may_hide = 0
        o.rules.full_hand(o, seat)
    return [seat for seat in range(o.rules.seats) if o.seats[seat].may_hide]


def first_card_to_come(s: State, seat: int) -> bool:
    """Whether hands are filled and this seat has neither played nor drawn in this round."""
    if s.phase != SCHEMING or s.turn > 0 or has_played(s, seat):
        return False
    frame: int = s.frames()[-1]
    if frame & 255 == PLAN:
        return not had_turn(s, seat, frame >> 24)
    steps = s.rules.steps
    if frame & 255 in steps:
        return steps.index(DRAW_UP) < steps.index(frame & 255) <= steps.index(SCHEME)
    return bool(s.rules.ops[frame & 255].secret)  # all choose at once


def had_turn(s: State, seat: int, step: int) -> bool:
    """Whether this seat took one of the first steps of the first turn."""
    o = s.copy()
    for earlier in range(step):
        o.card.kinds[0].step(o, 0, earlier)
        if o.frames()[-1] >> 8 & 255 == seat:
            return True
    return False


def has_played(s: State, seat: int) -> bool:
    return any(s.pile[k] & 15 == seat for k in range(s.piled))
