"""Writes the page of a study: Markdown and pictures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from folsom.arena.plot import Panel, plot
from folsom.arena.standings import Standing
from folsom.bulk.figures import Wins
from folsom.interface.title import Setup
from folsom.study.findings import Choices, Findings
from folsom.study.heatmap import Cells, heatmap

TITLES = {"express": "Colt Express", "super": "Colt Super Express"}


@dataclass(frozen=True)
class Source:
    """Where the figures come from."""

    setup: Setup
    bot: str
    command: str  # the one that writes the same page


class Page:
    """Written section by section; the pictures are in the same folder, and their names begin with the page's."""

    def __init__(self, file: Path, source: Source, found: Findings) -> None:
        self.file = file
        self.source = source
        self.found = found
        self.parts: list[str] = []

    def write(self) -> None:
        self.introduction()
        self.openings()
        self.worth()
        if self.found.wagons:
            self.wagons()
        self.cards()
        self.file.write_text("\n".join(self.parts), encoding="utf-8")

    # ---- sections
    def introduction(self) -> None:
        source, setup = self.source, self.source.setup
        self.say(
            f"# What strong players do: {TITLES[setup.game]}",
            f"In {self.found.games} games with {setup.players} players every seat was held by the bot `{source.bot}`. "
            "This page counts what these bots did and what came of it. It says how such bots play, which is not always "
            "how the game should be played. A `policy` draws its answers by the chances that its network gives them, "
            "as in training. Intervals are Wilson's, at 95 %, unless something else is said. "
            "This page was written by:",
            f"```sh\n{source.command}\n```",
        )

    def openings(self) -> None:
        found = self.found
        self.say(
            "## The first card",
            "The share of games in which the first card of a bandit was of this kind, among the games in which it "
            "could be, with intervals and the number of these games. Face up or face down counts alike. "
            "Place 1 begins the first round.",
        )
        by_bandit = dict(sorted(found.openings.items()))
        in_turn = {f"place {place}": found.openings_in_turn[place] for place in sorted(found.openings_in_turn)}
        self.choices("openings", "The first card, by bandit", by_bandit)
        self.choices("openings-places", "The first card, by place", in_turn)

    def worth(self) -> None:
        found = self.found
        self.say(
            "## What a bandit and a place are worth",
            "The share of games won; players who win together share the win. The red line is the share of a player of "
            "whom nothing is known. Place 1 begins the first round; the others follow in turn.",
        )
        self.wins("bandits", "Games won, by bandit", dict(sorted(found.bandits.items())))
        self.wins(
            "places", "Games won, by place", {f"place {place}": found.places[place] for place in sorted(found.places)}
        )

    def wagons(self) -> None:
        found = self.found.wagons
        names = sorted({name for name, _ in found})
        numbers = sorted({number for _, number in found})
        self.say(
            "## Wagons",
            "The dollars with which all players together end, by wagon and by the car that it is: car 1 is behind the "
            "Locomotive. ± is half of the 95 % interval of the mean.",
        )
        cells = {
            (names.index(name), numbers.index(number)): (
                dollars.mean(),
                f"{dollars.mean():.0f} ± {dollars.reach():.0f}",
            )
            for (name, number), dollars in found.items()
            if dollars.count > 1
        }
        cars = [f"car {number}" for number in numbers]
        self.heatmap("wagons", "Dollars of all players, by wagon", names, cars, cells)
        unknown = (0.0, "–")
        rows = [
            [name, *(cells.get((row, column), unknown)[1] for column in range(len(cars)))]
            for row, name in enumerate(names)
        ]
        self.table(["", *cars], rows)

    def cards(self) -> None:
        answers = self.found.cards.answers()
        self.say(
            "## How often each card is played",
            "The share of the questions in which a card was chosen, among those in which it could be. The red line is "
            "the mean of all answers.",
        )
        offered = self.found.cards.offered
        ranked = dict(sorted(offered.items(), key=lambda item: -item[1].share()))
        asked = sum(wins.games for wins in offered.values())
        self.panel("cards", "Cards chosen when they could be", ranked, answers / asked if asked else 0.0)
        rows = [[name, percent(float(wins.won) / answers), *cells_of(wins)] for name, wins in ranked.items()]
        self.table(["card", "of all answers", "chosen when it could be", "interval", "times it could be"], rows)

    # ---- parts of sections
    def wins(self, name: str, title: str, wins: Mapping[str, Wins]) -> None:
        self.panel(name, title, wins, sum(one.share() for one in wins.values()) / len(wins))
        self.table(["", "games won", "interval", "games"], [[key, *cells_of(one)] for key, one in wins.items()])

    def choices(self, name: str, title: str, rows: Mapping[str, Choices]) -> None:
        cards = sorted({card for one in rows.values() for card in one.offered})
        cells = {
            (row, cards.index(card)): (wins.share(), f"{100 * wins.share():.0f} %")
            for row, one in enumerate(rows.values())
            for card, wins in one.offered.items()
        }
        self.heatmap(name, title, list(rows), cards, cells)
        lines = [[key, *(interval(one.offered.get(card)) for card in cards)] for key, one in rows.items()]
        self.table(["", *cards], lines)

    def panel(self, name: str, title: str, wins: Mapping[str, Wins], line: float) -> None:
        file = self.picture_file(name)
        plot(file, [Panel(title, line, [Standing(key, one) for key, one in wins.items()])])
        self.say(f"![{title}]({file.name})")

    def heatmap(self, name: str, title: str, rows: Sequence[str], columns: Sequence[str], cells: Cells) -> None:
        file = self.picture_file(name)
        file.write_bytes(heatmap(title, rows, columns, cells))
        self.say(f"![{title}]({file.name})")

    def picture_file(self, name: str) -> Path:
        return self.file.with_name(f"{self.file.stem}-{name}.svg")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        lines = [head, ["---"] * len(head), *rows]
        self.say("\n".join(f"| {' | '.join(line)} |" for line in lines))

    def say(self, *parts: str) -> None:
        for part in parts:
            self.parts += [part, ""]


def cells_of(wins: Wins) -> list[str]:
    low, high = wins.interval()
    return [percent(wins.share()), f"{100 * low:.1f}–{100 * high:.1f}", str(wins.games)]


def interval(wins: Wins | None) -> str:
    """A share with its interval, short enough for wide tables."""
    if wins is None:
        return "–"
    low, high = wins.interval()
    return f"{100 * wins.share():.0f} % ({100 * low:.0f}–{100 * high:.0f}; {wins.games})"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
