"""Who sits where: people, and bots by their names."""

from collections.abc import Mapping, Sequence

from folsom.bots import Bot, bot
from folsom.bots.external import PREFIX
from folsom.game.record import Record
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup
from folsom.interface.words import Catalogue
from folsom.kernel.dice import Dice

DEFAULT_BOT = "greenhorn"


def people(
    seats: Sequence[str] | None, number: int | None, players: int, record: Record | None, words: Catalogue
) -> frozenset[int]:
    """The seats of people: as requested, else as in the record, else the first ones."""
    if seats is not None:
        if len(seats) != players or not set(seats) <= {"me", "bot"}:
            raise SetupError(words("wrong.seats", players=players, seats=",".join(seats)))
        return frozenset(seat for seat, who in enumerate(seats) if who == "me")
    if number is None and record and record.people is not None:
        return frozenset(record.people)
    number = 1 if number is None else number
    if not 0 <= number <= players:
        raise SetupError(words("wrong.people", people=number, players=players))
    return frozenset(range(number))


def names_of_bots(
    names: Sequence[str] | None, seats: Sequence[int], record: Record | None, words: Catalogue
) -> dict[int, str]:
    """A bot for each of these seats: as requested, one for all or each; else as in the record; else the default."""
    if names is None:
        kept = record.bots if record else None
        before = {seat: kept[seat] or DEFAULT_BOT if kept else DEFAULT_BOT for seat in seats}
        for name in before.values():
            if name.startswith(PREFIX):  # a file that somebody else may have written must not start a program
                raise SetupError(words("wrong.bot-of-record", name=name))
        return before
    if len(names) not in (1, len(seats)):
        raise SetupError(words("wrong.bots", seats=len(seats), names=len(names)))
    return {seat: names[k % len(names)] for k, seat in enumerate(seats)}


def make_bots(names: Mapping[int, str], setup: Setup, dice: Dice) -> dict[int, Bot]:
    """Create a bot for each name, prepared for this set-up; the dice seed their random choices."""
    seated = {seat: bot(name, dice.below(1 << 30)) for seat, name in names.items()}
    for one in seated.values():
        one.prepare(setup)
    return seated
