"""Whiskey in Schemin': drawing three and playing one, or playing two."""

import pytest

from folsom.express.base.box import base
from folsom.express.base.cards import StandardCards
from folsom.express.base.score import FewestLeft
from folsom.express.base.steps import PLAN
from folsom.express.codes import GO, USE
from folsom.express.horses.box import horses
from folsom.express.horses.whiskey import Whiskey
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.kernel.dice import seeded
from tests.rules import rule
from tests.rules.drawn import Drawn

THREE = """
    express players=3 boxes=horses
    seats Doc Belle Ghost
    roof   . | . | . | .
    """
ALL_ELEVEN = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Marshal, Ride"
EIGHT = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire"
LAID = ", ".join(f"Doc: {card}" for card in ALL_ELEVEN.split(", "))


def scheming(held: str, cards: str, card: str = "Bridge", turn: int = 1) -> Drawn:
    """A turn of Doc, who holds this."""
    train = f"{THREE}inside Marshal | . | Doc[{held}] | Belle Ghost"
    return Drawn(f"{train}\nround 1 {card}\nfirst Doc\n{cards}\nnext plan Doc {turn}")


@rule("WHISKEY-2", "WHISKEY-4")
def test_a_whiskey_draws_three_cards_and_plays_one_instead_of_playing_or_drawing() -> None:
    game = scheming("W", f"hand Doc: {EIGHT}")
    assert game.offers("Doc") == ["play Move", "play Floor", "play Robbery", "play Fire", "draw", "use W1"]
    game.play("Doc", "use W1")
    assert game.asked() == ["Doc"]
    assert game.offers("Doc") == [
        f"play {card}" for card in ("Move", "Floor", "Robbery", "Fire", "Punch", "Marshal", "Ride")
    ]
    for text in ("draw", "pass", "use W1"):
        assert game.refuses("Doc", text) == "WHISKEY-2"
    assert game.refuses("Doc", "play Bullet") == "PLAN-2"
    game.play("Doc", "play Ride")
    assert game.told("Doc") == [
        "Doc drinks a Whiskey; it is half-full now.",
        "Doc draws Punch, Marshal and Ride.",
        "Doc plays Ride.",
    ]
    for name in ("Belle", None):
        assert game.told(name) == [
            "Doc drinks a Whiskey; it is half-full now.",
            "Doc draws 3 cards.",
            "Doc plays Ride.",
        ]
    assert game.asked() == ["Belle"]
    assert game.line("pile") == "Doc: Ride"
    assert (game.cards("Doc").hand, game.cards("Doc").deck) == (10, 0)
    game.shows("inside Marshal | . | Doc[W/] | Belle Ghost")


@rule("WHISKEY-2")
def test_using_a_whiskey_is_optional() -> None:
    game = scheming("W", "hand Doc: Move")
    game.play("Doc", "play Move")
    assert game.asked() == ["Belle"]
    game.shows("inside Marshal | . | Doc[W] | Belle Ghost")


@rule("WHISKEY-2", "WHISKEY-3")
@pytest.mark.parametrize(
    ("card", "turn"),
    [("Tunnel", 2), ("Bridge", 2), ("Angry Marshal", 4)],
    ids=["Tunnel", "Speeding-up", "Switching"],
)
def test_a_whiskey_may_be_used_in_no_turn_but_a_standard_one(card: str, turn: int) -> None:
    for held in ("W", "O", "W/", "O/"):
        game = scheming(held, "hand Doc: Move, Fire", card, turn)
        assert game.asked() == ["Doc"]
        assert game.offers("Doc") == ["play Move", "play Fire", "draw"]
        assert game.refuses("Doc", "use W1") == "WHISKEY-2"


@rule("WHISKEY-2", "TURMOIL-1")
def test_a_whiskey_may_not_be_used_in_a_turmoil_either() -> None:
    game = scheming("W O/", "hand Doc: Move, Fire", "Stand-Off")
    assert game.asked() == ["Doc", "Belle", "Ghost"]
    assert game.offers("Doc") == ["play Move", "play Fire", "draw"]
    assert game.refuses("Doc", "use W1") == "WHISKEY-2"


@rule("WHISKEY-2")
@pytest.mark.parametrize("turn", [1, 3])
def test_a_whiskey_may_be_used_in_every_standard_turn(turn: int) -> None:
    game = scheming("W", "hand Doc: Move", "Bridge", turn)
    assert game.offers("Doc") == ["play Move", "draw", "use W1"]


