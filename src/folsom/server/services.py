"""The long-lived objects that request handlers share."""

from folsom.server.codes import Codes
from folsom.server.connection import ConnectionContext
from folsom.server.limits import Buckets, ConnectionLimit, hourly
from folsom.server.metrics import Metrics
from folsom.server.people import People
from folsom.server.settings import Settings
from folsom.server.store import Store
from folsom.server.store_health import StoreHealth
from folsom.server.table_registry import TableRegistry
from folsom.server.traffic import Traffic


class Services:
    """Everything that a request may need."""

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
        self.connections = ConnectionContext(tables, people, self.codes, limits)
        self.replays = Buckets(limits.cpu_share, limits.replay_burst)  # tokens are seconds of CPU time
        self.traffic = traffic
