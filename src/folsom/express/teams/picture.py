"""Teams in pictures for the terminal: the partners."""

from folsom.express.box_picture import BoxPicture, Sheet


class TeamsPicture(BoxPicture):
    """Adds the partner to each name; partners sit side by side."""

    def seat_name(self, sheet: Sheet, seat: int, name: str) -> str:
        return sheet.words("picture.partner", name=name, partner=sheet.v.seats[seat ^ 1].name)
