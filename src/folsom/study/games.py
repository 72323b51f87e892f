"""The games of a study: the same bot plays in every seat, and its choices are counted."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from folsom.arena.match import faults_unlogged
from folsom.bots import Bot, bot
from folsom.bots.policy import Policy
from folsom.bots.process import end_all
from folsom.bulk.figures import Wins
from folsom.bulk.workers import in_parallel
from folsom.game import registry
from folsom.game.begin import start
from folsom.game.game import Game
from folsom.interface.title import Option, Setup
from folsom.kernel.dice import FAST, seeded
from folsom.study.findings import Choices, Findings, Mean

AS_TRAINED = 1.0  # the temperature during training
KEEP = "keep"  # an answer that names a card, but does not play it

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Watched:
    """A game to be watched.  All its randomness comes from its seed, so it does not matter which process plays it."""

    setup: Setup
    bot: str
    seed: int


def study(
    setup: Setup, name: str, seed: int, games: int, workers: int, seconds: float | None, progress: Progress
) -> Findings:
    """Play at most this many games, and start no new ones after this many seconds."""
    bot(name).prepare(setup)
    found, begun = Findings(), time.monotonic()
    for part in watched_games(setup, name, seed, games, workers):
        found.merge(part)
        progress(found.games)
        if seconds is not None and time.monotonic() - begun > seconds:
            break
    return found


def watched_games(setup: Setup, name: str, seed: int, games: int, workers: int) -> Iterator[Findings]:
    jobs = [Watched(setup, name, seed + number) for number in range(games)]
    return map(watch, jobs) if workers == 1 else in_parallel(watch, jobs, workers, end_all)


def watch(job: Watched) -> Findings:
    """Play a game and count what happens."""
    game = start(registry.title(job.setup.game), job.setup, FAST, job.seed, "en")
    dice = seeded(~job.seed)
    bots = [player(job.bot, dice.below(1 << 30), job.setup.game) for _ in range(game.players)]
    found = Findings(1)
    opened: set[int] = set()
    first = game.view(None).first
    while not game.over:
        seat = game.to_act[0]
        options = game.options(seat)
        with faults_unlogged():
            chosen = bots[seat].choose(game.view(seat), options)
        cards = [named(option) for option in options if game.title.answers(option.action)]
        if any(plays_a_card(option) for option in options) and len(set(cards)) > 1:
            found.cards.add(cards, named(chosen))
            if seat not in opened:
                opened.add(seat)
                found.openings.setdefault(game.seat_name(seat), Choices()).add(cards, named(chosen))
                found.openings_in_turn.setdefault(place(game, seat, first), Choices()).add(cards, named(chosen))
        game.play(seat, chosen)
    finish(game, bots, first, found)
    return found


def player(name: str, seed: int, game: str) -> Bot:
    """A bot; a policy plays at random as in training, or it would play much the same game again and again."""
    made = bot(name, seed)
    if isinstance(made, Policy):
        made.temperatures = {game: AS_TRAINED}
    return made


def plays_a_card(option: Option) -> bool:
    return "card" in option.points and option.verb != KEEP


def named(option: Option) -> str:
    """The kind of the card, however it is played; for other answers, their text."""
    return str(option.points.get("card", option.text))


def place(game: Game, seat: int, first: int) -> int:
    """The place of a seat in the first round; the first player has place 1."""
    return (seat - first) % game.players + 1


def finish(game: Game, bots: Sequence[Bot], first: int, found: Findings) -> None:
    winners = game.winners
    for score in game.scores:
        won = Fraction(1, len(winners)) if score.seat in winners else Fraction(0)
        found.bandits[game.seat_name(score.seat)] = Wins(1, won)
        found.places[place(game, score.seat, first)] = Wins(1, won)
    wagons = game.view(None).wagons
    if not isinstance(wagons, int):  # without names, all wagons are alike
        dollars = sum(game.scores[seats[0]].dollars for seats in game.title.sides(game.setup))
        for number, wagon in enumerate(wagons, 1):
            found.wagons[wagon, number] = Mean(1, dollars, dollars**2)
    for one in bots:
        one.end(game.scores)
    found.faults.update(one.fault for one in bots if one.fault)
