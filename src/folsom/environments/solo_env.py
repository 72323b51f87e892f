"""Gymnasium's interface: one seat against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from folsom.bots import Bot, bot
from folsom.environments.host import ILLEGAL, Host, Mask, Observation
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Score

DEFAULT = "drifter"


class Solo(gymnasium.Env[Observation, int]):
    """The mask of legal actions is `info["action_mask"]`, and `action_masks()`, as maskable learners call it.

    An illegal action ends the game with a reward of -1, and `info["illegal"]` says so.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 (Gymnasium declares it so)

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
        self.host = Host(game, players, zero_sum, shaping, options)
        others = self.host.players - 1
        names = [DEFAULT] * others if opponents is None else opponents
        if isinstance(names, str) or len(names) != others:
            raise SetupError(f"opponents are {others} bots, one for each other seat, not {shown(opponents)}")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat <= others:
            raise SetupError(f"seat is a number from 0 to {others}, not {shown(seat)}")
        self.seat = seat
        for name in names:
            bot(name).prepare(self.host.setup)  # refuses what it does not know
        self.opponents = tuple(names)
        self.bots: dict[int, Bot] = {}
        self.over = True
        self.observation_space = self.host.box()
        self.action_space = self.host.choices()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.dismiss()
            self.host.begin(seed)
            others = [seat for seat in range(self.host.players) if seat != self.seat]
            self.bots = {seat: bot(name, self.host.number()) for seat, name in zip(others, self.opponents, strict=True)}
            self.bots_play()
            seed = None
            if not self.host.core.over:  # a game in which the seat is never asked is no episode
                break
        self.host.rewards()
        self.over = False
        return self.host.observation(self.seat), self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.host.mask(self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise SetupError("the game is over: call reset() first")
        if not self.host.play(self.seat, int(action)):
            self.over = True
            self.dismiss()
            return self.host.observation(self.seat), ILLEGAL, True, False, {**self.info(), "illegal": True}
        self.bots_play()
        self.over = self.host.core.over
        if self.over:
            self.dismiss(self.host.title.scores(self.host.core))
        reward = self.host.rewards()[self.seat]
        return self.host.observation(self.seat), reward, self.over, False, self.info()

    def dismiss(self, scores: Sequence[Score] = ()) -> None:
        """The bots leave: a program that is one has to be ended."""
        for one in self.bots.values():
            one.end(scores)
        self.bots = {}

    def close(self) -> None:
        self.dismiss()
        self.over = True

    def bots_play(self) -> None:
        """Everybody else answers, until the seat is asked or the game is over."""
        core, title, setup = self.host.core, self.host.title, self.host.setup
        while not core.over and self.seat not in core.to_act():
            self.answer(core.to_act()[0], title.view(core, setup, core.to_act()[0]))

    def answer(self, seat: int, view: Any) -> None:
        core = self.host.core
        core.turn_to(seat)
        core.apply(self.bots[seat].decide(view, core.legal()))
