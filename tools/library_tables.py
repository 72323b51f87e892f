"""Writes the tables of docs/library.md: methods, verbs, kinds of events, what they point at, fields.

`python -m tools.library_tables` writes them, `--check` fails when they are stale. What is in a table comes from the
classes themselves and from games that are played over all variants. The last column is written by hand, in the page
itself: it stays where its row stays, and a new row has an empty one, which has to be filled.
"""

import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, is_dataclass
from functools import cache
from itertools import product
from typing import Any, get_args

import folsom
from folsom.express.boxes import INTERFACES
from folsom.express.interface import view_types as express_view
from folsom.game.record import OPTIONAL, REQUIRED
from folsom.kernel.dice import Dice, seeded
from folsom.server.schema import BOX_VIEWS
from folsom.superexpress.interface import facts as super_facts
from folsom.superexpress.interface import view_types as super_view
from tools.native import ROOT

PAGE = ROOT / "docs" / "library.md"
TABLE = re.compile(r"<!-- table: (.+?) -->\n(.*?)<!-- end of table -->\n", re.DOTALL)
SEEDS = 4  # with more games the tables stay as they are
FEW = 8  # values that are listed one by one
VERBS = {
    "express": list(dict.fromkeys(one.name for box in INTERFACES for one in box.questions() if one.name != "floor")),
    "super": ["program", "take-back"],
}
FACTS = [kind for interface in INTERFACES for kind in interface.facts()]
KINDS = {
    "express": [kind.name for kind in sorted(FACTS, key=lambda kind: kind.code)],
    "super": [kind.name for kind in super_facts.KINDS],
}
VIEWS = {"express": express_view.View, "super": super_view.View}
VALUES = (folsom.Option, folsom.Event, folsom.Reason, folsom.Score, folsom.Loot, folsom.Setup)
HEADS = {
    "game": ("member", "meaning"),
    "values": ("field", "type", "meaning"),
    "record": ("field", "meaning"),
    "options": ("`verb`", "`text` and `points`, as an example", "asked"),
    "option points": ("key", "values", "meaning"),
    "events": ("`kind`", "`points`", "hidden", "what happened"),
    "event points": ("key", "values", "meaning"),
    "view": ("field", "type", "meaning"),
}

# What hardly ever comes in a game: nothing to play and nothing to draw, too few neutral Bullets, no card to play after
# a Whiskey, a bandit that rides away, Hostages that forbid a card, and nobody who wins.
SELDOM = (
    """
    express
    roof   .       | .          | .    | .
    inside Marshal | Belle Tuco | .    | Ghost
    hand Belle: @Ghost
    pile Belle: Move, Belle: Move, Belle: Floor, Belle: Floor, Belle: Robbery, Belle: Robbery, Belle: Fire, \
    Belle: Fire, Belle: Punch, Belle: Marshal
    next plan Belle 3
    """,
    """
    express
    roof   .       | .        | .     | .
    inside Marshal | Doc Tuco | Ghost | .
    hand Ghost: Move
    deck Tuco: Move, Fire, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, @neutral, \
    @neutral, @neutral, @neutral
    hand Tuco: Move, Floor, Floor, Robbery, Robbery, Fire, Punch, Marshal
    pile Ghost: Marshal
    """,
    """
    express boxes=horses
    roof   .       | .             | . | .
    inside Marshal | Doc[W#1] Tuco | . | Ghost
    round 1 Bridge
    hand Doc: @Ghost
    pile Doc: Move, Doc: Move, Doc: Floor, Doc: Floor, Doc: Robbery, Doc: Robbery, Doc: Fire, Doc: Fire, \
    Doc: Punch, Doc: Marshal, Doc: Ride
    next plan Doc 1
    """,
    """
    express boxes=horses
    roof   .       | .              | .           | .
    inside Marshal | Doc Horse Tuco | Ghost Horse | .
    round 5 Escape
    pile Doc: Ride, Ghost: Ride
    """,
    """
    express boxes=horses
    roof   .       | .               | .    | .
    inside Marshal | Doc[Teacher]    | Tuco | Ghost[Zealot]
    round 5 Escape
    pile Doc: Punch, Ghost: Ride
    """,
)

Row = tuple[str, ...]  # the cells of a table without the last one


@dataclass
class Kind:
    """What all events of a kind had in common."""

    times: int = 0
    keys: dict[str, int] = field(default_factory=dict)  # how often each key was there, for whoever saw most
    hidden: dict[str, set[str]] = field(default_factory=dict)  # from whom; the empty key is the event itself


@dataclass
class Gathered:
    """What was met in the games."""

    options: dict[str, dict[tuple[Any, ...], tuple[int, str, str]]] = field(default_factory=dict)
    option_values: dict[str, list[Any]] = field(default_factory=dict)
    events: dict[str, Kind] = field(default_factory=dict)
    event_values: dict[str, list[Any]] = field(default_factory=dict)


