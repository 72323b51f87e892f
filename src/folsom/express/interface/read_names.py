"""The names of a scene, line by line: they are read however they are written."""

from folsom.express.base.components import WAGON_NAMES
from folsom.express.interface.draw_boxes import HORSE, HOSTAGE_WORDS, PLACES, SHOTGUN
from folsom.express.interface.names import FLOORS, LETTERS
from folsom.express.interface.setup import BANDITS, BOXES, DEFAULTS, PRINTINGS, VARIANTS, complete, rules_of
from folsom.interface.spelling import Names

MARSHAL = "Marshal"
ALL_BOXES = rules_of(complete(4, {"boxes": BOXES}))
ROUND_CARDS = Names([card.name for card in ALL_BOXES.round_cards])
STEPS = Names(BANDITS, lower=True)  # steps are written small
NAMES_BY_LINE = {
    "express": Names([*DEFAULTS, "players", *VARIANTS, *PRINTINGS, *BOXES]),
    "wagons": Names(WAGON_NAMES),
    "round": ROUND_CARDS,
    "seen": ROUND_CARDS,
    "extra": Names([]),
    **dict.fromkeys(("agenda", "next", "phase", "stop"), STEPS),
}
NAMES = Names(
    [
        *(*BANDITS, "bandit", MARSHAL, HORSE, SHOTGUN, *HOSTAGE_WORDS, "neutral"),
        *(*(name for name in ALL_BOXES.card_names if name), "down", "done"),
        *(*PLACES.values(), *FLOORS, "all"),
        *(*LETTERS.values(), "O", "r"),
    ]
)
