"""The Expert variant and the first printing with the boxes."""

import pytest

from tests.rules import rule
from tests.rules.drawn import ACTIONS, Drawn, stealing

EXPERT = """
    express expert boxes=horses
    seats Doc Belle Tuco
    """


@rule("EXPERT-2", "EXPERT-5", "HOST-POODLE")
def test_the_poodles_bullet_is_drawn_first_and_discarded_openly_at_the_start_of_schemin() -> None:
    game = Drawn(
        EXPERT
        + """
        roof   .       | . | .    | .
        inside Marshal | . | Tuco | Doc[Poodle] Belle
        round 2
        next daybreak
        """
    )
    told = game.told("Belle")
    assert told[:2] == ["Doc gets a neutral Bullet for the Poodle.", "Doc draws 7 cards."]
    assert "Doc discards a neutral Bullet." in told
    assert game.cards("Doc").discarded_bullets == ("neutral",)
    assert (game.cards("Doc").hand, game.cards("Doc").deck) == (6, 5)  # the hand is not filled again


@rule("EXPERT-3", "KEEP-1")
def test_a_ride_card_may_be_kept_and_the_round_cards_icon_is_ignored() -> None:
    game = Drawn(
        EXPERT
        + """
        roof   .       | . | .    | .
        inside Marshal | . | Tuco | Doc Belle
        hand Doc: Move, Fire, Ride
        round 2 Stand-Off
        agenda tidy:0:0 hold:0:0 keeping:0:0
        """
    )
    assert game.offers("Doc") == ["keep Move", "keep Fire", "keep Ride", "keep none"]
    for card in ("Ride", "Move", "Fire"):
        game.play("Doc", f"keep {card}")
    assert game.cards("Doc").hand == 3  # more than the two icons of the Stand-Off
    assert game.told("Belle")[:1] == ["Doc keeps 3 and discards 0."]


@rule("EXPERT-4", "HOST-ZEALOT", "EVENT-ESCAPE")
def test_a_ride_card_without_effect_goes_openly_to_the_discard() -> None:
    game = stealing(
        EXPERT
        + """
        roof   .       | .           | .                 | .
        inside Marshal | Belle Horse | Tuco[Zealot] Horse | Doc
        round 5 Escape
        pile Belle: Ride, Tuco: Ride, Belle: Marshal, Doc: Ride
        """
    )
    game.play("Belle", "ride off")
    assert game.cards("Belle").discarded == ("Marshal", "Ride")
    assert game.cards("Tuco").discarded == ("Ride",)
    assert game.cards("Doc").discarded == ("Ride",)


@rule("EXPERT-4", "GUN-3", "MARSHAL-2")
def test_bullets_from_the_marshal_and_the_shotgun_go_on_top_of_the_deck() -> None:
    game = stealing(
        EXPERT
        + """
        roof   . | .          | .       | Shotgun
        inside . | Belle      | Tuco    | Marshal
        coach-inside Doc
        pile Belle: Fire, Tuco: Move
        """
    )
    game.play("Tuco", "move 3 inside")
    assert game.cards("Tuco").top == ("Belle", "neutral", "neutral")
    game.shows("roof . | . | Tuco | Shotgun")


# ---- the first printing
@rule("PRINT-2", "COACH-8", "TCAR-5", "HPRINT-1")
@pytest.mark.parametrize(
    ("boxes", "train", "ways"),
    [
        ("horses", "Doc Tuco | . | Marshal | .", ["0 inside", "1 inside", "coach inside"]),
        ("timecar", "Doc Tuco | . | Marshal | .", ["1 inside", "time-car"]),
        ("horses,timecar", "Doc Tuco | . | Marshal | .", ["1 inside", "coach inside", "time-car"]),
        ("horses", ". | . | Marshal | Doc Tuco", ["2 inside", "3 inside"]),
        ("horses,timecar", ". | . | Marshal | Doc Tuco", ["2 inside", "3 inside"]),
        ("horses", "Marshal | Doc Tuco | . | .", ["0 inside", "2 inside"]),
    ],
)
def test_a_punch_at_an_end_of_the_train_may_be_aimed_outward(boxes: str, train: str, ways: list[str]) -> None:
    scene = f"seats Doc Tuco Belle\nroof . | Belle | . | .\ninside {train}\npile Doc: Punch"
    first = stealing(f"express printing=first boxes={boxes}\n{scene}")
    assert first.offers("Doc") == [f"knock {way}" for way in ways]
    here = train[: train.index("Doc")].count("|")
    later = [way for way in ways if way != f"{here} inside"]
    game = stealing(f"express boxes={boxes}\n{scene}")
    assert game.offers("Doc") == ([f"knock {way}" for way in later] if len(later) > 1 else [])


@rule("PRINT-2", "COACH-8", "TCAR-5")
def test_the_stagecoach_and_the_time_travel_car_are_not_ends_of_the_train() -> None:
    for where in ("coach-inside", "time-car"):
        game = stealing(f"""
            express printing=first boxes=horses,timecar
            seats Doc Tuco Belle
            roof   . | Belle | . | .
            inside . | .     | . | Marshal
            {where} Doc Tuco
            pile Doc: Punch
            """)
        assert game.all_told()[-1] == "Tuco lands inside the Locomotive."


@rule("PLAN-8", "HSET-5")
def test_unplayed_ride_cards_go_back_on_the_deck() -> None:
    game = Drawn("""
        express boxes=horses
        seats Doc Ghost Belle
        roof   .       | .         | . | .
        inside Marshal | Doc Belle | . | Ghost
        hand Ghost: Ride, Fire
        round 1 Bridge
        agenda tidy:0:0
        """)
    assert sorted(game.line("deck Ghost:").split(", ")) == sorted([*ACTIONS.split(", "), "Ride"])
