"""Opponents that do not learn: an earlier self in some games, or a frozen network in all of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from folsom.game import registry
from folsom.interface.title import Setup
from folsom.network.vocabulary import Encoder, Vocabulary
from folsom.network.weights import Weights, load
from folsom.training.model import Model, grown
from folsom.training.plan import Plan


@dataclass(frozen=True)
class OpponentSeats:
    """Rows of a half, and the seats that the opponent holds in each of them."""

    rows: Tensor
    held: Tensor  # rows × seats


def earlier_selves(plan: Plan, seats: int) -> OpponentSeats:
    """Every other seat in some of the rows, beginning with seat 0 or 1."""
    number = int(plan.rows * plan.league)
    rows = torch.linspace(0, plan.rows - 1, number).long()
    return OpponentSeats(rows, (torch.arange(seats) + torch.arange(number)[:, None]) % 2 == 0)


def all_but_one_side(plan: Plan, setups: Sequence[Setup], seats: int) -> OpponentSeats:
    """All seats but those of one side in every row, each side in turn; `setups` are those of the half's batches."""
    held = torch.ones(plan.rows, seats, dtype=torch.bool)
    for batch, setup in enumerate(setups):
        sides = registry.title(setup.game).sides(setup)
        for game in range(plan.games):
            held[batch * plan.games + game, list(sides[game % len(sides)])] = False
    return OpponentSeats(torch.arange(plan.rows), held)


class Frozen:
    """An opponent from a file: the network that a best reply is trained against."""

    def __init__(self, file: Path, setups: Sequence[Setup]) -> None:
        self.file = file
        self.weights: Weights = load(file)
        for setup in setups:
            Encoder(self.weights.vocabulary, setup)  # refuses what the network was not trained for

    def model(self, words: Vocabulary) -> Model:
        """The network with a vocabulary that contains at least its own names."""
        known, arrays = self.weights.vocabulary, dict(self.weights.arrays)
        width, inner = arrays["first.bias"].size, arrays["second.bias"].size
        found = Model(len(words.fields), len(words.actions), width, inner)
        grown(arrays, known, words, found)
        found.requires_grad_(False)
        return found
