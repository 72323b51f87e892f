"""Scenes for rules tests: draw a position, act, compare the drawing, and read what each seat was told."""

import re
from typing import Any

import folsom
from folsom.express.boxes import INTERFACES
from folsom.express.interface.view_types import OwnView, SeatView
from folsom.kernel.dice import Dice, Script, seeded

STEALIN = "Stealin': the cards of the pile happen, one after another."
HIDDEN_MARKS = re.compile(r"#\d+|\([^)]*\)|/r\d+")
HELD = re.compile(r"\[([^\]]*)\]")
SPOTS = {"roof", "inside", "off", *(line for box in INTERFACES for line in box.scenes.cells)}

ACTIONS = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Marshal"


def hit(name: str, **bullets: int) -> str:
    """The line of a bandit's deck with all Action cards and these numbers of Bullets of each colour."""
    lead = [f"@{colour}" for colour, number in bullets.items() for _ in range(number)]
    return f"deck {name}: {ACTIONS}, {', '.join(lead)}"


def spent(name: str, number: int) -> str:
    """The line of a hand with this many neutral Bullets, which are missing from the stock."""
    return f"hand {name}: {', '.join(['@neutral'] * number)}"


class Drawn:
    """A drawn position.  Seats are named by their bandits; `falls` scripts the dice, and must be used up."""

    def __init__(self, text: str, falls: list[int] | None = None) -> None:
        self.script = None if falls is None else Script(falls)
        self.heard: dict[int | None, int] = {}
        self.game = self.begin(text, seeded(1) if self.script is None else Dice(0, self.script))

    def begin(self, text: str, dice: Dice) -> folsom.Game:
        return folsom.scene(text, dice=dice)

    def seat(self, name: str) -> int:
        """The seat that plays this bandit."""
        found = [seat for seat in range(self.game.players) if name in self.game.seat_name(seat).split("+")]
        assert found, f"{name} sits nowhere"
        return found[0]

    def asked(self) -> list[str]:
        """The seats that have to decide now."""
        return [self.game.seat_name(seat) for seat in self.game.to_act]

    def offers(self, name: str) -> list[str]:
        """The texts of a player's options."""
        return [option.text for option in self.game.options(self.seat(name))]

    def play(self, name: str, text: str) -> None:
        self.game.play(self.seat(name), text)

    def refuses(self, name: str, text: str) -> str:
        """The number of the rule that forbids this action to a player now."""
        reason = self.game.why_not(self.seat(name), text)
        assert reason is not None, f"{name} may do {text!r}"
        return reason.rule

    def told(self, name: str | None) -> list[str]:
        """What a player (None: a spectator) was told since the last call."""
        return self.hear(None if name is None else self.seat(name))

    def all_told(self) -> list[str]:
        """What everybody, spectators included, was told since the last call; it must be the same for all."""
        words = self.hear(None)
        for seat in range(self.game.players):
            assert self.hear(seat) == words, f"{self.game.seat_name(seat)} was not told the same as a spectator"
        return words

    def hear(self, seat: int | None) -> list[str]:
        events = self.game.events(seat, self.heard.get(seat, 0))
        self.heard[seat] = self.heard.get(seat, 0) + len(events)
        return [event.words for event in events]

    def sees(self, name: str | None) -> Any:
        """The view of a player (None: a spectator)."""
        return self.game.view(None if name is None else self.seat(name))

    def purses(self, name: str | None, where: str) -> list[int | None]:
        """The Purses on a spot (`2 roof`) or on a bandit's card as a player sees them: the faces, None if unknown."""
        view = self.sees(name)
        spots = {f"{place.car} {place.floor}": place.loot for place in view.places}
        cards = {bandit.name: bandit.loot for bandit in view.bandits}
        found = [token.value for token in (spots | cards)[where] if token.kind == "purse"]
        return found if where in spots else sorted(found, key=lambda value: value or 1000)

    def cards(self, name: str) -> SeatView:
        """What everybody knows about a player's cards."""
        seen = self.sees(None).seats[self.seat(name)]
        assert isinstance(seen, SeatView)
        return seen

    def bullets(self, name: str) -> list[str]:
        """The Bullets among the cards of a player's side, by their shooters; everybody knows them."""
        sides = self.sees(None).side_bullets
        return list(sides[self.seat(name) * len(sides) // self.game.players])

    def fired(self) -> list[int]:
        """The printed numbers of the Bullets that were fired, in order."""
        return [event.points["bullet"] for event in self.game.events(None) if event.kind == "shot"]

    def own(self, name: str) -> OwnView:
        """What a player alone knows about their own cards."""
        own = self.sees(name).own
        assert isinstance(own, OwnView)
        return own

    def shows(self, drawing: str) -> None:
        """Check the train: roof, inside and, if drawn, off and the places of the boxes.

        Labels, knowledge and receipts are ignored; a line that is not drawn is an empty spot.
        """
        expected = rows(drawing)
        others = {line.split()[0] for line in drawing.splitlines() if line.strip()} - set(expected)
        assert not others, f"these lines are not compared: {', '.join(sorted(others))}"
        actual = rows(str(self.game))
        for row, cells in expected.items():
            drawn = actual.get(row, [[]])
            assert drawn == cells, f"{row}: drawn {drawn}, expected {cells}"

    def line(self, word: str) -> str:
        """A line of the whole drawing without its first word or words: `hand Doc:`, `pile`, `neutral`…"""
        for text in str(self.game).splitlines():
            if text.startswith(word):
                return text[len(word) :].strip()
        return ""

    def dollars(self) -> dict[str, int]:
        """Everybody's score at the end of the game."""
        assert self.game.over
        return {self.game.seat_name(score.seat): score.dollars for score in self.game.scores}

    def winners(self) -> list[str]:
        return [self.game.seat_name(seat) for seat in self.game.winners]

    def used_up(self) -> bool:
        """Whether all scripted dice have been used."""
        return self.script is not None and not self.script.left()


class Begun(Drawn):
    """A new game at its first decision, with these options."""

    def __init__(self, players: int, falls: list[int] | None = None, **options: Any) -> None:
        self.players = players
        self.options = options
        super().__init__("", falls)

    def begin(self, text: str, dice: Dice) -> folsom.Game:
        return folsom.new_game("express", self.players, dice=dice, **self.options)


def stealing(text: str, falls: list[int] | None = None) -> Drawn:
    """A scene in which only the pile is played: the round does not continue."""
    return Drawn(f"{text}\nagenda steal:0:0", falls)


def closing(text: str, falls: list[int] | None = None) -> Drawn:
    """A scene in which only the event is played: the round does not continue."""
    return Drawn(f"{text}\nagenda event:0:0", falls)


def rows(drawing: str) -> dict[str, list[list[str]]]:
    """The spots of a drawing, each with its contents in alphabetical order."""
    found = {}
    for line in drawing.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word in SPOTS:
            plain = HELD.sub(sort_held, HIDDEN_MARKS.sub("", rest))
            found[word] = [
                sorted(re.findall(r"[^\s\[]+(?:\[[^\]]*\])?", cell.replace(" . ", " "))) for cell in plain.split("|")
            ]
    return {word: [[item for item in cell if item != "."] for cell in cells] for word, cells in found.items()}


def sort_held(held: re.Match[str]) -> str:
    return f"[{' '.join(sorted(held[1].split()))}]"
