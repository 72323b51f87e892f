"""The Marshal player: his cards, his two cylinders, arrests and Brawler cards."""

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, stealing

HEAD = "express variant=marshal\nseats Marshal Doc Belle Tuco\n"


@rule("MP-MAR-1", "MARSHAL-2")
def test_bandits_may_share_the_marshals_spot_and_he_may_stand_on_a_roof() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | Marshal | .   | .    | .
        inside Doc | .       | .   | Tuco | Belle
        pile Doc: Move, Marshal: Floor
        """)
    scene.shows("""
        roof   .   | .           | .   | .    | .
        inside .   | Doc Marshal | .   | Tuco | Belle
        """)
    assert scene.line("neutral") == "13"
    assert scene.sees(None).marshal == 1


@rule("MP-MAR-2", "MP-HS-1")
def test_the_marshal_moves_like_a_bandit_but_never_leaves_the_train() -> None:
    scene = stealing("""
        express variant=marshal boxes=horses,timecar
        seats Marshal Doc Belle Tuco
        roof   Marshal | .   | .   | .    | .
        inside Doc     | .   | .   | Tuco | Belle
        coach 0
        pile Marshal: Move
        """)
    assert scene.offers("Marshal") == ["move 1 roof", "move 2 roof", "move 3 roof"]


@rule("MP-PLUS-1")
def test_on_a_plus_the_marshal_may_play_one_more_card_at_once() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .   | .   | .    | .
        inside Marshal | Doc | .   | Tuco | Belle
        round 1 Bridge
        first Marshal
        hand Marshal: Move+, Floor+, Fire
        next plan Marshal 1
        """)
    scene.play("Marshal", "play Move+")
    assert scene.offers("Marshal") == ["plus Fire", "plus Floor+", "plus none"]
    scene.play("Marshal", "plus Floor+")
    scene.play("Marshal", "plus Fire")
    assert scene.asked() == ["Doc"]
    assert scene.line("pile") == "Marshal: Move+, Marshal: Floor+, Marshal: Fire"


@rule("MP-PLUS-1", "JARRING-1")
def test_the_marshal_may_decline_the_extra_card_which_is_never_fire_in_a_jarring_turn() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .   | .   | .    | .
        inside Marshal | Doc | .   | Tuco | Belle
        round 1 Canyon
        first Marshal
        hand Marshal: Move+, Arrest, Fire
        next plan Marshal 2
        """)
    scene.play("Marshal", "play Move+")
    assert scene.offers("Marshal") == ["plus Arrest", "plus none"]
    assert scene.refuses("Marshal", "plus Fire") == "JARRING-1"
    assert scene.refuses("Marshal", "plus Punch") == "MP-PLUS-1"
    scene.play("Marshal", "plus none")
    assert scene.told(None)[-1] == "Marshal plays no card on top."


@rule("MP-PLUS-1", "PLAN-5")
def test_in_a_tunnel_the_marshal_is_asked_after_every_card_so_nobody_learns_which_it_was() -> None:
    for card, offers in (("Arrest", ["plus none"]), ("Move+", ["plus Fire", "plus none"])):
        other = "Move" if card == "Arrest" else "Fire"
        scene = Drawn(f"""{HEAD}
            roof   .       | .   | .   | .    | .
            inside Marshal | Doc | .   | Tuco | Belle
            round 1 Canyon
            first Marshal
            hand Marshal: {card}, {other}
            next plan Marshal 3
            """)
        scene.play("Marshal", f"play {card}")
        assert scene.offers("Marshal") == offers
        scene.play("Marshal", "plus none")
        assert scene.told("Doc")[-2:] == ["Marshal plays a card face down.", "Marshal plays no card on top."]


@rule("MP-PLUS-1", "PLAN-5")
def test_a_card_in_a_tunnel_that_the_marshal_follows_with_another_has_a_plus_in_every_re_deal() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .   | .   | .    | .
        inside Marshal | Doc | .   | Tuco | Belle
        round 1 Canyon
        first Marshal
        hand Marshal: Move+, Fire
        next plan Marshal 3
        """)
    scene.play("Marshal", "play Move+")
    scene.play("Marshal", "plus Fire")
    worlds = [str(scene.game.redeal(1, number)).splitlines() for number in range(40)]
    piles = [next(line for line in world if line.startswith("pile")).split(", ") for world in worlds]
    assert {below for below, _ in piles} == {"pile Marshal: Move+ down", "pile Marshal: Floor+ down"}
    assert len({above for _, above in piles}) > 2


