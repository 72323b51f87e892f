"""The interface of a box: its part of events, options, views, scenes, checks and observations.

A box's rules are in its own files; this is its interface to everything else.  `interface/` calls every box of a game,
in the order in which they were added, and refers to none of them by name.
"""

from typing import TYPE_CHECKING

from folsom.express.box_observer import BoxObserver
from folsom.express.box_picture import BoxPicture
from folsom.express.box_scenes import BoxScenes
from folsom.express.box_view_fields import BoxViewFields
from folsom.express.interface.fact_kinds import FactAddition, FactKind, MoveReason
from folsom.express.interface.question_kinds import Answer, Question
from folsom.express.interface.token_kinds import TokenKind
from folsom.express.state import State
from folsom.kernel.fast import i64, mypyc_attr

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxInterface:
    """A box overrides only the methods it needs."""

    def __init__(self, name: str, folder: str = "") -> None:
        self.name = name
        self.folder = folder or name  # where its words are; boxes of one product share one
        self.rules_page = ""  # its page of the rule book, which boxes may share
        self.view_type: type | None = None  # what `view` returns; None: the box adds nothing to the view
        self.private = False  # seats may see different things in it
        self.forbidden_here = ""  # why cards have no effect in a place that it adds
        self.scenes = BoxScenes()
        self.picture = BoxPicture()
        self.view_fields = BoxViewFields()
        self.score_lines: dict[str, str] = {}  # the score line of each rule that changes the final money

    # ---- set-ups
    def refuses(self, players: i64, variant: str, boxes: list[str]) -> str:
        """Why the box cannot be played in such a game, with the rule; empty if it can."""
        return ""

    # ---- views
    def view(self, s: State, viewer: i64) -> object:
        """The box's part of a view for a seat (or SPECTATOR, or EVERYTHING): a frozen dataclass."""
        raise NotImplementedError

    def same_view(self, before: State, now: State) -> bool:
        """Whether the box's part looks the same to everybody in both positions; False if the box cannot tell.

        It is called only if the ground and the bandits' names have not changed.
        """
        return False

    def token(self, s: State, token: i64, known: bool) -> tuple[str, bool]:
        """The kind of a token of this box as far as a viewer can tell, and whether half of it is used up."""
        return s.rules.tokens[token], False

    # ---- observations
    def observer(self, of: "ExpressFields") -> BoxObserver | None:
        """The writer of the box's fields of an observation; None if it has none."""
        return None

    # ---- scores
    def counted(self, s: State, side: i64) -> dict[str, int]:
        """What else counts for a side at the end apart from money, by score line."""
        return {}

    # ---- checks
    def audit(self, s: State) -> None:
        """Raise AssertionError unless everything that the box has added exists exactly once."""

    # ---- events
    def facts(self) -> list[FactKind]:
        """The kinds of facts that its rules put on the tape."""
        return []

    def fact_additions(self) -> list[FactAddition]:
        """Its additions to other boxes' kinds of facts."""
        return []

    def reasons(self) -> list[MoveReason]:
        """Why its rules move bandits."""
        return []

    def token_kinds(self) -> list[TokenKind]:
        """The kinds of loot tokens that it adds."""
        return []

    def forbidden_by(self, s: State, who: int, kind: int) -> str:
        """The name of what forbids a bandit's cards of a kind, if this box does; otherwise empty."""
        return ""

    # ---- options
    def questions(self) -> list[Question]:
        """The questions that its ops ask."""
        return []

    def more_answers(self) -> list[tuple[int, Answer]]:
        """The answers that it adds to other boxes' questions, by their ops."""
        return []

    def refused_text(self, text: str) -> str:
        """The rule that forbids an action text (in lower case) that can never be legal; otherwise empty."""
        return ""

    def warning(self, s: State, who: i64, place: i64) -> str:
        """The key of a sentence about who waits for a bandit that goes to a place; empty if nobody does."""
        return ""

    # ---- both
    def texts(self) -> dict[str, tuple[str, ...]]:
        """Texts that it adds to named lists (`OneOf`), beyond those derived from its rules."""
        return {}
