"""The kinds of facts of the Marshal player and the prison."""

from folsom.express.base.outcomes import OTHERS, RATE
from folsom.express.interface.common_events import describe_bandit, describe_seat
from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactAddition, FactKind, MoveReason, always
from folsom.express.interface.names import bandit_name
from folsom.express.marshal import point_types as p
from folsom.express.marshal import steps as m
from folsom.express.marshal.house_rules import PRISONERS
from folsom.express.marshal.law import marshal_of
from folsom.express.marshal.names import goal_name, goal_words, prisoner_words
from folsom.interface.title import Outcome

JAILED = "jailed"  # why a card has no effect
REASONS = [MoveReason(m.BY_ARREST, "arrest")]
REWARD, MET = 300.0, 500.0  # rough values in dollars: of a freed Prisoner, of a met goal


def describe_goal(t: EventText) -> p.GoalDrawn:
    """MP-ROUND-1: only the Marshal's player sees it."""
    points: p.GoalDrawn = {"number": t.a + 1}
    t.named["number"] = t.a + 1
    t.sentence = "hidden"
    if t.seat == marshal_of(t.s):
        t.sentence = "open"
        t.named["goal"] = goal_words(t.speech, t.b)
        points["goal"] = goal_name(t.s, t.b)
    return points


def describe_rumor(t: EventText) -> p.GoalShown:
    t.named["goal"] = goal_words(t.speech, t.b)
    return {"number": t.a + 1, "goal": goal_name(t.s, t.b)}


def describe_goal_met(t: EventText) -> p.GoalMet:
    t.sentence = "met" if t.c else "missed"
    t.named["goal"] = goal_words(t.speech, t.b)
    return {"number": t.a + 1, "goal": goal_name(t.s, t.b), "met": bool(t.c)}


def describe_brawler(t: EventText) -> p.BrawlerTaken:
    t.named["dollars"] = t.b
    return {"bandit": t.name_bandit(t.a), "dollars": t.b}


def describe_prisoner(t: EventText) -> p.AboutPrisoner:
    t.named["prisoner"] = prisoner_words(t.words, t.b)
    return {"bandit": t.name_bandit(t.a), "prisoner": PRISONERS[t.b]}


def describe_rescued(t: EventText) -> p.Rescued:
    t.named["target"] = bandit_name(t.s, t.b)
    return {"bandit": t.name_bandit(t.a), "target": bandit_name(t.s, t.b)}


def describe_copied(t: EventText) -> p.Copied:
    t.named["card"] = t.speech.kind(t.b)
    return {"bandit": t.name_bandit(t.a), "card": t.s.rules.card_names[t.b]}


def outcome_of_freeing(t: EventText) -> Outcome | None:
    if t.about_me(t.a):
        return Outcome(t.words("outcome.freed", rate=RATE), REWARD)
    bandit = bandit_name(t.s, t.a)
    return Outcome(t.words("outcome.freed-by", bandit=bandit, rate=RATE), OTHERS * REWARD)


def outcome_of_locking_up(t: EventText) -> Outcome | None:
    return Outcome(t.words("outcome.locked-up", rate=RATE), -REWARD) if t.about_me(t.a) else None


def outcome_of_goal(t: EventText) -> Outcome | None:
    if not t.c or t.seat != marshal_of(t.s):
        return None
    return Outcome(t.words("outcome.goal", goal=goal_words(t.speech, t.b), rate=RATE), MET)


FACTS = [
    FactKind(m.F_GOAL, "goal", p.GoalDrawn, describe_goal, ("open", "hidden"), hides=always),
    FactKind(m.F_RUMOR, "rumor", p.GoalShown, describe_rumor, discloses=always),
    FactKind(
        m.F_GOAL_MET,
        "goal-met",
        p.GoalMet,
        describe_goal_met,
        ("met", "missed"),
        discloses=always,
        outcome=outcome_of_goal,
    ),
    FactKind(m.F_BRAWLER, "brawler", p.BrawlerTaken, describe_brawler),
    FactKind(m.F_FREED, "freed", p.PrisonerFreed, describe_prisoner, outcome=outcome_of_freeing),
    FactKind(m.F_LOCKED_UP, "locked-up", p.PrisonerLockedUp, describe_prisoner, outcome=outcome_of_locking_up),
    FactKind(m.F_RESCUED, "rescued", p.Rescued, describe_rescued),
    FactKind(m.F_COPIED, "copied", p.Copied, describe_copied),
    FactKind(m.F_NO_PLUS, "no-plus", p.NoPlus, describe_seat),
    FactKind(m.F_HELD_FIRE, "held-fire", p.HeldFire, describe_bandit),
    FactKind(m.F_STOOD, "stood", p.Stood, describe_bandit),
]
ADDITIONS = [
    FactAddition("nothing", ("arrest", "idea", JAILED)),
    FactAddition("moved", ("arrest",)),
    FactAddition("event", ("angry-lawman", "lawmans-revenge", "rumors", "crime", "guilty")),
]
