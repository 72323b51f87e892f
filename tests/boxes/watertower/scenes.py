"""The Water Tower in scenes: `tower Doc T`, `water 2`."""

from collections.abc import Iterator

from folsom.express.box_scenes import BoxReader, BoxScenes, Scene
from folsom.express.state import State

from .rules import FULL, SLOT, WATCH, tower_of

CELLS = {"tower": "tower"}
TOKENS = {"T": WATCH}


class TowerReader(BoxReader):
    """Reads the water; by default the tower is full."""

    def after_cards(self) -> None:
        if "water" in self.scene.once:
            tower_of(self.s).water = self.scene.once["water"].rest.number(0, FULL)


class TowerScenes(BoxScenes):
    """A spot, a line and a letter."""

    once = ("tower", "water")
    cells = CELLS
    letters = TOKENS
    hint = "Pocket Watches (T)"

    def slot(self, s: State) -> int:
        return int(s.rules.slots[SLOT])

    def token(self, s: State, number: int) -> tuple[str, bool]:
        return "T", False

    def notes(self, s: State) -> Iterator[str]:
        yield f"water {tower_of(s).water}"

    def reader(self, s: State, scene: Scene) -> BoxReader:
        return TowerReader(s, scene)
