"""Checks imports between parts, names of boxes, and one pitfall of mypyc. Reads the sources without importing them.

The tables below define the architecture: a new dependency between parts of the project needs a line here.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import native

SRC = native.ROOT / "src"

# Part of the package -> the other parts it may import. A part that is not named may import all of them.
PARTS = {
    "kernel": set[str](),
    "learning": {"kernel"},
    "interface": {"kernel", "learning"},
    "express": {"kernel", "interface", "learning"},
    "superexpress": {"kernel", "interface", "learning"},
    "search": {"kernel", "learning"},
    "game": {"kernel", "interface", "learning", "rulebook"},
    "network": {"kernel", "interface", "learning", "search", "game"},
    "bots": {"kernel", "interface", "learning", "search", "game", "network"},
    "lessons": {"interface", "game"},
    "bulk": {"interface"},
    "arena": {"kernel", "interface", "game", "bots", "bulk"},
    "environments": {"kernel", "interface", "learning", "game", "bots"},
    "study": {"kernel", "interface", "game", "bots", "bulk", "arena"},
    "training": {
        "kernel",
        "interface",
        "learning",
        "search",
        "game",
        "network",
        "bots",
        "bulk",
        "arena",
        "environments",
    },
    "server": {"kernel", "interface", "game", "bots", "lessons", "rulebook"},
    "rulebook": set[str](),
}

# The command line is the outermost part: only `python -m folsom` may import it.
OUTERMOST, ENTRY = "cli", "folsom.__main__"

# The common interface of all boxes: it is not a box itself, so each box may import it.
INTERFACE = "interface"

# Box of Colt Express -> the other boxes it may import. Every box except the base may import the base; so may modules
# outside the boxes (''), which may not import any other box, except for the list of all boxes.
BOXES = {
    "": {"base", "heuristics"},
    INTERFACE: {"base", "heuristics"},
    "base": set[str](),
    "duel": {"base", "expert", "pairs"},
    "horses": {"base"},
    "timecar": {"base"},
    "marshal": {"base", "heuristics"},
    "heuristics": {"base"},
}
BOX_DEFAULT = {"base"}
LIST_OF_BOXES = "folsom.express.boxes"

# Optional boxes and the words that belong to them: only their own folders and the list of boxes may use these words in
# names and strings.
EXPANSIONS = {
    "horses": ("horses", "stagecoach", "coach", "shotgun", "whiskey", "flask", "hostages", "poodle", "turmoil"),
    "timecar": ("timecar", "time-car", "time-travel", "journey", "traveller"),
    "marshal": ("mei", "jarring", "safekeeping", "deadly-fall", "prison", "prisoner", "brawler", "mailbag", "warrant"),
}
MAY_NAME_BOXES = {
    "folsom.rulebook": "the pages of docs/rules, in their order",
    "folsom.superexpress": "another game, with components of its own",
}

# Variants: their names as strings stand only in their own folders, in the list of boxes, and in boxes that cannot be
# combined with them. Elsewhere they are data, as their names and the option `expert` of the set-up come from the list.
VARIANTS = ("duel", "pairs", "teams")
MAY_NAME_VARIANTS = {("marshal", "pairs"): "Mei is in none of the three pairs"}

# The package needs only the standard library; these modules, or parts, may also import optional packages.
THIRD_PARTY = {
    "folsom.kernel.fast": {"librt", "mypy_extensions"},
    "folsom.arena.rating": {"openskill"},
    "folsom.arena.plot": {"PIL"},
    "folsom.bulk.cluster": {"ray"},
    "folsom.environments.env_game": {"gymnasium", "numpy"},
    "folsom.environments.aec_env": {"gymnasium", "pettingzoo"},
    "folsom.environments.parallel_env": {"gymnasium", "pettingzoo"},
    "folsom.environments.solo_env": {"gymnasium"},
    "folsom.environments.batch_env": {"numpy"},
    "folsom.network": {"numpy", "threadpoolctl"},
    "folsom.training": {"numpy", "torch"},
    "folsom.server": {"msgspec", "regex", "starlette", "uvicorn", "uvloop", "websockets"},
}


def module_name(path: Path) -> str:
    """The dotted name of a source file; `__init__` has the name of its package."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    """Whether there is such a module or package in the sources."""
    place = SRC.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").exists()


def imports(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and full name of every module that a file imports, including those for type checkers."""
    package = path.relative_to(SRC).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join([*above, node.module] if node.module else above)
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                yield node.lineno, inner if is_module(inner) else origin


