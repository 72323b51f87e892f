"""The kinds of facts of Marshal & Prisoners."""

from folsom.express.interface.common_events import describe_bandit, describe_seat
from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactAddition, FactKind
from folsom.express.interface.names import point_at_place, token_name
from folsom.express.marshal import point_types as p
from folsom.express.marshal import steps as m

FALLEN = "fallen"  # why a card has no effect


def describe_carried_up(t: EventText) -> p.CarriedUp:
    kind = t.s.rules.tokens[t.a]
    t.named.update(token=t.words(f"loot.{kind}.a"), to=t.speech.way(t.b))
    return {**point_at_place(t.s, t.b), "token": t.a, "label": token_name(t.s, t.a), "loot": kind}


FACTS = [
    FactKind(m.F_CARRIED_UP, "carried-up", p.CarriedUp, describe_carried_up),
    FactKind(m.F_HELD_BACK, "held-back", p.HeldBack, describe_seat),
    FactKind(m.F_FELL, "fell", p.Fell, describe_bandit),
]
ADDITIONS = [
    FactAddition("nothing", (FALLEN,)),
    FactAddition("moved", ("punch-off", "push-off")),
    FactAddition("event", ("safekeeping", "reflex-action", "deadly-fall")),
]
