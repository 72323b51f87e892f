"""The attack on horseback, wagon by wagon (ATTACK-1 to ATTACK-6)."""

from folsom.express.codes import AT_START, CHOOSE, F_FIRST, GO
from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of
from folsom.express.horses.steps import BOARD, BOARDED, F_RIDES_ON, FIRST_RIDER, JUMP, WAGON
from folsom.express.ops import Ask, AskSecretly, Step
from folsom.express.state import State
from folsom.kernel.bits import bit, lowest
from folsom.kernel.fast import i64


def riding(s: State) -> i64:
    """The bandits still riding: all those off the train."""
    return s.here[s.ground.off]


def board(s: State, who: i64, car: i64) -> None:
    """ATTACK-2."""
    c = coach_of(s)
    c.horses += bit(4 * (car + FRONT + 1))
    s.put(who, 2 * car, AT_START)


class Attack(Step):
    """Go wagon by wagon, then determine the First Player."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.push(FIRST_RIDER, 0, 0)
        s.push(WAGON, 0, s.ground.wagons)


class Wagon(Step):
    """ATTACK-1, ATTACK-3: ask about boarding a wagon (x)."""

    def run(self, s: State, who: i64, x: i64) -> None:
        left = riding(s)
        if not left:
            return
        if x == 1:
            for q in range(s.bandit_count):
                if left >> q & 1:
                    board(s, q, 1)
            return
        pawns = s.seats[s.bandits[lowest(left)].seat].pawns
        if left & ~pawns:
            s.push(BOARDED, 0, x)
            for seat in range(s.rules.seats):
                if left & s.seats[seat].pawns:
                    s.push(BOARD, seat, x)
        else:
            q = s.bandit_count - 1
            while q >= 0:
                if left >> q & 1:
                    s.push(JUMP, q, x)
                q -= 1


class Board(AskSecretly):
    """ATTACK-1, ATTACK-5: which of a seat's bandits board this wagon; an option is a mask: 1 first, 2 second."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        seat = s.seats[who]
        left = riding(s)
        able: i64 = 1 if left >> seat.first & 1 else 0
        if s.rules.pawns == 2 and left >> seat.second & 1:
            able |= 2
        chosen = able
        while chosen:
            s.add(CHOOSE + chosen)
            chosen = chosen - 1 & able
        if able:
            s.add(CHOOSE)


class Boarded(Step):
    """Reveal the choices together; x is the wagon."""

    def run(self, s: State, who: i64, x: i64) -> None:
        left = riding(s)
        for q in range(s.bandit_count):
            if left >> q & 1:
                seat = s.seats[s.bandits[q].seat]
                chosen = seat.secret - 1 - CHOOSE
                if chosen >> (0 if seat.first == q else 1) & 1:
                    board(s, q, x)
                else:
                    s.report(F_RIDES_ON, q, 0, 0)
        for seat_number in range(s.rules.seats):
            s.seats[seat_number].secret = 0
        s.push(WAGON, 0, x - 1)


class Jump(Ask):
    """ATTACK-3: the last player still riding chooses among the wagons not yet passed; x is the rearmost of them."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        car = x
        while car > 0:
            s.add(GO + 2 * car)
            car -= 1

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        board(s, who, (action - GO) // 2)


class FirstRider(Step):
    """ATTACK-4."""

    def run(self, s: State, who: i64, x: i64) -> None:
        car = s.ground.cars
        while not s.here[2 * car]:
            car -= 1
        able: i64 = 0
        for seat in range(0, s.rules.seats, s.rules.first_step):
            able |= s.bandits_among(s.seats[seat].pawns)
        there = s.here[2 * car] & able
        s.first = s.bandits[s.one_of(there if there else able)].seat
        s.report(F_FIRST, s.first, 0, 0)