@rule("MP-ROUND-2")
def test_the_marshal_draws_six_cards_and_may_draw_three_instead_of_playing_one() -> None:
    scene = Drawn(f"""{HEAD}
        roof   .       | .   | .   | .    | .
        inside Marshal | Doc | .   | Tuco | Belle
        first Marshal
        round 1
        next draw-up
        """)
    assert scene.cards("Marshal").hand == 6
    scene.play("Marshal", "draw")
    assert scene.cards("Marshal").hand == 9


@rule("MP-ROUND-2")
def test_the_marshals_plus_cards_are_resolved_like_the_others() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .   | .    | .
        inside .       | .   | Marshal | Tuco Doc | Belle
        pile Marshal: Floor+, Marshal: Move+
        """)
    assert scene.offers("Marshal") == ["move 0 roof", "move 1 roof", "move 3 roof", "move 4 roof"]
    scene.play("Marshal", "move 0 roof")
    assert scene.sees(None).places[1].bandits == ("Marshal",)


@rule("MP-MAR-3")
def test_the_marshals_fire_is_two_shots_one_from_each_cylinder() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | Tuco | . | Belle
        pile Marshal: Fire
        """)
    assert scene.offers("Marshal") == ["fire Doc", "fire Tuco"]
    scene.play("Marshal", "fire Doc")
    assert sorted(scene.offers("Marshal")) == ["second-shot Doc", "second-shot Tuco", "second-shot none"]
    scene.play("Marshal", "second-shot Doc")
    assert scene.bullets("Doc") == ["Marshal", "Marshal"]
    assert scene.line("cylinders") == "5 5"
    assert scene.line("hit") == "Doc"


@rule("MP-MAR-3", "MP-GOAL-2")
def test_the_second_shot_may_hit_another_bandit_who_counts_as_hit_too() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .       | .    | .   | .
        inside Doc | Marshal | Tuco | .   | Belle
        pile Marshal: Fire
        """)
    scene.play("Marshal", "fire Doc")
    scene.play("Marshal", "second-shot Tuco")
    assert [scene.bullets(name) for name in ("Doc", "Tuco")] == [["Marshal"], ["Marshal"]]
    assert scene.line("hit") == "Doc Tuco"


@rule("MP-MAR-3")
def test_the_marshal_may_decline_the_second_shot_and_an_empty_cylinder_fires_no_more() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .       | .   | .    | .
        inside Doc | Marshal | .   | Tuco | Belle
        deck Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Idea, @Marshal, @Marshal, @Marshal
        cylinders 6 3
        pile Marshal: Fire
        """)
    scene.play("Marshal", "second-shot none")
    assert scene.line("cylinders") == "5 3"
    for before, after in (("0 6", "0 5"), ("6 0", "5 0")):
        empty = stealing(f"""{HEAD}
            roof   .   | .       | .   | .    | .
            inside Doc | Marshal | .   | Tuco | Belle
            deck Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Idea, @Marshal, @Marshal, \
            @Marshal, @Marshal, @Marshal, @Marshal
            cylinders {before}
            pile Marshal: Fire
            """)
        assert empty.line("cylinders") == after
        assert empty.game.stopped


@rule("MP-MAR-4", "MP-CELL-2", "BELLE-1")
def test_an_arrest_sends_a_bandit_in_the_marshals_car_to_the_cell_even_belle() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .                      | .   | .    | .
        inside .   | Marshal Belle[J] Doc   | .   | Tuco | .
        pile Marshal: Arrest
        """)
    assert scene.offers("Marshal") == ["arrest Doc", "arrest Belle"]
    scene.play("Marshal", "arrest Belle")
    assert scene.all_told()[-1] == "Belle is arrested and goes to the cell."
    assert scene.line("cell") == "Belle[J#1]"
    assert scene.line("arrested") == "Belle"


@rule("MP-MAR-4")
def test_an_arrest_reaches_the_other_floor_of_the_marshals_car() -> None:
    below = stealing(f"""{HEAD}
        roof   .   | Belle                  | .   | .    | .
        inside .   | Marshal                | Doc | Tuco | .
        pile Marshal: Arrest
        """)
    assert below.line("cell") == "Belle"
    above = stealing(f"""{HEAD}
        roof   .   | .     | Marshal | .    | .
        inside .   | Belle | Doc     | Tuco | .
        pile Marshal: Arrest
        """)
    assert above.line("cell") == "Doc"


@rule("MP-MAR-4")
def test_an_arrest_with_nobody_there_has_no_effect() -> None:
    scene = stealing(f"""{HEAD}
        roof   Belle | .                    | .   | .    | .
        inside .     | Marshal              | Doc | Tuco | .
        pile Marshal: Arrest
        """)
    assert scene.all_told()[-1] == "Marshal has nobody to arrest."


@rule("MP-CELL-2")
def test_an_arrested_bandits_prisoners_are_locked_up_again() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .           | .   | .     | .
        inside .   | Marshal Doc | .   | Tuco  | Belle
        prisoners Ghost
        freed Doc: Mei Tuco
        pile Marshal: Arrest
        """)
    assert scene.line("prisoners") == "Ghost Mei Tuco"
    assert scene.line("freed") == ""
    told = [f"the Prisoner with {name}'s power is locked up again." for name in ("Mei", "Tuco")]
    assert [words[0].lower() + words[1:] for words in scene.told(None)[-2:]] == told


