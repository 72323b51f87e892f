"""The import checker refuses what the architecture forbids."""

import ast

import pytest

from tools.check_imports import box_fault, import_fault, shifts


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("folsom.kernel.dice", "hashlib"),
        ("folsom.kernel.dice", "folsom.kernel.fast"),
        ("folsom.kernel.fast", "librt.vecs"),
        ("folsom.express.base.deck", "folsom.kernel.dice"),
        ("folsom.game.game", "folsom.rulebook"),
        ("folsom.bots.greedy", "folsom.search.tree"),
        ("folsom.arena.rating", "openskill.models"),
        ("folsom.arena.lineup", "folsom.bots"),
        ("folsom.server.table", "folsom.bots"),
        ("folsom.server.messages", "msgspec"),
        ("folsom.__main__", "folsom.cli"),
    ],
)
def test_what_may_be_imported(module: str, target: str) -> None:
    assert import_fault(module, target) is None


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("folsom.kernel.dice", "folsom"),
        ("folsom.kernel.dice", "folsom.express"),
        ("folsom.kernel.dice", "librt.vecs"),
        ("folsom.express.base.deck", "folsom.game"),
        ("folsom.superexpress.state", "folsom.express.base"),
        ("folsom.game.game", "folsom.express"),
        ("folsom.bots.greedy", "folsom.cli"),
        ("folsom.bots.greedy", "folsom.express"),
        ("folsom.search.tree", "folsom.express.state"),
        ("folsom.arena.lineup", "openskill.models"),
        ("folsom.arena.runner", "folsom.terminal.screen"),
        ("folsom.bulk.workers", "folsom.bots"),
        ("folsom.server.table", "folsom.terminal.screen"),
        ("folsom.server.table", "numpy"),
        ("folsom.game.game", "msgspec"),
        ("folsom.cli", "numpy"),
        ("folsom.server.schema", "folsom.express.interface.view_types"),
        ("folsom.environments.spaces", "folsom.express.horses.coach"),
        ("folsom.express.interface.names", "folsom.express.horses.components"),
    ],
)
def test_what_must_not_be_imported(module: str, target: str) -> None:
    assert import_fault(module, target)


@pytest.mark.parametrize(
    ("here", "there", "allowed"),
    [
        ("horses", "base", True),
        ("horses", "", True),
        ("horses", "pairs", False),
        ("duel", "pairs", True),
        ("duel", "expert", True),
        ("pairs", "duel", False),
        ("base", "expert", False),
        ("base", "interface", True),
        ("interface", "base", True),
        ("interface", "horses", False),
        ("", "base", True),
        ("", "horses", False),
    ],
)
def test_one_box_imports_another_only_where_it_is_said(here: str, there: str, allowed: bool) -> None:
    assert (box_fault(here, there) is None) is allowed


@pytest.mark.parametrize("text", ["1 << n", "15 << n + 1", "i64(1) << n", "(2 - 1) << a[n]", "1 << bit(3)"])
def test_a_literal_left_of_a_shift_is_found(text: str) -> None:
    assert list(shifts(ast.parse(text)))


@pytest.mark.parametrize("text", ["1 << 40", "1 << ROOF", "1 << ROOF + 2", "1 << ops.FIRE", "one << n"])
def test_other_shifts_are_allowed(text: str) -> None:
    assert not list(shifts(ast.parse(text)))
