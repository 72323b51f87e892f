"""For all tests: programs speak English on every system, and the longest files run first."""

import os
from functools import cache
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"

TESTS = Path(__file__).parent

# Files run in parallel, each in one process: a long one that starts last would delay the end.  The browser tests follow
# one another, so that each process starts one browser for all of them.
LONGEST_FIRST = (
    "browser/test_everybody.py",
    "browser/test_layout.py",
    "browser/test_lessons.py",
    "browser/test_games.py",
    "browser/test_law.py",
    "browser",
    "server/test_http_fuzz.py",
    "properties/test_secrecy.py",
    "properties/test_coverage.py",
    "server/test_crash.py",
    "bots/test_temperaments.py",
    "properties/test_reach.py",
    "game/test_box_scenes.py",
    "properties/test_super.py",
    "server/test_games.py",
    "properties/test_sampled.py",
    "bots/test_ladder.py",
    "game/test_box_pictures.py",
    "cli",
)


@cache
def rank(path: Path) -> int:
    """The position of a test file in the order of files."""
    return next((k for k, name in enumerate(LONGEST_FIRST) if path.is_relative_to(TESTS / name)), len(LONGEST_FIRST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.path))
