"""What the server writes down: an event and its fields, one line each, on the standard error stream.

Nothing in it lets anybody come as somebody else or find a private table: no tokens, no headers, no query strings, no
keys of tables, and no chat.  Addresses are written as the operator wants them.
"""

import hashlib
import json
import logging
import secrets
import sys
from datetime import UTC, datetime
from typing import Any

TEXT, JSON = "text", "json"
HASHED, PLAIN, NO_ADDRESS = "hashed", "plain", "none"
KEY = secrets.token_bytes(16)  # of this run: who has the log alone cannot try out all addresses
LOGGER = logging.getLogger("folsom.server")


def log_event(event: str, error: BaseException | None = None, **fields: Any) -> None:
    """Write an event down; with an error also where it happened."""
    LOGGER.log(logging.ERROR if error else logging.INFO, event, extra={"fields": fields}, exc_info=error)


def address(found: str, how: str) -> dict[str, Any]:
    """Whose request it is, as the operator wants it: one address can be followed through the log, known or not."""
    if how == NO_ADDRESS:
        return {}
    if how == PLAIN:
        return {"address": found}
    return {"address": hashlib.blake2b(found.encode(), key=KEY, digest_size=6).hexdigest()}


def configure(kind: str | None = None) -> None:
    """`text` for people, `json` for programs; by default whoever seems to read it."""
    people = kind == TEXT or (kind is None and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if people else JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn", "websockets", "asyncio"):  # below a warning they tell of paths and addresses
        logging.getLogger(noisy).setLevel(logging.WARNING)


class JsonFormatter(logging.Formatter):
    """A JSON object."""

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
    """An event of ours, or whatever a library had to say."""
    fields: dict[str, Any] | None = getattr(record, "fields", None)
    if fields is None:
        return {"event": "message", "from": record.name, "words": record.getMessage()}
    return {"event": record.getMessage(), **fields}
