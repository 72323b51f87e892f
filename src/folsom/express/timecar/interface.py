"""The interface of the time-travel car."""

from typing import TYPE_CHECKING

from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.interface.fact_kinds import FactAddition, FactKind, MoveReason
from folsom.express.interface.names import bandit_name, place_name
from folsom.express.interface.question_kinds import Question
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.express.timecar.car import destinations, journey_of
from folsom.express.timecar.facts import ADDITIONS, FACTS, REASONS
from folsom.express.timecar.observation import TimecarObserver
from folsom.express.timecar.picture import TimecarPicture
from folsom.express.timecar.questions import QUESTIONS
from folsom.express.timecar.scenes import TimecarScenes
from folsom.express.timecar.view_fields import TimecarViewFields
from folsom.express.timecar.view_types import JourneyView
from folsom.kernel.fast import i64

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class TimecarInterface(BoxInterface):
    """The car in front of the Locomotive, and the bandit travelling in time."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rules_page = "time-car.md"
        self.view_type = JourneyView
        self.private = True
        self.scenes = TimecarScenes()
        self.picture = TimecarPicture(name)
        self.view_fields = TimecarViewFields(name)

    def view(self, s: State, viewer: i64) -> JourneyView:
        """TCAR-8: only its player knows where a traveller will appear."""
        journey = journey_of(s)
        if journey.who < 0:
            return JourneyView(bandit=None, destination=None)
        mine = viewer in (EVERYTHING, s.bandits[journey.who].seat) and journey.to >= 0
        destination = place_name(s, journey.to) if mine else None
        return JourneyView(bandit=bandit_name(s, journey.who), destination=destination)

    def same_view(self, before: State, now: State) -> bool:
        return journey_of(now).same(journey_of(before))

    def audit(self, s: State) -> None:
        journey = journey_of(s)
        if journey.who < 0:
            assert journey.to < 0, "nobody travels there"
        else:
            assert s.bandits[journey.who].place == s.ground.off, "the bandit travelling in time is on the train"
            assert journey.to < 0 or destinations(s) >> journey.to & 1, "a journey leads nowhere"

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return TimecarObserver(of)

    def facts(self) -> list[FactKind]:
        return FACTS

    def fact_additions(self) -> list[FactAddition]:
        return ADDITIONS

    def reasons(self) -> list[MoveReason]:
        return REASONS

    def questions(self) -> list[Question]:
        return QUESTIONS
