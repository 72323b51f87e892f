"""Schemin' for a rainy day: cards kept for the next round."""

import pytest

from tests.rules import rule
from tests.rules.drawn import STEALIN, Drawn

THREE = """
    express players=3 boxes=horses
    seats Doc Belle Tuco
    roof   . | . | . | .
    inside Marshal | . | Doc Tuco | Belle
    """
HANDS = "hand Doc: Move, Move, Fire, @Belle, @neutral\nhand Belle: Fire\nhand Tuco: Punch, Ride\n"
PAIRS = """
    express players=2 variant=pairs boxes=horses
    seats Ghost+Tuco Doc+Django
    roof   . | . | . | .
    inside Marshal | . | Ghost Doc | Tuco Django
    """
TEAMS = """
    express players=4 variant=teams boxes=horses
    seats Belle Doc Tuco Ghost
    roof   . | . | . | . | .
    inside Marshal | . | . | Doc Ghost | Belle Tuco
    """
NAMES = ("Doc", "Belle", "Tuco")


def keeping(card: str = "Stand-Off", cards: str = HANDS) -> Drawn:
    """The end of Schemin'."""
    return Drawn(f"{THREE}round 2 {card}\nfirst Doc\n{cards}\nnext keeping")


def none(game: Drawn, *names: str) -> None:
    for name in names:
        game.play(name, "save none")


def draws(game: Drawn) -> list[str]:
    return [words for words in game.told(None) if " draws " in words]


@rule("KEEP-1")
def test_after_schemin_everybody_is_asked_at_once_and_may_keep_a_card_of_any_kind() -> None:
    game = keeping("Higher Speed")
    assert game.asked() == list(NAMES)
    assert game.offers("Doc") == ["save Move", "save Fire", "save Bullet Belle", "save Bullet neutral", "save none"]
    assert game.offers("Belle") == ["save Fire", "save none"]
    assert game.offers("Tuco") == ["save Punch", "save Ride", "save none"]
    assert game.refuses("Belle", "save Move") == game.refuses("Belle", "save Bullet neutral") == "KEEP-1"


@rule("KEEP-1", "PLAN-8")
def test_cards_are_kept_between_schemin_and_stealin() -> None:
    game = Drawn(f"{THREE}round 2 Higher Speed\nfirst Doc\n{HANDS}pile Doc: Robbery, Belle: Robbery\nnext plan Tuco 3")
    game.play("Tuco", "play Punch")
    assert game.asked() == list(NAMES)
    assert game.offers("Tuco") == ["save Ride", "save none"]
    assert game.all_told() == ["Tuco plays Punch."]
    game.play("Tuco", "save Ride")
    none(game, "Doc", "Belle")
    assert game.told(None)[:5] == [
        "Doc keeps no card.",
        "Belle keeps no card.",
        "Tuco keeps a card for the next round.",
        STEALIN,
        "Doc: Robbery.",
    ]
    assert [game.cards(name).hand for name in NAMES] == [0, 0, 1]
    assert game.own("Tuco").hand == ("Ride",)


@rule("KEEP-1")
@pytest.mark.parametrize(
    ("players", "card", "keep"),
    [
        (players, card, keep)
        for players in (3, 5)
        for card, keep in (
            ("Stand-Off", 2),
            ("A Shot of Whiskey for the Marshal", 1),
            ("Panting Horses", 0),
            ("Higher Speed", 1),
            ("The Shotgun's Rage", 1),
            ("Bridge", 0),
            ("Escape", 0),
        )
    ],
)
def test_one_card_may_be_kept_for_each_icon(players: int, card: str, keep: int) -> None:
    cells = " | ".join(["."] * (players - 1))
    names = ["Doc", "Belle", "Tuco", "Ghost", "Django"][:players]
    hand = "Move, Fire, Punch"
    game = Drawn(
        f"express players={players} boxes=horses\nseats {' '.join(names)}\nroof . | . | {cells}\n"
        f"inside Marshal | {' '.join(names)} | {cells}\nround {5 if card == 'Escape' else 2} {card}\n"
        f"hand Doc: {hand}\nagenda tidy:0:0 keeping:0:0"
    )
    assert game.sees(None).round.keep == keep
    assert game.asked() == (["Doc"] if keep else [])  # the others visibly hold nothing
    for name in ("Move", "Fire", "Punch")[:keep]:
        assert f"save {name}" in game.offers("Doc")
        game.play("Doc", f"save {name}")
    assert game.asked() == []
    assert game.own("Doc").hand == tuple(hand.split(", ")[:keep])


@rule("KEEP-1")
def test_with_two_icons_a_player_may_keep_two_cards_one_or_none() -> None:
    game = keeping()
    game.play("Doc", "save Move")
    assert game.asked() == list(NAMES)
    assert game.offers("Doc") == ["save Move", "save Fire", "save Bullet Belle", "save Bullet neutral", "save none"]
    game.play("Doc", "save Move")
    assert game.asked() == ["Belle", "Tuco"]  # two are enough
    game.play("Belle", "save Fire")
    assert game.asked() == ["Tuco"]  # she has no other card
    game.play("Tuco", "save Ride")
    assert game.offers("Tuco") == ["save Punch", "save none"]
    assert game.refuses("Tuco", "save Ride") == "KEEP-1"
    game.play("Tuco", "save none")
    assert game.told(None)[:3] == [
        "Doc keeps 2 cards for the next round.",
        "Belle keeps a card for the next round.",
        "Tuco keeps a card for the next round.",
    ]


