"""The JSON Schema of all WebSocket messages, generated from their types.

The messages are the server's types; the games declare the contents of views, events and options (game_schema.py).
"""

import inspect
from collections.abc import Iterable
from dataclasses import is_dataclass
from functools import cache
from typing import get_args, get_type_hints

import msgspec

from folsom.game import registry
from folsom.server import messages
from folsom.server.entries import Clock, TableConfig
from folsom.server.game_schema import GameSchema, Schema, in_json_words
from folsom.server.refusal import STATUS

# All possible values of text fields that have a fixed set of values.
TEXTS: dict[str, Iterable[str]] = {
    "Clock.kind": ("none", "decision", "player"),
    "TableConfig.game": registry.names(),
    "Chair.kind": ("open", "person", "bot"),
    "TableNow.status": ("waiting", "playing", "over"),
    "Refused.code": tuple(STATUS),
    "PlannedCard.facing": ("forward", "back"),
    "PlannedCard.unsure": ("hidden", "cards", "still", "answer", "choice"),
    "Goodbye.why": ("stopping", "slow", "refused", "renewed", "deleted"),
}


@cache
def schema() -> Schema:
    """One document for both directions; `ClientMessage` and `ServerMessage` in it are its two halves."""
    sent = list(get_args(messages.AnyClientMessage))
    answers = messages.ServerMessage.__subclasses__()
    defs = components([*sent, *answers])
    for name in ("SentEvent", "Option"):  # each game has its own
        del defs[name]
    defs |= updates(defs.pop("Update"))
    for place, texts in TEXTS.items():
        name, _, part = place.partition(".")
        put_texts(defs[name]["properties"][part], list(texts))
    add_games(defs)
    defs["ClientMessage"] = {"description": "Any message from a client.", **any_of(*(one.__name__ for one in sent))}
    defs["ServerMessage"] = {
        "description": "Any message from the server.",
        **any_of(*(one.__name__ for one in answers)),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Folsom, version {messages.PROTOCOL}",
        **any_of("ClientMessage", "ServerMessage"),
        "$defs": defs,
    }


def add_games(defs: dict[str, Schema]) -> None:
    """Add what each game declares; a name that two games use must mean the same in both."""
    declared = {name: registry.title(name).declaration() for name in registry.names()}
    for name, declaration in declared.items():
        others = [other for other in declared.values() if other is not declaration]
        for key, one in GameSchema(name, declaration, others).definitions().items():
            if defs.setdefault(key, one) != one:
                raise ValueError(f"the game {name} defines {key} differently")


def prefixes() -> list[str]:
    """The prefixes of game-specific type names."""
    return [name.capitalize() for name in registry.names()]


def any_of(*names: str) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]}


def components(types: list[type]) -> dict[str, Schema]:
    """The schemas of these types and the types of their fields, with docstrings and annotations as descriptions."""
    defs: dict[str, Schema] = msgspec.json.schema_components(types)[1]
    for one in all_types(types):
        here = defs[one.__name__]
        del here["title"]
        if one.__doc__:
            here["description"] = in_json_words(inspect.cleandoc(one.__doc__))
        for name, words in descriptions(one).items():
            here["properties"][sent_name(one, name)]["description"] = in_json_words(words)
        if not may_leave_out(one):
            here["required"] = list(here["properties"])
    return defs


def all_types(types: Iterable[type]) -> list[type]:
    """These types and those of their fields, without duplicates."""
    found: list[type] = []
    waiting = list(types)
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, type) and (is_dataclass(one) or issubclass(one, msgspec.Struct)):
            if one not in found:
                found.append(one)
                waiting += get_type_hints(one).values()
        else:
            waiting += get_args(one)
    return found


def descriptions(one: type) -> dict[str, str]:
    """The descriptions of a type's fields, from their annotations."""
    hints = get_type_hints(one, include_extras=True)
    notes = [(name, note) for name, hint in hints.items() for note in getattr(hint, "__metadata__", ())]
    return {name: note for name, note in notes if isinstance(note, str)}


def sent_name(one: type, field: str) -> str:
    """The name of a field as it is sent."""
    if not issubclass(one, msgspec.Struct):
        return field
    return one.__struct_encode_fields__[one.__struct_fields__.index(field)]


def may_leave_out(one: type) -> bool:
    """Whether fields with defaults may be missing: clients may omit them, the server does so only in clocks."""
    return issubclass(one, messages.ClientMessage) or one in (TableConfig, Clock)


def updates(one: Schema) -> dict[str, Schema]:
    """Split `Update` into its two kinds: with a whole view, and with changes."""
    one["properties"]["events"]["items"] = any_of(*(f"{game}Event" for game in prefixes()))
    one["properties"]["options"]["items"] = any_of(*(f"{game}Option" for game in prefixes()))
    description = one.pop("description")
    kinds = {
        "WholeUpdate": {"view": any_of(*(f"{game}View" for game in prefixes())), "whole": {"const": True}},
        "ChangeUpdate": {"view": any_of(*(f"{game}ViewChanges" for game in prefixes())), "whole": {"const": False}},
    }
    found = {}
    for name, fields in kinds.items():
        described = {key: {**one["properties"][key], **field} for key, field in fields.items()}
        found[name] = one | {"properties": one["properties"] | described}
    return {"Update": {"description": description, **any_of(*kinds)}, **found}


def put_texts(here: Schema, texts: list[str]) -> None:
    """Replace the type string with an enumeration of these texts."""
    for one in (here, here.get("items", {}), *here.get("anyOf", ())):
        if one.get("type") == "string":
            del one["type"]
            one["enum"] = texts
