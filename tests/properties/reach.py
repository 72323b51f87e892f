"""Which lines and branches of the rules random games reach: run as a module on the engine as plain Python.

A function is traced until all of it has been seen; so the longer it runs, the faster it gets.  For every `if` and
`while` both ways have to be taken.  What is left is printed, a line of source each.
"""

import ast
import inspect
import json
import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import folsom
from folsom.express.boxes import play_out
from folsom.express.codes import DRAW, FIRE, MARSHAL, PUNCH, ROB
from folsom.express.horses.steps import RIDE
from folsom.express.state import State
from folsom.kernel.core import Tape
from folsom.kernel.dice import Dice, FastDice, fair, seeded
from tests.properties.configurations import CONFIGURATIONS, PLAIN, TITLE, WORDS, Configuration
from tools import native

PACKAGE = Path(folsom.__file__).parent
RETURNED = -1
LIKED = (FIRE, PUNCH, ROB, MARSHAL, -1, RIDE)
# The rules; not what people, bots, learning programs and search see in a position.
LEFT_OUT = (
    "express/table/",
    "superexpress/table/",
    "express/fields.py",
    "express/observing.py",
    "express/sense/",
    "kernel/fleet.py",
    "kernel/memory.py",
    "kernel/mind.py",
    "kernel/observing.py",
)
LOOKS_EVERY = 29  # decisions
LOOKED_AT = [one for k, one in enumerate(PLAIN) if not one.base.boxes or k % 4 in (0, 3)]  # boxes: a printing each
NESTED = ("<listcomp>", "<genexpr>", "<lambda>", "<dictcomp>", "<setcomp>")


class Need:
    """What has to be seen of one function."""

    def __init__(self, name: str, code: CodeType, node: ast.FunctionDef) -> None:
        self.name = name
        first = code.co_firstlineno
        self.lines = {line for _, _, line in code.co_lines() if line is not None and line > max(first, node.lineno)}
        self.forks: list[tuple[range, int]] = []  # the lines of a condition, and where it leads if it holds
        for inner in own_nodes(node):
            if isinstance(inner, ast.If | ast.While):
                test = range(inner.test.lineno, (inner.test.end_lineno or inner.test.lineno) + 1)
                self.forks.append((test, inner.body[0].lineno))
        self.arcs: set[tuple[int, int]] = set()
        self.done = False

    def missing(self) -> list[int]:
        """Lines not reached; less than nought: conditions that always held."""
        reached = {line for _, line in self.arcs}
        found = sorted(self.lines - reached)
        for test, body in self.forks:
            ways = {to for start, to in self.arcs if start in test and to not in test and to != body}
            if test[0] in reached and not ways:
                found.append(-test[0])
        return found


def own_nodes(node: ast.FunctionDef) -> list[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    found: list[ast.AST] = []
    todo: list[ast.AST] = list(node.body)
    while todo:
        one = todo.pop()
        if not isinstance(one, ast.FunctionDef):
            found.append(one)
            todo += ast.iter_child_nodes(one)
    return found


def needs() -> dict[tuple[str, int], Need]:
    """Every function of the compiled modules, by file and first line."""
    found: dict[tuple[str, int], Need] = {}
    for source in native.sources():
        name = source.relative_to(native.ROOT / "src" / "folsom").as_posix()
        if not name.startswith(("express/", "kernel/")) or name.startswith(LEFT_OUT):
            continue
        path = PACKAGE / name
        text = path.read_text(encoding="utf-8")
        codes = {code.co_firstlineno: code for code in inner_codes(compile(text, str(path), "exec"))}
        for qualified, node in functions(ast.parse(text), ""):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[str(path), first] = Need(f"{name} {qualified}", codes[first], node)
    return found


def inner_codes(code: CodeType) -> list[CodeType]:
    found = []
    for inner in code.co_consts:
        if inspect.iscode(inner):
            found += [inner] if inner.co_name not in NESTED else []
            found += inner_codes(inner)
    return found


def functions(tree: ast.AST, prefix: str) -> list[tuple[str, ast.FunctionDef]]:
    found: list[tuple[str, ast.FunctionDef]] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            found.append((prefix + node.name, node))
            found += functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.ClassDef):
            found += functions(node, f"{prefix}{node.name}.")
    return found


