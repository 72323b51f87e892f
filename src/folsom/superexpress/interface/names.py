"""Names for numbers: those of the notation, and those of a catalogue."""

from folsom.interface.words import Catalogue
from folsom.superexpress.codes import FORWARD
from folsom.superexpress.state import State
from folsom.superexpress.train import Pawn

BANDITS = ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco")
CARDS = ("Turn", "Floor", "Move", "Shoot", "Reflex", "Horse")
FLOORS = ("inside", "roof")
STATUS = ("aboard", "overboard", "out")


def bandit_name(s: State, who: int) -> str:
    """A seat is named after its bandit, and both have the same number."""
    character: int = s.pawns[who].character
    return BANDITS[character]


def facing_name(facing: int) -> str:
    return "forward" if facing == FORWARD else "back"


def members(mask: int) -> list[int]:
    """The numbers in a mask."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def programme(pawn: Pawn) -> list[str]:
    """The programmed cards in order."""
    return [CARDS[pawn.card(k)] for k in range(pawn.noted)]


def cards_of(mask: int) -> list[str]:
    return [CARDS[card] for card in members(mask)]


def place_words(place: int, form: str, words: Catalogue) -> str:
    """`on the roof of wagon 2`; the form is `place`, or `to` for a destination."""
    key = f"{form}.{FLOORS[place & 1]}"
    return words(f"{key}.wagon", number=place >> 1) if place >> 1 else words(f"{key}.locomotive")


def card_words(card: str, words: Catalogue) -> str:
    return words(f"card.{card.lower()}")
