"""A request and a call: what api.py answers, what web.py reads, and what openapi.py tells of."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from folsom.server.api_types import Body
from folsom.server.codes import Codes
from folsom.server.connection import ConnectionContext
from folsom.server.limits import Buckets, ConnectionLimit, hourly
from folsom.server.metrics import Metrics
from folsom.server.people import People
from folsom.server.settings import Settings
from folsom.server.store import Person, Store
from folsom.server.store_health import StoreHealth
from folsom.server.table_registry import TableRegistry
from folsom.server.traffic import Traffic

JSON = "application/json"


class Services:
    """All that a request may need."""

    def __init__(
        self,
        tables: TableRegistry,
        store: Store,
        people: People,
        metrics: Metrics,
        settings: Settings,
        traffic: Traffic,
    ) -> None:
        self.tables, self.store, self.people, self.metrics, self.settings = tables, store, people, metrics, settings
        self.store_health = StoreHealth(store, tables.clock)
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.new_people = hourly(limits.people_per_address_per_hour)
        self.new_tables = hourly(limits.tables_per_address_per_hour)
        self.sockets = ConnectionLimit(limits.connections_per_address)
        self.codes = Codes(tables, limits)
        self.context = ConnectionContext(tables, people, self.codes, limits)
        self.replays = Buckets(limits.cpu_share, limits.replay_burst)  # of seconds of CPU time
        self.traffic = traffic


@dataclass(frozen=True)
class ApiRequest:
    """A request, read and checked."""

    services: Services
    address: str
    key: str  # of a table, where the path holds one
    body: Any  # of the type that the call takes
    query: Any
    given: Person | None  # who asks, where the call needs to know

    @property
    def person(self) -> Person:
        assert self.given
        return self.given


@dataclass(frozen=True)
class Endpoint:
    """A method of a path: what it takes and gives, and which refusals are its own."""

    method: str
    path: str
    words: str
    do: Callable[[ApiRequest], Awaitable[Any]]
    gives: Any
    takes: type[Body] | None = None
    query: type[Body] | None = None
    who: bool = False
    status: int = 200
    media: str = JSON
    refuses: tuple[str, ...] = ()
