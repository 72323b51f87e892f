"""Marshal & Prisoners in pictures for the terminal."""

from collections.abc import Iterator

from folsom.express.box_picture import BoxPicture, Sheet


class FallPicture(BoxPicture):
    """The bandits that have fallen off the train."""

    def __init__(self, name: str) -> None:
        self.name = name

    def away(self, sheet: Sheet) -> list[str]:
        return list(sheet.v.boxes[self.name].fallen)

    def lines(self, sheet: Sheet, others: list[str]) -> Iterator[str]:
        fallen = self.away(sheet)
        if fallen:
            yield sheet.words("picture.fallen", names=", ".join(fallen))