class Tracer:
    """Listens to the functions that are not done yet."""

    def __init__(self) -> None:
        self.needs = needs()
        self.of: dict[CodeType, Need | None] = {}

    def call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code not in self.of:
            nested = code.co_name in NESTED
            self.of[code] = None if nested else self.needs.get((code.co_filename, code.co_firstlineno))
        need = self.of[code]
        if need is None or need.done:
            return None
        return self.follow(need, code.co_firstlineno)

    def follow(self, need: Need, line: int) -> Any:
        arcs, known = need.arcs, len(need.arcs)

        def local(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal line
            if event == "line":
                number = frame.f_lineno
                arcs.add((line, number))
                line = number
            elif event == "return":
                arcs.add((line, RETURNED))
                if len(arcs) > known:
                    need.done = not need.missing()
            return local

        return local

    def left(self) -> list[str]:
        """`file function: source`, for each line that was not reached and each condition that always held."""
        found = []
        for (path, _), need in self.needs.items():
            source = Path(path).read_text(encoding="utf-8").splitlines()
            for line in need.missing():
                always = "always " if line < 0 else ""
                found.append(f"{need.name}: {always}{source[abs(line) - 1].strip()}")
        return found


def play(configuration: Configuration, seed: int, looks: bool) -> None:
    """A random game, with a liking for one kind of card, and now and then what people and search do beside it."""
    dice: Dice = fair(f"{seed:064x}") if seed % 5 == 4 else seeded(seed)
    s = TITLE.start(configuration.setup, dice, Tape() if seed % 2 else None)
    assert isinstance(s, State)
    choice = seeded(~seed)
    number = 0
    while not s.over:
        seats = s.to_act()
        s.turn_to(seats[choice.below(len(seats))])
        if looks and (number + seed) % LOOKS_EVERY == 0:
            look(configuration, s, number)
        if looks and number < 12 and len(seats) > 1:
            TITLE.redeal(TITLE.view(s, configuration.setup, None), seeded(number))
            TITLE.read_scene(TITLE.draw(s, configuration.setup), seeded(number), None)
        s.apply(choose(s.legal(), choice, LIKED[seed % len(LIKED)]))
        number += 1
    TITLE.scores(s)


def choose(legal: list[int], choice: FastDice, liked: int) -> int:
    """Mostly a card of the kind that is liked, if there is one: cylinders and stocks run out."""
    cards = [action for action in legal if action < DRAW and action & 7 == liked]
    wanted = cards if cards and choice.below(4) else legal
    return wanted[choice.below(len(wanted))]


def look(configuration: Configuration, s: State, number: int) -> None:
    """A copy, a re-deal, a scene; every action tried."""
    scratch = s.copy()
    scratch.take_over(s)
    viewer = configuration.viewers[number % len(configuration.viewers)]
    TITLE.redeal(TITLE.view(s, configuration.setup, viewer), seeded(number))
    TITLE.read_scene(TITLE.draw(s, configuration.setup), seeded(number), None)
    for seat in s.to_act():
        s.offers(seat)
        for action in range(256):
            TITLE.why_not(s, seat, action, WORDS)


def main(step: int) -> None:
    tracer = Tracer()
    sys.settrace(tracer.call)
    for number, configuration in enumerate(LOOKED_AT):
        play_out(configuration.rules, seeded(1), 1)
        play(configuration, number, looks=True)
    for number, configuration in enumerate((*CONFIGURATIONS[::step], *CONFIGURATIONS[2::step])):
        play(configuration, number, looks=False)
    sys.settrace(None)
    print(json.dumps({"compiled": folsom.compiled, "functions": len(tracer.needs), "left": tracer.left()}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
