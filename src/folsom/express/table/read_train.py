"""The drawn train of a scene: bandits with what they hold, tokens, the Marshal."""

import re
from dataclasses import dataclass, field

from folsom.express.base.tables import FACES
from folsom.express.state import State
from folsom.express.table.names import LETTERS
from folsom.express.table.setup import BANDITS
from folsom.kernel.bits import bit
from folsom.kernel.lines import Line, Word

BANDIT = re.compile(
    r"(?P<name>[A-Z][a-z]+|bandit-[0-9])(/(?P<left>[0-9]))?(/r(?P<received>[0-9]{1,3}))?(\[(?P<holds>[^\]]*)\])?"
)
TOKEN = re.compile(r"(?P<letter>[PJS])(?P<value>[0-9]{1,4}|\?)?(#(?P<label>[0-9]{1,3}))?(\((?P<knowers>[^)]*)\))?")
KINDS = {letter: kind for kind, letter in LETTERS.items()}


@dataclass
class DrawnBandit:
    """`Doc/5/r2[P250 J $250]`."""

    word: Word
    name: str
    left: int | None
    received: int | None
    tokens: list[Word] = field(default_factory=list)
    cash: int = 0


@dataclass
class Drawn:
    """One spot of the train, or what is off it (car -1)."""

    car: int
    floor: int
    bandits: list[DrawnBandit] = field(default_factory=list)
    tokens: list[Word] = field(default_factory=list)
    marshal: bool = False


def read_rows(once: dict[str, Line]) -> list[Drawn]:
    """The spots in reading order: roofs, insides, off the train."""
    rows = []
    for floor, name in ((1, "roof"), (0, "inside")):
        for car, cell in enumerate(once[name].rest.cut("|")):
            rows.append(read_spot(cell, Drawn(car, floor)))
    if "off" in once:
        rows.append(read_spot(once["off"].rest, Drawn(-1, 0)))
    if sum(row.marshal for row in rows) > 1:
        raise once["inside"].rest.error("there is one Marshal")
    return rows


def read_spot(cell: Word, spot: Drawn) -> Drawn:
    for word in cell.cut(" "):
        if word.text == ".":
            continue
        if word.text == "Marshal":
            if spot.floor or spot.car < 0:
                raise word.error("the Marshal is inside a car (MARSHAL-1)")
            spot.marshal = True
        elif TOKEN.fullmatch(word.text):
            spot.tokens.append(word)
        else:
            spot.bandits.append(read_bandit(word))
    return spot


