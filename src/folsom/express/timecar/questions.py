"""The question of the time-travel car."""

from folsom.express.interface.answers import Go
from folsom.express.interface.question_kinds import Question
from folsom.express.state import State
from folsom.express.timecar.car import destinations
from folsom.express.timecar.steps import TRAVEL_TO


class Appear(Go):
    """TCAR-8: a place to appear at."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return bool(destinations(s) >> argument & 1)


QUESTIONS = [Question(TRAVEL_TO, "set-out", "time travel: where to appear; nobody else learns it", [Appear()])]
