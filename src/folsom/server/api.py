"""The HTTP interface.  The router and the OpenAPI document are generated from `ENDPOINTS`."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET

from folsom import lessons
from folsom.game import registry
from folsom.lessons import Lesson, LessonError
from folsom.lessons.lesson import Step, in_language
from folsom.server import api_types, openapi, retention, schema
from folsom.server.about import about, verdict
from folsom.server.endpoints import ApiRequest, Endpoint
from folsom.server.entries import TableConfig
from folsom.server.messages import TableNow
from folsom.server.permissions import validated
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.store import Row, StoreError

LISTED = 100
CONSIDERED = 500
TIMEOUT = 2.0  # seconds until a health check gives up on the store


# ---- the server
async def health(request: ApiRequest) -> api_types.Health:
    services = request.services
    try:
        async with asyncio.timeout(TIMEOUT):
            await services.store_health.check()
    except TimeoutError:
        raise Refusal("busy", "The store does not answer.") from None
    except StoreError as error:
        raise Refusal("busy", f"Nothing can be stored: {error}.") from None
    damage = services.tables.damage()
    return api_types.Health("damaged" if damage else "ok", damage)


async def document(_: ApiRequest) -> bytes:
    return document_text()


async def protocol(_: ApiRequest) -> bytes:
    return protocol_text()


async def tell_about(_: ApiRequest) -> bytes:
    return about_text()


@cache
def document_text() -> bytes:
    return msgspec.json.encode(openapi.document(ENDPOINTS))


@cache
def protocol_text() -> bytes:
    return msgspec.json.encode(schema.schema())


@cache
def about_text() -> bytes:
    return msgspec.json.encode(about())


# ---- people
async def new_person(request: ApiRequest) -> api_types.Token:
    request.services.new_people.require(request.address, "Too many new people from this address; try again in an hour.")
    person, token = await request.services.people.add(request.body.name)
    return api_types.Token(person.id, person.name, token)


async def me(request: ApiRequest) -> api_types.Me:
    person = request.person
    return api_types.Me(person.id, person.name, await request.services.store.person_tallies(person.id))


async def rename(request: ApiRequest) -> api_types.Me:
    person = await request.services.people.rename(request.person, request.body.name)
    return api_types.Me(person.id, person.name, await request.services.store.person_tallies(person.id))


async def renew(request: ApiRequest) -> api_types.Token:
    person, token = await request.services.people.renew(request.person)
    request.services.tables.disconnect_person(person.id)
    return api_types.Token(person.id, person.name, token)


async def revoke(request: ApiRequest) -> api_types.Done:
    await request.services.people.revoke(request.person)
    request.services.tables.disconnect_person(request.person.id)
    return api_types.Done()


# ---- tables
async def completed(request: ApiRequest) -> api_types.Verdict:
    try:
        return verdict(validated(request.body.config))
    except Refusal as refusal:  # a result here, not an error
        return api_types.Verdict(None, refusal.words)


async def new_table(request: ApiRequest) -> TableNow:
    services = request.services
    services.new_tables.require(request.address, "Too many new tables from this address; try again in an hour.")
    config: TableConfig = request.body.config
    if config.public:
        services.connections.require_public_table(request.address)
    body: api_types.NewTable = request.body
    return await services.tables.create(request.person, config, body.seats, body.start, request.address, body.bandit)


# ---- lessons
async def list_lessons(request: ApiRequest) -> api_types.Lessons:
    language = request.query.language
    return api_types.Lessons([brief(lesson, language) for lesson in lessons.all_lessons()])


async def lesson(request: ApiRequest) -> api_types.LessonText:
    found, language = find_lesson(request.key), request.query.language
    steps = [lesson_step(step, language) for step in found.steps]
    return api_types.LessonText(brief(found, language), found.learner, steps)


def lesson_step(step: Step, language: str) -> api_types.LessonStep:
    return api_types.LessonStep(
        about=step.about,
        words=in_language(step.texts, language),
        task=bool(step.accepts),
        card=step.accepts[0] if step.about == "hand" and len(step.accepts) == 1 else None,
        rule=step.rule or None,
    )


async def begin_lesson(request: ApiRequest) -> TableNow:
    services, found = request.services, find_lesson(request.key)
    services.new_tables.require(request.address, "Too many new tables from this address; try again in an hour.")
    return await services.tables.create_lesson(request.person, found, request.address)


def find_lesson(name: str) -> Lesson:
    try:
        return lessons.find(name)
    except LessonError as error:
        raise Refusal("unknown", str(error)) from None


def brief(lesson: Lesson, language: str) -> api_types.LessonBrief:
    return api_types.LessonBrief(
        lesson.name, lesson.group, in_language(lesson.title, language), lesson.minutes, lesson.setup.game
    )


async def table(request: ApiRequest) -> TableNow:
    return await request.services.tables.now(await table_id(request))


async def delete_table(request: ApiRequest) -> api_types.Done:
    await retention.delete(request.services.tables, await table_id(request), request.person)
    return api_types.Done()


async def record(request: ApiRequest) -> str:
    return (await request.services.tables.record(await table_id(request))).to_json()


async def chat(request: ApiRequest) -> api_types.ChatLines:
    return api_types.ChatLines(*await request.services.tables.chat(await table_id(request), request.query.before))


async def steps(request: ApiRequest) -> bytes:
    span: api_types.StepsQuery = request.query
    key, seat = await table_id(request), None if span.seat is UNSET else span.seat
    replays = request.services.replays
    replays.check(request.address, "This address has requested too many steps; wait a little.")
    text, seconds = await request.services.tables.steps(key, seat, span.language, span.first, span.count)
    replays.spend(request.address, seconds)
    return text


async def table_id(request: ApiRequest) -> str:
    return await request.services.codes.table_id(request.key, request.address)


async def public(request: ApiRequest) -> dict[str, Any]:
    return listed(fair_order(await request.services.store.public(CONSIDERED), request.services.tables.rooms)[:LISTED])


async def mine(request: ApiRequest) -> dict[str, Any]:
    return listed(await request.services.store.tables_of(request.person.id, LISTED))


async def records(request: ApiRequest) -> dict[str, Any]:
    before = None if request.query.before is UNSET else request.query.before
    return listed(await request.services.store.records(LISTED, before))


async def statistics(request: ApiRequest) -> api_types.Statistics:
    game, store = registry.title(request.query.game).name, request.services.store
    return api_types.Statistics(await store.bandit_tallies(game), await store.bot_tallies(game))


def fair_order(rows: Sequence[Row], rooms: Mapping[str, Room]) -> list[Row]:
    """Take turns between addresses: one table of each, then a second of each, and so on.

    Tables that are not in memory count as one address.
    """
    turns: Counter[str] = Counter()
    ranked = []
    for row in rows:
        origin = rooms[row.id].origin if row.id in rooms else ""
        ranked.append((turns[origin], row))
        turns[origin] += 1
    return [row for _, row in sorted(ranked, key=lambda one: one[0])]


def listed(rows: Sequence[Row]) -> dict[str, Any]:
    """Summaries are stored as the JSON that is sent."""
    return {"tables": [msgspec.Raw(row.summary) for row in rows]}


ANYTHING = dict[str, Any]
ENDPOINTS = (
    Endpoint("GET", "/healthz", "Check the server's health.", health, api_types.Health, refusals=("busy",)),
    Endpoint("GET", "/openapi.json", "Get this document.", document, ANYTHING),
    Endpoint("GET", "/api/about", "Get what can be played here.", tell_about, api_types.About),
    Endpoint("GET", "/api/protocol.json", "Get the JSON Schema of the WebSocket messages.", protocol, ANYTHING),
    Endpoint(
        "POST",
        "/api/people",
        "Create a person and get their token.",
        new_person,
        api_types.Token,
        body=api_types.NameBody,
        status=201,
        refusals=("unreadable",),
    ),
    Endpoint("GET", "/api/people/me", "Get my name and results.", me, api_types.Me, needs_token=True),
    Endpoint(
        "PATCH",
        "/api/people/me",
        "Change my name.",
        rename,
        api_types.Me,
        body=api_types.NameBody,
        needs_token=True,
        refusals=("unreadable",),
    ),
    Endpoint(
        "POST",
        "/api/people/me/token",
        "Replace my token; the old one becomes invalid and its connections are closed.",
        renew,
        api_types.Token,
        needs_token=True,
        status=201,
    ),
    Endpoint("DELETE", "/api/people/me/token", "Revoke my token.", revoke, api_types.Done, needs_token=True),
    Endpoint(
        "POST",
        "/api/setups",
        "Check a table configuration: it comes back complete, or with the reason why it cannot be played.",
        completed,
        api_types.Verdict,
        body=api_types.SetupBody,
    ),
    Endpoint("GET", "/api/tables", "List the public tables that are not over.", public, api_types.Tables),
    Endpoint(
        "POST",
        "/api/tables",
        "Create a table.",
        new_table,
        TableNow,
        body=api_types.NewTable,
        needs_token=True,
        status=201,
        refusals=("illegal", "not-now", "busy"),
    ),
    Endpoint("GET", "/api/tables/{key}", "Get a table by its id or its code.", table, TableNow),
    Endpoint(
        "DELETE",
        "/api/tables/{key}",
        "Delete a table at which nobody else holds a seat.",
        delete_table,
        api_types.Done,
        needs_token=True,
        refusals=("not-yours",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{key}/record",
        "Get the record of a finished game.",
        record,
        ANYTHING,
        refusals=("not-now", "rules"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{key}/chat",
        "Get a page of a table's chat.",
        chat,
        api_types.ChatLines,
        query=api_types.ChatQuery,
        needs_token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{key}/steps",
        "Get a finished game step by step.",
        steps,
        api_types.Steps,
        query=api_types.StepsQuery,
        refusals=("not-now", "rules", "illegal"),
    ),
    Endpoint(
        "GET",
        "/api/lessons",
        "List the lessons, in order.",
        list_lessons,
        api_types.Lessons,
        query=api_types.LanguageQuery,
    ),
    Endpoint(
        "GET",
        "/api/lessons/{key}",
        "Get the texts of a lesson.",
        lesson,
        api_types.LessonText,
        query=api_types.LanguageQuery,
    ),
    Endpoint(
        "POST",
        "/api/lessons/{key}",
        "Begin a lesson, at a table of its own.",
        begin_lesson,
        TableNow,
        needs_token=True,
        status=201,
        refusals=("not-now", "busy"),
    ),
    Endpoint("GET", "/api/mine", "List the tables where I hold a seat.", mine, api_types.Tables, needs_token=True),
    Endpoint(
        "GET",
        "/api/records",
        "List the public games that are over.",
        records,
        api_types.Tables,
        query=api_types.RecordsQuery,
    ),
    Endpoint(
        "GET",
        "/api/statistics",
        "Get the results of bandits and bots.",
        statistics,
        api_types.Statistics,
        query=api_types.GameQuery,
        refusals=("illegal",),
    ),
)
