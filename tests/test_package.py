"""What `import folsom` alone provides."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import folsom

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PARTS = ("arena", "bots", "environments", "rulebook")


def python(program: str) -> str:
    """The output of a new process that has imported only the package."""
    command = [sys.executable, "-c", f"import sys\nimport folsom\n{program}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("use", "shown"),
    [
        ("folsom.bots.bot('greenhorn', seed=7).name", "greenhorn"),
        ("folsom.environments.space('super', 3).setup.players", "3"),
        ("folsom.arena.Tournament.__name__", "Tournament"),
        ("folsom.rulebook.rule('move-2').id", "MOVE-2"),
    ],
)
def test_its_parts_are_there_as_the_docs_write_them(use: str, shown: str) -> None:
    assert python(f"print({use})") == shown


def test_its_parts_are_loaded_when_they_are_used() -> None:
    assert python(f"print([part for part in {PARTS} if f'folsom.{{part}}' in sys.modules])") == "[]"


def test_environments_are_there_without_numpy() -> None:
    assert python("sys.modules['numpy'] = None\nprint(folsom.environments.space('super', 3).setup.players)") == "3"


def test_type_checkers_know_them() -> None:
    """mypy checks this file: an unknown part or a wrong name would be an error."""
    assert folsom.bots.bot("drifter").name == "drifter"
    assert folsom.rulebook.rule("MOVE-1").id == "MOVE-1"
    with pytest.raises(AttributeError, match="module 'folsom' has no attribute 'robots'"):
        folsom.robots  # type: ignore[attr-defined]  # noqa: B018


def test_a_set_up_has_all_options_and_gives_the_same_again() -> None:
    for name, players, asked in (
        ("express", 4, {}),
        ("express", 4, {"bandits": "random"}),
        ("express", 3, {"variant": "pairs"}),
        ("super", 3, {}),
    ):
        setup = folsom.new_game(name, players, **asked).setup
        assert setup.options["bandits"] is None
        assert setup.options.get("wagons") is None
        assert folsom.new_game(name, players, **setup.options).setup == setup
    named = folsom.new_game("express", 2).setup
    assert named.options["bandits"] == ["Tuco+Cheyenne", "Django+Doc"]
    assert folsom.new_game("express", 2, **named.options).setup == named


# ---- what the README says of it
def test_the_readme_tells_the_speed_of_a_game_as_it_was_measured() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    row = re.search(r"^\| decisions/s from Python, `Game` +\|[ \d]+\|([ \d]+)\|", page, re.M)
    told = re.search(r"about ([\d ]+) a second\s+through `Game`", README)
    assert row
    assert told
    median, said = (int(text.replace(" ", "")) for text in (row[1], told[1]))
    assert abs(said / median - 1) < 0.1, "docs/performance.md has new figures: update the README"


def test_the_readme_tells_how_to_install_without_a_compiler() -> None:
    (command,) = re.findall(r"^(.*) pip install \.$", README, re.M)
    sources = [(ROOT / file).read_text(encoding="utf-8") for file in ("tools/native.py", "tools/page.py")]
    assert [switch.removesuffix("=1") for switch in command.split()] == ["FOLSOM_PURE", "FOLSOM_NO_PAGE"]
    for switch, source in zip(("FOLSOM_PURE", "FOLSOM_NO_PAGE"), sources, strict=True):
        assert f'os.environ.get("{switch}")' in source
