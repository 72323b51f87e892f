"""Turn round, Floor Change and Move: where a bandit is afterwards, and which way it faces."""

from tests.rules import rule
from tests.rules.super.scenes import last_card


@rule("SUP-TURN-1")
def test_a_bandit_who_turns_round_faces_the_other_way_and_keeps_its_place_in_the_line() -> None:
    train = last_card(
        """
        super
        roof   . | .                | .
        inside . | <Doc Tuco> Belle> | .
        """,
        "Tuco",
        "Turn",
    )
    train.shows(
        """
        roof   . | .
        inside . | <Doc <Tuco Belle>
        """
    )
    assert train.news()[:2] == ["Tuco: Turn round.", "Tuco turns round and faces forward."]


@rule("SUP-FLOOR-1")
def test_a_bandit_facing_forward_goes_to_the_rear_of_the_line_on_the_other_floor() -> None:
    train = last_card(
        """
        super
        roof   . | Mei> <Belle | .
        inside . | <Doc <Tuco  | .
        """,
        "Doc",
        "Floor",
    )
    train.shows(
        """
        roof   . | Mei> <Belle <Doc
        inside . | <Tuco
        """
    )
    assert train.news()[:2] == ["Doc: Floor Change.", "Doc changes floor and is on the roof of wagon 1."]


@rule("SUP-FLOOR-1")
def test_a_bandit_facing_back_goes_to_the_front_of_the_line_on_the_other_floor() -> None:
    train = last_card(
        """
        super
        roof   . | Mei> Doc>    | .
        inside . | <Belle Tuco> | .
        """,
        "Doc",
        "Floor",
    )
    train.shows(
        """
        roof   . | Mei>
        inside . | Doc> <Belle Tuco>
        """
    )


@rule("SUP-FLOOR-1")
def test_a_floor_change_does_not_reorder_the_lines_of_neighbouring_cars() -> None:
    train = last_card(
        """
        super
        roof   <Mei | .    | Tuco> | .
        inside .    | <Doc | Belle> | .
        """,
        "Doc",
        "Floor",
    )
    train.shows(
        """
        roof   <Mei | <Doc | Tuco>
        inside .    | .    | Belle>
        """
    )


@rule("SUP-MOVE-1")
def test_a_move_forward_ends_at_the_rear_of_the_line_in_the_next_car() -> None:
    train = last_card(
        """
        super
        roof   . | .          | .           | .
        inside . | Mei> <Tuco | <Belle <Doc | .
        """,
        "Doc",
        "Move",
    )
    train.shows(
        """
        roof   . | .               | .
        inside . | Mei> <Tuco <Doc | <Belle
        """
    )
    assert train.news()[:2] == ["Doc: Move.", "Doc goes inside wagon 1."]


@rule("SUP-MOVE-1")
def test_a_move_back_ends_at_the_front_of_the_line_in_the_next_car() -> None:
    train = last_card(
        """
        super
        roof   Doc> Belle> | Mei> <Tuco | .
        inside .           | .          | .
        """,
        "Doc",
        "Move",
    )
    train.shows(
        """
        roof   Belle> | Doc> Mei> <Tuco
        inside .      | .
        """
    )
    assert train.news()[1] == "Doc goes on the roof of wagon 1."


@rule("SUP-MOVE-1")
def test_the_locomotive_is_a_car_like_the_others() -> None:
    train = last_card(
        """
        super
        roof   <Mei | <Doc   | .
        inside .    | <Belle | .
        """,
        "Doc",
        "Move",
    )
    train.shows(
        """
        roof   <Mei <Doc | .
        inside .         | <Belle
        """
    )


@rule("SUP-MOVE-2")
def test_a_bandit_who_walks_off_the_front_of_the_locomotive_is_eliminated() -> None:
    train = last_card(
        """
        super
        roof   .           | <Mei | .
        inside <Belle <Doc | .    | .
        """,
        "Belle",
        "Move",
    )
    train.shows(
        """
        roof   .    | <Mei
        inside <Doc | .
        off    Belle
        """
    )
    assert train.news()[:2] == ["Belle: Move.", "Belle walks off the train."]
    assert train.asked() == ["Mei", "Doc"]


@rule("SUP-MOVE-2")
def test_a_bandit_who_walks_off_the_rear_of_the_last_wagon_is_eliminated() -> None:
    train = last_card(
        """
        super
        roof   . | <Mei  | Doc>
        inside . | <Tuco | .
        """,
        "Doc",
        "Move",
    )
    train.shows(
        """
        roof   . | <Mei
        inside . | <Tuco
        off    Doc
        """
    )
    assert train.news()[1] == "Doc walks off the train."


@rule("SUP-ACT-2")
def test_a_programmed_card_is_resolved_even_when_it_leads_off_the_train() -> None:
    train = last_card(
        """
        super
        roof   <Doc | .            | .
        inside .    | <Tuco <Belle | .
        """,
        "Doc",
        "Move",
    )
    assert train.news()[:2] == ["Doc: Move.", "Doc walks off the train."]
    assert train.offers("Doc") == []
    assert train.refuses("Doc", "program Move") == "SUP-ACT-3"
