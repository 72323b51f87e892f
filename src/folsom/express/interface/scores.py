"""The end of the game: the scores and their parts."""

from folsom.express.base.score import side_of, tally
from folsom.express.interface.names import members
from folsom.express.state import State
from folsom.interface.title import Loot, Score


def scores(s: State) -> list[Score]:
    """Scores by seat: lines that are 0 for everybody are left out; those before `received` add up to the dollars."""
    sides = tally(s)
    money = [money_lines(s, side) for side in range(len(sides))]
    shown = [line for line in score_lines(s).values() if any(lines[line] for lines in money)]
    counted = [counts(s, side) for side in range(len(sides))]
    found = []
    for seat in range(s.rules.seats):
        number = seat // s.rules.allies
        side = sides[number]
        lines = {line: money[number][line] for line in ("loot", *shown)}
        lines.update(gunslinger=int(side.gunslinger), received=int(side.received))
        lines.update({line: count for line, count in counted[number].items() if any(other[line] for other in counted)})
        found.append(Score(seat, side.total(), side.won, lines, loot_of(s, number)))
    return found


def score_lines(s: State) -> dict[str, str]:
    """The score line of each rule that changes a bandit's money at the end."""
    return {rule: line for box in s.rules.interfaces for rule, line in box.score_lines.items()}


def counts(s: State, side: int) -> dict[str, int]:
    """The boxes' lines of a side's score."""
    return {line: count for box in s.rules.interfaces for line, count in box.counted(s, side).items()}


def loot_of(s: State, side: int) -> tuple[Loot, ...]:
    """END-1: the loot on a side's Character cards that is worth money, with Purses opened."""
    found = []
    for who in range(s.bandit_count):
        if side_of(s, who) == side:
            found += [Loot(s.rules.tokens[token], int(s.worth(token))) for token in members(s.bandits[who].loot)]
            found.append(Loot("cash", int(s.bandits[who].cash)))
    return tuple(piece for piece in found if piece.dollars)


def money_lines(s: State, side: int) -> dict[str, int]:
    """The loot and cash of a side's bandits, and the change by each rule, in the order of the rules."""
    rule_lines = score_lines(s)
    lines = dict.fromkeys(("loot", *rule_lines.values()), 0)
    for who in range(s.bandit_count):
        if side_of(s, who) != side:
            continue
        dollars: int = s.money(who)
        lines["loot"] += dollars
        for k in range(len(s.rules.score)):
            rule = s.rules.score[k]
            after: int = rule.score(s, who, dollars)
            lines[rule_lines[rule.cites]] += after - dollars
            dollars = after
    return lines
