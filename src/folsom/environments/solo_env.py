"""Gymnasium's interface: one seat against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from folsom.bots import Bot, bot
from folsom.environments.env_game import ILLEGAL, EnvGame, Mask, Observation
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Score

DEFAULT = "drifter"


class Solo(gymnasium.Env[Observation, int]):
    """The mask of legal actions is `info["action_mask"]`, and `action_masks()`, as maskable learners call it.

    An illegal action ends the game with a reward of -1, and `info["illegal"]` says so.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 (declared like this by Gymnasium)

    def __init__(
        self,
        game: str,
        players: int | None,
        opponents: Sequence[str] | None,
        seat: int,
        zero_sum: bool,
        shaping: float,
        options: Mapping[str, Any],
    ) -> None:
        self.game = EnvGame(game, players, zero_sum, shaping, options)
        others = self.game.players - 1
        names = [DEFAULT] * others if opponents is None else opponents
        if isinstance(names, str) or len(names) != others:
            raise SetupError(f"opponents are {others} bots, one for each other seat, not {shown(opponents)}")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat <= others:
            raise SetupError(f"seat is a number from 0 to {others}, not {shown(seat)}")
        self.seat = seat
        for name in names:
            bot(name).prepare(self.game.setup)  # refuses an unknown name, or a bot that cannot play this
        self.opponents = tuple(names)
        self.bots: dict[int, Bot] = {}
        self.over = True
        self.observation_space = self.game.box()
        self.action_space = self.game.choices()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.dismiss()
            self.game.begin(seed)
            others = [seat for seat in range(self.game.players) if seat != self.seat]
            self.bots = {seat: bot(name, self.game.number()) for seat, name in zip(others, self.opponents, strict=True)}
            self.bots_play()
            seed = None
            if not self.game.core.over:  # a game in which the seat is never asked is not an episode
                break
        self.game.rewards()
        self.over = False
        return self.game.observation(self.seat), self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.game.mask(self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise SetupError("the game is over: call reset() first")
        if not self.game.play(self.seat, int(action)):
            self.over = True
            self.dismiss()
            return self.game.observation(self.seat), ILLEGAL, True, False, {**self.info(), "illegal": True}
        self.bots_play()
        self.over = self.game.core.over
        if self.over:
            self.dismiss(self.game.title.scores(self.game.core))
        reward = self.game.rewards()[self.seat]
        return self.game.observation(self.seat), reward, self.over, False, self.info()

    def dismiss(self, scores: Sequence[Score] = ()) -> None:
        """End the bots: external programs have to be stopped."""
        for one in self.bots.values():
            one.end(scores)
        self.bots = {}

    def close(self) -> None:
        self.dismiss()
        self.over = True

    def bots_play(self) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        core, title, setup = self.game.core, self.game.title, self.game.setup
        while not core.over and self.seat not in core.to_act():
            self.answer(core.to_act()[0], title.view(core, setup, core.to_act()[0]))

    def answer(self, seat: int, view: Any) -> None:
        core = self.game.core
        core.turn_to(seat)
        core.apply(self.bots[seat].decide(view, core.legal()))
