"""Rows and stores for tests."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from folsom.server.sqlite import SqliteStore
from folsom.server.store import WAITING, Row


def row(id: str, version: int = 1, **others: object) -> Row:
    usual: dict[str, object] = {
        "code": id.upper(),
        "game": "express",
        "status": WAITING,
        "public": True,
        "touched": version,
        "wake": None,
        "summary": json.dumps({"id": id}).encode(),
    }
    return Row(id=id, version=version, **{**usual, **others})  # type: ignore[arg-type]


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Open a store, use it, close it."""

    async def run() -> None:
        store = SqliteStore.open(path)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())
