"""`folsom verify`: checks whether a game was played as its record says, with the promised dice."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from folsom.game import registry
from folsom.game.begin import replay
from folsom.game.game import Game
from folsom.game.record import OtherRules, Record, check, is_hash, parse
from folsom.interface.errors import FolsomError, SetupError
from folsom.interface.validation import one_of
from folsom.interface.words import Catalogue
from folsom.kernel.dice import FAIR, commitment
from folsom.terminal import scores
from folsom.terminal.screen import BOLD, Screen, catalogue, listed

VERIFIED, REFUTED, UNKNOWN = 0, 1, 3


def run(file: str, promised: str | None, language: str) -> int:
    """Report what the record says, and whether it is correct."""
    screen, words = Screen(), catalogue(language)
    if promised is not None and not is_hash(promised := promised.strip().lower()):
        raise SetupError(words("wrong.hash"))
    one_of("language", language, registry.title("express").languages)
    content = parse(read(file))
    check(content)  # input that is not a record is refused, as everywhere
    try:
        record = Record.from_dict(content)
        game = replay(record, language=language)
    except OtherRules as error:
        return report_other_rules(screen, words, record, promised, error)
    except FolsomError as error:
        screen.say(words("verify.refuted", error=error), style=BOLD)
        return REFUTED
    show(screen, words, record, game)
    return compare(screen, words, game.commitment, promised, record.commitment)


def read(file: str) -> bytes:
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def show(screen: Screen, words: Catalogue, record: Record, game: Game) -> None:
    screen.say(words("verify.game", game=record.game, names=listed(words, players(record, game))))
    screen.line(words("verify.options", options=", ".join(chosen(game.setup.options))))
    screen.say(words.count("verify.whole", len(record.actions)))
    if game.over:
        scores.show(screen, words, game)
    else:
        screen.line(words("verify.unfinished"))
    screen.line(words("verify.seed", dice=record.dice, seed=record.seed))


def report_other_rules(
    screen: Screen, words: Catalogue, record: Record, promised: str | None, error: OtherRules
) -> int:
    """Check only the digest and the dice: under other rules neither the actions nor the result can be checked."""
    screen.say(words("verify.other-rules", error=error), style=BOLD)
    screen.line(words("verify.seed", dice=record.dice, seed=record.seed))
    own = commitment(str(record.seed)) if record.dice == FAIR else None
    return compare(screen, words, own, promised, record.commitment) or UNKNOWN


def chosen(options: Mapping[str, Any]) -> list[str]:
    """The options that are set, written as in a scene: `variant=teams`."""
    shown = {key: ",".join(value) if isinstance(value, list) else str(value) for key, value in options.items() if value}
    return [f"{key}={value}" for key, value in shown.items()]


def players(record: Record, game: Game) -> list[str]:
    """The bandits of each seat, with the bot that played it, if one is named."""
    bots = record.bots or [""] * game.players
    return [game.seat_name(seat) + (f" ({bot})" if bot else "") for seat, bot in enumerate(bots)]


def compare(screen: Screen, words: Catalogue, own: str | None, promised: str | None, written: str | None) -> int:
    """Compare the hash of the seed with the one that was shown before the game, and with the one in the record."""
    if own is None:
        committed = promised is not None or written is not None
        screen.say(words("verify.no-hash" if committed else "verify.fast", dice=FAIR), style=BOLD)
        return REFUTED if committed else VERIFIED
    screen.line(words("verify.hash", hash=own))
    for key, other in (("verify.promised-otherwise", promised), ("verify.written-otherwise", written)):
        if other is not None and other != own:
            screen.say(words(key, hash=other), style=BOLD)
            return REFUTED
    if promised is not None:
        screen.say(words("verify.promised"), style=BOLD)
    else:
        screen.say(words("verify.written" if written is not None else "verify.nothing"), style=BOLD)
    return VERIFIED
