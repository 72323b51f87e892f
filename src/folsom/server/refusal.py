"""A wish that is not fulfilled; nothing has changed."""

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
    "too-soon": 409,
    "rules": 410,
    "too-large": 413,
    "illegal": 422,
    "unreadable": 422,
    "too-many": 429,
    "busy": 503,
}


class Refusal(Exception):
    """Why, as a code for programs and in a sentence for people; the rule of the game, if it is one that forbids it.

    `after` is in how many seconds it will be possible, if only time is needed.
    """

    def __init__(self, code: str, words: str, rule: str | None = None, after: int | None = None) -> None:
        super().__init__(words)
        self.code = code
        self.words = words
        self.rule = rule
        self.after = after

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS[self.code]
