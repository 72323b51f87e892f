"""Begins games: from a set-up, a drawn scene or a record."""

import os
import secrets
from collections.abc import Mapping
from typing import Any

from folsom.game import registry
from folsom.game.game import Game, begin
from folsom.game.origin import Origin
from folsom.game.record import SEED_BITS, OtherRules, Record, is_fair_seed, is_fast_seed, is_number
from folsom.game.version import __version__
from folsom.interface.errors import FolsomError, NotationError, RecordError, SetupError, shown
from folsom.interface.title import Setup, Title
from folsom.kernel.dice import FAIR, FAST, Dice, fair, fair_seed, seeded
from folsom.kernel.dice import commitment as committed


def new_game(
    name: str,
    players: int | None = None,
    seed: int | str | None = None,
    dice: str | Dice = FAST,
    language: str = "en",
    **options: Any,
) -> Game:
    """A game at its first decision: `express` or `super`.

    Without `players` there are four, or as many as the options require if only one number is possible.

    Options of both games: `boxes`, a list of names; `bandits`, a list with a name or "?" for each seat, or "random";
    `seats`, "given" or "random", for the order in which named bandits sit down.  Further options of `express`:
    `variant` ("standard", "duel", "pairs", "teams"), `expert` (True, False), `printing` ("later", "first") and
    `wagons`, a list that starts at the Locomotive.  Two bandits in one seat are written "Tuco+Cheyenne"; two players
    play the duel by default, which includes the Expert variant.  docs/library.md lists everything in tables.

    The seed of fast dice is any whole number, that of fair dice 64 hexadecimal digits; without one, the operating
    system provides it.  A game with your own dice (scripted ones, in tests) has no record.
    """
    title = registry.title(name)
    setup = title.setup(players, options)
    return start(title, setup, dice, seed, language)


def start(title: Title, setup: Setup, dice: str | Dice, seed: int | str | None, language: str) -> Game:
    rolled, noted = roll(dice, seed)
    return begin(Origin(title.name, rolled.copy(), noted, setup=setup), rolled, language)


def scene(text: str, dice: str | Dice = FAST, seed: int | str | None = None, language: str = "en") -> Game:
    """The game that a scene describes; its first word is the name of the game."""
    if not isinstance(text, str):
        raise NotationError(f"a scene is a text, not {shown(text)}")
    title = title_of(text)
    rolled, noted = roll(dice, seed)
    return begin(Origin(title.name, rolled.copy(), noted, scene=text), rolled, language)


def title_of(text: str) -> Title:
    """The game that a scene belongs to."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            name = line.split()[0]
            try:
                return registry.title(name)
            except SetupError as error:
                raise NotationError(str(error), number, line.index(name) + 1) from None
    raise NotationError(f"a scene begins with the name of its game: {', '.join(registry.names())}", 1, 1)


def replay(
    record: "Record | str | bytes | Mapping[str, Any] | os.PathLike[str]",
    upto: int | None = None,
    language: str = "en",
) -> Game:
    """Replay a record: all of it, or its first actions.  A `str` is JSON; for a file, pass a `Path`."""
    kept = as_record(record)
    if upto is None:
        upto = len(kept.actions)
    if not is_number(upto) or not 0 <= upto <= len(kept.actions):
        raise RecordError(f"the record has {len(kept.actions)} actions: it cannot be played up to number {shown(upto)}")
    game = open_record(kept, language)
    for number, (seat, action) in enumerate(kept.actions[:upto], 1):
        try:
            game.play(seat, action)
        except FolsomError as error:
            raise RecordError(
                f"action {number} of the record (seat {seat}, action {action}) cannot be played: {error} "
                f"(written by Folsom {kept.folsom}, this is {__version__})"
            ) from None
    return game


def as_record(record: "Record | str | bytes | Mapping[str, Any] | os.PathLike[str]") -> Record:
    if isinstance(record, Record):
        return record
    if isinstance(record, str | bytes):
        return Record.from_json(record)
    if isinstance(record, os.PathLike):
        return Record.load(record)
    return Record.from_dict(record)


def open_record(record: Record, language: str) -> Game:
    """The game of a record before its first action."""
    try:
        title = registry.title(record.game)
        setup = title.setup(record.players, record.options)
    except SetupError as error:
        raise RecordError(f"the record cannot be played: {error}") from None
    check_rules(title, setup, record.rules)
    if record.scene is None:
        return start(title, setup, record.dice, record.seed, language)
    try:
        game = scene(record.scene, record.dice, record.seed, language)
    except NotationError as error:
        raise RecordError(f"the scene of the record cannot be read: {error}") from None
    if game.setup != setup:
        raise RecordError("the record cannot be played: its scene is of another game than its set-up")
    return game


def check_rules(title: Title, setup: Setup, rules: int) -> None:
    """Raise OtherRules unless a game begun under this version of the rules can be played under today's."""
    if not title.unchanged(setup, rules):
        when = "an earlier" if rules < title.rules else "a newer"
        raise OtherRules(
            f"this game of {title.name} was played under version {rules} of its rules, "
            f"and Folsom {__version__} plays version {title.rules}: {when} Folsom can play it again"
        )


def roll(dice: str | Dice, seed: int | str | None) -> tuple[Dice, int | str | None]:
    """Dice, and the seed for the record; None for your own dice."""
    if isinstance(dice, Dice):
        if seed is not None:
            raise SetupError("your own dice take no seed")
        return dice, None
    if dice == FAST:
        number = secrets.randbits(48) if seed is None else seed
        if not is_fast_seed(number):
            raise SetupError(f"the seed of fast dice is a whole number of at most {SEED_BITS} bits, not {shown(seed)}")
        return seeded(number), number
    if dice == FAIR:
        digits = fair_seed() if seed is None else checked(seed)
        return fair(digits), digits
    raise SetupError(f"dice are {FAST!r} or {FAIR!r}, not {shown(dice)}")


def commitment(seed: str) -> str:
    """The hash of a seed of fair dice, as `Game.commitment` shows it before the seed itself is known."""
    return committed(checked(seed))


def checked(seed: object) -> str:
    if not is_fair_seed(seed):
        raise SetupError(f"the seed of fair dice is 64 hexadecimal digits in small letters, not {shown(seed)}")
    return seed
