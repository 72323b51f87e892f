"""What events of Teams point at."""

from folsom.express.interface.point_types import OwnCard


class PartnerCard(OwnCard):
    """Teams: a seat drew one card (or, with `number` 0, none) of the partner."""
