"""The end of a round, and of the game."""

import pytest

from tests.rules import rule
from tests.rules.super.scenes import Train, last_card


@rule("SUP-END-1")
def test_everybody_in_or_on_the_last_wagon_is_eliminated_with_it_even_stunned_bandits() -> None:
    train = last_card(
        """
        super
        roof   . | <Doc | Ghost>
        inside . | <Mei | <Tuco* Belle>
        """,
        "Doc",
        "Turn",
    )
    train.shows(
        """
        roof   . | Doc>
        inside . | <Mei
        off    Ghost Tuco Belle
        """
    )
    assert train.news()[2:6] == [
        "Wagon 2 is uncoupled.",
        "Belle is lost with the wagon.",
        "Tuco is lost with the wagon.",
        "Ghost is lost with the wagon.",
    ]


@rule("SUP-END-1")
def test_everybody_on_its_roof_is_eliminated_not_only_the_rearmost() -> None:
    train = last_card(
        """
        super
        roof   . | <Doc | <Tuco* Belle> <Ghost
        inside . | <Mei | .
        """,
        "Doc",
        "Turn",
    )
    train.shows(
        """
        roof   . | Doc>
        inside . | <Mei
        off    Tuco Belle Ghost
        """
    )
    assert train.news()[2:6] == [
        "Wagon 2 is uncoupled.",
        "Ghost is lost with the wagon.",
        "Belle is lost with the wagon.",
        "Tuco is lost with the wagon.",
    ]


@rule("SUP-END-2")
def test_the_wagon_becomes_a_loot_card_of_the_bandit_in_the_rearmost_car() -> None:
    train = last_card(
        """
        super
        roof   . | <Doc | .     | .
        inside . | <Mei | <Tuco | .
        """,
        "Doc",
        "Turn",
        falls=[3],
    )
    train.shows(
        """
        roof   . | Doc> | .
        inside . | <Mei | <Tuco[345]
        """
    )
    assert train.news()[3] == "Tuco is farthest from the Locomotive and takes the wagon: a loot card of $345."
    assert train.used_up()


@rule("SUP-END-2")
def test_in_the_rearmost_car_the_rearmost_bandit_on_the_roof_takes_the_wagon_before_anybody_inside() -> None:
    train = last_card(
        """
        super
        roof   . | .    | <Tuco <Belle Ghost*> | .
        inside . | <Doc | <Mei <Django          | .
        """,
        "Doc",
        "Turn",
        falls=[0],
    )
    train.shows(
        """
        roof   . | .    | <Tuco <Belle Ghost*>[301]
        inside . | Doc> | <Mei <Django
        """
    )


@rule("SUP-END-2")
def test_inside_too_the_rearmost_bandit_takes_the_wagon_standing_or_stunned() -> None:
    train = last_card(
        """
        super
        roof   . | <Tuco | .             | .
        inside . | .     | <Mei <Doc*    | .
        """,
        "Tuco",
        "Turn",
        falls=[7],
    )
    train.shows(
        """
        roof   . | Tuco> | .
        inside . | .     | <Mei <Doc*[389]
        """
    )


@rule("SUP-END-2", "SUP-SET-2")
def test_a_loot_card_somebody_already_has_does_not_come_up_again() -> None:
    train = last_card(
        """
        super
        roof   . | <Tuco[301] | .
        inside . | <Mei <Doc  | .
        off    Belle[312]
        """,
        "Tuco",
        "Turn",
        falls=[0],
    )
    train.shows(
        """
        roof   . | Tuco>[301 323]
        inside . | <Mei <Doc
        off    Belle[312]
        """
    )


@rule("SUP-END-3")
def test_the_first_player_title_passes_to_the_left_skipping_eliminated_bandits() -> None:
    train = Train(
        """
        super
        seats  Doc Tuco Mei Belle Ghost
        roof   . | . | .                | . | .
        inside . | . | <Doc <Mei <Ghost | . | .
        off    Tuco Belle
        first  Doc
        """
    )
    train.program(Doc="Floor Move Turn", Mei="Floor Move Turn", Ghost="Floor Move Turn")
    assert train.line("first") == "Mei"
    assert "Mei is First Player." in train.news()
    train.program(Doc="Floor Turn Move", Mei="Floor Turn Move", Ghost="Floor Turn Move")
    assert train.line("first") == "Ghost"


