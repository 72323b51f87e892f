"""Marshal & Prisoners: the set-up of a game with a Marshal player."""

import pytest

import folsom
from folsom.express.bags import cards_in
from folsom.express.base.components import WAGON_NAMES
from folsom.express.interface.setup import complete, rules_of
from folsom.express.marshal.house_rules import TARGETS
from folsom.express.marshal.law import special_targets
from tests.rules import rule
from tests.rules.drawn import Begun, Drawn

DECK = ["Move", "Move", "Floor", "Fire", "Fire", "Punch", "Move+", "Floor+", "Arrest", "Arrest", "Arrest"]


def cards(game: Begun, name: str) -> list[str]:
    written = game.line(f"hand {name}:") + ", " + game.line(f"deck {name}:")
    return sorted(card for card in written.split(", ") if card)


@rule("MP-SET-1")
def test_a_bandit_has_a_brilliant_idea_and_no_marshal_card() -> None:
    game = Begun(4, variant="marshal", bandits=["Marshal", "Doc", "Belle", "Mei"])
    ten = ["Fire", "Fire", "Floor", "Floor", "Idea", "Move", "Move", "Punch", "Robbery", "Robbery"]
    assert cards(game, "Doc") == ten
    riding = Begun(4, variant="marshal", boxes=["horses"], bandits=["Marshal", "Doc", "Belle", "Mei"])
    assert cards_in(rules_of(riding.game.setup).deck) == 11


@rule("MP-SET-7", "MP-SET-8")
def test_the_marshal_has_eleven_cards_two_cylinders_and_three_brawler_cards_in_the_locomotive() -> None:
    game = Begun(4, variant="marshal", bandits=["Doc", "Marshal", "Belle", "Mei"])
    assert cards(game, "Marshal") == sorted(DECK)
    seen = game.sees(None)
    assert seen.boxes["marshal"].seat == 1
    assert seen.boxes["marshal"].cylinders == (6, 6)
    assert seen.boxes["marshal"].brawlers == (None, None, None)
    assert seen.places[0].bandits == ("Marshal",)
    assert seen.marshal == 0


@rule("MP-SET-7")
def test_the_marshal_player_is_drawn_if_nobody_is_named() -> None:
    games = [folsom.new_game("express", 4, seed, variant="marshal") for seed in range(20)]
    seats = {game.view(None).boxes["marshal"].seat for game in games}
    assert seats == {0, 1, 2, 3}
    with pytest.raises(folsom.SetupError, match="one seat plays the Marshal"):
        complete(3, {"variant": "marshal", "bandits": ["Doc", "Belle", "Mei"]})


@rule("MP-SET-2", "MP-SET-3", "MP-SET-9")
@pytest.mark.parametrize(("players", "wagons"), [(3, 2), (5, 4), (7, 5), (8, 5)])
def test_the_prison_car_is_the_caboose_and_bandits_start_in_front_of_it(players: int, wagons: int) -> None:
    seen = Begun(players, variant="marshal").sees(None)
    assert seen.wagons[-1] == "Prison car"
    assert len(seen.wagons) == wagons + 1
    names = [place.name for place in seen.places]
    assert names[-3:] == [f"{wagons + 1} inside", f"{wagons + 1} roof", "cell"]
    inside = {place.car: len(place.bandits) for place in seen.places if place.floor == "inside"}
    assert inside[wagons] == players // 2
    assert inside[wagons] + inside[wagons - 1] >= players - 1
    assert seen.boxes["marshal"].arrested == ()
    assert seen.first != seen.boxes["marshal"].seat


@rule("MP-SET-9", "ROUND-4")
def test_the_first_player_is_a_bandit_and_the_title_passes_round_the_whole_table() -> None:
    games = [
        folsom.new_game("express", 3, seed, variant="marshal", bandits=["Doc", "Marshal", "Mei"]) for seed in range(20)
    ]
    assert {game.view(None).first for game in games} == {0, 2}
    scene = Drawn("""
        express variant=marshal
        seats Doc Marshal Mei
        roof   .   | . | . | .
        inside Doc | . | . | Marshal Mei
        first Doc
        goals Doc
        next next
        """)
    assert scene.told(None)[0] == "Marshal is First Player."


@rule("MP-SET-4")
def test_two_mailbags_lie_face_down_in_the_corridor() -> None:
    game = Begun(4, variant="marshal")
    corridor = game.sees(None).places[-3]
    assert [(token.kind, token.value) for token in corridor.loot] == [("mailbag", None), ("mailbag", None)]
    assert game.line("inside").split("|")[-1].split() in (["B200#1", "B1200#2"], ["B1200#1", "B200#2"])


