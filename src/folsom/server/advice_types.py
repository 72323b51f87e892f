"""The objects inside messages with advice: a bot's estimates, and a mistake."""

from typing import Annotated

from msgspec import Struct


class Figure(Struct, frozen=True):
    """The bot's estimate of an option."""

    text: Annotated[str, "the option in the notation"]
    words: Annotated[str, "the option in words"]
    chance: Annotated[float, "the chance of winning, 0 to 1"]
    money: Annotated[float, "the expected money, in dollars"]
    reason: Annotated[str, "why it is good, or how it compares with the best one, in a sentence or two"] = ""


class Mistake(Struct, frozen=True):
    """A decision that cost the seat something, by what it knew at the time."""

    asked: Annotated[str, "what the seat was asked"]
    after: Annotated[str, "what had happened just before, as the seat saw it; may be empty"]
    chosen: Annotated[Figure, "what the seat chose"]
    best: Annotated[Figure, "what a strong bot would have chosen"]