def setups(name: str) -> Iterator[dict[str, Any]]:
    """Every way to play a game."""
    if name == "super":
        for players, boxes in product(range(3, 8), ([], ["reflex"], ["horse"], ["reflex", "horse"])):
            yield {"players": players, "boxes": boxes}
        return
    for variant, numbers, experts in (
        ("standard", (3, 4, 5, 6), (False, True)),
        ("duel", (2,), (True,)),
        ("pairs", (2, 3), (False,)),
        ("teams", (4, 6), (False, True)),
    ):
        for players, expert, printing in product(numbers, experts, ("later", "first")):
            yield {"players": players, "variant": variant, "expert": expert, "printing": printing}
        for players, expert, boxes in product(numbers, experts, (["horses"], ["timecar"], ["horses", "timecar"])):
            yield {"players": players, "variant": variant, "expert": expert, "boxes": boxes}


def games(name: str) -> Iterator[tuple[folsom.Game, Dice]]:
    """Games, and the dice of those who play them."""
    for setup, seed in product(setups(name), range(SEEDS)):
        yield folsom.new_game(name, seed=seed, **setup), seeded(0)
    if name == "express":
        for text, seed in product(SELDOM, range(SEEDS)):
            yield folsom.scene(text, seed=seed), seeded(seed)


@cache
def gather(name: str) -> Gathered:
    """Play a few games of each set-up at random, and note what there is."""
    met = Gathered()
    for game, dice in games(name):
        while not game.over:
            options = {seat: game.options(seat) for seat in range(game.players)}
            note_options([option for of_seat in options.values() for option in of_seat], met)
            seats = game.to_act
            seat = seats[dice.below(len(seats))]
            game.play(seat, options[seat][dice.below(len(options[seat]))].action)
        note_events(game, met)
    unmet = [verb for verb in VERBS[name] if verb not in met.options]
    unmet += [kind for kind in KINDS[name] if kind not in met.events]
    if unmet:
        sys.exit(f"no game of {name} has met {', '.join(unmet)}: play more games")
    return met


def note_options(options: list[folsom.Option], met: Gathered) -> None:
    for option in options:
        # A row is met again and again: the shortest text is its example, so that it is always the same one.
        shape = (*option.points, option.text.split()[0] if option.points else option.text)
        example = (len(option.text), option.text, repr(dict(option.points)))
        shapes = met.options.setdefault(option.verb, {})
        shapes[shape] = min(example, shapes.get(shape, example))
        note_values(met.option_values, option.points)


def note_values(values: dict[str, list[Any]], points: Mapping[str, Any]) -> None:
    for key, value in points.items():
        known = values.setdefault(key, [])
        if value not in known and len(known) < 1000:
            known.append(value)


def note_events(game: folsom.Game, met: Gathered) -> None:
    """Every fact as each seat and the spectators saw it."""
    seats = {game.seat_name(seat): seat for seat in range(game.players)}
    viewers = [None, *range(game.players)]
    for fact in game._tape.facts:
        told = {viewer: game.title.event(game._core, 0, fact, viewer, game.words) for viewer in viewers}
        seen = {viewer: dict(event.points) for viewer, event in told.items() if event is not None}
        kind = next(event.kind for event in told.values() if event is not None)
        full = max(seen.values(), key=lambda points: sum(value is not None for value in points.values()))
        owner = full["seat"] if "seat" in full else seats.get(full.get("bandit", ""))
        note = met.events.setdefault(kind, Kind())
        note.times += 1
        if len(seen) < len(told):
            note.hidden.setdefault("", set()).add(whom(owner, set(seen)))
        for key, value in full.items():
            note.keys[key] = note.keys.get(key, 0) + 1
            knowing = {viewer for viewer, points in seen.items() if points.get(key) == value}
            if knowing != set(seen):
                note.hidden.setdefault(key, set()).add(whom(owner if "seat" in full else None, knowing))
        for points in seen.values():
            note_values(met.event_values, points)


def whom(owner: int | None, knowing: set[int | None]) -> str:
    return "its seat" if knowing == {owner} else "those who know it"


# ---- the tables
def rows(name: str, what: str) -> list[Row]:
    if what in OF_ANY_GAME:
        return OF_ANY_GAME[what]()
    if what == "view":
        return view_rows(VIEWS[name], BOX_VIEWS[name])
    met = gather(name)
    if what == "options":
        return [option_row(verb, list(met.options[verb].values())) for verb in VERBS[name]]
    if what == "events":
        return [event_row(kind, met.events[kind]) for kind in KINDS[name]]
    values = met.option_values if what == "option points" else met.event_values
    return [(code(key), value_words(values[key])) for key in sorted(values)]


def game_rows() -> list[Row]:
    """What a Game has that is not private, in the order of the source."""
    found: list[Row] = []
    for name, member in vars(folsom.Game).items():
        if not name.startswith("_"):
            found.append((code(name if isinstance(member, property) else name + arguments(member)),))
    return found


def arguments(method: Callable[..., Any]) -> str:
    parts = [p for p in inspect.signature(method).parameters.values() if p.name != "self"]
    return f"({', '.join(p.name if p.default is p.empty else f'{p.name}={p.default!r}' for p in parts)})"


