"""The first printing: other powers for Tuco and Django, and the Punch at the ends of the train."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("PRINT-1")
def test_in_the_first_printing_tucos_shot_pushes_its_target() -> None:
    scene = stealing("""
        express printing=first
        roof   .       | Tuco     | .   | Ghost | . | .
        inside Marshal | Cheyenne | Doc | .     | . | Django
        pile Tuco: Fire
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | Tuco/5   | .   | . | Ghost | .
        inside Marshal | Cheyenne | Doc | . | .     | Django
        """)
    assert scene.all_told() == [
        "Tuco: Fire.",
        "Tuco fires at Ghost.",
        "Ghost is pushed by the shot to the roof of the Dining car (car 4).",
    ]


@rule("PRINT-1", "MARSHAL-2")
def test_in_the_first_printing_tuco_pushes_his_target_into_the_arms_of_the_marshal() -> None:
    scene = stealing("""
        express printing=first
        roof   .    | .     | .       | Django
        inside Tuco | Ghost | Marshal | .
        pile Tuco: Fire
        """)
    scene.shows("""
        roof   .      | . | Ghost   | Django
        inside Tuco/5 | . | Marshal | .
        """)
    assert scene.all_told()[2:] == [
        "Ghost is pushed by the shot into Second class (car 2).",
        "Ghost is hit by a neutral Bullet.",
        "Ghost flees from the Marshal to the roof of Second class (car 2).",
    ]


@rule("PRINT-1", "BULLET-2")
def test_in_the_first_printing_tuco_pushes_nobody_off_the_train() -> None:
    scene = stealing("""
        express printing=first
        roof   .     | .    | .       | Django
        inside Ghost | Tuco | Marshal | .
        pile Tuco: Fire
        """)
    assert scene.all_told()[1:] == ["Tuco fires at Ghost.", "Ghost cannot leave the train and stays."]


@rule("PRINT-1")
def test_in_the_first_printing_tuco_does_not_fire_through_the_roof() -> None:
    scene = stealing("""
        express printing=first
        roof   .       | Ghost | . | Django
        inside Marshal | Tuco  | . | .
        pile Tuco: Fire
        """)
    scene.shows("""
        roof   .       | Ghost | . | Django
        inside Marshal | Tuco  | . | .
        """)
    assert scene.all_told() == ["Tuco: Fire.", "Tuco has nobody in sight."]


@rule("PRINT-1")
def test_in_the_first_printing_django_does_not_push() -> None:
    scene = stealing("""
        express printing=first
        roof   .       | .      | .     | Tuco
        inside Marshal | Django | Ghost | .
        pile Django: Fire
        """)
    scene.shows("""
        roof   .       | .        | .     | Tuco
        inside Marshal | Django/5 | Ghost | .
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Ghost."]


