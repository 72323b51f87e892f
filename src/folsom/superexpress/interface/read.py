"""Reads scenes strictly (docs/notation.md): what is drawn is checked, what is left out is filled in."""

import re

from folsom.interface.errors import shown
from folsom.interface.lines import Fault, Line, Word, placed, sorted_lines
from folsom.interface.spelling import Names, Spelling
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE, no_name_twice, one_of
from folsom.kernel.bits import bit
from folsom.kernel.core import Tape
from folsom.kernel.dice import Dice
from folsom.superexpress.codes import ABOARD, BACK, CARD, FORWARD, OUT, OVERBOARD, PROGRAM, PROGRAMME, UNCOUPLE
from folsom.superexpress.end import LOOT
from folsom.superexpress.interface.audit import audit, audit_planning
from folsom.superexpress.interface.draw import DONE, EMPTY, UNCOUPLING
from folsom.superexpress.interface.names import BANDITS, CARDS, FLOORS, bandit_name
from folsom.superexpress.interface.setup import BOXES, FEWEST, GAME, MOST, choose_boxes, complete, rules_of
from folsom.superexpress.state import State
from folsom.superexpress.train import Pawn

ONCE = (GAME, "seats", "first", "roof", "inside", "off", "next", "round", "won", "stop")
OFTEN = ("programme",)
STEPS = Names(BANDITS, lower=True)
SPELLING = Spelling(
    (*ONCE, *OFTEN),
    {GAME: Names(["players", "boxes", *BOXES]), "next": STEPS, "stop": STEPS},
    Names([*BANDITS, *CARDS, DONE.strip()]),
)
AFTER = "after"
ON_TRAIN = re.compile(r"(?P<forward><)?(?P<name>[A-Za-z]+)(?P<stunned>\*)?(?P<back>>)?(\[(?P<loot>[^\]]*)\])?")
OFF_TRAIN = re.compile(r"(?P<name>[A-Za-z]+)(?P<saveable>!)?(\[(?P<loot>[^\]]*)\])?")


def read_scene(text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, State]:
    """The position that a scene describes, at its first decision."""
    spelled = SPELLING.respell(text)
    with placed(spelled):
        return read_position(spelled.text, dice, tape)


def read_position(text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, State]:
    once, often = sorted_lines(text, ONCE, OFTEN, (GAME, *FLOORS))
    setup = read_setup(once)
    s = State(rules_of(setup), dice)
    for who, character in enumerate(s.rules.cast):
        s.pawns[who].character = character
    drawn = read_train(s, once) + read_off(s, once)
    check_drawn(s, drawn)
    for line in often:
        read_programme(s, line)
    s.first = seat_of(s, once["first"].rest) if "first" in once else 0
    go_on(s, once)
    if "stop" in once:
        read_stop(s, once["stop"])
    audit(s)
    if "won" not in once and "next" not in once:
        audit_planning(s)
    s.tape = tape
    if s.depth:
        s.run()
    audit(s)
    return setup, s


def read_setup(once: dict[str, Line]) -> Setup:
    """Read `super players=4 boxes=reflex,horse`, and the seats: without a line `seats`, in the order of the drawing."""
    options: dict[str, object] = {}
    players: int | None = None
    for word in once[GAME].rest.cut(" "):
        key, _, value = word.text.partition("=")
        if key == "players":
            players = Word(value, word.line, word.column + 8).number(FEWEST, MOST)
        elif key == "boxes" and value:
            options["boxes"] = word.ask(choose_boxes, [name for name in value.split(",") if name])
        else:
            raise word.error(
                f"cannot read {shown(word.text)}; this line goes like 'super players=4 boxes=reflex,horse'"
            )
    seats = once["seats"].rest.cut(" ") if "seats" in once else drawn_names(once)
    named: list[str] = []
    for word in seats:
        if word.text == CHANCE:
            raise word.error("a scene names the bandit of every seat")
        named.append(word.ask(one_of, "bandit", word.text, BANDITS))
        if "seats" in once:
            word.ask(no_name_twice, "'seats'", named)
    number = players or len(set(named))
    if len(set(named)) != number:
        at = once["seats"].rest if "seats" in once else once[GAME].word
        raise at.error(f"{number} players have {number} bandits, not {len(set(named))}: {', '.join(named)}")
    options["bandits"] = list(dict.fromkeys(named))
    return once[GAME].word.ask(complete, number, options)


