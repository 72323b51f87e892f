"""Doc: he draws seven cards."""

from tests.rules import rule
from tests.rules.drawn import Drawn


@rule("DOC-1", "PLAN-9")
def test_doc_draws_seven_cards_at_the_start_of_a_round() -> None:
    scene = Drawn("""
        express
        roof   .       | . | .          | .
        inside Marshal | . | Ghost Tuco | Doc
        seats Doc Ghost Tuco
        next round
        """)
    assert [scene.cards(name).hand for name in ("Doc", "Ghost", "Tuco")] == [7, 6, 6]
    assert [scene.cards(name).deck for name in ("Doc", "Ghost", "Tuco")] == [3, 4, 4]
    assert scene.told("Ghost")[0] == scene.told(None)[0] == "Doc draws 7 cards."
    assert scene.told("Doc")[1:3] == ["Ghost draws 6 cards.", "Tuco draws 6 cards."]


@rule("DOC-1", "PLAN-1")
def test_in_schemin_doc_draws_three_cards_like_everybody_else() -> None:
    scene = Drawn("""
        express
        roof   .       | . | .          | .
        inside Marshal | . | Ghost Tuco | Doc
        hand Doc: Move
        first Doc
        """)
    scene.play("Doc", "draw")
    assert scene.cards("Doc").hand == 4
    assert scene.told("Ghost") == ["Doc draws 3 cards."]
