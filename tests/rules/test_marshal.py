"""The Marshal, and neutral Bullets."""

from tests.rules import rule
from tests.rules.drawn import hit, stealing


@rule("MARSHAL-1")
def test_the_marshal_moves_one_car_either_way() -> None:
    scene = stealing("""
        express
        roof   . | Doc | .       | .
        inside . | .   | Marshal | Tuco Ghost
        pile Doc: Marshal
        """)
    assert scene.offers("Doc") == ["marshal 1", "marshal 3"]
    assert scene.refuses("Doc", "marshal 2") == "MARSHAL-1"
    assert scene.refuses("Doc", "marshal 0") == "MARSHAL-1"
    scene.play("Doc", "marshal 1")
    scene.shows("""
        roof   . | Doc     | . | .
        inside . | Marshal | . | Tuco Ghost
        """)
    assert scene.all_told() == ["Doc: Marshal.", "The Marshal goes to the Baggage car (car 1)."]


@rule("MARSHAL-1", "ACT-2")
def test_at_the_ends_of_the_train_the_marshal_goes_the_only_way() -> None:
    scene = stealing("""
        express
        roof   .       | Doc | . | Tuco
        inside Marshal | .   | . | Ghost
        pile Doc: Marshal
        """)
    scene.shows("""
        roof   . | Doc     | . | Tuco
        inside . | Marshal | . | Ghost
        """)
    assert scene.all_told() == ["Doc: Marshal.", "The Marshal goes to the Baggage car (car 1)."]

    scene = stealing("""
        express
        roof   .     | Doc | . | Tuco
        inside Ghost | .   | . | Marshal
        pile Doc: Marshal
        """)
    scene.shows("""
        roof   .     | Doc | .       | Tuco
        inside Ghost | .   | Marshal | .
        """)
    assert scene.all_told() == ["Doc: Marshal.", "The Marshal goes to Second class (car 2)."]


@rule("MARSHAL-1")
def test_the_marshal_harms_nobody_on_a_roof() -> None:
    scene = stealing("""
        express
        roof   Ghost   | Doc Tuco[J] | . | .
        inside Marshal | .           | . | .
        pile Doc: Marshal
        """)
    scene.shows("""
        roof   Ghost | Doc Tuco[J] | . | .
        inside .     | Marshal     | . | .
        """)
    assert scene.all_told() == ["Doc: Marshal.", "The Marshal goes to the Baggage car (car 1)."]
    assert scene.line("neutral") == "13"


