"""The modules: Reflex and Horse."""

from tests.rules import rule
from tests.rules.super.scenes import Train, last_card


@rule("SUP-REFLEX-1")
def test_reflex_makes_a_stunned_bandit_stand_up_and_shoot() -> None:
    train = last_card(
        """
        super boxes=reflex
        roof   . | .         | .            | .
        inside . | <Doc Mei> | <Tuco* Belle> | .
        """,
        "Tuco",
        "Reflex",
    )
    train.shows(
        """
        roof   .     | .    | .
        inside Mei*> | <Doc | <Tuco Belle>
        """
    )
    assert train.news()[:4] == [
        "Tuco: Reflex.",
        "Tuco stands up.",
        "Tuco shoots Mei.",
        "Mei is thrown and lies stunned inside the Locomotive.",
    ]


@rule("SUP-REFLEX-1")
def test_reflex_only_makes_a_stunned_bandit_stand_up_if_nobody_is_in_front() -> None:
    train = last_card(
        """
        super boxes=reflex
        roof   . | Mei>        | .
        inside . | Doc> Tuco*> | .
        """,
        "Tuco",
        "Reflex",
    )
    train.shows(
        """
        roof   . | Mei>
        inside . | Doc> Tuco>
        """
    )
    assert train.news()[1:3] == ["Tuco stands up.", "Tuco has nobody to shoot at."]


@rule("SUP-REFLEX-2")
def test_reflex_makes_a_standing_bandit_fall_down_in_its_place() -> None:
    train = last_card(
        """
        super boxes=reflex
        roof   . | .               | .
        inside . | <Doc <Tuco <Mei | .
        """,
        "Tuco",
        "Reflex",
    )
    train.shows(
        """
        roof   . | .
        inside . | <Doc <Tuco* <Mei
        """
    )
    assert train.news()[:2] == ["Tuco: Reflex.", "Tuco falls down, stunned."]


@rule("SUP-HORSE-1")
def test_the_horse_takes_a_bandit_to_the_front_of_the_line_inside_the_locomotive() -> None:
    train = last_card(
        """
        super boxes=horse
        roof   <Belle     | . | Doc> | .
        inside <Mei Tuco> | . | .    | .
        """,
        "Doc",
        "Horse",
    )
    train.shows(
        """
        roof   <Belle          | . | .
        inside <Doc <Mei Tuco> | . | .
        """
    )
    assert train.news()[1] == "Doc rides to the front of the line inside the Locomotive."


@rule("SUP-HORSE-1")
def test_the_horse_works_from_inside_the_locomotive_too() -> None:
    train = last_card(
        """
        super boxes=horse
        roof   .                | . | .
        inside <Mei Tuco> Doc>  | . | .
        """,
        "Doc",
        "Horse",
    )
    train.shows(
        """
        roof   .               | .
        inside <Doc <Mei Tuco> | .
        """
    )


SHOT_OFF = """
    super boxes=horse
    seats  Doc Tuco Mei Belle
    roof   .     | <Belle     | .
    inside Tuco> | <Doc <Mei  | .
    first  Doc
    programme Doc: Shoot, Turn, Floor
    programme Belle: Turn, Floor, Move
    """


@rule("SUP-HORSE-2")
def test_a_bandit_shot_off_the_train_is_saved_if_the_next_card_is_horse() -> None:
    train = Train(SHOT_OFF)
    train.program(Tuco="Horse Floor Turn", Mei="Floor Shoot Turn")
    assert train.news()[:5] == [
        "Doc: Shoot.",
        "Doc shoots Tuco.",
        "Tuco is shot off the train.",
        "Tuco: Horse.",
        "Tuco is saved by the Horse, at the front of the line inside the Locomotive.",
    ]
    train.shows(  # standing: its second card led up to the roof, and its third turned it round
        """
        roof   Tuco> | Belle> Doc> Mei>
        inside .     | .
        """
    )
    assert "Tuco" in train.asked()


