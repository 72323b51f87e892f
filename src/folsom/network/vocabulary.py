"""One network for many set-ups: fields and actions are identified by name, and fields missing in a set-up are 0.

A vocabulary is stored with the weights.  A later box adds names, and training can continue from old weights.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from folsom.game.observers import observer_of
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup

Indices = NDArray[np.int64]

SETUP_PREFIX = "set-up: "  # the prefix of fields that are always 1
SETUP_OPTIONS = ("variant", "expert", "printing", "boxes")  # that change the rules; the others are in the fields


@dataclass(frozen=True)
class Vocabulary:
    """The names of all fields and actions that a network knows, by index."""

    fields: tuple[str, ...]
    actions: tuple[str, ...]


class Encoder:
    """The indices of a set-up's fields and actions in a vocabulary.

    A field that the vocabulary lacks, such as that of a bandit added later, has the index after the last one: a network
    ignores it.
    """

    def __init__(self, vocabulary: Vocabulary, setup: Setup) -> None:
        observer = observer_of(setup)
        fields = {name: index for index, name in enumerate(vocabulary.fields)}
        actions = {name: index for index, name in enumerate(vocabulary.actions)}
        constant = setup_fields(setup)
        missing = [name.removeprefix(SETUP_PREFIX) for name in constant if name not in fields]
        if missing:
            raise SetupError(f"this network was not trained for {', '.join(missing)}: let a planner play instead")
        unknown = [name for name in observer.actions if name not in actions]
        if unknown:
            raise SetupError(
                f"this network was trained for another version of the game: it does not know {unknown[0]!r}"
            )
        ignored = len(fields)
        self.fields: Indices = np.array([fields.get(name, ignored) for name in observer.fields], np.int64)
        self.actions: Indices = np.array([actions[name] for name in observer.actions], np.int64)
        self.constant: Indices = np.array([fields[name] for name in constant], np.int64)


def setup_fields(setup: Setup) -> list[str]:
    """The set-up itself as fields that are always 1: every decision depends on it, and no other field says it."""
    found = [f"{SETUP_PREFIX}{setup.players} players"]
    for option in SETUP_OPTIONS:
        value = setup.options.get(option)
        values = value if isinstance(value, list) else [value] if isinstance(value, str) else []
        found += [f"{SETUP_PREFIX}{option} {one}" for one in values]
        if value is True:
            found.append(f"{SETUP_PREFIX}{option}")
    return found


def vocabulary(setups: Iterable[Setup], known: Vocabulary | None = None) -> Vocabulary:
    """All names in these set-ups, after those that are already known."""
    fields = dict.fromkeys(known.fields if known else ())
    actions = dict.fromkeys(known.actions if known else ())
    for setup in setups:
        observer = observer_of(setup)
        fields.update(dict.fromkeys((*setup_fields(setup), *observer.fields)))
        actions.update(dict.fromkeys(observer.actions))
    return Vocabulary(tuple(fields), tuple(actions))


def merged(one: Vocabulary, other: Vocabulary) -> Vocabulary:
    """All names of both, those of `other` first and in the same order, so that its weights still fit."""
    fields = dict.fromkeys((*other.fields, *one.fields))
    actions = dict.fromkeys((*other.actions, *one.actions))
    return Vocabulary(tuple(fields), tuple(actions))
