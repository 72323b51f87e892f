"""The drawn train of a scene: bandits with what they hold, tokens, the Marshal, and what boxes add."""

import re
from dataclasses import dataclass, field

from folsom.express.interface.draw_boxes import HORSE, HOSTAGE_WORDS, PLACES, SHOTGUN, place_of
from folsom.express.interface.names import bandit_name
from folsom.express.interface.read_names import MARSHAL
from folsom.express.interface.read_tokens import TOKEN, Tokens
from folsom.express.interface.setup import BANDITS
from folsom.express.state import State
from folsom.interface.errors import shown
from folsom.interface.lines import Fault, Line, Word
from folsom.kernel.bits import bit

BANDIT = re.compile(
    r"(?P<name>[A-Z][a-z]+|bandit-[0-9])(/(?P<left>[0-9]))?(/r(?P<received>[0-9]{1,3}))?(\[(?P<holds>[^\]]*)\])?"
)
# Figures, the lines in which each may stand, and why.
FIGURES = {
    MARSHAL: (("inside",), "the Marshal is inside a car (MARSHAL-1)"),
    HORSE: (
        ("inside", "time-car"),
        "a Horse stands beside a car: draw it inside, or in the time-travel car (ATTACK-2)",
    ),
    SHOTGUN: (("roof", "coach-roof"), "the Shotgun is on a roof of the train or on the Stagecoach (GUN-2)"),
    **dict.fromkeys(
        HOSTAGE_WORDS, (("coach-inside",), "Hostages wait inside the Stagecoach, or have been taken (HOST-1)")
    ),
}


@dataclass
class DrawnBandit:
    """`Doc/5/r2[P250 J $250]`."""

    word: Word
    name: str
    left: int | None
    received: int | None
    tokens: list[Word] = field(default_factory=list)
    hostages: list[Word] = field(default_factory=list)
    cash: int = 0


@dataclass
class Drawn:
    """One spot: a floor of a car, or the only cell of another line."""

    line: str
    car: int = -1
    bandits: list[DrawnBandit] = field(default_factory=list)
    tokens: list[Word] = field(default_factory=list)
    figures: list[Word] = field(default_factory=list)

    def place(self, s: State) -> int:
        if self.line in PLACES:
            return place_of(s, self.line)
        return s.ground.off if self.car < 0 else 2 * self.car + (self.line == "roof")


def read_rows(once: dict[str, Line]) -> list[Drawn]:
    """The spots in reading order: roofs, insides, beside and before the train, off the train."""
    rows = []
    for line in ("roof", "inside"):
        for car, cell in enumerate(once[line].rest.cut("|")):
            rows.append(read_spot(cell, Drawn(line, car)))
    for line in (*PLACES, "off"):
        if line in once:
            rows.append(read_spot(once[line].rest, Drawn(line)))
    marshals = [figure for row in rows for figure in row.figures if figure.text == MARSHAL]
    if len(marshals) > 1:
        raise marshals[1].error("there is one Marshal")
    check_twice(rows)
    return rows


def check_twice(rows: list[Drawn]) -> None:
    drawn: list[str] = []
    for row in rows:
        for bandit in row.bandits:
            if bandit.name in drawn:
                raise bandit.word.error(f"{bandit.name} is drawn twice")
            drawn.append(bandit.name)


def read_spot(cell: Word, spot: Drawn) -> Drawn:
    for word in cell.cut(" "):
        if word.text == ".":
            continue
        if word.text in FIGURES:
            lines, reason = FIGURES[word.text]
            if spot.line not in lines:
                raise word.error(reason)
            spot.figures.append(word)
        elif TOKEN.fullmatch(word.text):
            spot.tokens.append(word)
        else:
            spot.bandits.append(read_bandit(word))
    return spot


def read_bandit(word: Word) -> DrawnBandit:
    found = BANDIT.fullmatch(word.text)
    if not found or not (found["name"] in BANDITS or found["name"].startswith("bandit-")):
        raise word.error(
            f"cannot read {shown(word.text)}; a spot holds bandits (Doc/5[P250 J]), tokens (P300, J, S), the Marshal, "
            f"and with boxes=horses also {HORSE}, {SHOTGUN}, Hostages ({', '.join(HOSTAGE_WORDS)}) and Whiskeys (W, O)"
        )
    left = int(found["left"]) if found["left"] else None
    if left is not None and left > 6:
        raise word.error(f"a cylinder holds 6 Bullets, not {left}")
    drawn = DrawnBandit(word, found["name"], left, int(found["received"]) if found["received"] else None)
    holds = Word(found["holds"] or "", word.line, word.column + (found.start("holds") if found["holds"] else 0))
    for held in holds.cut(" "):
        if held.text.startswith("$"):
            drawn.cash = Word(held.text[1:], held.line, held.column + 1).number(0, 10000)
        elif TOKEN.fullmatch(held.text):
            drawn.tokens.append(held)
        elif held.text in HOSTAGE_WORDS:
            drawn.hostages.append(held)
        else:
            raise held.error(
                f"cannot read {shown(held.text)}; a bandit holds tokens (P300, J, S, W, O), cash ($250) "
                f"and a Hostage ({', '.join(HOSTAGE_WORDS)})"
            )
    return drawn


def bandit_names(rows: list[Drawn]) -> list[str]:
    """Who is drawn, in reading order."""
    return [b.name for row in rows for b in row.bandits if not b.name.startswith("bandit-")]


def put_drawn(s: State, rows: list[Drawn], emptied: list[Word]) -> None:
    """Everything drawn goes to its place; `emptied` are Whiskeys that have left the game."""
    drawn_tokens = [t for row in rows for t in [*row.tokens, *(held for b in row.bandits for held in b.tokens)]]
    tokens = Tokens(s, drawn_tokens + emptied)
    names = [bandit_name(s, who) for who in range(s.bandit_count)]
    missing = set(names)
    for row in rows:
        place = row.place(s)
        for token in row.tokens:
            number = tokens.take(token)
            if place == s.ground.off:
                s.spare |= bit(number)
            else:
                s.lay_token(place, number)
        for drawn in row.bandits:
            if drawn.name not in missing:
                raise drawn.word.error(f"{drawn.name} has no seat; those with one are {', '.join(names)}")
            missing.remove(drawn.name)
            put_bandit(s, drawn, names.index(drawn.name), place, tokens)
        if any(figure.text == MARSHAL for figure in row.figures):
            s.marshal = row.car
    tokens.empty(emptied)
    if missing:
        raise Fault(f"not drawn: {', '.join(sorted(missing))}", "seats", "inside")


def put_bandit(s: State, drawn: DrawnBandit, who: int, place: int, tokens: Tokens) -> None:
    s.set_down(who, place)
    b = s.bandits[who]
    b.cash = drawn.cash
    for token in drawn.tokens:
        number = tokens.take(token)
        b.loot |= bit(number)
        s.seats[b.seat].knows |= bit(number) & s.rules.face_down
