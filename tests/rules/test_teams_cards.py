"""Teams: what happens to the partner's cards."""

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

SEATS = """
    express players=4 variant=teams
    seats Belle Doc Tuco Ghost
    """
TRAIN = SEATS + "roof . | . | . | . | .\ninside Marshal | . | . | Doc Ghost | Belle Tuco\n"
TEN = "{0} Move, {0} Move, {0} Floor, {0} Floor, {0} Robbery, {0} Robbery, {0} Fire, {0} Fire, {0} Punch, {0} Marshal"


@rule("TEAM-4")
def test_a_partners_card_is_played_like_any_other() -> None:
    game = Drawn(TRAIN + "round 1 Swivel Arm\nfirst Belle\nhand Belle: Belle Move, Doc Floor\nhand Doc: Belle Fire")
    assert game.offers("Belle") == ["play Belle Move", "play Doc Floor", "draw"]
    game.play("Belle", "play Doc Floor")
    game.play("Doc", "play Belle Fire")
    assert game.all_told() == ["Belle plays Floor Change of Doc.", "Doc plays Fire of Belle."]
    for name in ("Ghost", None):
        pile = [(card.seat, card.card, card.bandit) for card in game.sees(name).pile]
        assert pile == [(0, "Floor", "Doc"), (1, "Fire", "Belle")]


@rule("TEAM-4")
def test_in_a_tunnel_the_partner_does_not_see_the_card_either() -> None:
    game = Drawn(TRAIN + "round 1 Swivel Arm\nfirst Belle\nhand Belle: Doc Floor\nnext plan Belle 2")
    game.play("Belle", "play Doc Floor")
    assert game.told("Belle") == ["Belle plays Floor Change of Doc face down."]
    assert game.told("Doc") == game.told(None) == ["Belle plays a card face down."]
    for name in ("Doc", "Tuco", None):
        assert (game.sees(name).pile[0].card, game.sees(name).pile[0].bandit) == (None, None)


@rule("TEAM-4")
def test_a_partners_card_acts_for_the_bandit_on_it_whose_player_chooses() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | Doc | . | Tuco Ghost | Belle
        pile Belle: Doc Move, Doc: Belle Fire
        """
    )
    assert game.asked() == ["Doc"]
    assert game.offers("Doc") == ["move 0 inside", "move 2 inside"]
    assert game.refuses("Belle", "move 2 inside") == "ACT-1"
    game.play("Doc", "move 2 inside")
    assert game.asked() == ["Belle"]
    assert game.offers("Belle") == ["fire Tuco", "fire Ghost"]
    game.play("Belle", "fire Ghost")
    assert game.all_told() == [
        "Doc: Move.",
        "Doc goes into Second class (car 2).",
        "Belle: Fire.",
        "Belle fires at Ghost.",
    ]
    game.shows("inside Marshal | . | Doc | Tuco Ghost | Belle/5")


@rule("TEAM-4", "TUCO-1")
def test_a_partners_card_acts_with_that_bandits_power() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | Doc | . | Belle | .
        inside Marshal | Tuco | . | Ghost | .
        pile Ghost: Tuco Fire, Tuco: Ghost Fire
        """
    )
    assert game.all_told() == [
        "Tuco: Fire.",
        "Tuco fires at Doc.",
        "Ghost: Fire.",
        "Ghost has nobody in sight.",
    ]
    game.shows("inside Marshal | Tuco/5 | . | Ghost | .")


@rule("TEAM-4", "CHEYENNE-1")
def test_the_puncher_on_the_card_chooses_what_falls() -> None:
    game = stealing("""
        express players=4 variant=teams
        seats Belle Cheyenne Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | . | . | Belle | Cheyenne[P250] Tuco[P300] Ghost
        pile Belle: Cheyenne Punch
        """)
    assert game.asked() == ["Cheyenne"]
    game.play("Cheyenne", "punch Tuco")
    assert game.offers("Cheyenne") == ["drop purse", "grab purse"]
    game.play("Cheyenne", "grab purse")
    game.shows("inside Marshal | . | . | Belle Tuco | Cheyenne[P250 P300] Ghost")
    assert game.told("Cheyenne")[2] == "Cheyenne takes a Purse ($300) before it falls."
    assert game.told("Belle")[2] == game.told(None)[2] == "Cheyenne takes a Purse, unseen before it falls."


