"""Opponents that do not learn: frozen networks from files, and earlier selves."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from folsom.game import registry
from folsom.interface.title import Setup
from folsom.network.vocabulary import Encoder, Vocabulary
from folsom.network.weights import Weights, load
from folsom.training.model import Model, load_smaller
from folsom.training.plan import Plan


@dataclass(frozen=True)
class Opponent:
    """A network that does not learn, and the temperature at which it plays."""

    model: Model
    temperature: float


@dataclass(frozen=True)
class OpponentSeats:
    """Rows of a half, and the seats that an opponent holds in each of them."""

    rows: Tensor
    held: Tensor  # rows × seats


def opponent_seats(
    plan: Plan, setups: Sequence[Setup], seats: int, frozen: int, random: torch.Generator
) -> list[OpponentSeats]:
    """The seats of each frozen network, and then those of an earlier self, in a half with batches of these set-ups.

    They are in different rows, drawn at random.
    """
    order = torch.randperm(plan.rows, generator=random)
    among = int(plan.rows * plan.frozen) if frozen else 0
    parts = order[:among].tensor_split(frozen) if frozen else ()
    left = order[among : among + int(plan.rows * plan.league)]
    return [*(all_but_one_side(plan, setups, seats, rows) for rows in parts), every_other_seat(seats, left)]


def all_but_one_side(plan: Plan, setups: Sequence[Setup], seats: int, rows: Tensor) -> OpponentSeats:
    """All seats but those of one side in these rows, each side in turn."""
    rows = rows.sort().values
    held = torch.ones(len(rows), seats, dtype=torch.bool)
    for number, row in enumerate(rows.tolist()):
        setup = setups[row // plan.games]
        sides = registry.title(setup.game).sides(setup)
        held[number, list(sides[row % len(sides)])] = False
    return OpponentSeats(rows, held)


def every_other_seat(seats: int, rows: Tensor) -> OpponentSeats:
    """Every other seat in these rows, beginning with seat 0 or 1."""
    rows = rows.sort().values
    return OpponentSeats(rows, (torch.arange(seats) + torch.arange(len(rows))[:, None]) % 2 == 0)


class FrozenNetwork:
    """An opponent from a file."""

    def __init__(self, file: Path, setups: Sequence[Setup]) -> None:
        self.file = file
        self.weights: Weights = load(file)
        for setup in setups:
            Encoder(self.weights.vocabulary, setup)  # refuses what the network was not trained for

    def opponent(self, vocabulary: Vocabulary, device: str) -> Opponent:
        """The network with a vocabulary that contains at least its own names."""
        found = Model(len(vocabulary.fields), len(vocabulary.actions), *self.weights.units)
        load_smaller(self.weights, vocabulary, found)
        found.requires_grad_(False)
        return Opponent(found.to(device), self.weights.temperature)
