"""Weights as files: they can be read back, and bad files are refused with the reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import folsom
from folsom.network.vocabulary import Vocabulary, vocabulary
from folsom.network.weights import BadWeights, Weights, description_file, load, save

SETUP = folsom.new_game("super", 3, seed=1).setup
WIDTH, INNER = 6, 5


def small(known: Vocabulary) -> Weights:
    random = np.random.default_rng(1)
    sizes = {
        "first": (WIDTH, len(known.fields)),
        "second": (INNER, WIDTH),
        "third": (INNER, INNER),
        "blocks.0.into": (INNER, INNER),
        "blocks.0.out": (INNER, INNER),
        "policy": (len(known.actions), INNER),
        "value": (1, INNER),
    }
    arrays = {}
    for layer, (outputs, inputs) in sizes.items():
        arrays[f"{layer}.weight"] = random.normal(size=(outputs, inputs)).astype(np.float32)
        arrays[f"{layer}.bias"] = random.normal(size=outputs).astype(np.float32)
    return Weights("super", known, arrays, 0.5, {"decisions": 7})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save(tmp_path / "small.npz", small(vocabulary([SETUP])))
    return tmp_path / "small.npz"


def test_weights_are_read_as_they_were_written_but_for_rounding(file: Path) -> None:
    written, found = small(vocabulary([SETUP])), load(file)
    assert (found.game, found.vocabulary, found.temperature, found.recipe) == (
        written.game,
        written.vocabulary,
        written.temperature,
        written.recipe,
    )
    for name, values in written.arrays.items():
        assert np.allclose(found.arrays[name], values, rtol=1e-3)
        assert found.arrays[name].dtype == np.float32


def test_a_damaged_file_is_refused(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    with pytest.raises(BadWeights, match=r"small\.npz is damaged, or is not the one that small\.json describes"):
        load(file)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda about: about.update(format="something else"), "does not describe a network of Folsom"),
        (lambda about: about.update(version=99), "is of version 99; this program reads version 1"),
        (lambda about: about.pop("fields"), "has no fields, or one of the wrong type"),
        (lambda about: about.update(temperature="hot"), "has no temperature, or one of the wrong type"),
        (lambda about: about["fields"].pop(), "the first layer has the shape"),
        (lambda about: about["actions"].append("fly"), "the policy layer has the shape"),
    ],
)
def test_a_description_that_does_not_fit_is_refused(
    file: Path, change: Callable[[dict[str, Any]], object], complaint: str
) -> None:
    about = json.loads(description_file(file).read_text())
    change(about)
    description_file(file).write_text(json.dumps(about))
    with pytest.raises(BadWeights, match=complaint):
        load(file)


def test_files_that_are_missing_or_no_weights_are_refused(file: Path, tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"other\.json: No such file"):
        load(tmp_path / "other.npz")
    description_file(file).write_text("{")
    with pytest.raises(BadWeights, match=r"small\.json is not JSON"):
        load(file)


@pytest.mark.parametrize("name", ["first.weight", "value.bias"])
def test_numbers_that_are_none_are_refused(name: str, tmp_path: Path) -> None:
    bad = small(vocabulary([SETUP]))
    arrays = dict(bad.arrays)
    arrays[name] = arrays[name].copy()
    arrays[name].flat[0] = np.nan
    save(tmp_path / "bad.npz", Weights(bad.game, bad.vocabulary, arrays, bad.temperature, bad.recipe))
    with pytest.raises(BadWeights, match="contains something that is not a number"):
        load(tmp_path / "bad.npz")


def test_a_vocabulary_grows_behind_what_it_knows() -> None:
    few, many = vocabulary([SETUP]), vocabulary([folsom.new_game("super", 5, seed=1, boxes=["horse"]).setup])
    both = vocabulary([folsom.new_game("super", 5, seed=1, boxes=["horse"]).setup], few)
    assert both.fields[: len(few.fields)] == few.fields
    assert set(both.fields) == {*few.fields, *many.fields}
    assert len(set(both.actions)) == len(both.actions)