@rule("TEAM-4", "GHOST-1")
def test_ghosts_player_may_play_either_bandits_card_face_down() -> None:
    game = Drawn(TRAIN + "first Tuco\nhand Tuco: Ghost Move\nhand Ghost: Ghost Move, Tuco Fire\nveil Ghost:")
    assert game.refuses("Tuco", "play Ghost Move down") == "GHOST-1"  # Ghost's card in the partner's hand
    game.play("Tuco", "play Ghost Move")
    assert game.offers("Ghost")[2:4] == ["play Ghost Move down", "play Tuco Fire down"]
    game.play("Ghost", "play Tuco Fire down")
    assert game.told("Ghost") == ["Tuco plays Move of Ghost.", "Ghost plays Fire of Tuco face down."]
    assert game.told("Tuco") == game.told(None) == ["Tuco plays Move of Ghost.", "Ghost plays a card face down."]


@rule("TEAM-4", "GHOST-1")
def test_ghosts_power_returns_each_round_for_his_player_alone() -> None:
    game = Drawn(TRAIN + "round 1 Bridge\nfirst Belle\nnext next")
    assert [game.cards(name).may_hide for name in ("Belle", "Doc", "Tuco", "Ghost")] == [False, False, False, True]


@rule("TEAM-4", "TEAM-3")
def test_a_bullet_drawn_from_the_partner_is_kept_in_hand_like_any_other() -> None:
    game = Drawn(
        TRAIN
        + f"""
        round 2
        first Belle
        hand Doc: {TEN.format("Doc")}
        deck Doc: @Tuco
        next lend
        """
    )
    assert game.own("Belle").bullets == ("Tuco",)
    assert game.told("Belle")[0] == "Belle draws a Bullet of Tuco from the partner's deck."
    assert game.told("Doc")[0] == game.told(None)[0] == "Belle draws a card from the partner's deck."
    assert game.cards("Belle").hand == 6
    assert len(game.own("Belle").hand) == 5
    assert all(offer.startswith(("play Belle", "draw")) for offer in game.offers("Belle"))


@rule("TEAM-4", "PLAN-9", "COMP-6")
def test_partners_know_no_more_of_each_other_than_anybody_else() -> None:
    fire, punch = (Drawn(TRAIN + f"first Belle\nhand Belle: Belle {card}, Doc Move") for card in ("Fire", "Punch"))
    for name in ("Doc", "Tuco", None):
        assert fire.sees(name) == punch.sees(name)
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle P400 Tuco
        pile Doc: Belle Robbery
        """
    )
    assert game.told("Belle")[1] == "Belle takes a Purse ($400)."
    assert game.told("Doc")[1] == game.told(None)[1] == "Belle takes a Purse, unseen."
    assert game.purses("Belle", "Belle") == [400]
    assert game.purses("Doc", "Belle") == game.purses(None, "Belle") == [None]


@rule("TEAM-5")
def test_a_played_card_goes_back_to_the_player_of_the_bandit_on_it() -> None:
    game = stealing(TRAIN + "pile Belle: Doc Floor, Doc: Belle Punch, Doc: Doc Marshal")
    assert game.line("deck Belle:") == TEN.format("Belle")
    assert game.line("deck Doc:") == TEN.format("Doc")
    assert [game.cards(name).deck for name in ("Belle", "Doc")] == [10, 10]


@rule("TEAM-5")
def test_an_unplayed_card_and_a_bullet_stay_with_the_player_who_drew_them() -> None:
    game = Drawn(
        TRAIN
        + """
        hand Belle: Belle Move, Doc Floor, @Ghost
        agenda tidy:0:0
        """
    )
    assert game.line("deck Belle:") == f"{TEN.format('Belle')}, Doc Floor, @Ghost"
    assert game.line("deck Doc:") == TEN.format("Doc").replace("Doc Floor, ", "", 1)
    assert [game.cards(name).deck for name in ("Belle", "Doc")] == [12, 9]


@rule("TEAM-5", "TEAM-3")
def test_the_partner_may_draw_an_unplayed_card_back() -> None:
    game = Drawn(
        TRAIN
        + f"""
        round 2
        hand Belle: {TEN.format("Belle")}
        deck Belle: Doc Floor
        deck Doc: {TEN.format("Doc").replace("Doc Floor, ", "", 1)}
        next lend
        """
    )
    assert game.told("Doc")[1] == "Doc draws Floor Change of Doc from the partner's deck."
    assert game.told("Belle")[1] == game.told(None)[1] == "Doc draws a card from the partner's deck."
    assert "Doc Floor" in game.own("Doc").hand
    assert game.cards("Belle").deck == 0


@rule("TEAM-5", "TEAM-3")
def test_a_bullet_may_be_drawn_back_too() -> None:
    game = Drawn(TRAIN + f"round 2\nhand Belle: {TEN.format('Belle')}\ndeck Belle: @Ghost\nnext lend")
    assert game.told("Doc")[1] == "Doc draws a Bullet of Ghost from the partner's deck."
    assert game.own("Doc").bullets == ("Ghost",)
    assert game.sees("Tuco").side_bullets[0] == ("Ghost",)
