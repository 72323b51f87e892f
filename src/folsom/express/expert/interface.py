"""What the Expert variant shows of itself."""

from folsom.express.box_interface import BoxInterface
from folsom.express.expert.facts import FACTS
from folsom.express.interface.fact_kinds import FactKind


class ExpertInterface(BoxInterface):
    """Discards, and cards kept for the next round."""

    def facts(self) -> list[FactKind]:
        return FACTS
