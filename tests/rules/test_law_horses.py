"""Marshal & Prisoners with Horses & Stagecoach and the time-travel car."""

import pytest

import folsom
from folsom.express.interface.setup import complete, rules_of
from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, closing, stealing

HEAD = "express variant=marshal boxes=horses\nseats Marshal Doc Belle Tuco\n"


@rule("MP-HS-1", "ATTACK-1", "HSET-2")
def test_the_attack_begins_in_front_of_the_prison_car_which_has_no_whiskey() -> None:
    game = Begun(4, variant="marshal", boxes=["horses"], bandits=["Marshal", "Doc", "Belle", "Tuco"])
    assert sorted(game.asked()) == ["Belle", "Doc", "Tuco"]
    assert game.game.options(1)[0].points["car"] == 3
    places = game.sees(None).places
    assert [place.car for place in places if any("whiskey" in token.kind for token in place.loot)] == [1, 2, 3]
    assert places[0].bandits == ("Marshal",)


@rule("MP-HS-1")
def test_the_marshal_has_no_ride_card_and_there_is_one_hostage_fewer_than_bandits() -> None:
    rules = rules_of(complete(4, {"variant": "marshal", "boxes": ["horses"]}))
    assert rules.deck >> 4 * 6 & 15 == 1
    assert rules.law_deck >> 4 * 6 & 15 == 0
    game = Begun(4, variant="marshal", boxes=["horses"])
    assert len(game.sees(None).boxes["horses"].hostages) == 2


@rule("MP-HS-1", "GUN-3")
def test_the_shotgun_leaves_the_marshal_alone() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | Shotgun | Marshal | .    | .
        inside Doc | .       | .       | Tuco | Belle
        coach 1
        pile Marshal: Move
        """)
    scene.play("Marshal", "move 1 roof")
    assert scene.bullets("Marshal") == []
    scene.shows("roof . | Shotgun Marshal | . | . | .")


@rule("MP-HS-1", "GUN-3", "GUN-4")
def test_the_marshal_passes_and_meets_the_shotgun_unharmed() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | Shotgun | Marshal | .    | .
        inside Doc | .       | .       | Tuco | Belle
        coach 1
        pile Marshal: Move
        """)
    scene.play("Marshal", "move 0 roof")
    assert scene.bullets("Marshal") == []
    met = Drawn(f"""{HEAD}
        roof   .   | Shotgun | Marshal Doc | .    | .
        inside .   | .       | .           | Tuco | Belle
        coach 1
        round 1 Bridge
        next fall-back
        """)
    assert met.asked() == ["Doc"]
    met.play("Doc", "flee 3 roof")
    met.shows("roof . | . | Shotgun Marshal | Doc | .")
    assert (met.bullets("Marshal"), met.bullets("Doc")) == ([], ["neutral"])
    alone = Drawn(f"""{HEAD}
        roof   .   | Shotgun | Marshal | .    | .
        inside Doc | .       | .       | Tuco | Belle
        coach 1
        round 1 Bridge
        next fall-back
        """)
    alone.shows("roof . | . | Shotgun Marshal | . | .")
    assert alone.bullets("Marshal") == []


@rule("MP-MAR-5", "EVENT-RAGE", "EVENT-SPEED")
def test_neither_the_shotguns_rage_nor_higher_speed_affects_the_marshal() -> None:
    raging = closing(f"""{HEAD}
        roof   .   | .           | .       | .    | .
        inside Doc | Marshal Tuco | .       | .    | Belle
        coach 1
        round 1 The Shotgun's Rage
        """)
    assert (raging.bullets("Marshal"), raging.bullets("Tuco")) == ([], ["neutral"])
    speeding = closing(f"""{HEAD}
        roof   .   | Marshal Tuco | .       | .    | .
        inside Doc | .            | .       | .    | Belle
        coach 1
        round 1 Higher Speed
        """)
    speeding.shows("roof . | Marshal | Tuco | . | .")


@rule("MP-MAR-5", "EVENT-SHARE")
def test_no_strongbox_is_shared_with_the_marshal() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .   | .                    | .  | .     | .
        inside .   | Marshal Doc[S] Tuco  | .  | Belle | .
        coach 1
        round 5 Sharing the Loot
        goals Doc
        next event
        """)
    shared = {scene.game.seat_name(score.seat): score.lines["shared"] for score in scene.game.scores}
    assert shared == {"Marshal": 0, "Doc": -500, "Belle": 0, "Tuco": 500}


@rule("MP-MAR-5", "EVENT-MORTAL")
def test_mortal_bullets_cost_the_marshal_nothing() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .   | .            | .    | .     | .
        inside Doc | Marshal      | Tuco | Belle | .
        coach 1
        round 5 Mortal Bullet
        goals Doc
        pile Doc: Fire, Tuco: Fire
        """)
    assert scene.bullets("Marshal") == ["Doc", "Tuco"]
    assert scene.dollars()["Marshal"] == 0


