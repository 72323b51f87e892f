"""A box's part of a view, as fields of an observation.

It is a second account of what the box's observer writes from a state, made from what a seat sees alone: tests compare
the two.
"""

from typing import TYPE_CHECKING

from folsom.express.interface.view_types import TokenView

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class BoxViewFields:
    """A box that has no fields leaves all as it is."""

    def question(self, fields: "ViewFields", name: str, x: int) -> None:
        """The subject of a question of this box to the seat."""

    def token(self, fields: "ViewFields", token: TokenView) -> None:
        """A token on the train or on a Character card."""

    def view(self, fields: "ViewFields") -> None:
        """Everything else."""
