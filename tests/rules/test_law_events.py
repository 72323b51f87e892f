"""The Round cards of a game with a Marshal player."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, stealing

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
def test_the_angry_marshal_need_not_fire_or_move() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        round 1 Angry Marshal
        """)
    scene.play("Marshal", "angry-fire none")
    scene.play("Marshal", "angry-move none")
    assert scene.told(None) == [
        "Angry Marshal: he may fire, and then move, without cards.",
        "Marshal holds fire.",
        "Marshal stays.",
    ]


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


@rule("MP-EVENT-REVENGE")
def test_everybody_inside_the_marshals_car_loses_a_purse_and_nobody_inside_another_car_does() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .             | Doc[P300#5]                | .    | .
        inside .   | Tuco[P250#8]  | Marshal Belle[P400#7 P300#6] | .    | .
        round 5 Marshal's Revenge
        """)
    told = scene.told(None)
    assert told[0] == "Marshal's Revenge: everybody in or on his car loses the least valuable Purse."
    assert [len(scene.sees(None).bandits[who].loot) for who in (1, 2, 3)] == [0, 1, 1]
    assert scene.purses("Belle", "Belle") == [400]


@rule("MP-EVENT-REVENGE")
def test_the_marshals_revenge_reaches_the_cell_only_from_the_prison_car() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | Doc | .    | Marshal | .
        inside .   | .   | Tuco | .       | .
        cell Belle[P400#7]
        round 5 Marshal's Revenge
        """)
    assert len(scene.sees(None).bandits[2].loot) == 1


@rule("EVENT-SAFE")
def test_safekeeping_works_from_the_roof_of_the_marshals_car_too() -> None:
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
def test_rumors_show_one_of_the_goals_the_marshal_has_drawn() -> None:
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


@rule("EVENT-RUMORS")
def test_a_goal_the_marshal_has_not_drawn_is_no_rumor() -> None:
    with pytest.raises(ValueError, match="it has to be below 2"):
        closing(
            f"""{HEAD}
            roof   .   | .       | .   | .    | .
            inside Doc | Marshal | .   | Tuco | Belle
            round 2 Rumors
            goals Doc, Safe Mail
            """,
            [2],
        )


@rule("MP-ROUND-1", "MP-PLUS-1", "MP-IDEA-3")
def test_notes_about_a_pile_are_cleared_when_the_next_round_begins() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        goals Doc
        agenda draw-goal:0:0
        pile Doc: Idea, Marshal: Move+, Marshal: Fire
        copied 1
        topped 2
        round 2
        """)
    assert (scene.line("copied"), scene.line("topped")) == ("", "")


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


@rule("MP-ROUND-1")
def test_everybody_else_sees_only_how_many_goals_he_has_drawn() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .   | .       | . | .    | .
        inside Doc | Marshal | . | Tuco | Belle
        goals Doc, Safe Mail
        round 2 Canyon
        """)
    for name in ("Doc", "Belle", "Tuco", None):
        assert scene.sees(name).boxes["marshal"].goals == (None, None)
    assert scene.sees("Marshal").boxes["marshal"].goals == ("Doc", "Safe Mail")


@rule("EVENT-REFLEX", "MP-PLUS-1")
def test_in_a_reflex_action_the_marshal_plays_one_card_even_if_it_has_a_plus() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        round 1 Reflex Action
        first Marshal
        hand Marshal: Move+, Arrest
        hand Doc: Fire
        """)
    assert scene.offers("Marshal") == ["reflex Move+", "reflex Arrest", "reflex none"]
    scene.play("Marshal", "reflex Move+")
    scene.play("Marshal", "move 0 inside")
    assert scene.asked() == ["Doc"]
    assert scene.line("hand Marshal:") == "Arrest"


@rule("EVENT-REFLEX", "MP-IDEA-3", "MP-CELL-1")
def test_a_brilliant_idea_is_resolved_at_once_like_any_other_card() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside .   | Marshal | .   | Tuco | Belle
        cell Doc
        round 1 Reflex Action
        first Doc
        hand Doc: Idea
        hand Belle: Floor
        hand Tuco: Idea
        """)
    scene.play("Doc", "reflex Idea")
    scene.play("Doc", "idea 4 roof")
    scene.play("Belle", "reflex Floor")
    scene.play("Tuco", "reflex Idea")
    scene.shows("roof . | . | . | Tuco | Doc Belle")


@rule("EVENT-FALL")
def test_the_marshal_can_be_knocked_off_the_train_and_then_can_no_longer_win() -> None:
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
    assert sum(words.startswith("The Marshal has met") for words in scene.told(None)) == 5
    assert scene.winners() == ["Doc"]  # he took a Brawler card
    assert scene.sees(None).boxes["rounds"].fallen == ("Marshal",)


@rule("EVENT-FALL", "DJANGO-1", "MP-HS-1")
def test_djangos_shot_may_knock_the_marshal_off_the_caboose_though_he_never_leaves_the_train_otherwise() -> None:
    scene = stealing("""
        express variant=marshal
        seats Marshal Django Belle Tuco
        roof   .   | .    | .     | Django | Marshal
        inside .   | Tuco | Belle | .      | .
        round 5 Deadly Fall
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["push 4 roof", "push off"]
    scene.play("Django", "push off")
    assert scene.sees(None).boxes["rounds"].fallen == ("Marshal",)
