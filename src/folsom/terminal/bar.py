"""A progress bar for many games."""

import sys

from folsom.interface.words import Catalogue

BAR = 40


class Bar:
    """A progress bar on standard error, shown only on a terminal."""

    def __init__(self, words: Catalogue, games: int) -> None:
        self.words = words
        self.games = games
        self.shown = sys.stderr.isatty()
        self.show(0)

    def show(self, done: int) -> None:
        if self.shown:
            full = BAR * done // self.games
            bar = "█" * full + "░" * (BAR - full)
            text = self.words("simulate.progress", bar=bar, done=done, games=self.games)
            print(f"\r{text}", end="", file=sys.stderr, flush=True)

    def remove(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
