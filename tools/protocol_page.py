"""The tables of docs/protocol.md, from the protocol's JSON Schema and the server's endpoints."""

import json
import re
import sys
import textwrap
from typing import Any

from folsom.server.api import ENDPOINTS
from folsom.server.messages import PROTOCOL
from folsom.server.openapi import document
from tools.protocol_types import mark, of

Schema = dict[str, Any]

PART = re.compile(r"<!-- messages: (.+?) -->\n(.*?)<!-- end of messages -->\n", re.DOTALL)
OBJECTS = ("TableConfig", "Clock", "Chair", "Votes", "Absent", "Score", "Loot", "ChatLine", "Figure")

# The meaning of fields: in one message, or in all messages whose types do not say it.
MEANINGS = {
    "id": "of the command: a number of the client's choice, which the answer repeats",
    "seat": "the number of the seat, from 0",
    "version": "of the table",
    "protocol": f"{PROTOCOL}",
    "token": "of the person",
    "table": "the id of the table",
    "person": "the id of a person",
    "name": "the name of the person",
    "words": "a sentence for people",
    "rule": "the number of the game rule that forbids it",
    "language": "`en`, or another one that `/api/about` lists",
    "action": "the number of an option, or its text",
    "bot": "the name of a bot: `greenhorn`, `legend:greedy`",
    "wishes": "what is played",
    "first": "the number of the first one, from 0",
    "at": "milliseconds since 1970",
    "text": "the line of chat",
    "Play.version": "the version of the update that is answered",
    "Back.version": "the version of the newest update",
    "Pick.bandit": "the name of a bandit, `Tuco+Ghost` where a seat has two",
    "Mute.on": "true to mute, false to allow chat again",
    "TableNow.id": "of the table",
    "TableNow.code": "of the table, to tell others; valid until the game starts",
    "TableNow.status": "the game has not started, has started, or is over",
    "TableNow.host": "the id of the host",
    "TableNow.chairs": "the seats in order",
    "TableNow.muted": "the ids of muted people",
    "TableNow.barred": "removed people, who may not take a seat",
    "TableNow.votes": "by seat",
    "Votes.people": "the ids of the voters",
    "Update.events": "the events that the seat saw, from number `first` on",
    "Update.view": "everything that the seat may know now, or the remaining changes",
    "Update.whole": "if false, `view` has only changes",
    "Update.question": "the question in a sentence; empty if there is none",
    "Update.options": "the legal answers; empty if there is no question",
    "Update.clock": "milliseconds left, by seat, for people who have to decide; null without a clock",
    "Chat.lines": "the lines of chat",
    "Here.people": "the ids of connected seat holders",
    "Here.watching": "the number of spectators",
    "Refused.code": "see above",
    "Advice.figures": "by option, the best first",
    "Warning.seconds": "the seconds left",
    "Goodbye.why": "see above",
    "Goodbye.again": "whether to reconnect",
    "TableConfig.game": "Colt Express or Colt Super Express",
    "TableConfig.players": "the number of seats",
    "TableConfig.options": "of the set-up, as in library.md; the server completes them",
    "TableConfig.clock": "how long people may think",
    "TableConfig.public": "whether the table is listed for everybody",
    "Clock.kind": "no clock, a time per decision, or a time per player",
    "Clock.seconds": "5 to 2592000 (30 days)",
    "Clock.plus": "additional seconds per decision, only with `player`, at most 3600",
    "Chair.kind": "who decides in this seat",
    "Chair.person": "the id of the person who holds the seat",
    "Chair.bot": "the name of the bot that decides",
    "Score.dollars": "the money of the seat; in Teams, of both partners together",
    "Score.won": "whether the seat has won",
    "Score.lines": "the parts of the score, and tie-breakers: `Score.lines` in library.md",
    "Score.loot": "the loot piece by piece, Purses opened",
    "Loot.kind": "`purse`, `jewel`, `strongbox`, `cash`, or `loot-card`",
    "Loot.dollars": "what it is worth",
    "Figure.text": "the option in the notation",
    "Figure.words": "the option in words",
    "Figure.chance": "the chance of winning, 0 to 1",
    "Figure.money": "the expected money, in dollars",
}
LARGE = 2**31 - 1  # a limit not worth mentioning


def page(text: str, schema: Schema) -> str:
    """The page with all its tables written again."""
    defs = schema["$defs"]
    return PART.sub(
        lambda part: f"<!-- messages: {part[1]} -->\n{section(part[1], defs)}<!-- end of messages -->\n", text
    )


def section(what: str, defs: Schema) -> str:
    if what == "parameters":
        return parameters()
    names = {"from the client": "ClientMessage", "from the server": "ServerMessage"}
    if what == "objects":
        return "\n".join(table(name, defs) for name in OBJECTS)
    return "\n".join(table(of(one), defs) for one in defs[names[what]]["anyOf"])


def parameters() -> str:
    """The query parameters that the endpoints declare."""
    lines = ["| call | parameter | type | meaning |", "|---|---|---|---|"]
    for path, methods in document(ENDPOINTS)["paths"].items():
        for method, operation in methods.items():
            for one in operation["parameters"]:
                if one["in"] == "query":
                    field = {**one["schema"], "description": one["description"]}
                    told = row("", one["name"], field, of(field), "" if one["required"] else "?")
                    lines.append(f"| `{method.upper()} {path}` {told}")
    return "\n".join([*lines, ""])


def table(name: str, defs: Schema) -> str:
    """A heading, a description, and the fields except the type."""
    shapes = [defs[of(one)] for one in defs[name].get("anyOf", ())] or [defs[name]]
    first = shapes[0]["properties"]
    title = first["type"]["enum"][0] if "type" in first else name
    lines = [f"#### `{title}`", "", *textwrap.wrap(defs[name].get("description", ""), 120), ""]
    lines += ["| field | type | meaning |", "|---|---|---|"]
    for key, field in first.items():
        if key != "type":
            kinds = dict.fromkeys(of(shape["properties"][key]) for shape in shapes)
            lines.append(row(name, key, field, " | ".join(kinds), mark(key, shapes[0])))
    return "\n".join([*lines, ""])


def row(owner: str, name: str, field: Schema, kind: str, maybe: str) -> str:
    words = [meaning(owner, name, field), limits(field)]
    if maybe and "default" in field:
        words.append(f"default: `{json.dumps(field['default'])}`")
    shown = kind.replace("|", "\\|")
    return f"| `{name}`{maybe} | `{shown}` | {'; '.join(word for word in words if word)} |"


def meaning(owner: str, name: str, field: Schema) -> str:
    words = MEANINGS.get(f"{owner}.{name}") or field.get("description") or MEANINGS.get(name)
    if not words:
        sys.exit(f"tools/protocol_page.py has no meaning for {owner}.{name}")
    return str(words)


def limits(field: Schema) -> str:
    """The range of a number, or the greatest length of a text."""
    for one in (field, *field.get("anyOf", ())):
        if one.get("maximum", LARGE) < LARGE:
            return f"{one['minimum']} to {one['maximum']}"
        if "maxLength" in one:
            return f"at most {one['maxLength']} characters"
    return ""
