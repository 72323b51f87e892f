"""One game in an environment: whose turn it is, observations, legal actions and rewards."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from folsom.environments.shaping import weight
from folsom.environments.spaces import Space, space_of
from folsom.game import registry
from folsom.game.begin import roll
from folsom.kernel.core import Core
from folsom.kernel.dice import FAST, Dice, seeded
from folsom.learning.observation import Cells

HIGHEST = 8.0  # the largest number in an observation
ILLEGAL = -1.0  # the reward of a seat that chooses an illegal action
SEEDS = 1 << 31

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class EnvGame:
    """A game with the set-up options of `new_game`; rewards are shares of won games, plus shaping."""

    def __init__(
        self, game: str, players: int | None, zero_sum: bool, shaping: float, options: Mapping[str, Any]
    ) -> None:
        title = registry.title(game)
        self.setup = title.setup(players, options)
        self.title = title
        self.space: Space = space_of(title, self.setup)
        self.observer = self.space.observer
        self.zero_sum = zero_sum
        self.shaping = weight(shaping)
        self.seeds: Dice | None = None
        self.core: Core = title.start(self.setup, seeded(0), None)
        self.leads: list[float] = []

    @property
    def players(self) -> int:
        return self.setup.players

    def begin(self, seed: int | None) -> None:
        """Begin a new game; with a seed, the first game of that seed's sequence."""
        if seed is not None or self.seeds is None:
            self.seeds, _ = roll(FAST, seed)
        self.core = self.title.start(self.setup, seeded(self.number()), None)
        self.leads = self.observer.leads(self.core)

    def number(self) -> int:
        """A seed for a game or a bot."""
        assert self.seeds is not None
        return int(self.seeds.below(SEEDS)) * SEEDS + int(self.seeds.below(SEEDS))

    # ---- what a seat sees
    def observation(self, seat: int) -> Observation:
        cells = Cells()
        self.observer.write(self.core, seat, cells)
        found: Observation = np.zeros(len(self.observer.fields), np.float32)
        found[np.asarray(cells.indices)[: cells.size]] = np.asarray(cells.values)[: cells.size]
        return found

    def mask(self, seat: int) -> Mask:
        found: Mask = np.zeros(len(self.observer.actions), np.int8)
        found[self.space.mask_of(self.core, seat)] = 1
        return found

    # ---- what a seat does
    def play(self, seat: int, index: int) -> bool:
        """Answer for a seat that is asked; do nothing and return False if the action is not legal."""
        self.core.turn_to(seat)
        action = self.observer.action(self.core, index)
        if action < 0:
            return False
        self.core.apply(action)
        return True

    def rewards(self) -> list[float]:
        """Each seat's reward for everything since the last call."""
        core, seats = self.core, range(self.players)
        found = self.observer.shares(core, self.zero_sum) if core.over else [0.0 for _ in seats]
        if self.shaping:
            leads = self.observer.leads(core)
            found = [found[seat] + self.shaping * (leads[seat] - self.leads[seat]) for seat in seats]
            self.leads = leads
        return found

    # ---- the spaces of Gymnasium
    def box(self) -> spaces.Box[np.float32]:
        return spaces.Box(0.0, HIGHEST, (len(self.observer.fields),), np.float32)

    def with_mask(self) -> spaces.Dict:
        """The space of observations with masks, as in PettingZoo's board games."""
        mask = spaces.Box(0, 1, (len(self.observer.actions),), np.int8)
        return spaces.Dict({"observation": self.box(), "action_mask": mask})

    def choices(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(len(self.observer.actions))

    def sees(self, seat: int) -> dict[str, Any]:
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}


def agents(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]
