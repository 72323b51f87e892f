"""The interface of Teams."""

from typing import TYPE_CHECKING

from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.interface.common_events import CARD_SENTENCES, describe_card
from folsom.express.interface.fact_kinds import FactKind, always
from folsom.express.teams.observation import TeamsObserver
from folsom.express.teams.picture import TeamsPicture
from folsom.express.teams.point_types import PartnerCard
from folsom.express.teams.steps import F_PARTNER
from folsom.express.teams.view_fields import TeamsViewFields

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class TeamsInterface(BoxInterface):
    """The card that partners lend each other."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.picture = TeamsPicture()
        self.view_fields = TeamsViewFields()

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return TeamsObserver(of)

    def facts(self) -> list[FactKind]:
        return [
            FactKind(
                F_PARTNER, "partner-card", PartnerCard, describe_card, CARD_SENTENCES, hides=always, discloses=always
            )
        ]
