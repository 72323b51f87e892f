"""PettingZoo's AEC interface: one decision at a time; seats that decide together are asked one after another."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from folsom.environments.env_game import ILLEGAL, EnvGame, agents
from folsom.interface.errors import IllegalAction


def wrapped(game: str, players: int | None, zero_sum: bool, shaping: float, options: Mapping[str, Any]) -> Any:
    """The environment with the wrappers of PettingZoo's own board games: an illegal action ends the game."""
    env = wrappers.TerminateIllegalWrapper(Aec(game, players, zero_sum, shaping, options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


class Aec(AECEnv[str, dict[str, Any], int]):
    """The environment without wrappers: an illegal action raises IllegalAction."""

    def __init__(
        self, game: str, players: int | None, zero_sum: bool, shaping: float, options: Mapping[str, Any]
    ) -> None:
        self.game = EnvGame(game, players, zero_sum, shaping, options)
        self.metadata = {"name": f"folsom_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = agents(self.game.players)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.game.with_mask() for agent in self.possible_agents}
        self.action_spaces = {agent: self.game.choices() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[dict[str, Any]]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        return self.possible_agents[self.game.core.to_act()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.game.sees(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self.game.play(self.possible_agents.index(agent), int(action)):
            wanted = "None" if action is None else self.game.space.describe(int(action))
            raise IllegalAction(f"{agent} may not take {wanted} now: its mask says what it may", "")
        for seat, reward in enumerate(self.game.rewards()):
            self.rewards[self.possible_agents[seat]] = reward
        self._accumulate_rewards()
        if self.game.core.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.asked()

    def close(self) -> None:
        """There is nothing to close."""
