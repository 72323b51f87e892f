"""A round: everybody programs at the same time, then the cards are revealed in turn."""

from folsom.kernel.dice import seeded
from tests.rules import rule
from tests.rules.super.scenes import Train

FOUR = """
    super
    seats  Doc Tuco Mei Belle
    roof   . | .                        | . | .
    inside . | <Doc <Tuco <Mei <Belle   | . | .
    first  Mei
    """


@rule("SUP-PLAN-1")
def test_everybody_programs_at_the_same_time_in_any_order() -> None:
    train = Train(FOUR)
    assert train.asked() == ["Doc", "Tuco", "Mei", "Belle"]
    train.play("Belle", "program Turn")
    train.program(Tuco="Turn Floor Move")
    train.play("Belle", "program Floor")
    assert train.asked() == ["Doc", "Mei", "Belle"]
    assert train.offers("Belle") == ["program Move", "program Shoot", "take back"]
    train.program(Doc="Turn Floor Move", Belle="Shoot", Mei="Floor Move")
    assert train.asked() == ["Mei"]
    train.play("Mei", "program Turn")
    assert train.asked() == ["Doc", "Tuco", "Mei", "Belle"]  # the next round


@rule("SUP-PLAN-1")
def test_the_order_of_arrival_does_not_matter() -> None:
    one, two = Train(FOUR), Train(FOUR)
    one.program(Doc="Turn Floor Move", Tuco="Shoot Turn Floor", Mei="Move Turn Shoot", Belle="Floor Turn Shoot")
    two.program(Belle="Floor Turn Shoot", Mei="Move Turn Shoot", Tuco="Shoot Turn Floor", Doc="Turn Floor Move")
    assert one.game.image() == two.game.image()
    assert one.told(None) == two.told(None)


@rule("SUP-PLAN-1")
def test_no_part_of_a_programme_is_revealed_to_others_before_the_last_player_has_decided() -> None:
    train = Train(FOUR)
    for name in (None, "Doc", "Tuco", "Mei", "Belle"):
        train.told(name)
    train.program(Doc="Turn Floor Move", Tuco="Move Shoot Turn", Mei="Shoot")
    assert train.told("Doc") == [
        "You program Turn round as card 1.",
        "You program Floor Change as card 2.",
        "You program Move as card 3.",
    ]
    assert train.told("Belle") == train.told(None) == []
    other = Train(FOUR)
    other.program(Doc="Shoot Turn Floor", Tuco="Turn Floor Move", Mei="Floor Turn")
    for seat in (None, train.seat("Belle")):
        assert other.game.view(seat) == train.game.view(seat)
        assert other.game.picture(seat) == train.game.picture(seat)
    belle = train.seat("Belle")
    assert other.game.options(belle) == train.game.options(belle)


@rule("SUP-PLAN-1")
def test_everybody_sees_who_is_ready_but_not_how_many_cards_the_others_have_programmed() -> None:
    train = Train(FOUR)
    train.program(Doc="Turn Floor Move", Tuco="Turn", Mei="Shoot Turn")
    for name in (None, "Doc", "Tuco", "Mei", "Belle"):
        assert [programme.ready for programme in train.sees(name).programmes] == [True, False, False, False]
    other = Train(FOUR)
    other.program(Doc="Turn Floor Move")
    for seat in (None, train.seat("Doc"), train.seat("Belle")):
        assert other.game.view(seat) == train.game.view(seat)
        assert other.game.picture(seat) == train.game.picture(seat)


@rule("SUP-PLAN-1")
def test_the_cards_put_aside_are_never_revealed() -> None:
    train = Train(FOUR)
    train.program(Doc="Turn Floor Move", Tuco="Turn Floor Move", Mei="Turn Floor Move", Belle="Turn Floor Move")
    for name in (None, "Doc", "Belle"):
        assert not [words for words in train.told(name) if "Shoot" in words]
    assert len([words for words in train.told("Mei") if ": Turn round." in words]) == 4


