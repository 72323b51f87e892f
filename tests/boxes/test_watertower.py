"""A box is a folder: with this one, and a line in boxes.py, everything that shows a game shows the box."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.plain import copy_package, run_module

FOLDER = Path(__file__).parent / "watertower"
IMPORT = "from folsom.express.teams.box import"
LAST = "    Expansion(TimecarInterface(TIMECAR), timecar),\n"


def add_box(package: Path) -> None:
    """Add the box: all it takes is the folder and an entry in the list of boxes."""
    express = package / "folsom" / "express"
    shutil.copytree(FOLDER, express / "watertower", ignore=shutil.ignore_patterns("__pycache__"))
    boxes = express / "boxes.py"
    text = boxes.read_text(encoding="utf-8")
    assert text.count(IMPORT) == text.count(LAST) == 1
    text = text.replace(
        IMPORT,
        "from folsom.express.watertower.interface import TowerInterface\n"
        f"from folsom.express.watertower.rules import watertower\n{IMPORT}",
    )
    text = text.replace(LAST, f'{LAST}    Expansion(TowerInterface("watertower"), watertower),\n')
    boxes.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What was met in games on the plain engine, with everything checked on the way (program.py)."""
    package = copy_package(tmp_path_factory.mktemp("package"))
    add_box(package)
    found: dict[str, Any] = json.loads(run_module("tests.boxes.program", package))
    return found


def test_hundreds_of_games_are_played_with_nothing_lost(met: dict[str, Any]) -> None:
    assert met["decisions"] > 20_000


def test_its_card_and_its_place_are_offered(met: dict[str, Any]) -> None:
    assert {"play Climb", "climb 1 roof", "move tower"} <= set(met["options"])


def test_its_bandit_plays_and_is_found_by_name_whatever_its_number(met: dict[str, Any]) -> None:
    assert "Abel" in met["bandits"]
    assert met["chosen"] == ["Tuco", "Abel", "Belle"]


def test_it_shows_in_views(met: dict[str, Any]) -> None:
    assert {"TowerView(water=3)", "TowerView(water=2)"} <= set(met["views"])
    assert met["tower"], "somebody stands on the Water Tower"
    assert "watch" in met["loot"]


def test_its_event_is_told_in_every_language(met: dict[str, Any]) -> None:
    assert "spouted" in met["declared"]
    for words in (
        "The Water Tower spouts; water left: 2.",
        "Le château d'eau se déverse\u00a0; eau restante\u00a0: 2.",
        "Der Wasserturm ergießt sich; Wasser übrig: 2.",
    ):
        assert words in met["events"]


def test_it_is_drawn_in_scenes_and_pictures(met: dict[str, Any]) -> None:
    assert {"tower", "water"} <= set(met["lines"])
    drawn = "\n".join(met["pictures"])
    for words in ("Water Tower (", "Château d'eau (", "Wasserturm ("):
        assert words in drawn


def test_learning_programs_see_it(met: dict[str, Any]) -> None:
    assert "water" in met["fields"]
    assert any(name.startswith("floor: tower T") for name in met["fields"])


def test_what_cannot_be_combined_is_refused_with_the_reason(met: dict[str, Any]) -> None:
    combined, bandit, line, water = met["refused"]
    assert "at most one other box (TOWER-1)" in combined
    assert "Abel" in bandit
    assert "boxes=watertower" in line
    assert "boxes=watertower" in water
