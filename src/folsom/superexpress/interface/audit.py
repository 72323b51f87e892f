"""Conservation: nothing is lost and nothing appears; and the whole of a position, for comparison."""

from typing import Any

from folsom.superexpress.codes import ABOARD, BACK, FORWARD, INSIDE, OUT, OVERBOARD, PROGRAM, PROGRAMME, ROOF
from folsom.superexpress.end import LOOT_CARDS, best, everyone_aboard
from folsom.superexpress.state import State
from folsom.superexpress.train import OFF, WIDTH, Pawn


def audit(s: State) -> None:
    """Raise AssertionError unless bandits, loot cards and Action cards are all there, once."""
    audit_lines(s)
    audit_loot(s)
    for pawn in s.pawns:
        audit_pawn(s, pawn)
    audit_round(s)


def audit_lines(s: State) -> None:
    """Every bandit aboard stands once in the line of its floor, and the lines go from the front to the rear."""
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
    assert seen.bit_count() <= wagons_lost, "there are more loot cards than wagons uncoupled"


def audit_pawn(s: State, pawn: Pawn) -> None:
    assert pawn.facing in (FORWARD, BACK), "a bandit faces nowhere"
    if pawn.status != ABOARD:
        assert (pawn.car, pawn.facing, pawn.stunned) == (OFF, FORWARD, False), "a bandit off the train stands somewhere"
    assert pawn.status != OVERBOARD or s.rules.horse, "without Horse nobody can be saved"
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
    assert s.round == begun or (s.ended() and s.round == begun - 1), "a wagon is lost in each round, and none besides"
    if s.ended():
        assert s.winners, "nobody has won"
        assert s.aboard() <= 1 or not s.last, "the game ends too soon"
        assert s.winners == best(s, everyone_aboard(s) or s.winners), "another should have won"
        assert s.aboard() or s.last <= s.bandit_count, "nobody is aboard, though no wagon was uncoupled"
        return
    assert not s.winners, "somebody has won too soon"
    assert s.aboard() >= 2, "a single bandit is left on the train, and the game goes on (SUP-WIN-1)"
    if s.programming():
        audit_planning(s)
        for who, pawn in enumerate(s.pawns):
            asked = who in s.to_act()
            assert asked == (pawn.status == ABOARD and pawn.noted < PROGRAMME), "somebody is not asked, or in vain"


def audit_planning(s: State) -> None:
    """Before the first card is revealed."""
    assert s.pawns[s.first].status == ABOARD, "the First Player is off the train (SUP-END-3)"
    for pawn in s.pawns:
        assert not pawn.shown, "a card is revealed too soon; the line 'next' says which card comes now"
        assert pawn.status != OVERBOARD, "nobody can be saved before the cards are revealed"
        assert pawn.status != OUT or not pawn.noted, "who is off the train programs nothing"


PAWN = ("character", "status", "car", "floor", "facing", "stunned", "loot", "hand", "plan", "noted", "shown")


def image(s: State) -> dict[str, Any]:
    """Everything in a position but the dice; questions put at the same time in the order of seats."""
    asked = [frame for frame in s.frames() if frame & 255 == PROGRAM]
    return {
        **{name: getattr(s, name) for name in ("bandit_count", "last", "round", "first", "winners", "over", "stop")},
        "agenda": [frame for frame in s.frames() if frame & 255 != PROGRAM] + sorted(asked),
        "line": list(s.line),
        "size": list(s.size),
        "pawns": [{name: getattr(pawn, name) for name in PAWN} for pawn in s.pawns],
    }
