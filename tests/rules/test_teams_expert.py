"""Teams with the Expert variant."""

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

TRAIN = """
    express players=4 variant=teams expert
    seats Belle Doc Tuco Ghost
    roof   . | . | . | . | .
    inside Marshal | . | . | Doc Ghost | Belle Tuco
    """
TEN = "{0} Move, {0} Move, {0} Floor, {0} Floor, {0} Robbery, {0} Robbery, {0} Fire, {0} Fire, {0} Punch, {0} Marshal"
FOES = f"hand Tuco: {TEN.format('Tuco')}\nhand Ghost: {TEN.format('Ghost')}\nround 2\nfirst Tuco\nnext lend\n"


@rule("TEAM-9")
def test_the_partners_card_is_the_top_card_of_their_deck_even_a_bullet() -> None:
    game = Drawn(
        TRAIN + FOES + f"hand Belle: {TEN.format('Belle')}\nhand Doc: {TEN.format('Doc')}\ntop Doc: @Tuco, @Ghost",
        falls=[0],
    )
    assert game.used_up()  # only the Round card was left to chance
    assert game.told("Belle")[0] == "Belle draws a Bullet of Ghost from the partner's deck."
    told = game.told("Doc")
    assert told == game.told(None)
    assert told[:4] == [
        "Belle draws a card from the partner's deck.",
        "Doc finds the partner's deck empty.",
        "Tuco finds the partner's deck empty.",
        "Ghost finds the partner's deck empty.",
    ]
    assert game.cards("Doc").top == ("Tuco",)


@rule("TEAM-9", "EXPERT-2")
def test_a_bullet_from_the_partner_goes_openly_to_its_holders_discard() -> None:
    game = Drawn(TRAIN + FOES + f"hand Belle: {TEN.format('Belle')}\ntop Doc: @Ghost")
    assert "Belle discards a Bullet of Ghost." in game.told("Tuco")
    assert game.cards("Belle").discarded_bullets == ("Ghost",)
    assert game.cards("Doc").discarded_bullets == ()


@rule("TEAM-9", "EXPERT-5")
def test_the_partners_card_is_drawn_even_with_a_full_hand_which_is_then_not_filled() -> None:
    six = "Belle Move, Belle Move, Belle Floor, Belle Floor, Belle Robbery, Belle Robbery"
    game = Drawn(TRAIN + FOES + f"hand Belle: {six}\nhand Doc: {TEN.format('Doc')[: TEN.format('Doc').rindex(',')]}")
    told = game.told("Belle")
    assert told[0] == "Belle draws Marshal of Doc from the partner's deck."
    assert told[4:6] == ["Belle draws nothing.", "Doc draws nothing."]
    assert game.own("Belle").hand == (*six.split(", "), "Doc Marshal")
    assert (game.cards("Belle").hand, game.cards("Doc").hand) == (7, 10)


@rule("TEAM-9", "EXPERT-5")
def test_a_short_hand_is_filled_to_six_or_seven_including_the_partners_card() -> None:
    game = Drawn(TRAIN + FOES + "hand Belle: Belle Move, Belle Move\nhand Doc: Doc Move")
    assert game.told(None)[4:6] == ["Belle draws 3 cards.", "Doc draws 5 cards."]
    assert (game.cards("Belle").hand, game.cards("Doc").hand) == (6, 7)


@rule("TEAM-9", "EXPERT-6")
def test_an_empty_deck_of_the_partner_is_reshuffled_first() -> None:
    game = Drawn(
        TRAIN
        + FOES
        + f"""
        hand Belle: {TEN.format("Belle")}
        deck Doc:
        hand Doc: {TEN.format("Doc").replace("Doc Punch, Doc Marshal", "Doc Punch")}
        discard Doc: Doc Marshal
        """
    )
    told = game.told("Tuco")
    assert told[:3] == [
        "Doc shuffles the discard into a new deck.",
        "Belle draws a card from the partner's deck.",
        "Doc finds the partner's deck empty.",
    ]
    assert game.told("Belle")[1] == "Belle draws Marshal of Doc from the partner's deck."
    assert (game.cards("Doc").deck, game.cards("Doc").discard, game.cards("Doc").discarded) == (0, 0, ())


@rule("TEAM-9", "EXPERT-3")
def test_a_partners_action_card_may_be_kept_or_goes_to_its_holders_discard() -> None:
    game = Drawn(
        TRAIN
        + """
        round 1 Bridge
        hand Belle: Belle Move, Doc Floor, Doc Punch, @Ghost
        pile Doc: Doc Move
        next hold
        """
    )
    assert game.offers("Belle") == ["keep Belle Move", "keep Doc Floor", "keep Doc Punch", "keep none"]
    game.play("Belle", "keep Doc Floor")
    game.play("Belle", "keep none")
    assert game.told("Belle")[0] == "Belle keeps Floor Change of Doc and discards 3."
    assert game.told("Doc")[0] == game.told(None)[0] == "Belle keeps 1 and discards 3."
    assert game.own("Belle").hand == ("Doc Floor",)
    assert (game.own("Belle").discard, game.own("Belle").discard_bullets) == (("Belle Move", "Doc Punch"), ("Ghost",))
    assert game.own("Doc").discard == ()  # Doc's Move still asks where to
    assert (game.cards("Belle").discard, game.cards("Belle").discarded) == (3, ())


@rule("TEAM-9", "EXPERT-4", "TEAM-5")
def test_once_resolved_a_partners_card_goes_to_the_discard_of_the_bandits_player() -> None:
    game = stealing(TRAIN + "pile Belle: Doc Floor, Doc: Belle Floor, Doc: Doc Marshal")
    for name in ("Tuco", None):
        seats = game.sees(name).seats
        assert (seats[0].discarded, seats[1].discarded) == (("Belle Floor",), ("Doc Floor", "Doc Marshal"))
    assert game.own("Doc").discard == ("Doc Floor", "Doc Marshal")


@rule("TEAM-9", "EXPERT-4")
def test_a_bullet_goes_on_the_deck_of_the_player_who_is_hit() -> None:
    game = stealing(TRAIN + "pile Tuco: Ghost Fire")
    assert (game.cards("Tuco").top, game.cards("Ghost").top) == (("Ghost",), ())
    assert game.all_told() == ["Ghost: Fire.", "Ghost fires at Tuco."]