@rule("SUP-HORSE-2")
def test_a_bandit_shot_off_the_train_is_out_if_only_a_later_card_is_horse() -> None:
    train = Train(SHOT_OFF)
    train.program(Tuco="Turn Horse Floor", Mei="Floor Shoot Turn")
    news = train.news()
    assert news[:5] == [
        "Doc: Shoot.",
        "Doc shoots Tuco.",
        "Tuco is shot off the train.",
        "Tuco: Turn round.",
        "Tuco has no Horse now and is out for good.",
    ]
    assert not [words for words in news[5:] if words.startswith("Tuco")]
    train.shows("off Tuco")


@rule("SUP-HORSE-2")
def test_a_bandit_who_walked_off_with_the_second_card_is_saved_by_the_third_at_the_front_of_the_line() -> None:
    train = Train(
        """
        super boxes=reflex,horse
        seats  Doc Belle Tuco
        roof   .            | <Tuco | .
        inside <Doc Belle*> | .     | .
        first  Doc
        """
    )
    train.program(Doc="Shoot Move Horse", Belle="Turn Reflex Move", Tuco="Floor Shoot Turn")
    news = train.news()
    assert news[news.index("Doc: Move.") + 1] == "Doc walks off the train."
    assert news[news.index("Tuco: Shoot.") + 1] == "Tuco has nobody to shoot at."  # Belle is stunned, and Doc is off
    assert news[news.index("Doc: Horse.") + 1].startswith("Doc is saved by the Horse")
    train.shows(
        """
        roof   .           | .
        inside <Doc Belle> | Tuco>
        """
    )


@rule("SUP-HORSE-2")
def test_a_bandit_who_leaves_with_the_third_card_is_out_and_no_horse_in_a_later_round_helps() -> None:
    train = last_card(
        """
        super boxes=horse
        roof   .    | .           | .
        inside <Doc | <Mei <Tuco  | .
        """,
        "Doc",
        "Move",
    )
    train.shows(
        """
        roof   . | .
        inside . | <Mei <Tuco
        off    Doc
        """
    )
    assert train.asked() == ["Mei", "Tuco"]


@rule("SUP-HORSE-2")
def test_a_bandit_off_the_train_is_no_target_until_it_is_back() -> None:
    train = Train(
        """
        super boxes=horse
        seats  Tuco Mei Doc
        roof   .    | .    | .
        inside .    | <Doc Mei> | Tuco>
        first  Tuco
        """
    )
    train.program(Tuco="Move Horse Floor", Mei="Shoot Turn Floor", Doc="Shoot Floor Turn")
    news = train.news()
    assert news[:4] == ["Tuco: Move.", "Tuco walks off the train.", "Mei: Shoot.", "Mei has nobody to shoot at."]
    assert news[news.index("Tuco: Horse.") + 1].startswith("Tuco is saved")
    train.shows(
        """
        roof   <Tuco | Doc> <Mei
        inside .     | .
        """
    )


@rule("SUP-HORSE-2", "SUP-WIN-1")
def test_the_game_does_not_wait_for_an_unrevealed_horse() -> None:
    train = Train(
        """
        super boxes=horse
        seats  Doc Tuco Mei
        roof   .     | .    | .
        inside Tuco> | <Doc | .
        off    Mei
        first  Doc
        programme Doc: Shoot, Turn, Floor
        """
    )
    train.program(Tuco="Horse Floor Turn")
    assert train.news() == ["Doc: Shoot.", "Doc shoots Tuco.", "Tuco is shot off the train.", "Doc wins!"]
    assert train.game.over
    assert train.line("off") == "Tuco Mei"


@rule("SUP-SET-3")
def test_reflex_and_horse_add_a_card_each() -> None:
    drawing = """
        super {boxes}
        roof   . | .               | .
        inside . | <Doc <Tuco <Mei | .
        """
    four = ["program Turn", "program Floor", "program Move", "program Shoot"]
    for boxes, more in (
        ("", []),
        ("boxes=reflex", ["program Reflex"]),
        ("boxes=horse", ["program Horse"]),
        ("boxes=reflex,horse", ["program Reflex", "program Horse"]),
    ):
        assert Train(drawing.format(boxes=boxes)).offers("Doc") == four + more
    assert Train(drawing.format(boxes="boxes=reflex")).refuses("Doc", "program Horse") == "SUP-SET-3"
