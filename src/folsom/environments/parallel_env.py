"""PettingZoo's parallel interface: the seats that are asked decide together, the others wait."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from folsom.environments.env_game import ILLEGAL, EnvGame, agents
from folsom.interface.errors import SetupError
from folsom.learning.observation import WAIT


class Parallel(ParallelEnv[str, dict[str, Any], int]):
    """A seat that is not asked may only wait, action 0.

    An illegal action ends the game, and so does waiting when asked: that seat gets -1, the others 0.
    """

    def __init__(
        self, game: str, players: int | None, zero_sum: bool, shaping: float, options: Mapping[str, Any]
    ) -> None:
        self.game = EnvGame(game, players, zero_sum, shaping, options)
        self.metadata = {"name": f"folsom_{game}_v0", "render_modes": []}
        self.render_mode = None
        self.possible_agents = agents(self.game.players)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.game.with_mask() for agent in self.possible_agents}
        self.action_spaces = {agent: self.game.choices() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[dict[str, Any]]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.game.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, dict[str, Any]]:
        return {agent: self.game.sees(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        living = self.agents
        if not living:
            raise SetupError("the game is over: call reset() first")
        culprits = self.illegal(actions)
        if culprits:
            paid = {agent: ILLEGAL if agent in culprits else 0.0 for agent in living}
        else:
            for seat in self.game.core.to_act():
                self.game.play(seat, int(actions[self.possible_agents[seat]]))
            paid = dict(zip(living, self.game.rewards(), strict=True))
        over = bool(culprits) or self.game.core.over
        if over:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {"illegal": True} if agent in culprits else {} for agent in living}
        return self.observations(), paid, dict.fromkeys(living, over), dict.fromkeys(living, False), infos

    def illegal(self, actions: dict[str, int]) -> list[str]:
        """The seats that have chosen illegal actions; nothing is played yet."""
        return [
            agent
            for seat, agent in enumerate(self.possible_agents)
            if actions.get(agent, WAIT) not in self.game.space.mask_of(self.game.core, seat)
        ]

    def close(self) -> None:
        """There is nothing to close."""
