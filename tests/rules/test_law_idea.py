"""Brilliant Idea: escaping, freeing, and copying another bandit's action; Prisoners and their powers."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

HEAD = "express variant=marshal\nseats Marshal Doc Belle Tuco\n"


@rule("MP-IDEA-1")
def test_in_the_cell_a_brilliant_idea_is_an_escape_to_the_corridor_or_the_roof() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | .   | Belle | Tuco | .
        cell Doc
        pile Doc: Idea
        """)
    assert scene.offers("Doc") == ["idea 4 inside", "idea 4 roof"]
    scene.play("Doc", "idea 4 roof")
    scene.shows("roof . | . | . | . | Doc")
    assert scene.line("arrested") == "Doc"


@rule("MP-IDEA-2", "MP-PRIS-1")
def test_on_the_prison_car_a_brilliant_idea_frees_a_prisoner_who_lends_a_power() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | .   | Belle | Tuco | Doc
        prisoners Cheyenne Mei Tuco
        pile Doc: Idea, Doc: Floor
        """)
    assert scene.offers("Doc") == ["idea prisoner Cheyenne", "idea prisoner Mei", "idea prisoner Tuco"]
    scene.play("Doc", "idea prisoner Mei")
    assert scene.told(None)[:2] == ["Doc: Brilliant Idea.", "Doc frees the Prisoner with Mei's power."]
    assert scene.line("prisoners") == "Cheyenne Tuco"
    assert scene.offers("Doc") == ["floor 3 roof", "floor 4 roof"]


@rule("MP-IDEA-2")
def test_a_brilliant_idea_may_free_a_bandit_in_the_cell_who_chooses_where_to_go_and_loses_a_token() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | Doc
        inside Marshal | .   | Belle | .    | .
        cell Tuco[J]
        prisoners Mei Ghost Belle
        pile Doc: Idea
        """)
    assert "idea Tuco" in scene.offers("Doc")
    scene.play("Doc", "idea Tuco")
    assert scene.offers("Tuco") == ["freed 4 inside", "freed 4 roof"]
    scene.play("Tuco", "freed 4 inside")
    scene.shows("""
        roof   .       | .   | .     | .    | Doc[J]
        inside Marshal | .   | Belle | .    | Tuco
        """)


@rule("MP-IDEA-2", "COMP-6")
def test_the_rescuer_takes_a_token_unseen() -> None:
    scene = stealing(
        f"""{HEAD}
        roof   .       | .   | .     | .    | Doc
        inside Marshal | .   | Belle | .    | .
        cell Tuco[P300#5 P500#6]
        prisoners Mei Ghost Belle
        pile Doc: Idea
        """,
        [1],
    )
    scene.play("Doc", "idea Tuco")
    assert scene.purses("Doc", "Doc") == [500]
    assert scene.purses("Belle", "Doc") == [None]
    assert [token.label for token in scene.sees("Belle").bandits[1].loot] == ["P5"]  # whichever it was


@rule("MP-IDEA-3")
def test_elsewhere_a_brilliant_idea_does_what_the_last_card_of_another_bandit_did() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside .       | Doc | Belle | Tuco | Marshal
        pile Tuco: Floor, Doc: Move, Marshal: Fire, Doc: Idea
        """)
    scene.play("Doc", "move 2 inside")
    assert "Doc does the same: Floor Change." in scene.told(None)
    assert scene.sees(None).places[5].bandits == ("Doc",)


@rule("MP-IDEA-3")
def test_on_the_prison_car_with_nobody_to_free_a_brilliant_idea_works_as_elsewhere() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | .   | Belle | Tuco | Doc
        prisoners
        freed Tuco: Mei Ghost Belle
        pile Belle: Floor, Doc: Idea
        """)
    scene.shows("""
        roof   .       | .   | Belle | .    | Doc
        inside Marshal | .   | .     | Tuco | .
        """)


@rule("MP-IDEA-3", "DJANGO-1")
def test_a_copied_action_uses_the_bandits_own_power_and_bullets() -> None:
    scene = stealing("""
        express variant=marshal
        seats Marshal Django Doc Tuco
        roof   Tuco | Django | Doc | . | .
        inside .    | .      | .   | . | Marshal
        pile Tuco: Fire, Django: Idea
        """)
    scene.play("Django", "fire Doc")
    assert scene.bullets("Django") == ["Tuco"]
    assert scene.bullets("Doc") == ["Django"]
    scene.shows("roof Tuco/5 | Django/5 | . | Doc | .")


@rule("MP-IDEA-3")
def test_an_idea_that_copied_counts_as_the_copied_action_and_one_that_freed_somebody_is_skipped() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | .    | Tuco
        prisoners Mei Ghost Belle
        pile Belle: Floor, Doc: Idea, Tuco: Idea, Belle: Idea
        """)
    scene.play("Tuco", "idea prisoner Ghost")
    told = scene.told(None)
    assert told.count("Doc does the same: Floor Change.") == 1
    assert told.count("Belle does the same: Floor Change.") == 1
    scene.shows("inside Marshal | . | Belle | . | Tuco")


@rule("MP-IDEA-3")
def test_an_idea_that_freed_somebody_does_not_pass_on_the_action_before_it() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | .    | Tuco
        prisoners Mei Ghost Belle
        pile Belle: Floor, Tuco: Idea, Belle: Idea
        """)
    scene.play("Tuco", "idea prisoner Ghost")
    assert scene.told(None)[-1] == "Belle has no idea."


@rule("MP-IDEA-3", "MP-IDEA-1")
def test_an_idea_used_to_escape_does_not_pass_on_the_action_before_it() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | .    | .
        cell Tuco
        pile Belle: Floor, Tuco: Idea, Belle: Idea
        """)
    scene.play("Tuco", "idea 4 roof")
    assert scene.told(None)[-1] == "Belle has no idea."


@rule("MP-IDEA-3")
def test_with_nothing_to_copy_nothing_happens() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | .    | Tuco
        pile Doc: Move, Doc: Idea
        """)
    scene.play("Doc", "move 0 inside")
    assert scene.told(None)[-1] == "Doc has no idea."


@rule("MP-IDEA-3", "JARRING-1")
def test_an_idea_may_be_played_in_a_jarring_turn() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | .    | Tuco
        round 1 Canyon
        hand Doc: Idea, Fire
        next plan Doc 2
        """)
    assert scene.offers("Doc") == ["play Idea", "draw"]


@rule("MP-PRIS-1", "DOC-1")
@pytest.mark.parametrize(
    ("freed", "who", "cards"),
    [("Doc", "Doc", 8), ("Mei", "Doc", 7), ("Tuco", "Tuco", 7), ("Doc", "Tuco", 7), ("Mei", "Tuco", 6)],
)
def test_a_bandit_who_already_has_the_prisoners_power_draws_one_more_card(freed: str, who: str, cards: int) -> None:
    others = [name for name in ("Doc", "Mei", "Ghost") if name != freed][:2]
    scene = Drawn(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | .    | Tuco
        prisoners {" ".join(others)}
        freed {who}: {freed}
        round 1
        next draw-up
        """)
    assert scene.cards(who).hand == cards


@rule("MP-PRIS-1", "TUCO-1")
def test_a_lent_power_works_like_the_bandits_own() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | Tuco  | .     | .    | .
        inside Marshal | Doc   | .     | .    | .
        cell Belle
        prisoners Doc Mei
        freed Doc: Tuco
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Marshal", "fire Tuco"]