def import_fault(module: str, target: str) -> str | None:
    """Why `module` must not import `target`; None when it may."""
    top = target.split(".")[0]
    if top != "folsom":
        known = THIRD_PARTY.get(module, set()) | THIRD_PARTY.get(f"folsom.{second(module)}", set())
        foreign = top not in sys.stdlib_module_names and top not in known
        return f"{target} is not in the standard library" if foreign else None
    part, other = second(module), second(target)
    if other == OUTERMOST and part != OUTERMOST and module != ENTRY:
        return "nothing imports the command line"
    if part in PARTS and other != part and other not in PARTS[part]:
        return f"{part} must not import {target}"
    if other == "express" and module != LIST_OF_BOXES:
        return box_fault(box(module) if part == other else "", box(target))
    return None


def box_fault(here: str, there: str) -> str | None:
    """Why a file of one box must not import one of the other; '' stands for files outside the boxes."""
    if there in ("", INTERFACE, here) or there in BOXES.get(here, BOX_DEFAULT):
        return None
    return (
        f"{here or 'a module outside the boxes'} must not import the box {there}, unless tools/check_imports.py says so"
    )


def second(module: str) -> str:
    """The part a module belongs to: `kernel` of `folsom.kernel.dice`; '' for the package itself."""
    return [*module.split("."), ""][1]


def box(module: str) -> str:
    """The folder below `express` that contains a module, or ''."""
    name = [*module.split("."), ""][2]
    return name if (SRC / "folsom" / "express" / name).is_dir() else ""


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of every name and every string in a file, without comments."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text) | ast.keyword(arg=str(text)):
                yield node.lineno, text


def naming_fault(module: str, text: str) -> str | None:
    """The fault if a name or string refers to the box of another folder."""
    if module == LIST_OF_BOXES or any(module == one or module.startswith(f"{one}.") for one in MAY_NAME_BOXES):
        return None
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()  # a CoachView is a view of a coach
    words = "-" + "-".join(re.findall("[a-z]+", spaced)) + "-"
    here = box(module) if second(module) == "express" else ""
    for owner, things in EXPANSIONS.items():
        for thing in things:
            if owner != here and re.search(f"-{thing}s?-", words):
                return f"{thing!r} belongs to the box {owner}: only its folder and the list of boxes name it"
    return None


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of every string in a file."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                yield node.lineno, text


def variant_fault(module: str, text: str) -> str | None:
    """The fault if a string is the name of a variant of another folder."""
    here = box(module) if second(module) == "express" else ""
    if text not in VARIANTS or here == text or module == LIST_OF_BOXES or (here, text) in MAY_NAME_VARIANTS:
        return None
    return f"{text!r} is a variant: only its folder and the list of boxes name it"


def shifts(tree: ast.Module) -> Iterator[int]:
    """Lines with a literal on the left of `<<` and something not constant on the right.

    mypyc makes the literal a 32-bit C integer, so `1 << n` is silently wrong from n = 31 on.
    """
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left, ast.LShift(), right) if is_literal(left) and not is_constant(right):
                yield node.lineno


def is_literal(node: ast.expr) -> bool:
    """Whether it consists only of numbers, possibly wrapped: `1`, `(2 - 1)`, `i64(1)`."""
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) == "i64" and all(is_literal(argument) for argument in node.args)
    return not any(isinstance(inner, ast.Name | ast.Attribute | ast.Call) for inner in ast.walk(node))


def is_constant(node: ast.expr) -> bool:
    """Whether it consists only of numbers and names in capitals, which the compiler evaluates correctly."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def faults() -> Iterator[str]:
    """All faults, one line each."""
    compiled = set(native.sources())
    for path in sorted(SRC.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        place = path.relative_to(native.ROOT).as_posix()
        for line, target in imports(path, tree):
            if fault := import_fault(module_name(path), target):
                yield f"{place}:{line}: {fault}"
        for line, text in texts(tree):
            if fault := naming_fault(module_name(path), text):
                yield f"{place}:{line}: {fault}"
        for line, text in strings(tree):
            if fault := variant_fault(module_name(path), text):
                yield f"{place}:{line}: {fault}"
        if path in compiled:
            for line in shifts(tree):
                yield f"{place}:{line}: a literal left of << is a 32-bit shift when compiled"


def main() -> None:
    """Print the faults and fail if there are any."""
    found = list(faults())
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
