"""Turmoil: everybody chooses at the same time and in secret."""

from itertools import permutations

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

THREE = """
    express players=3 boxes=horses
    seats Ghost Doc Belle
    roof   . | . | . | .
    inside Marshal | . | Doc Ghost | Belle
    """
HANDS = "hand Ghost: Punch, Move\nhand Doc: Move, @Belle\nhand Belle: Fire, Floor\n"
ALL_ELEVEN = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Marshal, Ride"
LAID = ", ".join(f"Doc: {card}" for card in ALL_ELEVEN.split(", "))
TEAMS = """
    express players=4 variant=teams boxes=horses
    seats Belle Doc Tuco Ghost
    roof   . | . | . | . | .
    inside Marshal | . | . | Doc Ghost | Belle Tuco
    round 1 Stand-Off
    hand Belle: Doc Move, Belle Fire
    hand Doc: Doc Fire
    hand Tuco: Tuco Punch
    hand Ghost: Ghost Floor
    """


def turmoil(cards: str = HANDS, first: str = "Doc", turn: int = 1, card: str = "Stand-Off") -> Drawn:
    return Drawn(f"{THREE}round 1 {card}\nfirst {first}\n{cards}\nnext plan {first} {turn}")


@rule("TURMOIL-1")
def test_everybody_is_asked_at_once_to_choose_a_card_or_draw() -> None:
    game = turmoil()
    assert game.asked() == ["Ghost", "Doc", "Belle"]
    assert game.offers("Ghost") == ["play Move", "play Punch", "play Move down", "play Punch down", "draw"]
    assert game.offers("Doc") == ["play Move", "draw"]
    assert game.offers("Belle") == ["play Floor", "play Fire", "draw"]
    assert game.refuses("Doc", "play Fire") == "PLAN-1"
    assert game.refuses("Doc", "play Bullet") == "PLAN-2"
    assert game.refuses("Doc", "pass") == "PLAN-3"


@rule("TURMOIL-1", "PLAN-1")
@pytest.mark.parametrize("order", list(permutations(["Ghost", "Doc", "Belle"])))
def test_nothing_is_shown_before_the_last_choice_and_the_pile_is_in_the_usual_order(order: list[str]) -> None:
    choices = {"Ghost": "play Punch", "Doc": "play Move", "Belle": "play Fire"}
    game = turmoil()
    for k, name in enumerate(order):
        assert game.asked() == [seat for seat in ("Ghost", "Doc", "Belle") if seat not in order[:k]]
        assert game.all_told() == []
        assert game.line("pile") == ""
        game.play(name, choices[name])
        assert k == 2 or game.refuses(name, choices[name]) == "TURMOIL-1"  # only once
    assert game.all_told() == ["Doc plays Move.", "Belle plays Fire.", "Ghost plays Punch.", "Turn 2: Tunnel."]
    assert game.line("pile") == "Doc: Move, Belle: Fire, Ghost: Punch"
    assert game.asked() == ["Doc"]
    assert [game.own(name).answer for name in choices] == [0, 0, 0]  # no choice is left over


@rule("TURMOIL-1")
def test_only_the_player_who_made_a_choice_knows_it() -> None:
    games = [turmoil() for _ in range(3)]
    for game, choice in zip(games, ("play Floor", "play Fire", "draw"), strict=True):
        game.play("Belle", choice)
    for name in ("Ghost", "Doc", None):
        assert games[0].sees(name) == games[1].sees(name) == games[2].sees(name)
    assert games[0].sees("Belle") != games[1].sees("Belle")
    assert games[0].cards("Belle").hand == 2  # the card is still in hand


@rule("TURMOIL-1")
def test_the_players_who_draw_are_announced_then_cards_are_revealed_then_they_draw() -> None:
    game = turmoil(first="Belle")
    game.play("Ghost", "draw")
    game.play("Doc", "play Move")
    game.play("Belle", "draw")
    assert game.told(None) == [
        "Belle chose to draw.",
        "Ghost chose to draw.",
        "Doc plays Move.",
        "Belle draws 3 cards.",
        "Ghost draws 3 cards.",
        "Turn 2: Tunnel.",
    ]
    assert game.line("pile") == "Doc: Move"
    assert [game.cards(name).hand for name in ("Ghost", "Doc", "Belle")] == [5, 1, 5]


