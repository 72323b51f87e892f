"""The Expert variant, added to a set of rules."""

from typing import Final

from folsom.express.base.steps import SCHEME, TIDY
from folsom.express.expert.cards import (
    DropLead,
    ExpertCards,
    Hold,
    HoldOne,
)
from folsom.express.expert.interface import ExpertInterface
from folsom.express.expert.piles import Discards
from folsom.express.expert.steps import DROP_BULLETS, HOLD, HOLD_ONE
from folsom.express.rules import Rules

EXPERT: Final = "expert"


def expert(r: Rules) -> None:
    r.open_box(ExpertInterface(EXPERT))
    cards = ExpertCards(r.extra(Discards(r.seats)))
    r.cards = cards
    r.op(DROP_BULLETS, "drop-bullets", DropLead(cards))
    r.op(HOLD, "hold", Hold())
    r.op(HOLD_ONE, "keep", HoldOne("EXPERT-3"))
    r.insert(DROP_BULLETS, before=SCHEME)
    r.insert(HOLD, before=TIDY)
