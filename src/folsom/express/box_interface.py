"""The interface of a box: its part of events, options, views, scenes, checks and observations.

A box's rules are in its own files; this is its interface to everything else.  `interface/` asks every box of a game,
in the order in which they were added, and names none of them.
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
    """A box that has nothing of a kind to show leaves a method as it is."""

    def __init__(self, name: str, folder: str = "") -> None:
        self.name = name
        self.folder = folder or name  # where its words are; boxes that come together share one
        self.rules_page = ""  # the page of the rule book that is about it, or about boxes that share it
        self.view_type: type | None = None  # what `view` makes; None: the box has no part of the view
        self.private = False  # seats may see different things in it
        self.forbidden_here = ""  # by what name cards have no effect in a place that it adds
        self.scenes = BoxScenes()
        self.picture = BoxPicture()
        self.view_fields = BoxViewFields()
        self.score_lines: dict[str, str] = {}  # for rules that speak about money at the end: their line of a score

    # ---- set-ups
    def refuses(self, players: i64, variant: str, boxes: list[str]) -> str:
        """Why it cannot be played so, with the rule that says so; nothing if it can."""
        return ""

    # ---- views
    def view(self, s: State, viewer: i64) -> object:
        """The box's part of a view, as a seat (or SPECTATOR, or EVERYTHING) may know it: a frozen dataclass."""
        raise NotImplementedError

    def same_view(self, before: State, now: State) -> bool:
        """Whether it looks the same to everybody as in another position; False if the box cannot tell.

        It is asked only while the ground and the bandits' names are as they were.
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
        """What a side has at the end besides money, by line of its score."""
        return {}

    # ---- checks
    def audit(self, s: State) -> None:
        """Raise AssertionError unless everything that the box has added is there, once."""

    # ---- events
    def facts(self) -> list[FactKind]:
        """The kinds of facts that its rules write on the tape."""
        return []

    def fact_additions(self) -> list[FactAddition]:
        """What it adds to other boxes' kinds of facts."""
        return []

    def reasons(self) -> list[MoveReason]:
        """Why its rules move bandits."""
        return []

    def token_kinds(self) -> list[TokenKind]:
        """The kinds of loot tokens that it adds."""
        return []

    def forbidden_by(self, s: State, who: int, kind: int) -> str:
        """The name of what forbids a bandit's cards of a kind, if it is this box's; else nothing."""
        return ""

    # ---- options
    def questions(self) -> list[Question]:
        """The questions that its ops ask."""
        return []

    def more_answers(self) -> list[tuple[int, Answer]]:
        """The answers that it adds to other boxes' questions, by their ops."""
        return []

    def refused_text(self, text: str) -> str:
        """The rule that refuses a text (in lower case) that can never be legal; else nothing."""
        return ""

    # ---- both
    def texts(self) -> dict[str, tuple[str, ...]]:
        """By the names of lists (`OneOf`) the texts that it adds to them, beyond what its rules say themselves."""
        return {}
