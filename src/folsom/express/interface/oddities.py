"""What can be drawn, though play never comes to it.  A scene that means it says so: `anyway Marshal, round`."""

from collections.abc import Iterator

from folsom.express.codes import SCHEMING
from folsom.express.horses.steps import FLEE
from folsom.express.interface.names import bandit_name, seat_name
from folsom.express.rules import ROUNDS
from folsom.express.state import ARRIVE, State

MARSHAL, SHOTGUN, ROUND, VEIL = "Marshal", "Shotgun", "round", "veil"
ODDITIES = (MARSHAL, SHOTGUN, ROUND, VEIL)

Oddity = tuple[str, int, str]  # its word, the bandit or seat it is about, and what is odd


def oddities(s: State) -> Iterator[Oddity]:
    """Everything odd in a position, and on its agenda."""
    yield from intruders(s)
    if s.card.name and s.card.station != (s.round == ROUNDS - 1):
        kind = "a Train Station" if s.card.station else "no Train Station"
        yield ROUND, 0, f"{s.card.name} is {kind}: one is played in the last round, and only then (SETUP-5)"
    for seat in range(s.rules.seats):
        if s.seats[seat].may_hide and (s.phase != SCHEMING or s.turn > 0 or has_played(s, seat)):
            yield (
                VEIL,
                seat,
                f"{seat_name(s, seat)} may play face down only the first card, in the first turn (GHOST-1)",
            )


def intruders(s: State) -> Iterator[Oddity]:
    """Bandits that are where nobody stays."""
    for who in range(s.bandit_count):
        place: int = s.bandits[who].place
        if fleeing(s, place):
            continue
        if place == 2 * s.marshal:
            yield MARSHAL, who, f"{bandit_name(s, who)} is with the Marshal, and should have fled (MARSHAL-2)"
        elif s.screens >> place & 1:
            yield SHOTGUN, who, f"{bandit_name(s, who)} is with the Shotgun, and should have fled (GUN-3)"


def fleeing(s: State, place: int) -> bool:
    """Whether those on a place are about to leave it."""
    return any(frame & 255 in (ARRIVE, FLEE) and frame >> 16 == place for frame in s.frames())


def has_played(s: State, seat: int) -> bool:
    return any(s.pile[k] & 15 == seat for k in range(s.piled))


def words(s: State) -> list[str]:
    """What a scene of this position has to say."""
    found = {word for word, _, _ in oddities(s)}
    return [word for word in ODDITIES if word in found]
