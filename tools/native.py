"""Compiles the engine with mypyc: which modules, whether it is possible, and how.

The build hook, the set-up and the checks all use this module, so they cannot disagree. Standard library only: `dev.py`
imports it before anything is installed.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = (".so", ".pyd")

# Calls between modules are direct, and inlined, only within one group whose symbols cannot be interposed.
GROUP = "folsom.engine"
# GCC's limits are meant for C by hand: mypyc's checks make even one-line methods too long for them. Clang ignores both.
INLINING = "-finline-limit=400 --param=inline-unit-growth=100"
# What only runs after an error is compiled away from the rest; mypyc does not tell the compiler what that is.
COLD = ROOT / "tools" / "cold.h"
FLAGS = f"-O2 -fno-semantic-interposition -fvisibility=hidden {INLINING} -include {shlex.quote(str(COLD))}"


def project() -> dict[str, Any]:
    """The project file, as data."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def settings() -> dict[str, Any]:
    """The table `tool.folsom` of the project file."""
    table: dict[str, Any] = project()["tool"]["folsom"]
    return table


def sources() -> list[Path]:
    """The files to compile: those listed in `compiled` but not in `interpreted`."""
    table = settings()
    wanted = {path for pattern in table["compiled"] for path in ROOT.glob(pattern)}
    kept = {path for pattern in table["interpreted"] for path in ROOT.glob(pattern)}
    return sorted(wanted - kept)


def possible() -> bool:
    """Whether there is a C compiler and Python's header, and compiling is not disabled."""
    if os.environ.get("FOLSOM_PURE"):
        return False
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and header.exists()


def remove_built() -> None:
    """Remove the results of an earlier build: a stale extension would shadow its edited source."""
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in SUFFIXES:
            path.unlink()


def build(into: Path) -> list[Path]:
    """Compile all sources; the extension modules are placed below `into` as they must be below `src`.

    This runs in a separate process, because mypyc ends the process on a type error.
    """
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    command = [sys.executable, str(Path(__file__)), str(into)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "CFLAGS": flags}, check=True)
    return sorted(path for path in into.rglob("*") if path.suffix in SUFFIXES)


def main(into: str) -> None:
    """The main function of the process that `build` starts."""
    from mypyc.build import mypycify
    from setuptools import setup

    files = [path.relative_to(ROOT).as_posix() for path in sources()]
    # Other modules import libraries that a build does not need, such as numpy: only errors in these files count.
    options = [f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    with tempfile.TemporaryDirectory() as work:
        modules = mypycify(
            [*options, *files],
            opt_level="2",
            debug_level="0",
            multi_file=False,
            separate=False,
            target_dir=work,
            group_name=GROUP,
        )
        steps = ["--quiet", "build_ext", "--build-lib", into, "--build-temp", work]
        setup(name="folsom", packages=[], ext_modules=modules, script_args=steps)


if __name__ == "__main__":
    main(sys.argv[1])
