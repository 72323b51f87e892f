"""Files generated from the types of the server's WebSocket messages:

- `docs/protocol.schema.json`, the JSON Schema of all messages;
- `client/src/protocol.ts`, the same as TypeScript types;
- the tables of `docs/protocol.md`.
"""

import json
from collections.abc import Callable
from pathlib import Path

from tools import protocol_page, protocol_types
from tools.native import ROOT

SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "client" / "src" / "protocol.ts"
PAGE = ROOT / "docs" / "protocol.md"


def schema() -> str:
    from folsom.server.schema import schema as built

    return as_json(built())


def types() -> str:
    return protocol_types.file(json.loads(schema()))


def page() -> str:
    return protocol_page.page(PAGE.read_text(encoding="utf-8"), json.loads(schema()))


def as_json(content: object) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


# In this order: each is made from those before it.
FILES: dict[Path, Callable[[], str]] = {SCHEMA: schema, TYPES: types, PAGE: page}
