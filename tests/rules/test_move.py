"""Move and Floor Change."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("MOVE-1")
def test_inside_a_move_goes_one_car_forward_or_back() -> None:
    scene = stealing("""
        express
        roof   .       | . | .    | Belle
        inside Marshal | . | Tuco | Doc
        pile Tuco: Move
        """)
    assert scene.asked() == ["Tuco"]
    assert scene.offers("Tuco") == ["move 1 inside", "move 3 inside"]
    scene.play("Tuco", "move 3 inside")
    scene.shows("""
        roof   .       | . | . | Belle
        inside Marshal | . | . | Doc Tuco
        """)
    assert scene.all_told() == ["Tuco: Move.", "Tuco goes into First class (car 3)."]


@rule("MOVE-1")
def test_nobody_inside_moves_two_cars_or_onto_a_roof() -> None:
    scene = stealing("""
        express
        roof   .       | . | .    | Belle
        inside Marshal | . | Tuco | Doc
        pile Tuco: Move
        """)
    assert scene.refuses("Tuco", "move 0 inside") == "MOVE-1"
    assert scene.refuses("Tuco", "move 1 roof") == "MOVE-1"
    assert scene.refuses("Tuco", "move 2 roof") == "MOVE-1"


@rule("MOVE-2")
def test_on_the_roof_a_move_goes_one_two_or_three_cars_either_way() -> None:
    scene = stealing("""
        express
        roof   .       | Belle | . | . | Tuco | . | .
        inside Marshal | Doc   | . | . | .    | . | Ghost Cheyenne Django
        pile Tuco: Move
        """)
    assert scene.offers("Tuco") == ["move 1 roof", "move 2 roof", "move 3 roof", "move 5 roof", "move 6 roof"]
    assert scene.refuses("Tuco", "move 0 roof") == "MOVE-2"
    assert scene.refuses("Tuco", "move 3 inside") == "MOVE-2"
    scene.play("Tuco", "move 1 roof")
    scene.shows("""
        roof   .       | Belle Tuco | . | . | . | . | .
        inside Marshal | Doc        | . | . | . | . | Ghost Cheyenne Django
        """)
    assert scene.all_told() == ["Tuco: Move.", "Tuco goes to the roof of the Baggage car (car 1)."]


@rule("MOVE-2", "MARSHAL-1")
def test_on_the_roofs_a_bandit_runs_past_others_and_above_the_marshal_unharmed() -> None:
    scene = stealing("""
        express
        roof   . | Belle   | Doc | Tuco
        inside . | Marshal | .   | .
        pile Tuco: Move
        """)
    scene.play("Tuco", "move 0 roof")
    scene.shows("""
        roof   Tuco | Belle   | Doc | .
        inside .    | Marshal | .   | .
        """)
    assert scene.all_told() == ["Tuco: Move.", "Tuco goes to the roof of the Locomotive."]


@rule("MOVE-3")
def test_the_locomotive_is_a_car_like_the_others() -> None:
    scene = stealing("""
        express
        roof   . | .    | .     | Doc
        inside . | Tuco | Belle | Marshal
        pile Tuco: Move, Tuco: Move
        """)
    scene.play("Tuco", "move 0 inside")
    scene.shows("""
        roof   . | .    | .     | Doc
        inside . | Tuco | Belle | Marshal
        """)
    assert scene.all_told() == [
        "Tuco: Move.",
        "Tuco goes into the Locomotive.",
        "Tuco: Move.",
        "Tuco goes into the Baggage car (car 1).",
    ]


@rule("MOVE-3")
def test_nobody_stays_put_or_leaves_the_train() -> None:
    scene = stealing("""
        express
        roof   Tuco | .       | .   | .
        inside .    | Marshal | Doc | Belle
        pile Tuco: Move
        """)
    assert scene.offers("Tuco") == ["move 1 roof", "move 2 roof", "move 3 roof"]
    assert scene.refuses("Tuco", "move 0 roof") == "MOVE-3"


@rule("MOVE-3", "ACT-2")
def test_at_the_end_of_the_train_the_only_way_is_taken_without_asking() -> None:
    scene = stealing("""
        express
        roof   .       | Doc | . | Belle
        inside Marshal | .   | . | Tuco
        pile Tuco: Move
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | Doc | .    | Belle
        inside Marshal | .   | Tuco | .
        """)
    assert scene.all_told() == ["Tuco: Move.", "Tuco goes into Second class (car 2)."]


@rule("FLOOR-1")
def test_a_floor_change_leads_from_the_inside_to_the_roof_of_the_same_car() -> None:
    scene = stealing("""
        express
        roof   .       | . | Belle | .
        inside Marshal | . | Tuco  | Doc
        pile Tuco: Floor
        """)
    scene.shows("""
        roof   .       | . | Belle Tuco | .
        inside Marshal | . | .          | Doc
        """)
    assert scene.all_told() == ["Tuco: Floor Change.", "Tuco goes to the roof of Second class (car 2)."]


@rule("FLOOR-1")
def test_a_floor_change_leads_from_the_roof_to_the_inside_of_the_same_car() -> None:
    scene = stealing("""
        express
        roof   Tuco | .   | . | Belle
        inside .    | Doc | . | Marshal
        pile Tuco: Floor
        """)
    scene.shows("""
        roof   .    | .   | . | Belle
        inside Tuco | Doc | . | Marshal
        """)
    assert scene.all_told() == ["Tuco: Floor Change.", "Tuco goes into the Locomotive."]
