"""Errors in input.  Each message says what is wrong and what would be right; the game is unchanged."""


def shown(value: object) -> str:
    """Any value as shown in a message, shortened."""
    try:
        text = repr(value)
    except Exception:  # a number too long to print, or an object whose repr fails
        return f"a strange {type(value).__name__}"
    return text if len(text) <= 80 else f"{text[:77]}…"


class FolsomError(Exception):
    """The base class of the errors below."""


class SetupError(FolsomError):
    """An unknown game, box, variant, bandit or option, a wrong number of players, or an impossible combination."""


class IllegalAction(FolsomError):
    """An action that is not offered; `rule` is the number of the rule that forbids it."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class NotationError(FolsomError):
    """A scene or an action that cannot be read: `reason` says why, `line` and `column` (from 1) where."""

    def __init__(self, reason: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.reason = reason
        self.line = line
        self.column = column


class RecordError(FolsomError):
    """A record that is damaged, foreign, or written by a newer version."""
