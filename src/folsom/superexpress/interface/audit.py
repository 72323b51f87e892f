"""Checks that nothing is lost or duplicated, and the complete position as plain values, for comparison."""

from typing import Any

from folsom.interface.lines import Fault
from folsom.superexpress.codes import ABOARD, BACK, FORWARD, INSIDE, OUT, OVERBOARD, PROGRAM, PROGRAMME, ROOF
from folsom.superexpress.end import LOOT_CARDS, best, everyone_aboard
from folsom.superexpress.interface.names import bandit_name, members
from folsom.superexpress.state import State
from folsom.superexpress.train import OFF, WIDTH, Pawn


def audit(s: State) -> None:
    """Raise AssertionError unless all bandits, loot cards and Action cards exist exactly once."""
    audit_lines(s)
    audit_loot(s)
    for pawn in s.pawns:
        audit_pawn(s, pawn)
    audit_round(s)


def audit_lines(s: State) -> None:
    """Every bandit aboard is in the line of its floor exactly once, and the lines go from the front to the rear."""
    for floor in (INSIDE, ROOF):
        row = [int(s.line[floor * WIDTH + k]) for k in range(s.size[floor])]
        cars = [int(s.pawns[who].car) for who in row]
        assert cars == sorted(cars), "a line is out of order"
        assert all(0 <= car <= s.last for car in cars), "a bandit stands beyond the train"
        here = [who for who in range(s.bandit_count) if s.pawns[who].status == ABOARD and s.pawns[who].floor == floor]
        assert sorted(row) == here, "a bandit is in no line or in two"


def audit_loot(s: State) -> None:
    seen = 0
    for pawn in s.pawns:
        assert not seen & pawn.loot, "a loot card is in two places"
        seen |= pawn.loot
    assert not seen & ~LOOT_CARDS, "there is no such loot card"
    wagons_lost: int = s.bandit_count + 1 - s.last
    if seen.bit_count() > wagons_lost:
        reason = f"there are more loot cards than wagons uncoupled: {seen.bit_count()}, and {wagons_lost} are gone"
        raise Fault(reason, "inside")


def audit_pawn(s: State, pawn: Pawn) -> None:
    assert pawn.facing in (FORWARD, BACK), "a bandit faces nowhere"
    if pawn.status != ABOARD:
        assert (pawn.car, pawn.facing, pawn.stunned) == (OFF, FORWARD, False), "a bandit off the train stands somewhere"
    if pawn.status == OVERBOARD and not s.rules.horse:
        raise Fault("without Horse nobody can be saved: write boxes=horse into the first line", "off")
    programmed = 0
    for k in range(pawn.noted):
        card = 1 << pawn.card(k)
        assert not programmed & card, "a card is programmed twice"
        programmed |= card
    assert programmed | pawn.hand == s.rules.cards, "a card is lost"
    assert not programmed & pawn.hand, "a card is in the programme and in hand"
    assert 0 <= pawn.shown <= pawn.noted <= PROGRAMME, "more cards are revealed than programmed"


def audit_round(s: State) -> None:
    assert s.over or s.last >= 1, "the last wagon is uncoupled, and the game goes on (SUP-WIN-2)"
    begun: int = s.bandit_count + 2 - s.last  # a wagon is lost at the end of each round
    if s.round != begun and not (s.ended() and s.round == begun - 1):
        raise Fault("exactly one wagon is lost in each round", "round")
    if s.ended():
        audit_end(s)
        return
    assert not s.winners, "somebody has won too soon"
    if s.aboard() < 2:
        left = f"only {named(s, everyone_aboard(s))}" if s.aboard() else "nobody"
        reason = f"{left} is left on the train: the game is over, and needs the line 'won' (SUP-WIN-1, SUP-WIN-3)"
        raise Fault(reason, "next", "off", "inside")
    if s.programming():
        audit_planning(s)
        for who, pawn in enumerate(s.pawns):
            asked = who in s.to_act()
            assert asked == (pawn.status == ABOARD and pawn.noted < PROGRAMME), (
                "somebody is not asked, or asked in vain"
            )


def audit_end(s: State) -> None:
    """SUP-WIN-1 to 3: at most one bandit or no wagon is left, and the best of those who could win have won."""
    assert s.winners, "nobody has won"
    if s.aboard() > 1 and s.last:
        aboard = named(s, everyone_aboard(s))
        raise Fault(f"the game ends too soon: {aboard} are aboard, and wagons are left (SUP-WIN-1, SUP-WIN-2)", "won")
    best_of = best(s, everyone_aboard(s) or s.winners)
    if s.winners != best_of:
        raise Fault(f"{named(s, best_of)} should have won, not {named(s, s.winners)} (SUP-WIN-1 to 3)", "won")
    if not s.aboard() and s.last > s.bandit_count:
        raise Fault("nobody is aboard, though no wagon was uncoupled (SUP-WIN-1)", "off")


def named(s: State, mask: int) -> str:
    return ", ".join(bandit_name(s, who) for who in members(mask))


def audit_planning(s: State) -> None:
    """Check the position before the first card is revealed."""
    if s.pawns[s.first].status != ABOARD:
        raise Fault(f"{bandit_name(s, s.first)}, the First Player, is off the train (SUP-END-3)", "first", "off")
    for who, pawn in enumerate(s.pawns):
        name = bandit_name(s, who)
        if pawn.status == OVERBOARD:
            raise Fault(f"{name}: nobody can be saved before the cards are revealed (SUP-HORSE-2)", "off")
        if pawn.status == OUT and pawn.noted:
            raise Fault(f"{name} is off the train, and programs nothing (SUP-END-1)", "programme", owner=name)
        if pawn.shown:
            reason = f"{name}'s card is revealed too soon; the line 'next' says which card comes now"
            raise Fault(reason, "programme", owner=name)


PAWN = ("character", "status", "car", "floor", "facing", "stunned", "loot", "hand", "plan", "noted", "shown")


def image(s: State) -> dict[str, Any]:
    """Everything in a position except the dice; simultaneous questions are in seat order."""
    asked = [frame for frame in s.frames() if frame & 255 == PROGRAM]
    return {
        **{name: getattr(s, name) for name in ("bandit_count", "last", "round", "first", "winners", "over", "stop")},
        "agenda": [frame for frame in s.frames() if frame & 255 != PROGRAM] + sorted(asked),
        "line": list(s.line),
        "size": list(s.size),
        "pawns": [{name: getattr(pawn, name) for name in PAWN} for pawn in s.pawns],
    }
