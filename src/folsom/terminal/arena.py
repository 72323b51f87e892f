"""`folsom arena`: tournaments between bots, and their relative strengths."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folsom.arena.ledger import Ledger, begun, seed_in
from folsom.arena.lineup import Tournament
from folsom.arena.match import Result
from folsom.arena.plot import Panel, check, plot
from folsom.arena.runner import Playing, run
from folsom.arena.standings import Standing, standings, standings_by_role
from folsom.bulk.figures import STANDARD_ERRORS, Wins
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup
from folsom.interface.words import Catalogue
from folsom.terminal.bar import Bar
from folsom.terminal.faults import FAILED, report_faults
from folsom.terminal.screen import BOLD, Screen, catalogue, columns, system_language
from folsom.terminal.simulate import non_default_options

FAULTS = {"loss": "arena.faults-loss", "greenhorn": "arena.faults-greenhorn"}  # by consequence of a fault
ROLES = {"marshal": "arena.as-marshal", "bandit": "arena.as-bandit"}


@dataclass(frozen=True)
class Files:
    """The files for a tournament's games, its figures and its picture; None: not written."""

    keep: Path | None = None
    figures: Path | None = None
    picture: Path | None = None

    def check(self, words: Catalogue) -> None:
        """Check before the games, not after hours of play, that the files can be written."""
        files = [file.absolute() for file in (self.keep, self.figures, self.picture) if file]
        for file in files:
            if not file.parent.is_dir():
                raise SetupError(words("wrong.no-folder", file=file))
            if file.is_dir():
                raise SetupError(words("wrong.not-a-file", file=file))
            if files.count(file) > 1:
                raise SetupError(words("wrong.same-file", file=file))
        if self.picture:
            check(self.picture)

    def seed(self, asked: int | None) -> int:
        """The requested seed, else that of the saved tournament, else a random one."""
        if asked is not None:
            return asked
        return seed_in(self.keep) if self.keep and begun(self.keep) else secrets.randbits(32)


@dataclass(frozen=True)
class Table:
    """The results of the games of one set-up."""

    setup: Setup
    deals: int
    fair: float  # the share of wins if all contestants are equally strong
    results: Sequence[Result]
    standings: Sequence[Standing]
    by_role: Mapping[str, Sequence[Standing]]  # empty if all seats play the same role


def hold(tournament: Tournament, playing: Playing, files: Files) -> int:
    """Play a tournament or continue a saved one; then print and write the results."""
    words = catalogue(system_language())
    ledger = Ledger(files.keep, tournament) if files.keep else None
    bar = Bar(words, sum(1 for _ in tournament.bouts()))
    try:
        results = run(tournament, playing, ledger, bar.show)
    finally:
        bar.remove()
        if ledger:
            ledger.close()
    tables = [table_of(tournament, setup, results) for setup in tournament.setups]
    report = Report(Screen(), words, tournament)
    if files.figures:
        files.figures.write_text(json.dumps(as_values(tournament, tables), indent=1) + "\n", encoding="utf-8")
    if files.picture:
        plot(files.picture, [Panel(report.head(table), table.fair, table.standings) for table in tables])
    report.show(tables)
    return FAILED if any(result.faults for result in results) else 0


def table_of(tournament: Tournament, setup: Setup, results: Sequence[Result]) -> Table:
    mine = [result for result in results if result.players == setup.players]
    fair = 1 / len(mine[0].sides)
    names = tournament.contestants
    return Table(setup, tournament.deals(setup), fair, mine, standings(names, mine), standings_by_role(names, mine))


def combined_wins(standings: Sequence[Standing]) -> Wins:
    """The wins of all contestants in a role."""
    wins = Wins()
    for standing in standings:
        wins.merge(standing.wins)
    return wins


