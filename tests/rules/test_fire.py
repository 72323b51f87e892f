"""Fire."""

from tests.rules import rule
from tests.rules.drawn import hit, stealing


@rule("FIRE-1")
def test_the_target_gets_the_lowest_bullet_on_its_deck() -> None:
    scene = stealing("""
        express
        roof   .       | .   | .        | Ghost
        inside Marshal | Doc | Cheyenne | .
        pile Doc: Fire
        """)
    scene.shows("""
        roof   .       | .     | .        | Ghost
        inside Marshal | Doc/5 | Cheyenne | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Cheyenne."]
    assert scene.fired() == [1]
    assert scene.bullets("Cheyenne") == ["Doc"]
    assert scene.bullets("Ghost") == []


@rule("FIRE-1")
def test_bullets_are_fired_in_the_order_of_their_numbers() -> None:
    scene = stealing(f"""
        express
        roof   .       | .     | .        | .
        inside Marshal | Doc/4 | Cheyenne | Ghost
        {hit("Cheyenne", Doc=2)}
        pile Doc: Fire, Doc: Fire
        """)
    scene.shows("""
        roof   .       | .     | .        | .
        inside Marshal | Doc/2 | Cheyenne | Ghost
        """)
    assert scene.all_told() == [
        "Doc: Fire.",
        "Doc fires at Cheyenne.",
        "Doc: Fire.",
        "Doc fires at Cheyenne.",
    ]
    assert scene.fired() == [3, 4]
    assert scene.bullets("Cheyenne") == ["Doc"] * 4


@rule("FIRE-2")
def test_nobody_fires_at_their_own_spot() -> None:
    scene = stealing("""
        express
        roof   .       | .         | .               | . | .
        inside Marshal | Doc Ghost | Django Cheyenne | . | .
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Django", "fire Cheyenne"]
    assert scene.refuses("Doc", "fire Ghost") == "FIRE-2"
    scene.play("Doc", "fire Cheyenne")
    scene.shows("""
        roof   .       | .           | .               | . | .
        inside Marshal | Doc/5 Ghost | Django Cheyenne | . | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Cheyenne."]


@rule("FIRE-2", "FIRE-5")
def test_a_fire_with_company_only_on_the_shooters_own_spot_has_no_effect() -> None:
    scene = stealing("""
        express
        roof   .       | Cheyenne  | . | .
        inside Marshal | Doc Ghost | . | .
        pile Doc: Fire
        """)
    scene.shows("""
        roof   .       | Cheyenne  | . | .
        inside Marshal | Doc Ghost | . | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc has nobody in sight."]


@rule("FIRE-3")
def test_a_bandit_inside_fires_at_bandits_inside_the_adjacent_cars() -> None:
    scene = stealing("""
        express
        roof   .       | .        | .   | .     | .    | Django
        inside Marshal | Cheyenne | Doc | Ghost | Tuco | .
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Cheyenne", "fire Ghost"]
    assert scene.refuses("Doc", "fire Tuco") == "FIRE-3"
    assert scene.refuses("Doc", "fire Django") == "FIRE-3"
    scene.play("Doc", "fire Ghost")
    scene.shows("""
        roof   .       | .        | .     | .     | .    | Django
        inside Marshal | Cheyenne | Doc/5 | Ghost | Tuco | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("FIRE-3")
def test_nobody_inside_fires_at_a_roof() -> None:
    scene = stealing("""
        express
        roof   .       | Cheyenne | Ghost | .
        inside Marshal | .        | Doc   | .
        pile Doc: Fire
        """)
    scene.shows("""
        roof   .       | Cheyenne | Ghost | .
        inside Marshal | .        | Doc   | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc has nobody in sight."]


@rule("FIRE-4")
def test_on_the_roof_the_nearest_bandits_each_way_are_seen_at_any_distance() -> None:
    scene = stealing("""
        express
        roof   Cheyenne | .     | .       | . | Doc | .      | Tuco
        inside .        | Ghost | Marshal | . | .   | Django | Belle
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Cheyenne", "fire Tuco"]
    assert scene.refuses("Doc", "fire Django") == "FIRE-4"
    assert scene.refuses("Doc", "fire Ghost") == "FIRE-4"
    scene.play("Doc", "fire Cheyenne")
    scene.shows("""
        roof   Cheyenne | .     | .       | . | Doc/5 | .      | Tuco
        inside .        | Ghost | Marshal | . | .     | Django | Belle
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Cheyenne."]


@rule("FIRE-4")
def test_a_bandit_on_a_nearer_roof_hides_those_behind() -> None:
    scene = stealing("""
        express
        roof   Ghost | Cheyenne | . | Doc | Django | Tuco
        inside .     | .        | . | .   | .      | Marshal
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Cheyenne", "fire Django"]
    assert scene.refuses("Doc", "fire Ghost") == "FIRE-4"
    assert scene.refuses("Doc", "fire Tuco") == "FIRE-4"


@rule("FIRE-4")
def test_bandits_on_one_roof_are_side_by_side_and_any_of_them_may_be_chosen() -> None:
    scene = stealing("""
        express
        roof   .       | Ghost Cheyenne Tuco | . | Doc | .
        inside Marshal | .                   | . | .   | .
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Ghost", "fire Cheyenne", "fire Tuco"]
    scene.play("Doc", "fire Tuco")
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Tuco."]
    assert scene.bullets("Tuco") == ["Doc"]


@rule("FIRE-4", "FIRE-2")
def test_company_on_the_shooters_own_roof_blocks_nothing_and_is_no_target() -> None:
    scene = stealing("""
        express
        roof   .       | Ghost | . | Doc Tuco | .
        inside Marshal | .     | . | .        | Belle
        pile Doc: Fire
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | Ghost | . | Doc/5 Tuco | .
        inside Marshal | .     | . | .          | Belle
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("FIRE-5")
def test_without_a_target_the_bullet_is_kept() -> None:
    scene = stealing("""
        express
        roof   .       | .   | . | .
        inside Marshal | Doc | . | Ghost Cheyenne
        pile Doc: Fire
        """)
    scene.shows("""
        roof   .       | .   | . | .
        inside Marshal | Doc | . | Ghost Cheyenne
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc has nobody in sight."]


@rule("FIRE-5")
def test_the_sixth_bullet_is_the_last() -> None:
    scene = stealing(f"""
        express
        roof   .       | .     | .        | .
        inside Marshal | Doc/1 | Cheyenne | Ghost
        {hit("Ghost", Doc=5)}
        pile Doc: Fire, Doc: Fire
        """)
    scene.shows("""
        roof   .       | .     | .        | .
        inside Marshal | Doc/0 | Cheyenne | Ghost
        """)
    assert scene.all_told() == [
        "Doc: Fire.",
        "Doc fires at Cheyenne.",
        "Doc: Fire.",
        "Doc is out of Bullets.",
    ]
    assert scene.fired() == [6]
    assert scene.bullets("Cheyenne") == ["Doc"]


@rule("FIRE-1", "ACT-2")
def test_a_fire_with_one_target_has_to_hit_it() -> None:
    scene = stealing("""
        express
        roof   .       | Doc | . | Cheyenne
        inside Marshal | .   | . | Ghost
        pile Doc: Fire
        """)
    assert scene.asked() == []
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Cheyenne."]
