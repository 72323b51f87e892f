"""The agenda: frames in order, and pending questions, also several at once."""

from folsom.kernel.core import Core, Tape, playout
from folsom.kernel.dice import scripted
from tests.properties.bulk import fresh
from tests.properties.configurations import BASES, Base, Configuration

EXPERT = Configuration(Base(4, "standard", True, "later"), "random")
PAIRS = Configuration(Base(3, "pairs", False, "later"), ("Ghost+Tuco", "Doc+Django", "Belle+Cheyenne"))


def core() -> Core:
    """A bare core, without a game."""
    return Core(scripted([]))


def test_frames_come_back_as_they_were_pushed() -> None:
    s = core()
    s.push(8, 5, 3 | 7 << 8)
    s.push(255, 255, 0)
    s.push(1, 0, (1 << 40) - 1)
    assert s.frames() == [8 | 5 << 8 | (3 | 7 << 8) << 16, 255 | 255 << 8, 1 | ((1 << 40) - 1) << 16]


def test_actions_are_offered_in_order() -> None:
    s = core()
    s.add(33)
    s.add_all(128, 0b101001)
    s.add_all(56, 0)
    assert s.legal() == [33, 128, 131, 133]


def test_one_of_a_mask_needs_dice_only_where_there_is_a_choice() -> None:
    s = Core(scripted([2]))
    assert s.one_of(1 << 40) == 40
    assert s.one_of(0b1001_0110) == 4
    assert s.dice.mark() == "script:1"


def test_facts_are_told_only_where_somebody_listens() -> None:
    s = core()
    s.report(1, 2, 3, 4)
    s.tape = Tape()
    s.report(5, 6, 7, 8)
    assert s.tape.facts == [(5, 6, 7, 8)]


def test_nobody_listens_to_a_copy() -> None:
    s = fresh(EXPERT, 1, Tape())
    assert s.tape is not None
    assert s.copy().tape is None


def test_who_is_asked_at_once_may_answer_in_any_order() -> None:
    """PAIR-2: three seats, one question each; a seat that has answered is no longer asked, the others still are."""
    s = fresh(PAIRS, 3, None)
    assert s.to_act() == [0, 1, 2]
    assert len(s.waiting()) == 3
    below = s.frames()[:-3]
    for seat, left in ((1, [0, 2]), (2, [0])):
        assert s.turn_to(seat)
        assert s.actor == seat
        s.apply(s.legal()[0])
        assert s.to_act() == left
        assert s.frames()[: -len(left)] == below
        assert not s.turn_to(seat)
    assert s.turn_to(0)
    s.apply(s.legal()[0])
    assert s.to_act() == [0, 1, 2]  # the next question at once: PAIR-3
    assert s.rules.ops[s.agenda[s.depth - 1] & 255].name == "choose"


def test_a_question_on_top_is_not_offered_again() -> None:
    s = fresh(EXPERT, 1, None)
    (seat,) = s.to_act()
    s.narrow(s.legal()[:1])
    offered = s.legal()
    assert s.turn_to(seat)
    assert s.legal() == offered


def test_a_question_under_others_is_offered_when_its_turn_comes() -> None:
    """The offer on top may be older than the frames above it."""
    s = fresh(PAIRS, 3, None)
    assert s.turn_to(1)
    offered = s.legal()
    s.push_frame(s.agenda[s.depth - 2])
    assert s.turn_to(1)
    assert s.frames()[-1] >> 8 & 255 == s.actor == 1
    assert s.legal() == offered


def test_turning_to_a_seat_keeps_the_questions_of_the_others() -> None:
    s = fresh(PAIRS, 3, None)
    frames = sorted(s.frames())
    for seat in (2, 0, 1, 1):
        assert s.turn_to(seat)
        assert sorted(s.frames()) == frames
        assert s.frames()[-1] >> 8 & 255 == seat


def test_only_the_top_question_waits_unless_it_is_secret() -> None:
    s = fresh(EXPERT, 1, None)
    assert s.rules.ops[s.agenda[s.depth - 1] & 255].name == "plan"
    assert len(s.waiting()) == len(s.to_act()) == 1
    other = (s.to_act()[0] + 1) % 4
    assert not s.turn_to(other)
    assert s.offers(other) == []


def test_offers_of_another_seat_leave_the_position_alone() -> None:
    s = fresh(PAIRS, 3, None)
    frames, actor, legal = s.frames(), s.actor, s.legal()
    assert all(s.offers(seat) for seat in s.to_act())
    assert (s.frames(), s.actor, s.legal()) == (frames, actor, legal)


def test_a_game_that_is_over_waits_for_nobody() -> None:
    for base in BASES:
        s = fresh(Configuration(base, "random"), 2, None)
        assert playout(s) > 20
        assert s.over
        assert s.waiting() == s.to_act() == s.legal() == s.frames() == []


def test_a_playout_is_the_same_with_the_same_dice() -> None:
    one, other = fresh(EXPERT, 9, None), fresh(EXPERT, 9, None)
    other.dice.assign(one.dice)
    assert playout(one) == playout(other)
    assert one.dice.mark() == other.dice.mark()
