"""Cheyenne: she may take a Purse that her Punch makes fall."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("CHEYENNE-1")
def test_cheyenne_may_take_the_purse_that_her_punch_makes_fall() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Doc
        inside Marshal | . | . | Cheyenne[P250] Ghost[P400]
        pile Cheyenne: Punch
        """)
    assert scene.offers("Cheyenne") == ["drop purse", "grab purse"]
    scene.play("Cheyenne", "grab purse")
    scene.shows("""
        roof   .       | . | .     | Doc
        inside Marshal | . | Ghost | Cheyenne[P250 P400]
        """)
    punch = ["Cheyenne: Punch.", "Cheyenne punches Ghost."]
    landing = "Ghost lands inside Second class (car 2)."
    assert scene.told("Cheyenne") == [*punch, "Cheyenne takes a Purse ($400) before it falls.", landing]
    assert scene.told("Ghost") == [*punch, "Cheyenne takes a Purse ($400) before it falls.", landing]
    assert scene.told("Doc") == [*punch, "Cheyenne takes a Purse, unseen before it falls.", landing]
    assert scene.told(None) == [*punch, "Cheyenne takes a Purse, unseen before it falls.", landing]
    assert scene.purses("Doc", "Cheyenne") == [None, None]
    assert scene.purses("Ghost", "Cheyenne") == [400, None]


@rule("CHEYENNE-1")
def test_cheyenne_may_leave_the_purse_on_the_floor() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Doc
        inside Marshal | . | . | Cheyenne Ghost[P400]
        pile Cheyenne: Punch
        """)
    scene.play("Cheyenne", "drop purse")
    scene.shows("""
        roof   .       | . | .     | Doc
        inside Marshal | . | Ghost | Cheyenne P400
        """)
    assert scene.told("Cheyenne")[2] == "Ghost drops a Purse, unseen."
    assert scene.told("Ghost")[2] == "Ghost drops a Purse ($400)."
    assert scene.told(None)[2] == "Ghost drops a Purse, unseen."
    assert scene.purses("Cheyenne", "3 inside") == [None]


@rule("CHEYENNE-1")
def test_cheyenne_decides_before_she_sees_the_face() -> None:
    scene = stealing(
        """
        express
        roof   .       | . | . | Doc
        inside Marshal | . | . | Cheyenne Ghost[P250 P500]
        pile Cheyenne: Punch
        """,
        [1],
    )
    assert scene.told("Cheyenne") == ["Cheyenne: Punch.", "Cheyenne punches Ghost."]
    assert not scene.used_up()
    assert scene.purses("Cheyenne", "Ghost") == [None, None]
    scene.play("Cheyenne", "grab purse")
    assert scene.used_up()
    scene.shows("""
        roof   .       | . | .           | Doc
        inside Marshal | . | Ghost[P250] | Cheyenne[P500]
        """)
    assert scene.told("Cheyenne") == [
        "Cheyenne takes a Purse ($500) before it falls.",
        "Ghost lands inside Second class (car 2).",
    ]
    assert scene.told("Doc")[2:] == [
        "Cheyenne takes a Purse, unseen before it falls.",
        "Ghost lands inside Second class (car 2).",
    ]
    assert scene.purses("Ghost", "Cheyenne") == [500]
    assert scene.purses("Cheyenne", "Ghost") == scene.purses("Doc", "Cheyenne") == [None]


@rule("CHEYENNE-1")
def test_jewels_and_strongboxes_fall_as_usual() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Doc
        inside Marshal | . | . | Cheyenne Ghost[P400 J S]
        pile Cheyenne: Punch
        """)
    assert scene.offers("Cheyenne") == ["drop purse", "drop jewel", "drop strongbox", "grab purse"]
    assert scene.refuses("Cheyenne", "grab jewel") == "CHEYENNE-1"
    assert scene.refuses("Cheyenne", "grab strongbox") == "CHEYENNE-1"
    scene.play("Cheyenne", "drop jewel")
    scene.shows("""
        roof   .       | . | .             | Doc
        inside Marshal | . | Ghost[P400 S] | Cheyenne J
        """)
    assert scene.all_told()[2] == "Ghost drops a Jewel ($500)."


@rule("CHEYENNE-1")
def test_with_only_jewels_to_fall_cheyenne_has_nothing_to_decide() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Doc
        inside Marshal | . | . | Cheyenne Ghost[J]
        pile Cheyenne: Punch
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | . | .     | Doc
        inside Marshal | . | Ghost | Cheyenne J
        """)
    assert scene.all_told()[2] == "Ghost drops a Jewel ($500)."


@rule("CHEYENNE-1")
def test_a_bandit_who_punches_cheyenne_takes_nothing_from_her() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Doc
        inside Marshal | . | . | Cheyenne[P400] Ghost
        pile Ghost: Punch
        """)
    scene.shows("""
        roof   .       | . | .        | Doc
        inside Marshal | . | Cheyenne | Ghost P400
        """)
    assert scene.told("Ghost")[2] == "Cheyenne drops a Purse, unseen."
    assert scene.told("Cheyenne")[2] == "Cheyenne drops a Purse ($400)."


@rule("CHEYENNE-1", "PUNCH-2")
def test_cheyenne_takes_or_leaves_the_purse_before_the_target_is_moved() -> None:
    scene = stealing("""
        express
        roof   . | . | Cheyenne Ghost[P400] Doc | .
        inside . | . | .                        | Marshal
        pile Cheyenne: Punch
        """)
    scene.play("Cheyenne", "punch Ghost")
    scene.play("Cheyenne", "grab purse")
    assert scene.offers("Cheyenne") == ["knock 1 roof", "knock 3 roof"]
    scene.shows("""
        roof   . | . | Cheyenne[P400] Ghost Doc | .
        inside . | . | .                        | Marshal
        """)
    scene.play("Cheyenne", "knock 1 roof")
    assert scene.told("Doc") == [
        "Cheyenne: Punch.",
        "Cheyenne punches Ghost.",
        "Cheyenne takes a Purse, unseen before it falls.",
        "Ghost lands on the roof of the Baggage car (car 1).",
    ]
