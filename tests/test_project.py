"""Checks of the repository as a whole."""

import os
import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.conftest import LONGEST_FIRST, TESTS

ROOT = Path(__file__).parent.parent
LINES = 450
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home|tmp|opt)/|\b[A-Z]:\\Users\b")
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|deb\.debian\.org")
LEFT_OVER = re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X])\b")
ADDRESS = re.compile(r"\w+://|--(?:extra-)?index-url|--find-links| @ ")


def project_files(root: Path = ROOT) -> list[Path]:
    """The files under version control or, without Git or a repository, all except ignored ones."""
    try:
        answer = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True, text=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        return unignored_files(root)
    return [path for name in answer.stdout.split("\0") if name and (path := root / name).is_file()]


def unignored_files(root: Path) -> list[Path]:
    """All files that the repository's `.gitignore` does not match, nor any folder above them."""
    lines = (root / ".gitignore").read_text(encoding="utf-8").splitlines()
    patterns = [".git", *(line.rstrip("/") for line in lines if line and not line.startswith("#"))]

    def ignored(path: Path) -> bool:
        name = path.relative_to(root).as_posix()
        return any(fnmatch(name if "/" in pattern else path.name, pattern) for pattern in patterns)

    found = []
    for place, folders, files in os.walk(root):
        folders[:] = [name for name in folders if not ignored(Path(place, name))]
        found += [path for name in files if not ignored(path := Path(place, name))]
    return found


def places(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """The places where a pattern occurs in text files, as `file:line`."""
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
    assert not places(pattern, project_files())


def test_without_git_the_files_of_the_project_are_found_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = [
        "README.md",
        ".gitignore",
        "src/folsom/rules.py",
        "src/folsom/words/page.json",
        "client/src/page/App.svelte",
    ]
    ignored = [".git/HEAD", ".venv/bin/activate", "client/node_modules/a/b.js", "src/folsom/page/index.html"]
    ignored += ["src/folsom/rules.cpython-311.so", "src/__pycache__/rules.pyc", "uv.lock", "pylock.dev.toml"]
    for name in (*kept, *ignored):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / ".gitignore").write_text((ROOT / ".gitignore").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setenv("PATH", str(tmp_path))  # no Git there
    assert {path.relative_to(tmp_path).as_posix() for path in project_files(tmp_path)} == set(kept)
    assert {ROOT / "README.md", Path(__file__)} <= set(project_files()), "nor is it needed in this checkout"


def test_in_a_copy_that_is_no_repository_the_files_are_found_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As unpacked from an archive; or the repository belongs to another user, and Git refuses to read it."""
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "nothing"))
    (tmp_path / ".gitignore").write_text("*.so\n")
    (tmp_path / "rules.so").touch()
    assert project_files(tmp_path) == [tmp_path / ".gitignore"]


def test_lock_files_hold_hashes_and_no_addresses() -> None:
    locks = [ROOT / "requirements.lock", ROOT / "requirements-bench.lock"]
    assert not places(ADDRESS, locks)
    for lock in locks:
        entries = re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8").strip())
        assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)


def test_source_files_stay_short() -> None:
    lengths = {
        path.name: path.read_text(encoding="utf-8").count("\n") for path in project_files() if path.suffix == ".py"
    }
    assert not [name for name, lines in lengths.items() if lines > LINES]


def test_every_file_of_tests_that_should_come_first_is_there() -> None:
    assert not [name for name in LONGEST_FIRST if not (TESTS / name).exists()]


def test_the_files_that_describe_the_code_name_files_that_exist() -> None:
    known = {path.relative_to(ROOT).as_posix() for path in project_files()}
    pages = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *(ROOT / "src").rglob("README.md")]
    pages += (ROOT / "docs" / "adr").glob("*.md")
    assert len(pages) > 8
    gone = {
        f"{page.name}: {name}"
        for page in pages
        for name in re.findall(r"`([\w/.-]+\.(?:py|md|ts|svelte))`", page.read_text(encoding="utf-8"))
        if not any(path == name or path.endswith(f"/{name}") for path in known)
    }
    assert not gone


def test_the_example_of_the_readme_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"^```python\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)
    assert example
    above = readme.count("\n", 0, example.start(1))  # so that a traceback shows the line of the page
    exec(compile("\n" * above + example[1], "README.md", "exec"), {"__name__": "readme"})
