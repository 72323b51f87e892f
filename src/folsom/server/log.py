"""The server's log: events with fields, one per line, on standard error.

Nothing in it lets anybody impersonate a person or find a private table: it has no tokens, headers, query strings, table
keys or chat.  Addresses are logged as the operator chooses.
"""

import hashlib
import json
import logging
import os
import secrets
import sys
from contextlib import suppress
from datetime import UTC, datetime
from queue import Empty, Full, Queue
from threading import Thread
from typing import Any, TextIO

TEXT, JSON = "text", "json"
HASHED, PLAIN, NO_ADDRESS = "hashed", "plain", "none"
KEY = secrets.token_bytes(16)  # new in each run: the log alone does not reveal addresses
LOGGER = logging.getLogger("folsom.server")
MOST_LINES = 10_000  # waiting to be written; a flood must not fill the memory
LAST_LINES = 2.0  # seconds for writing the remaining lines at exit


def log_event(event: str, error: BaseException | None = None, **fields: Any) -> None:
    """Log an event; with an error, also its traceback."""
    LOGGER.log(logging.ERROR if error else logging.INFO, event, extra={"fields": fields}, exc_info=error)


def address(found: str, how: str) -> dict[str, Any]:
    """The log field for an address: hashed, plain or left out.  Hashed addresses can still be told apart."""
    if how == NO_ADDRESS:
        return {}
    if how == PLAIN:
        return {"address": found}
    return {"address": hashlib.blake2b(found.encode(), key=KEY, digest_size=6).hexdigest()}


def configure(kind: str | None = None) -> None:
    """Set up logging as `text` or `json`; by default text on a terminal, JSON elsewhere."""
    text = kind == TEXT or (kind is None and sys.stderr.isatty())
    handler = BackgroundHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if text else JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn", "websockets", "asyncio"):  # below the level of warnings they log paths and addresses
        logging.getLogger(noisy).setLevel(logging.WARNING)


class BackgroundHandler(logging.Handler):
    """Writes in a separate thread, so that the server never waits for a slow log reader.  Lines may be lost instead.

    It writes to the file descriptor: a thread that waits inside a stream holds the stream's lock, and Python would wait
    for that lock at exit.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self.stream = stream
        self.lines: Queue[str | None] = Queue(MOST_LINES)
        self.lost = 0
        self.thread = Thread(target=self.work, name="log", daemon=True)
        self.thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.lines.put_nowait(self.format(record))
        except Full:
            self.lost += 1

    def work(self) -> None:
        lines: list[str | None] = []
        while None not in lines:
            lines = [self.lines.get()]
            with suppress(Empty):
                while len(lines) < MOST_LINES:
                    lines.append(self.lines.get_nowait())
            text = "".join(f"{line}\n" for line in lines if line is not None)
            with suppress(OSError):  # the reader is gone
                self.write(text.encode(self.stream.encoding, "backslashreplace"))
            if self.lost:
                lost, self.lost = self.lost, 0
                log_event("log lines lost", lines=lost)

    def write(self, text: bytes) -> None:
        while text:
            text = text[os.write(self.stream.fileno(), text) :]

    def close(self) -> None:
        """Write the remaining lines, unless the reader is gone."""
        with suppress(Full):
            self.lines.put(None, timeout=LAST_LINES)
        self.thread.join(LAST_LINES)
        super().close()


class JsonFormatter(logging.Formatter):
    """A JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": time_of(record).isoformat(), "level": record.levelname.lower(), **content(record)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextFormatter(logging.Formatter):
    """`14:03:05 request route=/api/about status=200`."""

    def format(self, record: logging.LogRecord) -> str:
        found = content(record)
        warning = f"{record.levelname}: " if record.levelno >= logging.WARNING else ""
        words = [f"{time_of(record).astimezone():%H:%M:%S}", f"{warning}{found.pop('event')}"]
        words += [f"{name}={value}" for name, value in found.items()]
        line = " ".join(words)
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def time_of(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def content(record: logging.LogRecord) -> dict[str, Any]:
    """The fields of one of our events, or a library's message."""
    fields: dict[str, Any] | None = getattr(record, "fields", None)
    if fields is None:
        return {"event": "message", "from": record.name, "words": record.getMessage()}
    return {"event": record.getMessage(), **fields}