@rule("SUP-END-3")
def test_eliminating_the_first_player_mid_round_does_not_change_the_order_of_that_round() -> None:
    train = Train(
        """
        super
        seats  Doc Tuco Mei Belle
        roof   .    | .                 | . | .
        inside <Doc | <Tuco <Mei <Belle | . | .
        first  Doc
        """
    )
    train.program(Doc="Move Turn Floor", Tuco="Turn Floor Move", Mei="Turn Floor Move", Belle="Turn Floor Move")
    told = [words for words in train.news() if words.count(": ") == 1]
    assert told[:7] == [
        "Doc: Move.",
        "Tuco: Turn round.",
        "Mei: Turn round.",
        "Belle: Turn round.",
        "Tuco: Floor Change.",
        "Mei: Floor Change.",
        "Belle: Floor Change.",
    ]
    assert train.line("first") == "Tuco"


# ---- the end of the game
@rule("SUP-WIN-1")
def test_the_game_ends_at_once_when_a_single_bandit_is_left_whatever_cards_remain() -> None:
    train = Train(
        """
        super
        seats  Doc Tuco Mei
        roof   .    | .    | .
        inside <Doc | <Mei | .
        off    Tuco[389 378]
        first  Mei
        """
    )
    train.program(Doc="Turn Move Shoot", Mei="Shoot Turn Floor")
    for name in (None, "Doc", "Mei", "Tuco"):
        assert train.told(name)[-4:] == ["Mei: Shoot.", "Mei shoots Doc.", "Doc is shot off the train.", "Mei wins!"]
    assert train.game.over
    assert train.game.winners == [train.seat("Mei")]
    assert train.refuses("Mei", "program Move") == "SUP-WIN-1"


@rule("SUP-WIN-1", "SUP-END-2")
def test_a_bandit_left_alone_by_the_uncoupling_wins_and_takes_no_loot() -> None:
    train = last_card(
        """
        super
        roof   . | <Doc | Tuco>[301]
        inside . | .    | <Mei
        """,
        "Doc",
        "Turn",
        falls=[],
    )
    assert train.game.over
    assert train.line("won") == "Doc"
    train.shows(
        """
        roof   . | Doc>
        inside . | .
        off    Tuco[301] Mei
        """
    )
    assert train.news()[-2:] == ["A single bandit is left on the train: the wagon goes to nobody.", "Doc wins!"]
    assert [event.kind for event in train.game.events(None)][-2:] == ["wagon-gone", "won"]


LAST_WAGON = """
    super
    roof   <Mei{mei}          | .
    inside <Doc{doc} <Tuco{tuco} | .
    off    Belle[378 389] Ghost Django
    """


@rule("SUP-WIN-2", "SUP-END-2")
@pytest.mark.parametrize(
    ("mei", "doc", "tuco", "won"),
    [
        ("", "[312 323]", "", "Doc"),  # the most cards
        ("[301]", "", "[345]", "Mei"),  # the last wagon counts too: Mei, on the roof, gets a second card
        ("[301]", "[312 323]", "", "Mei"),  # two each, and Mei's second one is worth $345
        ("", "[356]", "[345]", "Doc"),  # one card each, and Mei's is worth $301
    ],
)
def test_in_the_locomotive_the_most_loot_cards_win_and_then_the_most_valuable_ones(
    mei: str, doc: str, tuco: str, won: str
) -> None:
    train = last_card(LAST_WAGON.format(mei=mei, doc=doc, tuco=tuco), "Doc", "Turn", falls=[0])
    assert train.game.over
    assert train.line("won") == won
    assert train.news()[-1] == f"{won} wins!"


@rule("SUP-WIN-2", "SUP-WIN-3")
def test_bandits_tied_without_a_loot_card_share_the_victory() -> None:
    """All values differ, and anybody in the Locomotive has the last wagon: only bandits lost with it can tie."""
    train = last_card(
        """
        super
        roof   . | .
        inside . | <Doc <Tuco
        off    Mei[301]
        """,
        "Doc",
        "Turn",
        falls=[],
    )
    assert train.line("won") == "Doc Tuco"
    assert train.game.winners == [train.seat("Doc"), train.seat("Tuco")]
    assert train.news()[-2:] == ["Doc wins!", "Tuco wins!"]


@rule("SUP-WIN-3")
@pytest.mark.parametrize(
    ("doc", "tuco", "won"),
    [("[301]", "", "Doc"), ("[301]", "[312]", "Tuco"), ("[301 312]", "[323]", "Doc"), ("", "", "Tuco Doc")],
)
def test_when_everybody_is_in_the_last_wagon_the_count_decides_among_them(doc: str, tuco: str, won: str) -> None:
    train = last_card(
        f"""
        super
        roof   . | . | <Tuco{tuco}
        inside . | . | <Doc{doc}
        off    Mei[389] Belle Ghost
        """,
        "Doc",
        "Turn",
        falls=[],
    )
    assert train.line("won") == won
    assert "Nobody is left on the train: the wagon goes to nobody." in train.news()
    train.shows(
        f"""
        roof   . | .
        inside . | .
        off    Tuco{tuco} Doc{doc} Mei[389] Belle Ghost
        """
    )
