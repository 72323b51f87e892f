"""The goals of the design for the engine, compared with a run."""

from dataclasses import dataclass

from bench import peers
from bench.cases import BOXED, MAIN
from bench.run import COMPILED, PURE, Key, Results

# Known figures of TAG (Java) and of the same game written in C, which cannot be part of a run.  They were measured on
# another machine, so they show the scale but allow no ratio.
TAG_GAMES, TAG_COPIES, C_GAMES = (7_500, 9_400), (20_000, 36_000), (105_000, 130_000)


@dataclass(frozen=True)
class Verdict:
    """A goal; `met` is None if a run cannot decide it."""

    what: str
    goal: str
    found: str
    met: bool | None


def short(number: float) -> str:
    """A number with three significant digits."""
    if number >= 999_500:
        return f"{number / 1e6:.3g} M"
    if number >= 999.5:
        return f"{float(f'{number:.3g}'):,.0f}".replace(",", " ")
    return f"{number:.3g}"


def verdicts(results: Results) -> list[Verdict]:
    found = []
    if results.has(COMPILED):
        found += compiled(results)
    inside = results.samples[PURE, MAIN.name, "inside"]
    found.append(
        Verdict(
            "decisions/s without a compiler, inside the engine",
            "≥ 100 000",
            f"best {short(inside.best)}, median {short(inside.median)}",
            inside.median >= 100_000,
        )
    )
    return found


def compiled(results: Results) -> list[Verdict]:
    found = []
    core = (COMPILED, MAIN.name, "core")
    for name, goal in ((peers.HEARTS, 8), (peers.HEARTS_WEIGHTED, 8)):
        other = (peers.NAME, name, "decisions")
        if other in results.samples:
            found.append(ratio(results, f"decisions driven from Python ÷ {name}", goal, core, other))
    inside = (COMPILED, MAIN.name, "inside")
    for case in BOXED:
        boxed = (COMPILED, case.name, "inside")
        if boxed in results.samples:
            found.append(ratio(results, f"decisions/s inside, {case.name} ÷ {MAIN.name}", 0.8, boxed, inside))
    games = results.samples[COMPILED, MAIN.name, "games"]
    copies = results.samples[COMPILED, MAIN.name, "copies"]
    assigns = results.samples[COMPILED, MAIN.name, "assigns"]
    searches = results.samples[COMPILED, MAIN.name, "searches"]
    found.append(
        Verdict(
            "search iterations/s, to the end of the game",
            "≥ 40 000",
            f"best {short(searches.best)}, median {short(searches.median)}",
            searches.median >= 40_000,
        )
    )
    return [
        *found,
        scale("random games/s; 5 × TAG", games.best, 5, TAG_GAMES),
        scale("random games/s; 0.45 of C", games.best, 0.45, C_GAMES),
        scale("copies/s, `copy`; 50 × TAG", copies.best, 50, TAG_COPIES),
        scale("copies/s, `assign`; 50 × TAG", assigns.best, 50, TAG_COPIES),
    ]


def ratio(results: Results, what: str, goal: float, one: Key, other: Key) -> Verdict:
    rounds = results.ratios(one, other)
    best = results.samples[one].best / results.samples[other].best
    digits = 1 if best >= 2 else 2
    text = f"{best:.{digits}f} (rounds {rounds.worst:.{digits}f} to {rounds.best:.{digits}f})"
    return Verdict(what, f"≥ {goal:g}", text, best >= goal)


def scale(what: str, best: float, factor: float, known: tuple[int, int]) -> Verdict:
    """The figures next to those of another machine; only one run of both could compare them exactly."""
    low, high = (factor * end for end in known)
    return Verdict(what, f"{short(low)} to {short(high)}, elsewhere", short(best), None)
