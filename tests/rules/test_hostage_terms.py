"""What a Hostage forbids a bandit or its player: Zealot, Old Lady, Teacher, Minister."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

THREE = """
    express players=3 boxes=horses
    seats Doc Belle Tuco
    """
TEAMS = """
    express players=4 variant=teams boxes=horses
    seats Belle Doc Tuco Ghost
    roof . | . | . | . | .
    """
PAIRS = """
    express players=2 variant=pairs boxes=horses
    seats Ghost+Tuco Doc+Django
    roof . | . | . | .
    """
DUEL = """
    express players=2 boxes=horses
    seats Tuco+Cheyenne Django+Doc
    roof . | . | . | . | .
    """
FLAT = "roof . | . | . | .\n"


# ---- Zealot
@rule("HOST-ZEALOT")
def test_with_the_zealot_a_ride_has_no_effect_even_if_a_horse_is_there() -> None:
    train = "inside Marshal | Tuco[Zealot] Horse | Doc Horse | Belle"
    game = stealing(f"{THREE}{FLAT}{train}\npile Tuco: Ride, Doc: Ride")
    assert game.all_told() == [
        "Tuco: Ride.",
        "Ride of Tuco has no effect: with the Zealot there is no more Ride.",
        "Doc: Ride.",
    ]
    assert game.asked() == ["Doc"]
    game.shows(train)
    assert game.cards("Tuco").deck == 11  # the card has returned to its deck


@rule("HOST-ZEALOT", "HOST-2", "TEAM-4")
def test_the_zealot_binds_the_bandits_card_whoever_plays_it_but_not_the_partners() -> None:
    train = f"{TEAMS}inside Marshal | Belle[Zealot] Horse | Doc Horse | Tuco | Ghost\n"
    game = stealing(f"{train}coach 4\npile Doc: Belle Ride, Belle: Doc Ride")
    assert game.all_told() == [
        "Belle: Ride.",
        "Ride of Belle has no effect: with the Zealot there is no more Ride.",
        "Doc: Ride.",
    ]
    assert game.asked() == ["Doc"]
    assert game.offers("Doc") == [f"ride {place} inside" for place in (0, 1, 2, 3, 4, "coach")]
    assert game.cards("Belle").deck == 11


@rule("HOST-ZEALOT", "HOST-2", "DUEL-5")
def test_the_zealot_does_not_bind_the_players_other_bandit() -> None:
    train = f"{DUEL}inside Marshal | Tuco[Zealot] Horse | Cheyenne Horse | Django | Doc\n"
    game = stealing(train + "pile Tuco: Tuco Ride, Tuco: Cheyenne Ride")
    assert game.all_told() == [
        "Tuco: Ride.",
        "Ride of Tuco has no effect: with the Zealot there is no more Ride.",
        "Cheyenne: Ride.",
    ]
    assert "ride 4 inside" in game.offers("Cheyenne")


@rule("HOST-ZEALOT")
def test_the_zealot_forbids_nothing_but_the_ride() -> None:
    train = f"{THREE}{FLAT}inside Marshal | . | Doc[Zealot] Belle | Tuco\n"
    game = stealing(train + "coach 2\npile Doc: Fire, Doc: Punch, Doc: Floor, Doc: Move")
    game.play("Doc", "knock 1 inside")
    assert game.offers("Doc") == ["move 0 roof", "move 1 roof", "move 3 roof", "move coach roof"]
    assert game.all_told()[1:4] == ["Doc fires at Tuco.", "Doc: Punch.", "Doc punches Belle."]


# ---- Old Lady
@rule("HOST-OLDLADY", "MOVE-2")
def test_with_the_old_lady_a_move_on_the_roof_goes_one_car() -> None:
    train = f"{THREE}roof . | . | Tuco[OldLady] | Doc\ninside Marshal | . | . | Belle\n"
    game = stealing(train + "pile Tuco: Move, Tuco: Move, Doc: Move")
    assert game.offers("Tuco") == ["move 1 roof", "move 3 roof"]
    assert game.refuses("Tuco", "move 0 roof") == "HOST-OLDLADY"
    game.play("Tuco", "move 1 roof")
    assert game.offers("Tuco") == ["move 0 roof", "move 2 roof"]
    assert game.refuses("Tuco", "move 1 roof") == "MOVE-3"
    assert game.refuses("Tuco", "move 1 inside") == "MOVE-2"
    game.play("Tuco", "move 2 roof")
    assert game.offers("Doc") == ["move 0 roof", "move 1 roof", "move 2 roof"]


@rule("HOST-OLDLADY", "COACH-2")
def test_with_the_old_lady_crossing_to_the_stagecoach_is_the_whole_move() -> None:
    train = f"{THREE}roof . | Tuco[OldLady] | . | .\ninside Marshal | . | Doc | Belle\n"
    game = stealing(train + "coach 1\npile Tuco: Move")
    assert game.offers("Tuco") == ["move 0 roof", "move 2 roof", "move coach roof"]
    game = stealing(train + "coach 2\npile Tuco: Move")
    assert game.offers("Tuco") == ["move 0 roof", "move 2 roof"]
    assert game.refuses("Tuco", "move coach roof") == "HOST-OLDLADY"

    train = f"{THREE}{FLAT}inside Marshal | . | Doc | Belle\ncoach-roof Tuco[OldLady]\ncoach 1\n"
    game = stealing(train + "pile Tuco: Move, Doc: Floor")
    assert game.all_told()[1] == "Tuco goes to the roof of the Baggage car (car 1)."  # the only way


@rule("HOST-OLDLADY", "TCAR-2")
def test_with_the_old_lady_a_move_along_the_roofs_from_or_to_the_time_travel_car_is_one_step() -> None:
    train = """
        express players=3 boxes=horses,timecar
        seats Doc Belle Tuco
        coach 3
        inside Marshal | . | Doc | Belle
        """
    game = stealing(f"{train}{FLAT}time-car Tuco[OldLady]\npile Tuco: Move")
    assert game.offers("Tuco") == ["move 0 inside", "move 0 roof"]
    game = stealing(f"{train}roof . | Tuco[OldLady] | . | .\npile Tuco: Move")
    assert game.offers("Tuco") == ["move 0 roof", "move 2 roof"]


@rule("HOST-OLDLADY")
def test_the_old_lady_slows_nothing_but_a_move_on_the_roof() -> None:
    train = f"{THREE}{FLAT}inside Marshal | Tuco[OldLady] Horse | Doc | Belle\n"
    game = stealing(train + "coach 3\npile Tuco: Move, Tuco: Ride")
    assert game.offers("Tuco") == ["move 0 inside", "move 2 inside"]
    game = stealing(train + "coach 3\npile Tuco: Ride")
    assert game.offers("Tuco") == [f"ride {place} inside" for place in (0, 1, 2, 3, "coach")]


@rule("HOST-OLDLADY", "HOST-2", "TEAM-4")
def test_the_old_lady_binds_the_bandits_card_whoever_plays_it_but_not_the_partners() -> None:
    train = """
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof . | . | Belle[OldLady] | Doc | .
        inside Marshal | . | . | Tuco | Ghost
        """
    game = stealing(f"{train}\npile Doc: Belle Move, Belle: Doc Move")
    assert game.offers("Belle") == ["move 1 roof", "move 3 roof"]
    game.play("Belle", "move 1 roof")
    assert game.offers("Doc") == ["move 0 roof", "move 1 roof", "move 2 roof", "move 4 roof"]


# ---- Teacher
@rule("HOST-TEACHER", "BELLE-1")
def test_with_the_teacher_a_punch_has_no_effect() -> None:
    train = f"{THREE}{FLAT}inside Marshal | . | Tuco[Teacher] Doc[P300] | Belle"
    game = stealing(f"{train}\npile Tuco: Punch, Doc: Punch")
    assert game.asked() == ["Doc"]
    assert game.all_told() == [
        "Tuco: Punch.",
        "Punch of Tuco has no effect: with the Teacher there is no more Punch.",
        "Doc: Punch.",
        "Doc punches Tuco.",
    ]
    assert game.offers("Doc") == ["knock 1 inside", "knock 3 inside"]


@rule("HOST-TEACHER", "GUN-2")
def test_with_the_teacher_nobody_punches_the_shotgun_either() -> None:
    game = stealing(f"{THREE}{FLAT}inside Marshal | . | Doc | Belle\ncoach-roof Tuco[Teacher]\npile Tuco: Punch")
    assert game.all_told() == ["Tuco: Punch.", "Punch of Tuco has no effect: with the Teacher there is no more Punch."]
    game.shows("coach-roof Shotgun S Tuco[Teacher]")


@rule("HOST-TEACHER", "HOST-2", "TEAM-4")
def test_the_teacher_binds_the_bandits_card_whoever_plays_it_but_not_the_partners() -> None:
    train = f"{TEAMS}inside Marshal | . | Belle[Teacher] Doc | Tuco | Ghost\n"
    game = stealing(f"{train}coach 4\npile Doc: Belle Punch, Belle: Doc Punch")
    assert game.all_told() == [
        "Belle: Punch.",
        "Punch of Belle has no effect: with the Teacher there is no more Punch.",
        "Doc: Punch.",
        "Doc punches Belle.",
    ]
    assert game.offers("Doc") == ["knock 1 inside", "knock 3 inside"]


# ---- Minister
@rule("HOST-MINISTER", "ROUND-2")
@pytest.mark.parametrize(
    ("holder", "hands"),
    [("Tuco", [7, 6, 5]), ("Doc", [6, 6, 6]), ("Belle", [7, 5, 6])],
)
def test_with_the_minister_one_card_fewer_is_drawn(holder: str, hands: list[int]) -> None:
    train = "inside Marshal | . | Doc | Belle Tuco".replace(holder, f"{holder}[Minister]")
    game = Drawn(f"{THREE}{FLAT}{train}\nround 1 Bridge\nnext next")
    assert [game.cards(name).hand for name in ("Doc", "Belle", "Tuco")] == hands
    assert [words for words in game.told(None) if " draws " in words] == [
        f"{name} draws {number} cards." for name, number in zip(("Doc", "Belle", "Tuco"), hands, strict=True)
    ]


@rule("HOST-MINISTER", "PLAN-1", "WHISKEY-2")
@pytest.mark.parametrize("choice", ["draw", "use W1"])
def test_the_minister_does_not_reduce_the_draws_of_schemin(choice: str) -> None:
    game = Drawn(f"{THREE}{FLAT}inside Marshal | . | Doc | Belle Tuco[Minister W]\nfirst Tuco\nround 1 Bridge")
    game.play("Tuco", choice)
    assert game.cards("Tuco").hand == 3


@rule("HOST-MINISTER", "KEEP-1")
def test_kept_cards_count_toward_the_ministers_five() -> None:
    game = Drawn(
        f"{THREE}{FLAT}inside Marshal | . | Doc[Minister] | Belle Tuco\nround 1 Stand-Off\n"
        "hand Doc: Fire, @neutral\nhand Belle: Fire\nnext next"
    )
    assert [game.cards(name).hand for name in ("Doc", "Belle", "Tuco")] == [6, 6, 6]
    assert [words for words in game.told(None) if " draws " in words] == [
        "Doc draws 4 cards.",
        "Belle draws 5 cards.",
        "Tuco draws 6 cards.",
    ]
    assert game.own("Doc").bullets == ("neutral",)


@rule("HOST-MINISTER", "EXPERT-5")
@pytest.mark.parametrize(
    ("kept", "drawn"), [(3, "draws 2 cards"), (4, "draws a card"), (5, "draws nothing"), (6, "draws nothing")]
)
def test_in_the_expert_variant_the_hand_is_filled_to_five(kept: int, drawn: str) -> None:
    hand = ", ".join(["Move", "Move", "Floor", "Floor", "Fire", "Fire"][:kept])
    game = Drawn(
        f"{THREE.replace('players=3', 'players=3 expert')}{FLAT}inside Marshal | . | Doc | Belle Tuco[Minister]\n"
        f"round 1 Bridge\nhand Tuco: {hand}\nnext next"
    )
    assert f"Tuco {drawn}." in game.told(None)
    assert game.cards("Tuco").hand == max(kept, 5)


@rule("HOST-MINISTER", "PAIR-3", "PAIR-7")
@pytest.mark.parametrize(
    ("holder", "choice", "hands"),
    [
        ("Tuco", "choose Tuco Fire", [6, 8]),
        ("Ghost", "choose none", [5, 8]),
        ("Django", "choose Tuco Fire", [7, 7]),
        ("Doc", "choose none", [6, 7]),
    ],
)
def test_in_pairs_too_one_card_fewer_is_drawn_with_the_minister(holder: str, choice: str, hands: list[int]) -> None:
    train = "inside Marshal | . | Ghost Doc | Tuco Django".replace(holder, f"{holder}[Minister]")
    game = Drawn(f"{PAIRS}{train}\nround 1 Bridge\nnext next")
    game.play("Ghost", choice)
    game.play("Doc", "choose Doc Fire")
    assert [game.cards(name).hand for name in ("Ghost", "Doc")] == hands


@rule("HOST-MINISTER", "HOST-2", "TEAM-3")
def test_in_teams_the_minister_binds_only_his_captors_player_and_the_partners_card_counts() -> None:
    game = Drawn(f"{TEAMS}inside Marshal | . | Belle | Tuco Doc[Minister] | Ghost\nround 1 Bridge\nnext next")
    assert [game.cards(name).hand for name in ("Belle", "Doc", "Tuco", "Ghost")] == [6, 6, 6, 6]
    told = game.told(None)
    assert "Doc draws 5 cards." in told
    assert "Belle draws 5 cards." in told
    game = Drawn(f"{TEAMS}inside Marshal | . | Belle[Minister] | Tuco Doc | Ghost\nround 1 Bridge\nnext next")
    assert [game.cards(name).hand for name in ("Belle", "Doc", "Tuco", "Ghost")] == [5, 7, 6, 6]


@rule("HOST-MINISTER", "HOST-2", "DUEL-6")
def test_in_the_two_player_game_the_minister_of_either_bandit_binds_the_player() -> None:
    for holder, hands in (("Tuco", [5, 7]), ("Cheyenne", [5, 7]), ("Django", [6, 6]), ("Doc", [6, 6])):
        train = "inside Marshal | . | . | Tuco Django | Cheyenne Doc".replace(holder, f"{holder}[Minister]")
        game = Drawn(f"{DUEL}{train}\nround 1 Bridge\nnext next")
        assert [game.cards(name).hand for name in ("Tuco", "Doc")] == hands