@rule("SUP-PLAN-1")
def test_a_card_can_be_programmed_only_once_in_a_round() -> None:
    train = Train(FOUR)
    train.play("Doc", "program Move")
    assert train.refuses("Doc", "program Move") == "SUP-PLAN-1"
    assert train.refuses("Tuco", "take back") == "SUP-PLAN-1"
    reason = train.game.why_not(train.seat("Doc"), "program Move")
    assert reason is not None
    assert reason.words == "Move is in your programme already: you have one card of each kind."


@rule("SUP-PLAN-1")
def test_a_player_may_change_their_programme_until_the_last_player_has_decided() -> None:
    train = Train(FOUR)
    train.program(Doc="Turn Floor Move", Tuco="Turn Floor Move")
    assert train.asked() == ["Mei", "Belle"]
    assert train.offers("Doc") == ["take back"]
    assert train.refuses("Doc", "program Shoot") == "SUP-PLAN-1"
    train.play("Doc", "take back")
    assert train.asked() == ["Doc", "Mei", "Belle"]
    assert train.offers("Doc") == ["program Turn", "program Floor", "program Move", "program Shoot"]
    train.program(Mei="Turn Floor Move", Belle="Turn Floor Move", Doc="Shoot Turn")
    train.play("Doc", "take back")  # an incomplete one too
    train.program(Doc="Shoot Floor Turn")
    assert [words for words in train.told(None) if words.startswith("Doc: ")] == [
        "Doc: Shoot.",
        "Doc: Floor Change.",
        "Doc: Turn round.",
    ]
    assert "You take your programme back." in train.told("Doc")
    assert train.refuses("Doc", "take back") == "SUP-PLAN-1"


@rule("SUP-PLAN-1")
def test_changing_a_programme_restores_the_position_and_is_not_offered_to_search() -> None:
    train = Train(FOUR)
    train.program(Doc="Turn Floor Move")
    game = train.game.copy()
    game.play(0, "take back")
    assert game.image() == Train(FOUR).game.image()
    assert game.to_act == (0, 1, 2, 3)
    again = train.game.redeal(1, seeded(5))
    assert again.legal(0) == []
    assert again.legal(1) == [0, 1, 2, 3]


@rule("SUP-ACT-1")
def test_starting_with_the_first_player_everybody_reveals_the_first_card_then_the_second_then_the_third() -> None:
    train = Train(FOUR)
    train.program(Doc="Turn Floor Move", Tuco="Turn Move Floor", Mei="Floor Turn Move", Belle="Move Turn Floor")
    told = [words for words in train.told(None) if words.startswith("Now everybody") or words.count(": ") == 1]
    assert told == [
        "Now everybody's card 1.",
        "Mei: Floor Change.",
        "Belle: Move.",
        "Doc: Turn round.",
        "Tuco: Turn round.",
        "Now everybody's card 2.",
        "Mei: Turn round.",
        "Belle: Turn round.",
        "Doc: Floor Change.",
        "Tuco: Move.",
        "Now everybody's card 3.",
        "Mei: Move.",
        "Belle: Floor Change.",
        "Doc: Move.",
        "Tuco: Floor Change.",
    ] + [words for words in told if "loot card" in words]


@rule("SUP-ACT-3")
def test_the_remaining_cards_of_an_eliminated_bandit_are_neither_revealed_nor_resolved() -> None:
    train = Train(
        """
        super
        seats  Doc Tuco Mei
        roof   .    | .          | . | .
        inside <Doc | <Tuco <Mei | . | .
        first  Doc
        """
    )
    train.program(Doc="Move Shoot Turn", Tuco="Floor Turn Move", Mei="Floor Turn Move")
    for name in (None, "Tuco", "Doc"):
        told = train.told(name)
        assert "Doc walks off the train." in told
        assert not [words for words in told if words in ("Doc: Shoot.", "Doc: Turn round.")]
    assert train.asked() == ["Tuco", "Mei"]
    assert train.offers("Doc") == []
