"""Imitation: a network learns to answer as certain bots did, from the records of their games.

Such a network answers in much less time than a bot that searches, so it can be an opponent in millions of games.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import nll_loss
from torch.nn.utils.rnn import pad_sequence

from folsom.game import registry
from folsom.game.begin import open_record
from folsom.game.game import Game
from folsom.game.observers import action_indices, observer_of
from folsom.game.record import Record
from folsom.game.version import __version__
from folsom.interface.errors import RecordError, SetupError
from folsom.learning.observation import Cells
from folsom.network import weights
from folsom.network.network import world_of
from folsom.network.vocabulary import Encoder, Vocabulary, merged, vocabulary
from folsom.training.model import Model, check_fits, load_smaller
from folsom.training.plan import Plan

WEIGHT_DECAY = 0.02  # there are few decisions: without it, the network soon learns them by heart
HELD_OUT_EVERY = 10  # of so many games, the decisions of one are not learned from, but show how well it imitates
TEST_BATCH = 512  # decisions of a test at a time

Report = Callable[[str], None]


@dataclass(frozen=True)
class Decision:
    """What a seat saw, which answers it had, which one it gave, and its share of the win in the end."""

    indices: Tensor  # of the fields that are not 0
    values: Tensor
    legal: Tensor  # indices of actions
    answer: int
    share: float


def decisions(record: Record, names: Sequence[str], vocabulary: Vocabulary) -> Iterator[Decision]:
    """The decisions of these bots in a game, except those with a single answer."""
    game = open_record(record, "en")
    encoder = Encoder(vocabulary, game.setup)
    shares = shares_of(record)
    for seat, action in record.actions:
        legal = game.legal(seat)
        if record.bots is not None and record.bots[seat] in names and len(legal) > 1:
            indices, values = observation(game, seat, encoder)
            world = world_of(game.view(seat))
            actions = encoder.actions[action_indices(world, game.setup, seat, [*legal, action])]
            yield Decision(indices, values, torch.from_numpy(actions[:-1]), int(actions[-1]), shares[seat])
        game.play(seat, action)


def observation(game: Game, seat: int, encoder: Encoder) -> tuple[Tensor, Tensor]:
    """The fields that are not 0, and their values."""
    cells = Cells()
    observer_of(game.setup).write(world_of(game.view(seat)), seat, cells)
    indices = np.concatenate([encoder.constant, encoder.fields[np.asarray(cells.indices)[: cells.size]]])
    values = np.concatenate([np.ones(len(encoder.constant)), np.asarray(cells.values)[: cells.size]])
    return torch.from_numpy(indices), torch.from_numpy(values.astype(np.float32))


def shares_of(record: Record) -> list[float]:
    """What each seat won at the end, minus the share of an average side."""
    game = open_record(record, "en")
    for seat, action in record.actions:
        game.play(seat, action)
    sides = registry.title(record.game).sides(game.setup)
    won = [side for side in sides if game.scores[side[0]].won]
    found = [0.0] * record.players
    for side in sides:
        for seat in side:
            found[seat] = (side in won) / max(1, len(won)) - 1 / len(sides)
    return found


class Imitation:
    """Learns from decisions; `begin` is a file with weights to start from."""

    def __init__(self, plan: Plan, records: Sequence[Record], names: Sequence[str], begin: Path | None) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.names = names
        self.game = records[0].game
        title = registry.title(self.game)
        self.vocabulary = vocabulary(title.setup(record.players, record.options) for record in records)
        old = weights.load(begin) if begin else None
        if begin and old:
            check_fits(begin, old, self.game, plan)
            self.vocabulary = merged(self.vocabulary, old.vocabulary)
        fields, actions = len(self.vocabulary.fields), len(self.vocabulary.actions)
        self.model = Model(fields, actions, plan.width, plan.inner, plan.blocks)
        if old:
            load_smaller(old, self.vocabulary, self.model)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.model.to(self.device)
        self.best = inf, self.model.arrays()  # the lowest cross-entropy so far, and the weights that had it
        found = [list(decisions(record, names, self.vocabulary)) for record in records]
        self.training = [one for number, game in enumerate(found) if number % HELD_OUT_EVERY for one in game]
        self.held_out = [one for game in found[::HELD_OUT_EVERY] for one in game]
        if not self.training or not self.held_out:
            raise SetupError(f"there are too few decisions by {', '.join(names)} in {len(records)} games")

    def train(self, report: Report) -> None:
        """Learn from all decisions several times; report how well it imitates after each time, and keep the best."""
        plan = self.plan
        report(f"{len(self.training)} decisions; before learning: {self.assess()}")
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=plan.rate, weight_decay=WEIGHT_DECAY)
        steps = plan.epochs * -(-len(self.training) // plan.minibatch)
        schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, plan.rate_end / plan.rate, steps)
        for epoch in range(1, plan.epochs + 1):
            for rows in torch.randperm(len(self.training)).split(plan.minibatch):
                log_probs, value, answers, shares = self.forward([self.training[row] for row in rows.tolist()])
                loss = nll_loss(log_probs, answers) + 0.5 * (value - shares).square().mean()
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
            report(f"after {epoch} of {plan.epochs} rounds: {self.assess()}")

    def assess(self) -> str:
        """Say how well it imitates, and keep the weights if none have been better."""
        accuracy, cross_entropy = self.evaluate()
        if cross_entropy < self.best[0]:
            self.best = cross_entropy, self.model.arrays()
        return (
            f"the same answer in {accuracy:.1%} of {len(self.held_out)} other decisions, "
            f"cross-entropy {cross_entropy:.3f}"
        )

    @torch.no_grad()
    def evaluate(self) -> tuple[float, float]:
        """The accuracy and the cross-entropy in games not learned from: how well it predicts the bots' answers."""
        correct, cross_entropy = 0, 0.0
        for first in range(0, len(self.held_out), TEST_BATCH):
            log_probs, _, answers, _ = self.forward(self.held_out[first : first + TEST_BATCH])
            correct += int((log_probs.argmax(1) == answers).sum())
            cross_entropy += float(nll_loss(log_probs, answers, reduction="sum"))
        return correct / len(self.held_out), cross_entropy / len(self.held_out)

    def forward(self, batch: Sequence[Decision]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """The network's log probabilities and values, the answers that were given, and what was won."""
        indices = pad_sequence([one.indices for one in batch], batch_first=True)
        values = pad_sequence([one.values for one in batch], batch_first=True)
        masks = torch.zeros(len(batch), len(self.vocabulary.actions))
        for row, one in enumerate(batch):
            masks[row, one.legal] = 1
        answers, shares = torch.tensor([one.answer for one in batch]), torch.tensor([one.share for one in batch])
        log_probs, value = self.model(*(tensor.to(self.device) for tensor in (indices, values, masks)))
        return log_probs, value, answers.to(self.device), shares.to(self.device)

    def export(self, file: Path) -> None:
        recipe = {"folsom": __version__, "imitates": list(self.names), "decisions": len(self.training)}
        temperature = float(self.plan.temperature)
        weights.save(file, weights.Weights(self.game, self.vocabulary, self.best[1], temperature, recipe))


def read_records(folder: Path, game: str) -> list[Record]:
    """The records of a game in a folder."""
    if not folder.is_dir():
        raise SetupError(f"{folder} is not a folder of records")
    found = [read_record(file) for file in sorted(folder.glob("*.json"))]
    kept = [record for record in found if record.game == game]
    if not kept:
        raise SetupError(f"{folder} has no records of {game}")
    return kept


def read_record(file: Path) -> Record:
    try:
        return Record.load(file)
    except RecordError as error:
        raise SetupError(f"{file}: {error}") from None


def imitate(
    folder: Path, names: Iterable[str], game: str, plan: Plan, begin: Path | None, out: Path, report: Report
) -> None:
    """Train a network from the records in a folder, and write its weights."""
    learner = Imitation(plan, read_records(folder, game), list(names), begin)
    learner.train(report)
    out.mkdir(parents=True, exist_ok=True)
    learner.export(out / "policy.npz")
