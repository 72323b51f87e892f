"""The tokens of a scene: their labels, their faces, and who knows them."""

import re

from folsom.express.base.components import FACES
from folsom.express.horses.coach import coach_of
from folsom.express.horses.components import WHISKEYS
from folsom.express.interface.draw_boxes import HALF_FULL, flasks_in_game, with_horses
from folsom.express.interface.names import LETTERS, WHISKEY, members
from folsom.express.state import State
from folsom.interface.lines import Word
from folsom.interface.validation import CHANCE
from folsom.kernel.bits import bit

TOKEN = re.compile(r"(?P<letter>[PJSWO])(?P<value>[0-9]{1,4}|\?|/)?(#(?P<label>[0-9]{1,3}))?(\((?P<knowers>[^)]*)\))?")
OLD = "O"
KINDS = {**{letter: kind for kind, letter in LETTERS.items()}, OLD: WHISKEY}
PURSE_VALUES = ("250", "300", "350", "400", "450", "500")


def parts(word: Word) -> re.Match[str]:
    """The letter, value, label and knowers of a word that is known to be a token."""
    found = TOKEN.fullmatch(word.text)
    assert found is not None
    return found


class Tokens:
    """Labels: those that are drawn with `#` first, the others from the lowest free one on, in reading order."""

    def __init__(self, s: State, words: list[Word]) -> None:
        self.s = s
        self.used = set(members(s.spare))  # those that the scene has given their places already
        self.faces = list(FACES)
        self.flasks = [word for word in words if KINDS[parts(word)["letter"]] == WHISKEY]
        self.doubtful: list[int] = []  # Whiskeys whose kind is left to chance
        for word in words:
            found = parts(word)
            kind = KINDS[found["letter"]]
            if kind not in s.rules.tokens:
                raise word.error(f"{word.text!r} belongs to a box; write boxes=horses into the first line")
            if found["value"]:
                self.check_value(word, found["letter"], found["value"])
            if found["label"]:
                label = s.rules.tokens.index(kind) + int(found["label"]) - 1
                if label not in self.of_kind(kind) or label in self.used:
                    raise word.error(f"{word.text!r}: #{found['label']} is no free {kind}")
                self.used.add(label)
        old = [word for word in self.flasks if word.text.startswith(OLD)]
        if len(old) > 1:
            raise old[1].error("there is one Old Whiskey (HSET-2)")

    def of_kind(self, kind: str) -> list[int]:
        """The tokens of a kind that can be in this game."""
        if kind == WHISKEY:
            return flasks_in_game(self.s)
        return [token for token, other in enumerate(self.s.rules.tokens) if other == kind]

    def check_value(self, word: Word, letter: str, value: str) -> None:
        """Faces that are written are no longer left to chance."""
        if value == HALF_FULL:
            if KINDS[letter] != WHISKEY:
                raise word.error(f"{word.text!r}: only a Whiskey can be half-full (WHISKEY-4)")
        elif value == CHANCE:
            if letter not in ("P", "W"):
                raise word.error(f"{word.text!r}: only a Purse or a Whiskey has a face that can be left to chance")
        else:
            if letter != "P" or value not in PURSE_VALUES:
                raise word.error(f"{word.text!r}: only Purses show a value, from 250 to 500 in steps of 50")
            self.faces[PURSE_VALUES.index(value)] -= 1
            if self.faces[PURSE_VALUES.index(value)] < 0:
                raise word.error(f"there are no more Purses of ${value}")

    def take(self, word: Word) -> int:
        """The number of a drawn token; its face and who knows it are noted."""
        found = parts(word)
        kind = KINDS[found["letter"]]
        if found["label"]:
            number = self.s.rules.tokens.index(kind) + int(found["label"]) - 1
        else:
            free = [token for token in self.of_kind(kind) if token not in self.used]
            if not free:
                raise word.error(f"there are no more tokens of kind {kind}")
            number = free[0]
            self.used.add(number)
        if kind == "purse":
            value = found["value"] or CHANCE
            face = self.draw_face() if value == CHANCE else PURSE_VALUES.index(value)
            self.s.faces |= face << 3 * number
        elif kind == WHISKEY:
            self.fill(number, found["letter"], found["value"])
        self.note_knowers(word, found["knowers"], number)
        return number

    def draw_face(self) -> int:
        """A face-down Purse whose face is left to chance."""
        at: int = self.s.dice.below(sum(self.faces))
        for face, number in enumerate(self.faces):
            if at < number:
                self.faces[face] -= 1
                return face
            at -= number
        raise ValueError(at)

    def note_knowers(self, word: Word, knowers: str | None, number: int) -> None:
        names = [self.s.rules.characters[b.character].name if b.character >= 0 else "" for b in self.s.bandits]
        for name in knowers.split(",") if knowers else []:
            if name == "all":
                self.s.unveil(number)
            elif name in names:
                self.s.seats[self.s.bandits[names.index(name)].seat].knows |= bit(number)
            elif name in [str(seat + 1) for seat in range(self.s.rules.seats)]:
                self.s.seats[int(name) - 1].knows |= bit(number)
            else:
                raise word.error(f"{name!r} sits nowhere")

    # ---- Whiskeys
    def fill(self, number: int, letter: str, value: str | None) -> None:
        c = coach_of(self.s)
        if letter == OLD:
            c.old = number
        if value == HALF_FULL:
            c.half |= bit(number)
            self.s.unveil(number)
        elif value == CHANCE:
            self.doubtful.append(number)

    def empty(self, words: list[Word]) -> None:
        """`W#1, O#2`: Whiskeys that have left the game, and with them all that are not drawn; everybody knows them."""
        for word in words:
            self.s.unveil(self.take(word))
        if with_horses(self.s):
            rest = [number for number in flasks_in_game(self.s) if number not in self.used]
            for number in rest:
                self.s.unveil(number)
            self.find_old(rest)

    def find_old(self, rest: list[int]) -> None:
        """HSET-2: one of those that are left to chance, or one that was left in the box.

        With six wagons none was: then it is among those that are not drawn, or the scene has to show it.
        """
        c = coach_of(self.s)
        left_in_box = WHISKEYS - len(flasks_in_game(self.s))
        if c.old >= 0:
            return
        if self.doubtful:
            drawn: int = self.s.dice.below(len(self.doubtful) + left_in_box)
            c.old = self.doubtful[drawn] if drawn < len(self.doubtful) else -1
        elif not left_in_box:
            if not rest:
                raise self.flasks[-1].error("with six wagons one of the Whiskeys is the Old Whiskey (HSET-2)")
            c.old = rest[-1]