@rule("MARSHAL-2")
def test_the_marshal_puts_everybody_inside_to_flight_with_a_bullet_each() -> None:
    scene = stealing("""
        express
        roof   .       | Belle              | .     | . | .
        inside Marshal | Doc[P250 J] Tuco J | Ghost | . | .
        pile Ghost: Marshal
        """)
    scene.shows("""
        roof   . | Belle Doc[P250 J] Tuco | .     | . | .
        inside . | Marshal J              | Ghost | . | .
        """)
    assert scene.all_told() == [
        "Ghost: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Doc is hit by a neutral Bullet.",
        "Tuco is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.line("neutral") == "11"
    assert scene.bullets("Doc") == ["neutral"]
    assert scene.bullets("Tuco") == ["neutral"]
    assert scene.bullets("Belle") == scene.bullets("Ghost") == []


@rule("MARSHAL-2")
def test_the_car_he_has_come_to_is_dangerous_and_the_one_he_has_left_is_not() -> None:
    scene = stealing("""
        express
        roof   Tuco    | . | .     | Doc
        inside Marshal | . | Ghost | .
        pile Doc: Marshal, Tuco: Floor, Ghost: Move
        """)
    scene.play("Ghost", "move 1 inside")
    scene.shows("""
        roof   .    | Ghost   | . | Doc
        inside Tuco | Marshal | . | .
        """)
    assert scene.all_told() == [
        "Doc: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Tuco: Floor Change.",
        "Tuco goes into the Locomotive.",
        "Ghost: Move.",
        "Ghost goes into the Baggage car (car 1).",
        "Ghost is hit by a neutral Bullet.",
        "Ghost flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.bullets("Ghost") == ["neutral"]
    assert scene.bullets("Tuco") == []


@rule("MARSHAL-2")
def test_a_bandit_who_moves_the_marshal_into_their_own_car_flees_too() -> None:
    scene = stealing("""
        express
        roof   .       | Tuco | .     | .
        inside Marshal | Doc  | Ghost | .
        pile Doc: Marshal
        """)
    scene.shows("""
        roof   . | Tuco Doc | .     | .
        inside . | Marshal  | Ghost | .
        """)
    assert scene.all_told() == [
        "Doc: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
    ]


@rule("MARSHAL-2", "ACT-2")
def test_a_move_into_the_marshals_car_is_obligatory_when_it_is_the_only_one() -> None:
    scene = stealing("""
        express
        roof   .   | Tuco    | .     | .
        inside Doc | Marshal | Ghost | .
        pile Doc: Move
        """)
    scene.shows("""
        roof   . | Tuco Doc | .     | .
        inside . | Marshal  | Ghost | .
        """)
    assert scene.all_told() == [
        "Doc: Move.",
        "Doc goes into the Baggage car (car 1).",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.line("neutral") == "12"


@rule("MARSHAL-3")
def test_a_bandit_who_goes_down_to_the_marshal_comes_straight_back_up_with_a_bullet() -> None:
    scene = stealing("""
        express
        roof   . | .    | Doc       | .
        inside . | Tuco | Marshal J | Ghost
        pile Doc: Floor
        """)
    scene.shows("""
        roof   . | .    | Doc       | .
        inside . | Tuco | Marshal J | Ghost
        """)
    assert scene.all_told() == [
        "Doc: Floor Change.",
        "Doc goes into Second class (car 2).",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of Second class (car 2).",
    ]
    assert scene.bullets("Doc") == ["neutral"]


@rule("BULLET-1")
def test_with_too_few_neutral_bullets_nobody_gets_one_and_the_stock_is_gone() -> None:
    scene = stealing(f"""
        express
        roof   .       | .        | .     | .
        inside Marshal | Doc Tuco | Ghost | .
        {hit("Tuco", neutral=12)}
        pile Ghost: Marshal, Doc: Floor
        """)
    scene.shows("""
        roof   . | Doc Tuco | .     | .
        inside . | Marshal  | Ghost | .
        """)
    assert scene.all_told() == [
        "Ghost: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "There are too few neutral Bullets: nobody gets one, and the rest leave the game.",
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
        "Doc: Floor Change.",
        "Doc goes into the Baggage car (car 1).",
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.line("neutral") == "0"
    assert scene.bullets("Doc") == []
    assert scene.bullets("Tuco") == ["neutral"] * 12


@rule("BULLET-1")
def test_exactly_enough_neutral_bullets_serve_everybody() -> None:
    scene = stealing(f"""
        express
        roof   .       | .        | .     | .
        inside Marshal | Doc Tuco | Ghost | .
        {hit("Tuco", neutral=11)}
        pile Ghost: Marshal
        """)
    scene.shows("""
        roof   . | Doc Tuco | .     | .
        inside . | Marshal  | Ghost | .
        """)
    assert scene.all_told() == [
        "Ghost: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Doc is hit by a neutral Bullet.",
        "Tuco is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.line("neutral") == "0"
    assert scene.bullets("Doc") == ["neutral"]
    assert scene.bullets("Tuco") == ["neutral"] * 12


@rule("BULLET-1")
def test_hits_at_different_moments_are_served_one_after_the_other() -> None:
    scene = stealing(f"""
        express
        roof   . | Doc Tuco | .     | .
        inside . | Marshal  | Ghost | .
        {hit("Ghost", neutral=12)}
        pile Doc: Floor, Tuco: Floor
        """)
    assert scene.all_told() == [
        "Doc: Floor Change.",
        "Doc goes into the Baggage car (car 1).",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
        "Tuco: Floor Change.",
        "Tuco goes into the Baggage car (car 1).",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.bullets("Doc") == ["neutral"]
    assert scene.bullets("Tuco") == []


@rule("BULLET-2")
def test_a_bandit_pushed_past_the_locomotive_stays_put() -> None:
    scene = stealing("""
        express
        roof   .   | .      | .       | Tuco
        inside Doc | Django | Marshal | .
        pile Django: Fire
        """)
    scene.shows("""
        roof   .   | .        | .       | Tuco
        inside Doc | Django/5 | Marshal | .
        """)
    assert scene.all_told() == [
        "Django: Fire.",
        "Django fires at Doc.",
        "Doc cannot leave the train and stays.",
    ]


@rule("BULLET-2")
def test_a_bandit_pushed_past_the_caboose_stays_put() -> None:
    scene = stealing("""
        express
        roof   Django | .   | .       | Tuco
        inside .      | Doc | Marshal | .
        pile Django: Fire
        """)
    scene.shows("""
        roof   Django/5 | .   | .       | Tuco
        inside .        | Doc | Marshal | .
        """)
    assert scene.all_told() == [
        "Django: Fire.",
        "Django fires at Tuco.",
        "Tuco cannot leave the train and stays.",
    ]
