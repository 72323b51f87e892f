"""Weights are packed for the package: without the names of some set-ups, and rounded."""

import numpy as np
import pytest

import folsom
from folsom.bots.policy import packaged
from folsom.interface.errors import SetupError
from folsom.network.network import Network
from folsom.network.weights import load
from tools.pack_weights import STEP, packed, rounded


def test_packed_weights_answer_as_before_but_only_in_the_set_ups_that_are_left() -> None:
    whole = load(packaged("super"))
    plain, reflex = (folsom.new_game("super", 4, seed=1, boxes=boxes) for boxes in ([], ["reflex"]))
    small = packed(whole, [plain.setup])
    assert len(small.vocabulary.fields) < len(whole.vocabulary.fields)
    view, legal = plain.view(0), plain.legal(0)
    assert np.allclose(Network(small).logits(view, legal), Network(whole).logits(view, legal), atol=0.5)
    with pytest.raises(SetupError, match="this network was not trained for boxes reflex"):
        Network(small).logits(reflex.view(0), reflex.legal(0))


def test_numbers_are_rounded_to_multiples_of_a_step() -> None:
    values = np.array([0.0, 1.0, -3.0, 1 / 3, 17.3, -1e-4], np.float32)
    found = rounded(values)
    assert found.tolist()[:3] == [0.0, 1.0, -3.0]
    assert np.abs(found - values).max() <= STEP / 2
    assert np.array_equal(found / STEP, np.round(found / STEP))
