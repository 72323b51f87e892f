"""The tables of docs/protocol.md, from the protocol's JSON Schema and the server's endpoints."""

import json
import re
import sys
import textwrap
from typing import Any

from folsom.server.api import ENDPOINTS
from folsom.server.openapi import document
from tools.protocol_types import mark, of

Schema = dict[str, Any]

PART = re.compile(r"<!-- messages: (.+?) -->\n(.*?)<!-- end of messages -->\n", re.DOTALL)
OBJECTS = ("TableConfig", "Clock", "Chair", "Votes", "Absent", "Score", "Loot", "ChatLine", "Figure")

LARGE = 2**31 - 1  # a limit not worth mentioning


def page(text: str, schema: Schema) -> str:
    """The page with new tables."""
    defs = schema["$defs"]
    return PART.sub(
        lambda part: f"<!-- messages: {part[1]} -->\n{section(part[1], defs)}<!-- end of messages -->\n", text
    )


def section(what: str, defs: Schema) -> str:
    if what == "parameters":
        return parameters()
    names = {"from the client": "ClientMessage", "from the server": "ServerMessage"}
    if what == "objects":
        return "\n".join(table(name, defs) for name in OBJECTS)
    return "\n".join(table(of(one), defs) for one in defs[names[what]]["anyOf"])


def parameters() -> str:
    """The query parameters that the endpoints declare."""
    lines = ["| call | parameter | type | meaning |", "|---|---|---|---|"]
    for path, methods in document(ENDPOINTS)["paths"].items():
        for method, operation in methods.items():
            for one in operation["parameters"]:
                if one["in"] == "query":
                    field = {**one["schema"], "description": one["description"]}
                    told = row("", one["name"], field, of(field), "" if one["required"] else "?")
                    lines.append(f"| `{method.upper()} {path}` {told}")
    return "\n".join([*lines, ""])


def table(name: str, defs: Schema) -> str:
    """A heading, a description, and the fields except the type."""
    shapes = [defs[of(one)] for one in defs[name].get("anyOf", ())] or [defs[name]]
    first = shapes[0]["properties"]
    title = first["type"]["enum"][0] if "type" in first else name
    lines = [f"#### `{title}`", "", *textwrap.wrap(defs[name].get("description", ""), 120), ""]
    lines += ["| field | type | meaning |", "|---|---|---|"]
    for key, field in first.items():
        if key != "type":
            kinds = dict.fromkeys(of(shape["properties"][key]) for shape in shapes)
            lines.append(row(name, key, field, " | ".join(kinds), mark(key, shapes[0])))
    return "\n".join([*lines, ""])


def row(owner: str, name: str, field: Schema, kind: str, maybe: str) -> str:
    words = [meaning(owner, name, field), limits(field)]
    if maybe and "default" in field:
        words.append(f"default: `{json.dumps(field['default'])}`")
    shown = kind.replace("|", "\\|")
    return f"| `{name}`{maybe} | `{shown}` | {'; '.join(word for word in words if word)} |"


def meaning(owner: str, name: str, field: Schema) -> str:
    words = field.get("description")
    if not words:
        sys.exit(f"{owner}.{name} has no description in its annotation")
    return str(words)


def limits(field: Schema) -> str:
    """The range of a number, or the greatest length of a text."""
    for one in (field, *field.get("anyOf", ())):
        if one.get("maximum", LARGE) < LARGE:
            return f"{one['minimum']} to {one['maximum']}"
        if "maxLength" in one:
            return f"at most {one['maxLength']} characters"
    return ""
