"""Reads the drawn train of a scene: bandits with what they hold, tokens, the Marshal, and the boxes' additions."""

import re

from folsom.express.box_scenes import TOKEN, BoxReader, Drawn, DrawnBandit
from folsom.express.boxes import VARIANTS
from folsom.express.interface.names import bandit_name
from folsom.express.interface.read_names import CARS, CELLS, FIGURES, HELD, LETTERS, SCENES, listed
from folsom.express.interface.read_tokens import Tokens
from folsom.express.interface.setup import BANDITS
from folsom.express.state import State
from folsom.interface.errors import shown
from folsom.interface.lines import Fault, Line, Word
from folsom.kernel.bits import bit

BANDIT = re.compile(
    r"(?P<name>[A-Z][a-z]+|bandit-[0-9])(/(?P<left>[0-9]{1,2}))?(/r(?P<received>[0-9]{1,3}))?(\[(?P<holds>[^\]]*)\])?"
)
BASE, ADDED = next(iter(SCENES.values())), list(SCENES.items())[1:]
SPOT = f"a spot holds {listed(BASE.hint, {name: box.hint for name, box in ADDED})}"
HOLDS = "a bandit holds " + listed(
    f"tokens ({', '.join(BASE.letters)}), cash ($250)",
    {name: ", ".join([*box.letters, *box.held]) for name, box in ADDED},
)


def read_rows(once: dict[str, Line]) -> list[Drawn]:
    """The spots in reading order: roofs, insides, beside and in front of the train, off the train."""
    rows = []
    played = played_figures(once)
    for line in ("roof", "inside"):
        for car, cell in enumerate(once[line].rest.cut("|")):
            rows.append(read_spot(cell, Drawn(line, car), played))
    for line, place in CELLS.items():
        if line in once:
            rows.append(read_spot(once[line].rest, Drawn(line, place_name=place), played))
    if "off" in once:
        rows.append(read_spot(once["off"].rest, Drawn("off"), played))
    check_twice(rows)
    return rows


def played_figures(once: dict[str, Line]) -> tuple[str, ...]:
    """The figures that a player controls in the variant of the first line."""
    said = [word.text.removeprefix("variant=") for word in once["express"].rest.cut(" ")]
    return next((variant.played_figures for variant in VARIANTS if variant.name in said), ())


def check_twice(rows: list[Drawn]) -> None:
    drawn: list[str] = []
    for row in rows:
        for figure in row.figures:
            if FIGURES[figure.text].single and figure.text in drawn:
                raise figure.error(f"there is one {figure.text}")
            drawn.append(figure.text)
        for bandit in row.bandits:
            if bandit.name in drawn:
                raise bandit.word.error(f"{bandit.name} is drawn twice")
            drawn.append(bandit.name)


def read_spot(cell: Word, spot: Drawn, played: tuple[str, ...]) -> Drawn:
    for word in cell.cut(" "):
        if word.text == ".":
            continue
        if word.text in FIGURES and word.text not in played:
            figure = FIGURES[word.text]
            if spot.line not in figure.lines and not (figure.beside_cars and spot.line in CARS):
                raise word.error(figure.reason)
            spot.figures.append(word)
        elif is_token(word):
            spot.tokens.append(word)
        else:
            spot.bandits.append(read_bandit(word, played))
    return spot


def is_token(word: Word) -> bool:
    found = TOKEN.fullmatch(word.text)
    return found is not None and found["letter"] in LETTERS


def read_bandit(word: Word, played: tuple[str, ...]) -> DrawnBandit:
    found = BANDIT.fullmatch(word.text)
    if not found or not (found["name"] in BANDITS or found["name"].startswith("bandit-")):
        raise word.error(f"cannot read {shown(word.text)}; {SPOT}")
    left = int(found["left"]) if found["left"] else None
    if left is not None and left > 6 and found["name"] not in played:
        raise word.error(f"a cylinder holds 6 Bullets, not {left}")
    drawn = DrawnBandit(word, found["name"], left, int(found["received"]) if found["received"] else None)
    holds = Word(found["holds"] or "", word.line, word.column + (found.start("holds") if found["holds"] else 0))
    for held in holds.cut(" "):
        if held.text.startswith("$"):
            drawn.cash = Word(held.text[1:], held.line, held.column + 1).number(0, 10000)
        elif is_token(held):
            drawn.tokens.append(held)
        elif held.text in HELD:
            drawn.held.append(held)
        else:
            raise held.error(f"cannot read {shown(held.text)}; {HOLDS}")
    return drawn


def bandit_names(rows: list[Drawn]) -> list[str]:
    """The bandits that are drawn, in reading order."""
    return [b.name for row in rows for b in row.bandits if not b.name.startswith("bandit-")]


def put_drawn(s: State, rows: list[Drawn], readers: dict[str, BoxReader]) -> None:
    """Put everything drawn in its place."""
    drawn_tokens = [t for row in rows for t in [*row.tokens, *(held for b in row.bandits for held in b.tokens)]]
    more = [word for reader in readers.values() for word in reader.more_tokens()]
    tokens = Tokens(s, drawn_tokens + more, readers)
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
    for reader in readers.values():
        reader.after_tokens(tokens)
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
