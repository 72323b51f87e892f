"""The Expert variant: Bullets in hand, and the cards kept for the next round."""

from tests.rules import rule
from tests.rules.drawn import Drawn

TRAIN = """
    express players=3 expert
    roof   . | . | . | .
    inside Marshal | Belle | Doc | Tuco
    """
KEEPING = (
    TRAIN
    + """
    round 1 Bridge
    hand Belle: Move, Move, Floor
    hand Doc: Punch, @Belle, @neutral
    hand Tuco: @Belle
    pile Tuco: Robbery
    next hold
    """
)


@rule("EXPERT-2")
def test_bullets_in_hand_are_discarded_openly_when_schemin_starts() -> None:
    game = Drawn(
        TRAIN
        + """
        hand Belle: Move, Fire
        hand Doc: Move, @Belle, @neutral, @Belle
        hand Tuco: @Belle
        next drop-bullets
        """
    )
    for name in ("Belle", "Doc", "Tuco", None):
        assert game.told(name) == [
            "Doc discards a Bullet of Belle, a Bullet of Belle and a neutral Bullet.",
            "Tuco discards a Bullet of Belle.",
            "Turn 1: standard.",
        ]
        doc = game.sees(name).seats[game.seat("Doc")]
        assert doc.discarded_bullets == ("Belle", "Belle", "neutral")
    assert game.asked() == ["Belle"]


@rule("EXPERT-2")
def test_the_hand_is_not_filled_again() -> None:
    game = Drawn(TRAIN + "hand Doc: Move, @Belle, @neutral\nhand Tuco: @Belle\nfirst Tuco\nnext drop-bullets", falls=[])
    assert game.used_up()
    assert [(game.cards(name).hand, game.cards(name).deck) for name in ("Doc", "Tuco")] == [(1, 9), (0, 10)]
    assert game.asked() == ["Tuco"]
    assert game.offers("Tuco") == ["draw"]


@rule("EXPERT-2", "EXPERT-5", "EXPERT-4")
def test_a_bullet_on_top_fills_the_hand_and_is_discarded_after_the_round_card_is_revealed() -> None:
    game = Drawn(
        TRAIN
        + """
        round 1 Bridge
        first Tuco
        hand Belle: Move, Move, Floor, Floor, Robbery, Robbery
        hand Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire
        hand Tuco: Move, Move, Floor, Floor, Robbery
        top Tuco: @Belle
        next next
        """
    )
    told = game.told("Belle")
    assert told == game.told(None)
    assert told[1:4] == ["Belle draws nothing.", "Doc draws nothing.", "Tuco draws a card."]
    assert told[4].startswith("Round 2: ")
    assert told[5:] == ["Tuco discards a Bullet of Belle.", "Turn 1: standard."]
    assert (game.cards("Tuco").hand, game.cards("Tuco").discarded_bullets) == (5, ("Belle",))


@rule("EXPERT-2", "EXPERT-3")
def test_bullets_drawn_later_stay_in_hand_until_the_end_of_schemin() -> None:
    game = Drawn(
        TRAIN
        + """
        round 1 Braking
        first Tuco
        hand Belle: Move
        hand Doc: Move
        hand Tuco: Move
        top Tuco: @Belle, @neutral
        next plan Tuco 4
        """
    )
    game.play("Tuco", "draw")
    assert sorted(game.own("Tuco").bullets) == ["Belle", "neutral"]
    assert (game.cards("Tuco").hand, game.cards("Tuco").discard) == (4, 0)
    game.play("Belle", "play Move")
    game.play("Doc", "play Move")
    assert game.asked() == ["Tuco"]
    assert sorted(game.own("Tuco").bullets) == ["Belle", "neutral"]
    assert game.refuses("Tuco", "play Move") == "EXPERT-3"
    game.play("Tuco", "keep none")
    assert "Tuco keeps 0 and discards 4." in game.told(None)
    assert game.own("Tuco").discard_bullets == ("Belle", "neutral")
    assert (game.cards("Tuco").hand, game.cards("Tuco").discard) == (0, 4)


@rule("EXPERT-2", "PLAN-2")
def test_a_bullet_drawn_later_cannot_be_played() -> None:
    game = Drawn(TRAIN + "first Doc\nhand Doc: Move, @Belle")
    assert game.offers("Doc") == ["play Move", "draw"]


