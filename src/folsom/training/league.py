"""The league of earlier selves: playing against them keeps the network from forgetting how to beat them."""

from copy import deepcopy

import torch

from folsom.training.model import Model
from folsom.training.plan import Plan

State = dict[str, torch.Tensor]


class League:
    """Some earlier states of the network: always the last one, and older ones spread over the whole run."""

    def __init__(self, plan: Plan, model: Model) -> None:
        self.size = plan.league_size
        self.members: list[State] = []
        self.opponent: Model = deepcopy(model)
        self.opponent.requires_grad_(False)

    def add(self, model: Model) -> None:
        """Add the network's state; if there are too many, drop one of the others, but never the first."""
        self.members.append({name: value.detach().clone() for name, value in model.state_dict().items()})
        if len(self.members) > self.size:
            self.members.pop(1 + len(self.members) % 2 * (len(self.members) // 2))

    def sample(self) -> Model | None:
        """One of them at random; None if there are none."""
        if not self.members:
            return None
        number = int(torch.randint(len(self.members), (1,)))
        self.opponent.load_state_dict(self.members[number])
        return self.opponent
