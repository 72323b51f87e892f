"""A game at a table: its decisions, since when each question stands, and what can be taken back."""

import zlib
from bisect import bisect_left
from collections.abc import Collection
from typing import NamedTuple

from msgspec import json

from folsom.game import begin, registry
from folsom.game.changes import Change
from folsom.game.game import Game
from folsom.interface.title import Setup
from folsom.kernel.dice import FAIR

ENCODE = json.Encoder().encode


class Decision(NamedTuple):
    """A decision."""

    seat: int
    action: int
    by_person: bool


class GameSession:
    """The game from its set-up and seed on; a decision that is taken back was never made."""

    def __init__(self, setup: Setup, seed: str, version: int) -> None:
        self.setup = setup
        self.seed = seed
        self.decisions: list[Decision] = []
        self.game = self._begin()
        self.asked = dict.fromkeys(range(setup.players), version)  # the version since which a seat's question stands
        self.facts = [(version, self.game.facts)]  # how much had happened at which version
        self.rewritten = version  # before this version events may have been others

    def _begin(self) -> Game:
        game = begin.start(registry.title(self.setup.game), self.setup, FAIR, self.seed, "en")
        game.follow()
        return game

    def play(self, seat: int, action: int, by_person: bool, version: int) -> int:
        """Play; what others are asked at the same time stays the question it was.  A checksum of where it leads."""
        number, before, facts = len(self.decisions), self.game.to_act, self.game.facts
        self.game.play(seat, action)
        self.decisions.append(Decision(seat, action, by_person))
        goes_on = self.game.in_secret(number) and not self.game.revealing(number)
        for other in self.game.to_act:
            if not goes_on or other not in before:
                self.asked[other] = version
        self.asked[seat] = version
        self.facts.append((version, self.game.facts))
        return zlib.crc32(ENCODE(self.game.trace(facts)))

    def take_back(self, number: int, version: int) -> None:
        """Play again without this decision; after it only answers given at the same time remain."""
        seat, in_secret = self.decisions[number].seat, self.game.in_secret(number)
        others = [play for play in self.decisions[number + 1 :] if in_secret and play.seat != seat]
        self.decisions = self.decisions[:number] + others
        self.game = self._begin()
        for play in self.decisions:
            self.game.play(play.seat, play.action)
        self.asked = {**self.asked, seat: version} if in_secret else dict.fromkeys(self.asked, version)
        self.rewritten = version
        self.facts = [(version, self.game.facts)]

    def can_take_back(self, seat: int, people: Collection[int]) -> int | None:
        """The number of the seat's latest decision, if it told nobody anything and nobody has answered it.

        Where one person plays with bots, what bots have done since is undone with it.  An answer given in secret, while
        others are still being asked, can be changed whoever else has answered.
        """
        alone, answered = len(people) == 1, False
        for number in range(len(self.decisions) - 1, -1, -1):
            play = self.decisions[number]
            if self.game.revealing(number):
                return None
            if play.seat == seat and play.by_person:
                return None if answered and not self.game.in_secret(number) else number
            answered = answered or play.by_person or not alone
            if answered and not self.game.in_secret(number):
                return None
        return None

    def seats_to_take_back(self, people: Collection[int]) -> list[int]:
        """Nobody, if the latest decision told somebody something."""
        if not self.decisions or self.game.revealing(len(self.decisions) - 1):
            return []
        return [seat for seat in people if self.can_take_back(seat, people) is not None]

    def changes_since(self, seat: int | None, facts: int) -> list[Change]:
        """What each event changed that a viewer saw after so much had happened; nothing, if it has seen nothing yet."""
        if not 0 < facts < self.game.facts:
            return []
        again, found = self._begin(), list[Change]()
        for play in self.decisions:
            start = again.facts
            before = {seat: again.look(seat)} if start >= facts else {}
            again.play(play.seat, play.action)
            for changes in again.changes(before, start).values():
                found += changes.events
        return found

    def facts_at(self, version: int) -> int:
        """How much had happened at a version; nothing, if that has been rewritten since."""
        if version < self.rewritten:
            return 0
        return self.facts[bisect_left(self.facts, (version + 1, 0)) - 1][1]
