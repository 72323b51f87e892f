"""The Marshal player and the prison in pictures for the terminal."""

from collections.abc import Iterator

from folsom.express.box_picture import BoxPicture, Sheet, alike
from folsom.express.interface.names import slug
from folsom.express.interface.view_types import BanditView, TokenView
from folsom.express.marshal.house_rules import BRAWLERS, TARGETS
from folsom.express.marshal.view_types import LawView

MAILBAG = "mailbag"


class LawPicture(BoxPicture):
    """The cell, the Prisoners, the goals, and each bandit's arrest, Brawler cards and freed Prisoners."""

    def __init__(self, name: str) -> None:
        self.name = name

    def law(self, sheet: Sheet) -> LawView:
        seen = sheet.v.boxes[self.name]
        assert isinstance(seen, LawView)
        return seen

    def lying(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        bags = [token for token in loot if token.kind == MAILBAG]
        lines = alike("B", (token for token in bags if token.value is None))
        return lines + [bag(sheet, token) for token in bags if token.value is not None]

    def held(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        bags = [token for token in loot if token.kind == MAILBAG]
        unknown = sum(token.value is None for token in bags)
        parts = [sheet.counted(MAILBAG, unknown)] if unknown else []
        return parts + [bag(sheet, token) for token in bags if token.value is not None]

    def lines(self, sheet: Sheet, others: list[str]) -> Iterator[str]:
        law, words = self.law(sheet), sheet.words
        cell = " ".join(sheet.spot(sheet.named("cell"))) or words("picture.none")
        locked = ", ".join(words("prisoner.name", bandit=name) for name in law.prisoners) or words("picture.none")
        yield words("picture.cell", names=cell)
        yield words("picture.prisoners", names=locked)
        yield words("picture.cylinders", first=law.cylinders[0], second=law.cylinders[1])
        goals = [words("picture.hidden-goal") if goal is None else goal_text(sheet, goal) for goal in law.goals]
        if goals:
            yield words("picture.goals", goals="; ".join(goals))

    def on_card(self, sheet: Sheet, bandit: BanditView) -> str:
        law, words = self.law(sheet), sheet.words
        text = words("picture.arrested") if bandit.name in law.arrested else ""
        for value, name in zip(BRAWLERS, law.brawlers, strict=True):
            if name == bandit.name:
                text += words("picture.brawler", value=value)
        for prisoner in law.freed[bandit.bandit]:
            text += words("picture.with", name=words("prisoner.name", bandit=prisoner))
        return text


def bag(sheet: Sheet, token: TokenView) -> str:
    return sheet.words("picture.lying.purse", name="B", value=token.value)


def goal_text(sheet: Sheet, goal: str) -> str:
    if goal in TARGETS:
        return sheet.words(f"goal.{slug(goal)}")
    return sheet.words("goal.warrant", bandit=goal)
