"""The protocol as TypeScript types, from its JSON Schema; and the responses of the server's HTTP interface."""

import json
import textwrap
from collections.abc import Iterator
from typing import Any

from folsom.server import api_types
from folsom.server.messages import PROTOCOL
from folsom.server.schema import TEXTS, components, put_texts

Schema = dict[str, Any]

HEAD = f"""\
// Written by `python3 dev.py regenerate` from the server's own types. Do not edit.
// docs/protocol.md explains how the messages work together.

/** The version of the protocol: a server with another version refuses the hello. */
export const PROTOCOL = {PROTOCOL}

/** Some fields of a view; of a list perhaps only some rows, by their numbers. */
export type Changed<V> = {{
  [Name in keyof V]?: V[Name] extends readonly (infer Row)[] ? V[Name] | Record<string, Row> : V[Name]
}}

/** Something that happened, as one seat saw it. */
interface EventOf<Kind, Points, V> {{
  kind: Kind
  /** from 0; every seat counts its own events */
  number: number
  /** a sentence for people */
  words: string
  points: Points
  /** what it changed in the view; null where that is not known */
  changes: Changed<V> | null
}}

/** A legal action. */
interface OptionOf<Verb, Points> {{
  verb: Verb
  /** its number, for `play` */
  action: number
  /** its text in the notation */
  text: string
  /** a sentence for people */
  words: string
  points: Points
}}

"""
TAIL = """\
export type View = ExpressView | SuperView
export type GameEvent = ExpressEvent | SuperEvent
export type GameOption = ExpressOption | SuperOption

/** Is this a view of Colt Express? */
export function isExpress(view: View): view is ExpressView {
  return view.setup.game === 'express'
}

/** Is this a view of Colt Super Express? */
export function isSuper(view: View): view is SuperView {
  return view.setup.game === 'super'
}

/** Is this an option of Colt Express? TypeScript checks it by the verbs of the other game. */
export function isExpressOption(option: GameOption) {
  return %s
}
"""
ALL_THERE = ("TableConfig",)  # fields with defaults are always sent by the server, and by our client too
ANSWERS = [
    api_types.About,
    api_types.Token,
    api_types.Me,
    api_types.Tables,
    api_types.Verdict,
    api_types.Lessons,
    api_types.LessonText,
    api_types.ErrorBody,
]
ANSWERED = {
    "GameAbout.name": "TableConfig.game",
    "Summary.game": "TableConfig.game",
    "Summary.status": "TableNow.status",
}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def file(schema: Schema) -> str:
    """The whole file."""
    defs = schema["$defs"]
    defs |= {name: one for name, one in answers().items() if name not in defs}
    return HEAD + "\n".join(declaration(name, one) for name, one in defs.items()) + "\n" + tail(defs)


def tail(defs: Schema) -> str:
    verbs = [of(kind["properties"]["verb"]) for kind in defs["SuperOption"]["anyOf"]]
    return TAIL % " && ".join(f"option.verb !== {verb}" for verb in verbs)


def answers() -> dict[str, Schema]:
    """The types of HTTP responses."""
    defs = components(list(ANSWERS))
    for place, texts in ANSWERED.items():
        name, _, part = place.partition(".")
        put_texts(defs[name]["properties"][part], list(TEXTS[texts]))
    return defs


def declaration(name: str, one: Schema) -> str:
    lines = list(doc(one.get("description", ""), ""))
    if name.endswith("Changes"):
        lines.append(f"export type {name} = Changed<{name.removesuffix('Changes')}>")
    elif "properties" in one:
        lines.append(f"export interface {name} " + body(one, always=name in ALL_THERE))
    elif name.endswith(("Event", "Option")):
        lines.append(f"export type {name} =")
        for kind in one["anyOf"]:
            view = "" if name.endswith("Option") else f", {name.removesuffix('Event')}View"
            lines += [*doc(kind["description"], "  "), f"  | {of_kind(kind['properties'], view)}"]
    else:
        lines.append(f"export type {name} = {of(one)}")
    return "\n".join(lines) + "\n"


def of_kind(fields: Schema, view: str) -> str:
    """The type of an event or an option, with its points; for an event, also with the type of its changes."""
    tag = "kind" if "kind" in fields else "verb"
    points = fields["points"]
    told = [f"{key}{mark(key, points)}: {of(inner)}" for key, inner in points["properties"].items()]
    shown = f"{{ {'; '.join(told)} }}" if told else "Record<string, never>"
    return f"{'EventOf' if tag == 'kind' else 'OptionOf'}<{of(fields[tag])}, {shown}{view}>"


def body(one: Schema, always: bool) -> str:
    lines = ["{"]
    for key, inner in one["properties"].items():
        lines += doc(inner.get("description", ""), "  ")
        lines.append(f"  {key}{'' if always else mark(key, one)}: {of(inner)}")
    return "\n".join([*lines, "}"])


def mark(key: str, owner: Schema) -> str:
    return "" if key in owner.get("required", ()) else "?"


def of(one: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in one:
        return str(one["$ref"]).removeprefix("#/$defs/")
    if "const" in one:
        return literal(one["const"])
    if "enum" in one:
        return " | ".join(literal(value) for value in one["enum"])
    if "anyOf" in one:
        return " | ".join(dict.fromkeys(of(part) for part in one["anyOf"]))
    if "prefixItems" in one:
        return f"[{', '.join(map(of, one['prefixItems']))}]"
    if one.get("type") == "array":
        inner = of(one.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if one.get("type") == "object":
        return of_object(one)
    return PLAIN[one["type"]] if "type" in one else "unknown"


def of_object(one: Schema) -> str:
    if "properties" not in one:
        return f"Record<string, {of(one.get('additionalProperties', {}))}>"
    fields = [f"{key}{mark(key, one)}: {of(inner)}" for key, inner in one["properties"].items()]
    return f"{{ {'; '.join(fields)} }}"


def literal(value: object) -> str:
    """A literal; a string gets single quotes, unless it contains one."""
    text = json.dumps(value, ensure_ascii=False)
    return text if "'" in text or not isinstance(value, str) else f"'{text[1:-1]}'"


def doc(words: str, indent: str) -> Iterator[str]:
    """A doc comment, on one line or several."""
    if words and "\n" not in words and len(indent + words) <= 110:
        yield f"{indent}/** {words} */"
    elif words:
        yield f"{indent}/**"
        for paragraph in words.split("\n\n"):
            for line in textwrap.wrap(paragraph, 110):
                yield f"{indent} * {line}"
        yield f"{indent} */"
