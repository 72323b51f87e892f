#!/usr/bin/env python3
"""Everything a checkout needs, using only the standard library.

    python3 dev.py play [ARGUMENTS]     start the server, and open the page in a browser
    python3 dev.py terminal [ARGUMENTS] play in the terminal
    python3 dev.py test [ARGUMENTS]     all checks, then all tests; arguments go to pytest
    python3 dev.py plain [ARGUMENTS]    the tests again, with the engine as plain Python
    python3 dev.py train-test           the tests of training, which need PyTorch in .venv
    python3 dev.py check                formatting, lint, types, imports, the page's types
    python3 dev.py bench [ARGUMENTS]    the benchmarks; `bench page`: those of the page
    python3 dev.py shots [FOLDER]       screenshots of every screen of the page
    python3 dev.py docs                 build the documentation, which the server serves under /docs
    python3 dev.py regenerate           write everything that is generated: tables, schema, types, fixtures
    python3 dev.py lock                 write the lock files from pyproject.toml

The first command sets up .venv, compiles the engine and builds the page; later ones do so again only after a change.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Folsom needs Python 3.11 or newer; this is " + sys.version.split()[0])

import hashlib
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools import chromium, native, page

ROOT = native.ROOT
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
BENCH_LOCK = ROOT / "requirements-bench.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
BUILD_FILES = (
    ROOT / "pyproject.toml",
    ROOT / "hatch_build.py",
    ROOT / "tools" / "native.py",
    ROOT / "tools" / "cold.h",
)
CHECKED = ("src", "tests", "training_tests", "bench", "examples", "tools", "dev.py", "hatch_build.py")
PAGE_FAILED = "The page failed, see above. With FOLSOM_NO_PAGE=1 in the environment it is left out."
CORES = os.cpu_count() or 1
WORKERS = CORES + CORES // 2  # many tests wait for animations or servers: a process per core would leave cores idle
PYTEST = ("-m", "pytest", "-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder")  # -n 0: in one process


def program(venv: Path, name: str) -> Path:
    """An executable of a virtual environment."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


PYTHON = program(VENV, "python")


def run(*command: str | Path, env: dict[str, str] | None = None, failure: str = "") -> None:
    """Run one step; if it fails, exit with its status or with a sentence that says what to do."""
    status = subprocess.call([str(word) for word in command], cwd=ROOT, env={**os.environ, **(env or {})})
    if status:
        sys.exit(failure or status)


