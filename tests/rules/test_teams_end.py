"""Teams: friendly fire, the Gunslinger, the victory."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, stealing

SEATS = """
    express players=4 variant=teams
    seats Belle Doc Tuco Ghost
    """
TEAMS = ["Belle and Doc", "Tuco and Ghost"]
LAST_ROUND = """
    round 5 Marshal's Revenge
    roof   . | . | . | . | .
    """
ALL_OF_DOC = (
    "Doc Move, Doc Move, Doc Floor, Doc Floor, Doc Robbery, Doc Robbery, Doc Fire, Doc Fire, Doc Punch, Doc Marshal"
)
SIX = """
    express players=6 variant=teams
    seats Belle Doc Tuco Ghost Django Cheyenne
    round 5 Marshal's Revenge
    roof   . | . | . | . | . | . | .
    """


def ended(inside: str, cards: str = "") -> Drawn:
    """The end of the last round."""
    return Drawn(f"{SEATS}{LAST_ROUND}\ninside {inside}\n{cards}\nnext next")


@rule("TEAM-8")
def test_the_partner_is_a_possible_target() -> None:
    game = stealing(f"{SEATS}{LAST_ROUND}\ninside Marshal | Ghost | Tuco | Doc | Belle\npile Tuco: Tuco Fire")
    assert game.offers("Tuco") == ["fire Doc", "fire Ghost"]


@rule("TEAM-8")
def test_the_only_target_must_be_taken_even_if_it_is_the_partner() -> None:
    game = stealing(
        f"{SEATS}{LAST_ROUND}"
        + """
        inside Marshal | Doc[P300] Belle | . | Tuco | Ghost
        pile Tuco: Ghost Fire, Belle: Belle Punch
        """
    )
    assert game.offers("Belle") == ["knock 0 inside", "knock 2 inside"]
    game.play("Belle", "knock 2 inside")
    assert game.told("Doc")[:5] == [
        "Ghost: Fire.",
        "Ghost fires at Tuco.",
        "Belle: Punch.",
        "Belle punches Doc.",
        "Doc drops a Purse ($300).",
    ]
    assert game.told("Belle")[4] == game.told(None)[4] == "Doc drops a Purse, unseen."
    game.shows("inside Marshal | Belle P300 | Doc | Tuco | Ghost/5")


@rule("TEAM-8", "FIRE-4")
def test_the_partner_blocks_the_view() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | Tuco | Ghost | Doc | Belle
        inside Marshal | . | . | . | .
        pile Tuco: Tuco Fire
        """
    )
    assert game.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]


@rule("TEAM-8", "BELLE-1")
def test_the_partner_saves_belle() -> None:
    game = stealing(f"{SEATS}{LAST_ROUND}\ninside Marshal | Ghost | Tuco | Belle | Doc\npile Tuco: Tuco Fire")
    assert game.all_told()[1:] == ["Tuco fires at Ghost."]


