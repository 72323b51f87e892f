"""The network of `folsom.network` in PyTorch, for training."""

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from folsom.network.vocabulary import Vocabulary
from folsom.network.weights import LAYERS, NAMES, Array

ILLEGAL_LOGIT = -1e9
ALIGNMENT = 8  # GPUs multiply matrices fastest if the rows begin at multiples of so many 16-bit numbers


class Model(nn.Module):
    """Takes observations as they are in the buffer: indices of fields, and values of which some are 0."""

    def __init__(self, fields: int, actions: int, width: int, inner: int) -> None:
        super().__init__()
        self.fields = fields
        self.first, self.second, self.third = nn.Linear(fields, width), nn.Linear(width, inner), nn.Linear(inner, inner)
        self.policy, self.value = nn.Linear(inner, actions), nn.Linear(inner, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, indices: Tensor, values: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log probabilities of all actions, and the value."""
        # without a cache of converted weights: a CUDA graph must convert them each time it runs
        with torch.autocast(values.device.type, torch.bfloat16, enabled=values.is_cuda, cache_enabled=False):
            one = torch.relu(self.read_dense(indices, values) if values.is_cuda else self.read_sparse(indices, values))
            two = torch.relu(self.second(one))
            three = two + torch.relu(self.third(two))
            logits, value = self.policy(three).float(), self.value(three).float().squeeze(-1)
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
        return {name: state[name].detach().float().cpu().numpy() for name in NAMES}


def load_smaller(old: dict[str, Array], known: Vocabulary, wanted: Vocabulary, model: Model) -> None:
    """Load the weights of a network with a smaller vocabulary and perhaps fewer units into a model.

    It then plays as the old one did: new fields start at 0, and so does whatever old units and old actions take from
    new units.  New actions keep their values.
    """
    state = {name: value.detach().cpu().numpy().copy() for name, value in model.state_dict().items()}
    fields = [wanted.fields.index(name) for name in known.fields]
    actions = [wanted.actions.index(name) for name in known.actions]
    width, inner = old["first.bias"].size, old["second.bias"].size
    rows = {"first": range(width), "second": range(inner), "third": range(inner), "policy": actions, "value": [0]}
    columns = {
        "first": fields,
        "second": range(width),
        "third": range(inner),
        "policy": range(inner),
        "value": range(inner),
    }
    for layer in LAYERS:
        state[f"{layer}.weight"][rows[layer]] = 0
        state[f"{layer}.weight"][np.ix_(rows[layer], columns[layer])] = old[f"{layer}.weight"]
        state[f"{layer}.bias"][rows[layer]] = old[f"{layer}.bias"]
    model.load_state_dict({name: torch.from_numpy(np.ascontiguousarray(value)) for name, value in state.items()})
