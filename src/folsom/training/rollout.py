"""Playing: the network answers for all seats of all games, and everything that is learned from is remembered."""

from typing import Any

import torch
from torch import Tensor

from folsom.training.desk import HALVES, Arrays
from folsom.training.model import Model
from folsom.training.plan import Plan
from folsom.training.players import Players

FROM_DESK = ("indices", "values", "masks", "seats")


class Rollout:
    """What happened between two times of learning; `[half][step, row]`."""

    def __init__(self, plan: Plan, players: Players, device: str) -> None:
        self.plan = plan
        self.players = players
        self.device = device
        self.desks = [opened(desk, device) for desk in players.desks]
        self.kept = [self.memory(half) for half in range(HALVES)]
        guests = int(plan.rows * plan.league)
        self.guests = torch.linspace(0, plan.rows - 1, guests).long().to(device)  # rows where an earlier self plays too
        seats = torch.arange(players.seats, device=device)
        # in such a row an earlier self holds every other seat, beginning with seat 0 or 1
        self.held = (seats[None, :] + torch.arange(guests, device=device)[:, None]) % 2 == 0

    def memory(self, half: int) -> dict[str, Tensor]:
        steps, n = self.plan.steps, self.plan.rows
        # of the same types as on the desk: what has to be converted is converted by the slower side
        kept = {
            name: torch.zeros((steps, *self.desks[half][name].shape), dtype=kind, device=self.device)
            for name, kind in {
                "indices": torch.int16,
                "values": torch.float16,
                "masks": torch.int8,
                "seats": torch.int64,
                "rewards": torch.float32,
                "dones": torch.int8,
                "actions": torch.int64,
            }.items()
        }
        kept["chances"] = torch.zeros(steps, n, device=self.device)  # logarithms, of what was done
        kept["expected"] = torch.zeros(steps, n, device=self.device)
        kept["own"] = torch.ones(steps, n, dtype=torch.bool, device=self.device)  # decided by the network that learns
        return kept

    @torch.no_grad()
    def play(self, model: Model, earlier: Model | None) -> None:
        """`steps` decisions in every game.  Both halves wait for answers before and after."""
        for step in range(self.plan.steps):
            for half in range(HALVES):
                if step > 0:
                    self.players.wait()  # for this half: orders are obeyed in turn
                    self.collect(half, step - 1)
                self.answer(half, step, model, earlier)
                self.players.step(half)
        for half in range(HALVES):
            self.players.wait()
            self.collect(half, self.plan.steps - 1)

    def collect(self, half: int, step: int) -> None:
        for name in ("rewards", "dones"):
            self.kept[half][name][step].copy_(self.desks[half][name], non_blocking=True)

    def answer(self, half: int, step: int, model: Model, earlier: Model | None) -> None:
        desk, kept = self.desks[half], self.kept[half]
        for name in FROM_DESK:
            kept[name][step].copy_(desk[name], non_blocking=True)
        seen = [kept[name][step] for name in ("indices", "values", "masks")]
        chances, kept["expected"][step] = model(*seen)
        actions = drawn(chances)
        if earlier is not None and len(self.guests):
            rows = self.guests
            theirs, _ = earlier(*(values[rows] for values in seen))
            held = self.held.gather(1, kept["seats"][step][rows, None])[:, 0]
            actions[rows] = torch.where(held, drawn(theirs), actions[rows])
            kept["own"][step].fill_(True)
            kept["own"][step][rows] = ~held
        kept["actions"][step] = actions
        kept["chances"][step] = chances.gather(1, actions[:, None])[:, 0]
        desk["actions"].copy_(actions)

    def close(self) -> None:
        """Let the GPU forget the desks, whose memory may be used again."""
        if self.device == "cuda":
            torch.cuda.synchronize()
            for desk in self.players.desks:
                for values in desk.values():
                    torch.cuda.cudart().cudaHostUnregister(values.ctypes.data)


def drawn(chances: Tensor) -> Tensor:
    """An action for each row, by the logarithms of their chances (Gumbel's way)."""
    noise = torch.rand_like(chances).clamp_(1e-20, 1 - 1e-7)
    return (chances - torch.log(-torch.log(noise))).argmax(-1)


def opened(desk: Arrays, device: str) -> dict[str, Any]:
    """The desk as tensors; a GPU reads them where they are."""
    if device == "cuda":
        for values in desk.values():
            torch.cuda.cudart().cudaHostRegister(values.ctypes.data, values.nbytes, 0)
    return {name: torch.from_numpy(values) for name, values in desk.items()}
