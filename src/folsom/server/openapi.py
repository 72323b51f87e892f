"""The OpenAPI 3.1 document, generated from the endpoints."""

import inspect
from functools import cache
from typing import Any

import msgspec

from folsom.game.version import __version__
from folsom.server.api_types import ErrorBody
from folsom.server.endpoints import Endpoint
from folsom.server.refusal import STATUS

REFERENCE = "#/components/schemas/{name}"
REFUSALS = {  # by status: what it means
    400: "The request is malformed.",
    401: "The token is missing or invalid.",
    403: "You may not do this.",
    404: "Not found.",
    409: "Not possible now.",
    410: "The game was played under other rules; it cannot be replayed.",
    413: "Too large.",
    422: "The request is well-formed but cannot be carried out.",
    429: "Too many requests; wait a little.",
    503: "The server is busy or stopping; try again.",
}
KEY = {"type": "string", "minLength": 1, "maxLength": 40}


@cache
def document(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    types = [
        ErrorBody,
        *(type for endpoint in endpoints for type in (endpoint.returns, endpoint.body, endpoint.query) if type),
    ]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    known = dict(zip(map(id, types), schemas, strict=True))
    for parameters in {endpoint.query.__name__ for endpoint in endpoints if endpoint.query}:
        components[parameters].pop("title", None)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, known, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Folsom",
            "version": __version__,
            "description": "Tables, people and records.  Games are played over the WebSocket at /socket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(endpoint: Endpoint, known: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters(endpoint, components),
        "responses": {
            str(endpoint.status): {
                "description": described(endpoint.returns),
                "content": content(endpoint.media, known[id(endpoint.returns)]),
            },
            **{str(status): refusal(status, known[id(ErrorBody)]) for status in sorted(statuses(endpoint))},
        },
    }
    if endpoint.body:
        found["requestBody"] = {"required": True, "content": content("application/json", known[id(endpoint.body)])}
    if endpoint.needs_token:
        found["security"] = [{"token": []}]
    return found


def parameters(endpoint: Endpoint, components: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{key}" in endpoint.path:
        described = "the id of a table, or its code"
        found.append({"name": "key", "in": "path", "required": True, "description": described, "schema": KEY})
    if endpoint.query:
        shape = components[endpoint.query.__name__]
        required = shape.get("required", [])
        for name, schema in shape["properties"].items():
            parameter = {
                "name": name,
                "in": "query",
                "required": name in required,
                "description": schema["description"],
            }
            found.append({**parameter, "schema": {key: schema[key] for key in schema if key != "description"}})
    return found


def statuses(endpoint: Endpoint) -> set[int]:
    """All statuses of refusals: the endpoint's specific ones and those that any such request can get."""
    codes = {*endpoint.refusals}
    if endpoint.path.startswith("/api"):
        codes |= {"too-many", "busy"}
    if endpoint.body:
        codes |= {"malformed", "too-large"}
    if endpoint.query:
        codes.add("malformed")
    if endpoint.needs_token:
        codes.add("who")
    if "{key}" in endpoint.path:
        codes.add("unknown")
    return {STATUS[code] for code in codes}


def refusal(status: int, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": REFUSALS[status], "content": content("application/json", schema)}


def described(type: Any) -> str:
    return inspect.getdoc(type) or "" if isinstance(type, msgspec.StructMeta) else "The requested document."


def content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {media: {"schema": schema}}
