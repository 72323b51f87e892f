"""The JSON Schema of everything that crosses the socket, built from the types themselves.

What options and events point at, and what the fields of views mean, is in `library.json`, which `python -m
tools.protocol` takes out of docs/library.md.
"""

import inspect
import json
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from functools import cache
from importlib import resources
from typing import Any, get_args

import msgspec

from folsom.express.boxes import EXPANSIONS
from folsom.express.horses.components import HOSTAGES
from folsom.express.interface import setup as express_setup
from folsom.express.interface.view_types import PHASES
from folsom.express.interface.view_types import View as ExpressView
from folsom.server import messages
from folsom.server.entries import Clock, TableConfig
from folsom.server.refusal import STATUS
from folsom.superexpress.interface import setup as super_setup
from folsom.superexpress.interface.names import BANDITS as SUPER_BANDITS
from folsom.superexpress.interface.view_types import View as SuperView

Schema = dict[str, Any]

INTEGER, TEXT = {"type": "integer"}, {"type": "string"}
FLOORS = ("inside", "roof")
VIEWS = {"express": ("Express", ExpressView), "super": ("Super", SuperView)}
# What each box shows of itself in a view, where it is played.
BOX_VIEWS: dict[str, dict[str, type]] = {
    "express": {box.name: box.interface.view_type for box in EXPANSIONS if box.interface.view_type},
    "super": {},
}
OF_BOTH_GAMES = ("View", "PlaceView", "BanditView", "OwnView", "Setup")  # names that each game has for itself

# The values of fields that are texts: all that there are.
TEXTS: dict[str, Iterable[str]] = {
    "Clock.kind": ("none", "decision", "player"),
    "TableConfig.game": tuple(VIEWS),
    "Chair.kind": ("open", "person", "bot"),
    "TableNow.status": ("waiting", "playing", "over"),
    "Refused.code": tuple(STATUS),
    "Goodbye.why": ("stopping", "slow", "refused", "renewed", "deleted"),
    "ExpressSetup.game": ("express",),
    "ExpressView.phase": (*PHASES.values(), "over"),
    "ExpressPlaceView.floor": FLOORS,
    "TokenView.kind": ("purse", "jewel", "strongbox", "whiskey", "old-whiskey"),
    "SuperSetup.game": ("super",),
    "SuperPlaceView.floor": FLOORS,
    "SuperBanditView.floor": FLOORS,
    "SuperBanditView.status": ("aboard", "overboard", "out"),
    "SuperBanditView.facing": ("forward", "back"),
}

# Texts that come in many places, by name.
NAMED = {
    "ExpressBandit": express_setup.BANDITS,
    "ExpressTarget": (*express_setup.BANDITS, "Shotgun"),
    "SuperBandit": SUPER_BANDITS,
    "Bullet": (*express_setup.BANDITS, "neutral"),
    "ActionCard": ("Fire", "Floor", "Marshal", "Move", "Punch", "Ride", "Robbery"),
    "SuperCard": ("Floor", "Horse", "Move", "Reflex", "Shoot", "Turn"),
    "Hostage": HOSTAGES,
    "Floor": FLOORS,
}
NAMES: Schema = {"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]}
OPTIONS: dict[str, Schema] = {
    "Express": {
        "variant": {"enum": list(express_setup.VARIANTS)},
        "expert": {"type": "boolean"},
        "printing": {"enum": list(express_setup.PRINTINGS)},
        "boxes": {"type": "array", "items": {"enum": list(express_setup.BOXES)}},
        "bandits": NAMES,
        "wagons": NAMES,
        "seats": {"enum": list(express_setup.SEATS)},
    },
    "Super": {
        "boxes": {"type": "array", "items": {"enum": list(super_setup.BOXES)}},
        "bandits": NAMES,
        "seats": {"enum": list(super_setup.SEATS)},
    },
}


@cache
def schema() -> Schema:
    """One document for both directions; `ClientMessage` and `ServerMessage` in it are its two halves."""
    sent = list(get_args(messages.AnyMessage))
    answers = messages.Answer.__subclasses__()
    defs = components([*sent, *answers])
    for name in ("Told", "Option"):  # each game has its own
        del defs[name]
    library = json.loads(resources.files("folsom.server").joinpath("library.json").read_text(encoding="utf-8"))
    for game, (prefix, view) in VIEWS.items():
        defs |= renamed(components([view, *BOX_VIEWS[game].values()]), prefix)
        if BOX_VIEWS[game]:
            refs = {name: {"$ref": f"#/$defs/{one.__name__}"} for name, one in BOX_VIEWS[game].items()}
            defs[f"{prefix}View"]["properties"]["boxes"] = {"type": "object", "properties": refs}
        defs[f"{prefix}Setup"]["properties"]["options"] = record(OPTIONS[prefix])
        changed = {"anyOf": [{"$ref": f"#/$defs/{prefix}ViewChanges"}, {"type": "null"}]}
        defs |= kinds(f"{prefix}Event", {"number": INTEGER}, "kind", library[game]["events"], {"changes": changed})
        defs |= kinds(f"{prefix}Option", {"action": INTEGER, "text": TEXT}, "verb", library[game]["options"], {})
        defs[f"{prefix}ViewChanges"] = changes(defs, f"{prefix}View")
    defs |= updates(defs.pop("Update"))
    for place, texts in TEXTS.items():
        name, _, part = place.partition(".")
        put_texts(defs[name]["properties"][part], list(texts))
    for game, (prefix, _) in VIEWS.items():
        describe(defs, prefix, library[game]["fields"])
    name_texts(defs)
    defs |= {name: {"enum": list(texts)} for name, texts in NAMED.items()}
    defs["ClientMessage"] = {"description": "Whatever a client sends.", **any_of(*(one.__name__ for one in sent))}
    defs["ServerMessage"] = {"description": "Whatever the server sends.", **any_of(*(one.__name__ for one in answers))}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Folsom, version {messages.PROTOCOL}",
        **any_of("ClientMessage", "ServerMessage"),
        "$defs": defs,
    }


