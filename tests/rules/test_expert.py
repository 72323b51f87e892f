"""The Expert variant: the discard, Bullets on top of the deck, the draw."""

from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, closing, stealing

TRAIN = """
    express players=3 expert
    roof   . | . | . | .
    inside Marshal | Belle | Doc | Tuco
    """
ALL_CARDS = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Marshal"
NINE_CARDS = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch"


@rule("EXPERT-0", "EXPERT-5")
def test_the_game_begins_like_any_other() -> None:
    bandits = ["Belle", "Doc", "Tuco"]
    expert, plain = Begun(3, bandits=bandits, expert=True), Begun(3, bandits=bandits)
    for line in ("wagons", "round", "inside", *(f"{pile} {name}:" for pile in ("hand", "deck") for name in bandits)):
        assert expert.line(line) == plain.line(line)
    for name in (*bandits, None):
        assert expert.told(name) == plain.told(name)
    assert [(expert.cards(name).hand, expert.cards(name).deck) for name in bandits] == [(6, 4), (7, 3), (6, 4)]
    assert [expert.cards(name).discard for name in bandits] == [0, 0, 0]


@rule("EXPERT-0", "EXPERT-4")
def test_a_bullet_goes_on_top_of_the_draw_deck() -> None:
    game = stealing(TRAIN + "pile Belle: Fire")
    assert game.all_told() == ["Belle: Fire.", "Belle fires at Doc."]
    assert game.line("top Doc:") == "@Belle"
    assert game.line("deck Doc:") == ALL_CARDS
    assert (game.cards("Doc").deck, game.cards("Doc").top) == (11, ("Belle",))
    game.shows("inside Marshal | Belle/5 | Doc | Tuco")


@rule("EXPERT-0")
def test_bullets_count_wherever_they_are() -> None:
    game = Drawn(
        TRAIN
        + """
        hand Doc: Move, @Belle
        deck Doc: Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, @Tuco
        discard Doc: Marshal, @neutral
        tucked Doc: @Belle
        top Doc: @Tuco, @neutral
        """
    )
    everything = ("Belle", "Belle", "Tuco", "Tuco", "neutral", "neutral")
    for name in ("Belle", "Doc", None):
        assert game.sees(name).side_bullets[game.seat("Doc")] == everything
        assert game.sees(name).bandits[game.seat("Doc")].received == 6


@rule("EXPERT-1")
def test_only_its_owner_may_look_through_a_discard_pile() -> None:
    game = Drawn(
        TRAIN
        + """
        first Belle
        discard Doc: Move, Fire, @Belle
        tucked Doc: Punch, Marshal, @neutral
        """
    )
    assert game.asked() == ["Belle"]  # it is not Doc's turn
    assert game.own("Doc").discard == ("Move", "Fire", "Punch", "Marshal")
    assert game.own("Doc").discard_bullets == ("Belle", "neutral")
    assert game.own("Tuco").discard == game.own("Tuco").discard_bullets == ()
    for name in ("Belle", "Tuco", None):
        seen = game.sees(name).seats[game.seat("Doc")]
        assert (seen.discard, seen.discarded, seen.discarded_bullets) == (6, ("Move", "Fire"), ("Belle",))
    assert game.sees(None).own is None


@rule("EXPERT-1", "EXPERT-3")
def test_which_cards_were_discarded_unseen_makes_no_difference_to_the_others() -> None:
    fire, punch = (Drawn(TRAIN + f"first Belle\ntucked Doc: {card}, @Belle") for card in ("Fire", "Punch"))
    assert fire.own("Doc") != punch.own("Doc")
    for name in ("Belle", "Tuco", None):
        assert fire.sees(name) == punch.sees(name)


@rule("EXPERT-4", "EXPERT-1")
def test_a_resolved_card_goes_face_up_to_its_owners_discard_with_or_without_effect() -> None:
    game = stealing(TRAIN + "pile Doc: Floor, Doc: Punch down, Tuco: Robbery")
    assert game.all_told() == [
        "Doc: Floor Change.",
        "Doc goes to the roof of Second class (car 2).",
        "Doc: Punch.",
        "Doc has nobody to punch.",
        "Tuco: Robbery.",
        "Tuco finds nothing to rob.",
    ]
    for name in ("Belle", "Doc", "Tuco", None):
        assert [seat.discarded for seat in game.sees(name).seats] == [(), ("Floor", "Punch"), ("Robbery",)]
    assert game.line("deck Doc:") == "Move, Move, Floor, Robbery, Robbery, Fire, Fire, Marshal"


