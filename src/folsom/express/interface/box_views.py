"""What a seat may know of the boxes, built from nothing."""

from folsom.express.ground import FRONT
from folsom.express.horses import steps as horses
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.horses.components import HOSTAGES
from folsom.express.interface.names import OLD, bandit_name, members, place_name
from folsom.express.interface.view_types import CoachView, JourneyView
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.express.timecar import steps as timecar
from folsom.express.timecar.car import journey_of


def has_coach(s: State) -> bool:
    return bool(s.rules.slots[horses.SLOT] >= 0)


def has_time_car(s: State) -> bool:
    return bool(s.rules.slots[timecar.SLOT] >= 0)


def coach_view(s: State) -> CoachView:
    c = coach_of(s)
    stand = [c.horses >> 4 * rank & 15 for rank in range(s.ground.cars + FRONT + 2)]
    hostages = [hostage_of(c, who) for who in range(s.bandit_count)]
    return CoachView(
        car=c.at,
        shotgun=place_name(s, 2 * c.at + 1) if c.gun else "coach roof",
        horses=tuple(stand[FRONT + 1 :]),
        horses_ahead=stand[FRONT],
        hostages=tuple(HOSTAGES[k] for k in members(c.left)),
        taken=tuple(HOSTAGES[k] if k >= 0 else None for k in hostages),
        escaped=tuple(bandit_name(s, who) for who in members(c.gone)),
        round_bullets=tuple(b.received - (c.before >> 8 * who & 255) for who, b in enumerate(s.bandits)),
    )


def journey_view(s: State, viewer: int) -> JourneyView:
    journey = journey_of(s)
    if journey.who < 0:
        return JourneyView(None, None)
    mine = viewer in (EVERYTHING, s.bandits[journey.who].seat) and journey.to >= 0
    return JourneyView(bandit_name(s, journey.who), place_name(s, journey.to) if mine else None)


def flask_view(s: State, token: int, known: bool) -> tuple[str, bool]:
    """WHISKEY-1: its kind as far as a seat can tell, and whether it is half-full."""
    c = coach_of(s)
    return OLD if known and token == c.old else s.rules.tokens[token], bool(c.half >> token & 1)
