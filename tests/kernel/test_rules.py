"""Combined boxes: if two of them claim the same point, this is refused unless their order is stated."""

import pytest

from folsom.express.base.box import base
from folsom.express.base.cards import StandardCards
from folsom.express.base.robbery import Rob
from folsom.express.base.rounds import Begin
from folsom.express.base.score import FewestLeft
from folsom.express.base.steps import BEGIN, DO_ROB, DRAW_UP, POSITIONS
from folsom.express.base.turns import standard, switching
from folsom.express.box_interface import BoxInterface
from folsom.express.ground import SPARE
from folsom.express.ops import Op
from folsom.express.pairs.start_places import PlaceBoth
from folsom.express.points import Extra, Rule
from folsom.express.rules import Rules


@pytest.fixture
def rules() -> Rules:
    """The base game, and a box that is being added."""
    r = Rules(4, StandardCards(), FewestLeft(True))
    base(r, 4, False)
    r.open_box(BoxInterface("second"))
    return r


def test_a_taken_number_is_refused(rules: Rules) -> None:
    with pytest.raises(ValueError, match="op 4 is begin already; second has to say `instead`"):
        rules.op(BEGIN, "again", Begin())
    assert rules.ops[BEGIN].box == "base"


def test_a_free_number_is_given(rules: Rules) -> None:
    rules.op(200, "extra", Begin())
    assert (rules.ops[200].name, rules.ops[200].box) == ("extra", "second")
    assert rules.op_named("extra") == 200
    assert rules.op_named("none such") == -1


def test_a_taken_kind_of_card_is_refused(rules: Rules) -> None:
    rules.op(200, "extra", Begin())
    with pytest.raises(ValueError, match="card 2 is Robbery already, not Extra"):
        rules.card(2, "Extra", 200)


def test_a_taken_slot_is_refused(rules: Rules) -> None:
    rules.extra(Extra(), 7)
    assert rules.slots[7] == len(rules.extras) - 1
    with pytest.raises(ValueError, match="slot 7 is taken already; second needs another one"):
        rules.extra(Extra(), 7)


def test_a_place_for_which_there_is_no_room_is_refused(rules: Rules) -> None:
    for number in range(SPARE):
        rules.grounds[0].add_place(f"place {number}", "MOVE-1", "FIRE-1", "PUNCH-1")
    with pytest.raises(ValueError, match="no room for balloon: raise SPARE"):
        rules.grounds[0].add_place("balloon", "MOVE-1", "FIRE-1", "PUNCH-1")


def test_instead_takes_over_name_and_card(rules: Rules) -> None:
    rules.instead(DO_ROB, Rob("ROB-1"), over="base")
    assert (rules.ops[DO_ROB].name, rules.ops[DO_ROB].box) == ("rob", "second")
    assert rules.ops[DO_ROB].card_kind == 2


def test_a_second_instead_whose_order_is_not_stated_is_refused(rules: Rules) -> None:
    rules.instead(POSITIONS, PlaceBoth(), over="base")
    rules.open_box(BoxInterface("third"))
    with pytest.raises(ValueError, match="third replaces positions of base, but second has replaced it"):
        rules.instead(POSITIONS, PlaceBoth(), over="base")
    rules.instead(POSITIONS, PlaceBoth(), over="base second")
    assert rules.ops[POSITIONS].box == "third"


def test_instead_of_nothing_is_refused(rules: Rules) -> None:
    with pytest.raises(ValueError, match="second replaces"):
        rules.instead(201, Begin(), over="base")


def test_turns_are_kept_apart_like_ops(rules: Rules) -> None:
    with pytest.raises(ValueError, match="turn S is there already; second has to say `turn_instead`"):
        rules.turn("S", standard())
    rules.turn_instead("R", switching(), over="base")
    rules.open_box(BoxInterface("third"))
    with pytest.raises(ValueError, match="third replaces turn R of base, but second has replaced it"):
        rules.turn_instead("R", switching(), over="base")


def test_a_step_is_put_before_the_one_that_is_named(rules: Rules) -> None:
    rules.op(200, "extra", Begin())
    rules.insert(200, before=DRAW_UP)
    assert rules.steps[rules.steps.index(DRAW_UP) - 1] == 200


def test_a_question_is_no_step_of_the_round(rules: Rules) -> None:
    """A step that asks pushes its question: the round itself asks nobody."""
    rules.op(200, "extra", Rob("ROB-1"))
    rules.insert(200, before=DRAW_UP)
    with pytest.raises(ValueError, match="extra asks"):
        rules.close()


def test_nobody_speaks_before_the_rules_are_closed(rules: Rules) -> None:
    """And afterwards only the one that overrides a point."""
    assert len(rules.narrow) == 0
    rules.close()
    assert [rule.cites for rule in rules.narrow] == ["BELLE-1"]
    assert [rule.cites for rule in rules.hand] == ["DOC-1", "GHOST-1"]
    for point in ("plan", "planned", "played", "passes", "score"):
        assert len(getattr(rules, point)) == 0


def test_a_rule_that_overrides_nothing_changes_nothing() -> None:
    rule = Rule("NONE")
    assert rule.cites == "NONE"
    assert rule.bit == 1


def test_an_op_does_nothing_by_itself() -> None:
    op = Op()
    assert (op.name, op.box, op.card_kind, op.asks, op.secret, op.hidden) == ("", "", -1, False, False, False)
