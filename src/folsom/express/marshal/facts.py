"""The kinds of facts of Marshal & Prisoners."""

from folsom.express.interface.event_text import Telling
from folsom.express.interface.fact_kinds import FactAddition, FactKind
from folsom.express.interface.names import point_at_place, token_name
from folsom.express.interface.tellers import tell_bandit, tell_seat
from folsom.express.marshal import point_types as p
from folsom.express.marshal import steps as m

FALLEN = "fallen"  # why a card has no effect


def tell_carried_up(t: Telling) -> p.CarriedUp:
    kind = t.s.rules.tokens[t.a]
    t.named.update(token=t.words(f"loot.{kind}.a"), to=t.speech.way(t.b))
    return {**point_at_place(t.s, t.b), "token": t.a, "label": token_name(t.s, t.a), "loot": kind}


FACTS = [
    FactKind(m.F_CARRIED_UP, "carried-up", p.CarriedUp, tell_carried_up),
    FactKind(m.F_HELD_BACK, "held-back", p.HeldBack, tell_seat),
    FactKind(m.F_FELL, "fell", p.Fell, tell_bandit),
]
ADDITIONS = [
    FactAddition("nothing", (FALLEN,)),
    FactAddition("moved", ("punch-off", "push-off")),
    FactAddition("event", ("safekeeping", "reflex-action", "deadly-fall")),
]
