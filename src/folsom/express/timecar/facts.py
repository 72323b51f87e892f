"""The kinds of facts of the time-travel car."""

from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactAddition, FactKind, MoveReason, always
from folsom.express.interface.names import point_at_place
from folsom.express.timecar.point_types import SetOut
from folsom.express.timecar.steps import BY_TIME, F_SET_OUT


def describe_set_out(t: EventText) -> SetOut:
    """TCAR-8: only the bandit's player knows the destination."""
    if t.seat != t.s.bandits[t.a].seat:
        t.sentence = "hidden"
        return {"bandit": t.name_bandit(t.a)}
    t.sentence = "open"
    t.named["place"] = t.speech.place(t.b)
    return {"bandit": t.name_bandit(t.a), **point_at_place(t.s, t.b)}


FACTS = [FactKind(F_SET_OUT, "set-out", SetOut, describe_set_out, ("hidden", "open"), hides=always)]
ADDITIONS = [FactAddition("moved", ("time", "time-off"))]
REASONS = [MoveReason(BY_TIME, "time", discloses=True)]
