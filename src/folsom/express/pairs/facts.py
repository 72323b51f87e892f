"""The kinds of facts of Pairs."""

from folsom.express.interface.event_text import Telling
from folsom.express.interface.fact_kinds import FactKind, always
from folsom.express.interface.names import bandit_name
from folsom.express.interface.tellers import CARD_SHADES, tell_card, tell_seat
from folsom.express.pairs.point_types import CardChosen, NoCover, PairChosen
from folsom.express.pairs.steps import F_CHOSE, F_NO_COVER, F_PAIR


def tell_pair(t: Telling) -> PairChosen:
    first, second = bandit_name(t.s, t.b), bandit_name(t.s, t.c)
    t.named.update(number=t.a + 1, first=first, second=second)
    return {"seat": t.a, "bandits": [first, second]}


FACTS = [
    FactKind(F_PAIR, "pair", PairChosen, tell_pair),
    FactKind(F_CHOSE, "chose", CardChosen, tell_card, CARD_SHADES, hides=always, discloses=always),
    FactKind(F_NO_COVER, "no-cover", NoCover, tell_seat),
]
