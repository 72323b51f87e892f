"""A record: set-up, seed and actions.  They reproduce the game, bit for bit, on any machine."""

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeGuard

from folsom.game.version import __version__
from folsom.interface.errors import RecordError
from folsom.kernel.dice import FAIR, FAST

FORMAT = "folsom-record"
FORMAT_VERSION = 1
SEED_BITS = 256

REQUIRED = ("format", "version", "folsom", "game", "players", "options", "dice", "seed", "actions", "digest")
OPTIONAL = ("scene", "people", "bots", "commitment", "rules")
FIRST_RULES = 1  # of records that do not say


class OtherRules(RecordError):
    """The game was begun under another version of the rules, which this version of Folsom does not support."""


@dataclass(frozen=True)
class Record:
    """Everything needed to replay a game; `scene` is the drawn position it began with, if it began with one.

    `people` are the seats of people and `bots` the names of the others, for continuing the game;
    `commitment` is the hash of the seed that was shown before it.  The game itself does not depend on them.  `rules` is
    the version of the game's rules (`Title.rules`): under another one the same actions may lead to a different game.
    """

    game: str
    players: int
    options: Mapping[str, Any]
    dice: str
    seed: int | str
    actions: tuple[tuple[int, int], ...]  # seat and action, in the order in which they were given
    scene: str | None = None
    folsom: str = __version__  # the version that wrote it
    people: tuple[int, ...] | None = None
    bots: tuple[str, ...] | None = None  # by seat; empty for people
    commitment: str | None = None
    rules: int = FIRST_RULES

    def to_json(self) -> str:
        """One action per line, so two records can be compared by eye."""
        content = self._content()
        actions = content.pop("actions")
        if self.people is not None:
            content["people"] = list(self.people)
        if self.bots is not None:
            content["bots"] = list(self.bots)
        if self.commitment is not None:
            content["commitment"] = self.commitment
        content["rules"] = self.rules
        head = json.dumps({**content, "digest": self.digest()}, indent=1).removesuffix("\n}")
        lines = ",\n  ".join(json.dumps(pair) for pair in actions)
        return f'{head},\n "actions": [' + (f"\n  {lines}\n ]" if actions else "]") + "\n}\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """Read a record; RecordError says what is wrong with it."""
        return cls.from_dict(parse(text))

    @classmethod
    def from_dict(cls, content: object) -> "Record":
        """Read a record from plain values."""
        checked = check(content)
        record = cls(
            game=checked["game"],
            players=checked["players"],
            options=checked["options"],
            dice=checked["dice"],
            seed=checked["seed"],
            actions=tuple((seat, action) for seat, action in checked["actions"]),
            scene=checked.get("scene"),
            folsom=checked["folsom"],
            people=tuple(checked["people"]) if "people" in checked else None,
            bots=tuple(checked["bots"]) if "bots" in checked else None,
            commitment=checked.get("commitment"),
            rules=checked.get("rules", FIRST_RULES),
        )
        if record.digest() != checked["digest"]:
            raise RecordError("the record is damaged: its digest does not fit its content")
        return record

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Write it completely or not at all: an earlier file stays until the new one is complete."""
        place = Path(path)
        part = place.with_name(f".{place.name}.{os.getpid()}.part")
        try:
            with part.open("x", encoding="utf-8", newline="\n") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            part.replace(place)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(place)) from None  # without the temporary name
        finally:
            part.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: "str | os.PathLike[str]") -> "Record":
        """Read it from a file."""
        return cls.from_json(Path(path).read_bytes())

    def digest(self) -> str:
        """A hash of the game, independent of its players, for detecting damage."""
        try:
            canonical = json.dumps(self._content(), sort_keys=True, separators=(",", ":"), allow_nan=False)
        except (TypeError, ValueError, RecursionError) as error:
            raise RecordError(f"the record contains a value that JSON cannot represent: {error}") from None
        return hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()

    def _content(self) -> dict[str, Any]:
        content: dict[str, Any] = {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "folsom": self.folsom,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "dice": self.dice,
            "seed": self.seed,
        }
        if self.scene is not None:
            content["scene"] = self.scene
        content["actions"] = [list(pair) for pair in self.actions]
        return content


