"""The train drawn for the terminal, with what stands beside it and in front of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from folsom.express.horses.view_types import CoachView
from folsom.express.interface.names import LETTERS, OLD, WHISKEY, slug
from folsom.express.interface.view_types import PlaceView, TokenView, View
from folsom.express.timecar.view_types import JourneyView
from folsom.interface.words import Catalogue

NARROWEST = 8
LOOSE, CLOSEST = 0, 3  # how close a train is drawn
COACH_ROOF, COACH_INSIDE, TIME_CAR = "coach roof", "coach inside", "time-car"


@dataclass(frozen=True)
class Car:
    """A car as it is drawn: what is on its roof and inside, a line each, and the Horses beside it."""

    label: str
    roof: list[str]
    inside: list[str]
    beside: str
    least: int  # the width

    @property
    def width(self) -> int:
        return max(self.least, *(len(item) for item in (self.label, self.beside, *self.roof, *self.inside)))


def train(v: View, words: Catalogue, width: int) -> Iterator[str]:
    """The Locomotive in front, to the left; a train too long for the screen is drawn in several pieces."""
    margin = max(len(words("picture.roof")), len(words("picture.inside")))
    room = width - margin - 2
    cars = fitting(v, words, room)
    beside_train, ahead = seen_coach(v), seen_journey(v) is not None
    first = 0
    while first < len(cars):
        fit = 2 if ahead and first == 0 else 1  # the time-travel car is drawn together with the Locomotive
        while first + fit < len(cars) and wide(cars[first : first + fit + 1]) <= room:
            fit += 1
        part = cars[first : first + fit]
        yield from framed(piece(part, words, ahead and first == 0), margin)
        facing = beside_train.car + ahead - first if beside_train else -1
        if 0 <= facing < fit:
            yield from framed(beside(coach(v, words), wide(part[:facing]), room, words), margin)
        yield ""
        first += fit


def seen_coach(v: View) -> CoachView | None:
    coach: CoachView | None = v.boxes.get("horses")
    return coach


def seen_journey(v: View) -> JourneyView | None:
    journey: JourneyView | None = v.boxes.get("timecar")
    return journey


def wide(cars: list[Car]) -> int:
    """How many columns they take without the last edge."""
    return sum(car.width + 3 for car in cars)


def fitting(v: View, words: Catalogue, room: int) -> list[Car]:
    """Drawn as close as it has to be to stand in one line; if that cannot be, there is no need to."""
    for close in range(LOOSE, CLOSEST + 1):
        cars = cars_of(v, words, close)
        if wide(cars) <= room:
            return cars
    return cars_of(v, words, LOOSE)


# ---- what is drawn
def cars_of(v: View, words: Catalogue, close: int) -> list[Car]:
    """The time-travel car, if there is one, then the train.

    Closer and closer: the last car is not called the Caboose, cars are as narrow as they can be, a Purse has a line of
    its own.
    """
    names = [words("short.locomotive"), *(words(f"short.{slug(name)}") for name in v.wagons)]
    if close == LOOSE:
        names[-1] = words("short.caboose", name=names[-1])
    least = NARROWEST if close < CLOSEST - 1 else 0
    in_row = 2 if close < CLOSEST else 1
    cars = []
    beside_train = seen_coach(v)
    for number, name in enumerate(names):
        roof, inside = (spot(place, words, in_row) for place in floors(v, number))
        if beside_train and beside_train.shotgun == f"{number} roof":
            roof.insert(0, words("picture.shotgun"))
        if v.marshal == number:
            inside.insert(0, words("picture.marshal"))
        horses = horses_text(beside_train.horses[number] if beside_train else 0, words)
        cars.append(Car(f"{number} {name}", roof, inside, horses, least))
    if seen_journey(v) is not None:
        inside = spot(named(v, TIME_CAR), words, in_row)
        horses = horses_text(beside_train.horses_ahead if beside_train else 0, words)
        cars.insert(0, Car(words("short.time-car"), [], inside, horses, least))
    return cars


def floors(v: View, car: int) -> tuple[PlaceView, PlaceView]:
    """The roof and the inside of a car."""
    of_car = {place.floor: place for place in v.places if place.car == car}
    return of_car["roof"], of_car["inside"]


def named(v: View, name: str) -> PlaceView:
    return next(place for place in v.places if place.name == name)


def horses_text(number: int, words: Catalogue) -> str:
    if number < 2:
        return words("picture.horse") if number else ""
    return words("picture.horses", number=number)


def coach(v: View, words: Catalogue) -> Car:
    roof, inside = (spot(named(v, name), words, 2) for name in (COACH_ROOF, COACH_INSIDE))
    beside_train = seen_coach(v)
    if beside_train and shotgun_sits(beside_train):
        roof.insert(0, words("picture.shotgun-sits", box=LETTERS["strongbox"]))
    return Car(words("short.coach"), roof, inside, "", NARROWEST)


def shotgun_sits(coach: CoachView) -> bool:
    """GUN-1: on the Stagecoach, and on his Strongbox."""
    return coach.shotgun == COACH_ROOF


def spot(place: PlaceView, words: Catalogue, in_row: int) -> list[str]:
    """Everybody and everything on a spot, a line each for bandits, one for all loot of a kind."""
    return [name.upper() for name in place.bandits] + loot_lines(place.loot, words, in_row)


def loot_lines(loot: tuple[TokenView, ...], words: Catalogue, in_row: int) -> list[str]:
    """Purses and Whiskeys that are known one by one; of those that look alike the number."""
    unseen, faces = (
        [t for t in loot if t.kind in ("purse", WHISKEY, OLD) and (t.value is None) == hidden]
        for hidden in (True, False)
    )
    purses = alike("purse", unseen) + [token_text(t, words) for t in faces if t.kind == "purse"]
    lines = [" ".join(purses[k : k + in_row]) for k in range(0, len(purses), in_row)]
    for kind in ("jewel", "strongbox"):
        lines += alike(kind, loot)
    return lines + alike(WHISKEY, unseen) + [token_text(t, words) for t in faces if t.kind != "purse"]


def alike(kind: str, loot: Iterable[TokenView]) -> list[str]:
    """`P`, `2x P`: tokens of a kind that nobody here can tell apart; nothing if there are none."""
    number = sum(t.kind == kind for t in loot)
    return [f"{number}x {LETTERS[kind]}" if number > 1 else LETTERS[kind]] if number else []


def token_text(t: TokenView, words: Catalogue) -> str:
    """A letter, and what is known of the hidden side."""
    if t.kind in (WHISKEY, OLD):
        return words(f"picture.lying.{'half-' if t.half else ''}{t.kind}", name=LETTERS[WHISKEY])
    return words("picture.lying.purse", name=LETTERS["purse"], value=t.value)


# ---- how it is drawn
@dataclass(frozen=True)
class Row:
    """A line of a drawing, and what stands in the margin before it."""

    text: str
    label: str = ""


def framed(rows: Iterator[Row], margin: int) -> Iterator[str]:
    for row in rows:
        yield f"{row.label.rjust(margin)} {row.text}".rstrip()


def piece(cars: list[Car], words: Catalogue, ahead: bool = False) -> Iterator[Row]:
    """Some cars; `ahead`: the first is the time-travel car, which has one floor, as high as two (TCAR-1)."""
    high = [cars[0].label, *cars[0].inside] if ahead else []
    rows = list(two_floors(cars[1:] if ahead else cars, words, len(high)))
    if ahead:
        rows = in_front(high, cars[0].width, rows)
    yield from rows
    if any(car.beside for car in cars):
        yield Row(cells([car.beside for car in cars], [car.width for car in cars], " "))


def two_floors(cars: list[Car], words: Catalogue, height: int) -> Iterator[Row]:
    """Roofs, an edge, the names, the insides, an edge; at least so many rows without the last."""
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
    """A box with these lines before a drawing, as high as it."""
    edge = "+" + "-" * (width + 2)
    drawn = [Row(edge + "+")]
    for k, row in enumerate(rows[:-1]):
        rest = row.text if row.text.startswith("+") else f"|{row.text[1:]}"
        drawn.append(Row(f"| {part(lines, k).ljust(width)} {rest}", row.label))
    return [*drawn, Row(edge + rows[-1].text)]


def beside(coach: Car, indent: int, room: int, words: Catalogue) -> Iterator[Row]:
    """The Stagecoach below the car that it faces."""
    indent = max(0, min(indent, room - coach.width - 3))
    for row in piece([coach], words):
        yield Row(" " * indent + row.text, row.label)


def part(parts: list[str], k: int) -> str:
    return parts[k] if k < len(parts) else ""


def cells(texts: list[str], widths: list[int], bar: str) -> str:
    inner = bar.join(f" {text.ljust(width)} " for text, width in zip(texts, widths, strict=True))
    return f"{bar}{inner}{bar}"
