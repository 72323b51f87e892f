"""What everybody may have seen, worked out by the library alone from what lies on the disk."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

import folsom
from folsom.server import messages as m
from tests.server.guests import Guest, Message, Sight
from tests.server.program import Served

FIELDS = {
    str(kind.__struct_config__.tag): {"type", *kind.__struct_fields__}
    for kind in (m.Welcome, m.TableNow, m.Update, m.Chat, m.Here, m.Done, m.Refused, m.Because, m.Warning, m.Goodbye)
}
CHAIR = set(m.Chair.__struct_fields__)


def entries_of(server: Served, table: str) -> list[Message]:
    """As they are stored."""
    with sqlite3.connect(f"file:{server.db}?mode=ro", uri=True) as file:
        rows = file.execute("select body from entries where table_id = ? order by number", (table,)).fetchall()
    file.close()
    return [json.loads(body) for (body,) in rows]


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def course(server: Served, table: str, language: str = "en") -> Iterator[tuple[int, folsom.Game]]:
    """The game as it stood at each version of its table; what is taken back was never played."""
    entries = entries_of(server, table)
    wishes = [entry for entry in entries if entry["kind"] in ("created", "changed")][-1]["wishes"]
    start = next(number for number, entry in enumerate(entries) if entry["kind"] == "started")

    def begin() -> folsom.Game:
        options, seed = entries[start]["options"], entries[0]["seed"]
        return folsom.new_game(wishes["game"], wishes["players"], seed, "fair", language, **options)

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


def compare(sight: Sight, game: folsom.Game) -> None:
    """What a seat was shown with what the library shows it, down to the last word."""
    seat = sight.seat
    assert sight.view == plain(game.view(seat))
    assert sight.events == plain(game.events(seat))
    assert sight.question == ("" if seat is None else game.question(seat))
    assert sight.options == ([] if seat is None else plain(game.options(seat)))


def check_sights(server: Served, guests: Sequence[Guest]) -> folsom.Game:
    """Whatever the guests of a table were ever shown is what the library shows; the game as it is now."""
    sights = defaultdict(list)
    for guest in guests:
        for sight in guest.sights:
            sights[guest.language, sight.version].append(sight)
    for language in {guest.language for guest in guests}:
        for version, game in course(server, guests[0].table["id"], language):
            for sight in sights.pop((language, version), ()):
                compare(sight, game)
    assert not sights
    return game


def check_bytes(guests: Iterable[Guest], seed: str, tokens: Iterable[str]) -> None:
    """Nothing else was in what they were sent: no field that is not told of, nobody's secret, nobody else's seat."""
    secrets = [token.rpartition(".")[2] for token in tokens]
    for guest in guests:
        for text in guest.heard:
            message = json.loads(text)
            fields = FIELDS[message["type"]]
            assert fields == set(message), message["type"]
            assert not any(secret in text for secret in secrets)
            if message["type"] == "update":
                assert message["seat"] in guest.mine if guest.mine else message["seat"] is None
                assert guest.mine or not message["options"]
            if message["type"] == "table":
                over = message["status"] == "over"
                assert (message["seed"], bool(message["scores"])) == (seed if over else None, over)
                assert all(set(chair) == CHAIR for chair in message["chairs"])
            else:
                assert seed not in text
