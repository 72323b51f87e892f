"""Weights as files: 16-bit numbers in `NAME.npz`, and their description in `NAME.json`.

The JSON file contains the version of the format, the game, the vocabulary, how the weights were trained, and a digest
of the numbers: a file that is damaged, or belongs to something else, is refused.
"""

import hashlib
import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.interface.errors import FolsomError
from folsom.network.vocabulary import Vocabulary

VERSION = 1
FRONT, BLOCK, HEADS = ("first", "second", "third"), ("into", "out"), ("policy", "value")

Array = NDArray[np.float32]


def layers(blocks: int) -> tuple[str, ...]:
    """The names of a network's layers, in the order in which they are computed."""
    return (*FRONT, *(f"blocks.{number}.{part}" for number in range(blocks) for part in BLOCK), *HEADS)


def array_names(blocks: int) -> list[str]:
    """The names of a network's arrays."""
    return [f"{layer}.{part}" for layer in layers(blocks) for part in ("weight", "bias")]


def count_blocks(arrays: Mapping[str, Array]) -> int:
    return sum(name.endswith(".into.weight") for name in arrays)


class BadWeights(FolsomError):
    """A file contains no weights that this version can use."""


@dataclass(frozen=True)
class Weights:
    """The numbers of a network, and their description."""

    game: str
    vocabulary: Vocabulary
    arrays: Mapping[str, Array]  # by `array_names`; a weight is outputs × inputs
    temperature: float  # how a bot chooses: 0 the best answer, 1 with the network's probabilities
    recipe: Mapping[str, Any]  # how they were trained, for people to read

    @property
    def units(self) -> tuple[int, int, int]:
        """The units of the first layer, those of the others, and the number of residual blocks."""
        arrays = self.arrays
        return arrays["first.bias"].size, arrays["second.bias"].size, count_blocks(arrays)


def save(file: Path, weights: Weights) -> None:
    """Write both files; the second one last, so that if it exists, both do."""
    packed = io.BytesIO()
    arrays: dict[str, Any] = {name: values.astype(np.float16) for name, values in weights.arrays.items()}
    np.savez_compressed(packed, **arrays)
    file.write_bytes(packed.getvalue())
    about = {
        "format": "folsom network",
        "version": VERSION,
        "game": weights.game,
        "sha256": hashlib.sha256(packed.getvalue()).hexdigest(),
        "temperature": weights.temperature,
        "recipe": dict(weights.recipe),
        "actions": list(weights.vocabulary.actions),
        "fields": list(weights.vocabulary.fields),
    }
    description_file(file).write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def description_file(file: Path) -> Path:
    return file.with_suffix(".json")


def load(file: Path) -> Weights:
    """Read both files; BadWeights says what is wrong with them."""
    about = read_about(description_file(file))
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadWeights(f"{file}: {error.strerror or error}") from None
    if hashlib.sha256(content).hexdigest() != about["sha256"]:
        raise BadWeights(
            f"{file} is damaged, or is not the one that {description_file(file).name} describes: digests differ"
        )
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as packed:
            arrays = {name: packed[name].astype(np.float32) for name in packed.files}
    except (ValueError, OSError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{file} contains no arrays: {error}") from None
    vocabulary = Vocabulary(tuple(about["fields"]), tuple(about["actions"]))
    check_arrays(file, vocabulary, arrays)
    return Weights(about["game"], vocabulary, arrays, about["temperature"], about["recipe"])


def read_about(file: Path) -> dict[str, Any]:
    """The description of weights, checked to be complete and of a known version."""
    try:
        about = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadWeights(f"{file}: {error.strerror or error}") from None
    except ValueError as error:
        raise BadWeights(f"{file} is not JSON: {error}") from None
    if not isinstance(about, dict) or about.get("format") != "folsom network":
        raise BadWeights(f"{file} does not describe a network of Folsom")
    if about.get("version") != VERSION:
        raise BadWeights(f"{file} is of version {about.get('version')!r}; this program reads version {VERSION}")
    kinds = {"game": str, "sha256": str, "temperature": float, "recipe": dict, "fields": list, "actions": list}
    for name, kind in kinds.items():
        if not isinstance(about.get(name), kind):
            raise BadWeights(f"{file} has no {name}, or one of the wrong type")
    return about


def check_arrays(file: Path, vocabulary: Vocabulary, arrays: Mapping[str, Array]) -> None:
    """Check that the layers fit each other and the vocabulary, and that all numbers are finite."""
    blocks = count_blocks(arrays)
    wanted = array_names(blocks)
    if set(arrays) != set(wanted):
        raise BadWeights(f"{file} has the arrays {', '.join(sorted(arrays))}, not {', '.join(wanted)}")
    width, inner = arrays["first.bias"].size, arrays["second.bias"].size
    outputs = {"first": width, "policy": len(vocabulary.actions), "value": 1}  # of all others: `inner`
    inputs = {"first": len(vocabulary.fields), "second": width}
    for layer in layers(blocks):
        weight, bias = arrays[f"{layer}.weight"], arrays[f"{layer}.bias"]
        shape = outputs.get(layer, inner), inputs.get(layer, inner)
        if weight.shape != shape or bias.shape != shape[:1]:
            raise BadWeights(f"{file}: the {layer} layer has the shape {weight.shape}, which does not fit the others")
        if not np.isfinite(weight).all() or not np.isfinite(bias).all():
            raise BadWeights(f"{file}: the {layer} layer contains something that is not a number")