@rule("MP-HS-1", "HSET-3")
def test_each_of_seven_bandits_has_a_horse_and_there_are_six_hostages() -> None:
    seen = Begun(8, variant="marshal", boxes=["horses"]).sees(None).boxes["horses"]
    assert len(seen.hostages) == 6


@rule("MP-HS-1", "RIDE-3")
def test_a_ride_to_the_prison_car_ends_in_the_corridor() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | . | . | .         | .
        inside Marshal | . | . | Doc Horse | Belle Tuco
        coach 1
        pile Doc: Ride
        """)
    scene.play("Doc", "ride 4 inside")
    scene.shows("inside Marshal | . | . | . | Belle Tuco Doc Horse")


@rule("MP-HS-1", "TCAR-5")
def test_a_punch_or_a_push_never_sends_the_marshal_off_the_train() -> None:
    scene = stealing("""
        express variant=marshal boxes=horses,timecar
        seats Marshal Django Belle Tuco
        roof   Marshal Tuco | .      | .      | . | .
        inside .            | Django | Belle  | . | .
        coach 0
        pile Tuco: Punch
        """)
    scene.shows("roof Tuco | Marshal | . | . | .")
    pushed = stealing("""
        express variant=marshal boxes=timecar
        seats Marshal Django Belle Tuco
        roof   Marshal | . | Django | . | .
        inside Tuco    | . | Belle  | . | .
        pile Django: Fire
        """)
    pushed.shows("roof Marshal | . | Django/5 | . | .")
    assert pushed.told(None)[-1] == "Marshal cannot leave the train and stays."


@rule("MP-HS-1", "HOST-POKER")
def test_the_poker_player_takes_a_bandits_own_power_not_a_prisoners() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .                 | . | .     | .
        inside Marshal | Doc[PokerPlayer]  | . | Tuco  | Belle
        coach 1
        prisoners Belle Ghost
        freed Doc: Mei
        pile Doc: Floor
        """)
    assert scene.offers("Doc") == ["floor 0 roof", "floor 1 roof", "floor 2 roof"]


@rule("MP-HS-1", "HOST-POKER", "MP-PRIS-1")
def test_a_prisoner_lends_the_power_that_the_poker_player_has_taken_but_no_extra_card() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .                | . | .     | .
        inside Marshal | Doc[PokerPlayer] | . | Tuco  | Belle
        coach 1
        prisoners Belle Ghost
        freed Doc: Doc
        round 2
        next draw-up
        """)
    assert scene.cards("Doc").hand == 7


@rule("MP-HS-1", "HOST-POKER", "BELLE-1")
@pytest.mark.parametrize(("freed", "targets"), [("Belle", []), ("Mei", ["fire Belle", "fire Tuco"])])
def test_a_prisoners_power_survives_when_the_poker_player_is_taken_hostage(freed: str, targets: list[str]) -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | . | .         | .    | .
        inside Marshal | . | Doc Belle | Tuco | .
        coach 2
        coach-inside PokerPlayer
        prisoners Doc Ghost
        freed Belle: {freed}
        pile Doc: Punch, Doc: Fire
        """)
    scene.play("Doc", "knock coach inside")
    assert scene.offers("Doc") == targets
    told = scene.all_told()
    assert "Belle takes the Poker Player hostage." in told
    assert ("Doc fires at Tuco." in told) == (not targets)


@rule("MP-IDEA-3", "HOST-TEACHER")
def test_an_idea_does_not_copy_an_action_forbidden_to_its_own_bandit() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .                 | . | .     | .
        inside Marshal | Doc[Teacher] Tuco | . | Belle | .
        coach 1
        pile Belle: Punch, Doc: Idea
        """)
    assert scene.told(None)[-2:] == [
        "Doc does the same: Punch.",
        "Punch of Doc has no effect: with the Teacher there is no more Punch.",
    ]


@rule("MP-HS-1", "HOST-PHOTOGRAPHER")
def test_the_marshals_bullets_pay_for_the_photographer() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .                 | . | .     | .
        inside Marshal | Doc[Photographer] | . | Tuco  | Belle
        coach 1
        deck Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Idea, Ride, @Marshal, @neutral
        round 5 Pickpocketing
        goals Doc
        next event
        """)
    assert scene.game.scores[1].lines["ransom"] == 200