@rule("TURMOIL-1", "PLAN-3")
def test_a_player_who_cannot_draw_must_play_and_one_who_can_do_neither_passes() -> None:
    game = turmoil(
        f"hand Ghost: {ALL_ELEVEN}\ndeck Ghost: \nhand Doc: @Belle\ndeck Doc: \npile {LAID}\nhand Belle: Fire"
    )
    assert game.offers("Ghost") == [
        f"play {card}{down}"
        for down in ("", " down")
        for card in ("Move", "Floor", "Robbery", "Fire", "Punch", "Marshal", "Ride")
    ]
    assert game.refuses("Ghost", "draw") == "PLAN-3"
    assert game.offers("Doc") == ["pass"]
    assert game.asked() == ["Ghost", "Doc", "Belle"]  # nobody can tell who has no choice
    game.play("Ghost", "play Ride")
    game.play("Doc", "pass")
    game.play("Belle", "draw")
    assert game.told(None) == [
        "Doc has nothing to play and nothing to draw.",
        "Belle chose to draw.",
        "Ghost plays Ride.",
        "Belle draws 3 cards.",
        "Turn 2: Tunnel.",
    ]


@rule("TURMOIL-1", "PLAN-3")
def test_with_fewer_than_three_cards_in_the_deck_all_are_drawn() -> None:
    game = turmoil(
        "hand Ghost: Move\nhand Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch\nhand Belle: Fire"
    )
    for name in ("Ghost", "Doc", "Belle"):
        game.play(name, "draw")
    assert game.told(None) == [
        *(f"{name} chose to draw." for name in ("Doc", "Belle", "Ghost")),
        "Doc draws 2 cards.",
        "Belle draws 3 cards.",
        "Ghost draws 3 cards.",
        "Turn 2: Tunnel.",
    ]
    assert game.line("pile") == ""


@rule("TURMOIL-1", "EXPERT-6")
def test_in_the_expert_variant_the_discard_is_shuffled_after_the_cards_are_revealed() -> None:
    game = Drawn("""
        express players=3 expert boxes=horses
        seats Ghost Doc Belle
        roof   . | . | . | .
        inside Marshal | . | Doc Ghost | Belle
        round 1 Stand-Off
        hand Ghost: Move
        hand Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire
        deck Doc: Fire
        discard Doc: Punch, Marshal, Ride
        hand Belle: Fire
        """)
    game.play("Doc", "draw")
    game.play("Belle", "play Fire")
    game.play("Ghost", "play Move")
    assert game.told(None)[:5] == [
        "Doc chose to draw.",
        "Ghost plays Move.",
        "Belle plays Fire.",
        "Doc shuffles the discard into a new deck.",
        "Doc draws 3 cards.",
    ]


# ---- Ghost
@rule("TURMOIL-1", "GHOST-1")
def test_if_the_first_turn_is_a_turmoil_ghost_may_leave_his_card_unrevealed() -> None:
    game = turmoil(HANDS + "veil Ghost:")
    assert game.offers("Ghost") == ["play Move", "play Punch", "play Move down", "play Punch down", "draw"]
    assert game.refuses("Belle", "play Fire down") == "GHOST-1"
    game.play("Ghost", "play Punch down")
    game.play("Doc", "play Move")
    game.play("Belle", "draw")
    assert game.told("Ghost") == [
        "Belle chose to draw.",
        "Doc plays Move.",
        "Ghost plays Punch face down.",
        "Belle draws 3 cards.",
        "Turn 2: Tunnel.",
    ]
    for name in ("Doc", None):
        assert game.told(name)[2] == "Ghost plays a card face down."
        card = game.sees(name).pile[1]
        assert (card.card, card.face_down) == (None, True)
    assert game.line("pile") == "Doc: Move, Ghost: Punch down"
    assert not game.cards("Ghost").may_hide


@rule("TURMOIL-1", "ACT-1")
def test_ghosts_unrevealed_card_stays_hidden_until_it_resolves() -> None:
    game = stealing(f"{THREE}pile Doc: Move, Ghost: Floor down, Belle: Floor")
    assert game.sees("Belle").pile[1].card is None
    assert game.all_told() == ["Doc: Move."]
    game.play("Doc", "move 1 inside")
    assert game.all_told()[1:3] == ["Ghost: Floor Change.", "Ghost goes to the roof of Second class (car 2)."]


