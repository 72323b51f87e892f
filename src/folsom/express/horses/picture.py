"""Horses & Stagecoach in pictures for the terminal."""

from collections.abc import Iterator

from folsom.express.box_picture import NARROWEST, BoxPicture, Car, Sheet, alike
from folsom.express.horses.components import OLD_WHISKEY, WHISKEY
from folsom.express.horses.view_types import CoachView
from folsom.express.interface.names import slug
from folsom.express.interface.view_types import BanditView, TokenView

COACH_ROOF, COACH_INSIDE = "coach roof", "coach inside"
MORTAL = "mortal-bullet"


class HorsesPicture(BoxPicture):
    """Draws the Stagecoach below the car that it is next to, with Horses, Hostages and Whiskeys."""

    def __init__(self, name: str) -> None:
        self.name = name

    def coach(self, sheet: Sheet) -> CoachView:
        seen = sheet.v.boxes[self.name]
        assert isinstance(seen, CoachView)
        return seen

    # ---- the train
    def on_roof(self, sheet: Sheet, car: int) -> list[str]:
        return [sheet.words("picture.shotgun")] if self.coach(sheet).shotgun == f"{car} roof" else []

    def beside(self, sheet: Sheet, car: int | None) -> str:
        coach = self.coach(sheet)
        number = coach.horses_ahead if car is None else coach.horses[car]
        return sheet.words.count("picture.horses", number) if number else ""

    def alongside(self, sheet: Sheet) -> tuple[int, Car]:
        roof, inside = (sheet.spot(sheet.named(name)) for name in (COACH_ROOF, COACH_INSIDE))
        if self.elsewhere(sheet):
            roof.insert(0, sheet.words("picture.shotgun-sits", box="S"))
        return self.coach(sheet).car, Car(sheet.words("short.coach"), roof, inside, "", NARROWEST)

    # ---- Whiskeys
    def lying(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        lines = alike("W", (t for t in loot if unseen(t)))
        for t in loot:
            if t.kind in (WHISKEY, OLD_WHISKEY) and not unseen(t):
                lines.append(sheet.words(f"picture.lying.{'half-' if t.half else ''}{t.kind}", name="W"))
        return lines

    def held(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        """On a Character card, only the holder can tell full Whiskeys apart (COMP-6)."""
        mixed = sum(unseen(t) for t in loot)
        parts = [sheet.counted(WHISKEY, mixed)] if mixed else []
        for t in loot:
            if t.kind in (WHISKEY, OLD_WHISKEY) and not unseen(t):
                parts.append(sheet.words(f"picture.{'half' if t.half else 'full'}.{t.kind}"))
        return parts

    def elsewhere(self, sheet: Sheet) -> list[TokenView]:
        """GUN-1: the Strongbox that the Shotgun sits on, the last spare token, is drawn with him."""
        return list(sheet.v.spare[-1:]) if self.coach(sheet).shotgun == COACH_ROOF else []

    # ---- lines
    def away(self, sheet: Sheet) -> list[str]:
        return list(self.coach(sheet).escaped)

    def lines(self, sheet: Sheet, others: list[str]) -> Iterator[str]:
        coach, words = self.coach(sheet), sheet.words
        if coach.hostages:
            names = ", ".join(words(f"picture.hostage.{slug(name)}") for name in coach.hostages)
            yield words("picture.hostages", names=names)
        if others:
            yield words("picture.riding", names=", ".join(others))
        if coach.escaped:
            yield words("picture.escaped", names=", ".join(coach.escaped))

    def on_card(self, sheet: Sheet, bandit: BanditView) -> str:
        """A bandit's Hostage, and the Bullets of this round, which cost money (EVENT-MORTAL)."""
        coach, words, round = self.coach(sheet), sheet.words, sheet.v.round
        hostage, wounds = coach.taken[bandit.bandit], coach.round_bullets[bandit.bandit]
        text = words("picture.holds", name=words(f"picture.hostage.{slug(hostage)}")) if hostage else ""
        if wounds and round and round.event == MORTAL:
            text += words("picture.wounds", number=wounds)
        return text


def unseen(token: TokenView) -> bool:
    return token.kind == WHISKEY and token.value is None
