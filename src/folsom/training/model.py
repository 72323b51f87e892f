"""The network of `folsom.network` in PyTorch, for training."""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from folsom.interface.errors import SetupError
from folsom.network.vocabulary import Vocabulary
from folsom.network.weights import Array, Weights, array_names, layers
from folsom.training.plan import Plan

ILLEGAL_LOGIT = -1e9
ALIGNMENT = 8  # GPUs multiply matrices fastest if the rows begin at multiples of so many 16-bit numbers


class Block(nn.Module):
    """Two layers whose result is added to their input; at first they change nothing."""

    def __init__(self, inner: int) -> None:
        super().__init__()
        self.into, self.out = nn.Linear(inner, inner), nn.Linear(inner, inner)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, hidden: Tensor) -> Tensor:
        changed: Tensor = hidden + self.out(torch.relu(self.into(hidden)))
        return changed


class Model(nn.Module):
    """Takes observations as they are in the buffer: indices of fields, and values of which some are 0."""

    def __init__(self, fields: int, actions: int, width: int, inner: int, blocks: int) -> None:
        super().__init__()
        self.fields = fields
        self.first, self.second, self.third = nn.Linear(fields, width), nn.Linear(width, inner), nn.Linear(inner, inner)
        self.blocks = nn.ModuleList(Block(inner) for _ in range(blocks))
        self.policy, self.value = nn.Linear(inner, actions), nn.Linear(inner, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, indices: Tensor, values: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log probabilities of all actions, and the value."""
        # without a cache of converted weights: a CUDA graph must convert them each time it runs
        with torch.autocast(values.device.type, torch.bfloat16, enabled=values.is_cuda, cache_enabled=False):
            one = torch.relu(self.read_dense(indices, values) if values.is_cuda else self.read_sparse(indices, values))
            two = torch.relu(self.second(one))
            hidden = two + torch.relu(self.third(two))
            for block in self.blocks:
                hidden = block(hidden)
            logits, value = self.policy(hidden).float(), self.value(hidden).float().squeeze(-1)
        return logits.masked_fill(masks == 0, ILLEGAL_LOGIT).log_softmax(-1), value

    def read_dense(self, indices: Tensor, values: Tensor) -> Tensor:
        """The first layer on a GPU: multiplying by a matrix is faster than gathering its columns.

        The zeros go to a column of their own, so that no two numbers of a field are added.
        """
        columns = (self.fields // ALIGNMENT + 1) * ALIGNMENT
        dense = torch.zeros(len(values), columns, dtype=torch.bfloat16, device=values.device)
        dense.scatter_(1, indices.long().where(values != 0, self.fields), values.to(torch.bfloat16))
        return self.first(dense[:, : self.fields])

    def read_sparse(self, indices: Tensor, values: Tensor) -> Tensor:
        """The first layer on a CPU, which needs only the columns of fields that are not 0."""
        columns = self.first.weight.T.contiguous()
        return embedding_bag(indices.long(), columns, per_sample_weights=values, mode="sum") + self.first.bias

    def arrays(self) -> dict[str, Array]:
        """The numbers in the format of `folsom.network.weights`."""
        state = self.state_dict()
        return {name: state[name].detach().float().cpu().numpy().copy() for name in array_names(len(self.blocks))}


def check_fits(file: Path, old: Weights, game: str, plan: Plan) -> None:
    """Refuse weights of another game, or of a network that is larger than planned."""
    if old.game != game:
        raise SetupError(f"{file} plays {old.game}, not {game}")
    width, inner, blocks = old.units
    if width > plan.width or inner > plan.inner or blocks > plan.blocks:
        raise SetupError(f"{file} needs a plan with width={width}, inner={inner} and blocks={blocks}, or more")


def load_smaller(old: Weights, wanted: Vocabulary, model: Model) -> None:
    """Load a network with a smaller vocabulary, and perhaps fewer units and blocks, into a model.

    It then plays as the old one did: new fields start at 0, and so does whatever old units and old actions take from
    new units.  New actions keep their values.
    """
    state = {name: value.detach().cpu().numpy().copy() for name, value in model.state_dict().items()}
    fields = [wanted.fields.index(name) for name in old.vocabulary.fields]
    actions = [wanted.actions.index(name) for name in old.vocabulary.actions]
    width, inner, blocks = old.units
    rows = {"first": range(width), "policy": actions, "value": [0]}  # all others: `inner`
    columns = {"first": fields, "second": range(width)}
    for layer in layers(blocks):
        weight, bias = f"{layer}.weight", f"{layer}.bias"
        outputs, inputs = rows.get(layer, range(inner)), columns.get(layer, range(inner))
        state[weight][outputs] = 0
        state[weight][np.ix_(outputs, inputs)] = old.arrays[weight]
        state[bias][outputs] = old.arrays[bias]
    model.load_state_dict({name: torch.from_numpy(np.ascontiguousarray(value)) for name, value in state.items()})
