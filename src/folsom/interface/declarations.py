"""The declaration of a game, from which the protocol's schema, the client's types and the documentation are generated.

The points of an event or an option are a TypedDict; for an event, its docstring says what happened.  A text in
`Annotated` describes a field of these or of a view; `OneOf` and `OnlyFor` give its possible texts and who sees it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class OneOf:
    """A text from a named list; the lists are in `Declaration.texts`."""

    name: str


@dataclass(frozen=True)
class OnlyFor:
    """A field that others do not see: it is left out, or null."""

    whom: str


ITS_SEAT = OnlyFor("its seat")
WHO_KNOWS_IT = OnlyFor("those who know it")


@dataclass(frozen=True)
class EventKind:
    """A kind of event: the TypedDict of its points, and those that add fields in some games."""

    name: str
    points: type
    added: tuple[type, ...] = ()
    secret: bool = False  # only its seat sees the event at all


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
    """An option of a set-up: its values, whether several may be chosen, and the default."""

    values: tuple[Any, ...]
    many: bool
    default: Any


@dataclass(frozen=True)
class Declaration:
    """Everything that a game declares to servers and tools."""

    choices: Mapping[str, SetupChoice]
    view: type
    box_views: Mapping[str, type]  # the types that boxes add to a view, by box
    texts: Mapping[str, Sequence[str]]  # the lists that `OneOf` refers to
    events: Sequence[EventKind]
    options: Sequence[OptionKind]
