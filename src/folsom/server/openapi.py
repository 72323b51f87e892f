"""The document of the HTTP interface, made from the table of its calls (OpenAPI 3.1)."""

import inspect
from functools import cache
from typing import Any

import msgspec

from folsom.game.version import __version__
from folsom.server.calls import Call
from folsom.server.refusal import STATUS
from folsom.server.shapes import Wrong

REFERENCE = "#/components/schemas/{name}"
REFUSALS = {  # the words of each status that a call can refuse with
    400: "It cannot be understood.",
    401: "No token, or nobody's.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "Not now.",
    410: "Played under other rules; it cannot be replayed.",
    413: "Too large.",
    422: "It can be understood, but not be done.",
    429: "Too many; wait a little.",
    503: "The server is busy or stops; try again.",
}
KEY = {"type": "string", "minLength": 1, "maxLength": 40}


@cache
def document(calls: tuple[Call, ...]) -> dict[str, Any]:
    types = [Wrong, *(type for call in calls for type in (call.gives, call.takes, call.query) if type)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    known = dict(zip(map(id, types), schemas, strict=True))
    for parameters in {call.query.__name__ for call in calls if call.query}:
        components[parameters].pop("title", None)
    paths: dict[str, Any] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, known, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Folsom",
            "version": __version__,
            "description": "Tables, people and records.  Games are played over the WebSocket /socket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(call: Call, known: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": call.do.__name__,
        "summary": call.words,
        "parameters": parameters(call, components),
        "responses": {
            str(call.status): {
                "description": described(call.gives),
                "content": content(call.media, known[id(call.gives)]),
            },
            **{str(status): refusal(status, known[id(Wrong)]) for status in sorted(statuses(call))},
        },
    }
    if call.takes:
        found["requestBody"] = {"required": True, "content": content("application/json", known[id(call.takes)])}
    if call.who:
        found["security"] = [{"token": []}]
    return found


def parameters(call: Call, components: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{key}" in call.path:
        described = "the id of a table, or its code"
        found.append({"name": "key", "in": "path", "required": True, "description": described, "schema": KEY})
    if call.query:
        shape = components[call.query.__name__]
        required = shape.get("required", [])
        for name, schema in shape["properties"].items():
            told = {"name": name, "in": "query", "required": name in required, "description": schema["description"]}
            found.append({**told, "schema": {key: schema[key] for key in schema if key != "description"}})
    return found


def statuses(call: Call) -> set[int]:
    """All that a call can be refused with: its own refusals, and those that its kind of request brings along."""
    codes = {*call.refuses}
    if call.path.startswith("/api"):
        codes |= {"too-many", "busy"}
    if call.takes:
        codes |= {"malformed", "too-large"}
    if call.query:
        codes.add("malformed")
    if call.who:
        codes.add("who")
    if "{key}" in call.path:
        codes.add("unknown")
    return {STATUS[code] for code in codes}


def refusal(status: int, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": REFUSALS[status], "content": content("application/json", schema)}


def described(type: Any) -> str:
    return inspect.getdoc(type) or "" if isinstance(type, msgspec.StructMeta) else "What was asked for."


def content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {media: {"schema": schema}}
