"""What clients should have seen, computed by the library from the stored entries."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

import folsom
from folsom.server import messages as m
from tests.server.clients import Client, Message, Snapshot
from tests.server.server_process import ServerProcess

FIELDS = {
    str(kind.__struct_config__.tag): {"type", *kind.__struct_encode_fields__}
    for kind in (
        m.Welcome,
        m.TableNow,
        m.Update,
        m.Chat,
        m.Presence,
        m.Done,
        m.Refused,
        m.Because,
        m.Warning,
        m.Goodbye,
    )
}
CHAIR = set(m.Chair.__struct_encode_fields__)


def entries_of(server: ServerProcess, table: str) -> list[Message]:
    """The stored entries of a table."""
    with sqlite3.connect(f"file:{server.db}?mode=ro", uri=True) as file:
        rows = file.execute("select body from entries where table_id = ? order by number", (table,)).fetchall()
    file.close()
    return [json.loads(body) for (body,) in rows]


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def replayed(server: ServerProcess, table: str, language: str = "en") -> Iterator[tuple[int, folsom.Game]]:
    """The game at each version of its table; decisions that were taken back are left out."""
    entries = entries_of(server, table)
    config = [entry for entry in entries if entry["kind"] in ("created", "changed")][-1]["wishes"]
    start = next(number for number, entry in enumerate(entries) if entry["kind"] == "started")

    def begin() -> folsom.Game:
        options, seed = entries[start]["options"], entries[0]["seed"]
        return folsom.new_game(config["game"], config["players"], seed, "fair", language, **options)

    game = begin()
    for version, entry in enumerate(entries[start:], start + 1):
        if entry["kind"] == "acted":
            game.play(entry["seat"], entry["action"])
        elif entry["kind"] == "took-back":
            number, acts = entry["act"], list(game.actions)
            at_once = game.in_secret(number)
            kept = [act for act in acts[number + 1 :] if at_once and act[0] != acts[number][0]]
            game = begin()
            for act in acts[:number] + kept:
                game.play(*act)
        yield version, game


def compare(snapshot: Snapshot, game: folsom.Game) -> None:
    """Compare what a seat was shown with what the library shows it."""
    seat = snapshot.seat
    assert snapshot.view == plain(game.view(seat))
    assert snapshot.events == plain(game.events(seat))
    assert snapshot.question == ("" if seat is None else game.question(seat))
    assert snapshot.options == ([] if seat is None else plain(game.options(seat)))


def check_snapshots(server: ServerProcess, clients: Sequence[Client]) -> folsom.Game:
    """Everything that clients were ever shown is what the library shows; the game as it is now."""
    snapshots = defaultdict(list)
    for client in clients:
        for snapshot in client.snapshots:
            snapshots[client.language, snapshot.version].append(snapshot)
    for language in {client.language for client in clients}:
        for version, game in replayed(server, clients[0].table["id"], language):
            for snapshot in snapshots.pop((language, version), ()):
                compare(snapshot, game)
    assert not snapshots
    return game


def check_bytes(clients: Iterable[Client], seed: str, tokens: Iterable[str]) -> None:
    """The messages contain no undocumented field, no secret, and nothing about other people's seats."""
    secrets = [token.rpartition(".")[2] for token in tokens]
    for client in clients:
        for text in client.received:
            message = json.loads(text)
            fields = FIELDS[message["type"]]
            assert fields == set(message), message["type"]
            assert not any(secret in text for secret in secrets)
            if message["type"] == "update":
                assert message["seat"] in client.mine if client.mine else message["seat"] is None
                assert client.mine or not message["options"]
            if message["type"] == "table":
                over = message["status"] == "over"
                assert (message["seed"], bool(message["scores"])) == (seed if over else None, over)
                assert all(set(chair) == CHAIR for chair in message["chairs"])
            else:
                assert seed not in text
