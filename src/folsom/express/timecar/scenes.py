"""The time-travel car in scenes: the car, and the bandit travelling in time."""

from collections.abc import Iterator

from folsom.express.base.steps import ROUND
from folsom.express.box_scenes import BoxReader, BoxScenes, Scene
from folsom.express.codes import ENDING, STEALING
from folsom.express.interface.names import bandit_name, members, place_name
from folsom.express.interface.read_people import bandit_off_train
from folsom.express.state import State
from folsom.express.timecar.car import destinations, journey_of
from folsom.express.timecar.steps import LAND, SLOT, TRAVEL, TRAVEL_TO
from folsom.kernel.bits import bit

CELLS = {"time-car": "time-car"}


class JourneyReader(BoxReader):
    """`away Doc: 3 inside`; without a place it is still being chosen."""

    def after_cards(self) -> None:
        if "away" not in self.scene.once:
            return
        owner, what = self.scene.once["away"].owned()
        journey = journey_of(self.s)
        journey.who = bandit_off_train(self.s, owner, "TCAR-8")
        if what.text:
            places = {place_name(self.s, place): place for place in members(destinations(self.s))}
            if what.text not in places:
                raise what.error(f"{what.text!r} is not a destination; there are: {', '.join(places)} (TCAR-8)")
            journey.to = places[what.text]

    def first_step(self) -> int:
        """TCAR-8: a traveller returns before the first card of Stealin'."""
        return LAND if journey_of(self.s).to >= 0 and not self.s.shown else -1

    def after_agenda(self) -> None:
        """A traveller who has not chosen a destination yet is asked next; one who has returns before Stealin'."""
        s, once = self.s, self.scene.once
        if "away" not in once:
            return
        journey = journey_of(s)
        if journey.to >= 0:
            if s.phase == STEALING or (s.phase == ENDING and not set_out(s)):
                raise once["away"].word.error("before the first card of Stealin' nobody is away any more (TCAR-8)")
        elif "agenda" not in once:
            s.push(TRAVEL_TO, journey.who, 0)
        elif TRAVEL_TO | journey.who << 8 not in s.frames():
            raise once["away"].word.error(
                "nobody is asked where this journey leads: write a place, or 'set-out' on the agenda"
            )


def set_out(s: State) -> bool:
    """Whether the step in which bandits set out is over in this round."""
    rounds = [frame >> 16 for frame in s.frames() if frame & 255 == ROUND]
    return bool(rounds) and (not rounds[-1] or rounds[-1] > s.rules.steps.index(TRAVEL))


class TimecarScenes(BoxScenes):
    """One cell, and a line for the traveller."""

    once = ("time-car", "away")
    cells = CELLS
    cars = ("time-car",)

    def slot(self, s: State) -> int:
        return int(s.rules.slots[SLOT])

    def notes(self, s: State) -> Iterator[str]:
        journey = journey_of(s)
        if journey.who >= 0:
            place = place_name(s, journey.to) if journey.to >= 0 else ""
            yield f"away {bandit_name(s, journey.who)}: {place}".rstrip()

    def reader(self, s: State, scene: Scene) -> BoxReader:
        return JourneyReader(s, scene)

    def away(self, s: State) -> int:
        traveller: int = journey_of(s).who
        return bit(traveller) if traveller >= 0 else 0
