"""The points of events of Teams."""

from folsom.express.interface.point_types import OwnCard


class PartnerCard(OwnCard):
    """Teams: a seat drew one of the partner's cards (or, with `number` 0, none)."""
