"""Steps of learning as CUDA graphs.

Python takes longer to start the operations of a step than a GPU to perform them, and the thread that plays needs
Python, too.  A graph starts all of them with one call.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

Memory = dict[str, Tensor]
Step = Callable[..., Tensor]

WARM_UP = 3  # steps before the first graph, in which PyTorch allocates what all steps share
ROOM_STEP = 32  # `room` is a multiple of this, so that few graphs are needed


@dataclass(frozen=True)
class Graph:
    """A recorded step, the tensors from which it reads its input, and that to which it writes its result."""

    graph: torch.cuda.CUDAGraph
    inputs: Sequence[Tensor]
    result: Tensor


class Graphs:
    """Graphs of one step, for each memory from which it learns; steps with fewer rows than `minibatch` run without."""

    def __init__(self, step: Step, minibatch: int) -> None:
        self.step = step
        self.minibatch = minibatch
        self.warm = 0
        self.graphs: dict[tuple[int, int], Graph] = {}

    def run(self, memory: Memory, room: int, given: Sequence[Tensor]) -> Tensor:
        """Take a step that learns from the first tensor's rows of the memory."""
        room = -(-room // ROOM_STEP) * ROOM_STEP
        if len(given[0]) < self.minibatch or self.warm < WARM_UP:
            self.warm += 1
            return self.step(memory, room, *given)
        key = memory["actions"].data_ptr(), room
        if key not in self.graphs:
            self.graphs[key] = self.record(memory, room, given)
        found = self.graphs[key]
        for tensor, values in zip(found.inputs, given, strict=True):
            tensor.copy_(values)
        found.graph.replay()
        return found.result

    def record(self, memory: Memory, room: int, given: Sequence[Tensor]) -> Graph:
        """Record a step without taking it; meanwhile the other thread goes on playing on its own stream."""
        inputs = [values.clone() for values in given]
        graph = torch.cuda.CUDAGraph()
        torch.cuda.synchronize()
        with torch.cuda.graph(graph, capture_error_mode="thread_local"):
            result = self.step(memory, room, *inputs)
        return Graph(graph, inputs, result)
