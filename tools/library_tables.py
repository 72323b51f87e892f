"""Writes the tables of docs/library.md: methods, verbs, kinds of events and their points, fields.

What games show comes from their declarations (folsom/interface/declarations.py), the rest from the classes themselves.
In tables that are the same for every game, the last column is written by hand in the page itself: it is kept as long as
its row exists, and is empty in a new row until somebody fills it in.
"""

import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import Field, dataclass, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import folsom
from folsom.game.record import OPTIONAL, REQUIRED
from folsom.game.registry import title
from folsom.interface.declarations import Declaration, EventKind, OneOf, OnlyFor, OptionKind
from tools.native import ROOT

PAGE = ROOT / "docs" / "library.md"
TABLE = re.compile(r"<!-- table: (.+?) -->\n(.*?)<!-- end of table -->\n", re.DOTALL)
FEW = 8  # the most values listed one by one
VALUES = (folsom.Option, folsom.Event, folsom.Reason, folsom.Score, folsom.Loot, folsom.Setup)
HEADS = {
    "game": ("member", "meaning"),
    "values": ("field", "type", "meaning"),
    "record": ("field", "meaning"),
    "options": ("`verb`", "`text`, and the keys of `points`", "asked"),
    "option points": ("key", "values", "meaning"),
    "events": ("`kind`", "`points`", "hidden", "what happened"),
    "event points": ("key", "values", "meaning"),
    "view": ("field", "type", "meaning"),
}
ENGINE = "EngineView"  # internal to the engine: its fields are not documented
KINDS_OF_VALUES = {int: "whole number", str: "text", bool: "`False` or `True`", type(None): "`None`"}

Row = tuple[str, ...]  # the cells of a table


# ---- tables that are the same for every game, without their last column
def game_rows() -> list[Row]:
    """The public members of Game, in the order of the source."""
    found: list[Row] = []
    for name, member in vars(folsom.Game).items():
        if not name.startswith("_"):
            found.append((code(name if isinstance(member, property) else name + arguments(member)),))
    return found


def arguments(method: Callable[..., Any]) -> str:
    parts = [p for p in inspect.signature(method).parameters.values() if p.name != "self"]
    return f"({', '.join(p.name if p.default is p.empty else f'{p.name}={p.default!r}' for p in parts)})"


def values_rows() -> list[Row]:
    return [field_row(one, part) for one in VALUES for part in fields(one)]


def record_rows() -> list[Row]:
    return [*((code(name),) for name in REQUIRED), *((f"{code(name)}?",) for name in OPTIONAL)]


OF_ANY_GAME = {"game": game_rows, "values": values_rows, "record": record_rows}
OF_ONE_GAME = [what for what in HEADS if what not in OF_ANY_GAME]


# ---- tables of what a game declares
def declared_rows(name: str, what: str) -> list[Row]:
    declared = title(name).declaration()
    if what == "view":
        return list(view_rows(declared))
    if what == "events":
        return [event_row(kind) for kind in declared.events]
    if what == "options":
        return [option_row(kind) for kind in declared.options]
    points = event_points(declared) if what == "event points" else option_points(declared)
    return point_rows(points, declared)


@dataclass(frozen=True)
class Point:
    """A field in the points of a kind of event or option."""

    owner: str  # the kind
    name: str
    hint: Any
    required: bool

    @property
    def notes(self) -> tuple[object, ...]:
        return getattr(bare(self.hint), "__metadata__", ())

    @property
    def meaning(self) -> str:
        found = [note for note in self.notes if isinstance(note, str)]
        if not found:
            raise ValueError(f'{self.name} of {self.owner} needs a meaning: Annotated[…, "what it is"]')
        return found[-1]

    @property
    def mark(self) -> str:
        return code(self.name) + ("" if self.required else "?")


def points_of(owner: str, shape: Any) -> list[Point]:
    hints = get_type_hints(shape, include_extras=True)
    return [Point(owner, name, hint, name in shape.__required_keys__) for name, hint in hints.items()]


def bare(hint: Any) -> Any:
    """A type without NotRequired."""
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


def event_points(declared: Declaration) -> list[Point]:
    return [point for kind in declared.events for point in points_of_event(kind)]


def points_of_event(kind: EventKind) -> list[Point]:
    return [point for shape in (kind.points, *kind.added) for point in points_of(kind.name, shape)]


def option_points(declared: Declaration) -> list[Point]:
    return [
        point for kind in declared.options for answer in kind.answers for point in points_of(kind.verb, answer.points)
    ]


def event_row(kind: EventKind) -> Row:
    points = points_of_event(kind)
    hidden: dict[str, list[str]] = {"its seat": ["the whole event"]} if kind.secret else {}
    for point in points:
        for note in point.notes:
            if isinstance(note, OnlyFor):
                hidden.setdefault(note.whom, []).append(code(point.name))
    away = "; ".join(f"{', '.join(keys)}: only for {whom}" for whom, keys in hidden.items())
    happened = " ".join((kind.points.__doc__ or "").split())
    return code(kind.name), ", ".join(point.mark for point in points), away, happened


