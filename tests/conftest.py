"""For all tests: programs speak English and stop on Ctrl-C on every system, and the longest files run first."""

import os
import signal
from functools import cache
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell lets programs in the background ignore Ctrl-C

TESTS = Path(__file__).parent

# Files run in parallel, each in one process: a long one that starts last would delay the end.  The browser tests follow
# one another, so that each process starts one browser for all of them; the floods, which mostly wait, run beside them.
# After them, files that mostly wait alternate with files that mostly compute, so that no core is idle.
LONGEST_FIRST = (
    "browser/test_everybody.py",
    "browser/test_layout.py",
    "browser/test_lessons.py",
    "browser/test_games.py",
    "server/test_floods.py",
    "browser/test_stage.py",
    "browser",
    "properties/test_coverage.py",
    "properties/test_secrecy.py",
    "server/test_rules_changes.py",
    "bots/test_temperaments.py",
    "properties/test_reach.py",
    "server/test_netbot.py",
    "bots/test_ladder.py",
    "server/test_crash.py",
    "server/test_connections.py",
    "cli/test_bots.py",
    "server/test_old_files.py",
    "server/test_serve.py",
    "boxes/test_watertower.py",
    "arena/test_command.py",
    "server/test_clocks.py",
    "properties/test_sampled.py",
    "test_docs_site.py",
    "server/test_shutdown.py",
    "properties/test_marshal.py",
    "server/test_http_fuzz.py",
    "server/test_health.py",
    "bots/test_explanations.py",
    "server/test_griefing.py",
    "game/test_box_scenes.py",
    "server",
    "game/test_box_pictures.py",
    "cli",
    "bots",
)


@cache
def rank(path: Path) -> int:
    """The position of a test file in the order of files."""
    return next((k for k, name in enumerate(LONGEST_FIRST) if path.is_relative_to(TESTS / name)), len(LONGEST_FIRST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.path))
