"""A scene read strictly (docs/notation.md): what is drawn is checked, what is left out is filled in."""

import re

from folsom.express.base.score import open_purses
from folsom.express.base.setup import become
from folsom.express.base.steps import PLAN, ROUND, SCHEME, STEAL
from folsom.express.box_scenes import BoxReader, Scene
from folsom.express.codes import ENDING, SCHEMING, SETTING_UP, STEALING
from folsom.express.interface import read_names
from folsom.express.interface.audit import audit
from folsom.express.interface.check_steps import keeping
from folsom.express.interface.names import members, seat_name
from folsom.express.interface.read_anyway import check_oddities
from folsom.express.interface.read_cards import check_doubts, fill_decks, read_card_line, read_pile
from folsom.express.interface.read_names import BY_BANDIT, BY_SEAT, NAMES, NAMES_BY_LINE, OWNERS, belongs_to_box
from folsom.express.interface.read_people import bandit_of, seat_of
from folsom.express.interface.read_setup import read_setup
from folsom.express.interface.read_train import put_drawn, read_rows
from folsom.express.interface.scene_check import prove
from folsom.express.interface.scores import scores
from folsom.express.interface.setup import BANDITS, rules_of
from folsom.express.interface.stops import read_stop, step_named, step_names
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.interface.lines import Fault, Line, Word, placed, sorted_lines
from folsom.interface.spelling import Spelling
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE
from folsom.kernel.bits import bit
from folsom.kernel.core import DEEPEST, Tape
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
SPELLING = Spelling((*ONCE, *OFTEN), NAMES_BY_LINE, NAMES)
OVER = "over"
PHASES = {"setting-up": SETTING_UP, "schemin": SCHEMING, "stealin": STEALING, "ending": ENDING}


def read_scene(text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, State]:
    """The position that a scene draws, played on to its first decision."""
    spelled = SPELLING.respell(text)
    with placed(spelled):
        setup, s = read_position(spelled.text, dice)
        prove(s, setup)
    s.tape = tape
    s.run()
    return setup, s


def read_position(text: str, dice: Dice) -> tuple[Setup, State]:
    """What is drawn, and on the agenda what comes next; box_scenes.py tells when each box reads what."""
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
    """Lines, figures and what bandits hold of a box that is not played."""
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
    """A line that says whose it is stands once for everybody."""
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
    """What is kept from an earlier round is just in hand."""
    for line in lines:
        if not keeping(s):
            raise line.word.error(
                "'keeping' are the cards chosen so far by who is asked which to keep, and nobody is asked "
                "(EXPERT-3, KEEP-1); cards kept from an earlier round stand in 'hand'"
            )


def cast(s: State, once: dict[str, Line]) -> None:
    """Wagons and bandits as they are named; in Pairs some may not be chosen yet."""
    for car, wagon in enumerate(s.rules.wagons, 1):
        s.set_wagon(car, wagon)
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


def read_round(s: State, once: dict[str, Line]) -> None:
    """`round 2 Braking`: without this line it is the first round, with the Bridge."""
    names = [card.name for card in s.rules.round_cards]
    number, name = Word("1", 1, 1), Word("Bridge", 1, 1)
    if "round" in once:
        parts = once["round"].rest
        first, _, rest = parts.text.partition(" ")
        number = Word(first, parts.line, parts.column)
        name = Word(rest.strip(), parts.line, parts.column + len(first) + 1)
    s.round = number.number(0, 5) - 1
    for word in [name, *(once["seen"].rest.cut(",") if "seen" in once else [])]:
        if word.text and word.text not in names:
            raise word.error(f"unknown Round card {word.text!r}; there are: {', '.join(names)}")
        s.seen |= bit(names.index(word.text)) if word.text else 0
    if name.text:
        s.card = s.rules.round_cards[names.index(name.text)]
    if "first" in once:
        s.first = seat_of(s, once["first"].rest)
    if "turn" in once:
        s.turn = once["turn"].rest.number(1, len(s.card.turns)) - 1


def read_extra(s: State, line: Line) -> None:
    slot, what = line.owned()
    shown: dict[str, int] = {}
    for word in what.cut(","):
        key, _, value = word.text.rpartition("=")
        if not key or not re.fullmatch("-?[0-9]{1,6}", value):
            raise word.error(f"{word.text!r} should be like 'left=3'")
        shown[key] = int(value)
    if not s.extras:
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
    except ValueError as problem:  # an extra says itself what its numbers can be
        raise what.error(str(problem)) from None


