"""Django: his shot pushes its target one car away."""

from tests.rules import rule
from tests.rules.drawn import hit, stealing


@rule("DJANGO-1")
def test_djangos_shot_pushes_its_target_one_car_away_from_him() -> None:
    scene = stealing("""
        express
        roof   .       | Django | .     | .
        inside Marshal | .      | Ghost | Doc
        pile Django: Floor, Django: Fire
        """)
    scene.shows("""
        roof   .       | .        | . | .
        inside Marshal | Django/5 | . | Doc Ghost
        """)
    assert scene.all_told() == [
        "Django: Floor Change.",
        "Django goes into the Baggage car (car 1).",
        "Django: Fire.",
        "Django fires at Ghost.",
        "Ghost is pushed by the shot into First class (car 3).",
    ]
    assert scene.bullets("Ghost") == ["Django"]


@rule("DJANGO-1")
def test_a_long_shot_along_the_roofs_pushes_one_car_too() -> None:
    scene = stealing("""
        express
        roof   .       | .    | Ghost | .   | Django
        inside Marshal | Tuco | .     | Doc | .
        pile Django: Fire
        """)
    scene.shows("""
        roof   .       | Ghost | . | .   | Django/5
        inside Marshal | Tuco  | . | Doc | .
        """)
    assert scene.all_told() == [
        "Django: Fire.",
        "Django fires at Ghost.",
        "Ghost is pushed by the shot to the roof of the Baggage car (car 1).",
    ]


@rule("DJANGO-1")
def test_only_the_target_is_pushed_not_the_bandit_next_to_it() -> None:
    scene = stealing("""
        express
        roof   .       | Django | .    | Ghost[J] Doc | .
        inside Marshal | .      | Tuco | .            | .
        pile Django: Fire
        """)
    scene.play("Django", "fire Ghost")
    scene.shows("""
        roof   .       | Django/5 | .    | Doc | Ghost[J]
        inside Marshal | .        | Tuco | .   | .
        """)
    assert scene.all_told() == [
        "Django: Fire.",
        "Django fires at Ghost.",
        "Ghost is pushed by the shot to the roof of the Dining car (car 4).",
    ]


@rule("DJANGO-1", "MARSHAL-2")
def test_a_bandit_pushed_into_the_marshals_car_flees_with_a_neutral_bullet_as_well_as_djangos() -> None:
    scene = stealing("""
        express
        roof   . | .       | .     | Doc
        inside . | Marshal | Ghost | Django
        pile Django: Fire
        """)
    scene.shows("""
        roof   . | Ghost   | . | Doc
        inside . | Marshal | . | Django/5
        """)
    assert scene.all_told() == [
        "Django: Fire.",
        "Django fires at Ghost.",
        "Ghost is pushed by the shot into the Baggage car (car 1).",
        "Ghost is hit by a neutral Bullet.",
        "Ghost flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.bullets("Ghost") == ["Django", "neutral"]


@rule("DJANGO-1", "BULLET-1")
def test_a_bandit_pushed_into_the_marshals_car_flees_even_if_no_neutral_bullet_is_left() -> None:
    scene = stealing(f"""
        express
        roof   . | .       | .     | Doc
        inside . | Marshal | Ghost | Django
        {hit("Doc", neutral=13)}
        pile Django: Fire
        """)
    scene.shows("""
        roof   . | Ghost   | . | Doc
        inside . | Marshal | . | Django/5
        """)
    assert scene.all_told() == [
        "Django: Fire.",
        "Django fires at Ghost.",
        "Ghost is pushed by the shot into the Baggage car (car 1).",
        "Ghost flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.bullets("Ghost") == ["Django"]


@rule("DJANGO-1", "BULLET-2")
def test_at_the_end_of_the_train_the_target_keeps_the_bullet_and_stays() -> None:
    scene = stealing("""
        express
        roof   . | .       | .      | Doc
        inside . | Marshal | Django | Ghost
        pile Django: Fire
        """)
    scene.shows("""
        roof   . | .       | .        | Doc
        inside . | Marshal | Django/5 | Ghost
        """)
    assert scene.all_told() == [
        "Django: Fire.",
        "Django fires at Ghost.",
        "Ghost cannot leave the train and stays.",
    ]
    assert scene.bullets("Ghost") == ["Django"]


@rule("DJANGO-1")
def test_nobody_but_django_pushes_with_a_shot() -> None:
    scene = stealing("""
        express
        roof   .       | .   | .     | Django
        inside Marshal | Doc | Ghost | .
        pile Doc: Fire
        """)
    scene.shows("""
        roof   .       | .     | .     | Django
        inside Marshal | Doc/5 | Ghost | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]
