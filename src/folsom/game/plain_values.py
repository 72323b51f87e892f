"""Converts what a game shows to plain values that can be sent to another program."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any


def as_plain(shown: object) -> Any:
    """A view, option, event, score or set-up as JSON values: objects, lists, strings, numbers, booleans and null."""
    if shown is None or isinstance(shown, str | int | float):
        return shown
    if is_dataclass(shown) and not isinstance(shown, type):
        return {field.name: as_plain(getattr(shown, field.name)) for field in fields(shown)}
    if isinstance(shown, Mapping):
        return {str(key): as_plain(value) for key, value in shown.items()}
    if isinstance(shown, tuple | list):
        return [as_plain(part) for part in shown]
    raise TypeError(f"{type(shown).__name__} cannot be sent")
