"""The questions of Pairs, and of two-bandit play in general."""

from folsom.express.codes import CHOOSE, PLAY
from folsom.express.interface.answers import CARDS, Bullet, Card, Pass
from folsom.express.interface.names import bandit_name
from folsom.express.interface.point_types import OfferedCard
from folsom.express.interface.question_kinds import Answer, Offer, Question
from folsom.express.pairs import steps as op
from folsom.express.pairs.cast import LEADERS, MATES, Dealt
from folsom.express.pairs.point_types import OfferedBandit, OfferedPair
from folsom.express.state import State


class Rear(Answer):
    """PAIR-2: the bandit that starts in the Caboose."""

    def __init__(self) -> None:
        super().__init__("rear", OfferedBandit, CHOOSE, 2)

    def spell(self, s: State, seat: int, argument: int) -> str:
        return bandit_name(s, own_bandit(s, seat, argument))

    def label(self, s: State, argument: int) -> str:
        return f"bandit {own_bandit(s, 0, argument)}"

    def describe(self, o: Offer, argument: int) -> OfferedBandit:
        name = bandit_name(o.s, own_bandit(o.s, o.seat, argument))
        o.named["bandit"] = name
        return {"bandit": name}


def own_bandit(s: State, seat: int, number: int) -> int:
    """The first or the second bandit of a seat."""
    who: int = s.seats[seat].second if number else s.seats[seat].first
    return who


class Pair(Answer):
    """PAIR-1: one of the three pairs."""

    def __init__(self) -> None:
        super().__init__("pair", OfferedPair, CHOOSE, len(LEADERS))

    def in_game(self, s: State, argument: int) -> bool:
        """If the host has named the bandits, there is nothing to choose from."""
        return not s.rules.cast

    def spell(self, s: State, seat: int, argument: int) -> str:
        return "+".join(pair_names(s, argument))

    def label(self, s: State, argument: int) -> str:
        return LEADERS[argument]

    def describe(self, o: Offer, argument: int) -> OfferedPair:
        first, second = pair_names(o.s, argument)
        o.named.update(first=first, second=second)
        return {"pair": [first, second]}


def pair_names(s: State, pair: int) -> tuple[str, str]:
    """PAIR-1: the two bandits of one of the three pairs."""
    for extra in s.extras:
        if isinstance(extra, Dealt):
            return LEADERS[pair], MATES[extra.mate[pair]]
    raise ValueError(pair)


QUESTIONS = [
    Question(op.CHOOSE_PAIR, "pair", "Pairs: which pair to play", [Pair()]),
    Question(
        op.PICK_CARD,
        "choose",
        "Pairs, start of a round: which card of the deck to take; all are asked at once",
        [Pass(), Card("card", OfferedCard, CHOOSE, CARDS), Bullet()],
    ),
    Question(
        op.COVER_CARD,
        "cover",
        "Pairs: which card of the other bandit to play after a Fire",
        [Card("play", OfferedCard, PLAY, CARDS), Pass()],
    ),
]
# Shared by the two-player game and Pairs.
TWO_BANDITS = [
    Question(
        op.CHOOSE_REAR,
        "rear",
        "duel and Pairs: which bandit starts in the Caboose; all are asked at once",
        [Rear()],
    )
]
