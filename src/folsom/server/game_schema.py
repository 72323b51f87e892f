"""The JSON Schema of what a game declares: its views, events, options and set-ups."""

import inspect
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from folsom.interface.declarations import Declaration, EventKind, OneOf, OptionKind, SetupChoice
from folsom.interface.title import Setup

Schema = dict[str, Any]

INTEGER, TEXT, NULL = {"type": "integer"}, {"type": "string"}, {"type": "null"}
PLAIN = {int: INTEGER, str: TEXT, bool: {"type": "boolean"}, float: {"type": "number"}, NoneType: NULL, Any: {}}
NAMES: Schema = {"anyOf": [{"type": "array", "items": TEXT}, NULL]}
PYTHON = {"None": "null", "True": "true", "False": "false"}


class GameSchema:
    """The schema of one game.  A type name that another game also uses gets the game's name as a prefix."""

    def __init__(self, name: str, declaration: Declaration, others: Iterable[Declaration]) -> None:
        self.game = name
        self.prefix = name.capitalize()
        self.declaration = declaration
        self.shared = {one.__name__ for other in others for one in view_types(other)}

    def definitions(self) -> dict[str, Schema]:
        """All definitions, by name."""
        declared, prefix = self.declaration, self.prefix
        defs = {self.name(one): self.of_dataclass(one) for one in view_types(declared)}
        view = defs[f"{prefix}View"]
        if declared.box_views:
            boxes = {box: self.of_type(one) for box, one in declared.box_views.items()}
            view["properties"]["boxes"] |= {"type": "object", "properties": boxes}
            del view["properties"]["boxes"]["additionalProperties"]
        choices = {name: choice_schema(choice) for name, choice in declared.choices.items()}
        defs[f"{prefix}Setup"]["properties"] |= {"game": {"const": self.game}, "options": record(choices)}
        defs[f"{prefix}Event"] = {"anyOf": [self.of_event(kind) for kind in declared.events]}
        defs[f"{prefix}Option"] = {"anyOf": [self.of_option(kind) for kind in declared.options]}
        defs[f"{prefix}ViewChanges"] = changes(f"{prefix}View", view)
        return defs | {name: {"enum": list(texts)} for name, texts in declared.texts.items()}

    def name(self, one: type) -> str:
        return self.prefix + one.__name__ if one.__name__ in self.shared else one.__name__

    def of_dataclass(self, one: type) -> Schema:
        """A dataclass in a view; all its fields are required."""
        hints = get_type_hints(one, include_extras=True)
        return {
            "description": words_of(one),
            **record({part.name: self.of_type(hints[part.name]) for part in fields(one)}),
        }

    def of_event(self, kind: EventKind) -> Schema:
        changed = {"anyOf": [{"$ref": f"#/$defs/{self.prefix}ViewChanges"}, NULL]}
        fields = {
            "kind": {"const": kind.name},
            "number": INTEGER,
            "words": TEXT,
            "points": self.of_points([kind.points], kind.added),
            "changes": changed,
        }
        return {"description": words_of(kind.points), **record(fields)}

    def of_option(self, kind: OptionKind) -> Schema:
        fields = {
            "verb": {"const": kind.verb},
            "action": INTEGER,
            "text": TEXT,
            "words": TEXT,
            "points": self.of_points([answer.points for answer in kind.answers], []),
        }
        return {"description": kind.asked, **record(fields)}

    def of_points(self, shapes: Sequence[type], added: Sequence[type]) -> Schema:
        """One of these TypedDicts, perhaps with added fields; fields that all of them require are required."""
        found: dict[str, list[Schema]] = {}
        for shape in [*shapes, *added]:
            for name, hint in get_type_hints(shape, include_extras=True).items():
                one = self.of_type(hint)
                if one not in found.setdefault(name, []):
                    found[name].append(one)
        required = [name for name in found if all(name in required_keys(shape) for shape in shapes)]
        return {
            "type": "object",
            "properties": {name: merged(ones) for name, ones in found.items()},
            "required": required,
        }

    def of_type(self, hint: Any) -> Schema:
        """The schema of a field's type."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin is NotRequired:
            return self.of_type(inner[0])
        if origin is Annotated:
            return self.of_annotated(inner[0], inner[1:])
        if origin in (Union, UnionType):
            return {"anyOf": [self.of_type(part) for part in inner]}
        if origin is Literal:
            return {"const": inner[0]} if len(inner) == 1 else {"enum": list(inner)}
        if origin in (list, tuple) and (origin is list or inner[1:] == (...,)):
            return {"type": "array", "items": self.of_type(inner[0])}
        if origin is not None and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.of_type(inner[1])}
        if is_dataclass(hint):
            return {"$ref": f"#/$defs/{self.name(hint)}"}  # type: ignore[arg-type]
        return dict(PLAIN[hint])

    def of_annotated(self, hint: Any, notes: Sequence[object]) -> Schema:
        """The schema of an annotated type; the last text among its annotations is the description."""
        lists = [note for note in notes if isinstance(note, OneOf)]
        found: Schema = {"$ref": f"#/$defs/{lists[-1].name}"} if lists else self.of_type(hint)
        texts = [note for note in notes if isinstance(note, str)]
        return found | {"description": in_json_words(texts[-1])} if texts else found


def view_types(declared: Declaration) -> list[type]:
    """The dataclasses in the views of a game, and its set-up."""
    found: list[type] = [Setup]
    waiting: list[Any] = [declared.view, *declared.box_views.values()]
    while waiting:
        one = waiting.pop(0)
        if not isinstance(one, type) or not is_dataclass(one):
            waiting += get_args(one)
        elif one not in found:
            found.append(one)
            waiting += get_type_hints(one).values()
    return found


def required_keys(shape: type) -> frozenset[str]:
    assert is_typeddict(shape)
    keys: frozenset[str] = shape.__required_keys__  # type: ignore[attr-defined]
    return keys


def merged(ones: list[Schema]) -> Schema:
    return ones[0] if len(ones) == 1 else {"anyOf": ones}


def record(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}


def choice_schema(choice: SetupChoice) -> Schema:
    """Names that may be left to chance are not enumerated; a flag is a boolean."""
    if choice.many:
        return NAMES if choice.default is None else {"type": "array", "items": {"enum": list(choice.values)}}
    return {"type": "boolean"} if choice.values == (False, True) else {"enum": list(choice.values)}


def changes(name: str, view: Schema) -> Schema:
    """Some of a view's fields; of a list perhaps only some rows."""
    found: Schema = {}
    for field, one in view["properties"].items():
        found[field] = {"$ref": f"#/$defs/{name}/properties/{field}"}
        if one.get("type") == "array":
            found[field] = {"anyOf": [found[field], {"type": "object", "additionalProperties": one["items"]}]}
    description = (
        f"Those fields of {name} that have changed.  Of a list there may be only some rows, by their numbers: they "
        "take the place of those with the same number, or follow the last one."
    )
    return {"description": description, "type": "object", "properties": found}


def words_of(one: type) -> str:
    """The docstring of a type."""
    return in_json_words(inspect.cleandoc(one.__doc__ or ""))


def in_json_words(text: str) -> str:
    """Replace Python's names of values, such as None, with those of JSON."""
    return re.sub(r"\b(None|True|False)\b", lambda found: PYTHON[found[0]], text)
