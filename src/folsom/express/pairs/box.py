"""Pairs, added to a set of rules."""

from typing import Final

from folsom.express.base.steps import CAST, DRAW_UP
from folsom.express.pairs.cards import Cover, CoverCard, PickCard, PickCards, Picked
from folsom.express.pairs.cast import ChoosePair, DealPairs, Dealt
from folsom.express.pairs.interface import PairsInterface
from folsom.express.pairs.score import LessOwnBullets
from folsom.express.pairs.start_places import two_bandits
from folsom.express.pairs.steps import CHOOSE_PAIR, COVER_CARD, PICK_CARD, PICK_CARDS, PICKED
from folsom.express.rules import Rules

PAIRS: Final = "pairs"


def pairs(r: Rules) -> None:
    r.open_box(PairsInterface(PAIRS))
    slot = r.extra(Dealt())
    two_bandits(r, "PAIR-2")
    r.instead(CAST, DealPairs(slot), over="base")
    r.op(CHOOSE_PAIR, "pair", ChoosePair("PAIR-1", slot))
    r.op(PICK_CARDS, "pick-cards", PickCards())
    r.op(PICK_CARD, "choose", PickCard("PAIR-3"))
    r.op(PICKED, "picked", Picked(slot))
    r.op(COVER_CARD, "cover", CoverCard("PAIR-4", slot))
    r.insert(PICK_CARDS, before=DRAW_UP)
    r.rule(Cover("PAIR-4", slot))
    r.scoring = LessOwnBullets(True)