def drawn_names(once: dict[str, Line]) -> list[Word]:
    """The drawn bandits, row by row."""
    rows = [once[row].rest for row in ("roof", "inside", "off") if row in once]
    found = []
    for row in rows:
        bare = re.sub(r"\[[^\]]*\]", lambda held: " " * len(held[0]), row.text)
        found += [Word(name[0], row.line, row.column + name.start()) for name in re.finditer(r"[A-Za-z]+", bare)]
    return found


def seat_of(s: State, word: Word) -> int:
    names = [bandit_name(s, who) for who in range(s.bandit_count)]
    if word.text not in names:
        raise word.error(f"{word.text!r} sits nowhere; the bandits are {', '.join(names)}")
    return names.index(word.text)


# ---- the train
def read_train(s: State, once: dict[str, Line]) -> list[Word]:
    """Read everybody on the train; returns the words."""
    cars = [once[floor].rest.cut("|") for floor in FLOORS]
    longest: int = s.bandit_count + 2
    if len(cars[0]) != len(cars[1]):
        raise once["inside"].rest.error(f"'inside' has {len(cars[0])} cells, and 'roof' has {len(cars[1])}")
    if not 1 <= len(cars[0]) <= longest:
        raise once["inside"].rest.error(
            f"{s.bandit_count} players ride a train of at most {longest} cars; {len(cars[0])} are drawn"
        )
    s.last = len(cars[0]) - 1
    s.round = min(s.bandit_count + 2 - s.last, s.bandit_count + 1)
    drawn = []
    for floor, row in enumerate(cars):
        for car, cell in enumerate(row):
            for word in cell.cut(" ") if cell.text != EMPTY else []:
                drawn.append(put(s, word, car, floor))
    return drawn


def put(s: State, word: Word, car: int, floor: int) -> Word:
    """Place a bandit behind those already drawn in the same place."""
    found = ON_TRAIN.fullmatch(word.text)
    if not found or bool(found["forward"]) == bool(found["back"]):
        raise word.error(f"{word.text!r} should be like <Doc, Doc>, <Doc* or Doc*>[301 345]")
    who = seat_of(s, name_in(word))
    if s.pawns[who].status == ABOARD:  # must be checked before the bandit joins a line
        raise word.error(f"{found['name']} is drawn twice")
    s.stand(who, car, floor, FORWARD)
    s.pawns[who].facing = FORWARD if found["forward"] else BACK
    s.pawns[who].stunned = bool(found["stunned"])
    read_loot(s, who, word, found["loot"])
    return word


def read_off(s: State, once: dict[str, Line]) -> list[Word]:
    """Read everybody off the train; returns the words."""
    drawn = once["off"].rest.cut(" ") if "off" in once else []
    for word in drawn:
        found = OFF_TRAIN.fullmatch(word.text)
        if not found:
            raise word.error(f"{word.text!r} should be like Doc, Doc! or Doc[301 345]")
        who = seat_of(s, name_in(word))
        if found["saveable"]:
            s.pawns[who].status = OVERBOARD
        read_loot(s, who, word, found["loot"])
    return drawn


def name_in(word: Word) -> Word:
    """Only the bandit's name, for an error that points at it."""
    found = re.search(r"[A-Za-z]+", word.text)
    assert found is not None
    return Word(found[0], word.line, word.column + found.start())


def check_drawn(s: State, drawn: list[Word]) -> None:
    """Check that every bandit is drawn exactly once."""
    seats = [seat_of(s, name_in(word)) for word in drawn]
    for word, who in zip(drawn, seats, strict=True):
        if seats.count(who) > 1:
            raise word.error(f"{bandit_name(s, who)} is drawn twice")
    missing = [bandit_name(s, who) for who in range(s.bandit_count) if who not in seats]
    if missing:
        raise Fault(
            f"not drawn: {', '.join(missing)}; bandits off the train belong in the line 'off'", "seats", "inside"
        )


def read_loot(s: State, who: int, word: Word, values: str | None) -> None:
    known = {str(value): card for card, value in enumerate(LOOT)}
    for value in values.split() if values else []:
        if value not in known:
            raise word.error(f"there is no loot card of ${value}; they are {', '.join(known)}")
        if any(q.loot >> known[value] & 1 for q in s.pawns):
            raise word.error(f"there is one loot card of ${value}")
        s.pawns[who].loot |= bit(known[value])


# ---- the cards
def read_programme(s: State, line: Line) -> None:
    """`programme Doc: Move done, Shoot`."""
    owner, what = line.owned()
    pawn = s.pawns[seat_of(s, owner)]
    if pawn.noted:
        raise line.word.error(f"there are two programmes of {owner.text}")
    for word in what.cut(","):
        name = word.text.removesuffix(DONE)
        check_card(s, pawn, owner.text, word, name)
        if name != word.text:
            if pawn.shown < pawn.noted:
                raise word.error("a card is done, but one before it is not")
            pawn.shown += 1
        pawn.note(CARDS.index(name))