@rule("TURMOIL-1", "GHOST-1")
def test_ghost_may_reveal_his_card_like_the_others() -> None:
    game = turmoil(HANDS + "veil Ghost:")
    game.play("Ghost", "play Punch")
    game.play("Doc", "play Move")
    game.play("Belle", "play Fire")
    assert game.line("pile") == "Doc: Move, Belle: Fire, Ghost: Punch"
    assert not game.cards("Ghost").may_hide


@rule("TURMOIL-1", "GHOST-1")
def test_if_ghost_draws_in_the_turmoil_his_power_is_lost() -> None:
    game = turmoil(HANDS + "veil Ghost:")
    game.play("Ghost", "draw")
    game.play("Doc", "draw")
    game.play("Belle", "draw")
    assert not game.cards("Ghost").may_hide
    assert [text for text in game.offers("Ghost") if text.endswith("down")] == []


@rule("TURMOIL-1", "GHOST-1", "PLAN-4")
def test_in_a_later_turmoil_ghost_reveals_his_card() -> None:
    game = turmoil(card="The Shotgun's Rage", turn=3)
    assert game.asked() == ["Ghost", "Doc", "Belle"]
    assert game.offers("Ghost") == ["play Move", "play Punch", "draw"]
    assert game.refuses("Ghost", "play Move down") == "PLAN-4"


@rule("TURMOIL-1", "ROUND-3")
def test_a_later_turmoil_follows_the_turns_before_it_on_the_pile() -> None:
    game = Drawn(
        f"{THREE}round 1 The Shotgun's Rage\nfirst Doc\n{HANDS}pile Doc: Floor, Belle: Robbery\nnext plan Ghost 2"
    )
    game.play("Ghost", "play Move")
    assert game.told(None)[-1] == "Turn 3: Turmoil."
    game.play("Belle", "play Fire")
    game.play("Doc", "play Move")
    game.play("Ghost", "play Punch")
    assert game.line("pile") == "Doc: Floor, Belle: Robbery, Ghost: Move down, Doc: Move, Belle: Fire, Ghost: Punch"
    assert game.told(None)[-1] == "Turn 4: standard."


# ---- variants
@rule("TURMOIL-1", "TEAM-4")
def test_in_teams_partners_choose_in_secret_from_each_other_and_may_choose_the_others_card() -> None:
    game, other = (Drawn(f"{TEAMS}first Tuco") for _ in range(2))
    assert game.asked() == ["Belle", "Doc", "Tuco", "Ghost"]
    assert game.offers("Belle") == ["play Belle Fire", "play Doc Move", "draw"]
    game.play("Belle", "play Doc Move")
    other.play("Belle", "draw")
    assert game.sees("Doc") == other.sees("Doc")
    game.play("Ghost", "play Ghost Floor")
    game.play("Tuco", "draw")
    game.play("Doc", "play Doc Fire")
    assert game.told(None) == [
        "Tuco chose to draw.",
        "Ghost plays Floor Change of Ghost.",
        "Belle plays Move of Doc.",
        "Doc plays Fire of Doc.",
        "Tuco draws 3 cards.",
        "Turn 2: Tunnel.",
    ]


@rule("TURMOIL-1", "PAIR-4", "PAIR-6")
def test_in_pairs_each_player_chooses_one_card_and_a_fire_gives_no_cover() -> None:
    train = """
        express players=2 variant=pairs boxes=horses
        seats Ghost+Tuco Doc+Django
        roof   . | . | . | .
        inside Marshal | . | Ghost Doc | Tuco Django
        round 1 Stand-Off
        first Doc
        hand Doc: Doc Fire, Django Move
        hand Ghost: Ghost Move, Tuco Fire
        veil Ghost:
        """
    game = Drawn(train)
    assert game.offers("Ghost")[2:4] == ["play Ghost Move down", "play Tuco Fire down"]
    game.play("Ghost", "play Tuco Fire")
    game.play("Doc", "play Doc Fire")
    assert game.all_told() == ["Doc+Django plays Fire of Doc.", "Ghost+Tuco plays Fire of Tuco.", "Turn 2: Tunnel."]
    assert game.asked() == ["Doc+Django"]
    assert game.offers("Doc") == ["play Django Move", "draw"]
