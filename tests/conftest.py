"""For all tests: what programs say is English, wherever they run, and the longest files come first."""

import os
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"

TESTS = Path(__file__).parent

# Files run side by side, each in one process: one that takes long and begins last would keep everybody waiting.
LONGEST_FIRST = (
    "properties/test_coverage.py",
    "server/test_crash.py",
    "properties/test_secrecy.py",
    "properties/test_super.py",
    "properties/test_reach.py",
    "bots/test_temperaments.py",
    "game/test_box_scenes.py",
    "server/test_http_fuzz.py",
    "server/test_games.py",
    "properties/test_sampled.py",
    "bots/test_ladder.py",
    "game/test_box_pictures.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ranks = {TESTS / name: rank for rank, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: ranks.get(item.path, len(ranks)))
