"""The kinds of facts of the Expert variant."""

from folsom.express.bags import cards_in
from folsom.express.expert.point_types import BulletsDiscarded, Kept, Shuffled
from folsom.express.expert.steps import F_DROPPED_BULLETS, F_KEPT, F_SHUFFLED
from folsom.express.interface.common_events import describe_seat
from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactKind, always
from folsom.express.interface.names import bullets_of, cards_of


def describe_bullets(t: EventText) -> BulletsDiscarded:
    t.named["bullets"] = t.speech.listed(t.speech.bullets(t.c))
    return {"seat": t.name_seat(), "bullets": bullets_of(t.s, t.c)}


def describe_kept(t: EventText) -> Kept:
    """EXPERT-3: the others see how many cards were kept, but not which."""
    kept: int = cards_in(t.b)
    points: Kept = {"seat": t.name_seat(), "kept": kept, "discarded": t.c}
    t.named.update(kept=kept, discarded=t.c)
    t.sentence = "hidden"
    if t.mine() and kept:
        t.sentence = "open"
        points["cards"] = cards_of(t.s, t.a, t.b)
        t.named["cards"] = t.speech.listed(t.speech.cards(t.a, t.b))
    return points


FACTS = [
    FactKind(F_SHUFFLED, "shuffled", Shuffled, describe_seat),
    FactKind(F_DROPPED_BULLETS, "bullets-discarded", BulletsDiscarded, describe_bullets),
    FactKind(F_KEPT, "kept", Kept, describe_kept, ("hidden", "open"), hides=always),
]
