"""A training run, from its first game or from a checkpoint."""

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from multiprocessing import get_context
from pathlib import Path

import torch

from folsom.game.version import __version__
from folsom.network import weights
from folsom.network.vocabulary import Vocabulary, merged, vocabulary
from folsom.training import checkpoint
from folsom.training.checkpoint import Progress
from folsom.training.cluster import RemotePlayers
from folsom.training.league import League
from folsom.training.mixture import Share
from folsom.training.model import Model, check_fits, load_smaller
from folsom.training.opponents import FrozenNetwork, Opponent
from folsom.training.plan import Plan
from folsom.training.players import Players
from folsom.training.ppo import Learner, LearningStats
from folsom.training.rollout import Memory, Rollout
from folsom.training.strength import curve, trial

CHECKPOINT, LOG, CURVE, POLICY, AVERAGE = "checkpoint.pt", "log.jsonl", "curve.svg", "policy.npz", "average.npz"
TRIAL_PLAYERS = 4  # in trials, if the mixture has such a set-up

Report = Callable[[str], None]


class Run:
    """A run with all its files in one folder: the checkpoint, the log, the curve, and the weights for bots."""

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        shares: Sequence[Share],
        report: Report,
        known: Vocabulary | None = None,
        against: Sequence[Path] = (),
    ) -> None:
        """`against`: weights of frozen networks that hold all seats but one side's in some games, or in all of them."""
        self.folder = folder
        self.plan = plan
        self.shares = list(shares)
        self.report = report
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.progress = Progress()
        self.stats = LearningStats(0.0, 0.0, 0.0, 0.0)  # of the last round of learning
        self.begun = time.monotonic()  # when the current segment began
        torch.manual_seed(plan.seed)
        setups = [share.setup for share in shares]
        self.frozen = [FrozenNetwork(file, setups) for file in against]
        self.vocabulary = known or vocabulary(setups)
        for frozen in self.frozen:
            self.vocabulary = merged(frozen.weights.vocabulary, self.vocabulary)
        self.learn_with(self.fresh_model())
        folder.mkdir(parents=True, exist_ok=True)

    @classmethod
    def resumed(cls, folder: Path, report: Report) -> "Run":
        """The run in a folder, continued from its checkpoint."""
        device = "cuda" if torch.cuda.is_available() else "cpu"
        found = checkpoint.load(folder / CHECKPOINT, device)
        made = cls(folder, found.plan, found.shares, report, found.vocabulary, found.against)
        checkpoint.restore(found.state, made.learner, made.league)
        made.progress = found.progress
        return made

    def start_from(self, file: Path) -> None:
        """Start from the weights of a network with at most as many units, as far as they have this vocabulary."""
        old = weights.load(file)
        check_fits(file, old, self.shares[0].setup.game, self.plan)
        self.vocabulary = merged(self.vocabulary, old.vocabulary)
        model = self.fresh_model()
        load_smaller(old, self.vocabulary, model)
        self.learn_with(model)
        self.league.add(model)
        recipe = dict(old.recipe)
        self.progress.earlier_runs = [*recipe.pop("before", []), recipe]

    def fresh_model(self) -> Model:
        fields, actions = len(self.vocabulary.fields), len(self.vocabulary.actions)
        model = Model(fields, actions, self.plan.width, self.plan.inner, self.plan.blocks)
        model.to(self.device)
        return model

    def learn_with(self, model: Model) -> None:
        self.learner = Learner(self.plan, model, deepcopy(model))
        self.league = League(self.plan, model)
        self.actor = deepcopy(model)  # plays while the model learns
        self.actor.requires_grad_(False)
        self.opponents = [frozen.opponent(self.vocabulary, self.device) for frozen in self.frozen]

    @property
    def fraction(self) -> float:
        """How much of the run is done: by its decisions or, with limited minutes, by the time if that is more."""
        plan, progress = self.plan, self.progress
        done = progress.decisions / plan.decisions
        if plan.minutes:
            done = max(done, (progress.seconds + time.monotonic() - self.begun) / (60 * plan.minutes))
        return min(1.0, done)

    def train(self, seconds: float | None = None, ray: str | None = None) -> None:
        """Train until all decisions are made or the time is up, with a checkpoint after every segment.

        The games are played here, or on the Ray cluster at this address; they are the same in both cases.
        """
        plays = (self.plan, self.shares, self.vocabulary)
        players = RemotePlayers(ray, *plays) if ray else Players(get_context("spawn"), *plays)
        rollout = Rollout(self.plan, players, self.device, len(self.frozen))
        try:
            self.begun = begun = time.monotonic()
            while self.fraction < 1:
                self.segment(rollout)
                if seconds is not None and time.monotonic() - begun > seconds:
                    break
        finally:
            rollout.close()
            players.quit()

    def segment(self, rollout: Rollout) -> None:
        """Run a segment; while the network learns from some steps, the next ones are played with its previous state."""
        begun, plan, progress = time.monotonic(), self.plan, self.progress
        rollout.begin(progress.segment, plan.shaping * (1 - self.fraction))
        played: Memory | None = None
        learning = 0.0
        with ThreadPoolExecutor(1) as executor:
            for _ in range(plan.segment):
                future = executor.submit(rollout.play, self.actor, self.prepare())
                if played is not None:
                    learning += self.learn(played)
                played = future.result()
        assert played is not None, "a segment has at least one iteration"
        learning += self.learn(played)
        self.league.add(self.learner.model)
        progress.segment += 1
        now = time.monotonic()
        spent = now - begun
        progress.seconds += now - self.begun  # with the checkpoint before
        self.begun = now
        pace = plan.segment * plan.iteration / spent
        self.save()
        stats = self.stats
        change = f"cross-entropy {stats.cross_entropy:.3f}" if plan.planner else f"KL divergence {stats.kl:.4f}"
        self.report(
            f"{progress.decisions / 1e6:,.1f} M decisions, {progress.seconds:,.0f} s, {pace / 1000:,.0f} k/s "
            f"({learning / spent:.0%} learning), entropy {stats.entropy:.3f}, {change}, "
            f"explained variance {stats.explained_variance:.0%}, "
            + ", ".join(f"{share:.0%} against {name}" for name, (share, *_) in progress.log[-1]["shares"].items())
        )

    def prepare(self) -> list[Opponent | None]:
        """Update the actor to the current network; return the opponents for the next games."""
        self.actor.load_state_dict(self.learner.model.state_dict())
        earlier = self.league.sample()
        if self.device == "cuda":
            torch.cuda.synchronize()
        return [*self.opponents, Opponent(earlier, 1.0) if earlier else None]

    def learn(self, played: Memory) -> float:
        """Learn from some steps; return how many seconds it took."""
        begun = time.monotonic()
        self.stats = self.learner.learn(played, self.fraction)
        self.progress.iteration += 1
        self.progress.decisions += self.plan.iteration
        return time.monotonic() - begun

    def save(self) -> None:
        """Write the weights for bots, the log with the results of a trial, the curve, and finally the checkpoint."""
        progress, folder = self.progress, self.folder
        self.export(folder / POLICY, self.learner.model)
        if self.plan.magnet:
            self.export(folder / AVERAGE, self.learner.average)
        setup = next((s.setup for s in self.shares if s.setup.players == TRIAL_PLAYERS), self.shares[0].setup)
        against = [frozen.file for frozen in self.frozen]
        shares = trial(folder / POLICY, setup, self.plan.trial, self.plan.workers, against) if self.plan.trial else {}
        row = {
            "decisions": progress.decisions,
            "seconds": round(progress.seconds, 1),
            "shares": shares,
            **vars(self.stats),
        }
        progress.log.append(row)
        (folder / LOG).write_text("".join(json.dumps(one) + "\n" for one in progress.log), encoding="utf-8")
        (folder / CURVE).write_bytes(curve(progress.log, setup.players))
        state = (self.plan, self.shares, self.vocabulary, progress, self.learner, self.league)
        checkpoint.save(folder / CHECKPOINT, *state, against)

    def export(self, file: Path, model: Model) -> None:
        recipe = {
            "folsom": __version__,
            "decisions": self.progress.decisions,
            "seconds": round(self.progress.seconds),
            "device": torch.cuda.get_device_name() if self.device == "cuda" else "CPU",
            "plan": self.plan.as_dict(),
            "mixture": [f"{s.weight:g} × {s.setup.players} players, {options_text(s)}" for s in self.shares],
            "against": [frozen.file.name for frozen in self.frozen],
            "before": self.progress.earlier_runs,
        }
        game = self.shares[0].setup.game
        weights.save(file, weights.Weights(game, self.vocabulary, model.arrays(), float(self.plan.temperature), recipe))


def options_text(share: Share) -> str:
    return ", ".join(f"{name} {value}" for name, value in share.setup.options.items() if value) or "plain"
