"""Many games at once: each step answers one question in every game, and a game that ends is followed by a new one."""

from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.kernel.fast import i64, vec
from folsom.learning.observation import Cells, Flags, Observer


class Fleet:
    """The games of a batch; what they look like is written into buffers of the caller, game after game."""

    def __init__(self, observer: Observer, games: i64, seed: int, zero_sum: bool, shaping: float) -> None:
        self.observer = observer
        self.zero_sum = zero_sum
        self.shaping = shaping
        self.size: i64 = len(observer.fields)
        self.choices: i64 = len(observer.actions)
        self.dice = seeded(seed)
        self.games: list[Core] = []
        self.leads: list[list[float]] = []  # of each seat in each game, as far as they have been paid for
        self.answers = vec[i64]([0] * games)
        for _ in range(games):
            s = self.fresh()
            self.games.append(s)
            self.leads.append(observer.leads(s))

    def fresh(self) -> Core:
        high = self.dice.below(2147483648)
        return self.observer.start(seeded(high * 2147483648 + self.dice.below(2147483648)))

    def refused(self, indices: Flags) -> i64:
        """The first game whose answer is not offered, or -1; nothing is played yet."""
        for game in range(len(self.games)):
            action = self.observer.action(self.games[game], indices[game])
            if action < 0:
                return game
            self.answers[game] = action
        return -1

    def play(self, rewards: Cells, dones: Flags) -> None:
        """Play the answers that were looked at; both buffers are 0 before."""
        for game in range(len(self.games)):
            s = self.games[game]
            s.apply(self.answers[game])
            if s.over or self.shaping != 0.0:
                self.pay(s, game, rewards)
            if s.over:
                dones[game] = 1
                s = self.fresh()
                self.games[game] = s
                self.leads[game] = self.observer.leads(s)

    def pay(self, s: Core, game: i64, rewards: Cells) -> None:
        """The share of a game that is over; and, if wanted, what everybody's lead has grown by."""
        observer = self.observer
        shares = observer.shares(s, self.zero_sum) if s.over else [0.0] * observer.seats
        leads = observer.leads(s)
        for seat in range(observer.seats):
            grown = leads[seat] - self.leads[game][seat]
            rewards[game * observer.seats + seat] = shares[seat] + self.shaping * grown
        self.leads[game] = leads

    def look(self, observations: Cells, masks: Flags, seats: Flags) -> None:
        """Whose turn it is in each game, and what this seat sees and may do; observations and masks are 0 before."""
        for game in range(len(self.games)):
            s = self.games[game]
            seats[game] = s.actor
            self.observer.write(s, s.actor, observations, game * self.size)
            self.observer.write_mask(s, masks, game * self.choices)
