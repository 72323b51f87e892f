"""The Marshal as a player: where he can go, his Brawler cards, his goals, and how he wins."""

from folsom.express.base.events import Revenge
from folsom.express.base.score import FewestLeft, fired
from folsom.express.codes import F_TOOK, TAKE
from folsom.express.marshal.chances import chance_of_marshal
from folsom.express.marshal.fall import fallen_of
from folsom.express.marshal.house_rules import BRAWLERS, FREE, GOALS_TO_WIN, PRISONERS, RANSOM
from folsom.express.marshal.law import draw_goal, goals_met, law_of, marshal_of, met
from folsom.express.marshal.steps import CRIME, F_BRAWLER, F_GOAL, F_GOAL_MET, F_RUMOR, GUILTY
from folsom.express.ops import Ask, Step
from folsom.express.points import Rule, Tally
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class OnTheTrain(Rule):
    """MP-HS-1: the Marshal never leaves the train, not even by a Punch or a push, except by EVENT-FALL."""

    def ways(self, s: State, verb: i64, who: i64, subject: i64, places: i64) -> i64:
        if s.is_bandit(subject):
            return places
        return places & (s.ground.train_insides | s.ground.train_roofs)


class Brawl(Rule):
    """MP-MAR-6: a bandit who punches the Marshal takes the top Brawler card."""

    def punched(self, s: State, who: i64, victim: i64) -> None:
        if s.is_bandit(victim):
            return
        law = law_of(s)
        for card in range(len(BRAWLERS)):
            if law.brawler(card) < 0:
                law.brawlers |= (who + 1) << 4 * card
                s.report(F_BRAWLER, who, BRAWLERS[card], 0)
                return

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        law = law_of(s)
        for card in range(len(BRAWLERS)):
            if law.brawler(card) == who:
                dollars += BRAWLERS[card]
        return dollars


class Poster(Rule):
    """MP-END-3: money for bandits who were never arrested."""

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        law = law_of(s)
        return dollars if law.arrested >> who & 1 or not s.is_bandit(who) else dollars + FREE


class Prisoners(Rule):
    """MP-PRIS-1: a bandit who already has a Prisoner's power draws one more card; each Prisoner is worth money."""

    def hand(self, s: State, seat: i64, size: i64) -> i64:
        law = law_of(s)
        if not law.freed:
            return size
        for prisoner in range(len(PRISONERS)):
            if law.holder(prisoner) == seat and law.powers[prisoner] == s.own_power(seat):
                size += 1
        return size

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        law = law_of(s)
        if not law.freed:
            return dollars
        for prisoner in range(len(PRISONERS)):
            if law.holder(prisoner) == who:
                dollars += RANSOM
        return dollars


# ---- goals
class DrawGoal(Step):
    """MP-ROUND-1: draw a goal; also clear the notes on the last round's pile."""

    def run(self, s: State, who: i64, x: i64) -> None:
        law = law_of(s)
        law.copied = 0
        law.topped = 0
        goal = draw_goal(s, law)
        law.goals |= (goal + 1) << 4 * law.drawn
        s.report(F_GOAL, law.drawn, goal, 0)
        law.drawn += 1


class Rumors(Step):
    """EVENT-RUMORS: show a random goal to everybody."""

    def run(self, s: State, who: i64, x: i64) -> None:
        law = law_of(s)
        number = s.dice.below(law.drawn)
        law.shown |= bit(number)
        s.report(F_RUMOR, number, law.goal(number), 0)


class Goals(Rule):
    """MP-END-2, EVENT-CRIME: at the end the goals are revealed; the Marshal does not compete for money."""

    def loses(self, s: State, side: i64) -> bool:
        if not s.is_bandit(side):
            return True
        law = law_of(s)
        return s.card.event == CRIME and s.bandits[side].place == law.cell

    def ended(self, s: State) -> None:
        law = law_of(s)
        for token in range(len(s.rules.tokens)):
            if law.mail >> token & 1:
                s.unveil(token)
        for number in range(law.drawn):
            law.shown |= bit(number)
            s.report(F_GOAL_MET, number, law.goal(number), 1 if met(s, law, law.goal(number)) else 0)


class LawScoring(FewestLeft):
    """Who wins: MP-END-2, MP-END-3, EVENT-GUILTY."""

    def shots(self, s: State, side: i64) -> i64:
        return fired(s, side) if s.is_bandit(side) else -1

    def other_side(self, s: State) -> i64:
        return marshal_of(s)

    def other_chance(self, s: State) -> float:
        return chance_of_marshal(s)

    def crowned(self, s: State, sides: list[Tally]) -> None:
        marshal = marshal_of(s)
        if goals_met(s) < GOALS_TO_WIN or fallen_of(s).bandits >> marshal & 1:
            return
        for side in sides:
            side.won = False
        sides[marshal].won = True
        if s.card.event == GUILTY:
            poorest = poorest_bandit(s, sides)
            if poorest >= 0:
                sides[poorest].won = True


def poorest_bandit(s: State, sides: list[Tally]) -> i64:
    """EVENT-GUILTY: the poorest bandit, or -1 if several are equally poor."""
    found: i64 = -1
    tied = False
    for side in range(len(sides)):
        if s.is_bandit(side):
            if found < 0 or sides[side].total() < sides[found].total():
                found = side
                tied = False
            elif sides[side].total() == sides[found].total():
                tied = True
    return -1 if tied else found


class TakeDrink(Ask):
    """MP-EVENT-SHOT: one of the drinks on his spot."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        law = law_of(s)
        s.add_all(TAKE, s.floor[s.bandits[who].place] & s.rules.face_down & ~s.rules.purses & ~law.mail)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        s.floor[s.bandits[who].place] &= ~bit(action - TAKE)
        s.gain(who, action - TAKE, F_TOOK)


class LawsRevenge(Revenge):
    """MP-EVENT-REVENGE: also strikes inside his car, and in the cell, which is in the Prison car."""

    def strikes(self, s: State, place: i64) -> bool:
        law = law_of(s)
        in_prison = place == law.cell and s.marshal == s.ground.cars
        return in_prison or place == 2 * s.marshal or place == 2 * s.marshal + 1
