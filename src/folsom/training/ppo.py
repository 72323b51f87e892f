"""Learns from the games played: proximal policy optimisation, with a pull towards an average policy."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from folsom.training.graphs import Graphs
from folsom.training.model import Model
from folsom.training.plan import Plan
from folsom.training.rollout import Memory, flattened, look

LONGEST = 0.5  # the largest norm of a gradient


@dataclass(frozen=True)
class Lesson:
    """Statistics of a round of learning."""

    entropy: float
    moved: float  # how far the policy has moved: approximately the Kullback-Leibler divergence
    explained: float  # the share of the returns' variance that the value predicted


@torch.no_grad()
def advantages(kept: dict[str, Tensor], discount: float) -> Tensor:
    """How much better each decision turned out than expected, along the decisions of the same seat.

    Rewards between two decisions of a seat belong to the first of them; after its last recorded decision, the seat's
    expectation is assumed not to change.
    """
    steps, n, seats = kept["rewards"].shape
    device = kept["rewards"].device
    after, trace, paid = (torch.zeros(n, seats, device=device) for _ in range(3))
    known = torch.zeros(n, seats, dtype=torch.bool, device=device)
    found = torch.zeros(steps, n, device=device)
    rows = torch.arange(n, device=device)
    for step in reversed(range(steps)):
        over = kept["dones"][step][:, None] != 0
        after, trace, paid = (values.masked_fill(over, 0) for values in (after, trace, paid))
        known = known | over
        paid = paid + kept["rewards"][step]
        seat, expected = kept["seats"][step], kept["expected"][step]
        then = torch.where(known[rows, seat], after[rows, seat], expected)
        found[step] = paid[rows, seat] + then - expected + discount * trace[rows, seat]
        trace[rows, seat] = found[step]
        after[rows, seat] = expected
        known[rows, seat] = True
        paid[rows, seat] = 0
    return found


class Learner:
    """The network, its average and the optimiser."""

    def __init__(self, plan: Plan, model: Model, average: Model) -> None:
        self.plan = plan
        self.model = model
        self.average = average
        average.requires_grad_(False)
        device = model.first.weight.device
        on_gpu = device.type == "cuda"
        self.rate, self.entropy_weight = (torch.tensor(value, device=device) for value in (plan.rate, plan.entropy))
        self.optimiser = torch.optim.Adam(model.parameters(), plan.rate, eps=1e-5, fused=True, capturable=on_gpu)
        self.graphs = Graphs(self.improve, plan.minibatch) if on_gpu else None

    def learn(self, memory: Memory, progress: float) -> Lesson:
        plan = self.plan
        self.rate.fill_(plan.rate + (plan.rate_end - plan.rate) * progress)
        self.entropy_weight.fill_(plan.entropy + (plan.entropy_end - plan.entropy) * progress)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate
        better = torch.stack([advantages(kept, plan.discount) for kept in memory])
        expected = torch.stack([kept["expected"] for kept in memory])
        own = torch.stack([kept["own"] for kept in memory])
        returns = better + expected
        explained = 1 - better[own].var() / returns[own].var().clamp(min=1e-8)
        norm = (better - better[own].mean()) / (better[own].std() + 1e-8)
        sums = torch.zeros(3, device=norm.device)
        for _ in range(plan.epochs):
            for half, kept in enumerate(map(flattened, memory)):
                chosen, room = kept["own"].nonzero()[:, 0], int(kept["counts"].max())
                for rows in chosen[torch.randperm(len(chosen), device=chosen.device)].split(plan.minibatch):
                    given = (rows, norm[half].flatten()[rows], returns[half].flatten()[rows])
                    sums += self.graphs.run(kept, room, given) if self.graphs else self.improve(kept, room, *given)
        entropy, moved, count = sums.tolist()
        return Lesson(entropy / count, moved / count, float(explained))

    def improve(self, kept: dict[str, Tensor], room: int, rows: Tensor, better: Tensor, returns: Tensor) -> Tensor:
        """Take one step of learning; return the entropy, how far the policy has moved, and a 1 to count the steps."""
        plan = self.plan
        seen = look(kept, rows, room)
        chances, value = self.model(*seen)
        now = chances.gather(1, kept["actions"][rows, None])[:, 0]
        ratio = (now - kept["chances"][rows]).exp()
        gain = torch.minimum(ratio * better, ratio.clamp(1 - plan.clip, 1 + plan.clip) * better).mean()
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(-1).mean()
        loss = 0.5 * (value - returns).square().mean() - gain - self.entropy_weight * entropy
        if plan.magnet:
            with torch.no_grad():
                usual, _ = self.average(*seen)
            loss = loss + plan.magnet * (chances.exp() * (chances - usual).clamp(-50, 50)).sum(-1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), LONGEST)
        self.optimiser.step()
        self.follow()
        moved = (kept["chances"][rows] - now.detach()).mean()
        return torch.stack([entropy.detach(), moved, torch.ones_like(moved)])

    @torch.no_grad()
    def follow(self) -> None:
        """Move the average a little towards the network."""
        mine, theirs = list(self.average.parameters()), list(self.model.parameters())
        torch._foreach_lerp_(mine, theirs, 1 - self.plan.average)
