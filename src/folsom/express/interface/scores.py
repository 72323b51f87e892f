"""The end of the game: what each seat's money is made of."""

from folsom.express.base.score import side_of, tally
from folsom.express.horses.stations import caught
from folsom.express.interface.draw_boxes import with_horses
from folsom.express.interface.names import members
from folsom.express.state import State
from folsom.interface.title import Loot, Score

# What a rule that speaks about a bandit's money at the end adds or takes away.
LINES = {"HOST-1": "ransom", "EVENT-SHARE": "shared", "EVENT-MORTAL": "mortal", "EVENT-ESCAPE": "forfeited"}


def scores(s: State) -> list[Score]:
    """A line of money that nobody has is left out; the lines before `received` add up to the dollars."""
    sides = tally(s)
    money = [money_lines(s, side) for side in range(len(sides))]
    shown = [line for line in LINES.values() if any(lines[line] for lines in money)]
    arrests = [arrests_of(s, side) for side in range(len(sides))]
    found = []
    for seat in range(s.rules.seats):
        number = seat // s.rules.allies
        side = sides[number]
        lines = {line: money[number][line] for line in ("loot", *shown)}
        lines.update(gunslinger=int(side.gunslinger), received=int(side.received))
        if any(arrests):
            lines["caught"] = arrests[number]
        found.append(Score(seat, side.total(), side.won, lines, loot_of(s, number)))
    return found


def arrests_of(s: State, side: int) -> int:
    """EVENT-ESCAPE: how many bandits of a side are caught; a side that has no others cannot win."""
    return sum(caught(s, who) for who in range(s.bandit_count) if side_of(s, who) == side) if with_horses(s) else 0


def loot_of(s: State, side: int) -> tuple[Loot, ...]:
    """END-1: what brings money on a side's Character cards; the Purses are opened."""
    found = []
    for who in range(s.bandit_count):
        if side_of(s, who) == side:
            found += [Loot(s.rules.tokens[token], int(s.worth(token))) for token in members(s.bandits[who].loot)]
            found.append(Loot("cash", int(s.bandits[who].cash)))
    return tuple(piece for piece in found if piece.dollars)


def money_lines(s: State, side: int) -> dict[str, int]:
    """Loot and cash of a side's bandits, and what each rule makes of them, in the order in which the rules speak."""
    lines = dict.fromkeys(("loot", *LINES.values()), 0)
    for who in range(s.bandit_count):
        if side_of(s, who) != side:
            continue
        dollars: int = s.money(who)
        lines["loot"] += dollars
        for k in range(len(s.rules.score)):
            rule = s.rules.score[k]
            after: int = rule.score(s, who, dollars)
            lines[LINES[rule.cites]] += after - dollars
            dollars = after
    return lines