def parse(text: str | bytes) -> object:
    """Parse JSON; RecordError if it cannot be parsed."""
    try:
        decoded = text.decode("utf-8") if isinstance(text, bytes) else text
        return json.loads(decoded, parse_constant=refuse_constant)
    except UnicodeDecodeError:
        raise RecordError("this is not a record: it is not text in UTF-8") from None
    except json.JSONDecodeError as error:
        wrong = f"line {error.lineno}, column {error.colno}: {error.msg}"
        raise RecordError(f"this is not a record: it is not JSON ({wrong})") from None
    except ValueError:  # Python refuses numbers of thousands of digits
        raise RecordError("this is not a record: it holds a number that is too long") from None
    except RecursionError:
        raise RecordError("this is not a record: it is nested too deeply") from None


def refuse_constant(name: str) -> NoReturn:
    raise RecordError(f"this is not a record: {name} is not JSON")


def check(content: object) -> Mapping[str, Any]:
    """The fields of a record, after checking that they are complete and have the right types."""
    if not isinstance(content, Mapping) or content.get("format") != FORMAT:
        raise RecordError(f'this is not a record: it has no "format": "{FORMAT}"')
    version = content.get("version")
    if not is_number(version) or version < 1:
        raise RecordError('"version" has to be a whole number from 1 on')
    if version > FORMAT_VERSION:
        raise RecordError(
            f"the record has format version {version}, written by Folsom {content.get('folsom', '?')!s:.20}; "
            f"this is Folsom {__version__}, which reads versions up to {FORMAT_VERSION}"
        )
    for field in REQUIRED:
        if field not in content:
            raise RecordError(f'the record is incomplete: "{field}" is missing')
    for field in content:
        if field not in REQUIRED and field not in OPTIONAL:
            raise RecordError(f"the record has an unknown field {field!r}")
    check_setup(content)
    check_seed(content["dice"], content["seed"])
    check_actions(content["actions"])
    check_people(content.get("people", []), content["players"])
    if "bots" in content:
        check_bots(content["bots"], content["players"])
    if "commitment" in content and not is_hash(content["commitment"]):
        raise RecordError('"commitment" has to be 64 hexadecimal digits')
    rules = content.get("rules", FIRST_RULES)
    if not is_number(rules) or rules < FIRST_RULES:
        raise RecordError(f'"rules" has to be a whole number from {FIRST_RULES} on')
    return content


def check_setup(content: Mapping[str, Any]) -> None:
    for field in ("folsom", "game", "digest", "scene"):
        if not isinstance(content.get(field, ""), str):
            raise RecordError(f'"{field}" has to be a text')
    if not is_number(content["players"]):
        raise RecordError('"players" has to be a whole number')
    if not isinstance(content["options"], Mapping):
        raise RecordError('"options" has to be an object')


def check_seed(dice: object, seed: object) -> None:
    if dice not in (FAST, FAIR):
        raise RecordError(f'"dice" has to be "{FAST}" or "{FAIR}"')
    if dice == FAST and not is_fast_seed(seed):
        raise RecordError(f'"seed" of fast dice has to be a whole number of at most {SEED_BITS} bits')
    if dice == FAIR and not is_fair_seed(seed):
        raise RecordError('"seed" of fair dice has to be 64 hexadecimal digits')


def check_actions(actions: object) -> None:
    if not isinstance(actions, list | tuple):
        raise RecordError('"actions" has to be a list')
    for number, pair in enumerate(actions, 1):
        if not isinstance(pair, list | tuple) or len(pair) != 2 or not all(map(is_number, pair)):
            raise RecordError(f"action {number} of the record has to be a seat and an action, two whole numbers")


def check_people(people: object, players: int) -> None:
    if not isinstance(people, list | tuple) or not all(is_number(seat) and 0 <= seat < players for seat in people):
        raise RecordError('"people" has to be a list of seats')


def check_bots(bots: object, players: int) -> None:
    if not isinstance(bots, list | tuple) or len(bots) != players or not all(isinstance(name, str) for name in bots):
        raise RecordError('"bots" has to be a list with a text for each seat')


def is_number(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number; unlike in Python, a bool is not."""
    return type(value) is int or (isinstance(value, int) and not isinstance(value, bool))


def is_fast_seed(seed: object) -> TypeGuard[int]:
    return is_number(seed) and seed.bit_length() <= SEED_BITS


def is_fair_seed(seed: object) -> TypeGuard[str]:
    return isinstance(seed, str) and len(seed) == 64 and set(seed) <= set("0123456789abcdef")


def is_hash(value: object) -> TypeGuard[str]:
    """The hash of a seed is as long as the seed."""
    return is_fair_seed(value)
