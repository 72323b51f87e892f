"""Reads the tokens of a scene: their labels, their faces, and who knows them."""

import re

from folsom.express.box_scenes import BoxReader, token_parts
from folsom.express.interface.names import members
from folsom.express.interface.read_names import LETTERS, MARKS, belongs_to_box
from folsom.express.state import State
from folsom.interface.lines import Word
from folsom.kernel.bits import bit


class Tokens:
    """Assigns labels: first those drawn with `#`, then the lowest free labels to the others, in reading order."""

    def __init__(self, s: State, words: list[Word], readers: dict[str, BoxReader]) -> None:
        self.s = s
        self.readers = readers
        self.used = set(members(s.spare))  # tokens that already have a place
        for word in words:
            found = token_parts(word)
            letter, kind = found["letter"], LETTERS[found["letter"]]
            if kind not in s.rules.tokens:
                raise word.error(belongs_to_box(word, letter))
            if found["value"]:
                self.check_mark(word, letter, found["value"])
            self.reader(kind).check_token(word, letter, found["value"])
            if found["label"]:
                label = s.rules.tokens.index(kind) + int(found["label"]) - 1
                if label not in self.reader(kind).tokens_of(kind) or label in self.used:
                    raise word.error(f"{word.text!r}: #{found['label']} is not a free {kind}")
                self.used.add(label)

    def reader(self, kind: str) -> BoxReader:
        """The reader of the box that a kind of token belongs to."""
        return self.readers[self.s.rules.token_boxes[self.s.rules.tokens.index(kind)].name]

    def check_mark(self, word: Word, letter: str, value: str) -> None:
        """Check that a box allows this mark after the letter."""
        marks = [mark for mark in MARKS if re.fullmatch(mark.pattern, value)]
        if not any(letter in mark.letters for mark in marks):
            reason = marks[0].reason if marks else f"no token is marked {value!r}"
            raise word.error(f"{word.text!r}: {reason}")

    def take(self, word: Word) -> int:
        """Return the number of a drawn token, and note its face and who knows it."""
        found = token_parts(word)
        kind = LETTERS[found["letter"]]
        if found["label"]:
            number = self.s.rules.tokens.index(kind) + int(found["label"]) - 1
        else:
            free = [token for token in self.reader(kind).tokens_of(kind) if token not in self.used]
            if not free:
                raise word.error(f"there are no more tokens of kind {kind}")
            number = free[0]
            self.used.add(number)
        self.reader(kind).take_token(number, found["letter"], found["value"])
        self.note_knowers(word, found["knowers"], number)
        return number

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
