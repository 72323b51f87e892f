"""The kinds of facts of Pairs."""

from folsom.express.interface.common_events import CARD_SENTENCES, describe_card, describe_seat
from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactKind, always
from folsom.express.interface.names import bandit_name
from folsom.express.pairs.point_types import CardChosen, NoCover, PairChosen
from folsom.express.pairs.steps import F_CHOSE, F_NO_COVER, F_PAIR


def describe_pair(t: EventText) -> PairChosen:
    first, second = bandit_name(t.s, t.b), bandit_name(t.s, t.c)
    t.named.update(number=t.a + 1, first=first, second=second)
    return {"seat": t.a, "bandits": [first, second]}


FACTS = [
    FactKind(F_PAIR, "pair", PairChosen, describe_pair),
    FactKind(F_CHOSE, "chose", CardChosen, describe_card, CARD_SENTENCES, hides=always, discloses=always),
    FactKind(F_NO_COVER, "no-cover", NoCover, describe_seat),
]
