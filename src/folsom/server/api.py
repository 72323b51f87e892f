"""What can be asked over HTTP.  One table of calls: the router and the document of the interface are made from it."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET

from folsom.game import registry
from folsom.server import openapi, retention, schema, shapes
from folsom.server.about import about
from folsom.server.calls import Asked, Call
from folsom.server.entries import Wishes
from folsom.server.etiquette import checked
from folsom.server.messages import TableNow
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.store import Row, StoreError

LISTED = 100
CONSIDERED = 500
PATIENCE = 2.0  # seconds that the store has to show that it is there


# ---- the server
async def health(asked: Asked) -> shapes.Health:
    house = asked.house
    try:
        async with asyncio.timeout(PATIENCE):
            await house.pulse.felt()
    except TimeoutError:
        raise Refusal("busy", "The store does not answer.") from None
    except StoreError as error:
        raise Refusal("busy", f"Nothing can be stored: {error}.") from None
    damage = house.hall.damage()
    return shapes.Health("damaged" if damage else "ok", damage)


async def document(_: Asked) -> bytes:
    return document_text()


async def protocol(_: Asked) -> bytes:
    return protocol_text()


async def tell_about(_: Asked) -> bytes:
    return about_text()


@cache
def document_text() -> bytes:
    return msgspec.json.encode(openapi.document(CALLS))


@cache
def protocol_text() -> bytes:
    return msgspec.json.encode(schema.schema())


@cache
def about_text() -> bytes:
    return msgspec.json.encode(about())


# ---- people
async def new_person(asked: Asked) -> shapes.Token:
    asked.house.new_people.demand(asked.address, "Too many new people from this address; try again in an hour.")
    person, token = await asked.house.people.add(asked.body.name)
    return shapes.Token(person.id, person.name, token)


async def me(asked: Asked) -> shapes.Me:
    person = asked.person
    return shapes.Me(person.id, person.name, await asked.house.store.person_tallies(person.id))


async def rename(asked: Asked) -> shapes.Me:
    person = await asked.house.people.rename(asked.person, asked.body.name)
    return shapes.Me(person.id, person.name, await asked.house.store.person_tallies(person.id))


async def renew(asked: Asked) -> shapes.Token:
    person, token = await asked.house.people.renew(asked.person)
    asked.house.hall.send_away(person.id)
    return shapes.Token(person.id, person.name, token)


async def revoke(asked: Asked) -> shapes.Done:
    await asked.house.people.revoke(asked.person)
    asked.house.hall.send_away(asked.person.id)
    return shapes.Done()


# ---- tables
async def completed(asked: Asked) -> shapes.Verdict:
    try:
        return shapes.Verdict(checked(asked.body.wishes), None)
    except Refusal as refusal:  # an answer, not an error: whoever asks wants to know
        return shapes.Verdict(None, refusal.words)


async def new_table(asked: Asked) -> TableNow:
    house = asked.house
    house.new_tables.demand(asked.address, "Too many new tables from this address; try again in an hour.")
    wishes: Wishes = asked.body.wishes
    if wishes.public:
        house.gate.demand_public_table(asked.address)
    await retention.make_way(house.hall, asked.person)
    return await house.hall.create(asked.person, wishes, asked.body.seats, asked.body.start, asked.address)


async def table(asked: Asked) -> TableNow:
    return await asked.house.hall.now(await table_id(asked))


async def delete_table(asked: Asked) -> shapes.Done:
    await retention.delete(asked.house.hall, await table_id(asked), asked.person)
    return shapes.Done()


async def record(asked: Asked) -> str:
    return (await asked.house.hall.record(await table_id(asked))).to_json()


async def chat(asked: Asked) -> shapes.Lines:
    return shapes.Lines(*await asked.house.hall.chat(await table_id(asked), asked.query.before))


async def steps(asked: Asked) -> bytes:
    span: shapes.Span = asked.query
    key, seat = await table_id(asked), None if span.seat is UNSET else span.seat
    replays = asked.house.replays
    replays.check(asked.address, "Too many steps for this address; wait a little.")
    text, seconds = await asked.house.hall.steps(key, seat, span.language, span.first, span.count)
    replays.spend(asked.address, seconds)
    return text


async def table_id(asked: Asked) -> str:
    return await asked.house.codes.table_id(asked.key, asked.address)


async def public(asked: Asked) -> dict[str, Any]:
    return listed(fair(await asked.house.store.public(CONSIDERED), asked.house.hall.rooms)[:LISTED])


async def mine(asked: Asked) -> dict[str, Any]:
    return listed(await asked.house.store.tables_of(asked.person.id, LISTED))


async def records(asked: Asked) -> dict[str, Any]:
    before = None if asked.query.before is UNSET else asked.query.before
    return listed(await asked.house.store.records(LISTED, before))


async def statistics(asked: Asked) -> shapes.Statistics:
    game, store = registry.title(asked.query.game).name, asked.house.store
    return shapes.Statistics(await store.bandit_tallies(game), await store.bot_tallies(game))


def fair(rows: Sequence[Row], rooms: Mapping[str, Room]) -> list[Row]:
    """One table of each address, then a second of each, and so on; those where nobody is have one turn together."""
    turns: Counter[str] = Counter()
    ranked = []
    for row in rows:
        origin = rooms[row.id].origin if row.id in rooms else ""
        ranked.append((turns[origin], row))
        turns[origin] += 1
    return [row for _, row in sorted(ranked, key=lambda one: one[0])]


def listed(rows: Sequence[Row]) -> dict[str, Any]:
    """Summaries are stored as they are sent."""
    return {"tables": [msgspec.Raw(row.summary) for row in rows]}


ANYTHING = dict[str, Any]
CALLS = (
    Call("GET", "/healthz", "Is the server well?", health, shapes.Health, refuses=("busy",)),
    Call("GET", "/openapi.json", "This document.", document, ANYTHING),
    Call("GET", "/api/about", "What can be played here.", tell_about, shapes.About),
    Call("GET", "/api/protocol.json", "The JSON Schema of what crosses the socket.", protocol, ANYTHING),
    Call(
        "POST",
        "/api/people",
        "Come as somebody new.",
        new_person,
        shapes.Token,
        takes=shapes.Naming,
        status=201,
        refuses=("unreadable",),
    ),
    Call("GET", "/api/people/me", "Who am I?", me, shapes.Me, who=True),
    Call(
        "PATCH",
        "/api/people/me",
        "Be called otherwise.",
        rename,
        shapes.Me,
        takes=shapes.Naming,
        who=True,
        refuses=("unreadable",),
    ),
    Call(
        "POST",
        "/api/people/me/token",
        "Another token for me; the old one is nobody's any more, and who came by it has to come again.",
        renew,
        shapes.Token,
        who=True,
        status=201,
    ),
    Call("DELETE", "/api/people/me/token", "Nobody shall come as me any more.", revoke, shapes.Done, who=True),
    Call(
        "POST",
        "/api/setups",
        "Can this be played?  Completed if it can, else why not.",
        completed,
        shapes.Verdict,
        takes=shapes.Wanted,
    ),
    Call("GET", "/api/tables", "The public tables that are not over.", public, shapes.Tables),
    Call(
        "POST",
        "/api/tables",
        "Lay a table.",
        new_table,
        TableNow,
        takes=shapes.NewTable,
        who=True,
        status=201,
        refuses=("illegal", "not-now", "busy"),
    ),
    Call("GET", "/api/tables/{key}", "A table, by its id or its code.", table, TableNow),
    Call(
        "DELETE",
        "/api/tables/{key}",
        "Give up a game that nobody else plays, and forget it.",
        delete_table,
        shapes.Done,
        who=True,
        refuses=("not-yours",),
    ),
    Call(
        "GET",
        "/api/tables/{key}/record",
        "The record of a finished game.",
        record,
        ANYTHING,
        refuses=("not-now", "rules"),
    ),
    Call(
        "GET",
        "/api/tables/{key}/chat",
        "What was said at a table: a page of earlier lines.",
        chat,
        shapes.Lines,
        query=shapes.Page,
        who=True,
    ),
    Call(
        "GET",
        "/api/tables/{key}/steps",
        "A finished game, step by step.",
        steps,
        shapes.Steps,
        query=shapes.Span,
        refuses=("not-now", "rules", "illegal"),
    ),
    Call("GET", "/api/mine", "The tables where I hold a seat.", mine, shapes.Tables, who=True),
    Call("GET", "/api/records", "Public games that are over.", records, shapes.Tables, query=shapes.Before),
    Call(
        "GET",
        "/api/statistics",
        "How bandits and bots fare.",
        statistics,
        shapes.Statistics,
        query=shapes.Of,
        refuses=("illegal",),
    ),
)
