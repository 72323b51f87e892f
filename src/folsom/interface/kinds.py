"""Kinds of events and options, as a game declares them: schema, client types and documentation come from here.

What a kind points at is a TypedDict, whose docstring says what happened.  A field is described by a text in
`Annotated`; `OneOf` and `OnlyFor` there say which texts it can be and who sees it.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class OneOf:
    """A text out of a list that has a name: `Title.texts` has the lists."""

    name: str


@dataclass(frozen=True)
class OnlyFor:
    """A field that others do not see: it is left out, or null."""

    whom: str


ITS_SEAT = OnlyFor("its seat")
WHO_KNOWS_IT = OnlyFor("those who know it")


@dataclass(frozen=True)
class EventKind:
    """A kind of event: the TypedDicts of its points, of which the first is described and the others add to it."""

    name: str
    points: tuple[type, ...]
    secret: bool = False  # the whole event is only for one seat


@dataclass(frozen=True)
class AnswerKind:
    """A kind of answer to a question: how its text begins, and the TypedDict of its points."""

    text: str
    points: type


@dataclass(frozen=True)
class OptionKind:
    """A question and the kinds of its answers: options with this verb."""

    verb: str
    asked: str
    answers: tuple[AnswerKind, ...]
