"""Perft: the number of positions reachable from a drawn one in a given number of decisions, with fixed dice.

A rule that offers one action too many or too few anywhere near these positions changes the numbers.
"""

import json
from functools import cache
from pathlib import Path

from folsom.express.state import State
from folsom.kernel.dice import seeded
from tests.properties.configurations import TITLE

COUNTS = Path(__file__).parent / "perft.json"

SCENES = {
    "a crowd on the roof": (
        """express players=4 variant=standard
seats Tuco Belle Cheyenne Django
wagons Mail car, Dining car, First class, Private saloon
round 3 Braking
first Belle
roof   .         | Tuco[P250] Belle[P250 J] Cheyenne[P300 J] | Django[P250] | .           | .
inside Marshal S | P350 P400                                 | .            | J J         | .
pile Cheyenne: Punch, Tuco: Fire, Django: Move, Belle: Punch, Cheyenne: Marshal
off S
""",
        6,
    ),
    "the first printing at the Caboose": (
        """express players=3 variant=standard printing=first
seats Django Tuco Ghost
wagons Mail car, Dining car, First class
round 2 Swivel Arm
first Django
roof   .         | .     | .                   | .
inside Marshal S | P P P | Django[P250 J] J J | Tuco[P250] Ghost[P250 P300]
pile Tuco: Punch, Django: Fire, Ghost: Robbery, Tuco: Fire, Django: Move
off S
""",
        6,
    ),
    "Schemin' with the Expert variant": (
        """express players=3 variant=standard expert
seats Doc Ghost Belle
wagons Mail car, Dining car, First class
round 2 Bridge
first Ghost
roof   .         | .     | Doc[P250]        | .
inside Marshal S | P P P | Ghost[P250] Belle[P250] J J | J
hand Doc: Move, Fire, Punch
hand Ghost: Move, Floor, Robbery
hand Belle: Marshal, Fire
veil Ghost:
off S
""",
        5,
    ),
    "Cover in Pairs": (
        """express players=2 variant=pairs
seats Ghost+Tuco Belle+Django
wagons Mail car, Dining car, First class
round 2 Swivel Arm
first Ghost
roof   .         | Tuco[P250]  | .           | .
inside Marshal S | P P P       | Ghost[P250] Belle[P250] | Django[P250] J
hand Ghost: Ghost Fire, Tuco Move, Tuco Punch, Ghost Move
hand Belle: Belle Fire, Django Fire, Django Robbery
off S
turn 1
phase schemin
agenda round:0:5 plan:0:0
""",
        6,
    ),
    "keeping cards in the two-player game": (
        """express players=2 variant=duel
seats Tuco+Cheyenne Django+Doc
wagons Mail car, Dining car, First class, Private saloon
round 2 Bridge
first Tuco
roof   .         | Tuco[P250]  | .           | .           | .
inside Marshal S | P P P       | Cheyenne[P250] Django[P250] | Doc[P250] J | .
hand Tuco: Tuco Fire, Tuco Move, Cheyenne Move
hand Django: Doc Fire, Django Floor
next hold
off S
""",
        5,
    ),
    "Teams fire at friend and foe": (
        """express players=4 variant=teams
seats Tuco Belle Cheyenne Django
wagons Mail car, Dining car, First class, Private saloon
round 3 Braking
first Tuco
roof   .         | Tuco[P250] | Belle[P250 J] Cheyenne[P300 J] | Django[P250] | .
inside Marshal S | P350 P400  | .                              | J J          | .
pile Tuco: Tuco Fire, Belle: Tuco Move, Cheyenne: Cheyenne Punch, Django: Django Fire
off S
""",
        6,
    ),
    "Ride and Punch on the Stagecoach": (
        """express players=4 boxes=horses
seats Tuco Belle Cheyenne Django
wagons Mail car, Dining car, First class, Private saloon
round 3 Higher Speed
first Belle
roof   .         | Tuco[P250] | Cheyenne[P300 J] | .       | .
inside Marshal S | P350 P400  | Horse Horse W    | Horse J | Horse
coach 2
coach-roof Shotgun Belle[P250 J] Django[P250]
coach-inside Zealot Banker Poodle
pile Django: Punch, Cheyenne: Ride, Tuco: Move, Belle: Fire, Django: Ride, Cheyenne: Robbery
off S
""",
        5,
    ),
    "the Shotgun on the train": (
        """express players=3 boxes=horses
seats Doc Ghost Belle
wagons Mail car, Dining car, First class
round 4 Swivel Arm
first Ghost
roof   .           | Doc[P250] | Shotgun              | Belle[P250]
inside Marshal S#1 | P P P     | Ghost[P250 W/] Horse | J Horse
coach-roof S#3
coach-inside OldLady PokerPlayer
pile Ghost: Floor, Doc: Move, Belle: Fire, Ghost: Robbery, Doc: Ride
off S#2
""",
        5,
    ),
    "Whiskey in Schemin'": (
        """express players=3 boxes=horses
seats Doc Tuco Belle
wagons Mail car, Dining car, First class
round 2 Bridge
first Doc
roof   .         | Doc[P250 W/ O] | .            | Belle[P250]
inside Marshal S | P P P          | Tuco[P250 W] | J
hand Doc: Move, Fire, Punch
hand Tuco: Move, Ride
hand Belle: Marshal, Fire
off S
""",
        4,
    ),
    "around the time-travel car": (
        """express players=3 boxes=timecar
seats Django Tuco Ghost
wagons Mail car, Dining car, First class
round 2 Braking
first Django
time-car Ghost[P250 J] Tuco[P250]
roof   Django[P250] | .     | .         | .
inside S            | P P P | Marshal J | .
pile Tuco: Punch, Django: Fire, Ghost: Move, Tuco: Move, Django: Move
off S
""",
        6,
    ),
}


@cache
def start(name: str) -> State:
    text, _ = SCENES[name]
    _, s = TITLE.read_scene(text, seeded(1), None)
    assert isinstance(s, State)
    return s


def perft(s: State, depth: int) -> int:
    """The number of leaves of the decision tree; a finished game is a leaf."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for action in s.legal():
        other = s.copy()
        other.apply(action)
        total += perft(other, depth - 1)
    return total


def all_counts() -> dict[str, list[int]]:
    return {name: [perft(start(name), k) for k in range(1, deepest + 1)] for name, (_, deepest) in SCENES.items()}


def kept_counts() -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads(COUNTS.read_text(encoding="utf-8"))
    return found
