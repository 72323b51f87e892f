"""The Round cards of a game with a Marshal player."""

from tests.rules import rule
from tests.rules.drawn import Drawn, closing

HEAD = "express variant=marshal\nseats Marshal Doc Belle Tuco\n"


@rule("MP-EVENT-ANGRY")
def test_the_angry_marshal_may_fire_and_then_move_without_cards() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        round 1 Angry Marshal
        """)
    assert scene.offers("Marshal") == ["angry-fire Doc", "angry-fire none"]
    scene.play("Marshal", "angry-fire Doc")
    scene.play("Marshal", "second-shot none")
    assert scene.offers("Marshal") == ["angry-move 0 inside", "angry-move 2 inside", "angry-move none"]
    scene.play("Marshal", "angry-move 0 inside")
    scene.shows("inside Doc Marshal/11 | . | . | Tuco | Belle")
    assert scene.line("neutral") == "13"


@rule("MP-EVENT-ANGRY")
def test_he_need_not() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        round 1 Angry Marshal
        """)
    scene.play("Marshal", "angry-fire none")
    scene.play("Marshal", "angry-move none")
    assert scene.told(None)[-2:] == ["Marshal holds fire.", "Marshal stays."]


@rule("MP-EVENT-REVENGE")
def test_the_marshals_revenge_strikes_inside_his_car_too_and_in_the_cell() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .   | .   | .    | Doc[P300#5 P250#6]
        inside .   | Tuco[P250#8]  | .   | .    | Marshal
        cell Belle[P400#7]
        round 5 Marshal's Revenge
        """)
    assert [token.value for token in scene.sees(None).bandits[1].loot if token.kind == "purse"] == [None]
    assert scene.sees("Belle").bandits[2].loot == ()
    assert len(scene.sees("Tuco").bandits[3].loot) == 1


@rule("EVENT-SAFE")
def test_safekeeping_works_from_the_roof_of_his_car_too() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | Marshal  | .   | .    | .
        inside Doc | P300#5 J | .   | Tuco | Belle
        round 1 Safekeeping
        """)
    scene.shows("""
        roof   .   | Marshal P300 J | .   | .    | .
        inside Doc | .              | .   | Tuco | Belle
        """)


@rule("EVENT-RUMORS")
def test_rumors_show_one_of_the_goals_that_he_has_drawn() -> None:
    scene = closing(
        f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        round 2 Rumors
        goals Doc, Safe Mail
        """,
        [1],
    )
    assert scene.all_told()[-1] == "Rumors tell of a goal of the Marshal: save a Mailbag."
    assert scene.sees("Doc").boxes["marshal"].goals == (None, "Safe Mail")
    assert scene.sees("Marshal").boxes["marshal"].goals == ("Doc", "Safe Mail")
    assert scene.line("goals") == "Doc, Safe Mail shown"


@rule("MP-ROUND-1")
def test_a_goal_is_the_marshals_secret() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        goals Doc
        round 2
        next draw-goal
        """)
    assert "The Marshal draws goal 2." in scene.told("Doc")
    assert not any(words.startswith("Goal 2: ") for words in scene.told("Belle"))
    assert any(words.startswith("Goal 2: ") for words in scene.told("Marshal"))


@rule("EVENT-FALL")
def test_the_marshal_can_be_knocked_off_the_train_and_cannot_win_any_more() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .   | Marshal Doc | .    | .    | .
        inside .   | .           | Tuco | .    | Belle
        round 5 Deadly Fall
        goals Doc, Belle, Safe Mail, Full Prison, Closed Strongboxes
        arrested Doc Belle
        pile Doc: Punch
        """)
    scene.play("Doc", "knock off")
    assert scene.game.over
    assert scene.winners() != ["Marshal"]
    assert scene.sees(None).boxes["rounds"].fallen == ("Marshal",)
