"""The prose of docs/protocol.md is correct; the check of generated files covers its tables."""

import re

from folsom.server import connection, websocket_protocol
from folsom.server.api import ENDPOINTS
from folsom.server.refusal import STATUS
from folsom.server.settings import Limits
from tools import protocol
from tools.native import ROOT

PAGE = protocol.PAGE.read_text(encoding="utf-8")


def test_the_page_has_every_refusal_and_its_status() -> None:
    assert {code: int(status) for code, status in re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", PAGE, re.M)} == STATUS


def test_the_page_has_every_close_code() -> None:
    told = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.M)}
    assert told == {
        connection.GOING_AWAY,
        connection.REFUSED,
        connection.SLOW,
        1009,
    }  # the last one comes from the library


def test_the_page_has_the_limits() -> None:
    limits = Limits()
    told = PAGE[PAGE.index("## Limits") : PAGE.index("## HTTP")]
    for words in (
        f"{limits.message_bytes:,} bytes".replace(",", " "),
        f"{limits.messages_per_second} messages a second, {limits.messages_burst} at once",
        f"{limits.connections_per_address} connections from an address and {limits.connections_per_person} of a person",
        f"{limits.tables_per_person} tables of a person",
        f"{limits.chat_per_minute} lines of chat a minute",
        f"{limits.outbox_bytes >> 20} MiB behind",
        f"takes nothing for {websocket_protocol.STALLED:.0f} seconds",
        f"{limits.frames_per_second} frames of WebSocket",
        f"{limits.bytes_per_second:,} bytes a second".replace(",", " "),
        f"{limits.frames_burst} and {limits.bytes_burst:,} at once".replace(",", " "),
    ):
        assert words in " ".join(told.split())
    assert f"within {connection.TIMEOUT:.0f} seconds" in PAGE


def test_the_page_has_every_endpoint() -> None:
    told = PAGE[PAGE.index("## HTTP") : PAGE.index("## Fair dice")]
    assert [call.path for call in ENDPOINTS if call.path not in told] == []


def test_the_page_has_every_parameter() -> None:
    told = re.findall(r"^\| `GET (/api/[^`]+)` \| `(\w+)`(\??) \| `\w+` \| (.+) \|$", PAGE, re.M)
    assert [row[:2] for row in told] == [
        (call.path, field) for call in ENDPOINTS if call.query for field in call.query.__struct_fields__
    ]
    assert ("/api/statistics", "game", "", "`express` or `super`; at most 40 characters") in told
    with_parameters = {
        *("/api/statistics", "/api/records", "/api/tables/{key}/chat", "/api/tables/{key}/steps"),
        *("/api/lessons", "/api/lessons/{key}"),
    }
    assert {path for path, _, _, _ in told} == with_parameters


def test_the_links_of_the_page_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)#?[^)]*\)", PAGE):
        assert (protocol.PAGE.parent / link).exists()
    for file in re.findall(r"`((?:docs|examples|client)/[\w./]+)`", PAGE):
        assert (ROOT / file).exists()
