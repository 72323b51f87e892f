"""Checkpoints: everything that a run needs to continue exactly where it stopped, in one file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from folsom.game import registry
from folsom.interface.errors import FolsomError
from folsom.network.vocabulary import Vocabulary
from folsom.training.league import League
from folsom.training.mixture import Share
from folsom.training.plan import Plan
from folsom.training.ppo import Learner

VERSION = 3


class BadCheckpoint(FolsomError):
    """A file is not a checkpoint, or not one of this version."""


@dataclass
class Progress:
    """The progress of a run so far."""

    segment: int = 0
    iteration: int = 0
    decisions: int = 0
    seconds: float = 0.0
    log: list[dict[str, Any]] = field(default_factory=list)
    earlier_runs: list[dict[str, Any]] = field(default_factory=list)  # recipes of the runs that this one continues


@dataclass(frozen=True)
class Checkpoint:
    """A checkpoint as it was read: the plan of the run, and the state of everything in it."""

    plan: Plan
    shares: Sequence[Share]
    vocabulary: Vocabulary
    progress: Progress
    state: Mapping[str, Any]
    against: Sequence[Path]  # weights of frozen opponents


def save(
    file: Path,
    plan: Plan,
    shares: Sequence[Share],
    vocabulary: Vocabulary,
    progress: Progress,
    learner: Learner,
    league: League,
    against: Sequence[Path],
) -> None:
    """Write it completely or not at all."""
    content = {
        "version": VERSION,
        "plan": plan.as_dict(),
        "shares": [
            (share.setup.game, share.setup.players, dict(share.setup.options), share.weight) for share in shares
        ],
        "fields": list(vocabulary.fields),
        "actions": list(vocabulary.actions),
        "progress": vars(progress),
        "model": learner.model.state_dict(),
        "average": learner.average.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "league": league.members,
        "against": [str(file.absolute()) for file in against],
        "random": torch.get_rng_state(),
        "random on the GPU": torch.cuda.get_rng_state() if torch.cuda.is_available() else None,
    }
    partial = file.with_suffix(".partial")
    torch.save(content, partial)
    partial.replace(file)


def load(file: Path, device: str) -> Checkpoint:
    try:
        content = torch.load(file, map_location=device, weights_only=True)
    except OSError as error:
        raise BadCheckpoint(f"{file}: {error.strerror or error}") from None
    except Exception as error:
        raise BadCheckpoint(f"{file} is not a checkpoint: {error}") from None
    if not isinstance(content, dict) or content.get("version") != VERSION:
        raise BadCheckpoint(f"{file} is not a checkpoint of version {VERSION}")
    shares = [
        Share(registry.title(game).setup(players, known(options)), weight)
        for game, players, options, weight in content["shares"]
    ]
    vocabulary = Vocabulary(tuple(content["fields"]), tuple(content["actions"]))
    against = [Path(file) for file in content["against"]]
    return Checkpoint(Plan(**content["plan"]), shares, vocabulary, Progress(**content["progress"]), content, against)


def known(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that have a value."""
    return {name: value for name, value in options.items() if value is not None}


def restore(state: Mapping[str, Any], learner: Learner, league: League) -> None:
    learner.model.load_state_dict(state["model"])
    learner.average.load_state_dict(state["average"])
    learner.optimiser.load_state_dict(state["optimiser"])
    league.members = state["league"]
    torch.set_rng_state(state["random"].cpu())
    if torch.cuda.is_available() and state["random on the GPU"] is not None:
        torch.cuda.set_rng_state(state["random on the GPU"].cpu())