@rule("MP-SET-4")
@pytest.mark.parametrize(("bandits", "in_locomotive"), [(2, False), (4, False), (5, True), (7, True)])
def test_with_five_or_more_bandits_the_mailbags_are_in_the_locomotive(bandits: int, in_locomotive: bool) -> None:
    seen = Begun(bandits + 1, variant="marshal").sees(None)
    places = [place.name for place in seen.places for token in place.loot if token.kind == "mailbag"]
    assert places == ["0 inside" if in_locomotive else f"{bandits + 1} inside"] * 2


@rule("MP-SET-5")
def test_three_prisoners_are_beside_the_cell() -> None:
    game = Begun(4, variant="marshal")
    assert len(set(game.sees(None).boxes["marshal"].prisoners)) == 3


@rule("MP-SET-6", "MP-ROUND-1")
def test_goals_are_two_warrants_and_three_targets_drawn_one_a_round() -> None:
    for players in (3, 4, 6):
        for seed in range(12):
            game = folsom.new_game("express", players, seed, variant="marshal")
            seat = game.view(None).boxes["marshal"].seat
            assert len(game.view(seat).boxes["marshal"].goals) == 1
            while not game.over:
                game.play(game.to_act[0], game.legal(game.to_act[0])[0])
            goals = game.view(None).boxes["marshal"].goals
            bandits = [bandit.name for bandit in game.view(None).bandits]
            warrants = [goal for goal in goals if goal in bandits]
            assert len(set(goals)) == 5
            assert len(warrants) == 2
            assert "Marshal" not in warrants
            if players <= 4:
                assert not {"Full of Lead", "Arch Enemy"} & set(goals)


@rule("MP-SET-6")
def test_two_special_targets_are_left_out_only_with_two_or_three_bandits() -> None:
    left_out = {n: {name for k, name in enumerate(TARGETS) if not special_targets(n) >> k & 1} for n in range(2, 8)}
    few = {"Full of Lead", "Arch Enemy"}
    assert left_out == {2: few, 3: few, 4: set(), 5: set(), 6: set(), 7: set()}


@rule("MP-SET-10")
def test_all_round_cards_and_stations_of_the_marshal_game_are_in_the_deck() -> None:
    names = [card.name for card in rules_of(complete(4, {"variant": "marshal"})).round_cards]
    assert {"Safekeeping", "Rumors", "Reflex Action", "Canyon", "Hairpin Bend"} <= set(names)
    assert {"Crime Doesn't Pay!", "Guilty Conscience", "Deadly Fall"} <= set(names)
    assert len(names) == 10 + 5 + 3


@rule("MP-SET-10")
@pytest.mark.parametrize(
    ("bandits", "turns"), [(4, ["STJS", "SJSS", "STS", "SJTS", "SSJR"]), (5, ["SJS", "SJS", "STS", "SJTS", "SJR"])]
)
def test_turns_and_icons_depend_on_the_number_of_bandits(bandits: int, turns: list[str]) -> None:
    rules = rules_of(complete(bandits + 1, {"variant": "marshal"}))
    letters = {number: letter for letter, number in rules.turn_letters.items()}
    cards = {card.name: card for card in rules.round_cards}
    for name in ("Crime Doesn't Pay!", "Guilty Conscience", "Deadly Fall"):
        assert "".join(letters[kind] for kind in cards[name].turns) == "SSTS"
        assert cards[name].station
    regular = [cards[name] for name in ("Safekeeping", "Rumors", "Reflex Action", "Canyon", "Hairpin Bend")]
    assert ["".join(letters[kind] for kind in card.turns) for card in regular] == turns
    assert [card.keep for card in regular] == [1, 1, 0, 1, 0]
    assert not any(card.station for card in regular)


@rule("MP-SET-11")
def test_the_marshal_game_excludes_the_expert_variant_and_the_boxes_it_already_includes() -> None:
    for options in ({"expert": True}, {"boxes": ["mei"]}, {"boxes": ["rounds"]}):
        with pytest.raises(folsom.SetupError, match=r"MP-SET-11|MEI-1|MP-SET-10"):
            complete(4, {"variant": "marshal", **options})


@rule("MP-SET-12")
def test_with_seven_bandits_there_are_nineteen_purses() -> None:
    for players, number in ((7, 18), (8, 19)):
        tokens = rules_of(complete(players, {"variant": "marshal"})).tokens
        assert tokens.count("purse") == number
    wagons = [name for name in WAGON_NAMES if name != "First class"]  # all that hold Purses
    seen = Begun(8, variant="marshal", wagons=wagons).sees(None)
    purses = [token for place in seen.places for token in place.loot if token.kind == "purse"]
    assert len(purses) == 12
