"""Reads scenes strictly (docs/notation.md): what is drawn is checked, what is left out is filled in."""

import re
from functools import cache

from folsom.express.base.setup import become
from folsom.express.box_scenes import Scene
from folsom.express.interface import read_names
from folsom.express.interface.audit import audit
from folsom.express.interface.check_steps import keeping
from folsom.express.interface.read_anyway import check_oddities
from folsom.express.interface.read_cards import check_doubts, fill_decks, read_card_line, read_pile
from folsom.express.interface.read_names import BY_BANDIT, BY_SEAT, OWNERS, belongs_to_box
from folsom.express.interface.read_people import bandit_of, seat_of
from folsom.express.interface.read_progress import go_on, read_round
from folsom.express.interface.read_setup import read_setup
from folsom.express.interface.read_train import put_drawn, read_rows
from folsom.express.interface.scene_check import prove
from folsom.express.interface.setup import BANDITS, rules_of
from folsom.express.interface.stops import read_stop
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.interface.lines import Line, placed, sorted_lines
from folsom.interface.spelling import Spelling
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE
from folsom.kernel.core import Tape
from folsom.kernel.dice import Dice

ONCE = (
    "express",
    "seats",
    "wagons",
    "roof",
    "inside",
    "off",
    "round",
    "seen",
    "first",
    "turn",
    "neutral",
    "pile",
    "next",
    "agenda",
    "phase",
    "stop",
    "anyway",
    "won",
    *read_names.ONCE,
)
OFTEN = (
    "hand",
    "keeping",
    "deck",
    "discard",
    "tucked",
    "top",
    "fresh",
    "unseen",
    "answer",
    "extra",
    *BY_SEAT,
    *BY_BANDIT,
)


@cache
def spelling() -> Spelling:
    """Created when the first scene is read."""
    return read_names.spelling((*ONCE, *OFTEN))


def read_scene(text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, State]:
    """The position that a scene describes, at its first decision."""
    spelled = spelling().respell(text)
    with placed(spelled):
        setup, s = read_position(spelled.text, dice)
        prove(s, setup)
    s.tape = tape
    s.run()
    return setup, s


def read_position(text: str, dice: Dice) -> tuple[Setup, State]:
    """The drawn position with its agenda; box_scenes.py describes the order in which boxes read their parts."""
    once, often = sorted_lines(text, ONCE, OFTEN, ("express", "roof", "inside"))
    scene = Scene(once, often, read_rows(once))
    setup = read_setup(once, scene.rows)
    s = State(rules_of(setup), dice)
    check_boxes(s, scene)
    readers = {box.name: box.scenes.reader(s, scene) for box in s.rules.interfaces}
    cast(s, once)
    read_round(s, once)
    for reader in readers.values():
        reader.before_tokens()
    put_drawn(s, scene.rows, readers)
    check_repeats(s, often)
    read_cards(s, scene)
    for reader in readers.values():
        reader.after_cards()
    audit(s)
    s.watch()
    go_on(s, once, readers)
    for reader in readers.values():
        reader.after_agenda()
    read_stop(s, once)
    check_keeping(s, scene.lines("keeping"))
    check_oddities(s, scene)
    return setup, s


def check_boxes(s: State, scene: Scene) -> None:
    """Reject lines, figures and held words of a box that is not played."""
    words = [line.word for line in (*scene.once.values(), *scene.often)]
    for row in scene.rows:
        words += [*row.figures, *(held for drawn in row.bandits for held in drawn.held)]
    for word in words:
        if word.text in OWNERS and OWNERS[word.text] not in s.rules.boxes:
            raise word.error(belongs_to_box(word, word.text))


def read_cards(s: State, scene: Scene) -> None:
    for line in scene.often:
        if line.word.text == "extra":
            read_extra(s, line)
        elif line.word.text not in (*BY_SEAT, *BY_BANDIT):
            read_card_line(s, line)
    if "pile" in scene.once:
        read_pile(s, scene.once["pile"].rest)
    fill_decks(s, scene.rows, scene.lines("deck"))
    check_doubts(s, [*scene.lines("fresh"), *scene.lines("unseen")])
    if "neutral" in scene.once:
        s.neutral = scene.once["neutral"].rest.number(0, s.neutral)


def check_repeats(s: State, often: list[Line]) -> None:
    """Check that a line for a seat or bandit occurs at most once for each."""
    first: dict[tuple[str, int], Line] = {}
    for line in often:
        word, owner = line.word.text, line.owned()[0]
        if word == "extra":
            whose = owner.number(1, 99)
        else:
            whose = bandit_of(s, owner) if word in BY_BANDIT else seat_of(s, owner)
        if (word, whose) in first:
            before = first[word, whose].word.line
            raise line.word.error(f"there is a line '{word} {owner.text}' already: line {before}")
        first[word, whose] = line


def check_keeping(s: State, lines: list[Line]) -> None:
    """Allow `keeping` only while players choose; cards kept from an earlier round are simply in hand."""
    for line in lines:
        if not keeping(s):
            raise line.word.error(
                "'keeping' lists the cards chosen so far by a player who is asked which to keep, and nobody is asked "
                "(EXPERT-3, KEEP-1); cards kept from an earlier round are in 'hand'"
            )


def cast(s: State, once: dict[str, Line]) -> None:
    """Set the named wagons and bandits; in Pairs some may not be chosen yet."""
    for car, wagon in enumerate(s.rules.wagons, 1):
        s.set_wagon(car, wagon)
    if s.ground.wagons < s.ground.cars:
        s.set_wagon(s.ground.cars, s.rules.last_wagon)
    for who, character in enumerate(s.rules.cast):
        become(s, who, character)
    if s.rules.cast:
        return
    words = once["seats"].rest.cut(" ") if "seats" in once else []
    if s.rules.pawns == 1 or len(words) != s.rules.seats:
        raise once["express"].word.error("the scene has to name the bandits of every seat, in the line 'seats'")
    if "agenda" not in once:
        raise once["seats"].rest.error("while pairs are being chosen, the line 'agenda' says who chooses")
    for seat, word in enumerate(words):
        names = word.text.split("+")
        if word.text != CHANCE and (len(names) != 2 or any(name not in BANDITS for name in names)):
            raise word.error(f"{word.text!r} should be a pair, like Ghost+Tuco, or {CHANCE}")
        for k, name in enumerate(names if word.text != CHANCE else []):
            become(s, seat + k * s.rules.seats, s.rules.character_named(name))


def read_extra(s: State, line: Line) -> None:
    slot, what = line.owned()
    shown: dict[str, int] = {}
    for word in what.cut(","):
        key, _, value = word.text.rpartition("=")
        if not key or not re.fullmatch("-?[0-9]{1,6}", value):
            raise word.error(f"{word.text!r} should be like 'left=3'")
        shown[key] = int(value)
    if not len(s.extras):
        raise line.word.error("this game has no extra part")
    number = slot.number(1, len(s.extras)) - 1
    if number in [box.scenes.slot(s) for box in s.rules.interfaces]:
        raise line.word.error("this part of the game is drawn: it has lines of its own")
    extra = s.extras[number]
    missing = sorted(set(extra.show(s, EVERYTHING)) ^ set(shown))
    if missing:
        raise what.error(f"an extra line names each of {', '.join(extra.show(s, EVERYTHING))}, once")
    try:
        extra.read(s, shown)
    except ValueError as problem:  # the extra validates its own numbers
        raise what.error(str(problem)) from None