def check_card(s: State, pawn: Pawn, owner: str, word: Word, name: str) -> None:
    """Check that this bandit can program a card next."""
    in_game = [card for number, card in enumerate(CARDS) if s.rules.cards >> number & 1]
    if name not in CARDS:
        raise word.error(f"there is no card {name!r}; there are: {', '.join(in_game)}")
    if name not in in_game:
        raise word.error(f"{name!r} is not in this game; write boxes={name.lower()} into the first line")
    if not pawn.hand >> CARDS.index(name) & 1:
        raise word.error(f"{owner} has programmed {name!r} already")
    if pawn.noted == PROGRAMME:
        raise word.error(f"{name!r} is a fourth card, and {owner} programs three (SUP-PLAN-1)")


def go_on(s: State, once: dict[str, Line]) -> None:
    """Read what comes next: a card (`next Doc 3`), nothing (`won Doc`), or everybody programs."""
    if "won" in once:
        if "next" in once:
            raise once["next"].word.error("nothing comes next when somebody has won")
        s.over = True
        if "round" in once:
            s.round = once["round"].rest.number(1, s.bandit_count + 1)
        for word in once["won"].rest.cut(" "):
            s.winners |= bit(seat_of(s, word))
        if not s.winners:
            raise once["won"].word.error("'won' names who has won")
    elif "round" in once:
        raise once["round"].word.error(
            "the length of the train determines the round; 'round' is for games that are over"
        )
    elif "next" in once:
        read_next(s, once["next"])
    else:
        s.push(CARD, s.first, 0)
        for who in reversed(range(s.bandit_count)):
            if s.pawns[who].status == ABOARD and s.pawns[who].noted < PROGRAMME:
                s.push(PROGRAM, who, 0)


def read_card(s: State, rest: Word, example: str) -> tuple[int, int]:
    """`Doc 3`: a bandit, and which of its cards, from 0."""
    words = rest.cut(" ")
    if len(words) != 2:
        raise rest.error(f"{example.split()[0]!r} names a bandit and the number of the card, as in {example!r}")
    return seat_of(s, words[0]), words[1].number(1, PROGRAMME) - 1


def read_next(s: State, line: Line) -> None:
    """Read the next card; everybody who can still reveal cards must have as many done as their turn requires."""
    if line.rest.text == UNCOUPLING:
        who, k = s.first, PROGRAMME
        s.push(UNCOUPLE, 0, 0)
    else:
        who, k = read_card(s, line.rest, "next Doc 3")
        s.push(CARD, who, k)
    for turn in range(s.bandit_count):
        other = (s.first + turn) % s.bandit_count
        due = k + 1 if turn < (who - s.first) % s.bandit_count else k
        pawn = s.pawns[other]
        if pawn.status != OUT and (pawn.noted, pawn.shown) != (PROGRAMME, due):
            raise line.rest.error(f"{bandit_name(s, other)} needs a programme of three cards, {due} of them done")
        if pawn.status == OVERBOARD and due == PROGRAMME:
            raise line.rest.error(f"{bandit_name(s, other)} has no card left and cannot be saved any more")


def read_stop(s: State, line: Line) -> None:
    """`stop after Doc 2`: the scene stops after this card."""
    preposition, _, rest = line.rest.text.partition(" ")
    if preposition != AFTER:
        raise line.rest.error("'stop' names the card after which it stops, as in 'stop after Doc 2'")
    if s.over:
        raise line.word.error("somebody has won: there is nothing to stop")
    column = line.rest.column + len(line.rest.text) - len(rest.lstrip())
    who, k = read_card(s, Word(rest.strip(), line.rest.line, column), "stop after Doc 2")
    stop, now = s.after(who, k), s.frames()[-1]
    if place_in_round(s, stop) < place_in_round(s, now):
        raise line.rest.error(f"card {k + 1} of {bandit_name(s, who)} is done, and the scene is already past it")
    s.stop = stop


def place_in_round(s: State, frame: int) -> int:
    """The number of cards in the round before a frame."""
    if frame & 255 == UNCOUPLE:
        return s.bandit_count * PROGRAMME
    return (frame >> 16) * s.bandit_count + (
        ((frame >> 8 & 255) - s.first) % s.bandit_count if frame & 255 == CARD else 0
    )
