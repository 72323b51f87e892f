"""Reads the tables of docs/library.md: what options and events point at, and what the fields of views mean."""

import ast
import re
from collections.abc import Iterator
from typing import Any

from tools.library_tables import TABLE, VIEWS

Schema = dict[str, Any]
KINDS_OF_VALUES: dict[str, Schema] = {
    "text": {"type": "string"},
    "whole number": {"type": "integer"},
    "list of texts": {"type": "array", "items": {"type": "string"}},
    "list of numbers": {"type": "array", "items": {"type": "integer"}},
}


def taken_from(page: str) -> Schema:
    """For each game its events, its options, and its views field by field."""
    tables = {table[1]: list(rows(table[2])) for table in TABLE.finditer(page)}
    return {
        game: {
            "events": {
                "points": values(tables[f"{game} event points"]),
                "kinds": events(tables[f"{game} events"]),
            },
            "options": {
                "points": values(tables[f"{game} option points"]),
                "kinds": options(tables[f"{game} options"]),
            },
            "fields": {bare(cells[0]): sentence(cells[-1]) for cells in tables[f"{game} view"]},
        }
        for game in VIEWS
    }


def rows(table: str) -> Iterator[list[str]]:
    for line in table.splitlines()[2:]:
        yield [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def values(table: list[list[str]]) -> dict[str, Schema]:
    """What each point can be."""
    return {bare(cells[0]): value(cells[1]) | {"description": sentence(cells[2])} for cells in table}


def value(cell: str) -> Schema:
    """`inside`, `roof`, `None`; whole number; `False` or `True`."""
    parts = [one for part in cell.split(", ") for one in part.split(" or ")]
    exact = [exactly(part) for part in parts if part.startswith("`")]
    found = [dict(KINDS_OF_VALUES[part]) for part in parts if not part.startswith("`")]
    flags = [one for one in exact if isinstance(one, bool)]
    texts = [one for one in exact if isinstance(one, str)]
    if len(flags) == 2:
        found.append({"type": "boolean"})
    elif flags:
        found.append({"const": flags[0]})
    if texts:
        found.append({"enum": texts})
    if None in exact:
        found.append({"type": "null"})
    return found[0] if len(found) == 1 else {"anyOf": found}


def exactly(part: str) -> str | bool | None:
    text = bare(part)
    return {"True": True, "False": False, "None": None}.get(text, text)


def events(table: list[list[str]]) -> dict[str, Schema]:
    """The points of each kind; one that is hidden from some may be missing for them."""
    found = {}
    for kind, points, hidden, note in table:
        away = re.findall(r"`(\w+)`", hidden)
        names = [name + ("?" if maybe or name in away else "") for name, maybe in re.findall(r"`(\w+)`(\??)", points)]
        found[bare(kind)] = {"description": sentence(note), "points": names}
    return found


def options(table: list[list[str]]) -> dict[str, Schema]:
    """The points of each verb: its examples have all the shapes that there are."""
    found = {}
    for verb, examples, note in table:
        shapes = [list(ast.literal_eval(shape)) for shape in re.findall(r"`(\{.*?\})`", examples)]
        names = dict.fromkeys(name for shape in shapes for name in shape)
        points = [name + ("" if all(name in shape for shape in shapes) else "?") for name in names]
        found[bare(verb)] = {"description": sentence(note), "points": points}
    return found


def bare(cell: str) -> str:
    return cell.strip("`")


def sentence(cell: str) -> str:
    """Python's words for values are not those of JSON; the engine's own fields are marked in bold."""
    for ours, theirs in (("None", "null"), ("True", "true"), ("False", "false"), ("**", "")):
        cell = cell.replace(ours, theirs)
    return cell
