"""Every kind of fact determines what each viewer sees: a new kind must be added here, as public or partly hidden."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, get_type_hints

import pytest

from folsom.express import codes as c
from folsom.express.boxes import INTERFACES
from folsom.express.expert import steps as expert
from folsom.express.horses import steps as h
from folsom.express.marshal import steps as marshal
from folsom.express.marshal.law import marshal_of
from folsom.express.pairs import steps as pairs
from folsom.express.state import State
from folsom.express.teams import steps as teams
from folsom.express.timecar import steps as time
from folsom.kernel.core import Fact, Tape
from folsom.kernel.dice import seeded
from tests.properties.bulk import fresh
from tests.properties.configurations import KINDS, MARSHAL, MORE, NAMED_LAW, PLAIN, TITLE, WORDS, Configuration
from tests.properties.sampled import as_bytes

CODES = {
    value: name
    for part in (c, expert, pairs, teams, h, time, marshal)
    for name, value in vars(part).items()
    if name.startswith("F_")
}

# Two facts that differ in what is hidden, and the viewers who may know it.
Alike = tuple[Fact, Fact, set[int] | set[int | None]]

MOVE, FLOOR = 1, 1 << 4 * c.FLOOR
NEUTRAL_BULLET = 1 << 5 * c.NEUTRAL
SEATS = (0, 1)
WHISKEY = 27  # the first of their tokens


def fields_only_for_some(*types: type | None) -> set[str]:
    hints = {name: hint for one in types if one for name, hint in get_type_hints(one, include_extras=True).items()}
    return {name for name, hint in hints.items() if "OnlyFor(" in str(hint)}


ADDED = [addition for interface in INTERFACES for addition in interface.fact_additions()]
HIDDEN_FIELDS = {
    kind.code: fields_only_for_some(kind.points, *(added.points for added in ADDED if added.name == kind.name))
    for interface in INTERFACES
    for kind in interface.facts()
}


def drew(code: int) -> Iterator[Alike]:
    """Bags of cards and Bullets, as many of them: PLAN-9."""
    for seat in SEATS:
        yield (code, seat, 2 * MOVE, 0), (code, seat, MOVE + FLOOR, 0), {seat}
        yield (code, seat, 2 * MOVE, 0), (code, seat, MOVE, NEUTRAL_BULLET), {seat}
        yield (code, seat, 0, 2 * NEUTRAL_BULLET), (code, seat, 0, NEUTRAL_BULLET + 1), {seat}


def played(code: int) -> Iterator[Alike]:
    """A card face down: PLAN-5, GHOST-1."""
    for seat in SEATS:
        yield (code, seat, c.FIRE, 1), (code, seat, c.PUNCH, 1), {seat}


def kept(code: int) -> Iterator[Alike]:
    """Which cards were kept: EXPERT-3."""
    for seat in SEATS:
        yield (code, seat, MOVE + FLOOR, 3), (code, seat, 2 * FLOOR, 3), {seat}


def one_card(code: int) -> Iterator[Alike]:
    """A card from a deck, or a Bullet: TEAM-3, PAIR-3."""
    for seat in SEATS:
        yield (code, seat, c.ROB, 0), (code, seat, c.FIRE, 0), {seat}
        yield (code, seat, c.ROB, 0), (code, seat, c.BULLET + c.NEUTRAL, 0), {seat}
        yield (code, seat, c.BULLET, 0), (code, seat, c.BULLET + 1, 0), {seat}


def saved(code: int) -> Iterator[Alike]:
    """Which cards were kept, Bullets too: KEEP-1."""
    for seat in SEATS:
        yield (code, seat, MOVE + FLOOR, 0), (code, seat, 2 * FLOOR, 0), {seat}
        yield (code, seat, MOVE, 0), (code, seat, 0, NEUTRAL_BULLET), {seat}


def set_out(code: int) -> Iterator[Alike]:
    """Where a time traveller will be: only its player knows, a partner does not (TCAR-8)."""
    for who in SEATS:
        yield (code, who, 0, 0), (code, who, 4, 0), {who}


def token(code: int) -> Iterator[Alike]:
    """The face of a Purse, and who knows it (from bit 16 on spectators, then seats): COMP-6."""
    for knowers in (0b000, 0b010, 0b100, 0b110, 0b111):
        for label in (0, 7, 17):
            known = {viewer for bit, viewer in enumerate((None, *SEATS)) if knowers >> bit & 1}
            yield (code, 0, label, 300 | knowers << 16), (code, 0, label, 450 | knowers << 16), known
            yield (code, 1, label, 300 | knowers << 16), (code, 1, label, 300), known  # who knows it is hidden too


def goal(code: int) -> Iterator[Alike]:
    """MP-ROUND-1: in the games below seat 0 is the Marshal."""
    yield (code, 0, 1, 0), (code, 0, 2, 0), {0}
    yield (code, 2, 8, 0), (code, 2, 11, 0), {0}


HIDDEN: dict[int, Callable[[int], Iterator[Alike]]] = {
    c.F_DREW: drew,
    c.F_PLAYED: played,
    expert.F_KEPT: kept,
    teams.F_PARTNER: one_card,
    pairs.F_CHOSE: one_card,
    c.F_TOOK: token,
    c.F_DROPPED: token,
    c.F_GRABBED: token,
    c.F_LOST: token,
    h.F_SAVED: saved,
    time.F_SET_OUT: set_out,
    marshal.F_GOAL: goal,
}
PUBLIC = {
    c.F_FIRST,
    c.F_ROUND,
    c.F_TURN,
    c.F_DREW_NONE,
    c.F_TURNED,
    c.F_NOTHING,
    c.F_MOVED,
    c.F_STAYED,
    c.F_SHOT,
    c.F_NEUTRAL,
    c.F_STOCK_GONE,
    c.F_PUNCHED,
    c.F_MARSHAL,
    c.F_EVENT,
    c.F_BOX,
    c.F_CASH,
    c.F_SPARED,
    expert.F_SHUFFLED,
    expert.F_DROPPED_BULLETS,
    pairs.F_PAIR,
    pairs.F_NO_COVER,
    c.F_SCORE,
    c.F_GUNSLINGER,
    c.F_WON,
    c.F_STEALING,
    c.F_NO_WINNER,
    h.F_RIDES_ON,
    h.F_RODE,
    h.F_ESCAPED,
    h.F_FELLED,
    h.F_COACH,
    h.F_HOSTAGE,
    h.F_POODLE,
    h.F_DRANK,
    h.F_NO_CARD,
    h.F_WILL_DRAW,
    h.F_HORSE_GONE,
    h.F_FLASK_GONE,
    h.F_CAUGHT,
    marshal.F_RUMOR,
    marshal.F_GOAL_MET,
    marshal.F_BRAWLER,
    marshal.F_FREED,
    marshal.F_RESCUED,
    marshal.F_COPIED,
    marshal.F_LOCKED_UP,
    marshal.F_NO_PLUS,
    marshal.F_HELD_FIRE,
    marshal.F_STOOD,
    marshal.F_CARRIED_UP,
    marshal.F_HELD_BACK,
    marshal.F_FELL,
}


def told(s: State, fact: Fact, viewer: int | None) -> bytes:
    return as_bytes(TITLE.event(s, 0, fact, viewer, WORDS))


class Played(NamedTuple):
    """A game at its end, and all its facts."""

    configuration: Configuration
    s: State
    facts: list[Fact]


@pytest.fixture(scope="module")
def games() -> list[Played]:
    """A game of each base; both printings tell the same."""
    return [play_out(one) for one in (*PLAIN, *MARSHAL, *MORE, *NAMED_LAW) if one.base.printing == "later"]


def play_out(configuration: Configuration) -> Played:
    tape, choice = Tape(), seeded(5)
    s = fresh(configuration, 11, tape)
    while not s.over:
        s.apply(s.options[choice.below(s.offered)])
    return Played(configuration, s, tape.facts)


def with_fact(games: list[Played], code: int) -> list[Played]:
    """The games whose boxes have this kind of fact."""
    found = [game for game in games if code in game.s.rules.facts]
    assert found, CODES[code]
    return found


def told_differently(game: Played, facts: list[Fact]) -> list[str]:
    """The facts that are not reported in the same way to all viewers of a game."""
    viewers = game.configuration.viewers
    return [
        f"{game.configuration}: {CODES[fact[0]]} {fact[1:]}"
        for fact in facts
        if len({told(game.s, fact, viewer) for viewer in viewers}) > 1
    ]


def test_every_kind_of_fact_is_here() -> None:
    assert not [name for code, name in KINDS.items() if code not in PUBLIC and code not in HIDDEN]
    assert set(CODES) == set(HIDDEN) | PUBLIC
    assert not set(HIDDEN) & PUBLIC
    assert set(KINDS) == set(CODES)
    assert len(set(KINDS.values())) == len(KINDS)


@pytest.mark.parametrize("code", HIDDEN, ids=lambda code: CODES[code])
def test_what_is_hidden_changes_no_byte_for_those_who_may_not_know(games: list[Played], code: int) -> None:
    assert not [
        f"{configuration}: {one[1:]} and {other[1:]} to {viewer}"
        for configuration, s, _ in with_fact(games, code)
        for one, other, knowing in HIDDEN[code](code)
        for viewer in configuration.viewers
        if viewer not in knowing and told(s, one, viewer) != told(s, other, viewer)
    ]


@pytest.mark.parametrize("code", HIDDEN, ids=lambda code: CODES[code])
def test_those_who_may_know_are_told(games: list[Played], code: int) -> None:
    """Otherwise an event that says nothing at all would keep every secret."""
    assert not [
        f"{configuration}: {one[1:]} and {other[1:]} to {viewer}"
        for configuration, s, _ in with_fact(games, code)
        for one, other, knowing in HIDDEN[code](code)
        for viewer in knowing
        if one[3] >> 16 == other[3] >> 16 and told(s, one, viewer) == told(s, other, viewer)
    ]


def test_public_facts_look_alike_to_everybody(games: list[Played]) -> None:
    for game in games:
        public = [fact for fact in game.facts if fact[0] in PUBLIC or (fact[0] == c.F_PLAYED and not fact[3])]
        assert not told_differently(game, public)


def test_what_is_told_to_all_alike_is_what_each_would_be_told(games: list[Played]) -> None:
    for game in games:
        alike = [fact for fact in game.facts if TITLE.alike(game.s, fact)]
        missing = {fact[0] for fact in game.facts} & PUBLIC - {fact[0] for fact in alike}
        assert not missing, (game.configuration, [CODES[code] for code in missing])
        assert not told_differently(game, alike)
        for code, secrets in HIDDEN.items():
            assert code not in game.s.rules.facts or not any(TITLE.alike(game.s, one) for one, _, _ in secrets(code)), (
                game.configuration,
                CODES[code],
            )


def test_who_may_not_know_is_told_what_a_spectator_is_told(games: list[Played]) -> None:
    for configuration, s, facts in games:
        for fact in facts:
            for seat in range(configuration.base.players):
                if fact[0] in HIDDEN and not knowers_of(s, fact) >> seat + 1 & 1:
                    assert told(s, fact, seat) == told(s, fact, None), (configuration, fact, seat)


def knowers_of(s: State, fact: Fact) -> int:
    """Who knows what is hidden in a fact, as bits: spectators, then the seats."""
    code, a, _, left = fact
    if HIDDEN[code] is token:
        return left >> 16
    if code == marshal.F_GOAL:
        return 2 << marshal_of(s)
    return 2 << (s.bandits[a].seat if code == time.F_SET_OUT else a)


def test_the_kind_of_a_whiskey_is_for_those_who_know_it(games: list[Played]) -> None:
    """WHISKEY-1: as the face of a Purse; 1 is an Old one."""
    for configuration, s, _ in games:
        if not configuration.base.horses:
            continue
        for code in (c.F_TOOK, c.F_DROPPED):
            for knowers in (0b000, 0b010, 0b110, 0b111):
                for viewer in configuration.viewers:
                    known = knowers >> (0 if viewer is None else viewer + 1) & 1
                    told_both = [told(s, (code, 0, WHISKEY, old | knowers << 16), viewer) for old in (0, 1)]
                    assert (told_both[0] != told_both[1]) == bool(known), (configuration, CODES[code], viewer)


def test_a_field_that_some_do_not_see_is_declared_so(games: list[Played]) -> None:
    """The points of two viewers differ only where the kind of fact says `OnlyFor`."""
    for configuration, s, facts in games:
        for fact in facts:
            seen = [dict(TITLE.event(s, 0, fact, viewer, WORDS).points) for viewer in configuration.viewers]
            keys = {key for points in seen for key in points}
            differing = {key for key in keys if any(points.get(key) != seen[0].get(key) for points in seen)}
            assert differing <= HIDDEN_FIELDS[fact[0]], (configuration, CODES[fact[0]], differing)


def test_a_kind_of_fact_hides_something_exactly_if_it_declares_a_field_that_some_do_not_see() -> None:
    assert {code for code, fields in HIDDEN_FIELDS.items() if fields} == set(HIDDEN)