@rule("MP-HS-1")
def test_seven_bandits_play_with_the_round_cards_for_many_players() -> None:
    rules = rules_of(complete(8, {"variant": "marshal", "boxes": ["horses"]}))
    cards = {card.name: len(card.turns) for card in rules.round_cards}
    assert (cards["Bridge"], cards["Panting Horses"]) == (2, 3)
    assert folsom.new_game("express", 8, 1, variant="marshal", boxes=["horses", "timecar"]).players == 8


@rule("MP-PLUS-1", "TURMOIL-1")
def test_after_a_turmoil_the_marshals_second_card_goes_on_top_of_all_revealed_cards() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | Tuco | .
        coach 1
        round 1 Stand-Off
        first Marshal
        hand Marshal: Move+, Fire
        hand Doc: Move
        hand Belle: Floor
        hand Tuco: Punch
        next plan Marshal 1
        """)
    for name, card in (("Tuco", "Punch"), ("Marshal", "Move+"), ("Doc", "Move"), ("Belle", "Floor")):
        scene.play(name, f"play {card}")
    assert scene.offers("Marshal") == ["plus Fire", "plus none"]
    scene.play("Marshal", "plus Fire")
    assert scene.line("pile") == "Marshal: Move+, Doc: Move, Belle: Floor, Tuco: Punch, Marshal: Fire"


@rule("MP-SET-10", "EVENT-PANT")
@pytest.mark.parametrize(("bandits", "left"), [("Doc Belle Tuco Mei", 1), ("Doc Belle Tuco Mei Ghost", 0)])
def test_the_marshal_does_not_count_as_a_player_for_the_other_round_cards(bandits: str, left: int) -> None:
    names, number = bandits.split(), len(bandits.split())
    scene = closing(f"""
        express variant=marshal boxes=horses
        seats Marshal {bandits}
        roof   . | {" | ".join("." for _ in names)} | .
        inside Marshal | {" | ".join(names)} | Horse Horse
        coach 1
        round 1 Panting Horses
        """)
    assert sum(scene.sees(None).boxes["horses"].horses) == left
    turns = {card.name: len(card.turns) for card in rules_of(scene.game.setup).round_cards}
    assert (turns["Bridge"], turns["Panting Horses"]) == ((3, 4) if number == 4 else (2, 3))


@rule("MP-HS-1", "EVENT-ESCAPE")
def test_in_the_escape_the_cell_is_part_of_the_train_and_the_marshal_is_not_affected() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | . | . | .     | .
        inside Marshal | . | . | Tuco  | .
        cell Doc
        coach 1
        coach-inside Belle
        round 5 Escape
        goals Doc
        next event
        """)
    told = scene.told(None)
    assert "Doc is caught and cannot win." in told
    assert "Marshal is caught and cannot win." not in told
    assert scene.winners() == ["Belle"]


@rule("MP-EVENT-SHOT")
def test_in_a_shot_of_whiskey_the_marshal_takes_a_whiskey_and_does_not_move() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .   | .               | .    | .
        inside Doc | .   | Marshal W#1 W#2 | Tuco | Belle
        coach 1
        round 1 A Shot of Whiskey for the Marshal
        """)
    assert scene.told(None) == [
        "A Shot of Whiskey for the Marshal: if there is a Whiskey where he is, he takes it and may drink it later."
    ]
    assert scene.offers("Marshal") == ["take-drink W1", "take-drink W2"]
    scene.play("Marshal", "take-drink W2")
    scene.shows("inside Doc | . | Marshal[W] W | Tuco | Belle")
    in_prison = closing(f"""{HEAD}
        roof   .   | .   | .         | .     | .
        inside Doc | .   | Tuco      | Belle | Marshal W#1 W#2 B200 B1200
        coach 1
        round 1 A Shot of Whiskey for the Marshal
        """)
    assert in_prison.offers("Marshal") == ["take-drink W1", "take-drink W2"]
    drinking = Drawn(f"""{HEAD}
        roof   .   | .   | .            | .    | .
        inside Doc | .   | Marshal[W#1] | Tuco | Belle
        coach 1
        round 1 Bridge
        first Marshal
        hand Marshal: Move
        next plan Marshal 1
        """)
    assert "use W1" in drinking.offers("Marshal")


@rule("MP-MAR-6", "MP-EVENT-SHOT")
def test_a_punched_marshal_does_not_even_drop_his_whiskey() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .   | .               | .    | .
        inside .   | .   | Marshal[W#1] Doc | Tuco | Belle
        coach 1
        pile Doc: Punch
        """)
    scene.play("Doc", "knock 1 inside")
    scene.shows("inside . | Marshal[W] | Doc | Tuco | Belle")
