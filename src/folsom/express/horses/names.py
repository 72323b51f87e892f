"""Names for numbers: Hostages, Whiskeys, and where Horses stand."""

from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of
from folsom.express.horses.components import HOSTAGES, OLD_WHISKEY, WHISKEY
from folsom.express.interface.names import Speech, slug
from folsom.express.interface.token_kinds import TokenKind
from folsom.express.state import State
from folsom.interface.title import Points
from folsom.interface.words import Catalogue


def hostage_words(words: Catalogue, hostage: int) -> str:
    return words(f"hostage.{slug(HOSTAGES[hostage])}")


def beside_car(s: State, rank: int) -> int | str:
    """Where a Horse stands: the number of a car, or the name of the place in front of the Locomotive."""
    return in_front(s) if rank == FRONT else rank - FRONT - 1


def beside_words(speech: Speech, rank: int, form: str) -> str:
    """Where a Horse stands, in words."""
    return speech.words(f"{form}.{in_front(speech.s)}") if rank == FRONT else speech.car(rank - FRONT - 1, form)


def in_front(s: State) -> str:
    """The name of the place in front of the Locomotive."""
    place: int = s.ground.entry[FRONT]
    return s.ground.names[place]


class Flask(TokenKind):
    """WHISKEY-1: worth nothing; its face shows whether it is the Old Whiskey."""

    def value(self, face: int | None) -> int | None:
        return None if face is None else 0

    def points(self, face: int | None) -> Points:
        return {"old": None if face is None else bool(face)}

    def describe(self, words: Catalogue, face: int | None) -> str:
        if face is None:
            return words(f"loot.{WHISKEY}.hidden")
        return words(f"loot.{OLD_WHISKEY if face else WHISKEY}.known")

    def offered(self, words: Catalogue, s: State, token: int) -> str:
        c = coach_of(s)
        name = OLD_WHISKEY if token == c.old else WHISKEY
        return words(f"loot.half-{name}.a" if c.half >> token & 1 else f"loot.{name}.a")

    def in_game(self, s: State, token: int) -> bool:
        """HSET-2: there is a Whiskey for each wagon; the others stay in the box."""
        first = coach_of(s).first_flask()
        return bool(first <= token < first + s.ground.wagons)