@rule("MP-CELL-2", "MP-PRIS-1", "BELLE-1")
def test_an_arrested_bandit_loses_the_powers_of_their_prisoners_too() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .           | .           | .     | .
        inside .   | Marshal Doc | .           | Tuco  | Belle
        prisoners Ghost
        freed Doc: Mei Tuco
        pile Marshal: Arrest, Doc: Idea, Doc: Floor
        """)
    scene.play("Doc", "idea 4 inside")
    scene.shows("roof . | . | . | . | Doc")


@rule("MP-CELL-1")
def test_in_the_cell_nobody_can_be_a_target_and_only_a_brilliant_idea_does_anything() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .  | .   | .    | .
        inside .   | .  | .   | Tuco | Marshal Belle
        cell Doc
        pile Doc: Move, Doc: Punch, Tuco: Fire, Marshal: Arrest
        """)
    assert scene.told(None) == [
        "Doc: Move.",
        "Move of Doc has no effect: Doc is in the cell.",
        "Doc: Punch.",
        "Punch of Doc has no effect: Doc is in the cell.",
        "Tuco: Fire.",
        "Tuco fires at Marshal.",
        "Marshal: Arrest.",
        "Belle is arrested and goes to the cell.",
    ]


@rule("MP-CELL-1", "EVENT-REBEL")
def test_the_passengers_rebellion_does_not_reach_the_cell() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .  | .   | .    | .
        inside .   | .  | .   | Tuco | Marshal Belle
        cell Doc
        round 1 Passengers' Rebellion
        """)
    assert [scene.bullets(name) for name in ("Doc", "Belle", "Tuco")] == [[], ["neutral"], ["neutral"]]


@rule("MP-MAR-5", "BELLE-1")
def test_bandits_may_fire_at_the_marshal_and_belle_is_spared_while_he_is_a_target() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .             | .   | .    | .
        inside Doc | Marshal Belle | .   | Tuco | .
        pile Doc: Fire
        """)
    assert scene.all_told()[-1] == "Doc fires at Marshal."
    assert scene.bullets("Marshal") == ["Doc"]


@rule("MP-MAR-5", "FIRE-4")
def test_nobody_sees_past_the_marshal_on_the_roofs() -> None:
    scene = stealing(f"""{HEAD}
        roof   Doc | Marshal | Belle | .    | .
        inside .   | .       | .     | Tuco | .
        pile Doc: Fire
        """)
    assert scene.all_told()[-1] == "Doc fires at Marshal."


@rule("MP-MAR-5", "EVENT-PICK", "EVENT-SWIVEL", "EVENT-HOSTAGE", "MP-MAR-2")
def test_the_other_events_about_bandits_do_not_affect_the_marshal_and_he_takes_no_loot() -> None:
    picking = closing(f"""{HEAD}
        roof   .   | .              | .     | .    | .
        inside Doc | Marshal P300#5 | Belle | Tuco | .
        round 5 Pickpocketing
        """)
    assert picking.asked() == []
    assert picking.purses(None, "1 inside") == [None]
    swivelling = closing(f"""{HEAD}
        roof   .   | Marshal | Doc   | .    | .
        inside .   | .       | Belle | Tuco | .
        round 1 Swivel Arm
        """)
    swivelling.shows("roof . | Marshal | . | . | Doc")
    paying = closing(f"""{HEAD}
        roof   Marshal | .     | .    | .   | .
        inside Doc     | Belle | Tuco | .   | .
        round 5 Hostage-taking of the Conductor
        """)
    assert paying.told(None)[1:] == ["Doc gains $250."]