def option_row(kind: OptionKind) -> Row:
    answers = []
    for answer in kind.answers:
        keys = ", ".join(point.mark for point in points_of(kind.verb, answer.points))
        answers.append(code(answer.text) + (f": {keys}" if keys else ""))
    return code(kind.verb), "<br>".join(answers), kind.asked


def point_rows(points: Sequence[Point], declared: Declaration) -> list[Row]:
    """The values and the meaning of each key; where meanings differ, with the kinds they apply to."""
    found: list[Row] = []
    for key in sorted({point.name for point in points}):
        same = [point for point in points if point.name == key]
        values = dict.fromkeys(value for point in same for value in value_words(point.hint, declared))
        owners: dict[str, list[str]] = {}
        for point in same:
            owners.setdefault(point.meaning, []).append(point.owner)
        usual = max(owners, key=lambda meaning: len(owners[meaning]))
        special = [
            f"{', '.join(code(owner) for owner in dict.fromkeys(owners[meaning]))}: {meaning}"
            for meaning in owners
            if meaning != usual
        ]
        found.append((code(key), ", ".join(values), "; ".join([usual, *special])))
    return found


def value_words(hint: Any, declared: Declaration) -> list[str]:
    """The possible values in words; one by one if there are few."""
    hint = bare(hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        lists = [note for note in inner[1:] if isinstance(note, OneOf)]
        if not lists:
            return value_words(inner[0], declared)
        texts = declared.texts[lists[-1].name]
        return [code(text) for text in texts] if len(texts) <= FEW else ["text"]
    if origin in (Union, UnionType):
        return [word for part in inner for word in value_words(part, declared)]
    if origin is Literal:
        return [code(value) for value in inner]
    if origin is list:
        return ["list of numbers" if bare_type(inner[0]) is int else "list of texts"]
    return [KINDS_OF_VALUES[hint]]


def bare_type(hint: Any) -> Any:
    """A type without its annotations."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def view_rows(declared: Declaration) -> Iterator[Row]:
    """The fields of a view, then those of the views inside it."""
    waiting: list[Any] = [declared.view, *declared.box_views.values()]
    for one in waiting:
        described, plain = get_type_hints(one, include_extras=True), get_type_hints(one)
        for part in fields(one):
            notes = [note for note in getattr(described[part.name], "__metadata__", ()) if isinstance(note, str)]
            values = ", ".join(value_words(described[part.name], declared)) if is_listed(described[part.name]) else ""
            kind = values or code(type_name(plain[part.name]))
            yield code(f"{one.__name__}.{part.name}"), kind, "".join(notes[-1:])
            inner = [x for x in inside(plain[part.name]) if x is not folsom.Setup and x.__name__ != ENGINE]
            waiting += [x for x in inner if x not in waiting]


def is_listed(hint: Any) -> bool:
    """Whether a type is, or may be, a text from a fixed list."""
    return get_origin(hint) is not tuple and any(isinstance(part, OneOf) or is_listed(part) for part in get_args(hint))


def inside(kind: Any) -> Iterator[Any]:
    """The dataclasses in a type."""
    if is_dataclass(kind):
        yield kind
    for part in get_args(kind):
        yield from inside(part)


def field_row(one: Any, part: Field[Any]) -> Row:
    return code(f"{one.__name__}.{part.name}"), code(type_name(get_type_hints(one)[part.name]))


def type_name(kind: Any) -> str:
    return (
        kind.__name__ if isinstance(kind, type) and not get_args(kind) else re.sub(r"\b[a-z_.]+\.(?=\w)", "", str(kind))
    )


def code(value: object) -> str:
    return "`" + str(value).replace("|", "\\|") + "`"


# ---- the page
def filled(heading: str, body: str) -> str:
    """A new table; a last column that is written by hand is kept."""
    name, _, what = heading.partition(" ")
    notes = {}
    for line in body.splitlines()[2:]:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        notes[name_of(cells[0])] = cells[-1]
    lines = [line_of(HEADS[what]), "|" + "---|" * len(HEADS[what])]
    if what in OF_ANY_GAME:
        lines += [line_of((*row, notes.get(name_of(row[0]), ""))) for row in OF_ANY_GAME[what]()]
    else:
        lines += [line_of(row) for row in declared_rows(name, what)]
    return "\n".join(lines) + "\n"


def name_of(cell: str) -> str:
    """The name of a row, without arguments: a method keeps its note when its arguments change."""
    return cell.strip("`?").partition("(")[0]


def line_of(cells: Row) -> str:
    return "| " + " | ".join(cells).replace("  ", " ") + " |"


def page(text: str) -> str:
    """The page with new tables."""
    return TABLE.sub(lambda m: f"<!-- table: {m[1]} -->\n{filled(m[1], m[2])}<!-- end of table -->\n", text)


def unexplained(text: str) -> list[str]:
    """Rows whose last column is empty."""
    return [
        line.split("|")[1].strip()
        for table in TABLE.finditer(text)
        for line in table[2].splitlines()
        if line.endswith("|  |")
    ]
