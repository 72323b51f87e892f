"""What a host of a server decides; everything has a value that suits a server among friends."""

import os
import sys
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from folsom.interface.errors import SetupError, shown
from folsom.server.limits import Network


@dataclass(frozen=True)
class Limits:
    """How much one address or one person may ask for, so that nobody can use up the server for the others."""

    message_bytes: int = 16_384  # of a message on the socket, and of the body of a request
    messages_per_second: float = 20
    messages_burst: float = 60
    requests_per_second: float = 50  # of an address
    requests_burst: float = 300
    frames_per_second: float = 60  # of a socket: messages, parts of them, pings and pongs
    frames_burst: float = 240
    bytes_per_second: float = 16_384  # of a socket
    bytes_burst: float = 131_072
    cpu_share: float = 0.1  # of a core, for all that an address asks for
    cpu_burst: float = 0.05  # seconds
    replay_burst: float = 5  # seconds of CPU time to show finished games, at the same rate
    tcp_per_address: int = 128  # connections of any kind, silent ones too
    connections_per_address: int = 64  # sockets
    connections_per_person: int = 16
    tables_per_person: int = 50  # that are not over
    tables_per_address_per_hour: int = 200
    public_tables_per_address_per_hour: int = 20
    seats_per_address_per_hour: int = 300
    public_seats_per_person: int = 5  # at public tables whose game has not begun
    people_per_address_per_hour: int = 100
    wrong_codes_per_address_per_hour: int = 60
    wrong_codes_per_second: float = 5  # of everybody together
    wrong_codes_burst: float = 300
    chat_per_minute: int = 20
    thinking_share: float = 0.5  # of a process, for the bots of a person's tables; an address has twice as much
    thinking_burst: float = 60  # seconds
    outbox_bytes: int = 1 << 20  # that a socket may be behind
    outbox_bytes_per_address: int = 8 << 20
    outbox_bytes_in_all: int = 256 << 20

    def times(self, factor: float) -> "Limits":
        """So many times the number of everything; a message and what waits to be sent stay as large as they are."""
        if not 0 < factor <= 1e6:
            raise SetupError(f"limits can be widened up to a million times, not {factor:g} times")
        wider: dict[str, Any] = {}
        for each in fields(self):
            number = getattr(self, each.name)
            if each.name != "message_bytes" and not each.name.startswith("outbox"):
                wider[each.name] = type(number)(max(min(1, number), number * factor))
        return replace(self, **wider)


@dataclass(frozen=True)
class PlayerTimeouts:
    """How many seconds a table waits for somebody before others may decide without them."""

    away: float = 60  # who is not connected
    idle: float = 300  # who is, has to decide, and has no clock


@dataclass(frozen=True)
class KeepDays:
    """How many days a table is kept after the last thing that happened at it; None keeps it for ever."""

    quick: float | None = 30  # not finished, and nobody sits there but one person and bots
    unfinished: float | None = None  # not finished, between people
    finished: float | None = None

    def __post_init__(self) -> None:
        for each in fields(self):
            days = getattr(self, each.name)
            if days is not None and not days > 0:
                raise SetupError(f"tables are kept for more than 0 days, not {days:g}")


def data_file() -> Path:
    """Where a system keeps the data of a user's programs."""
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
    public_url: str | None = None  # as people outside write it, without a path
    workers: int | None = None  # processes for bots
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For says who asks
    metrics: tuple[str, int] | None = None  # host and port where Prometheus finds metrics
    bot_delay: float = 0.8  # seconds that a bot waits at a table of several people
    idle: float = 600.0  # seconds until an untouched table is no longer held in memory
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
        if self.public_url is not None:
            check_url(self.public_url)
        self.proxy_networks()

    def proxy_networks(self) -> list[Network]:
        """Where proxies are, as networks."""
        try:
            return [ip_network(each) for each in self.proxies]
        except ValueError as error:
            raise SetupError(f"a proxy is an address or a network, like 127.0.0.1 or 172.16.0.0/12: {error}") from None


def check_url(text: str) -> None:
    """Scheme and host: links are made from it, and pages may ask no other host."""
    try:
        url = urlsplit(text)
        good = url.scheme in ("http", "https") and bool(url.hostname) and (url.port is None or url.port > 0)
    except ValueError:
        good = False
    if not good or text != f"{url.scheme}://{url.netloc}" or "@" in text:
        raise SetupError(f"a public address is like https://folsom.example, without a path, not {shown(text)}")
