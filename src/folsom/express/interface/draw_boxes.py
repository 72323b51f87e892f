"""What the boxes add to a drawn position: the Stagecoach, Horses, Hostages, Whiskeys, and the time-travel car."""

from collections.abc import Iterator

from folsom.express.ground import FRONT
from folsom.express.horses import steps as horses
from folsom.express.horses.coach import Coach, coach_of, hostage_of
from folsom.express.horses.components import HOSTAGES
from folsom.express.interface.names import bandit_name, members, place_name
from folsom.express.state import State
from folsom.express.timecar import steps as timecar
from folsom.express.timecar.car import journey_of

HORSE = "Horse"
SHOTGUN = "Shotgun"
HOSTAGE_WORDS = tuple(name.replace(" ", "") for name in HOSTAGES)
HALF_FULL = "/"
PLACES = {"coach-roof": "coach roof", "coach-inside": "coach inside", "time-car": "time-car"}  # lines of one spot


def with_horses(s: State) -> bool:
    return bool(s.rules.slots[horses.SLOT] >= 0)


def with_time_car(s: State) -> bool:
    return bool(s.rules.slots[timecar.SLOT] >= 0)


def drawn_slots(s: State) -> list[int]:
    """The boxes' own parts of the state that have lines of their own."""
    return [int(s.rules.slots[slot]) for slot in (horses.SLOT, timecar.SLOT)]


def place_of(s: State, line: str) -> int:
    """The place that a line of one spot draws."""
    return s.ground.names.index(PLACES[line])


def horses_at(s: State, rank: int) -> list[str]:
    return [HORSE] * (coach_of(s).horses >> 4 * rank & 15) if with_horses(s) else []


def beside_car(s: State, car: int) -> list[str]:
    return horses_at(s, car + FRONT + 1)


def on_roof(s: State, car: int) -> list[str]:
    """GUN-2: on the train he is on the car that the Stagecoach faces."""
    return [SHOTGUN] if with_horses(s) and coach_of(s).gun and coach_of(s).at == car else []


def off_train(s: State) -> int:
    """The tokens off the train; that on which the Shotgun sits is drawn with him."""
    spare: int = s.spare
    return spare & ~coach_of(s).strongbox if with_horses(s) else spare


def beside_inside(s: State) -> list[str]:
    return [HOSTAGE_WORDS[hostage] for hostage in members(coach_of(s).left)]


def hostage(s: State, who: int) -> list[str]:
    taken: int = hostage_of(coach_of(s), who) if with_horses(s) else -1
    return [HOSTAGE_WORDS[taken]] if taken >= 0 else []


def flask(s: State, number: int) -> str:
    """`W` a Whiskey, `O` the Old Whiskey; `W/` and `O/` half-full ones."""
    c = coach_of(s)
    return ("O" if c.old == number else "W") + (HALF_FULL if c.half >> number & 1 else "")


def flasks_in_game(s: State) -> list[int]:
    """HSET-2: a Whiskey for each wagon; the others were left in the box."""
    first: int = coach_of(s).first_flask()
    return list(range(first, first + s.ground.cars))


def box_notes(s: State) -> Iterator[str]:
    """What is drawn in no spot."""
    if with_horses(s):
        yield from coach_notes(s, coach_of(s))
    if with_time_car(s):
        journey = journey_of(s)
        if journey.who >= 0:
            place = place_name(s, journey.to) if journey.to >= 0 else ""
            yield f"away {bandit_name(s, journey.who)}: {place}".rstrip()


def coach_notes(s: State, c: Coach) -> Iterator[str]:
    lying = sum(s.floor) | sum(b.loot for b in s.bandits)
    first: int = c.first_flask()
    emptied = [f"{flask(s, number)}#{number - first + 1}" for number in flasks_in_game(s) if not lying >> number & 1]
    if emptied:
        yield "emptied " + ", ".join(emptied)
    if c.gone:
        yield "escaped " + " ".join(bandit_name(s, who) for who in members(c.gone))
    for who in range(s.bandit_count):
        before = c.before >> 8 * who & 255
        if before != s.bandits[who].received:
            yield f"before {bandit_name(s, who)}: {before}"
