"""Instruments a copy of the rules to record which statements were reached and which conditions were false.

Each statement of a function is preceded by one that marks it in `folsom.reached`; every `if` and `while` also marks
that its condition was false.  This costs far less than tracing lines.
"""

import ast
from pathlib import Path

from tools import native

# Only the rules; not what people, bots, learning programs and search see of a position.
LEFT_OUT = ("express/interface/", "express/heuristics/")
NO_RULES = (
    "box_interface",
    "box_observer",
    "facts",
    "interface",
    "law_facts",
    "law_interface",
    "law_observation",
    "law_questions",
    "names",
    "observation",
    "observation_fields",
    "outcomes",
    "questions",
    "common_events",
    "tokens",
    "variant",
)


class Notes:
    """The marks in a copy of the package: the statement of each, as `file function: source`."""

    def __init__(self, copy: Path) -> None:
        self.words: list[str] = []
        self.after: dict[int, int] = {}  # by mark of a false condition: the mark of its statement
        self.functions = 0
        self.lines: list[str] = []  # of the current file
        package = copy / "folsom"
        for source in native.sources():
            name = source.relative_to(native.ROOT / "src" / "folsom").as_posix()
            rules = source.stem not in NO_RULES and not name.startswith(LEFT_OUT)
            if name.startswith(("express/", "kernel/")) and rules:
                self.instrument(package / name, name)
        (package / "reached.py").write_text(f"marks = bytearray({len(self.words)})\n", encoding="utf-8")

    def left(self, reached: set[int]) -> list[str]:
        """The statements that were not reached, and the reached conditions that were never false."""
        return [
            words
            for mark, words in enumerate(self.words)
            if mark not in reached and (mark not in self.after or self.after[mark] in reached)
        ]

    def instrument(self, path: Path, name: str) -> None:
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        self.lines = text.splitlines()
        self.enter(tree, f"{name} ")
        at = next(k for k, node in enumerate(tree.body) if not is_docstring(node) and not is_future(node))
        tree.body[at:at] = ast.parse("from folsom.reached import marks as _marks").body
        path.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")

    def enter(self, tree: ast.AST, prefix: str) -> None:
        """Instrument every function of a module, of its classes, and inside functions."""
        for node in ast.iter_child_nodes(tree):
            if isinstance(node, ast.FunctionDef):
                self.functions += 1
                self.enter(node, f"{prefix}{node.name}.")
                node.body = self.block(node.body, f"{prefix}{node.name}")
            elif isinstance(node, ast.ClassDef):
                self.enter(node, f"{prefix}{node.name}.")

    def block(self, statements: list[ast.stmt], function: str) -> list[ast.stmt]:
        """These statements, each preceded by its mark, including nested ones."""
        found: list[ast.stmt] = []
        for node in statements:
            if is_docstring(node):
                found.append(node)
                continue
            here = len(self.words)
            found += [self.mark(node, f"{function}: "), node]
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for field in ("body", "orelse", "finalbody"):
                if getattr(node, field, None):
                    setattr(node, field, self.block(getattr(node, field), function))
            for inner in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
                inner.body = self.block(inner.body, function)
            if isinstance(node, ast.If) or (isinstance(node, ast.While) and not isinstance(node.test, ast.Constant)):
                self.after[len(self.words)] = here
                node.orelse.insert(0, self.mark(node, f"{function}: always "))
        return found

    def mark(self, node: ast.stmt, prefix: str) -> ast.stmt:
        self.words.append(prefix + self.lines[node.lineno - 1].strip())
        return ast.parse(f"_marks[{len(self.words) - 1}] = 1").body[0]


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"
