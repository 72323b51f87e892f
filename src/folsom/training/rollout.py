"""Rollouts: the network answers for all seats of all games, and everything needed for learning is recorded."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from folsom.training.cluster import RemotePlayers
from folsom.training.model import Model
from folsom.training.opponents import Opponent, OpponentSeats, opponent_seats
from folsom.training.plan import Plan
from folsom.training.players import Players, assign_setups
from folsom.training.shared_memory import HALVES, ROOM, Arrays

OBSERVED = ("indices", "values", "offsets", "counts", "constants", "masks", "seats", "planned")
MEMORIES = 2  # one is filled while the network learns from the other

Memory = list[dict[str, Tensor]]  # everything between two rounds of learning: `[half][name][step, row]`


class Rollout:
    """Plays with all players, on its own CUDA stream: the GPU can learn at the same time."""

    def __init__(self, plan: Plan, players: Players | RemotePlayers, device: str, frozen: int) -> None:
        """`frozen` is the number of frozen opponents."""
        self.plan = plan
        self.frozen = frozen
        self.players = players
        self.device = device
        self.buffers = [as_tensors(buffer, device) for buffer in players.buffers]
        self.memories = [[self.new_memory(buffer) for buffer in self.buffers] for _ in range(MEMORIES)]
        self.current = 0  # the memory being filled
        self.generator = torch.Generator(device)
        self.stream = torch.cuda.Stream(priority=-1) if device == "cuda" else None  # has priority over learning
        self.opponent_seats: list[list[OpponentSeats]] = []  # of each opponent in each half

    def new_memory(self, buffer: dict[str, Any]) -> dict[str, Tensor]:
        steps, n = self.plan.steps, self.plan.rows
        # the same types as in the buffer, so that copying converts nothing
        memory = {
            name: torch.zeros((steps, *values.shape), dtype=values.dtype, device=self.device)
            for name, values in buffer.items()
        }
        memory["log_probs"] = torch.zeros(steps, n, device=self.device)  # log probabilities of the actions taken
        memory["value_estimates"] = torch.zeros(steps, n, device=self.device)
        memory["own"] = torch.ones(steps, n, dtype=torch.bool, device=self.device)  # decisions to learn from
        return memory

    def begin(self, segment: int, shaping: float) -> None:
        """Begin new games; randomness depends only on the plan's seed and the segment."""
        self.generator.manual_seed(self.plan.seed << 20 | segment)
        self.players.begin(segment, shaping)
        self.opponent_seats = [self.assign_opponents(half, segment) for half in range(HALVES)]

    def assign_opponents(self, half: int, segment: int) -> list[OpponentSeats]:
        plan, shares = self.plan, self.players.shares
        setups = [shares[number].setup for number in assign_setups(plan, shares, segment)[half]]
        random = torch.Generator().manual_seed((plan.seed << 20 | segment) * HALVES + half)
        found = opponent_seats(plan, setups, self.players.seats, self.frozen, random)
        return [OpponentSeats(one.rows.to(self.device), one.held.to(self.device)) for one in found]

    @torch.no_grad()
    def play(self, model: Model, opponents: Sequence[Opponent | None]) -> Memory:
        """Make `steps` decisions in every game.  Both halves wait for answers before and after.

        The learner holds the seats of an opponent that is None.

        The returned memory is overwritten by the call after the next.
        """
        self.current = (self.current + 1) % MEMORIES
        with torch.cuda.stream(self.stream):  # None: the current stream
            for step in range(self.plan.steps):
                for half in range(HALVES):
                    if step > 0:
                        self.players.wait()  # for this half: commands are executed in turn
                        self.collect(half, step - 1)
                    self.answer(half, step, model, opponents)
                    self.players.step(half)
            for half in range(HALVES):
                self.players.wait()
                self.collect(half, self.plan.steps - 1)
        if self.stream is not None:
            self.stream.synchronize()
        return self.memories[self.current]

    def collect(self, half: int, step: int) -> None:
        for name in ("rewards", "dones"):
            self.memories[self.current][half][name][step].copy_(self.buffers[half][name], non_blocking=True)

    def answer(self, half: int, step: int, model: Model, opponents: Sequence[Opponent | None]) -> None:
        buffer, memory, n = self.buffers[half], self.memories[self.current][half], self.plan.rows
        for name in OBSERVED:
            memory[name][step].copy_(buffer[name], non_blocking=True)
        memory["offsets"][step] += step * n * ROOM  # counted from the first step
        room = int(buffer["counts"].max())
        inputs = network_input(flattened(memory), torch.arange(step * n, (step + 1) * n, device=self.device), room)
        log_probs, memory["value_estimates"][step] = model(*inputs)
        actions = self.sample(log_probs)
        own = memory["own"][step].fill_(True)
        for seats, opponent in zip(self.opponent_seats[half], opponents, strict=True):
            if opponent is not None and len(rows := seats.rows):
                theirs, _ = opponent.model(*(values[rows] for values in inputs))
                held = seats.held.gather(1, memory["seats"][step][rows, None])[:, 0]
                actions[rows] = torch.where(held, self.sample(theirs, opponent.temperature), actions[rows])
                own[rows] = ~held
        if self.plan.planner:  # planners also take the place of other opponents
            planned = memory["planned"][step]
            torch.ge(planned, 0, out=own)
            actions = torch.where(own, planned, actions)
        memory["actions"][step] = actions
        memory["log_probs"][step] = log_probs.gather(1, actions[:, None])[:, 0]
        buffer["actions"].copy_(actions)

    def sample(self, log_probs: Tensor, temperature: float = 1.0) -> Tensor:
        """An action for each row, sampled by log probabilities (the Gumbel-max trick)."""
        noise = torch.rand(log_probs.shape, generator=self.generator, device=self.device).clamp_(1e-20, 1 - 1e-7)
        return (log_probs - temperature * torch.log(-torch.log(noise))).argmax(-1)

    def close(self) -> None:
        """Unregister the buffers from the GPU, so that their memory can be reused."""
        if self.device == "cuda":
            torch.cuda.synchronize()
            for buffer in self.players.buffers:
                for values in buffer.values():
                    torch.cuda.cudart().cudaHostUnregister(values.ctypes.data)


def flattened(memory: dict[str, Tensor]) -> dict[str, Tensor]:
    """The memory with one row for each decision."""
    return {name: values.flatten(0, 1) for name, values in memory.items()}


def network_input(memory: dict[str, Tensor], rows: Tensor, room: int) -> list[Tensor]:
    """The network's input for some decisions: indices and values, padded with zeros, and the masks.

    `room` is the most numbers that one of them has.
    """
    places = torch.arange(room, device=rows.device)
    used = places < memory["counts"][rows, None]
    at = (memory["offsets"][rows, None] + places) * used
    constants = memory["constants"][rows]
    indices = torch.cat([constants.clamp(min=0), memory["indices"].view(-1)[at]], 1)
    values = torch.cat([(constants >= 0).float(), memory["values"].view(-1)[at] * used], 1)
    return [indices, values, memory["masks"][rows]]


def as_tensors(buffer: Arrays, device: str) -> dict[str, Any]:
    """The buffer as tensors; a GPU reads them in place."""
    if device == "cuda":
        for values in buffer.values():
            torch.cuda.cudart().cudaHostRegister(values.ctypes.data, values.nbytes, 0)
    return {name: torch.from_numpy(values) for name, values in buffer.items()}
