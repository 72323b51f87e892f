"""The settings of a server; the defaults suit a server for friends."""

import os
import re
import sys
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from folsom.interface.errors import SetupError, shown
from folsom.server.limits import Network

MOST_WORKERS = 1024  # each takes four of the files that the server may open
HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")  # with a port


@dataclass(frozen=True)
class Limits:
    """What one address or one person may use, so that nobody can exhaust the server."""

    message_bytes: int = 16_384  # of a WebSocket message or a request body
    messages_per_second: float = 20
    messages_burst: float = 60
    requests_per_second: float = 50  # per address
    requests_burst: float = 300
    frames_per_second: float = 60  # per WebSocket: messages, fragments, pings and pongs
    frames_burst: float = 240
    bytes_per_second: float = 16_384  # per WebSocket
    bytes_burst: float = 131_072
    cpu_share: float = 0.1  # of a core, for all work of an address
    cpu_burst: float = 0.05  # seconds
    replay_burst: float = 5  # seconds of CPU time for steps of finished games, at the same rate
    tcp_per_address: int = 128  # all TCP connections, including silent ones
    connections_per_address: int = 64  # WebSockets
    connections_per_person: int = 16
    tables_per_person: int = 50  # that are not over
    tables_per_address_per_hour: int = 200
    public_tables_per_address_per_hour: int = 20
    seats_per_address_per_hour: int = 300
    public_seats_per_person: int = 5  # at public tables whose game has not started
    people_per_address_per_hour: int = 100
    wrong_codes_per_address_per_hour: int = 60
    wrong_codes_per_second: float = 5  # of all addresses together
    wrong_codes_burst: float = 300
    chat_per_minute: int = 20
    thinking_share: float = 0.5  # of a process, for bots at a person's tables; twice as much per address
    thinking_burst: float = 60  # seconds
    outbox_bytes: int = 1 << 20  # that may wait for one WebSocket
    outbox_bytes_per_address: int = 8 << 20
    outbox_bytes_in_all: int = 256 << 20

    def times(self, factor: float) -> "Limits":
        """All limits multiplied by a factor, except the sizes of messages and of outgoing queues."""
        if not 0 < factor <= 1e6:
            raise SetupError(f"the factor for limits must be above 0 and at most a million, not {factor:g}")
        wider: dict[str, Any] = {}
        for each in fields(self):
            number = getattr(self, each.name)
            if each.name != "message_bytes" and not each.name.startswith("outbox"):
                wider[each.name] = type(number)(max(min(1, number), number * factor))
        return replace(self, **wider)


@dataclass(frozen=True)
class PlayerTimeouts:
    """How many seconds a table waits for a person before others may act without them."""

    away: float = 60  # not connected
    idle: float = 300  # connected, has to decide, and there is no clock


@dataclass(frozen=True)
class KeepDays:
    """How many days a table is kept after its latest entry; None keeps it for ever."""

    quick: float | None = 30  # not finished, with at most one person
    unfinished: float | None = None  # not finished, with several people
    finished: float | None = None

    def __post_init__(self) -> None:
        for each in fields(self):
            days = getattr(self, each.name)
            if days is not None and not days > 0:
                raise SetupError(f"the number of days to keep tables must be above 0, not {days:g}")


def data_file() -> Path:
    """The default database file, in the system's folder for user data."""
    home = Path.home()
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or home / ".local" / "share"
    return Path(base) / "folsom" / "folsom.db"


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: Path = field(default_factory=data_file)
    public_url: str | None = None  # the URL for other people, without a path
    workers: int | None = None  # processes for bots
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is trusted
    metrics: tuple[str, int] | None = None  # host and port for Prometheus
    bot_delay: float = 0.8  # seconds that a bot waits after a person's decision, at a table of several people
    idle: float = 600.0  # seconds until an unused table is unloaded
    limits: Limits = Limits()
    log_addresses: str = "hashed"  # hashed, plain, none
    keep: KeepDays = KeepDays()
    timeouts: PlayerTimeouts = PlayerTimeouts()

    def __post_init__(self) -> None:
        for port in (self.port, *(self.metrics[1:] if self.metrics else ())):
            if not 0 <= port <= 65535:
                raise SetupError(f"a port is a number from 0 to 65535, not {port}")
        if self.workers is not None and self.workers < 1:
            raise SetupError(f"bots need at least one process, not {self.workers}")
        if self.workers is not None and self.workers > MOST_WORKERS:
            raise SetupError(f"bots can have at most {MOST_WORKERS} processes, not {self.workers}")
        if self.public_url is not None:
            check_url(self.public_url)
        self.proxy_networks()

    def proxy_networks(self) -> list[Network]:
        """The trusted proxies as networks."""
        try:
            return [ip_network(each) for each in self.proxies]
        except ValueError as error:
            raise SetupError(
                f"a proxy is an address or a network such as 127.0.0.1 or 172.16.0.0/12: {error}"
            ) from None


def check_url(text: str) -> None:
    """Refuse a public URL that is more than a scheme and a host: links and the security policy are made from it."""
    try:
        url = urlsplit(text)
        good = url.scheme in ("http", "https") and bool(url.hostname) and (url.port is None or url.port > 0)
    except ValueError:
        good = False
    if not good or text != f"{url.scheme}://{url.netloc}" or not HOST.fullmatch(url.netloc):
        raise SetupError(f"a public URL is like https://folsom.example, without a path, not {shown(text)}")