class Report:
    """Prints the figures for people."""

    def __init__(self, screen: Screen, words: Catalogue, tournament: Tournament) -> None:
        self.screen = screen
        self.words = words
        self.tournament = tournament

    def show(self, tables: Sequence[Table]) -> None:
        for table in tables:
            self.screen.say(self.head(table), style=BOLD)
            self.screen.say(self.words("arena.deals", deals=table.deals, games=len(table.results) // table.deals))
            self.rows(table.standings, "arena.seats" if self.each_seat(table) else "arena.sides")
            self.screen.say(self.words("arena.fair", share=table.fair))
            for role, found in table.by_role.items():
                self.role(role, found)
            self.remarks(table.results)
            self.screen.line()
        rated = tables[0].standings[0].rating is not None
        self.screen.say(self.words("arena.rated" if rated else "arena.unrated"))

    def head(self, table: Table) -> str:
        setup = table.setup
        return self.words(
            "arena.games",
            games=len(table.results),
            game=setup.game,
            players=setup.players,
            options="".join(f", {part}" for part in non_default_options(self.words, setup)),
            seed=self.tournament.seed,
        )

    def each_seat(self, table: Table) -> bool:
        return len(table.results[0].sides) == table.setup.players

    def role(self, role: str, standings: Sequence[Standing]) -> None:
        """The figures of one role; there is no fair share, as roles need not be equally strong."""
        self.screen.line()
        self.screen.say(self.words(ROLES[role]), style=BOLD)
        self.rows(standings, "arena.seats")
        low, high = combined_wins(standings).interval()
        interval = self.words("simulate.from-to", low=low, high=high)
        self.screen.say(self.words("arena.together", share=combined_wins(standings).share(), interval=interval))

    def rows(self, standings: Sequence[Standing], held: str) -> None:
        words = self.words
        heads = ["arena.contestant", held, "arena.wins", "arena.share", "arena.interval", "arena.score", "arena.rating"]
        rows = [[words(head) for head in heads]]
        rows += [self.row(standing) for standing in standings]
        head, *body = columns(rows)
        self.screen.line()
        self.screen.line(head, BOLD)
        for line in body:
            self.screen.line(line)
        self.screen.line()

    def row(self, standing: Standing) -> list[str]:
        wins, rating = standing.wins, standing.rating
        low, high = wins.interval()
        reach = STANDARD_ERRORS * rating.deviation if rating else 0.0
        return [
            standing.name,
            str(wins.games),
            f"{float(wins.won):.1f}",
            f"{wins.share():.1%}",
            self.words("simulate.from-to", low=low, high=high),
            f"{standing.scores.mean():.1f}",
            self.words("arena.plus-minus", mean=rating.mean, reach=reach) if rating else "–",
        ]

    def remarks(self, results: Sequence[Result]) -> None:
        """Games that nobody won, and external bots that failed."""
        unwon = sum(not result.won for result in results)
        if unwon:
            self.screen.say(self.words("simulate.nobody", number=unwon))
        faults = [fault for result in results for fault in result.faults]
        report_faults(self.screen, self.words, FAULTS[self.tournament.on_fault], faults)


def as_values(tournament: Tournament, tables: Sequence[Table]) -> dict[str, Any]:
    """The figures for programs: they depend only on the games, not on how long these took."""
    rows = [
        {
            "players": table.setup.players,
            "options": dict(table.setup.options),
            "games": len(table.results),
            "deals": table.deals,
            "fair_share": table.fair,
            "won_by_nobody": sum(not result.won for result in table.results),
            "faults": sum(len(result.faults) for result in table.results),
            "standings": [standing_values(standing) for standing in table.standings],
            "roles": {role: [standing_values(one) for one in ones] for role, ones in table.by_role.items()},
        }
        for table in tables
    ]
    terms = tournament.terms()
    named = {key: terms[key] for key in ("folsom", "game", "contestants", "one_against_all", "on_fault", "seed")}
    return {**named, "interval": "Wilson, 95 %", "rating": "openskill, Plackett-Luce", "tables": rows}


def standing_values(standing: Standing) -> dict[str, Any]:
    low, high = standing.wins.interval()
    rating = standing.rating
    return {
        "name": standing.name,
        "sides": standing.wins.games,
        "wins": float(standing.wins.won),
        "share": standing.wins.share(),
        "low": low,
        "high": high,
        "mean_score": standing.scores.mean(),
        "rating": {"mean": round(rating.mean, 4), "deviation": round(rating.deviation, 4)} if rating else None,
    }
