"""Random games reach every line and both outcomes of every condition of the rules, with listed exceptions."""

import json

import pytest

from tests.plain import copy_package, run_module
from tests.properties.instrumented import Notes

STEP = "9"  # games of two in nine configurations, in addition to those with everything that people and search do

DRAWN = "cannot come about in play (10 or 11 Action cards are too many): drawn scenes show it, tests/rules PLAN-3"
FILTERED = "only rules that override a point are asked there"
ALONE = "nobody else speaks at this point"
KERNEL = "tests/kernel"
VIEWED = "what views and changes are made of: tests/properties/test_changes.py"
SEARCHED = "what search thinks a position is worth: no random game asks"
STOPS = "only scenes stop: tests/properties/test_stops.py"
ERROR = "input that is wrong: tests/game and tests/rules"

# What no random game reaches.  Each entry is the beginning of one or more lines `file function: source`.
NEVER = {
    "express/base/cards.py StandardCards.take_one: return -1": "no deck is empty when a round begins without Expert",
    "express/base/events.py TakeItAll.run: always if s.spare >> second & 1:": "each Round card comes once",
    "express/base/punch.py Punch.why: return self.cites": "the table refuses bandits that do not play by itself",
    "express/base/move.py within_walk: return s.ground.walk2[b.place]": "HOST-OLDLADY leaves one step, not two",
    "express/base/schemin.py Plan.offer: s.add(PASS)": DRAWN,
    "express/base/schemin.py Plan.take: ": DRAWN,
    "express/boxes.py variant_named: raise ValueError": ERROR,
    "express/horses/box.py add_components: raise ValueError": "no box before this one adds a kind of loot",
    "express/horses/events.py PantingHorses.run: always if rank:": "it comes once, and before that no Horse leaves",
    "express/horses/turmoil.py Uncover.run: s.report(F_DREW_NONE, seat, 0, 0)": DRAWN,
    "express/horses/whiskey.py Whiskey.planned: return": ALONE,
    "express/marshal/chances.py ": SEARCHED,
    "express/marshal/hunt.py ": SEARCHED,
    "express/marshal/law.py marshal_of: return -1": "before the seats are cast",
    "express/marshal/marshal.py LawScoring.other_": SEARCHED,
    "express/marshal/heuristic.py ": SEARCHED,
    "express/ops.py Op.": "abstract",
    "express/ops.py Turn.step: raise NotImplementedError": "abstract",
    "express/pairs/cast.py Dealt.read: raise ValueError": ERROR,
    "express/points.py Rule.": FILTERED,
    "express/points.py Cards.": "abstract",
    "express/points.py Scoring.shots: raise NotImplementedError": "abstract",
    "express/points.py Scoring.other_": SEARCHED,
    "express/points.py Extra.": "abstract",
    "express/points.py BoxHeuristic.": SEARCHED,
    "express/ground.py Ground.add_place: raise ValueError": KERNEL,
    "express/rules.py Rules.op: raise ValueError": KERNEL,
    "express/rules.py Rules.card: raise ValueError": KERNEL,
    "express/rules.py Rules.extra: raise ValueError": KERNEL,
    "express/rules.py Rules.instead: raise ValueError": KERNEL,
    "express/rules.py Rules.turn: raise ValueError": KERNEL,
    "express/rules.py Rules.turn_instead: ": KERNEL,
    "express/rules.py Rules.close: raise ValueError": KERNEL,
    "express/rules.py Rules.declare: raise ValueError": "tests/game/test_declarations.py",
    "express/rules.py Rules.character_named: raise ValueError": ERROR,
    "express/rules.py Rules.op_named: return -1": ERROR,
    "express/teams/box.py Lend.run: always if card >= 0:": "no deck is empty when a round begins",
    "kernel/core.py Tape.record: self.positions.append": VIEWED,
    "kernel/core.py Core.run: break": STOPS,
    "kernel/core.py Core.run: always if not self.depth:": STOPS,
    "kernel/core.py Core.stopped: ": STOPS,
    "kernel/core.py Core.act: raise NotImplementedError": "abstract",
    "kernel/core.py Core.take: raise NotImplementedError": "abstract",
    "kernel/core.py Core.secret: raise NotImplementedError": "abstract",
    "kernel/core.py Core.asks_seat: raise NotImplementedError": "abstract",
    "kernel/core.py Core.copy: raise NotImplementedError": "abstract",
    "kernel/core.py Core.copy_from: raise NotImplementedError": "abstract",
    "kernel/core.py Core.asked_in_secret: ": "the table asks: tests/game",
    "kernel/core.py Core.one_of: raise ValueError": ERROR,
    "kernel/core.py Core.to_act: always if seat not in seats:": "no box built so far asks a seat twice at once",
    "kernel/core.py Core.turn_to: return False": KERNEL,
    "kernel/core.py Core.offers: return []": KERNEL,
    "kernel/core.py Core.waiting: return []": KERNEL,
    "kernel/core.py Core.narrow: ": "bots are given a part of what is offered: tests/bots",
    "kernel/dice.py ": KERNEL,
}
# What some random games reach, but too few to rely on it.
SELDOM = (
    "express/marshal/law.py Law.swap: ",
    "express/marshal/law.py Law.read: ",
    "express/marshal/marshal.py LawScoring.crowned: ",
    "express/marshal/marshal.py poorest_bandit: ",
    "express/marshal/shots.py ",
    "express/base/fire.py Fire.offer: always if s.bandits[who].bullets:",
    "express/state.py State.wound: ",
    "express/base/punch.py Punch.why: ",
    "express/base/fire.py Fire.why: ",
    "express/base/punch.py PunchLoot.why: ",
    "express/base/punch.py PunchWay.why: ",
    "express/horses/hostages.py PokerPlayer.restore: ",
    "express/rules.py Rules.blame: ",
    "express/rules.py Rules.blame_way: ",
    "express/marshal/idea.py copy_card: s.report(F_NOTHING, who, kind, FORBIDDEN)",
    "express/base/marshal.py Arrive.run: return",
    "express/base/schemin.py why_not_played: return s.rules.open_cites",
    "express/marshal/idea.py rescue: always if loot:",
    "express/horses/kept_cards.py Save.resample: ",
    "express/horses/shotgun.py Flee.offer: always if g.fore[x] >= 0",
    "express/horses/shotgun.py PunchOrFell.why: ",
    "express/horses/whiskey.py Whiskey.plan_cites: ",
    "express/horses/whiskey.py Drink.",
    "express/horses/ride.py Ride.why: ",
    "express/horses/hostages.py MoveWithHostage.why: ",
    "express/horses/coach.py Coach.swap: ",
    "express/base/absence.py bar_absent: ",
    "express/horses/events.py WalkBack.run: ",
    "express/pairs/cards.py Cover.played: always if dealt.covered",
)


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a run with the engine as plain Python has not reached."""
    copy = copy_package(tmp_path_factory.mktemp("plain"))
    notes = Notes(copy)
    assert notes.functions > 300
    told = json.loads(run_module("tests.properties.reach", copy, STEP))
    assert told["compiled"] is False
    return notes.left(set(told["reached"]))


def test_every_line_and_branch_of_the_rules_is_reached(left: list[str]) -> None:
    allowed = (*NEVER, *SELDOM)
    assert not [line for line in left if not line.startswith(allowed)]


def test_no_exception_is_out_of_date(left: list[str]) -> None:
    """Lines that are reached must not be listed as exceptions."""
    assert not [entry for entry in NEVER if not any(line.startswith(entry) for line in left)]