@rule("KEEP-1", "PLAN-9")
def test_which_cards_are_kept_is_secret_but_their_number_is_public_once_everybody_has_chosen() -> None:
    games = [keeping("Higher Speed") for _ in range(3)]
    for game, choice in zip(games, ("save Move", "save Bullet neutral", "save none"), strict=True):
        game.play("Doc", choice)
        assert game.all_told() == []
    for name in ("Belle", "Tuco", None):
        assert games[0].sees(name) == games[1].sees(name) == games[2].sees(name)
    assert games[0].own("Doc").kept == ("Move",)
    assert games[1].own("Doc").kept_bullets == ("neutral",)
    for game in games:
        none(game, "Belle", "Tuco")
    assert games[0].told("Doc")[0] == "Doc keeps Move for the next round."
    assert games[1].told("Doc")[0] == "Doc keeps a neutral Bullet for the next round."
    for name in ("Belle", None):
        assert games[0].told(name)[0] == games[1].told(name)[0] == "Doc keeps a card for the next round."
        assert games[2].told(name)[0] == "Doc keeps no card."


@rule("KEEP-1", "PLAN-8")
def test_cards_not_kept_go_back_to_the_deck_and_kept_cards_stay_in_hand() -> None:
    game = Drawn(f"{THREE}round 2 Stand-Off\nfirst Doc\n{HANDS}agenda tidy:0:0 keeping:0:0")
    game.play("Doc", "save Bullet Belle")
    assert game.offers("Doc") == ["save Move", "save Fire", "save Bullet neutral", "save none"]  # she fired one
    assert game.refuses("Doc", "save Bullet Belle") == "KEEP-1"
    game.play("Doc", "save Fire")
    none(game, "Belle", "Tuco")
    assert (game.own("Doc").hand, game.own("Doc").bullets) == (("Fire",), ("Belle",))
    assert [(game.cards(name).hand, game.cards(name).deck) for name in NAMES] == [(2, 11), (0, 11), (0, 11)]
    assert game.line("deck Doc:").endswith("@neutral")
    assert "@Belle" not in game.line("deck Doc:")


@rule("KEEP-1", "ROUND-2", "DOC-1")
def test_kept_cards_are_not_shuffled_and_count_toward_the_next_hand() -> None:
    game = keeping()
    game.play("Doc", "save Bullet neutral")
    game.play("Doc", "save Fire")
    game.play("Belle", "save Fire")
    none(game, "Tuco")
    assert draws(game) == ["Doc draws 5 cards.", "Belle draws 5 cards.", "Tuco draws 6 cards."]
    assert [game.cards(name).hand for name in NAMES] == [7, 6, 6]
    assert "neutral" in game.own("Doc").bullets
    assert "Fire" in game.own("Doc").hand
    assert "Fire" in game.own("Belle").hand


@rule("KEEP-1")
def test_a_hand_of_kept_cards_is_not_affected_by_bullets_received_before_the_draw() -> None:
    game = Drawn(f"{THREE}round 2 Stand-Off\nfirst Doc\nhand Belle: Fire, Floor\npile Tuco: Fire\nnext keeping")
    game.play("Belle", "save Fire")
    game.play("Belle", "save Floor")
    told = game.told(None)
    assert "Tuco fires at Belle." in told
    assert "Belle draws 4 cards." in told
    assert game.cards("Belle").hand == 6
    assert game.bullets("Belle") == ["Tuco"]


@rule("KEEP-1")
def test_players_with_empty_hands_keep_nothing() -> None:
    """Everybody sees that the hands are empty, so nobody is asked (ADR 2)."""
    game = keeping("Higher Speed", "hand Doc: Move")
    assert game.asked() == ["Doc"]
    game.play("Doc", "save none")
    assert [words for words in game.told(None) if " keeps " in words] == [
        "Doc keeps no card.",
        "Belle keeps no card.",
        "Tuco keeps no card.",
    ]
    assert STEALIN in keeping("Higher Speed", "hand Doc:").told(None)


# ---- variants
@rule("KEEP-1")
@pytest.mark.parametrize("card", ["Stand-Off", "Higher Speed"])
def test_in_the_expert_variant_the_icon_is_ignored(card: str) -> None:
    train = THREE.replace("players=3", "players=3 expert")
    game = Drawn(f"{train}round 2 {card}\nfirst Doc\nhand Doc: Move, Fire, Punch\nnext hold")
    assert game.sees(None).round.keep == 0
    assert game.asked() == ["Doc"]
    assert game.offers("Doc") == ["keep Move", "keep Fire", "keep Punch", "keep none"]  # EXPERT-3
    for text in ("keep Move", "keep Fire", "keep Punch"):
        game.play("Doc", text)
    told = game.told(None)
    assert (told[0], told[3]) == ("Doc keeps 3 and discards 0.", STEALIN)


