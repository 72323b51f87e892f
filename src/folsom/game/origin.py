"""The origin of a game: everything that determines its first position."""

from dataclasses import dataclass
from typing import Any

from folsom.interface.title import Setup, Title
from folsom.kernel.core import Core, Tape
from folsom.kernel.dice import FAIR, FAST, Dice


@dataclass(frozen=True)
class Origin:
    """A scene, or a set-up to deal, or a set-up and a view to re-deal from; and the dice."""

    game: str
    dice: Dice  # in their state before the first roll
    seed: int | str | None  # None: the game cannot be recorded
    scene: str | None = None
    setup: Setup | None = None
    view: Any = None
    asked: int = 0  # the number of the question to the view's seat, so that its options are valid here

    @property
    def kind_of_dice(self) -> str:
        """The kind of dice that has such a seed, as named in records."""
        return FAIR if isinstance(self.seed, str) else FAST

    def position(self, title: Title, dice: Dice, tape: Tape) -> tuple[Setup, Core]:
        """The first position; `dice` must be in the same state as `self.dice`."""
        if self.scene is not None:
            return title.read_scene(self.scene, dice, tape)
        assert self.setup is not None
        if self.view is None:
            return self.setup, title.start(self.setup, dice, tape)
        core = title.redeal(self.view, dice).copy()  # the caller may continue dealing with their own dice
        core.tape = tape
        return self.setup, core
