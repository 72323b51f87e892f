"""Ops: the steps of the game and the questions to players; and the kinds of turns of Schemin'."""

from typing import TYPE_CHECKING

from folsom.kernel.fast import i64

if TYPE_CHECKING:
    from folsom.express.state import State


class Op:
    """A step (`run`), or a question (`offer` adds the legal actions, `take` performs one of them).

    `offer` changes only the buffer.  A single option is taken without asking, and with none nothing happens.  But a
    `hidden` question, whose options come from cards that others cannot see, is always asked, because skipping it would
    reveal what somebody holds, unless everybody can see that the answer is `forced`.
    """

    def __init__(self) -> None:
        self.name = ""
        self.box = ""
        self.card_kind: i64 = -1  # the kind of Action card that it resolves
        self.cites = ""  # the rule that a refusal refers to
        self.asks = False
        self.secret = False  # the answer is only noted, so several seats may be asked at once
        self.hidden = False
        self.to_seat = False  # `who` is a seat, not a bandit
        self.solitary = False  # the card neither depends on nor affects other bandits

    def run(self, s: "State", who: i64, x: i64) -> None:
        raise NotImplementedError

    def offer(self, s: "State", who: i64, x: i64) -> None:
        raise NotImplementedError

    def take(self, s: "State", who: i64, x: i64, action: i64) -> None:
        raise NotImplementedError

    def why(self, s: "State", who: i64, x: i64, action: i64) -> str:
        """The rule why an action is not offered."""
        return self.cites

    def forced(self, s: "State", who: i64, x: i64) -> bool:
        """Whether everybody can see that a hidden question has at most one answer."""
        return False

    def noted(self, s: "State", seat: i64) -> bool:
        """Whether a seat's noted answer is a valid answer to this secret question."""
        raise NotImplementedError

    def resample(self, s: "State", seat: i64) -> None:
        """Replace a seat's noted answer to a secret question by a random one, for re-deals: nobody else knows it."""
        raise NotImplementedError


class Step(Op):
    """Something that happens without asking."""


class Ask(Op):
    """A question to a bandit's player, about public things."""

    def __init__(self, cites: str) -> None:
        super().__init__()
        self.cites = cites
        self.asks = True


class AskSeat(Op):
    """A question to a seat rather than to a bandit; it is hidden if it is about the seat's cards."""

    def __init__(self, cites: str, hidden: bool) -> None:
        super().__init__()
        self.cites = cites
        self.asks = True
        self.hidden = hidden
        self.to_seat = True


class AskSecretly(AskSeat):
    """A question put to several seats at once; the answer is noted as `secret`, the action + 1."""

    def __init__(self, cites: str) -> None:
        super().__init__(cites, True)
        self.secret = True

    def take(self, s: "State", who: i64, x: i64, action: i64) -> None:
        s.seats[who].secret = action + 1

    def noted(self, s: "State", seat: i64) -> bool:
        self.offer_again(s, seat)
        answer = s.seats[seat].secret
        return answer - 1 in s.legal() if s.offered else answer == 0

    def resample(self, s: "State", seat: i64) -> None:
        self.offer_again(s, seat)
        if s.offered:
            s.seats[seat].secret = s.options[s.dice.below(s.offered)] + 1

    def offer_again(self, s: "State", seat: i64) -> None:
        """Repeat the offer to a seat that has answered while others are still asked; empty if it was not asked."""
        s.offered = 0
        self.offer(s, seat, s.agenda[s.depth - 1] >> 16)


class Turn:
    """A kind of turn of Schemin'."""

    def __init__(self, name: str, dark: bool, plain: bool) -> None:
        self.name = name
        self.dark = dark  # cards are played face down
        self.plain = plain  # a standard turn
        self.barred: i64 = 0  # cards that cannot be played in it: all bits of each, as in bags
        self.cites = ""  # the rule about barred cards

    def step(self, s: "State", turn: i64, step: i64) -> None:
        """Push this step of the turn on the agenda or, when the turn is over, the next turn."""
        raise NotImplementedError
