"""A game between bots, from the first decision to the result."""

import hashlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from folsom.arena.lineup import GREENHORN, Bout
from folsom.bots import Bot, bot
from folsom.game import registry
from folsom.game.begin import start
from folsom.game.game import Game
from folsom.kernel.dice import FAST


@dataclass(frozen=True)
class Result:
    """The result of a bout, by side."""

    players: int
    number: int
    sides: tuple[str, ...]
    scores: tuple[int, ...]
    won: tuple[int, ...]  # the sides that won: several share the win, none if everybody was caught
    faults: tuple[str, ...] = ()  # what external bots did wrong
    forfeited: tuple[int, ...] = ()  # the sides that lost because of that
    roles: tuple[str, ...] = ()  # by side; empty if all have the same role


def play(bout: Bout, records: Path | None = None) -> Result:
    """Play a bout; with `records`, save its record in that folder.

    Partners are bots of the same contestant, but know no more about each other than other bots do.
    """
    title = registry.title(bout.setup.game)
    game = start(title, bout.setup, FAST, bout.deal, "en")
    held = title.sides(bout.setup)
    bots = {
        seat: bot(name, bot_seed(bout, seat)) for name, seats in zip(bout.sides, held, strict=True) for seat in seats
    }
    play_out(game, bots)
    if records:
        record = replace(game.record(), bots=tuple(bots[seat].name for seat in sorted(bots)))
        record.save(records / f"{record.digest()}.json")
    scores = game.scores
    result = Result(
        bout.setup.players,
        bout.number,
        bout.sides,
        tuple(scores[seats[0]].dollars for seats in held),
        tuple(side for side, seats in enumerate(held) if scores[seats[0]].won),
        tuple(bots[seat].fault for seat in sorted(bots) if bots[seat].fault),
        roles=tuple(game.roles[seats[0]] for seats in held if game.roles),
    )
    failed = tuple(side for side, seats in enumerate(held) if any(bots[seat].fault for seat in seats))
    return result if bout.on_fault == GREENHORN or not failed else forfeit(result, failed)


def forfeit(result: Result, failed: tuple[int, ...]) -> Result:
    """The result without the sides that failed: they score nothing, and their win goes to the next best side."""
    others = [side for side in range(len(result.sides)) if side not in failed]
    won = tuple(side for side in result.won if side in others)
    if result.won and not won:
        best = max((result.scores[side] for side in others), default=0)
        won = tuple(side for side in others if result.scores[side] == best)
    scores = tuple(score if side in others else 0 for side, score in enumerate(result.scores))
    return replace(result, scores=scores, won=won, forfeited=failed)


def play_out(game: Game, bots: dict[int, Bot]) -> None:
    with faults_unlogged():
        try:
            while not game.over:
                seat = game.to_act[0]
                game.play(seat, bots[seat].decide(game.view(seat), game.legal(seat)))
        finally:
            for one in bots.values():
                one.end(game.scores if game.over else ())


@contextmanager
def faults_unlogged() -> Iterator[None]:
    """Do not log faults of external bots: they are part of the result."""
    log = logging.getLogger("folsom.bots")
    before, log.disabled = log.disabled, True
    try:
        yield
    finally:
        log.disabled = before


def bot_seed(bout: Bout, seat: int) -> int:
    """A bot's seed: different in every game and seat, it reveals nothing about the game's seed."""
    text = f"{bout.seed} {bout.setup.players} {bout.number} {seat}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "little")
