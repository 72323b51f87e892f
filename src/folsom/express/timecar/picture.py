"""The time-travel car in pictures for the terminal."""

from collections.abc import Iterator

from folsom.express.box_picture import BoxPicture, Car, Sheet
from folsom.express.interface.names import slug
from folsom.express.timecar.view_types import JourneyView

TIME_CAR = "time-car"


class TimecarPicture(BoxPicture):
    """The car in front of the Locomotive, and the bandit travelling in time."""

    def __init__(self, name: str) -> None:
        self.name = name

    def journey(self, sheet: Sheet) -> JourneyView:
        seen = sheet.v.boxes[self.name]
        assert isinstance(seen, JourneyView)
        return seen

    def in_front(self, sheet: Sheet) -> Car:
        return Car(sheet.words(f"short.{TIME_CAR}"), [], sheet.spot(sheet.named(TIME_CAR)), "", 0)

    def away(self, sheet: Sheet) -> list[str]:
        traveller = self.journey(sheet).bandit
        return [traveller] if traveller else []

    def lines(self, sheet: Sheet, others: list[str]) -> Iterator[str]:
        journey = self.journey(sheet)
        if journey.bandit:
            appears = destination(sheet, journey.destination) if journey.destination else ""
            yield sheet.words("picture.away", name=journey.bandit) + appears


def destination(sheet: Sheet, place: str) -> str:
    """Where the viewer's own bandit will appear."""
    words = sheet.words
    number, _, floor = place.partition(" ")
    if not number.isdecimal():
        return words("picture.appears", place=words(f"place.{slug(place)}"))
    if not int(number):
        return words("picture.appears", place=words(f"place.{floor}.locomotive"))
    name = words(f"wagon.{slug(sheet.v.wagons[int(number) - 1])}")
    return words("picture.appears", place=words(f"place.{floor}.wagon", name=name, number=number))
