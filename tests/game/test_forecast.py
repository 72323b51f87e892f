"""Where a plan leads, card by card: places, what can be done there, dead cards, and what makes it unsure."""

import folsom
from folsom.interface.title import Forecast, PlannedCard
from tests.rules.drawn import hit

TRAIN = """
    express
    seats Doc Belle Tuco
    roof   .         | .    | .     | .
    inside Marshal S | Tuco | Doc P | Belle
    """


def drawn(text: str) -> folsom.Game:
    return folsom.scene(TRAIN + text, seed=1)


def laid(game: folsom.Game, seat: int = 0) -> list[PlannedCard]:
    return list(game.forecast(seat).laid)


def in_hand(game: folsom.Game, card: str, seat: int = 0) -> PlannedCard:
    return next(one for one in game.forecast(seat).hand if one.card == card)


def names(game: folsom.Game, card: PlannedCard) -> list[str]:
    return [game.view(0).places[place].name for place in card.places]


def test_a_card_in_hand_leads_from_where_the_bandit_stands() -> None:
    game = drawn("hand Doc: Move, Floor, Robbery\nnext plan Doc 1")
    floor = in_hand(game, "Floor")
    assert names(game, floor) == ["2 roof"]
    assert (floor.at, floor.bandit, floor.nothing, floor.unsure) == (None, "Doc", None, ())
    robbery = in_hand(game, "Robbery")
    assert names(game, robbery) == ["2 inside"]
    assert robbery.options == ("Take a Purse, unseen",)


def test_a_choice_of_ones_own_gives_every_place() -> None:
    game = drawn("hand Doc: Move\nnext plan Doc 1")
    move = in_hand(game, "Move")
    assert names(game, move) == ["1 inside", "3 inside"]
    assert move.unsure == ("choice",)
    assert len(move.options) == 2


def test_each_card_goes_on_from_the_one_before() -> None:
    game = drawn("hand Doc: Robbery\npile Doc: Floor, Doc: Floor\nnext plan Doc 1")
    assert [names(game, card) for card in laid(game)] == [["2 roof"], ["2 inside"]]
    assert [card.at for card in laid(game)] == [0, 1]
    assert in_hand(game, "Robbery").nothing is None


def test_loot_can_be_taken_once() -> None:
    game = drawn("hand Doc: Robbery\npile Doc: Robbery\nnext plan Doc 1")
    assert laid(game)[0].nothing is None
    again = in_hand(game, "Robbery")
    assert again.nothing == "Doc finds nothing to rob."
    assert again.unsure == ()


def test_a_dead_card_says_why() -> None:
    game = drawn(f"{hit('Belle', Doc=6)}\nhand Doc: Fire, Punch\nnext plan Doc 1")
    assert in_hand(game, "Fire").nothing == "Doc is out of Bullets."
    assert in_hand(game, "Punch").nothing == "Doc has nobody to punch."


def test_targets_are_those_that_stand_there_now() -> None:
    game = drawn("hand Doc: Fire\nnext plan Doc 1")
    assert in_hand(game, "Fire").options == ("Fire at Tuco",)  # BELLE-1


def test_the_marshal_drives_onto_the_roof() -> None:
    game = folsom.scene(
        """
        express
        seats Doc Belle Tuco
        roof   .         | .    | .   | .
        inside .         | Doc  | Marshal | Belle Tuco
        hand Doc: Move
        next plan Doc 1
        """,
        seed=1,
    )
    move = in_hand(game, "Move")
    assert names(game, move) == ["0 inside", "2 roof"]
    assert move.warning == (
        "Depending on your choice: Doc is hit by a neutral Bullet. "
        "Doc flees from the Marshal to the roof of Second class (car 2)."
    )


def test_a_card_without_a_choice_says_that_the_marshal_waits() -> None:
    game = folsom.scene(
        """
        express
        seats Doc Belle Tuco
        roof   . | .    | Doc     | .
        inside . | .    | Marshal | Belle Tuco
        hand Doc: Floor, Move
        pile Doc: Floor
        next plan Doc 1
        """,
        seed=1,
    )
    warned = "Doc is hit by a neutral Bullet. Doc flees from the Marshal to the roof of Second class (car 2)."
    assert laid(game)[0].warning == warned
    assert in_hand(game, "Floor").warning == warned
    assert in_hand(game, "Move").warning is None


