"""What holds for the repository as a whole."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINES = 450
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home|tmp|opt)/|\b[A-Z]:\\Users\b")
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|deb\.debian\.org")
LEFT_OVER = re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X])\b")
ADDRESS = re.compile(r"\w+://|--(?:extra-)?index-url|--find-links| @ ")


def tracked(*patterns: str) -> list[Path]:
    """Files under version control."""
    command = ["git", "ls-files", "-z", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def places(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Where a pattern occurs in files of text, as `file:line`."""
    found = []
    for path in paths:
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        name = path.relative_to(ROOT).as_posix()
        found += [f"{name}:{number}" for number, line in enumerate(lines, 1) if pattern.search(line)]
    return found


@pytest.mark.parametrize("pattern", [MACHINE, REGISTRY, LEFT_OVER], ids=["machine", "registry", "left over"])
def test_no_file_speaks_of_a_machine_a_registry_or_things_left_to_do(pattern: re.Pattern[str]) -> None:
    assert not places(pattern, tracked())


def test_lock_files_hold_hashes_and_no_addresses() -> None:
    locks = [ROOT / "requirements.lock", ROOT / "requirements-bench.lock"]
    assert not places(ADDRESS, locks)
    for lock in locks:
        entries = re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8").strip())
        assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)


def test_source_files_stay_short() -> None:
    lengths = {path.name: path.read_text(encoding="utf-8").count("\n") for path in tracked("*.py")}
    assert not [name for name, lines in lengths.items() if lines > LINES]


def test_the_example_of_the_readme_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"^```python\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)
    assert example
    above = readme.count("\n", 0, example.start(1))  # so that a traceback shows the line of the page
    exec(compile("\n" * above + example[1], "README.md", "exec"), {"__name__": "readme"})