@rule("WHISKEY-2")
def test_a_player_may_use_only_a_whiskey_their_own_bandit_holds() -> None:
    train = f"{THREE}inside Marshal | . | Doc W#1 | Belle[W#2] Ghost[O/#3]\nround 1 Bridge\nfirst Doc\nhand Doc: Move"
    game = Drawn(train)
    assert game.offers("Doc") == ["play Move", "draw"]
    for label in ("W1", "W2", "W3"):
        assert game.refuses("Doc", f"use {label}") == "WHISKEY-2"


@rule("WHISKEY-2", "TEAM-4")
def test_a_player_may_not_use_the_partners_whiskey() -> None:
    game = Drawn("""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc[W#1] Ghost | Belle[W#2] Tuco
        first Belle
        hand Belle: Belle Move, Doc Fire
        """)
    assert game.offers("Belle") == ["play Belle Move", "play Doc Fire", "draw", "use W2"]
    assert game.refuses("Belle", "use W1") == "WHISKEY-2"
    game.play("Belle", "use W2")
    assert "play Doc Fire" in game.offers("Belle")
    game.play("Belle", "play Doc Fire")
    assert game.asked() == ["Doc"]  # no Cover in teams
    assert game.line("pile") == "Belle: Doc Fire"


@rule("WHISKEY-2", "DUEL-1")
def test_a_player_with_two_bandits_may_use_a_whiskey_of_either_for_a_card_of_either() -> None:
    game = Drawn("""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco[W#1] Django[W#4] | Cheyenne[W#2 O#3] Doc
        first Tuco
        hand Tuco: Tuco Move, Cheyenne Fire
        """)
    assert game.offers("Tuco") == ["play Tuco Move", "play Cheyenne Fire", "draw", "use W1", "use W2", "use W3"]
    assert game.refuses("Tuco", "use W4") == "WHISKEY-2"
    game.play("Tuco", "use W2")
    assert game.told("Doc") == ["Cheyenne drinks a Whiskey; it is half-full now.", "Tuco+Cheyenne draws 3 cards."]
    game.play("Tuco", "play Tuco Move")
    assert game.asked() == ["Django+Doc"]
    assert game.line("pile") == "Tuco: Tuco Move"
    game.shows("inside Marshal | . | . | Tuco[W] Django[W] | Cheyenne[W/ O] Doc")


@rule("WHISKEY-2", "WHISKEY-1")
@pytest.mark.parametrize(
    ("held", "uses"),
    [
        ("W#1 W#2", ["use W1"]),
        ("W#1 W/#2", ["use W1", "use W2"]),
        ("W/#1 W/#2", ["use W1"]),
        ("W#1 O#2", ["use W1", "use W2"]),
        ("O#1 W#2 W/#3", ["use W2", "use W3", "use W1"]),
    ],
)
def test_only_one_of_several_identical_whiskeys_is_offered(held: str, uses: list[str]) -> None:
    game = scheming(held, "hand Doc: Move, Fire")
    assert game.offers("Doc") == ["play Move", "play Fire", "draw", *uses]


@rule("WHISKEY-4")
def test_a_whiskey_leaves_the_game_after_its_second_use() -> None:
    game = scheming("W/ J", "hand Doc: Move")
    game.play("Doc", "use W1")
    game.play("Doc", "play Move")
    told = game.told(None)
    assert told == ["Doc empties a Whiskey; it leaves the game.", "Doc draws 3 cards.", "Doc plays Move."]
    game.shows("inside Marshal | . | Doc[J] | Belle Ghost")
    assert game.line("emptied") == "W#1, W#2, W#3"


