"""GUN-3: the Shotgun lands on the train, and everybody there flees, in turn order."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, spent, stealing

FELLED = "Doc punches the Shotgun off the Stagecoach: his Strongbox is free, and he lands on the train."
TOO_FEW = "There are too few neutral Bullets: nobody gets one, and the rest leave the game."


def flights(scene: Drawn) -> list[str]:
    """The bandits asked where to flee, in order; each goes to the first possible roof."""
    asked = []
    while scene.asked():
        (name,) = scene.asked()
        asked.append(name)
        scene.play(name.split("+")[0], scene.offers(name.split("+")[0])[0])
    return asked


@rule("GUN-2", "GUN-3", "BULLET-1")
def test_landing_on_the_train_the_shotgun_hits_everybody_there_at_the_same_moment_and_they_flee() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .      | Tuco Ghost[J] P250 | Belle | .
        inside Marshal | .      | .                  | .     | .
        seats Ghost Belle Doc Tuco
        first Doc
        coach 2
        coach-roof Shotgun Doc
        pile Doc: Punch
        """)
    assert scene.asked() == ["Tuco"]
    assert scene.offers("Tuco") == ["flee 1 roof", "flee 3 roof"]
    for text in ("flee coach roof", "flee 2 roof", "flee 0 roof", "flee 1 inside"):
        assert scene.refuses("Tuco", text) == "GUN-3"
    scene.play("Tuco", "flee 3 roof")
    assert scene.asked() == ["Ghost"]
    assert scene.offers("Ghost") == ["flee 1 roof", "flee 3 roof"]
    scene.play("Ghost", "flee 1 roof")
    scene.shows("""
        roof   .       | Ghost[J] | Shotgun P250 | Belle Tuco | .
        inside Marshal | .        | .            | .          | .
        coach-roof S Doc
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        FELLED,
        "Ghost is hit by a neutral Bullet.",
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Shotgun to the roof of First class (car 3).",
        "Ghost flees from the Shotgun to the roof of the Baggage car (car 1).",
    ]
    assert scene.line("neutral") == "14"
    assert scene.bullets("Belle") == scene.bullets("Doc") == []


@rule("GUN-3")
@pytest.mark.parametrize(
    ("roofs", "boxes", "to"),
    [
        ("Tuco Ghost | . | . | .", "horses", "the Baggage car (car 1)"),
        ("Tuco Ghost | . | . | .", "horses,timecar", "the Baggage car (car 1)"),
        (". | . | . | Tuco Ghost", "horses", "Second class (car 2)"),
        (". | . | . | Tuco Ghost", "horses,timecar", "Second class (car 2)"),
    ],
)
def test_at_an_end_of_the_train_there_is_only_one_way_and_nobody_is_asked(roofs: str, boxes: str, to: str) -> None:
    scene = stealing(f"""
        express boxes={boxes}
        roof   {roofs}
        inside . | Marshal | . | .
        seats Doc Tuco Ghost
        coach {0 if roofs.startswith("Tuco") else 3}
        coach-roof Shotgun Doc
        pile Doc: Punch
        """)
    assert scene.asked() == []
    assert scene.all_told()[2:] == [
        "Tuco is hit by a neutral Bullet.",
        "Ghost is hit by a neutral Bullet.",
        f"Tuco flees from the Shotgun to the roof of {to}.",
        f"Ghost flees from the Shotgun to the roof of {to}.",
    ]


@rule("GUN-3", "BULLET-1")
@pytest.mark.parametrize(("left", "after"), [(2, "0"), (1, "0"), (0, "0")])
def test_too_few_bullets_for_everybody_with_the_shotgun_mean_none_for_anybody(left: int, after: str) -> None:
    scene = stealing(f"""
        express boxes=horses
        roof   Tuco Ghost | . | .       | .
        inside .          | . | Marshal | .
        seats Doc Tuco Ghost
        coach-roof Shotgun Doc
        {spent("Doc", 16 - left)}
        pile Doc: Punch
        """)
    told = scene.all_told()[2:]
    hits = ["Tuco is hit by a neutral Bullet.", "Ghost is hit by a neutral Bullet."]
    flee = [
        "Tuco flees from the Shotgun to the roof of the Baggage car (car 1).",
        "Ghost flees from the Shotgun to the roof of the Baggage car (car 1).",
    ]
    assert told == {2: hits, 1: [TOO_FEW], 0: []}[left] + flee
    assert scene.line("neutral") == after
    assert scene.bullets("Tuco") == (["neutral"] if left == 2 else [])


@rule("GUN-3")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Tuco", ["Tuco", "Ghost", "Belle"]),
        ("Ghost", ["Ghost", "Belle", "Tuco"]),
        ("Belle", ["Belle", "Tuco", "Ghost"]),
        ("Doc", ["Tuco", "Ghost", "Belle"]),
    ],
)
def test_bandits_flee_in_turn_order_from_the_first_player(first: str, order: list[str]) -> None:
    scene = stealing(f"""
        express boxes=horses
        roof   . | Belle Tuco Ghost | . | .       | .
        inside . | .                | . | Marshal | .
        seats Doc Tuco Ghost Belle
        first {first}
        coach 1
        coach-roof Shotgun Doc
        pile Doc: Punch
        """)
    assert flights(scene) == order


@rule("GUN-3", "PAIR-9")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Ghost", ["Ghost+Tuco", "Ghost+Tuco", "Doc+Django"]),
        ("Doc", ["Doc+Django", "Ghost+Tuco", "Ghost+Tuco"]),
    ],
)
def test_a_player_with_two_bandits_there_chooses_for_both_before_the_next_player(first: str, order: list[str]) -> None:
    scene = stealing(f"""
        express players=2 variant=pairs boxes=horses
        seats Ghost+Tuco Doc+Django
        first {first}
        roof   . | Ghost Django Tuco | .       | .
        inside . | .                 | Marshal | .
        coach 1
        coach-roof Shotgun Doc
        pile Doc: Doc Punch
        """)
    assert flights(scene) == order
    scene.shows("roof Ghost Django Tuco | Shotgun | . | .\ncoach-roof S Doc")
    assert scene.bullets("Ghost") == ["neutral", "neutral"]
    assert scene.bullets("Doc") == ["neutral"]


@rule("GUN-3", "TEAM-4")
def test_in_teams_each_bandits_own_player_chooses_where_to_flee() -> None:
    scene = stealing("""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        first Tuco
        roof   . | Belle Ghost | . | .       | .
        inside . | Tuco        | . | Marshal | .
        coach 1
        coach-roof Shotgun Doc
        pile Belle: Doc Punch
        """)
    assert flights(scene) == ["Ghost", "Belle"]


@rule("GUN-3", "EXPERT-4")
def test_in_the_expert_variant_the_shotguns_bullet_goes_on_top_of_the_deck() -> None:
    scene = stealing("""
        express boxes=horses expert
        roof   Tuco | . | .       | .
        inside .    | . | Marshal | Ghost
        coach-roof Shotgun Doc
        pile Doc: Punch
        """)
    assert scene.line("top Tuco:") == "@neutral"
    scene.shows("roof Shotgun | Tuco | . | .")
