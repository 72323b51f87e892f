"""What Pairs, and two-bandit play as such, show of themselves."""

from folsom.express.box_interface import BoxInterface
from folsom.express.interface.fact_kinds import FactKind
from folsom.express.pairs.facts import FACTS


class PairsInterface(BoxInterface):
    """The three pairs, the card of choice, and Cover."""

    def facts(self) -> list[FactKind]:
        return FACTS
