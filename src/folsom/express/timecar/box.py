"""The time-travel car, added to a set of rules."""

from typing import Final

from folsom.express.base.steps import NEXT, STEAL
from folsom.express.rules import Rules
from folsom.express.timecar.car import Journey, in_front
from folsom.express.timecar.steps import LAND, SLOT, TRAVEL, TRAVEL_TO
from folsom.express.timecar.travel import Land, Travel, TravelTo
from folsom.kernel.fast import i64

TIMECAR: Final = "timecar"


def timecar(r: Rules) -> None:
    car: i64 = -1
    for ground in r.grounds:
        car = in_front(ground)
    r.extra(Journey(car), SLOT)
    r.op(TRAVEL, "travel", Travel())
    r.op(TRAVEL_TO, "set-out", TravelTo("TCAR-8"))
    r.op(LAND, "land", Land())
    r.insert(TRAVEL, before=NEXT)
    r.insert(LAND, before=STEAL)