@rule("EXPERT-3")
def test_everybody_chooses_cards_to_keep_at_once_and_nothing_is_shown_before_the_last_choice() -> None:
    for order in (("Belle", "Doc", "Tuco"), ("Tuco", "Doc", "Belle"), ("Doc", "Belle", "Tuco")):
        game = Drawn(KEEPING)
        answers = {"Belle": ["keep Move", "keep none"], "Doc": ["keep Punch"], "Tuco": ["keep none"]}
        for k, name in enumerate(order):
            assert game.asked() == sorted(order[k:])
            for answer in answers[name]:
                assert game.told(None) == game.told(order[-1]) == []
                game.play(name, answer)
        assert game.told(None)[:3] == [
            "Belle keeps 1 and discards 2.",
            "Doc keeps 1 and discards 2.",
            "Tuco keeps 0 and discards 1.",
        ]


@rule("EXPERT-3")
def test_an_answer_is_a_secret() -> None:
    game = Drawn(KEEPING)
    before = {name: game.sees(name) for name in ("Doc", "Tuco", None)}
    game.play("Belle", "keep Move")
    assert game.own("Belle").kept == ("Move",)
    assert game.asked() == ["Belle", "Doc", "Tuco"]  # Belle could keep more
    for name, view in before.items():
        assert game.sees(name) == view


@rule("EXPERT-3")
def test_a_player_holding_no_action_card_is_asked_anyway() -> None:
    game = Drawn(KEEPING)
    assert game.asked() == ["Belle", "Doc", "Tuco"]
    assert game.offers("Tuco") == ["keep none"]


@rule("EXPERT-3", "PLAN-9")
def test_a_player_visibly_holding_no_card_at_all_is_not_asked() -> None:
    game = Drawn(KEEPING.replace("hand Tuco: @Belle", "hand Tuco:"))
    assert game.asked() == ["Belle", "Doc"]
    game.play("Belle", "keep none")
    game.play("Doc", "keep none")
    assert "Tuco keeps 0 and discards 0." in game.told(None)
    for scene in (KEEPING, KEEPING.replace("hand Tuco: @Belle", "hand Tuco:")):
        drawn = str(Drawn(scene).game)
        assert str(Drawn(drawn).game) == drawn


@rule("EXPERT-3")
def test_any_number_of_action_cards_may_be_kept_but_no_bullet() -> None:
    game = Drawn(KEEPING)
    assert game.offers("Belle") == ["keep Move", "keep Floor", "keep none"]
    assert game.offers("Doc") == ["keep Punch", "keep none"]
    assert game.refuses("Belle", "keep Punch") == "EXPERT-3"
    game.play("Belle", "keep Move")
    game.play("Belle", "keep Move")
    assert game.offers("Belle") == ["keep Floor", "keep none"]
    game.play("Belle", "keep Floor")
    assert game.own("Belle").kept == ("Move", "Move", "Floor")
    assert game.asked() == ["Doc", "Tuco"]


@rule("EXPERT-3", "EXPERT-1")
def test_the_others_see_how_many_cards_were_kept_but_never_which() -> None:
    game = Drawn(KEEPING.replace("pile Tuco: Robbery", "pile Doc: Move"))
    game.play("Belle", "keep Move")
    game.play("Belle", "keep none")
    game.play("Tuco", "keep none")
    game.play("Doc", "keep Punch")
    assert game.told("Belle")[:3] == [
        "Belle keeps Move and discards 2.",
        "Doc keeps 1 and discards 2.",
        "Tuco keeps 0 and discards 1.",
    ]
    assert game.told("Doc")[:3] == [
        "Belle keeps 1 and discards 2.",
        "Doc keeps Punch and discards 2.",
        "Tuco keeps 0 and discards 1.",
    ]
    assert game.told(None)[:3] == [
        "Belle keeps 1 and discards 2.",
        "Doc keeps 1 and discards 2.",
        "Tuco keeps 0 and discards 1.",
    ]
    assert (game.own("Belle").hand, game.own("Belle").discard) == (("Move",), ("Move", "Floor"))
    assert (game.own("Doc").hand, game.own("Doc").discard_bullets) == (("Punch",), ("Belle", "neutral"))
    for name in ("Belle", "Doc", "Tuco", None):
        seen = game.sees(name).seats
        assert [seat.discarded for seat in seen] == [(), (), ()]  # what Doc plays now is not resolved yet
        assert [(seat.hand, seat.discard) for seat in seen] == [(1, 2), (1, 2), (0, 1)]
        assert [seat.discarded_bullets for seat in seen] == [(), (), ()]