@rule("PRINT-1")
def test_alone_inside_django_fires_at_anybody_inside_the_train() -> None:
    scene = stealing("""
        express printing=first
        roof   .      | Cheyenne | .       | . | .
        inside Django | Ghost    | Marshal | . | Doc
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["fire Ghost", "fire Doc"]
    assert scene.refuses("Django", "fire Cheyenne") == "FIRE-3"
    scene.play("Django", "fire Doc")
    scene.shows("""
        roof   .        | Cheyenne | .       | . | .
        inside Django/5 | Ghost    | Marshal | . | Doc
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Doc."]


@rule("PRINT-1")
def test_alone_on_a_roof_django_fires_past_anybody_in_between() -> None:
    scene = stealing("""
        express printing=first
        roof   Cheyenne | Ghost | .       | Django | Doc | Tuco
        inside .        | .     | Marshal | .      | .   | .
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["fire Cheyenne", "fire Ghost", "fire Doc", "fire Tuco"]
    scene.play("Django", "fire Cheyenne")
    assert scene.all_told() == ["Django: Fire.", "Django fires at Cheyenne."]
    assert scene.bullets("Cheyenne") == ["Django"]


@rule("PRINT-1", "FIRE-3")
def test_with_company_inside_django_fires_like_everybody_else() -> None:
    scene = stealing("""
        express printing=first
        roof   .           | .     | . | .       | .
        inside Django Tuco | Ghost | . | Marshal | Doc
        pile Django: Fire
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .             | .     | . | .       | .
        inside Django/5 Tuco | Ghost | . | Marshal | Doc
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Ghost."]


@rule("PRINT-1", "FIRE-4")
def test_with_company_on_the_roof_django_fires_like_everybody_else() -> None:
    scene = stealing("""
        express printing=first
        roof   Cheyenne | Ghost | .       | Django Belle | Doc | Tuco | .
        inside .        | .     | Marshal | .            | .   | .    | .
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["fire Ghost", "fire Doc"]
    assert scene.refuses("Django", "fire Cheyenne") == "FIRE-4"
    assert scene.refuses("Django", "fire Belle") == "FIRE-2"


@rule("PRINT-1")
def test_the_marshal_and_a_bandit_on_the_other_floor_are_no_company() -> None:
    scene = stealing("""
        express printing=first
        roof   Ghost | . | Django  | Tuco
        inside .     | . | Marshal | .
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["fire Ghost", "fire Tuco"]

    scene = stealing("""
        express printing=first
        roof   .       | Tuco   | . | .
        inside Marshal | Django | . | Ghost
        pile Django: Fire
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Ghost."]


@rule("PRINT-1", "BELLE-1")
def test_django_spares_belle_when_he_can_fire_past_her() -> None:
    scene = stealing("""
        express printing=first
        roof   .      | .     | .       | .
        inside Django | Belle | Marshal | Ghost
        pile Django: Fire
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .        | .     | .       | .
        inside Django/5 | Belle | Marshal | Ghost
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Ghost."]


@rule("PRINT-1", "DUEL-5")
def test_in_the_two_player_game_a_team_mate_on_the_spot_does_not_spoil_djangos_shot() -> None:
    scene = stealing("""
        express players=2 printing=first
        roof   .          | .    | . | .       | .
        inside Django Doc | Tuco | . | Marshal | Cheyenne
        seats Tuco+Cheyenne Django+Doc
        pile Django: Django Fire
        """)
    assert scene.offers("Django") == ["fire Tuco", "fire Cheyenne"]
    assert scene.refuses("Django", "fire Doc") == "FIRE-2"
    scene.play("Django", "fire Cheyenne")
    scene.shows("""
        roof   .            | .    | . | .       | .
        inside Django/5 Doc | Tuco | . | Marshal | Cheyenne
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Cheyenne."]


@rule("PRINT-1")
def test_in_pairs_and_teams_too_a_team_mate_does_not_spoil_djangos_shot() -> None:
    scene = stealing("""
        express players=2 variant=pairs printing=first
        roof   .          | .    | .       | .
        inside Django Doc | Tuco | Marshal | Ghost
        seats Ghost+Tuco Doc+Django
        pile Doc: Django Fire
        """)
    assert scene.offers("Django") == ["fire Ghost", "fire Tuco"]

    scene = stealing("""
        express variant=teams printing=first
        roof   .          | .    | . | .       | .
        inside Django Doc | Tuco | . | Marshal | Ghost
        seats Django Doc Tuco Ghost
        pile Django: Django Fire
        """)
    assert scene.offers("Django") == ["fire Tuco", "fire Ghost"]


@rule("PRINT-1")
def test_a_stranger_next_to_the_team_mate_spoils_djangos_shot() -> None:
    scene = stealing("""
        express variant=teams printing=first
        roof   .               | . | . | .       | .
        inside Django Doc Tuco | . | . | Marshal | Ghost
        seats Django Doc Tuco Ghost
        pile Django: Django Fire
        """)
    assert scene.all_told() == ["Django: Fire.", "Django has nobody in sight."]


@rule("PRINT-2")
def test_in_the_first_printing_a_punch_at_the_end_may_be_aimed_outward() -> None:
    scene = stealing("""
        express printing=first
        roof   .       | . | . | Tuco
        inside Marshal | . | . | Doc Ghost[J]
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["knock 2 inside", "knock 3 inside"]
    scene.play("Doc", "knock 3 inside")
    scene.shows("""
        roof   .       | . | . | Tuco
        inside Marshal | . | . | Doc Ghost J
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Ghost.",
        "Ghost drops a Jewel ($500).",
        "Ghost cannot leave the train and stays.",
    ]


@rule("PRINT-2")
def test_in_the_first_printing_a_punch_on_the_locomotive_may_go_either_way() -> None:
    scene = stealing("""
        express printing=first
        roof   Doc Ghost[J] | .       | . | Tuco
        inside .            | Marshal | . | .
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["knock 0 roof", "knock 1 roof"]
    scene.play("Doc", "knock 1 roof")
    scene.shows("""
        roof   Doc J | Ghost   | . | Tuco
        inside .     | Marshal | . | .
        """)
    assert scene.all_told()[2:] == [
        "Ghost drops a Jewel ($500).",
        "Ghost lands on the roof of the Baggage car (car 1).",
    ]


@rule("PRINT-2")
def test_in_the_middle_of_the_train_a_punched_bandit_never_stays_put() -> None:
    scene = stealing("""
        express printing=first
        roof   .       | . | .            | Tuco
        inside Marshal | . | Doc Ghost[J] | .
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["knock 1 inside", "knock 3 inside"]
    assert scene.refuses("Doc", "knock 2 inside") == "PUNCH-3"


@rule("PRINT-2")
def test_in_later_printings_no_punch_goes_outward() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Tuco
        inside Marshal | . | . | Doc Ghost[J]
        pile Doc: Punch
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | . | .     | Tuco
        inside Marshal | . | Ghost | Doc J
        """)
    assert scene.all_told()[3] == "Ghost lands inside Second class (car 2)."
