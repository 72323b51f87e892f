"""Kinds of loot tokens, declared by the boxes: their names, and how their faces are shown."""

from folsom.express.state import State
from folsom.interface.title import Points
from folsom.interface.words import Catalogue
from folsom.kernel.fast import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenKind:
    """A kind of token: its name, and its letter in the notation.  A face is None for those who do not know it."""

    def __init__(self, name: str, letter: str) -> None:
        self.name = name
        self.letter = letter

    def value(self, face: int | None) -> int | None:
        """The token's worth in dollars."""
        return face

    def points(self, face: int | None) -> Points:
        """Further information on its face."""
        return {}

    def describe(self, words: Catalogue, face: int | None) -> str:
        """The token in words, with its value if that is known; its label is for programs."""
        if face is None:
            return words(f"loot.{self.name}.hidden")
        return words(f"loot.{self.name}.known", value=face)

    def offered(self, words: Catalogue, s: State, token: int) -> str:
        """A token whose face is known, with everything that distinguishes it from others."""
        return self.describe(words, s.face(token))

    def in_game(self, s: State, token: int) -> bool:
        """Whether this token belongs to this game."""
        return True
