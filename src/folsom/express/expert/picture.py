"""The Expert variant in pictures for the terminal: discards."""

from folsom.express.box_picture import BoxPicture, Sheet
from folsom.express.interface.picture_cards import cards_text
from folsom.express.interface.view_types import SeatView


class ExpertPicture(BoxPicture):
    """EXPERT-1: the number of cards in a discard, and those that everybody has seen."""

    def seat(self, sheet: Sheet, seat: SeatView) -> str:
        text = sheet.words("picture.discard", number=seat.discard)
        if seat.discarded or seat.discarded_bullets:
            cards = cards_text(seat.discarded, seat.discarded_bullets, sheet.words)
            text += sheet.words("picture.seen", cards=cards)
        return text