@rule("WHISKEY-3", "WHISKEY-4")
def test_the_old_whiskey_plays_two_cards_in_a_row_and_draws_none() -> None:
    for held, words, left in (
        ("O", "Doc drinks the Old Whiskey; it is half-full now.", "[O/]"),
        ("O/", "Doc empties the Old Whiskey; it leaves the game.", ""),
    ):
        game = scheming(held, "hand Doc: Move, Fire, Punch, @Belle")
        assert game.offers("Doc") == ["play Move", "play Fire", "play Punch", "draw", "use W1"]
        game.play("Doc", "use W1")
        assert game.offers("Doc") == ["play Move", "play Fire", "play Punch"]
        game.play("Doc", "play Fire")
        assert game.asked() == ["Doc"]
        assert game.offers("Doc") == ["play Move", "play Punch"]
        for text in ("draw", "pass"):
            assert game.refuses("Doc", text) == "WHISKEY-2"
        game.play("Doc", "play Move")
        assert game.asked() == ["Belle"]
        assert game.all_told() == [words, "Doc plays Fire.", "Doc plays Move."]
        assert game.line("pile") == "Doc: Fire, Doc: Move"
        game.shows(f"inside Marshal | . | Doc{left} | Belle/5 Ghost")


@rule("WHISKEY-3")
@pytest.mark.parametrize("hand", ["", "Move", "Move, @Belle, @neutral", "@Belle, @Belle"])
@pytest.mark.parametrize("held", ["O", "O/"])
def test_the_old_whiskey_needs_two_action_cards_in_hand(hand: str, held: str) -> None:
    game = scheming(held, f"hand Doc: {hand}")
    assert game.offers("Doc") == (["play Move", "draw"] if "Move" in hand else ["draw"])
    assert game.refuses("Doc", "use W1") == "WHISKEY-3"


@rule("WHISKEY-2", "WHISKEY-3")
def test_somebody_elses_old_whiskey_is_refused_because_of_its_holder() -> None:
    train = f"{THREE}inside Marshal | . | Doc | Belle[O/#1] Ghost\nround 1 Bridge\nfirst Doc\nhand Doc: Move"
    assert Drawn(train).refuses("Doc", "use W1") == "WHISKEY-2"


@rule("WHISKEY-4", "WHISKEY-1", "COMP-6")
@pytest.mark.parametrize(
    ("label", "words", "after"),
    [
        ("W2", "Doc drinks a Whiskey; it is half-full now.", ["whiskey/", "?"]),
        ("W1", "Doc drinks the Old Whiskey; it is half-full now.", ["old-whiskey/", "?"]),
    ],
)
def test_the_kind_of_a_used_whiskey_is_public_and_the_other_full_ones_stay_unseen(
    label: str, words: str, after: list[str]
) -> None:
    game = scheming("O#1 W#2", "hand Doc: Move, Fire")
    game.play("Doc", f"use {label}")
    for name in ("Belle", None):
        assert game.told(name)[0] == words
        loot = game.sees(name).bandits[0].loot
        assert [("?" if token.value is None else token.kind) + "/" * token.half for token in loot] == after
    mine = {token.label: (token.kind, token.half) for token in game.sees("Doc").bandits[0].loot}
    full = "old-whiskey" if label == "W2" else "whiskey"
    assert mine["W2"] == (full, False)


@rule("WHISKEY-4", "COMP-6")
def test_a_player_who_knew_a_full_whiskey_no_longer_does_when_one_of_several_is_used() -> None:
    game = scheming("W#1(all) W#2(Belle)", "hand Doc: Move")
    game.play("Doc", "use W1")
    for name in ("Belle", "Ghost", None):
        assert [token.value for token in game.sees(name).bandits[0].loot] == [0, None]


@rule("WHISKEY-4")
@pytest.mark.parametrize(("held", "left"), [("W/#1 O#2", "W/ O/"), ("O/#1 W#2", "O/ W/")])
def test_a_full_whiskey_may_be_used_even_if_a_half_full_one_is_there(held: str, left: str) -> None:
    game = scheming(held, "hand Doc: Move, Fire")
    game.play("Doc", "use W2")
    game.shows(f"inside Marshal | . | Doc[{left}] | Belle Ghost")
    for name in ("Belle", None):
        assert [token.value for token in game.sees(name).bandits[0].loot] == [0, 0]  # everybody knows both kinds


# ---- with any hand
@rule("WHISKEY-5", "PLAN-2")
def test_nothing_is_played_without_an_action_card_after_drawing() -> None:
    game = scheming("W", f"hand Doc: @Belle\ndeck Doc: @Belle, @neutral, @neutral\nhand Belle: Move\npile {LAID}")
    assert game.offers("Doc") == ["draw", "use W1"]
    game.play("Doc", "use W1")
    assert game.asked() == ["Doc"]
    assert game.offers("Doc") == ["pass"]
    game.play("Doc", "pass")
    assert game.told(None) == [
        "Doc drinks a Whiskey; it is half-full now.",
        "Doc draws 3 cards.",
        "Doc has no card to play.",
    ]
    assert game.asked() == ["Belle"]