def values_rows() -> list[Row]:
    return [field_row(one, part) for one in VALUES for part in fields(one)]


def record_rows() -> list[Row]:
    return [*((code(name),) for name in REQUIRED), *((f"{code(name)}?",) for name in OPTIONAL)]


OF_ANY_GAME = {"game": game_rows, "values": values_rows, "record": record_rows}
OF_ONE_GAME = [what for what in HEADS if what not in OF_ANY_GAME]


def option_row(verb: str, examples: list[tuple[int, str, str]]) -> Row:
    return code(verb), "<br>".join(f"{code(text)} {code(points)}" for _, text, points in sorted(examples))


def event_row(name: str, kind: Kind) -> Row:
    keys = [code(key) + ("" if times == kind.times else "?") for key, times in kind.keys.items()]
    hidden: dict[str, list[str]] = {}
    for key, from_whom in kind.hidden.items():
        to = "those who know it" if len(from_whom) > 1 else next(iter(from_whom))
        hidden.setdefault(to, []).append(code(key) if key else "the whole event")
    return code(name), ", ".join(keys), "; ".join(f"{', '.join(keys)}: only for {to}" for to, keys in hidden.items())


def value_words(values: list[Any]) -> str:
    """What values there are, in words; one by one where they are few."""
    words: list[str] = []
    texts = sorted({value for value in values if isinstance(value, str)})
    if texts:
        words.append(", ".join(code(text) for text in texts) if len(texts) <= FEW else "text")
    if any(isinstance(value, bool) for value in values):
        words.append(" or ".join(code(value) for value in sorted({v for v in values if isinstance(v, bool)})))
    if any(isinstance(value, int) and not isinstance(value, bool) for value in values):
        words.append("whole number")
    lists = [value for value in values if isinstance(value, list)]
    if lists:
        words.append(
            "list of texts" if any(isinstance(x, str) for parts in lists for x in parts) else "list of numbers"
        )
    return ", ".join(words) + (", `None`" if None in values else "")


def view_rows(view: Any, boxes: Mapping[str, type]) -> list[Row]:
    """The fields of a view, then those of the views in it, and of what boxes show in it."""
    found: list[Row] = []
    waiting = [view]
    for one in waiting:
        for part in fields(one):
            found.append(field_row(one, part))
            inner = [x for x in inside(part.type) if x is not folsom.Setup and x is not express_view.EngineView]
            waiting += [x for x in inner if x not in waiting]
        if one is waiting[-1]:
            waiting += [x for x in boxes.values() if x not in waiting]
    return found


def field_row(one: Any, part: Field[Any]) -> Row:
    return code(f"{one.__name__}.{part.name}"), code(type_name(part.type))


def inside(kind: Any) -> Iterator[Any]:
    """The dataclasses in a type."""
    if is_dataclass(kind):
        yield kind
    for part in get_args(kind):
        yield from inside(part)


def type_name(kind: Any) -> str:
    return (
        kind.__name__ if isinstance(kind, type) and not get_args(kind) else re.sub(r"\b[a-z_.]+\.(?=\w)", "", str(kind))
    )


def code(value: object) -> str:
    return "`" + str(value).replace("|", "\\|") + "`"


# ---- the page
def filled(title: str, body: str) -> str:
    """A table anew, with the last column that its rows had."""
    name, _, what = title.partition(" ")
    notes = {}
    for line in body.splitlines()[2:]:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        notes[name_of(cells[0])] = cells[-1]
    lines = [line_of(HEADS[what]), "|" + "---|" * len(HEADS[what])]
    lines += [line_of((*row, notes.get(name_of(row[0]), ""))) for row in rows(name, what)]
    return "\n".join(lines) + "\n"


def name_of(cell: str) -> str:
    """What a row is of: a method keeps its note when its arguments change."""
    return cell.strip("`?").partition("(")[0]


def line_of(cells: Row) -> str:
    return "| " + " | ".join(cells).replace("  ", " ") + " |"


def page(text: str) -> str:
    """The page with all its tables anew."""
    return TABLE.sub(lambda m: f"<!-- table: {m[1]} -->\n{filled(m[1], m[2])}<!-- end of table -->\n", text)


def unexplained(text: str) -> list[str]:
    """Rows whose last column is empty."""
    return [
        line.split("|")[1].strip()
        for table in TABLE.finditer(text)
        for line in table[2].splitlines()
        if line.endswith("|  |")
    ]


def main(arguments: list[str]) -> None:
    """Write the tables or, with --check, only compare."""
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if arguments == ["--check"]:
        if new != old:
            sys.exit("docs/library.md is stale: run python -m tools.library_tables")
    elif arguments:
        sys.exit(__doc__)
    else:
        PAGE.write_text(new, encoding="utf-8", newline="\n")
    empty = unexplained(new)
    if empty:
        sys.exit(f"docs/library.md does not say what these mean: {', '.join(empty)}")


if __name__ == "__main__":
    main(sys.argv[1:])