def test_passing_the_shotgun_is_warned_of() -> None:
    game = folsom.scene(
        """
        express boxes=horses
        seats Doc Belle Tuco
        roof   .       | .     | Shotgun | Doc
        inside Marshal | Belle | .       | Tuco
        coach 2
        hand Doc: Move
        next plan Doc 1
        """,
        seed=1,
    )
    assert str(in_hand(game, "Move").warning).startswith("Doc is hit by a neutral Bullet.")


def test_a_move_of_another_leaves_a_move_as_sure_as_it_was() -> None:
    game = drawn("hand Doc: Floor, Fire\npile Tuco: Move\nnext plan Doc 1")
    assert in_hand(game, "Floor").unsure == ()
    assert in_hand(game, "Fire").unsure == ("cards",)


def test_a_punch_of_another_makes_everything_after_it_unsure() -> None:
    game = drawn("hand Doc: Floor\npile Doc: Floor, Tuco: Punch\nnext plan Doc 1")
    assert laid(game)[0].unsure == ()
    assert in_hand(game, "Floor").unsure == ("cards",)
    assert names(game, in_hand(game, "Floor")) == ["2 inside"]


def test_a_face_down_card_of_another_makes_it_unsure() -> None:
    game = drawn("hand Doc: Floor\npile Tuco: Move down\nnext plan Doc 1")
    assert in_hand(game, "Floor").unsure == ("hidden",)


def test_while_others_plan_they_may_still_lay_cards_before_one_in_hand() -> None:
    game = drawn("hand Doc: Floor\nhand Belle: Move\nnext plan Belle 1")
    assert in_hand(game, "Floor").unsure == ("still",)


def test_there_is_none_while_cards_are_resolved() -> None:
    game = drawn("pile Tuco: Move")
    assert game.forecast(0) == Forecast()


def test_a_plan_with_too_many_choices_is_not_followed() -> None:
    game = folsom.scene(
        """
        express
        seats Doc Belle Tuco
        roof   . | . | Doc P P P P P P J J | .
        inside Marshal S | Tuco | . | Belle
        hand Doc: Floor
        pile Doc: Robbery, Doc: Robbery, Doc: Move
        next plan Doc 1
        """,
        seed=1,
    )
    last = in_hand(game, "Floor")
    assert last.places == ()
    assert "choice" in last.unsure
    assert last.nothing is None


def test_in_super_express_the_programme_is_foreseen_with_its_facing() -> None:
    game = folsom.new_game("super", 3, 1)
    first = game.view(0).first
    view = game.view(first)
    here = view.bandits[first]
    turn = next(card for card in game.forecast(first).hand if card.card == "Turn")
    assert turn.facing != here.facing
    assert turn.unsure == ()
    game.play(first, "program Turn")
    assert game.forecast(first).laid[0].at == 0
    assert all(card.unsure == ("hidden",) for card in game.forecast(first).hand)
    other = (first + 1) % 3
    assert all(card.unsure == ("hidden",) for card in game.forecast(other).hand)


def test_a_card_is_dead_after_an_earlier_card_has_taken_a_hostage_that_forbids_it() -> None:
    game = folsom.scene(
        """
        express boxes=horses
        seats Ghost Belle Tuco
        wagons Private saloon, Second class, Baggage car
        roof   .       | Ghost | .          | Belle
        inside Marshal | .     | Horse Tuco | .
        coach 3
        coach-roof Shotgun
        coach-inside Teacher
        hand Tuco: Punch
        pile Tuco: Ride
        next plan Tuco 1
        """,
        seed=1,
    )
    punch = in_hand(game, "Punch", seat=2)
    assert punch.nothing == "Punch of Tuco has no effect: with the Teacher there is no more Punch."
