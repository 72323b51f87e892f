"""The words of scenes, including those of every box, and the names in each line, which may be spelled in any way."""

from collections.abc import Mapping, Sequence

from folsom.express.base.components import WAGON_NAMES
from folsom.express.boxes import INTERFACES
from folsom.express.interface.names import FLOORS
from folsom.express.interface.setup import BANDITS, BOXES, DEFAULTS, PRINTINGS, VARIANTS, rules_apart
from folsom.interface.lines import Word
from folsom.interface.spelling import Names, Spelling

SCENES = {box.name: box.scenes for box in INTERFACES}

# ---- what the boxes declare
ONCE = tuple(line for box in SCENES.values() for line in box.once)
BY_SEAT = tuple(line for box in SCENES.values() for line in box.by_seat)
BY_BANDIT = tuple(line for box in SCENES.values() for line in box.by_bandit)
CELLS = {line: place for box in SCENES.values() for line, place in box.cells.items()}
CARS = tuple(line for box in SCENES.values() for line in box.cars)
FIGURES = {word: figure for box in SCENES.values() for word, figure in box.figures.items()}
HELD = tuple(word for box in SCENES.values() for word in box.held)
LETTERS = {letter: kind for box in SCENES.values() for letter, kind in box.letters.items()}
MARKS = [mark for box in SCENES.values() for mark in box.marks]
ANYWAY = tuple(word for box in SCENES.values() for word in box.anyway)
OWNERS = {  # the box of each word
    word: name
    for name, box in SCENES.items()
    for word in (*box.once, *box.by_seat, *box.by_bandit, *box.figures, *box.held, *box.letters)
}


def belongs_to_box(word: Word, text: str) -> str:
    """The error for a word of a box that is not played."""
    return f"{word.text!r} belongs to a box; write {option_of(OWNERS[text])} into the first line"


def option_of(box: str) -> str:
    """The word that adds a box in the first line."""
    return f"variant={box}" if box in VARIANTS else f"boxes={box}"


def listed(always: str, added: Mapping[str, str]) -> str:
    """A list of the words for any game and of those that each box adds."""
    return always + "".join(f", and with {option_of(box)} also {more}" for box, more in added.items() if more)


# ---- how names are written
def spelling(words: Sequence[str]) -> Spelling:
    """The names of all boxes, in lines that begin with these words."""
    rules_of_boxes = rules_apart()
    round_cards = Names(list(dict.fromkeys(card.name for rules in rules_of_boxes for card in rules.round_cards)))
    cards = dict.fromkeys(name for rules in rules_of_boxes for name in rules.card_names if name)
    steps = Names(BANDITS, lower=True)  # steps are written in lower case
    agenda = Names([name for name in BANDITS if name not in FIGURES], lower=True)  # `marshal` is a step
    by_line = {
        "express": Names([*DEFAULTS, "players", *VARIANTS, *PRINTINGS, *BOXES]),
        "wagons": Names(WAGON_NAMES),
        "round": round_cards,
        "seen": round_cards,
        "extra": Names([]),
        "agenda": agenda,
        **dict.fromkeys(("next", "phase", "stop"), steps),
    }
    others = Names(
        [
            *(*BANDITS, "bandit", *FIGURES, *HELD, "neutral"),
            *(*cards, "down", "done", "now"),
            *(*CELLS.values(), *FLOORS, "all"),
            *(*LETTERS, "r"),
            *(name for box in SCENES.values() for name in box.names),
        ]
    )
    return Spelling(words, by_line, others)