@rule("EXPERT-4", "EXPERT-6")
def test_a_card_on_the_pile_is_not_in_the_discard_yet() -> None:
    game = Drawn(
        TRAIN
        + f"""
        first Doc
        hand Doc: {NINE_CARDS}
        deck Doc:
        pile Doc: Marshal
        next plan Doc
        """
    )
    assert game.cards("Doc").discard == 0
    assert "draw" not in game.offers("Doc")
    assert game.refuses("Doc", "draw") == "PLAN-3"


@rule("EXPERT-4")
def test_the_latest_bullet_is_on_top_and_everybody_knows_the_order() -> None:
    game = stealing(
        """
        express players=3 expert
        roof   . | . | . | .
        inside . | Marshal Belle | Doc | Tuco
        anyway Marshal
        pile Belle: Fire, Tuco: Fire, Tuco: Marshal, Belle: Fire
        """
    )
    game.play("Tuco", "marshal 2")
    assert game.all_told() == [
        "Belle: Fire.",
        "Belle fires at Doc.",
        "Tuco: Fire.",
        "Tuco fires at Doc.",
        "Tuco: Marshal.",
        "The Marshal goes to Second class (car 2).",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of Second class (car 2).",
        "Belle: Fire.",
        "Belle has nobody in sight.",
    ]
    for name in ("Belle", "Doc", None):
        assert game.sees(name).seats[game.seat("Doc")].top == ("Belle", "Tuco", "neutral")


@rule("EXPERT-4")
def test_bullets_of_an_event_go_on_top_too() -> None:
    game = closing(TRAIN + "round 1 Passengers' Rebellion\ntop Doc: @Belle")
    assert game.all_told() == [
        "Passengers' Rebellion: everybody inside gets a neutral Bullet.",
        "Belle is hit by a neutral Bullet.",
        "Doc is hit by a neutral Bullet.",
        "Tuco is hit by a neutral Bullet.",
    ]
    assert [game.cards(name).top for name in ("Belle", "Doc", "Tuco")] == [
        ("neutral",),
        ("Belle", "neutral"),
        ("neutral",),
    ]


@rule("EXPERT-4", "EXPERT-6")
def test_bullets_are_drawn_in_order_from_the_top() -> None:
    game = Drawn(TRAIN + "first Doc\nhand Doc: Move\ntop Doc: @Belle, @neutral, @Tuco, @Tuco", falls=[])
    game.play("Doc", "draw")
    assert game.used_up()
    assert game.cards("Doc").top == ("Belle",)
    assert game.own("Doc").bullets == ("Tuco", "Tuco", "neutral")
    assert game.told("Doc") == ["Doc draws a Bullet of Tuco, a Bullet of Tuco and a neutral Bullet."]
    assert game.told("Belle") == game.told(None) == ["Doc draws 3 cards."]


@rule("EXPERT-4", "EXPERT-6")
def test_the_other_cards_are_below_the_bullets() -> None:
    game = Drawn(TRAIN + "first Doc\nhand Doc: Move\ntop Doc: @Belle", falls=[0, 7])
    game.play("Doc", "draw")
    assert game.used_up()
    assert game.told("Doc") == ["Doc draws Move, Marshal and a Bullet of Belle."]
    assert game.told(None) == ["Doc draws 3 cards."]
    assert game.cards("Doc").top == ()


@rule("EXPERT-5")
def test_hands_are_filled_before_the_round_card_is_revealed() -> None:
    game = Drawn(
        TRAIN
        + """
        round 1 Bridge
        first Belle
        hand Belle: Move, Move
        hand Doc: Move, Move, Floor, Floor, Robbery, Robbery
        hand Tuco: Move, Move, Floor, Floor, Robbery, Robbery, Fire
        next next
        """
    )
    told = game.told(None)
    assert told[:4] == ["Doc is First Player.", "Belle draws 4 cards.", "Doc draws a card.", "Tuco draws nothing."]
    assert told[4].startswith("Round 2: ")
    assert [game.cards(name).hand for name in ("Belle", "Doc", "Tuco")] == [6, 7, 7]