@rule("MP-MAR-5", "EVENT-PICK")
def test_a_bandit_with_only_the_marshal_for_company_is_alone() -> None:
    scene = closing(f"""{HEAD}
        roof   .   | .                  | .     | .    | .
        inside Doc | Marshal Tuco P300#5 | Belle | .    | .
        round 5 Pickpocketing
        """)
    assert scene.offers("Tuco") == ["pick P5", "pick none"]


@rule("MP-GOAL-2")
def test_only_the_marshals_own_bullets_count_as_his_hits() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .   | .    | .     | .
        inside Doc     | Tuco | .    | Belle | Marshal
        pile Doc: Fire
        """)
    assert scene.bullets("Tuco") == ["Doc"]
    assert scene.line("hit") == ""


@rule("MP-MAR-5", "DJANGO-1", "EVENT-BRAKE", "EVENT-REBEL")
def test_django_pushes_the_marshal_and_events_about_bandits_do_not_affect_him() -> None:
    scene = stealing("""
        express variant=marshal
        seats Marshal Django Belle Tuco
        roof   .       | Django | Marshal | .    | .
        inside .       | .      | Belle   | Tuco | .
        pile Django: Fire
        """)
    scene.shows("roof . | Django/5 | . | Marshal | .")
    braking = closing(f"""{HEAD}
        roof   .       | Doc | Marshal | .    | .
        inside .       | .      | Belle   | Tuco | .
        round 1 Braking
        """)
    braking.shows("roof Doc | . | Marshal | . | .")
    rebels = closing(f"""{HEAD}
        roof   .       | Doc | . | .    | .
        inside .       | .      | Belle Marshal  | Tuco | .
        round 1 Passengers' Rebellion
        """)
    assert rebels.bullets("Marshal") == []
    assert rebels.bullets("Belle") == ["neutral"]


@rule("MP-MAR-6")
def test_a_bandit_who_punches_the_marshal_takes_the_top_brawler_card_and_he_is_moved() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .           | .   | .    | .
        inside .   | Marshal Doc | .   | Tuco | Belle
        brawlers Tuco
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["knock 0 inside", "knock 2 inside"]
    scene.play("Doc", "knock 2 inside")
    assert "Doc takes a Brawler card: $500." in scene.all_told()
    assert scene.line("brawlers") == "Tuco Doc"
    first = stealing(f"""{HEAD}
        roof   Marshal Doc | .    | .     | . | .
        inside .           | Tuco | Belle | . | .
        pile Doc: Punch
        """)
    assert "Doc takes a Brawler card: $800." in first.all_told()
    assert first.line("brawlers") == "Doc"
    assert scene.sees(None).marshal == 2
    for brawlers, told in (("Tuco Tuco", ["Doc takes a Brawler card: $300."]), ("Tuco Tuco Belle", [])):
        later = stealing(f"""{HEAD}
            roof   Marshal Doc | .    | .     | . | .
            inside .           | Tuco | Belle | . | .
            brawlers {brawlers}
            pile Doc: Punch
            """)
        assert [words for words in later.all_told() if "Brawler" in words] == told


@rule("MP-MAR-6", "PUNCH-2")
def test_a_brawler_card_is_not_loot_that_a_punch_can_take() -> None:
    scene = stealing(f"""{HEAD}
        roof   .       | .        | .   | .    | .
        inside Marshal | Doc Tuco | .   | .    | Belle
        brawlers Doc
        pile Tuco: Punch
        """)
    scene.play("Tuco", "knock 2 inside")
    scene.shows("inside Marshal | Tuco | Doc | . | Belle")
    assert scene.line("brawlers") == "Doc"


@rule("MP-MAR-2", "PUNCH-2")
def test_the_marshal_punches_like_a_bandit() -> None:
    scene = stealing(f"""{HEAD}
        roof   .   | .              | .   | .    | .
        inside .   | Marshal Doc[J] | .   | Tuco | Belle
        pile Marshal: Punch
        """)
    scene.play("Marshal", "knock 2 inside")
    scene.shows("inside . | Marshal J | Doc | Tuco | Belle")
    assert scene.line("brawlers") == ""
