"""Where a game came from: all that its first position is made of."""

from dataclasses import dataclass
from typing import Any

from folsom.interface.title import Setup, Title
from folsom.kernel.core import Core, Tape
from folsom.kernel.dice import FAIR, FAST, Dice


@dataclass(frozen=True)
class Origin:
    """A scene that was drawn, or a set-up that was dealt, or with a view re-dealt; and the dice for it."""

    game: str
    dice: Dice  # as they lay before the first roll
    seed: int | str | None  # None: the game cannot be recorded
    scene: str | None = None
    setup: Setup | None = None
    view: Any = None
    asked: int = 0  # how many questions the seat of the view had been asked: options for it are options here

    @property
    def kind_of_dice(self) -> str:
        """The kind that has such a seed, as records name it."""
        return FAIR if isinstance(self.seed, str) else FAST

    def position(self, title: Title, dice: Dice, tape: Tape) -> tuple[Setup, Core]:
        """The first position, made with dice that lie as these did."""
        if self.scene is not None:
            return title.read_scene(self.scene, dice, tape)
        assert self.setup is not None
        if self.view is None:
            return self.setup, title.start(self.setup, dice, tape)
        core = title.redeal(self.view, dice)
        core.dice = dice.copy()  # the caller may continue dealing with their own dice
        core.tape = tape
        return self.setup, core
