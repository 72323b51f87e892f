"""A box's part of a view, as fields of an observation.

It is a second implementation of the box's observer, which uses only what a seat sees instead of a state: tests compare
the two.
"""

from typing import TYPE_CHECKING

from folsom.express.interface.view_types import TokenView

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class BoxViewFields:
    """A box overrides only the methods it needs."""

    def question(self, fields: "ViewFields", name: str, x: int) -> None:
        """Add the subject of a question of this box to the seat."""

    def token(self, fields: "ViewFields", token: TokenView) -> None:
        """Add a token on the train or on a Character card."""

    def view(self, fields: "ViewFields") -> None:
        """Add everything else."""
