"""Shoot: the target, where it lands, and being stunned."""

import pytest

from tests.rules import rule
from tests.rules.super.scenes import Train, last_card


@rule("SUP-SHOOT-1")
def test_a_shot_hits_the_nearest_bandit_in_front_however_far_away() -> None:
    train = last_card(
        """
        super
        roof   . | <Belle | <Mei | . | .
        inside . | <Tuco  | .    | . | <Doc
        """,
        "Doc",
        "Shoot",
    )
    assert train.news()[:2] == ["Doc: Shoot.", "Doc shoots Tuco."]
    train.shows(
        """
        roof   .      | <Belle | <Mei | .
        inside <Tuco* | .      | .    | .
        """
    )


@rule("SUP-SHOOT-1")
def test_a_shot_within_the_same_car_hits_the_next_bandit_in_the_line() -> None:
    train = last_card(
        """
        super
        roof   . | .                      | .
        inside . | Mei> <Tuco Doc> <Belle | .
        """,
        "Belle",
        "Shoot",
    )
    assert train.news()[1] == "Belle shoots Doc."
    train.shows(
        """
        roof   .     | .
        inside Doc*> | Mei> <Tuco <Belle
        """
    )


@rule("SUP-SHOOT-1")
def test_nobody_behind_the_shooter_is_hit_even_if_they_are_nearer() -> None:
    train = last_card(
        """
        super
        roof   . | .    | .               | .
        inside . | <Mei | <Tuco Doc> <Belle | .
        """,
        "Doc",
        "Shoot",
    )
    train.shows(
        """
        roof   . | .    | .
        inside . | <Mei | <Tuco Doc>
        off    Belle
        """
    )


@rule("SUP-SHOOT-1", "SUP-STUN-1")
def test_a_shot_goes_past_stunned_bandits_in_the_same_car_and_in_others() -> None:
    train = last_card(
        """
        super
        roof   . | .    | .         | .                | .
        inside . | <Mei | Tuco*>    | <Belle* <Doc      | .
        """,
        "Doc",
        "Shoot",
    )
    assert train.news()[1] == "Doc shoots Mei."
    train.shows(
        """
        roof   .     | . | .      | .
        inside <Mei* | . | Tuco*> | <Belle* <Doc
        """
    )


@rule("SUP-SHOOT-1")
@pytest.mark.parametrize("facing", ["<Doc", "Doc>"])
def test_without_a_target_nothing_happens(facing: str) -> None:
    train = last_card(
        f"""
        super
        roof   <Mei  | .        | Belle> | .
        inside Tuco*> | {facing} | .      | .
        """,
        "Doc",
        "Shoot",
    )
    train.shows(
        f"""
        roof   <Mei   | .        | Belle>
        inside Tuco*> | {facing} | .
        """
    )
    assert train.news()[:2] == ["Doc: Shoot.", "Doc has nobody to shoot at."]


@rule("SUP-SHOOT-2")
def test_a_target_shot_forward_lands_at_the_rear_of_the_next_line_and_keeps_its_facing() -> None:
    train = last_card(
        """
        super
        roof   . | <Mei Belle> | Tuco> <Doc | .
        inside . | .           | .          | .
        """,
        "Doc",
        "Shoot",
    )
    train.shows(
        """
        roof   . | <Mei Belle> Tuco*> | <Doc
        inside . | .                  | .
        """
    )
    assert train.news()[1:3] == ["Doc shoots Tuco.", "Tuco is thrown and lies stunned on the roof of wagon 1."]


@rule("SUP-SHOOT-2")
def test_a_target_shot_back_lands_at_the_front_of_the_next_line() -> None:
    train = last_card(
        """
        super
        roof   . | .          | .           | .
        inside . | Doc> <Tuco | <Mei Belle> | .
        """,
        "Doc",
        "Shoot",
    )
    train.shows(
        """
        roof   . | .    | .
        inside . | Doc> | <Tuco* <Mei Belle>
        """
    )


@rule("SUP-SHOOT-2")
def test_a_target_in_a_distant_car_is_moved_one_car_from_where_it_was() -> None:
    train = last_card(
        """
        super
        roof   Doc> | . | <Mei <Tuco | . | .
        inside .    | . | <Belle     | . | .
        """,
        "Doc",
        "Shoot",
    )
    train.shows(
        """
        roof   Doc> | . | <Tuco  | <Mei*
        inside .    | . | <Belle | .
        """
    )


@rule("SUP-SHOOT-3")
def test_a_target_shot_off_the_front_of_the_train_is_eliminated() -> None:
    train = last_card(
        """
        super
        roof   .     | .           | .
        inside Tuco> | <Doc <Belle | .
        """,
        "Doc",
        "Shoot",
    )
    train.shows(
        """
        roof   . | .
        inside . | <Doc <Belle
        off    Tuco
        """
    )
    assert train.news()[1:3] == ["Doc shoots Tuco.", "Tuco is shot off the train."]


@rule("SUP-SHOOT-3")
def test_two_bandits_are_shot_off_both_ends_in_one_turn() -> None:
    train = Train(
        """
        super
        seats  Doc Mei Tuco Belle
        roof   .    | .         | .
        inside Tuco> | <Doc Mei> | <Belle
        first  Doc
        """
    )
    train.program(Tuco="Turn Move Shoot", Belle="Turn Move Shoot", Mei="Shoot Turn Floor", Doc="Shoot Floor Turn")
    assert train.news()[:6] == [
        "Doc: Shoot.",
        "Doc shoots Tuco.",
        "Tuco is shot off the train.",
        "Mei: Shoot.",
        "Mei shoots Belle.",
        "Belle is shot off the train.",
    ]
    train.shows("off Tuco Belle")


@rule("SUP-STUN-1")
@pytest.mark.parametrize("card", ["Turn", "Floor", "Move", "Shoot", "Horse"])
def test_a_stunned_bandit_only_stands_up_whatever_its_card_is(card: str) -> None:
    train = last_card(
        """
        super boxes=reflex,horse
        roof   . | .                 | .
        inside . | <Mei Doc*> <Belle | .
        """,
        "Doc",
        card,
    )
    train.shows(
        """
        roof   . | .
        inside . | <Mei Doc> <Belle
        """
    )
    assert train.news()[1:2] == ["Doc stands up."]


@rule("SUP-STUN-1")
def test_a_bandit_stays_stunned_past_the_end_of_a_round_until_its_next_card() -> None:
    train = last_card(
        """
        super
        roof   . | .               | .
        inside . | <Doc <Mei Tuco> | .
        """,
        "Mei",
        "Shoot",
    )
    train.shows(
        """
        roof   .     | .
        inside <Doc* | <Mei Tuco>
        """
    )
    train.program(Doc="Move Turn Floor", Mei="Turn Floor Move", Tuco="Turn Floor Shoot")
    assert "Doc stands up." in train.news()