def any_of(*names: str) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]}


def record(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}


def components(types: list[type]) -> dict[str, Schema]:
    """The schemas of these types and of all that is in them, with what their sources say of them."""
    defs: dict[str, Schema] = msgspec.json.schema_components(types)[1]
    for one in all_types(types):
        here = defs[one.__name__]
        del here["title"]
        if one.__doc__:
            here["description"] = inspect.cleandoc(one.__doc__).replace("None", "null")
        for name, words in comments(one).items():
            here["properties"][name]["description"] = words
        if not may_leave_out(one):
            here["required"] = list(here["properties"])
    return defs


def all_types(types: Iterable[type]) -> list[type]:
    """These and those in their fields, each once."""
    found: list[type] = []
    waiting = list(types)
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, type) and (is_dataclass(one) or issubclass(one, msgspec.Struct)):
            if one not in found:
                found.append(one)
                waiting += inspect.get_annotations(one, eval_str=True).values()
        else:
            waiting += get_args(one)
    return found


def may_leave_out(one: type) -> bool:
    """What clients send may leave out what has a default; the server leaves nothing out but of a clock."""
    return issubclass(one, messages.Message) or one in (TableConfig, Clock)


def comments(one: type) -> dict[str, str]:
    """What stands behind the fields of a class."""
    source = inspect.getsource(sys.modules[one.__module__])
    body = re.search(rf"^class {one.__name__}\b.*?(?=^\S|\Z)", source, re.MULTILINE | re.DOTALL)
    return dict(re.findall(r"^    (\w+): .*?  # (.+)$", body[0], re.MULTILINE)) if body else {}


def renamed(defs: Mapping[str, Schema], prefix: str) -> dict[str, Schema]:
    """With the name of the game before names that both games have."""
    text = json.dumps(defs)
    for name in OF_BOTH_GAMES:
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{prefix}{name}"')
    inner: dict[str, Schema] = json.loads(text)
    return {(prefix if name in OF_BOTH_GAMES else "") + name: one for name, one in inner.items()}


def changes(defs: dict[str, Schema], view: str) -> Schema:
    """Some of the fields of a view; of a table perhaps only some rows."""
    fields: Schema = {}
    for name, one in defs[view]["properties"].items():
        fields[name] = {"$ref": f"#/$defs/{view}/properties/{name}"}
        if one.get("type") == "array":
            fields[name] = {"anyOf": [fields[name], {"type": "object", "additionalProperties": one["items"]}]}
    description = (
        f"Those fields of {view} that have changed.  Of a list there may be only some rows, by their numbers: they "
        "take the place of those with the same number, or follow the last one."
    )
    return {"description": description, "type": "object", "properties": fields}


def updates(one: Schema) -> dict[str, Schema]:
    """An update has a whole view, or what has changed in it."""
    one["properties"]["events"]["items"] = any_of("ExpressEvent", "SuperEvent")
    one["properties"]["options"]["items"] = any_of("ExpressOption", "SuperOption")
    description = one.pop("description")
    kinds = {
        "WholeUpdate": {"view": any_of("ExpressView", "SuperView"), "whole": {"const": True}},
        "ChangeUpdate": {"view": any_of("ExpressViewChanges", "SuperViewChanges"), "whole": {"const": False}},
    }
    found = {name: one | {"properties": one["properties"] | fields} for name, fields in kinds.items()}
    return {"Update": {"description": description, **any_of(*kinds)}, **found}


def describe(defs: dict[str, Schema], prefix: str, fields: Mapping[str, str]) -> None:
    for place, words in fields.items():
        name, _, part = place.partition(".")
        owner = defs[(prefix if name in OF_BOTH_GAMES else "") + name]
        owner["properties"][part]["description"] = words


def put_texts(here: Schema, texts: list[str]) -> None:
    """Instead of any text, and of a comment that lists them."""
    here.pop("description", None)
    for one in (here, *here.get("anyOf", ())):
        if one.get("type") == "string":
            del one["type"]
            one["enum"] = texts


def kinds(name: str, fields: Schema, tag: str, told: Schema, more: Schema) -> dict[str, Schema]:
    """Events or options: all that they can point at, and for each kind what it does point at."""
    points = f"{name}Points"
    return {
        points: {"type": "object", "properties": told["points"]},
        name: {
            "anyOf": [
                {
                    "description": one["description"],
                    **record(
                        {
                            tag: {"const": kind},
                            **fields,
                            "words": TEXT,
                            "points": pointing(points, one["points"]),
                            **more,
                        }
                    ),
                }
                for kind, one in told["kinds"].items()
            ]
        },
    }


def pointing(points: str, names: list[str]) -> Schema:
    """A name with a question mark is not always there."""
    refs = {name.rstrip("?"): {"$ref": f"#/$defs/{points}/properties/{name.rstrip('?')}"} for name in names}
    return record(refs) | {"required": [name for name in names if not name.endswith("?")]}


def name_texts(one: Any) -> None:
    """Refer to texts that have a name by it, wherever they are."""
    if isinstance(one, list):
        for inner in one:
            name_texts(inner)
    elif isinstance(one, dict):
        for name, texts in NAMED.items():
            if sorted(one.get("enum", ())) == sorted(texts):
                del one["enum"]
                one["$ref"] = f"#/$defs/{name}"
        for inner in one.values():
            name_texts(inner)
