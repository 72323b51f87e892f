"""The tables of docs/protocol.md, from the protocol's JSON Schema and the table of the server's calls."""

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

# What fields mean: in one message, or in all whose types say nothing themselves.
MEANINGS = {
    "id": "of the wish: a number of the client's choice, which the answer repeats",
    "seat": "its number, from 0",
    "version": "of the table",
    "protocol": f"{PROTOCOL}",
    "token": "who one is",
    "table": "its id",
    "person": "the id of a person",
    "name": "the name of the person",
    "words": "a sentence for people",
    "rule": "the number of the rule of the game that forbids it",
    "language": "`en`, and what else `/api/about` lists",
    "action": "the number of an option, or its text",
    "bot": "a bot by its name: `greenhorn`, `legend:greedy`",
    "wishes": "what is played",
    "first": "the number of the first of them, from 0",
    "at": "milliseconds since 1970",
    "text": "what is said",
    "Play.version": "that of the update which it answers",
    "Back.version": "that of the newest update",
    "Pick.bandit": "by its name, `Tuco+Ghost` where a seat has two",
    "Mute.on": "whether to mute or to let speak",
    "TableNow.id": "of the table",
    "TableNow.code": "of the table, to be spoken; good until the game begins",
    "TableNow.status": "whether the game has not begun, has begun, or is over",
    "TableNow.host": "the id of the person who decides what is played",
    "TableNow.chairs": "the seats, in their order",
    "TableNow.muted": "people by id",
    "TableNow.barred": "who was removed, and may not sit down again",
    "TableNow.votes": "against whom others have voted",
    "Votes.people": "who voted, by id",
    "Update.events": "what the seat saw happen, from number `first` on",
    "Update.view": "all that the seat may know now, or what of it has changed",
    "Update.whole": "if false, `view` has only the fields that are not as they were in the update before",
    "Update.question": "what the seat is asked, in a sentence; empty if nothing",
    "Update.options": "what the seat may answer; empty if nothing",
    "Update.clock": "milliseconds left, by seat, for people who have to decide; null without a clock",
    "Chat.lines": "what was said",
    "Here.people": "those who hold a seat, by id",
    "Here.watching": "how many others",
    "Refused.code": "see above",
    "Advice.figures": "option by option, the best first",
    "Warning.seconds": "left",
    "Goodbye.why": "see above",
    "Goodbye.again": "whether to come back",
    "TableConfig.game": "Colt Express or Colt Super Express",
    "TableConfig.players": "how many seats there are",
    "TableConfig.options": "of the set-up, as in library.md; the server completes them",
    "TableConfig.clock": "how long people may think",
    "TableConfig.public": "whether the table is listed for everybody",
    "Clock.kind": "for nothing, for each decision, or for all decisions of a player",
    "Clock.seconds": "5 to 2592000, which is 30 days",
    "Clock.plus": "seconds more for each decision, with `player` only, at most 3600",
    "Chair.kind": "who decides here",
    "Chair.person": "the id of the person who holds the seat",
    "Chair.bot": "the bot that decides here",
    "Score.dollars": "what it has; in Teams what both partners have together",
    "Score.won": "whether it wins",
    "Score.lines": "what it is made of, and what breaks a tie: `Score.lines` in library.md",
    "Score.loot": "the loot piece by piece, Purses opened",
    "Loot.kind": "`purse`, `jewel`, `strongbox`, `cash`, or `loot-card`",
    "Loot.dollars": "what it is worth",
    "Figure.text": "the option in the notation",
    "Figure.words": "the option, for people",
    "Figure.chance": "of winning, 0 to 1",
    "Figure.money": "what it brings, in dollars",
}
LARGE = 2**31 - 1  # a limit that nobody meets


def page(text: str, schema: Schema) -> str:
    """The page with all its tables anew."""
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
    """Those behind the ? of an address, as the calls declare them."""
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
    """A heading, what it is for, and its fields but for the type."""
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
        words.append(f"left out: `{json.dumps(field['default'])}`")
    shown = kind.replace("|", "\\|")
    return f"| `{name}`{maybe} | `{shown}` | {'; '.join(word for word in words if word)} |"


def meaning(owner: str, name: str, field: Schema) -> str:
    words = MEANINGS.get(f"{owner}.{name}") or field.get("description") or MEANINGS.get(name)
    if not words:
        sys.exit(f"tools/protocol_page.py does not say what {owner}.{name} means")
    return str(words)


def limits(field: Schema) -> str:
    """How large a number, how long a text may be."""
    for one in (field, *field.get("anyOf", ())):
        if one.get("maximum", LARGE) < LARGE:
            return f"{one['minimum']} to {one['maximum']}"
        if "maxLength" in one:
            return f"at most {one['maxLength']} letters"
    return ""
