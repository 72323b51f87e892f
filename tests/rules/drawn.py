"""Scenes for rules tests: draw a position, act, compare the drawing, and read what each seat was told."""

import re

import folsom
from folsom.kernel.dice import Dice, ScriptedDice, seeded

HIDDEN_MARKS = re.compile(r"#\d+|\([^)]*\)|/r\d+")


class Drawn:
    """A drawn position.  Seats are called by their bandits; `falls` scripts the dice, and has to be used up."""

    def __init__(self, text: str, falls: list[int] | None = None) -> None:
        self.script = None if falls is None else ScriptedDice(falls)
        dice: Dice = seeded(1) if self.script is None else self.script
        self.game = folsom.scene(text, dice=dice)
        self.heard: dict[int | None, int] = {}

    def seat(self, name: str) -> int:
        """The seat that plays a bandit."""
        found = [seat for seat in range(self.game.players) if name in self.game.seat_name(seat).split("+")]
        assert found, f"{name} sits nowhere"
        return found[0]

    def asked(self) -> list[str]:
        """Who has to decide now."""
        return [self.game.seat_name(seat) for seat in self.game.to_act]

    def offers(self, name: str) -> list[str]:
        """The texts of what a player may do now."""
        return [option.text for option in self.game.options(self.seat(name))]

    def play(self, name: str, text: str) -> None:
        self.game.play(self.seat(name), text)

    def refuses(self, name: str, text: str) -> str:
        """The number of the rule by which a player may not do this now."""
        reason = self.game.why_not(self.seat(name), text)
        assert reason is not None, f"{name} may do {text!r}"
        return reason.rule

    def told(self, name: str | None) -> list[str]:
        """What a player (None: a spectator) was told since the last time this was asked."""
        seat = None if name is None else self.seat(name)
        events = self.game.events(seat, self.heard.get(seat, 0))
        self.heard[seat] = self.heard.get(seat, 0) + len(events)
        return [event.words for event in events]

    def shows(self, drawing: str) -> None:
        """The train looks like this: roof, inside and, if drawn, off; labels, knowledge and receipts left out."""
        expected = rows(drawing)
        actual = rows(str(self.game))
        for row, cells in expected.items():
            assert actual.get(row) == cells, f"{row}: drawn {actual.get(row)}, expected {cells}"

    def line(self, word: str) -> str:
        """A line of the whole drawing without its first word: `hand Doc:`, `pile`, `neutral`…"""
        for text in str(self.game).splitlines():
            if text.startswith(word):
                return text[len(word) :].strip()
        return ""

    def used_up(self) -> bool:
        """The scripted dice have all fallen."""
        return self.script is not None and not self.script.left()


def rows(drawing: str) -> dict[str, list[list[str]]]:
    """The spots of a drawing, what stands there in alphabetical order."""
    found = {}
    for line in drawing.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word in ("roof", "inside", "off"):
            plain = HIDDEN_MARKS.sub("", rest)
            found[word] = [
                sorted(re.findall(r"[^\s\[]+(?:\[[^\]]*\])?", cell.replace(" . ", " "))) for cell in plain.split("|")
            ]
    return {word: [[item for item in cell if item != "."] for cell in cells] for word, cells in found.items()}