@rule("KEEP-1", "DUEL-4")
def test_in_the_two_player_game_the_icon_is_ignored() -> None:
    game = Drawn("""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco Django | Cheyenne Doc
        round 2 Stand-Off
        hand Tuco: Tuco Move, Cheyenne Fire
        next hold
        """)
    assert game.sees(None).round.keep == 0
    assert game.offers("Tuco") == ["keep Tuco Move", "keep Cheyenne Fire", "keep none"]
    game.play("Tuco", "keep none")
    assert game.told(None)[2] == STEALIN


@rule("KEEP-1", "TEAM-9")
def test_in_expert_teams_the_icon_is_ignored() -> None:
    train = TEAMS.replace("variant=teams", "variant=teams expert")
    game = Drawn(f"{train}round 2 Stand-Off\nhand Belle: Doc Move, Belle Fire\nnext hold")
    assert game.offers("Belle") == ["keep Belle Fire", "keep Doc Move", "keep none"]
    game.play("Belle", "keep none")
    assert game.told(None)[4] == STEALIN


@rule("KEEP-1", "PAIR-3", "PAIR-7")
@pytest.mark.parametrize(
    ("ghost", "doc", "drawn", "hands"),
    [
        ("choose Tuco Move", "choose Doc Move", ["draws 5 cards", "draws 6 cards"], [7, 8]),
        ("choose none", "choose none", ["draws 5 cards", "draws 6 cards"], [6, 7]),
    ],
)
def test_in_pairs_the_chosen_card_and_the_kept_ones_count_toward_the_hand(
    ghost: str, doc: str, drawn: list[str], hands: list[int]
) -> None:
    game = Drawn(
        f"{PAIRS}round 2 Higher Speed\nhand Ghost: Ghost Fire, Tuco Fire\nhand Doc: Doc Fire, Django Fire\nnext keeping"
    )
    game.play("Ghost", "save Tuco Fire")
    assert game.asked() == ["Doc+Django"]  # one icon: one card for the player, not for each bandit
    game.play("Doc", "save Doc Fire")
    assert "choose Ghost Fire" in game.offers("Ghost")
    assert game.refuses("Ghost", "choose Tuco Fire") == "PAIR-3"  # it is in hand, not in the deck
    game.play("Ghost", ghost)
    game.play("Doc", doc)
    assert draws(game) == [f"Ghost+Tuco {drawn[0]}.", f"Doc+Django {drawn[1]}."]
    assert [game.cards(name).hand for name in ("Ghost", "Doc")] == hands
    assert "Tuco Fire" in game.own("Ghost").hand


@rule("KEEP-1", "PAIR-3")
def test_in_pairs_two_icons_leave_fewer_cards_to_draw() -> None:
    game = Drawn(f"{PAIRS}round 2 Stand-Off\nhand Ghost: Ghost Fire, Tuco Fire, @neutral\nnext keeping")
    game.play("Ghost", "save Tuco Fire")
    game.play("Ghost", "save Bullet neutral")
    game.play("Ghost", "choose Tuco Move")
    game.play("Doc", "choose Doc Move")
    assert draws(game) == ["Ghost+Tuco draws 4 cards.", "Doc+Django draws 7 cards."]
    assert [game.cards(name).hand for name in ("Ghost", "Doc")] == [7, 8]


@rule("KEEP-1", "TEAM-3", "TEAM-5")
def test_in_teams_the_partners_card_and_the_kept_ones_count_toward_the_hand() -> None:
    game = Drawn(
        f"{TEAMS}round 2 Stand-Off\nfirst Belle\nhand Belle: Doc Floor, Belle Fire\nhand Doc: Doc Fire, Doc Move\n"
        "hand Tuco: Tuco Move\nnext keeping"
    )
    assert game.offers("Belle") == ["save Belle Fire", "save Doc Floor", "save none"]
    game.play("Belle", "save Doc Floor")
    game.play("Belle", "save Belle Fire")
    game.play("Doc", "save Doc Fire")
    game.play("Doc", "save Doc Move")
    game.play("Tuco", "save Tuco Move")
    told = game.told(None)
    lent = [words for words in told if "partner's deck" in words]
    assert lent == [f"{name} draws a card from the partner's deck." for name in ("Belle", "Doc", "Tuco", "Ghost")]
    assert [words for words in told if words.endswith("cards.") and " draws " in words] == [
        "Belle draws 3 cards.",
        "Doc draws 4 cards.",
        "Tuco draws 4 cards.",
        "Ghost draws 5 cards.",
    ]
    assert [game.cards(name).hand for name in ("Belle", "Doc", "Tuco", "Ghost")] == [6, 7, 6, 6]
    assert {"Doc Floor", "Belle Fire"} <= set(game.own("Belle").hand)
