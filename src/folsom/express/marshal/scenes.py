"""Marshal & Prisoners in scenes: the line `fallen Doc Tuco`."""

from collections.abc import Iterator

from folsom.express.box_scenes import BoxReader, BoxScenes, Scene
from folsom.express.interface.names import bandit_name, members
from folsom.express.interface.read_people import bandit_off_train
from folsom.express.marshal.fall import fallen_of
from folsom.express.marshal.steps import FALL, FALL_SLOT
from folsom.express.state import State
from folsom.kernel.bits import bit

FALLEN = "fallen"


class FallReader(BoxReader):
    """Reads which bandits have fallen; their cards have no effect."""

    def after_cards(self) -> None:
        s, once = self.s, self.scene.once
        fallen = 0
        for word in once[FALLEN].rest.cut(" ") if FALLEN in once else []:
            fallen |= bit(bandit_off_train(s, word, "EVENT-FALL"))
        if fallen and s.card.event != FALL:
            raise once[FALLEN].word.error("bandits fall off the train only in the round of Deadly Fall (EVENT-FALL)")
        fallen_of(s).read(s, {"fallen": fallen})
        s.watch()


class FallScenes(BoxScenes):
    """The line `fallen`."""

    once = (FALLEN,)

    def slot(self, s: State) -> int:
        return int(s.rules.slots[FALL_SLOT])

    def notes(self, s: State) -> Iterator[str]:
        fallen = members(fallen_of(s).bandits)
        if fallen:
            yield f"{FALLEN} " + " ".join(bandit_name(s, who) for who in fallen)

    def reader(self, s: State, scene: Scene) -> BoxReader:
        return FallReader(s, scene)

    def away(self, s: State) -> int:
        fallen: int = fallen_of(s).bandits
        return fallen
