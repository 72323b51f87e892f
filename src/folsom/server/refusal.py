"""The exception for refused commands and requests."""

STATUS = {
    "malformed": 400,
    "who": 401,
    "not-yours": 403,
    "not-host": 403,
    "muted": 403,
    "barred": 403,
    "unknown": 404,
    "not-now": 409,
    "taken": 409,
    "stale": 409,
    "lesson": 409,
    "too-soon": 409,
    "rules": 410,
    "too-large": 413,
    "illegal": 422,
    "unreadable": 422,
    "too-many": 429,
    "busy": 503,
}


class Refusal(Exception):
    """Something was refused and nothing has changed: a code for programs, a sentence for people.

    `rule` is the rule of the game that forbids it, if one does.  `after` is the number of seconds after which to try
    again, if waiting helps.
    """

    def __init__(self, code: str, words: str, rule: str | None = None, after: int | None = None) -> None:
        super().__init__(words)
        self.code = code
        self.words = words
        self.rule = rule
        self.after = after

    @property
    def status(self) -> int:
        """The HTTP status of the refusal."""
        return STATUS[self.code]
