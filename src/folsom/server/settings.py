"""What a host of a server decides; everything has a value that suits a server among friends."""

import os
import sys
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from folsom.kernel.errors import SetupError, shown


@dataclass(frozen=True)
class Limits:
    """How much one address or one person may ask for, so that nobody can use up the server for the others."""

    message_bytes: int = 16_384  # of a message on the socket, and of the body of a request
    messages_per_second: float = 20
    messages_burst: float = 60
    requests_per_second: float = 50  # of an address
    requests_burst: float = 300
    connections_per_address: int = 64
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
    outbox: int = 256  # messages that a connection may be behind

    def times(self, factor: float) -> "Limits":
        """So many times the number of everything; a message and an outbox stay as large as they are."""
        if not 0 < factor <= 1e6:
            raise SetupError(f"limits can be widened up to a million times, not {factor:g} times")
        wider: dict[str, Any] = {}
        for each in fields(self):
            number = getattr(self, each.name)
            if each.name not in ("message_bytes", "outbox"):
                wider[each.name] = type(number)(max(1, number * factor))
        return replace(self, **wider)


@dataclass(frozen=True)
class Patience:
    """How many seconds a table waits for somebody before others may decide without them."""

    away: float = 60  # who is not connected
    idle: float = 300  # who is, has to decide, and has no clock


@dataclass(frozen=True)
class Keep:
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
    proxy: bool = False  # a proxy on this machine says in X-Forwarded-For who asks
    bot_delay: float = 0.8  # seconds that a bot waits at a table of several people
    idle: float = 600.0  # seconds until an untouched table is no longer held in memory
    limits: Limits = Limits()
    log_addresses: str = "hashed"  # hashed, plain, none
    keep: Keep = Keep()
    patience: Patience = Patience()

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise SetupError(f"a port is a number from 0 to 65535, not {self.port}")
        if self.workers is not None and self.workers < 1:
            raise SetupError(f"bots need at least one process, not {self.workers}")
        if self.public_url is not None:
            check_url(self.public_url)


def check_url(text: str) -> None:
    """Scheme and host: links are made from it, and pages may ask no other host."""
    try:
        url = urlsplit(text)
        good = url.scheme in ("http", "https") and bool(url.hostname) and (url.port is None or url.port > 0)
    except ValueError:
        good = False
    if not good or text != f"{url.scheme}://{url.netloc}" or "@" in text:
        raise SetupError(f"a public address is like https://folsom.example, without a path, not {shown(text)}")
