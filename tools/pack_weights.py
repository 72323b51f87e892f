"""Prepares trained weights for the package: they forget the set-ups of some variants, and are rounded.

python -m tools.pack_weights runs/all/policy.npz marshal     without the set-ups of this variant
"""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from folsom.bots.policy import packaged
from folsom.interface.title import Setup
from folsom.network.vocabulary import Vocabulary, vocabulary
from folsom.network.weights import Array, Weights, load, save
from folsom.training.mixture import mixture

STEP = 1 / 512  # weights are rounded to multiples of it: the file is 40 % smaller, and 0.3 % of the answers change


def packed(weights: Weights, setups: Iterable[Setup]) -> Weights:
    """Weights with the names that occur in these set-ups only."""
    wanted, known = vocabulary(setups), weights.vocabulary
    fields = [index for index, name in enumerate(known.fields) if name in wanted.fields]
    actions = [index for index, name in enumerate(known.actions) if name in wanted.actions]
    arrays = dict(weights.arrays)
    arrays["first.weight"] = arrays["first.weight"][:, fields]
    for part in ("weight", "bias"):
        arrays[f"policy.{part}"] = arrays[f"policy.{part}"][actions]
    left = Vocabulary(tuple(known.fields[index] for index in fields), tuple(known.actions[index] for index in actions))
    return replace(weights, vocabulary=left, arrays={name: rounded(values) for name, values in arrays.items()})


def rounded(values: Array) -> Array:
    """The nearest multiples of STEP, which compress well."""
    found: Array = np.round(values / STEP).astype(np.float32) * STEP
    return found + np.float32(0)  # without −0, which would be another number to compress


def main(arguments: Sequence[str]) -> None:
    file, *variants = arguments
    weights = load(Path(file))
    setups = [share.setup for share in mixture(weights.game, None, None)]
    recipe = {**weights.recipe, "left out": [f"variant {name}" for name in variants]}
    kept = packed(weights, [setup for setup in setups if setup.options.get("variant") not in variants])
    save(packaged(weights.game), replace(kept, recipe=recipe))


if __name__ == "__main__":
    main(sys.argv[1:])
