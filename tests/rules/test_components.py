"""What is in the box, and who knows the faces of the Purses."""

import re

import pytest

import folsom
from folsom import rulebook
from folsom.express.interface.setup import bandits_of
from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, stealing

BANDITS = rulebook.rule("COMP-1").text.partition(": ")[2].partition(".")[0].split(", ")
WAGONS = {
    "Baggage car": "P",
    "Second class": "P J",
    "First class": "J J J",
    "Dining car": "P P P",
    "Private saloon": "P P P J",
    "Mail car": "P P P P J",
}
FEW = {
    "Angry Marshal": "standard, standard, tunnel, switching",
    "Swivel Arm": "standard, tunnel, standard, standard",
    "Braking": "standard, standard, standard, standard",
    "Take It All!": "standard, tunnel, speeding-up, standard",
    "Passengers' Rebellion": "standard, standard, tunnel, standard, standard",
    "Bridge": "standard, speeding-up, standard",
    "Tunnel": "standard, tunnel, standard, tunnel, standard",
}
MANY = {
    "Angry Marshal": "standard, standard, switching",
    "Swivel Arm": "standard, tunnel, standard",
    "Braking": "standard, tunnel, standard, standard",
    "Take It All!": "standard, speeding-up, switching",
    "Passengers' Rebellion": "standard, tunnel, standard, switching",
    "Bridge": "standard, speeding-up",
    "Tunnel": "standard, tunnel, standard, tunnel",
}
STATION = "standard, standard, tunnel, standard"
STATIONS = {"Pickpocketing": STATION, "Marshal's Revenge": STATION, "Hostage-Taking of the Conductor": STATION}


@rule("COMP-1")
def test_there_are_exactly_the_bandits_that_the_rule_names() -> None:
    assert sorted(bandits_of(())) == sorted(BANDITS)
    assert "Ghost" in BANDITS
    for name in BANDITS:
        others = [other for other in BANDITS if other != name][:2]
        assert [bandit.name for bandit in Begun(3, bandits=[name, *others]).sees(None).bandits] == [name, *others]
    with pytest.raises(folsom.SetupError):
        Begun(3, bandits=["Mei", "Doc", "Ghost"])


@rule("COMP-2")
def test_each_bandit_has_ten_action_cards_and_six_bullets() -> None:
    game = Begun(6)
    for bandit in game.sees(None).bandits:
        name = bandit.name
        cards = f"{game.line(f'hand {name}:')}, {game.line(f'deck {name}:')}"
        assert sorted(cards.split(", ")) == sorted(
            ["Move"] * 2 + ["Floor"] * 2 + ["Fire"] * 2 + ["Robbery"] * 2 + ["Punch", "Marshal"]
        )
        assert bandit.bullets == 6


@rule("COMP-3")
def test_there_are_thirteen_neutral_bullets() -> None:
    assert [Begun(players).sees(None).neutral for players in (3, 4, 5, 6)] == [13] * 4


@rule("COMP-4")
def test_six_players_use_all_the_loot_in_the_box() -> None:
    drawing = str(Begun(6).game)
    purses = sorted(int(value) for value in re.findall(r"P(\d+)", drawing))
    assert purses == [250] * 8 + [300] * 2 + [350] * 2 + [400] * 2 + [450] * 2 + [500] * 2
    assert len(re.findall(r"J#", drawing)) == 6
    assert len(re.findall(r"S#", drawing)) == 2
    view = Begun(6).sees(None)
    public = {token.kind: token.value for place in view.places for token in place.loot}
    assert public == {"purse": None, "jewel": 500, "strongbox": 1000}


@rule("COMP-5")
def test_each_wagon_has_its_own_printed_loot() -> None:
    game = Begun(6, wagons=list(WAGONS))
    places = game.sees(None).places[2::2]
    letters = {"purse": "P", "jewel": "J"}
    assert [" ".join(letters[token.kind] for token in place.loot) for place in places] == list(WAGONS.values())


@rule("COMP-5", "ROUND-3")
@pytest.mark.parametrize(("players", "cards"), [(3, FEW), (4, FEW), (5, MANY), (6, MANY)])
def test_each_number_of_players_has_exactly_these_round_cards_and_stations(players: int, cards: dict[str, str]) -> None:
    for number, expected in ((1, cards), (5, STATIONS)):
        assert dict(revealed(players, number, fall) for fall in range(len(expected))) == expected
        with pytest.raises(ValueError, match=f"below {len(expected)}"):
            revealed(players, number, len(expected))


def revealed(players: int, number: int, fall: int) -> tuple[str, str]:
    """The Round card that this fall of the dice reveals in a round, and its turns."""
    scene = Drawn(
        f"""
        express
        roof   {" ".join(BANDITS[:players])} {" | . " * players}
        inside Marshal {"                       | . " * players}
        round {number}
        next reveal
        """,
        [fall],
    )
    card = scene.sees(None).round
    return card.card, ", ".join(card.turns)


@rule("COMP-6")
def test_two_face_down_purses_on_a_spot_are_two_choices_and_jewels_are_one() -> None:
    scene = stealing("""
        express
        roof   .       | .                 | . | Ghost
        inside Marshal | Doc P250 P250 J J | . | Tuco
        pile Doc: Robbery
        """)
    assert scene.offers("Doc") == ["rob P1", "rob P2", "rob J1"]
    scene.play("Doc", "rob P2")
    scene.shows("""
        roof   .       | .                  | . | Ghost
        inside Marshal | Doc[P250] P250 J J | . | Tuco
        """)
    assert scene.told("Ghost")[1] == "Doc takes a Purse, unseen."
    assert scene.told("Doc")[1] == "Doc takes a Purse ($250)."


