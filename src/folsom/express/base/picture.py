"""The base game in pictures for the terminal: the Marshal, Purses, Jewels and Strongboxes."""

from folsom.express.box_picture import BoxPicture, Sheet, alike
from folsom.express.interface.view_types import TokenView

MARSHAL = "Marshal"  # if a player plays him, he is listed among the bandits
PURSE, OTHERS = "purse", {"jewel": "J", "strongbox": "S"}


class BasePicture(BoxPicture):
    """Draws known Purses one by one, and the number of those that look alike."""

    def inside(self, sheet: Sheet, car: int) -> list[str]:
        played = any(bandit.name == MARSHAL for bandit in sheet.v.bandits)
        return [sheet.words("picture.marshal")] if sheet.v.marshal == car and not played else []

    def lying(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        purses = [t for t in loot if t.kind == PURSE]
        texts = alike("P", (t for t in purses if t.value is None))
        texts += [purse(sheet, t) for t in purses if t.value is not None]
        lines = [" ".join(texts[k : k + sheet.in_row]) for k in range(0, len(texts), sheet.in_row)]
        for kind, letter in OTHERS.items():
            lines += alike(letter, (t for t in loot if t.kind == kind))
        return lines

    def held(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        words = sheet.words
        purses = [t for t in loot if t.kind == PURSE]
        parts = []
        if any(t.value is None for t in purses):
            known = ", ".join(words("picture.dollars", value=t.value) for t in purses if t.value is not None)
            text = sheet.counted(PURSE, len(purses))
            parts.append(text + (words("picture.known", faces=known) if known else ""))
        elif purses:
            parts.append(" ".join(purse(sheet, t) for t in purses))
        for kind in OTHERS:
            number = sum(t.kind == kind for t in loot)
            if number:
                parts.append(sheet.counted(kind, number))
        return parts


def purse(sheet: Sheet, token: TokenView) -> str:
    return sheet.words("picture.lying.purse", name="P", value=token.value)