@rule("EXPERT-3")
def test_which_cards_were_kept_makes_no_difference_to_the_others() -> None:
    scene = KEEPING.replace("Move, Move, Floor", "Move, Floor, Fire")
    move, floor = Drawn(scene), Drawn(scene)
    for game, card in ((move, "Move"), (floor, "Floor")):
        for name, answer in (("Belle", f"keep {card}"), ("Belle", "keep none"), ("Tuco", "keep none")):
            game.play(name, answer)
        assert game.asked() == ["Doc"]
    for other in ("Doc", "Tuco", None):
        assert move.sees(other) == floor.sees(other)
        assert move.told(other) == floor.told(other) == []
    move.play("Doc", "keep none")
    floor.play("Doc", "keep none")
    for other in ("Doc", "Tuco", None):
        assert move.told(other)[:3] == floor.told(other)[:3]


@rule("EXPERT-3")
def test_cards_are_kept_before_stealin() -> None:
    game = Drawn(KEEPING)
    assert [card.resolved for card in game.sees(None).pile] == [False]
    assert game.sees(None).phase == "schemin'"


@rule("EXPERT-3", "EXPERT-5")
def test_kept_cards_are_in_hand_in_the_next_round() -> None:
    game = Drawn(KEEPING)
    for name, answer in (("Belle", "keep Move"), ("Belle", "keep none"), ("Doc", "keep none"), ("Tuco", "keep none")):
        game.play(name, answer)
    assert game.told(None)[6:10] == [
        "Doc is First Player.",
        "Belle draws 5 cards.",
        "Doc draws 7 cards.",
        "Tuco draws 6 cards.",
    ]
    assert game.own("Belle").hand[0] == "Move"


@rule("EXPERT-3")
def test_in_the_fifth_round_nobody_is_asked_and_the_whole_hand_is_discarded() -> None:
    game = Drawn(KEEPING.replace("round 1 Bridge", "round 5 Marshal's Revenge"))
    assert game.game.over
    assert game.told(None)[:3] == game.told("Belle")[:3]
    assert [game.cards(name).hand for name in ("Belle", "Doc", "Tuco")] == [0, 0, 0]
    assert game.own("Belle").discard == ("Move", "Move", "Floor")
    assert (game.own("Doc").discard, game.own("Doc").discard_bullets) == (("Punch",), ("Belle", "neutral"))
    assert game.cards("Belle").discarded == ()


@rule("EXPERT-3")
def test_in_the_fourth_round_cards_are_kept() -> None:
    game = Drawn(KEEPING.replace("round 1", "round 4"))
    assert game.asked() == ["Belle", "Doc", "Tuco"]


@rule("EXPERT-3")
def test_cards_are_kept_in_any_order() -> None:
    game = Drawn(
        """
        express expert
        seats  Doc Belle Tuco
        roof   . | . | . | .
        inside Marshal | . | Belle | Doc Tuco
        hand   Doc: Move, Fire, Punch
        hand   Belle: @neutral
        hand   Tuco: @neutral
        next   hold
        """
    )
    game.play("Doc", "keep Punch")
    assert game.offers("Doc") == ["keep Move", "keep Fire", "keep none"]
    game.play("Doc", "keep Move")
    game.play("Doc", "keep none")
    assert game.asked() == ["Belle", "Tuco"]
    assert game.told("Doc") == game.told("Belle") == []
    game.play("Belle", "keep none")
    game.play("Tuco", "keep none")
    assert game.told("Doc")[0] == "Doc keeps Move and Punch and discards 1."
    assert game.told("Belle")[0] == game.told(None)[0] == "Doc keeps 2 and discards 1."


@rule("EXPERT-3", "EXPERT-4")
def test_a_bullet_drawn_from_the_top_is_known_in_hand_and_then_among_the_discarded_cards() -> None:
    game = Drawn(
        TRAIN
        + """
        round 1 Bridge
        turn 3
        first Doc
        top Doc: @Belle
        hand Belle: Move
        hand Doc: Punch
        hand Tuco: Move
        """
    )
    game.play("Doc", "draw")
    assert game.cards("Doc").sure == ("Belle",)
    game.play("Tuco", "play Move")
    game.play("Belle", "play Move")
    game.play("Doc", "keep none")
    doc = game.sees("Belle").seats[game.seat("Doc")]
    assert (doc.sure, doc.sure_tucked, doc.tucked) == ((), ("Belle",), 3)  # the three that were drawn
