"""The list of configurations is exactly what a set-up accepts."""

from itertools import combinations, permutations, product
from typing import Any

import pytest

from folsom.express.interface import setup as accepted
from folsom.interface.errors import SetupError
from folsom.kernel.dice import seeded
from tests.properties.configurations import (
    ALLOWED,
    BASES,
    BOXES,
    CONFIGURATIONS,
    MARSHAL_BOXES,
    MORE_BOXES,
    PRINTINGS,
    TITLE,
    Base,
)


def test_there_are_so_many() -> None:
    """Standard 4 × 2 × 2, duel 1 × 2, Pairs 2 × 2, Teams 2 × 2 × 2 (players × Expert × printing); two boxes or not."""
    assert len(BASES) == len(set(BASES)) == 4 * (16 + 2 + 4 + 8)
    assert len(CONFIGURATIONS) == len(set(CONFIGURATIONS)) == 16 * 18 + 2 * 24 + 4 * 12 + 8 * 18 + 3 * 30


def test_everything_that_is_accepted_is_in_the_list() -> None:
    found = set()
    boxes = [set_of for number in range(3) for set_of in permutations(("horses", "timecar", "prisoners"), number)]
    for players, variant, expert, printing, some in product(
        (None, *range(-1, 10)), (None, *accepted.VARIANTS), (None, False, True), (*accepted.PRINTINGS, "second"), boxes
    ):
        try:
            setup = TITLE.setup(players, {"variant": variant, "expert": expert, "printing": printing, "boxes": some})
        except SetupError:
            continue
        o = setup.options
        if o["variant"] != "marshal":  # test_law.py
            found.add(Base(setup.players, o["variant"], o["expert"], o["printing"], tuple(o["boxes"])))
    assert found == set(BASES)


def test_no_option_of_a_set_up_is_forgotten() -> None:
    """A new option, variant, printing or box has to be added to the list of configurations."""
    assert set(accepted.DEFAULTS) == {"variant", "expert", "printing", "boxes", "bandits", "wagons", "seats"}
    assert set(accepted.VARIANTS) == {*ALLOWED, "marshal"}
    assert accepted.PRINTINGS == PRINTINGS
    assert accepted.SEATS == ("given", "random")
    listed = {box for boxes in (*BOXES, *MARSHAL_BOXES, *MORE_BOXES) for box in boxes}
    assert set(accepted.BOXES) == listed, "add new boxes to MORE_BOXES"


@pytest.mark.parametrize("variant", accepted.VARIANTS)
def test_whatever_boxes_a_set_up_accepts_together_can_be_played(variant: str) -> None:
    """No two of them have the same number, and there is room for all their places."""
    for number in range(len(accepted.BOXES) + 1):
        for boxes in combinations(accepted.BOXES, number):
            try:
                setup = TITLE.setup(None, {"variant": variant, "boxes": boxes})
            except SetupError:
                continue
            TITLE.start(setup, seeded(1), None)


def test_every_configuration_is_accepted_as_it_is() -> None:
    for configuration in CONFIGURATIONS:
        o = configuration.setup.options
        base = configuration.base
        assert (o["variant"], o["expert"], o["printing"]) == (base.variant, base.expert, base.printing)
        assert tuple(o["boxes"]) == base.boxes
        assert o["seats"] == configuration.seats
        if configuration.wagons is not None:
            assert tuple(o["wagons"]) == configuration.wagons


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"variant": "standard"}),
        (2, {"expert": False}),
        (3, {"variant": "duel"}),
        (3, {"variant": "teams"}),
        (5, {"variant": "teams"}),
        (4, {"variant": "pairs"}),
        (3, {"variant": "pairs", "expert": True}),
        (7, {}),
    ],
)
def test_what_var_1_does_not_allow_is_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        TITLE.setup(players, options)
