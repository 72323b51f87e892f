"""The types of HTTP endpoints, which api.py declares, web.py serves and openapi.py describes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from folsom.server.api_types import Body
from folsom.server.services import Services
from folsom.server.store import Person

JSON = "application/json"


@dataclass(frozen=True)
class ApiRequest:
    """A request, parsed and validated."""

    services: Services
    address: str
    key: str  # of a table or a lesson, where the path has one
    body: Any  # an instance of the endpoint's body type
    query: Any  # an instance of the endpoint's query type
    caller: Person | None  # set where the endpoint needs a token

    @property
    def person(self) -> Person:
        assert self.caller
        return self.caller


@dataclass(frozen=True)
class Endpoint:
    """A method on a path: its handler, what it takes and returns, and its specific refusals."""

    method: str
    path: str
    summary: str
    handler: Callable[[ApiRequest], Awaitable[Any]]
    returns: Any
    body: type[Body] | None = None
    query: type[Body] | None = None
    needs_token: bool = False
    status: int = 200
    media: str = JSON
    refusals: tuple[str, ...] = ()
