"""A game at a table: its decisions, the version at which each question was asked, and what can be taken back."""

import zlib
from bisect import bisect_left
from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec import json

from folsom.game import begin, registry
from folsom.game.changes import Change
from folsom.game.game import Game
from folsom.interface.title import Forecast, Setup
from folsom.kernel.dice import FAIR

ENCODE = json.Encoder().encode


class Decision(NamedTuple):
    """A decision of a seat, made by a person or a bot."""

    seat: int
    action: int
    by_person: bool


class GameSession:
    """A game with its set-up, scene and seed; taking a decision back replays the game without it."""

    def __init__(self, setup: Setup, seed: str, version: int, scene: str | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.scene = scene
        self.decisions: list[Decision] = []
        self.game = self.begin()
        self.asked = dict.fromkeys(range(setup.players), version)  # by seat: the version of its current question
        self.facts = [(version, self.game.facts)]  # versions, and how many facts there were then
        self.forecasts: dict[tuple[int, str], Forecast] = {}  # of this position, by seat and language
        self.rewritten = version  # events of earlier versions may have been undone

    def begin(self, language: str = "en", followed: bool = True) -> Game:
        """The game before its first decision; if `followed`, it records what each event changes."""
        if self.scene is None:
            game = begin.start(registry.title(self.setup.game), self.setup, FAIR, self.seed, language)
        else:
            game = begin.scene(self.scene, FAIR, self.seed, language)
        if followed:
            game.follow()
        return game

    def play(self, seat: int, action: int, by_person: bool, version: int) -> int:
        """Play an action and return a checksum of its facts.  Questions asked in secret at the same time stay open."""
        self.forecasts.clear()
        number, before, facts = len(self.decisions), self.game.to_act, self.game.facts
        self.game.play(seat, action)
        self.decisions.append(Decision(seat, action, by_person))
        stays_secret = self.game.in_secret(number) and not self.game.revealing(number)
        for other in self.game.to_act:
            if not stays_secret or other not in before:
                self.asked[other] = version
        self.asked[seat] = version
        self.facts.append((version, self.game.facts))
        return zlib.crc32(ENCODE(self.game.trace(facts)))

    def forecast(self, seat: int, language: str) -> Forecast:
        """Where the plan of a seat leads; computed once for each position."""
        found = self.forecasts.get((seat, language))
        if found is None:
            found = self.forecasts[seat, language] = self.game.in_language(language).forecast(seat)
        return found

    def decisions_of(self, seat: int) -> int:
        """How many decisions a seat has made."""
        return sum(decision.seat == seat for decision in self.decisions)

    def take_back(self, number: int, version: int) -> None:
        """Replay without this decision; of the later ones, only answers given in secret at the same time remain."""
        self.forecasts.clear()
        seat, in_secret = self.decisions[number].seat, self.game.in_secret(number)
        others = [decision for decision in self.decisions[number + 1 :] if in_secret and decision.seat != seat]
        self.decisions = self.decisions[:number] + others
        self.game = self.begin()
        for decision in self.decisions:
            self.game.play(decision.seat, decision.action)
        self.asked = {**self.asked, seat: version} if in_secret else dict.fromkeys(self.asked, version)
        self.rewritten = version
        self.facts = [(version, self.game.facts)]

    def can_take_back(self, seat: int, people: Collection[int]) -> int | None:
        """The number of the seat's latest decision, if it revealed nothing and nobody has decided after it.

        A person who plays alone against bots may also undo what bots have done since.  An answer given in secret,
        while others are still being asked, can be changed even if others have answered.
        """
        alone, answered = len(people) == 1, False
        for number in range(len(self.decisions) - 1, -1, -1):
            decision = self.decisions[number]
            if self.game.revealing(number):
                return None
            if decision.seat == seat and decision.by_person:
                return None if answered and not self.game.in_secret(number) else number
            answered = answered or decision.by_person or not alone
            if answered and not self.game.in_secret(number):
                return None
        return None

    def seats_to_take_back(self, people: Collection[int]) -> list[int]:
        """The seats that can take back their latest decision: none if the very latest one revealed something."""
        if not self.decisions or self.game.revealing(len(self.decisions) - 1):
            return []
        return [seat for seat in people if self.can_take_back(seat, people) is not None]

    def changes_since(self, viewers: Sequence[int | None], facts: int) -> dict[int | None, list[Change]]:
        """The changes of each event after this many facts, by viewer; none if the viewers have seen nothing yet."""
        found: dict[int | None, list[Change]] = {seat: [] for seat in viewers}
        if not 0 < facts < self.game.facts:
            return found
        again = self.begin()
        for decision in self.decisions:
            start = again.facts
            before = again.looks(viewers) if start >= facts else {}
            again.play(decision.seat, decision.action)
            for seat, changes in again.changes(before, start).items():
                found[seat] += changes.events
        return found

    def facts_at(self, version: int) -> int:
        """How many facts there were at a version; 0 if they have been rewritten since."""
        if version < self.rewritten:
            return 0
        return self.facts[bisect_left(self.facts, (version + 1, 0)) - 1][1]