@rule("TEAM-8", "EVENT-PICK")
def test_a_bandit_sharing_a_spot_with_the_partner_is_not_alone() -> None:
    game = closing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | Belle Doc P300 | Tuco P350 | Ghost | .
        round 5 Pickpocketing
        """
    )
    assert game.asked() == ["Tuco"]


@rule("TEAM-7", "TEAM-8")
def test_the_teams_score_is_the_sum_of_both_partners_and_both_win() -> None:
    game = ended("Marshal | . | . | Doc[J] Ghost[P400] | Belle[P250] Tuco[P250]")
    assert game.all_told() == [
        *(f"{team} are Gunslingers: $1000 for the team." for team in TEAMS),
        "Belle and Doc together: $1750.",
        "Tuco and Ghost together: $1650.",
        "Belle and Doc win!",
    ]
    assert game.game.winners == [0, 1]


@rule("TEAM-7")
@pytest.mark.parametrize(
    ("cards", "slingers"),
    [
        ("hand Belle: @Tuco, @Ghost\nhand Tuco: @Doc", TEAMS[1:]),
        ("hand Belle: @Tuco, @Ghost\nhand Tuco: @Doc, @Doc", TEAMS),
        ("hand Ghost: @Tuco, @Tuco\nhand Tuco: @Doc, @Belle", TEAMS[:1]),
        ("hand Ghost: @Tuco\nhand Belle: @Tuco\nhand Tuco: @Doc", TEAMS),
    ],
)
def test_the_gunslinger_title_goes_once_to_the_team_that_fired_most(cards: str, slingers: list[str]) -> None:
    game = ended("Marshal | . | . | Doc Ghost | Belle Tuco", cards)
    told = game.all_told()
    assert told[: len(slingers)] == [f"{team} are Gunslingers: $1000 for the team." for team in slingers]
    assert told[len(slingers) : len(slingers) + 2] == [
        f"{team} together: ${1000 if team in slingers else 0}." for team in TEAMS
    ]


@rule("TEAM-7")
def test_a_bullet_fired_at_the_partner_is_subtracted() -> None:
    game = Drawn(
        f"{SEATS}{LAST_ROUND}"
        + """
        inside Marshal | Belle | Doc | . | Tuco Ghost
        pile Belle: Belle Fire, Doc: Doc Fire, Belle: Doc Fire
        """
    )
    assert game.all_told()[1::2][:3] == [
        "Belle fires at Doc.",
        "Doc fires at Belle.",
        "Doc fires at Belle.",
    ]
    assert [score.dollars for score in game.game.scores] == [1000] * 4  # nobody fired at a foe: all tie


@rule("TEAM-7")
def test_each_team_answers_for_its_own_friendly_fire() -> None:
    game = Drawn(
        f"{SEATS}{LAST_ROUND}"
        + """
        inside Marshal | Tuco | Ghost | . | Belle/r1 Doc/r0
        hand Belle: @Doc
        pile Tuco: Tuco Fire, Ghost: Ghost Fire
        """
    )
    assert [score.dollars for score in game.game.scores] == [1000] * 4


@rule("TEAM-7")
def test_one_bullet_fired_at_a_foe_counts_more_than_three_at_the_partner() -> None:
    game = Drawn(
        f"{SEATS}{LAST_ROUND}"
        + """
        inside Marshal | Belle/r1 | Doc | . | Tuco Ghost
        hand Belle: @Tuco
        pile Belle: Belle Fire, Doc: Doc Fire, Belle: Doc Fire
        """
    )
    assert game.game.over
    assert game.all_told()[-4:] == [
        "Tuco and Ghost are Gunslingers: $1000 for the team.",
        "Belle and Doc together: $0.",
        "Tuco and Ghost together: $1000.",
        "Tuco and Ghost win!",
    ]


@rule("TEAM-7", "TEAM-5")
def test_friendly_fire_is_counted_when_fired_not_by_where_the_bullet_is() -> None:
    for holder in ("Belle", "Doc"):
        game = ended("Marshal | . | . | Doc/r1 Ghost/r0 | Belle/5/r0 Tuco/r0", f"hand {holder}: @Belle")
        assert [score.dollars for score in game.game.scores] == [1000] * 4
    for holder in ("Belle", "Doc"):  # Ghost's Bullet has moved to a player who fired none
        game = ended("Marshal | . | . | Doc/r1 Ghost/r0 | Belle/r0 Tuco/r0", f"hand {holder}: @Ghost")
        assert [score.dollars for score in game.game.scores] == [0, 0, 1000, 1000]


@rule("TEAM-7")
def test_three_teams_are_compared() -> None:
    game = Drawn(
        SIX
        + """
        inside Marshal | . | . | . | . | Doc Ghost Cheyenne | Belle Tuco Django
        hand Belle: @Cheyenne, @Tuco
        hand Cheyenne: @Ghost, @Django
        next next
        """
    )
    assert [score.dollars for score in game.game.scores] == [0, 0, 1000, 1000, 0, 0]


@rule("TEAM-8")
@pytest.mark.parametrize(
    ("belle", "doc", "tuco", "ghost", "winners"),
    [
        (0, 3, 1, 1, TEAMS[1:]),
        (1, 0, 0, 2, TEAMS[:1]),
        (2, 0, 1, 1, TEAMS),
    ],
)
def test_a_tie_goes_to_the_team_that_received_the_fewest_bullets(
    belle: int, doc: int, tuco: int, ghost: int, winners: list[str]
) -> None:
    mine, yours = (", ".join(["@neutral"] * received) for received in (belle + doc, tuco + ghost))
    game = ended(
        f"Marshal | . | . | Doc/r{doc} Ghost/r{ghost} | Belle/r{belle} Tuco/r{tuco}",
        f"hand Belle: {mine}\nhand Ghost: {yours}",
    )
    told = game.all_told()
    assert told[2:4] == [f"{team} together: $1000." for team in TEAMS]
    assert told[4:] == [f"{team} win!" for team in winners]


@rule("TEAM-8", "TEAM-3")
def test_a_bullet_drawn_from_the_partner_was_not_received() -> None:
    game = Drawn(
        SEATS
        + f"""
        round 2
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc/r1 Ghost | Belle/r0 Tuco
        hand Doc: {ALL_OF_DOC}
        deck Doc: @neutral
        next lend
        """
    )
    assert game.own("Belle").bullets == ("neutral",)
    for name in ("Belle", "Tuco", None):
        assert [bandit.received for bandit in game.sees(name).bandits] == [0, 1, 0, 0]