@rule("COMP-6")
def test_a_player_who_dropped_a_purse_still_knows_what_is_in_it() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Tuco
        inside Marshal | . | . | Doc Ghost[P350] P500
        pile Doc: Punch
        """)
    scene.shows("""
        roof   .       | . | .     | Tuco
        inside Marshal | . | Ghost | Doc P350 P500
        """)
    assert scene.purses("Ghost", "3 inside") == [None, 350]
    assert scene.purses("Doc", "3 inside") == scene.purses(None, "3 inside") == [None, None]
    assert scene.told("Ghost")[2] == "Ghost drops a Purse ($350)."
    assert scene.told("Tuco")[2] == "Ghost drops a Purse, unseen."


@rule("COMP-6", "ROB-1")
def test_a_player_who_once_held_a_purse_knows_its_face_on_the_next_owners_card() -> None:
    scene = stealing("""
        express
        roof   .       | . | .     | Tuco
        inside Marshal | . | Ghost | Doc P350(Ghost)
        pile Doc: Robbery
        """)
    assert scene.told("Doc") == scene.told("Ghost") == ["Doc: Robbery.", "Doc takes a Purse ($350)."]
    assert scene.told("Tuco") == scene.told(None) == ["Doc: Robbery.", "Doc takes a Purse, unseen."]
    assert scene.purses("Ghost", "Doc") == [350]
    assert scene.purses("Tuco", "Doc") == [None]


@rule("COMP-6")
def test_the_others_know_how_many_purses_a_card_holds_and_which_faces_they_have_seen_among_them() -> None:
    scene = Drawn("""
        express
        roof   .       | . | .     | Tuco
        inside Marshal | . | Ghost | Doc[P250(all) P350(Ghost) P500 J]
        """)
    assert scene.purses("Doc", "Doc") == [250, 350, 500]
    assert scene.purses("Ghost", "Doc") == [250, 350, None]
    assert scene.purses("Tuco", "Doc") == [250, None, None]
    jewels = [token.value for token in scene.sees(None).bandits[scene.seat("Doc")].loot if token.kind == "jewel"]
    assert jewels == [500]


@rule("COMP-6")
def test_jewels_and_strongboxes_are_public() -> None:
    scene = stealing("""
        express
        roof   .     | .       | . | Tuco
        inside Doc S | Marshal | . | Ghost J
        pile Doc: Robbery, Ghost: Robbery
        """)
    assert scene.all_told() == [
        "Doc: Robbery.",
        "Doc takes a Strongbox ($1000).",
        "Ghost: Robbery.",
        "Ghost takes a Jewel ($500).",
    ]


@rule("COMP-6", "SETUP-1")
def test_everybody_knows_that_the_starting_purse_is_250_dollars() -> None:
    game = Begun(3, bandits=["Doc", "Ghost", "Tuco"])
    for viewer in ("Doc", "Ghost", "Tuco", None):
        assert [game.purses(viewer, holder) for holder in ("Doc", "Ghost", "Tuco")] == [[250]] * 3


@rule("COMP-6", "PUNCH-2")
def test_when_one_of_several_purses_leaves_a_card_only_its_holder_still_knows_a_face() -> None:
    scene = stealing(
        """
        express
        roof   .       | . | . | Tuco
        inside Marshal | . | . | Doc Ghost[P250(all) P350(Doc) P500]
        pile Doc: Punch
        """,
        [1],
    )
    assert scene.used_up()
    scene.shows("""
        roof   .       | . | .                | Tuco
        inside Marshal | . | Ghost[P250 P500] | Doc P350
        """)
    assert scene.told("Ghost")[2] == "Ghost drops a Purse ($350)."
    assert scene.told("Doc")[2] == scene.told("Tuco")[2] == scene.told(None)[2] == "Ghost drops a Purse, unseen."
    assert scene.purses("Ghost", "3 inside") == [350]
    assert scene.purses("Ghost", "Ghost") == [250, 500]
    for viewer in ("Doc", "Tuco", None):
        assert scene.purses(viewer, "3 inside") == [None]
        assert scene.purses(viewer, "Ghost") == [None, None]


@rule("COMP-6", "PUNCH-2")
def test_when_the_only_purse_leaves_a_card_everybody_who_knew_it_still_does() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Tuco
        inside Marshal | . | . | Doc Ghost[P350(Tuco) J]
        pile Doc: Punch
        """)
    scene.play("Doc", "drop purse")
    scene.shows("""
        roof   .       | . | .        | Tuco
        inside Marshal | . | Ghost[J] | Doc P350
        """)
    assert scene.told("Ghost")[2] == scene.told("Tuco")[2] == "Ghost drops a Purse ($350)."
    assert scene.told("Doc")[2] == scene.told(None)[2] == "Ghost drops a Purse, unseen."
    assert scene.purses("Tuco", "3 inside") == [350]
    assert scene.purses("Doc", "3 inside") == [None]


@rule("COMP-6")
def test_labels_do_not_reveal_which_purse_has_left() -> None:
    for fall in range(3):
        scene = stealing(
            """
            express
            roof   .       | . | . | Tuco
            inside Marshal | . | . | Doc Ghost[P250(all) P350 P500]
            pile Doc: Punch
            """,
            [fall],
        )
        for viewer in ("Doc", "Tuco", None):
            tokens = [token.token for token in scene.sees(viewer).bandits[scene.seat("Ghost")].loot]
            assert tokens == [1, 2]
            assert scene.told(viewer)[2] == "Ghost drops a Purse, unseen."