def read_bandit(word: Word) -> DrawnBandit:
    found = BANDIT.fullmatch(word.text)
    if not found or not (found["name"] in BANDITS or found["name"].startswith("bandit-")):
        raise word.error(
            f"cannot read {word.text!r}; a spot holds bandits (Doc/5[P250 J]), tokens (P300, J, S), Marshal"
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
        else:
            raise held.error(f"cannot read {held.text!r}; a bandit holds tokens (P300, J, S) and cash ($250)")
    return drawn


def bandit_names(rows: list[Drawn]) -> list[str]:
    """Who is drawn, in reading order."""
    return [b.name for row in rows for b in row.bandits if not b.name.startswith("bandit-")]


def put_drawn(s: State, rows: list[Drawn]) -> None:
    """Everything drawn goes to its place."""
    tokens = Tokens(s, rows)
    names = [
        s.rules.characters[b.character].name if b.character >= 0 else f"bandit-{who + 1}"
        for who, b in enumerate(s.bandits)
    ]
    missing = set(names)
    for row in rows:
        place = s.ground.off if row.car < 0 else 2 * row.car + row.floor
        for token in row.tokens:
            number = tokens.take(token, None)
            if row.car < 0:
                s.spare |= bit(number)
            else:
                s.lay_token(place, number)
        for drawn in row.bandits:
            if drawn.name not in missing:
                reason = "is drawn twice" if drawn.name in names else "has no seat"
                raise drawn.word.error(f"{drawn.name} {reason}")
            missing.remove(drawn.name)
            put_bandit(s, drawn, names.index(drawn.name), place, tokens)
        if row.marshal:
            s.marshal = row.car
    if missing:
        at = next((b.word for row in rows for b in row.bandits), Word("", 1, 1))
        raise at.error(f"not drawn: {', '.join(sorted(missing))}")


def put_bandit(s: State, drawn: DrawnBandit, who: int, place: int, tokens: "Tokens") -> None:
    s.set_down(who, place)
    b = s.bandits[who]
    b.cash = drawn.cash
    for token in drawn.tokens:
        number = tokens.take(token, b.seat)
        b.loot |= bit(number)
        s.seats[b.seat].knows |= bit(number) & s.rules.face_down


class Tokens:
    """Labels: those that are drawn with `#` first, the others from the lowest free one on, in reading order."""

    def __init__(self, s: State, rows: list[Drawn]) -> None:
        self.s = s
        self.used: set[int] = set()
        self.faces = list(FACES)
        words = [t for row in rows for t in [*row.tokens, *(held for b in row.bandits for held in b.tokens)]]
        for word in words:
            found = TOKEN.fullmatch(word.text)
            if found and found["label"]:
                label = self.labelled(found["letter"], found["label"])
                if (
                    label >= len(s.rules.tokens)
                    or s.rules.tokens[label] != KINDS[found["letter"]]
                    or label in self.used
                ):
                    raise word.error(f"{word.text!r}: #{found['label']} is no free {KINDS[found['letter']]}")
                self.used.add(label)
            if found and found["value"] and found["value"] != "?":
                self.use_face(word, found["letter"], found["value"])

    def labelled(self, letter: str, label: str) -> int:
        """The token that is called P7; a number too large is nobody's."""
        return self.s.rules.tokens.index(KINDS[letter]) + int(label) - 1

    def use_face(self, word: Word, letter: str, value: str) -> None:
        if letter != "P" or value not in ("250", "300", "350", "400", "450", "500"):
            raise word.error(f"{word.text!r}: only Purses show a value, from 250 to 500 in steps of 50")
        self.faces[(int(value) - 250) // 50] -= 1
        if self.faces[(int(value) - 250) // 50] < 0:
            raise word.error(f"there are no more Purses of ${value}")

    def take(self, word: Word, holder: int | None) -> int:
        """The number of a drawn token; its face and who knows it are noted."""
        found = TOKEN.fullmatch(word.text)
        assert found is not None
        kind = KINDS[found["letter"]]
        if found["label"]:
            number = self.labelled(found["letter"], found["label"])
        else:
            free = [t for t, k in enumerate(self.s.rules.tokens) if k == kind and t not in self.used]
            if not free:
                raise word.error(f"there are no more tokens of kind {kind}")
            number = free[0]
            self.used.add(number)
        if kind == "purse":
            value = found["value"] or "?"
            face = self.draw_face() if value == "?" else (int(value) - 250) // 50
            self.s.faces |= face << 3 * number
        self.note_knowers(word, found["knowers"], number)
        return number

    def draw_face(self) -> int:
        """A face-down Purse whose face is left to chance."""
        at: int = self.s.dice.below(sum(self.faces))
        for face, number in enumerate(self.faces):
            if at < number:
                self.faces[face] -= 1
                return face
            at -= number
        raise ValueError(at)

    def note_knowers(self, word: Word, knowers: str | None, number: int) -> None:
        names = [self.s.rules.characters[b.character].name if b.character >= 0 else "" for b in self.s.bandits]
        for name in knowers.split(",") if knowers else []:
            if name == "all":
                self.s.gallery |= bit(number)
                for q in self.s.seats:
                    q.knows |= bit(number)
            elif name in names:
                self.s.seats[self.s.bandits[names.index(name)].seat].knows |= bit(number)
            elif name in [str(seat + 1) for seat in range(self.s.rules.seats)]:
                self.s.seats[int(name) - 1].knows |= bit(number)
            else:
                raise word.error(f"{name!r} sits nowhere")
