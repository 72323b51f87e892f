"""Draws the train for the terminal, with the boxes' additions beside it and in front of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from folsom.express.box_picture import NARROWEST, Car, Sheet
from folsom.express.interface.names import slug
from folsom.express.interface.view_types import PlaceView, View
from folsom.interface.words import Catalogue

LOOSE, CLOSEST = 0, 3  # how tightly a train is drawn


def train(sheet: Sheet, width: int) -> Iterator[str]:
    """Draw the train with the Locomotive on the left, in several pieces if it is too long for the screen."""
    words = sheet.words
    margin = max(len(words("picture.roof")), len(words("picture.inside")))
    room = width - margin - 2
    ahead = any(box.in_front(sheet) for box in sheet.boxes)
    cars = fitting(sheet, room)
    first = 0
    while first < len(cars):
        fit = 2 if ahead and first == 0 else 1  # a car in front is drawn together with the Locomotive
        while first + fit < len(cars) and wide(cars[first : first + fit + 1]) <= room:
            fit += 1
        part = cars[first : first + fit]
        yield from framed(piece(part, words, ahead and first == 0), margin)
        for box in sheet.boxes:
            beside_train = box.alongside(sheet)
            facing = beside_train[0] + ahead - first if beside_train else -1
            if beside_train and 0 <= facing < fit:
                yield from framed(beside(beside_train[1], wide(part[:facing]), room, words), margin)
        yield ""
        first += fit


def wide(cars: list[Car]) -> int:
    """The width of some cars in columns, without the last edge."""
    return sum(car.width + 3 for car in cars)


def fitting(sheet: Sheet, room: int) -> list[Car]:
    """The cars, drawn as tightly as needed to fit on one line; if they cannot fit, drawn normally."""
    for close in range(LOOSE, CLOSEST + 1):
        cars = cars_of(sheet, close)
        if wide(cars) <= room:
            return cars
    return cars_of(sheet, LOOSE)


# ---- what is drawn
def cars_of(sheet: Sheet, close: int) -> list[Car]:
    """The car in front, if there is one, then the train.

    With increasing tightness, the last car is not marked as the Caboose, cars are as narrow as possible, and each Purse
    has its own line.
    """
    v, words = sheet.v, sheet.words
    names = [words("short.locomotive"), *(words(f"short.{slug(name)}") for name in v.wagons)]
    if close == LOOSE:
        names[-1] = words("short.caboose", name=names[-1])
    least = NARROWEST if close < CLOSEST - 1 else 0
    sheet = replace(sheet, in_row=2 if close < CLOSEST else 1)
    cars = []
    for number, name in enumerate(names):
        roof, inside = (sheet.spot(place) for place in floors(v, number))
        roof = [figure for box in sheet.boxes for figure in box.on_roof(sheet, number)] + roof
        inside = [figure for box in sheet.boxes for figure in box.inside(sheet, number)] + inside
        cars.append(Car(f"{number} {name}", roof, inside, standing_beside(sheet, number), least))
    for box in sheet.boxes:
        car = box.in_front(sheet)
        if car:
            cars.insert(0, replace(car, beside=standing_beside(sheet, None), least=least))
    return cars


def standing_beside(sheet: Sheet, car: int | None) -> str:
    return " ".join(text for box in sheet.boxes if (text := box.beside(sheet, car)))


def floors(v: View, car: int) -> tuple[PlaceView, PlaceView]:
    """The roof and the inside of a car."""
    of_car = {place.floor: place for place in v.places if place.car == car}
    return of_car["roof"], of_car["inside"]


# ---- how it is drawn
@dataclass(frozen=True)
class Row:
    """A line of a drawing, and the label in its margin."""

    text: str
    label: str = ""


def framed(rows: Iterator[Row], margin: int) -> Iterator[str]:
    for row in rows:
        yield f"{row.label.rjust(margin)} {row.text}".rstrip()


def piece(cars: list[Car], words: Catalogue, ahead: bool = False) -> Iterator[Row]:
    """Some cars; `ahead`: the first is in front of the Locomotive, and has one floor as high as two."""
    high = [cars[0].label, *cars[0].inside] if ahead else []
    rows = list(two_floors(cars[1:] if ahead else cars, words, len(high)))
    if ahead:
        rows = in_front(high, cars[0].width, rows)
    yield from rows
    if any(car.beside for car in cars):
        yield Row(cells([car.beside for car in cars], [car.width for car in cars], " "))


def two_floors(cars: list[Car], words: Catalogue, height: int) -> Iterator[Row]:
    """Roofs, an edge, the names, the insides, an edge; at least `height` rows without the last."""
    widths = [car.width for car in cars]
    edge = "+" + "".join("-" * (width + 2) + "+" for width in widths)
    roofs = max(1, *(len(car.roof) for car in cars))
    insides = max(1, height - roofs - 2, *(len(car.inside) for car in cars))
    for k in range(roofs):
        yield Row(cells([part(car.roof, k) for car in cars], widths, " "), "" if k else words("picture.roof"))
    yield Row(edge)
    yield Row(cells([car.label for car in cars], widths, "|"))
    for k in range(insides):
        yield Row(cells([part(car.inside, k) for car in cars], widths, "|"), "" if k else words("picture.inside"))
    yield Row(edge)


def in_front(lines: list[str], width: int, rows: list[Row]) -> list[Row]:
    """A frame with these lines in front of a drawing, as high as it."""
    edge = "+" + "-" * (width + 2)
    drawn = [Row(edge + "+")]
    for k, row in enumerate(rows[:-1]):
        rest = row.text if row.text.startswith("+") else f"|{row.text[1:]}"
        drawn.append(Row(f"| {part(lines, k).ljust(width)} {rest}", row.label))
    return [*drawn, Row(edge + rows[-1].text)]


def beside(car: Car, indent: int, room: int, words: Catalogue) -> Iterator[Row]:
    """A car drawn below the one that it is next to."""
    indent = max(0, min(indent, room - car.width - 3))
    for row in piece([car], words):
        yield Row(" " * indent + row.text, row.label)


def part(parts: list[str], k: int) -> str:
    return parts[k] if k < len(parts) else ""


def cells(texts: list[str], widths: list[int], bar: str) -> str:
    inner = bar.join(f" {text.ljust(width)} " for text, width in zip(texts, widths, strict=True))
    return f"{bar}{inner}{bar}"
