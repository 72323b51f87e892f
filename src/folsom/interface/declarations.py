"""The declaration of a game, from which the protocol's schema, the client's types and the documentation are made.

What an event or an option points at is a TypedDict; the docstring of an event's says what happened.  A field, of these
and of views, is described by a text in `Annotated`; `OneOf` and `OnlyFor` there say which texts it can be and who sees
it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class OneOf:
    """A text out of a list that has a name: `Declaration.texts` has the lists."""

    name: str


@dataclass(frozen=True)
class OnlyFor:
    """A field that others do not see: it is left out, or null."""

    whom: str


ITS_SEAT = OnlyFor("its seat")
WHO_KNOWS_IT = OnlyFor("those who know it")


@dataclass(frozen=True)
class EventKind:
    """A kind of event: the TypedDict of its points, and those that add fields to it in some games."""

    name: str
    points: type
    added: tuple[type, ...] = ()
    secret: bool = False  # the whole event is only for its seat


@dataclass(frozen=True)
class AnswerKind:
    """A kind of answer to a question: its text in the notation, as a pattern, and the TypedDict of its points."""

    text: str
    points: type


@dataclass(frozen=True)
class OptionKind:
    """A question and the kinds of its answers: options with this verb."""

    verb: str
    asked: str
    answers: tuple[AnswerKind, ...]


@dataclass(frozen=True)
class SetupChoice:
    """An option of a set-up: its values, whether a list of them is chosen, and what is chosen if nobody does."""

    values: tuple[Any, ...]
    many: bool
    default: Any


@dataclass(frozen=True)
class Declaration:
    """Everything that a game says of itself to servers and tools."""

    choices: Mapping[str, SetupChoice]
    view: type
    box_views: Mapping[str, type]  # by the names of boxes: what they add to a view
    texts: Mapping[str, Sequence[str]]  # the lists that `OneOf` names
    events: Sequence[EventKind]
    options: Sequence[OptionKind]