@rule("EXPERT-5")
def test_the_deck_is_not_shuffled_between_rounds() -> None:
    game = Drawn(
        TRAIN
        + f"""
        round 1 Bridge
        first Tuco
        hand Belle: {ALL_CARDS}
        hand Doc: {ALL_CARDS}
        hand Tuco: Move, Move, Floor, Floor
        discard Tuco: Robbery, Robbery, Fire
        deck Tuco: Fire, Punch, Marshal
        top Tuco: @Belle, @Doc
        next next
        """,
        falls=[0],
    )
    assert game.used_up()  # only the Round card was left to chance
    assert game.told("Tuco")[3] == "Tuco draws a Bullet of Belle and a Bullet of Doc."
    assert game.told("Belle")[3] == game.told(None)[3] == "Tuco draws 2 cards."
    assert game.line("deck Tuco:") == "Fire, Punch, Marshal"
    assert game.cards("Tuco").discarded == ("Robbery", "Robbery", "Fire")


@rule("EXPERT-6", "EXPERT-1")
def test_the_discard_is_shuffled_in_the_middle_of_a_draw() -> None:
    game = Drawn(
        TRAIN
        + """
        first Doc
        hand Doc: Move, Move, Floor, Floor
        deck Doc: Robbery
        discard Doc: Robbery, Fire, @Belle
        tucked Doc: Fire, Punch, Marshal
        """,
        falls=[0, 5, 0],
    )
    game.play("Doc", "draw")
    assert game.used_up()
    assert game.told("Doc") == [
        "Doc shuffles the discard into a new deck.",
        "Doc draws Robbery, Robbery and a Bullet of Belle.",
    ]
    assert game.told("Tuco") == game.told(None) == ["Doc shuffles the discard into a new deck.", "Doc draws 3 cards."]
    assert game.line("deck Doc:") == "Fire, Fire, Punch, Marshal"
    seen = game.cards("Doc")
    assert (seen.deck, seen.discard, seen.discarded, seen.discarded_bullets) == (4, 0, (), ())


@rule("EXPERT-6")
def test_an_empty_deck_is_not_shuffled_in_advance() -> None:
    game = Drawn(
        TRAIN
        + """
        first Doc
        hand Doc: Move, Move, Floor
        deck Doc: Floor, Robbery, Robbery
        discard Doc: Fire, Fire, Punch, Marshal
        """
    )
    game.play("Doc", "draw")
    assert game.told(None) == ["Doc draws 3 cards."]
    seen = game.cards("Doc")
    assert (seen.deck, seen.discard, seen.discarded) == (0, 4, ("Fire", "Fire", "Punch", "Marshal"))


@rule("EXPERT-6")
def test_a_player_with_too_few_cards_in_deck_and_discard_does_without_the_rest() -> None:
    game = Drawn(
        TRAIN
        + """
        first Doc
        hand Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire
        deck Doc: Fire
        discard Doc: Punch
        pile Doc: Marshal
        next plan Doc
        """
    )
    game.play("Doc", "draw")
    assert game.told("Doc") == ["Doc shuffles the discard into a new deck.", "Doc draws Fire and Punch."]
    assert game.told(None) == ["Doc shuffles the discard into a new deck.", "Doc draws 2 cards."]


@rule("EXPERT-6", "EXPERT-5")
def test_filling_the_hand_shuffles_the_discard_too() -> None:
    game = Drawn(
        TRAIN
        + """
        round 1 Bridge
        hand Belle: Move, Move, Floor, Floor, Robbery, Robbery
        hand Doc: Move, Move, Floor, Floor
        deck Doc:
        discard Doc: Robbery, Robbery, Fire, Fire, Punch, Marshal
        hand Tuco: Move, Move, Floor, Floor, Robbery, Robbery
        next next
        """
    )
    assert game.told(None)[1:5] == [
        "Belle draws nothing.",
        "Doc shuffles the discard into a new deck.",
        "Doc draws 3 cards.",
        "Tuco draws nothing.",
    ]
    assert (game.cards("Doc").hand, game.cards("Doc").deck, game.cards("Doc").discard) == (7, 3, 0)
