"""Many games at once: each step answers one question in every game, and a finished game is replaced by a new one."""

from typing import Protocol

from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.kernel.fast import i64, vec
from folsom.learning.observation import Cells, Observer


class Numbers(Protocol):
    """A readable sequence of whole numbers, such as a memoryview of an array."""

    def __getitem__(self, at: int, /) -> int: ...


class GameBatch:
    """The games of a batch.  The lists below hold the results of the last step and the seats' observations."""

    def __init__(self, observer: Observer, games: i64, seed: int, zero_sum: bool, shaping: float) -> None:
        self.observer = observer
        self.zero_sum = zero_sum
        self.shaping = shaping
        self.choices: i64 = len(observer.actions)
        self.dice = seeded(seed)
        self.games: list[Core] = []
        self.leads: list[list[float]] = []  # of each seat in each game, already rewarded
        self.answers = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * observer.seats))  # of each seat in each game, for the last step
        self.dones = vec[i64]([0] * games)  # 1: the last step ended a game, and another has begun
        self.seats = vec[i64]([0] * games)  # whose turn it is
        self.starts = vec[i64]([0] * (games + 1))  # where the cells of each game begin, and where the last ones end
        self.cells = Cells()  # the observations of these seats, game after game
        self.legal = Cells()  # their legal actions: index of the game × number of actions + index of the action
        for _ in range(games):
            s = self.fresh()
            self.games.append(s)
            self.leads.append(observer.leads(s))

    def fresh(self) -> Core:
        high = self.dice.below(2147483648)
        return self.observer.start(seeded(high * 2147483648 + self.dice.below(2147483648)))

    def refused(self, indices: Numbers) -> i64:
        """Look up the answers without playing them; returns the first game whose answer is not offered, or -1."""
        for game in range(len(self.games)):
            action = self.observer.action(self.games[game], indices[game])
            if action < 0:
                return game
            self.answers[game] = action
        return -1

    def play(self) -> None:
        """Play the answers that `refused` looked up."""
        for game in range(len(self.games)):
            s = self.games[game]
            s.apply(self.answers[game])
            if s.over or self.shaping != 0.0:
                self.pay(s, game)
            elif self.dones[game]:
                self.clear(game)
            self.dones[game] = 1 if s.over else 0
            if s.over:
                s = self.fresh()
                self.games[game] = s
                self.leads[game] = self.observer.leads(s)

    def pay(self, s: Core, game: i64) -> None:
        """Reward each seat with its share of a finished game and, if wanted, with the growth of its lead."""
        observer = self.observer
        shares = observer.shares(s, self.zero_sum) if s.over else [0.0] * observer.seats
        leads = observer.leads(s)
        for seat in range(observer.seats):
            grown = leads[seat] - self.leads[game][seat]
            self.rewards[game * observer.seats + seat] = shares[seat] + self.shaping * grown
        self.leads[game] = leads

    def clear(self, game: i64) -> None:
        """Clear the rewards of the previous step."""
        for seat in range(self.observer.seats):
            self.rewards[game * self.observer.seats + seat] = 0.0

    def look(self) -> None:
        """Write whose turn it is in each game, and what this seat sees and may do."""
        self.cells.clear()
        self.legal.clear()
        for game in range(len(self.games)):
            s = self.games[game]
            self.seats[game] = s.actor
            self.observer.write(s, s.actor, self.cells)
            self.observer.write_mask(s, self.legal, game * self.choices)
            self.starts[game + 1] = self.cells.size
