"""Refusals: where several rules forbid the same action, the most specific one is named.

A rule without which the action would be allowed comes first, the general rule of the question last.
"""

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

HORSES = "express players=3 boxes=horses\n"
LAW = "express variant=marshal boxes=horses\nseats Marshal Doc Belle Tuco\n"


@rule("HOST-POKER", "TUCO-1", "FIRE-3")
def test_a_lost_power_is_named_where_it_would_have_helped() -> None:
    scene = stealing("""
        express players=4 boxes=horses
        seats Tuco Doc Django Ghost
        roof   .       | Doc               | .            | . | .
        inside Marshal | Tuco[PokerPlayer] | Django Ghost | . | .
        pile Tuco: Fire
        """)
    assert scene.refuses("Tuco", "fire Doc") == "HOST-POKER"
    assert scene.refuses("Tuco", "fire Tuco") == "FIRE-2"


@rule("HOST-POKER", "GHOST-1")
def test_ghost_without_his_power_is_told_what_took_it() -> None:
    first = Drawn(f"""{HORSES}
        seats Ghost Doc Belle
        roof   .       | .                  | .     | .
        inside Marshal | Ghost[PokerPlayer] | Belle | Doc
        round 1 Bridge
        first Ghost
        hand Ghost: Move
        """)
    assert first.refuses("Ghost", "play Move down") == "HOST-POKER"
    assert first.refuses("Ghost", "play Fire down") == "PLAN-1"
    later = Drawn(f"""{HORSES}
        seats Ghost Doc Belle
        roof   .       | .                  | .     | .
        inside Marshal | Ghost[PokerPlayer] | Belle | Doc
        round 1 Bridge
        first Ghost
        hand Ghost: Move
        next plan Ghost 2
        """)
    assert later.refuses("Ghost", "play Move down") == "PLAN-4"


@rule("MP-HS-1", "COACH-2", "HOST-OLDLADY")
def test_the_marshal_is_kept_off_the_stagecoach_by_his_own_rule_and_not_by_a_hostage() -> None:
    scene = stealing(f"""{LAW}
        roof   .   | Marshal | .   | .    | .
        inside Doc | .       | .   | Tuco | Belle
        coach 1
        pile Marshal: Move
        """)
    assert scene.refuses("Marshal", "move coach roof") == "MP-HS-1"
    assert scene.refuses("Marshal", "move 1 inside") == "MOVE-2"


@rule("MP-HS-1", "COACH-8")
def test_a_punch_does_not_send_the_marshal_to_the_stagecoach_by_the_same_rule() -> None:
    scene = stealing(f"""{LAW}
        roof   .   | Marshal Doc | .   | .    | .
        inside .   | .           | .   | Tuco | Belle
        coach 1
        pile Doc: Punch
        """)
    assert scene.refuses("Doc", "knock coach roof") == "MP-HS-1"
    assert scene.refuses("Doc", "knock 3 roof") == "PUNCH-3"


@rule("MP-CELL-1", "FIRE-3")
def test_a_bandit_in_the_cell_is_protected_by_the_cell() -> None:
    scene = stealing("""
        express variant=marshal
        seats Marshal Doc Ghost Tuco
        roof   . | . | .     | .    | .
        inside . | . | Ghost | Tuco | Marshal
        cell Doc
        pile Tuco: Fire
        """)
    assert scene.refuses("Tuco", "fire Doc") == "MP-CELL-1"
    assert scene.refuses("Tuco", "fire Tuco") == "FIRE-2"
