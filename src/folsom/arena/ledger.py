"""The file of a tournament: a line that says what is played, then a line for each finished game.

Each line is on the disk before the next game is counted, so the same tournament can continue after any interruption.
"""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from folsom.arena.lineup import Bout, Tournament
from folsom.arena.match import Result
from folsom.interface.errors import FolsomError, shown

FORMAT = "folsom arena 3"
Key = tuple[int, int]  # the number of players, and of the game among those with so many


class LedgerError(FolsomError):
    """The file is damaged, or belongs to another tournament."""


class Ledger:
    """The results in a file, both earlier ones and those added."""

    def __init__(self, file: Path, tournament: Tournament) -> None:
        self.file = file
        self.results: dict[Key, Result] = {}
        head = json.loads(json.dumps({"format": FORMAT, **tournament.terms()}))
        if begun(file):
            kept = read_head(file)
            for key in sorted(kept.keys() | head.keys()):
                if kept.get(key) != head.get(key):
                    there, here = shown(kept.get(key)), shown(head.get(key))
                    raise LedgerError(f"{file} holds another tournament: {key}: {there} there, {here} here")
            whole = self.read(file)
        else:
            whole = write_head(file, head)
        self.stream = file.open("r+b")
        self.stream.truncate(whole)
        self.stream.seek(whole)

    def read(self, file: Path) -> int:
        """Read all results; return how many bytes are complete lines, as the last one may have been cut off."""
        whole, _, _ = file.read_bytes().rpartition(b"\n")
        for number, line in enumerate(whole.split(b"\n")[1:], 2):
            result = read_result(line)
            if result is None or (result.players, result.number) in self.results:
                raise LedgerError(f"{file} is damaged: line {number} is not a game, or a game that is there already")
            self.results[result.players, result.number] = result
        return len(whole) + 1

    def kept(self, bout: Bout) -> Result | None:
        """The result of this game, if it has been played."""
        result = self.results.get((bout.setup.players, bout.number))
        if result is not None and result.sides != bout.sides:
            raise LedgerError(f"{self.file} is damaged: its game {bout.number} was played by others")
        return result

    def add(self, result: Result) -> None:
        if os.fstat(self.stream.fileno()).st_size != self.stream.tell():
            raise LedgerError(f"{self.file} is written by another program too: is the tournament running twice?")
        self.results[result.players, result.number] = result
        self.stream.write(json.dumps(asdict(result), ensure_ascii=False).encode() + b"\n")
        self.stream.flush()
        os.fsync(self.stream.fileno())

    def close(self) -> None:
        self.stream.close()


def begun(file: Path) -> bool:
    """Whether the file has a tournament to continue."""
    if file.exists() and not file.is_file():
        raise LedgerError(f"{file} is not a plain file")
    return file.exists() and file.stat().st_size > 0


def seed_in(file: Path) -> int:
    """The seed of the tournament in a file."""
    seed = read_head(file).get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise LedgerError(f"{file} is damaged: its seed is {shown(seed)}")
    return seed


def read_head(file: Path) -> dict[str, Any]:
    with file.open("rb") as stream:
        line = stream.readline()
    head = plain(line) if line.endswith(b"\n") else None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise LedgerError(f"{file} is not the file of a tournament: it does not begin with {FORMAT!r}")
    return head


def write_head(file: Path, head: dict[str, Any]) -> int:
    """Write the first line; it is never incomplete, because it is written to another file, which is then moved."""
    line = json.dumps(head, ensure_ascii=False).encode() + b"\n"
    temporary = file.with_name(f"{file.name}.new")
    with temporary.open("wb") as stream:
        stream.write(line)
        stream.flush()
        os.fsync(stream.fileno())
    temporary.replace(file)
    return len(line)


def read_result(line: bytes) -> Result | None:
    """The result in a line, or None if there is none."""
    values = plain(line)
    if not isinstance(values, dict) or set(values) != set(Result.__dataclass_fields__):
        return None
    kinds = {"sides": str, "scores": int, "won": int, "faults": str, "forfeited": int, "roles": str}
    lists = {key: values[key] for key in kinds}
    for key, listed in lists.items():
        if not isinstance(listed, list) or not all(type(entry) is kinds[key] for entry in listed):
            return None
    if type(values["players"]) is not int or type(values["number"]) is not int:
        return None
    sides = set(range(len(lists["sides"])))
    if len(lists["roles"]) not in (0, len(sides)):
        return None
    if len(lists["scores"]) != len(sides) or not {*lists["won"], *lists["forfeited"]} <= sides:
        return None
    return Result(values["players"], values["number"], *(tuple(listed) for listed in lists.values()))


def plain(line: bytes) -> object:
    """The decoded JSON, or None if the text is not JSON."""
    try:
        value: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value
