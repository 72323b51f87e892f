"""What the time-travel car shows of itself."""

from folsom.express.box_interface import BoxInterface
from folsom.express.state import State
from folsom.express.timecar.car import destinations, journey_of


class TimecarInterface(BoxInterface):
    """The car in front of the Locomotive, and whoever travels in time."""

    def audit(self, s: State) -> None:
        journey = journey_of(s)
        if journey.who < 0:
            assert journey.to < 0, "nobody travels there"
        else:
            assert s.bandits[journey.who].place == s.ground.off, "who travels in time is on the train"
            assert journey.to < 0 or destinations(s) >> journey.to & 1, "a journey leads nowhere"
