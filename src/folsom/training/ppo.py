"""Learns from the games played: proximal policy optimisation, with a pull towards an average policy.

In a run with planners (`planner` in the plan), the network learns only to answer as they do.
"""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from folsom.training.graphs import Graphs
from folsom.training.model import Model
from folsom.training.plan import Plan
from folsom.training.rollout import Memory, flattened, network_input

MAX_GRADIENT_NORM = 0.5


@dataclass(frozen=True)
class LearningStats:
    """Statistics of a round of learning."""

    entropy: float
    kl: float  # approximate divergence of the new policy from the old one; for planners' answers, not a divergence
    explained_variance: float  # the share of the returns' variance that the value predicted
    cross_entropy: float  # of the answers learned from, by the network that has not learned from them yet


@torch.no_grad()
def estimate_advantages(batch: dict[str, Tensor], discount: float) -> Tensor:
    """How much better each decision turned out than expected, along the decisions of the same seat.

    Rewards between two decisions of a seat belong to the first of them; after its last recorded decision, the seat's
    value is assumed not to change.
    """
    steps, n, seats = batch["rewards"].shape
    device = batch["rewards"].device
    next_values, trace, paid = (torch.zeros(n, seats, device=device) for _ in range(3))
    known = torch.zeros(n, seats, dtype=torch.bool, device=device)  # whether the next value is known
    advantages = torch.zeros(steps, n, device=device)
    rows = torch.arange(n, device=device)
    for step in reversed(range(steps)):
        over = batch["dones"][step][:, None] != 0
        next_values, trace, paid = (values.masked_fill(over, 0) for values in (next_values, trace, paid))
        known = known | over
        paid = paid + batch["rewards"][step]
        seat, value = batch["seats"][step], batch["value_estimates"][step]
        next_value = torch.where(known[rows, seat], next_values[rows, seat], value)
        advantages[step] = paid[rows, seat] + next_value - value + discount * trace[rows, seat]
        trace[rows, seat] = advantages[step]
        next_values[rows, seat] = value
        known[rows, seat] = True
        paid[rows, seat] = 0
    return advantages


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
        self.graphs = Graphs(self.update, plan.minibatch) if on_gpu else None

    def learn(self, memory: Memory, progress: float) -> LearningStats:
        plan = self.plan
        self.rate.fill_(plan.rate + (plan.rate_end - plan.rate) * progress)
        self.entropy_weight.fill_(plan.entropy + (plan.entropy_end - plan.entropy) * progress)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate
        advantages = torch.stack([estimate_advantages(batch, plan.discount) for batch in memory])
        value_estimates = torch.stack([batch["value_estimates"] for batch in memory])
        own = torch.stack([batch["own"] for batch in memory])
        returns = advantages + value_estimates
        explained_variance = 1 - advantages[own].var() / returns[own].var().clamp(min=1e-8)
        normalised = (advantages - advantages[own].mean()) / (advantages[own].std() + 1e-8)
        sums = torch.zeros(3, device=normalised.device)
        for _ in range(plan.epochs):
            for half, batch in enumerate(map(flattened, memory)):
                chosen, room = batch["own"].nonzero()[:, 0], int(batch["counts"].max())
                for rows in chosen[torch.randperm(len(chosen), device=chosen.device)].split(plan.minibatch):
                    given = (rows, normalised[half].flatten()[rows], returns[half].flatten()[rows])
                    sums += self.graphs.run(batch, room, given) if self.graphs else self.update(batch, room, *given)
        entropy, kl, count = sums.tolist()
        cross_entropy = -torch.stack([batch["log_probs"] for batch in memory])[own].mean()
        return LearningStats(entropy / count, kl / count, float(explained_variance), float(cross_entropy))

    def update(self, batch: dict[str, Tensor], room: int, rows: Tensor, advantages: Tensor, returns: Tensor) -> Tensor:
        """Take one step of learning; return the entropy, the KL divergence, and a 1 to count the steps."""
        plan = self.plan
        inputs = network_input(batch, rows, room)
        log_probs, value = self.model(*inputs)
        new_log_probs = log_probs.gather(1, batch["actions"][rows, None])[:, 0]
        if plan.planner:
            gain = new_log_probs.mean()
        else:
            ratio = (new_log_probs - batch["log_probs"][rows]).exp()
            clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            gain = torch.minimum(ratio * advantages, clipped * advantages).mean()
        entropy = -(log_probs.exp() * log_probs.clamp(min=-50)).sum(-1).mean()
        loss = 0.5 * (value - returns).square().mean() - gain - self.entropy_weight * entropy
        if plan.magnet:
            with torch.no_grad():
                average_log_probs, _ = self.average(*inputs)
            distance = (log_probs - average_log_probs).clamp(-50, 50)
            loss = loss + plan.magnet * (log_probs.exp() * distance).sum(-1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), MAX_GRADIENT_NORM)
        self.optimiser.step()
        self.update_average()
        kl = (batch["log_probs"][rows] - new_log_probs.detach()).mean()
        return torch.stack([entropy.detach(), kl, torch.ones_like(kl)])

    @torch.no_grad()
    def update_average(self) -> None:
        """Move the average a little towards the network."""
        average, current = list(self.average.parameters()), list(self.model.parameters())
        torch._foreach_lerp_(average, current, 1 - self.plan.average)
