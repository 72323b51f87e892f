"""What Teams show of themselves."""

from folsom.express.box_interface import BoxInterface
from folsom.express.codes import F_PARTNER
from folsom.express.interface.fact_kinds import FactKind, always
from folsom.express.interface.tellers import CARD_SHADES, tell_card
from folsom.express.teams.picture import TeamsPicture
from folsom.express.teams.point_types import PartnerCard


class TeamsInterface(BoxInterface):
    """The card that partners lend each other."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.picture = TeamsPicture()

    def facts(self) -> list[FactKind]:
        return [
            FactKind(F_PARTNER, "partner-card", PartnerCard, tell_card, CARD_SHADES, hides=always, discloses=always)
        ]
