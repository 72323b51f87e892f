"""The file that a game is saved to: it only ever overwrites an earlier state of the same game."""

from dataclasses import replace
from pathlib import Path

from folsom.game.record import Record
from folsom.interface.errors import FolsomError, RecordError
from folsom.interface.words import Catalogue


class FileTaken(FolsomError):
    """The file holds something else."""


def check(file: Path, record: Record, words: Catalogue) -> None:
    """Raise FileTaken unless this record may be written there."""
    if not file.exists():
        return
    if not file.is_file():
        raise FileTaken(words("wrong.not-a-file", file=file))
    try:
        kept = Record.load(file)
    except RecordError as error:
        raise FileTaken(words("wrong.not-a-record", file=file, error=error)) from None
    if not continues(record, kept):
        raise FileTaken(words("wrong.another-game", file=file))


def continues(record: Record, kept: Record) -> bool:
    """Whether a record is the same game as another, at the same action or later."""
    earlier = record.actions[: len(kept.actions)]
    return replace(record, actions=earlier, people=kept.people, bots=kept.bots, folsom=kept.folsom) == kept