def hand_over(*command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run the last step. The program handles Ctrl-C itself; we only wait for it to end."""
    signal.signal(signal.SIGINT, lambda *_: None)
    status = subprocess.call([str(word) for word in command], cwd=ROOT, env={**os.environ, **(env or {})})
    sys.exit(130 if status == -signal.SIGINT else status)


def digest(lock: Path) -> str:
    """A hash of everything that the set-up depends on.

    This includes the compiled sources: an extension module shadows its source even if that has been edited.
    """
    state = hashlib.sha256(f"{sys.version_info[:2]} {native.possible()}".encode())
    for path in (*BUILD_FILES, lock, *native.sources()):
        state.update(path.relative_to(ROOT).as_posix().encode())
        state.update(path.read_bytes())
    return state.hexdigest()


def make_venv(place: Path) -> None:
    """Create a virtual environment. Where `venv` is a separate package, its own error message is of little help."""
    advice = "No virtual environment could be made. On Debian and Ubuntu: apt-get install python3-venv"
    run(sys.executable, "-m", "venv", "--clear", place, failure=advice)


def install_lock(python: Path, lock: Path) -> None:
    """Install exactly what a lock file lists."""
    run(python, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", lock)


def set_up() -> None:
    """Create .venv with the project in it, and build the page, unless nothing has changed."""
    set_up_venv()
    if page.wanted() and not page.up_to_date():
        print("Building the page", file=sys.stderr)
        run(*page_step("build"), failure=PAGE_FAILED)


def page_step(step: str) -> list[str | Path]:
    """The command that builds or checks the page, with the Node in .venv if the system has none."""
    if page.system_npm() is None:
        install_lock(PYTHON, NODE_LOCK)
    return [PYTHON, "-c", f"from tools import page; page.{step}()"]


@contextmanager
def page_check() -> Iterator[None]:
    """Check the page, if it is wanted, in parallel with the body; its output follows at the end."""
    if not page.wanted():
        yield
        return
    process = subprocess.Popen(page_step("check"), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        yield
    finally:
        said, _ = process.communicate()
        sys.stdout.buffer.write(said)
        sys.stdout.flush()
        if process.returncode:
            sys.exit(PAGE_FAILED)


def set_up_venv() -> None:
    """Create .venv, with the tools in the lock file and the project itself."""
    mark, now = VENV / "ready", digest(LOCK)
    if mark.exists() and mark.read_text() == now:
        return
    mark.unlink(missing_ok=True)  # a set-up that fails half-way must not count as complete
    compiling = " and compiling the engine" if native.possible() else ""
    print(f"Setting up .venv{compiling}", file=sys.stderr)
    version = VENV / "python-version"
    if not PYTHON.exists() or not version.exists() or version.read_text() != str(sys.version_info[:2]):
        make_venv(VENV)
        version.write_text(str(sys.version_info[:2]))
    install_lock(PYTHON, LOCK)
    run(
        *(PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", "."),
        env={"FOLSOM_STRICT": "1", "FOLSOM_NO_PAGE": "1"},
        failure="Installing failed, see above. With FOLSOM_PURE=1 in the environment nothing is compiled.",
    )
    mark.write_text(now)


def play(arguments: Sequence[str]) -> None:
    """Start the server."""
    set_up()
    hand_over(program(VENV, "folsom"), "serve", "--open", *arguments)


def terminal(arguments: Sequence[str]) -> None:
    """Start a game in the terminal."""
    set_up()
    hand_over(program(VENV, "folsom"), "play", *arguments)


def check(_: Sequence[str] = ()) -> None:
    """Formatting, lint, types and the direction of imports."""
    set_up()
    with page_check():
        run(PYTHON, "-m", "ruff", "format", "--check", ".")
        run(PYTHON, "-m", "ruff", "check", "--quiet", ".")
        run(PYTHON, "-m", "mypy", *(name for name in CHECKED if (ROOT / name).exists()))
        run(PYTHON, "-m", "tools.check_imports")


def test(arguments: Sequence[str]) -> None:
    """All checks, then all tests."""
    check()
    need_chromium()
    hand_over(PYTHON, *PYTEST, *arguments, env=kept_bytecode())


def kept_bytecode() -> dict[str, str]:
    """If Python may not write bytecode next to the sources, tests keep it in .venv.

    Otherwise each of the hundreds of processes that they start would compile everything again.
    """
    if not sys.dont_write_bytecode:
        return {}
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(VENV / "bytecode")}


def need_chromium() -> None:
    """Make sure that the browser for tests of the page and its driver work, installing them if necessary."""
    if page.wanted() and (lacking := chromium.provide(PYTHON)):
        sys.exit(lacking)


def plain(arguments: Sequence[str]) -> None:
    """The tests on a copy of the package without extension modules, with the layout of a wheel."""
    set_up()
    need_chromium()
    copy = VENV / "plain"
    shutil.rmtree(copy, ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in native.SUFFIXES))
    shutil.copytree(ROOT / "src", copy, ignore=left_out)
    shutil.copytree(ROOT / "docs" / "rules", copy / "folsom" / "rules")
    hand_over(PYTHON, *PYTEST, *arguments, env={**kept_bytecode(), "PYTHONPATH": str(copy)})


def bench(arguments: Sequence[str]) -> None:
    """Run the benchmarks, with the libraries for comparison."""
    set_up()
    if arguments[:1] == ["page"]:
        need_chromium()
    mark, now = VENV / "ready-bench", digest(BENCH_LOCK)
    if not mark.exists() or mark.read_text() != now:
        install_lock(PYTHON, BENCH_LOCK)
        mark.write_text(now)
    hand_over(PYTHON, "-m", "bench", *arguments)


def shots(arguments: Sequence[str]) -> None:
    """Take screenshots of every screen, at the sizes of a desktop, a laptop and a phone."""
    set_up()
    need_chromium()
    hand_over(PYTHON, "-m", "tools.shots", *arguments)


def docs(_: Sequence[str]) -> None:
    """Build a site from the pages in docs/."""
    set_up()
    hand_over(PYTHON, "-m", "tools.docs_site")


def train_test(arguments: Sequence[str]) -> None:
    """The tests of training.  `test` leaves them out, because PyTorch is too large for every checkout."""
    set_up()
    advice = "Training needs PyTorch: .venv/bin/pip install torch, or on a machine without a GPU its CPU build"
    run(PYTHON, "-c", "import torch", failure=advice)
    hand_over(PYTHON, "-m", "pytest", "-n", "0", "training_tests", *arguments)


def regenerate(_: Sequence[str]) -> None:
    """Write everything that is generated, except golden games."""
    set_up()
    run(PYTHON, "-m", "tools.regenerate")


def lock(_: Sequence[str]) -> None:
    """Write the lock files, with hashes of all files and without registry addresses."""
    project, table = native.project(), native.settings()
    extras = project["project"]["optional-dependencies"]
    tools = [
        *project["build-system"]["requires"],
        *table["compiler"],
        *table["runtime"],
        *extras["dev"],
        *extras["arena"],
        *extras["docs"],
        *extras["environments"],
        *extras["network"],
        *extras["server"],
    ]
    with tempfile.TemporaryDirectory() as place:
        venv = Path(place)
        make_venv(venv)
        run(program(venv, "python"), "-m", "pip", "install", "--quiet", table["locker"])
        compile_lock(venv, tools, LOCK)
        compile_lock(venv, extras["bench"], BENCH_LOCK, "--constraint", LOCK)
        compile_lock(venv, [table["node"]], NODE_LOCK)


def compile_lock(venv: Path, names: Sequence[str], output: Path, *options: str | Path) -> None:
    """Write a lock file for all systems and all Python versions from 3.11."""
    wanted = venv / "wanted.in"
    wanted.write_text("\n".join(names))
    run(
        *(program(venv, "uv"), "pip", "compile", "--quiet", "--upgrade", wanted, "--output-file", output),
        *("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"),
        *options,
        env={"UV_PYTHON_DOWNLOADS": "never"},
    )


COMMANDS: dict[str, Callable[[Sequence[str]], None]] = {
    "play": play,
    "terminal": terminal,
    "test": test,
    "plain": plain,
    "train-test": train_test,
    "check": check,
    "bench": bench,
    "shots": shots,
    "docs": docs,
    "regenerate": regenerate,
    "lock": lock,
}


def main() -> None:
    """Read the command line."""
    name, *arguments = sys.argv[1:] or ["help"]
    if name not in COMMANDS:
        sys.exit(__doc__)
    try:
        COMMANDS[name](arguments)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
