"""Writes the drawn examples of the rules that the page shows: `client/src/rules/examples/en.json` and so on.

The examples are scenes of the rule tests.  Each test that cites a rule, draws a train and shows how it looks afterwards
is run once; the two drawings, and the public events in between, become the picture of its rule.
"""

import inspect
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from unittest.mock import patch

from folsom.game.game import Game
from tests.rules.drawn import Drawn
from tests.rules.super.scenes import Train
from tools.client_words import languages
from tools.native import ROOT
from tools.rule_index import TESTS

GENERATED = ROOT / "client" / "src" / "rules" / "examples"
FLOORS = ("roof", "inside")
BESIDE = ("off", "coach-roof", "coach-inside", "time-car", "cell")  # places that the small train does not show
EXTRAS = ("Shotgun", "Horse")  # these may be there without being shown
LONGEST = 6  # the most events of a picture; tests with more make no picture
FRAME = {"first", "round", "turn", "stealing"}  # kinds of events that every scene has
LOOT = {"P": "purse", "J": "jewel", "S": "strongbox", "W": "whiskey", "B": "mailbag"}
THING = re.compile(r"([^\s\[]+)(?:\[([^\]]*)\])?")
HIDDEN = re.compile(r"#\d+|\([^)]*\)|/r?\d+")  # labels, which seats know a face, and Bullets
TOKEN = re.compile(r"([PJSWB])(\d*)")
FIGURE = re.compile(r"(<?)([A-Z][A-Za-z]*)(\*?)(>?)")
Picture = dict[str, list[list[str]]]  # by floor and car, from the Locomotive on: the bandits and loot there


@dataclass(frozen=True)
class Example:
    """What a test shows: the train before and after, and the events in words, by language."""

    game: str
    before: Picture
    after: Picture
    told: dict[str, list[str]]


def thing(word: str, held: str | None) -> str | None:
    """`Tuco[P300 J]` as `Tuco/purse:300/jewel`, `<Tuco*` as `Tuco<*`, `P250` as `purse:250`; None for anything else."""
    if token := TOKEN.fullmatch(word):
        return f"{LOOT[token[1]]}:{token[2]}" if token[2] else LOOT[token[1]]
    figure = FIGURE.fullmatch(word)
    if not figure:
        return None
    loot = [thing(one, None) for one in (held or "").split()]
    name = f"{figure[2]}{figure[1] or figure[4]}{figure[3]}"
    return "/".join([name, *(one for one in loot if one)])


def train(drawing: str) -> Picture:
    """The places in a drawing and what they contain."""
    found: Picture = {}
    for line in drawing.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word in FLOORS or word in BESIDE:
            cells = HIDDEN.sub("", rest).split("|")
            found[word] = [[one for item in THING.findall(cell) if (one := thing(*item))] for cell in cells]
    return found


class Recorder:
    """Records what a test draws, and what it shows first."""

    def __init__(self) -> None:
        self.example: Example | None = None
        self.texts: dict[int, str] = {}  # by the drawn position

    def begin(self, original: Callable[..., None]) -> Callable[..., None]:
        def noted(scene: Drawn, text: str, falls: list[int] | None = None) -> None:
            self.texts[id(scene)] = text
            original(scene, text, falls)

        return noted

    def shows(self, original: Callable[..., None]) -> Callable[..., None]:
        def noted(scene: Drawn, drawing: str) -> None:
            original(scene, drawing)
            if self.example is None:
                self.example = picture(self.texts[id(scene)], scene.game)

        return noted


def picture(text: str, game: Game) -> Example | None:
    """The example of a drawing and the game that it became; None if it cannot be shown as a picture."""
    before, after = train(text), train(str(game))
    told = {language: news(game, language) for language in languages()}
    if any(floor not in before or floor not in after for floor in FLOORS) or not 0 < len(told["en"]) <= LONGEST:
        return None
    beside = [cell for place in BESIDE for cell in (*before.pop(place, ()), *after.pop(place, ()))]
    if any(one[0].isupper() and one not in EXTRAS for cell in beside for one in cell):
        return None
    return Example(game.setup.game, before, after, told)


def news(game: Game, language: str) -> list[str]:
    return [event.words for event in game.in_language(language).events(None) if event.kind not in FRAME]


def tests() -> Iterator[tuple[list[str], Callable[[], None]]]:
    """The tests without parameters, with the rules that they cite."""
    for path in sorted(TESTS.rglob("test_*.py")):
        module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for name, test in inspect.getmembers(module, inspect.isfunction):
            marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "rule"]
            if name.startswith("test_") and marks and not inspect.signature(test).parameters:
                yield [number for mark in marks for number in mark.args], test


@cache
def collect() -> dict[str, Example]:
    """An example for each rule that has one: preferably from a test that cites it first and changes the train."""
    found: dict[str, tuple[int, bool, int, Example]] = {}
    for numbers, test in tests():
        if example := recorded(test):
            for place, number in enumerate(numbers):
                rank = (min(place, 1), example.before == example.after, len(example.told["en"]))
                if number not in found or rank < found[number][:3]:
                    found[number] = (*rank, example)
    return {number: found[number][3] for number in sorted(found)}


def recorded(test: Callable[[], None]) -> Example | None:
    """The first example in a test, if any."""
    recorder = Recorder()
    with (
        patch.object(Drawn, "__init__", recorder.begin(Drawn.__init__)),
        patch.object(Drawn, "shows", recorder.shows(Drawn.shows)),
        patch.object(Train, "shows", recorder.shows(Train.shows)),
    ):
        test()
    return recorder.example


def file(language: str) -> str:
    rows = {
        number: {
            "game": one.game,
            "before": one.before,
            "after": one.after if one.after != one.before else None,
            "told": one.told[language],
        }
        for number, one in collect().items()
    }
    lines = [f"{json.dumps(number)}: {json.dumps(row, ensure_ascii=False)}" for number, row in rows.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


FILES = {GENERATED / f"{language}.json": partial(file, language) for language in languages()}
