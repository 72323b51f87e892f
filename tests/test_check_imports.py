"""The import checker refuses what the architecture forbids."""

import ast

import pytest

from tools.check_imports import box_fault, import_fault, naming_fault, shifts, strings, texts, variant_fault


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


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("folsom.express.interface.draw", "has_coach"),
        ("folsom.express.interface.views", "CoachView"),
        ("folsom.express.base.scenes", "the Shotgun"),
        ("folsom.express.timecar.scenes", "horses"),
        ("folsom.cli", "boxes=horses,timecar"),
        ("folsom.server.schema", "old-whiskey"),
    ],
)
def test_no_file_names_a_box_of_another_folder(module: str, text: str) -> None:
    assert naming_fault(module, text)


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("folsom.express.boxes", "horses"),
        ("folsom.express.horses.scenes", "coach-roof"),
        ("folsom.express.base.components", "Hostage-Taking of the Conductor"),
        ("folsom.superexpress.names", "horses"),
        ("folsom.game.game", "coaching"),
    ],
)
def test_its_own_folder_and_the_list_of_boxes_name_a_box(module: str, text: str) -> None:
    assert naming_fault(module, text) is None


@pytest.mark.parametrize(
    ("module", "text", "allowed"),
    [
        ("folsom.express.interface.setup", "pairs", False),
        ("folsom.server.about", "duel", False),
        ("folsom.express.base.setup", "teams", False),
        ("folsom.express.marshal.interface", "teams", False),
        ("folsom.express.marshal.interface", "pairs", True),
        ("folsom.express.duel.box", "duel", True),
        ("folsom.express.boxes", "teams", True),
        ("folsom.server.metrics", "pairs of labels", True),
    ],
)
def test_only_its_folder_and_the_list_of_boxes_name_a_variant(module: str, text: str, allowed: bool) -> None:
    assert (variant_fault(module, text) is None) is allowed


def test_variants_are_looked_for_in_strings_only() -> None:
    assert {text for _, text in strings(ast.parse('pairs = x["duel"]; f(teams="a")  # pairs'))} == {"duel", "a"}


def test_names_and_strings_are_read_and_comments_are_not() -> None:
    tree = ast.parse('def shotgun(flask): "a coach"; whiskey.hostages(journey=1)  # horses')
    assert {text for _, text in texts(tree)} == {"shotgun", "flask", "a coach", "whiskey", "hostages", "journey"}