def read_winners(s: State, once: dict[str, Line]) -> None:
    """A game that is over: the Purses are open (END-1), and the scores say who has won; `won Doc` has to agree."""
    over = "agenda" in once and once["agenda"].rest.text == OVER
    if over:
        open_purses(s)
        s.winners = sum(bit(score.seat) for score in scores(s) if score.won)
    if "won" in once:
        if not over:
            raise once["won"].word.error("'won' is for a game that is over: it needs the line 'agenda over'")
        named = [seat_of(s, word) for word in once["won"].rest.cut(" ")]
        if sorted(named) != members(s.winners):
            best = ", ".join(seat_name(s, seat) for seat in members(s.winners)) or "nobody"
            raise once["won"].rest.error(f"by the scores {best} has won (END-3)")


def go_on(s: State, once: dict[str, Line], readers: dict[str, BoxReader]) -> None:
    """What comes next: `agenda` in full, or `next`: a step of the round, or a player's turn."""
    read_winners(s, once)
    if "agenda" in once:
        read_agenda(s, once["agenda"].rest)
        if "phase" in once:
            word = once["phase"].rest
            if word.text not in PHASES:
                raise word.error(f"unknown phase {word.text!r}; there are: {', '.join(PHASES)}")
            s.phase = PHASES[word.text]
    elif "next" in once:
        read_next(s, once["next"].rest)
    elif s.piled > s.shown:
        steps = [reader.first_step() for reader in readers.values()]
        push_step(s, next((step for step in steps if step >= 0), STEAL))
    else:
        push_plan(s, s.first, 0)


def read_agenda(s: State, rest: Word) -> None:
    if rest.text == OVER:
        return
    if not rest.text:
        raise rest.error("'agenda' names the steps that come, the last one first, or says 'over'")
    for word in rest.cut(" "):
        parts = word.text.split(":")
        op = s.rules.op_named(parts[0])
        if not parts[0] or op < 0 or len(parts) != 3 or not all(re.fullmatch("[0-9]{1,6}", part) for part in parts[1:]):
            raise word.error(f"{word.text[:40]!r} is no step; a step is written like 'plan:0:1'")
        if int(parts[1]) >= (s.rules.seats if s.rules.ops[op].to_seat else s.bandit_count) or s.depth >= DEEPEST - 8:
            raise word.error(f"{word.text!r} is out of bounds")
        for box in s.rules.interfaces:
            box.scenes.check_step(s, word, op, int(parts[1]), int(parts[2]))
        s.push(op, int(parts[1]), int(parts[2]))


def read_next(s: State, rest: Word) -> None:
    words = rest.cut(" ")
    if not words:
        raise rest.error(f"'next' names a step: plan, round, {', '.join(step_names(s))}")
    if words[0].text == "round":
        s.push(ROUND, 0, 0)
    elif words[0].text != "plan":
        push_step(s, step_named(s, words[0]))
    else:
        seat = seat_of(s, words[1]) if len(words) > 1 else s.first
        turn = words[2].number(1, len(s.card.turns)) - 1 if len(words) > 2 else max(s.turn, 0)
        push_plan(s, seat, turn)


def push_step(s: State, step: int) -> None:
    """A step of the round, then the rest of the round."""
    at = s.rules.steps.index(step)
    s.phase = STEALING if step == STEAL else SCHEMING if at < s.rules.steps.index(STEAL) else ENDING
    s.push(ROUND, 0, at + 1)
    s.push(step, 0, s.shown if step == STEAL else 0)


def push_plan(s: State, seat: int, turn: int) -> None:
    """A player's turn in Schemin', or one in which all choose at once (TURMOIL-1), then the rest of the round."""
    if not s.card.name:
        raise Fault("a turn of Schemin' needs a Round card: write it into the line 'round'", "round")
    s.phase = SCHEMING
    s.turn = turn
    s.push(ROUND, 0, s.rules.steps.index(SCHEME) + 1)
    depth: int = s.depth
    step = 0
    while step < 2 * s.rules.seats:
        s.rules.turns[s.card.turns[turn]].step(s, turn, step)
        op, who = s.frames()[-1] & 255, s.frames()[-1] >> 8 & 255
        if op not in (PLAN, SCHEME) or (op == PLAN and who == seat):
            return
        s.depth = depth
        step += 1