@rule("WHISKEY-5", "PLAN-3")
def test_a_player_with_nothing_but_a_whiskey_may_use_it_or_pass() -> None:
    train = f"deck Doc: \npile {LAID}"
    game = scheming("W", train)
    assert game.offers("Doc") == ["pass", "use W1"]
    game.play("Doc", "use W1")  # nobody is then asked for a card, as the hand is visibly empty
    assert game.all_told() == [
        "Doc drinks a Whiskey; it is half-full now.",
        "Doc draws nothing.",
        "Doc has no card to play.",
    ]
    game = scheming("O", train)
    assert game.offers("Doc") == ["pass"]
    game = scheming("W/", train)
    game.play("Doc", "pass")
    assert game.all_told() == ["Doc has nothing to play and nothing to draw."]


@rule("WHISKEY-5", "PLAN-3")
def test_with_an_empty_deck_a_card_from_the_hand_is_played() -> None:
    game = scheming("W", f"hand Doc: {ALL_ELEVEN}\ndeck Doc: ")
    kinds = ("Move", "Floor", "Robbery", "Fire", "Punch", "Marshal", "Ride")
    assert game.offers("Doc") == [*(f"play {card}" for card in kinds), "use W1"]
    assert game.refuses("Doc", "draw") == game.refuses("Doc", "pass") == "PLAN-3"
    game.play("Doc", "use W1")
    game.play("Doc", "play Ride")
    assert game.all_told()[1:] == ["Doc draws nothing.", "Doc plays Ride."]


@rule("WHISKEY-5", "WHISKEY-2")
def test_with_an_empty_hand_one_of_the_drawn_cards_is_played() -> None:
    game = scheming("W", "")
    game.play("Doc", "use W1")
    assert game.cards("Doc").hand == 3
    game.play("Doc", game.offers("Doc")[0])
    assert (game.cards("Doc").hand, game.asked()) == (2, ["Belle"])


@rule("WHISKEY-2", "EXPERT-6")
def test_in_the_expert_variant_the_discard_is_shuffled_to_draw_three() -> None:
    game = Drawn(f"""
        express players=3 expert boxes=horses
        seats Doc Belle Ghost
        roof   . | . | . | .
        inside Marshal | . | Doc[W] | Belle Ghost
        hand Doc: {EIGHT}
        deck Doc: Punch
        discard Doc: Marshal, Ride
        first Doc
        """)
    game.play("Doc", "use W1")
    assert game.told(None) == [
        "Doc drinks a Whiskey; it is half-full now.",
        "Doc shuffles the discard into a new deck.",
        "Doc draws 3 cards.",
    ]
    assert game.offers("Doc")[-3:] == ["play Punch", "play Marshal", "play Ride"]


@rule("WHISKEY-2", "TCAR-8")
def test_a_time_traveller_may_use_a_whiskey() -> None:
    game = Drawn("""
        express players=3 boxes=horses,timecar
        seats Doc Belle Ghost
        roof   . | . | . | .
        inside Marshal | . | . | Belle Ghost
        off Doc[W]
        away Doc: 1 inside
        round 2 Bridge
        hand Doc: Move
        first Doc
        """)
    assert game.offers("Doc") == ["play Move", "draw", "use W1"]


def test_a_refusal_names_the_rule_the_action_belongs_to() -> None:
    """Not just the first rule that adds actions to a turn."""
    rules = Rules(3, StandardCards(), FewestLeft(True))
    base(rules, 3, False)
    rules.rule(Whiskey("OTHER-1", 1 << 40))
    horses(rules)
    rules.close()
    flasks = [rule.flasks for rule in rules.all if isinstance(rule, Whiskey)][1]
    flask = max(token for token in range(40) if flasks >> token & 1)
    s = State(rules, seeded(1))
    s.card = rules.round_cards[0]
    assert rules.ops[PLAN].why(s, 0, 0, USE + 40) == "OTHER-1"
    assert rules.ops[PLAN].why(s, 0, 0, USE + flask) == "WHISKEY-2"
    assert rules.ops[PLAN].why(s, 0, 0, GO) == "PLAN-1"
