"""The events at the end of a round."""

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, hit


@rule("EVENT-ANGRY")
def test_the_angry_marshal_fires_at_everybody_on_the_roof_above_him_then_walks_one_car_back() -> None:
    scene = closing("""
        express
        roof   Tuco | Doc[J] Ghost | Belle | . | .
        inside .    | Marshal      | .     | . | .
        round 1 Angry Marshal
        """)
    scene.shows("""
        roof   Tuco | Doc[J] Ghost | Belle   | . | .
        inside .    | .            | Marshal | . | .
        """)
    assert scene.all_told() == [
        "Angry Marshal: he fires at everybody on the roof above him and walks one car back.",
        "Doc is hit by a neutral Bullet.",
        "Ghost is hit by a neutral Bullet.",
        "The Marshal goes to Second class (car 2).",
    ]
    assert scene.line("neutral") == "11"


@rule("EVENT-ANGRY", "MARSHAL-2")
def test_bandits_in_the_car_the_angry_marshal_enters_flee_with_a_bullet() -> None:
    scene = closing("""
        express
        roof   . | Doc     | Ghost | .
        inside . | Marshal | Tuco  | .
        round 1 Angry Marshal
        """)
    scene.shows("""
        roof   . | Doc | Ghost Tuco | .
        inside . | .   | Marshal    | .
        """)
    assert scene.all_told()[1:] == [
        "Doc is hit by a neutral Bullet.",
        "The Marshal goes to Second class (car 2).",
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Marshal to the roof of Second class (car 2).",
    ]
    assert scene.bullets("Ghost") == []


@rule("EVENT-ANGRY")
def test_in_the_caboose_the_angry_marshal_fires_and_stays() -> None:
    scene = closing("""
        express
        roof   . | Ghost | .    | Doc
        inside . | .     | Tuco | Marshal
        round 1 Angry Marshal
        """)
    scene.shows("""
        roof   . | Ghost | .    | Doc
        inside . | .     | Tuco | Marshal
        """)
    assert scene.all_told()[1:] == ["Doc is hit by a neutral Bullet."]


@rule("EVENT-ANGRY", "BULLET-1")
def test_the_angry_marshals_two_volleys_are_separate_moments() -> None:
    scene = closing(f"""
        express
        roof   . | Doc     | .          | .
        inside . | Marshal | Tuco Ghost | .
        {hit("Ghost", neutral=11)}
        round 1 Angry Marshal
        """)
    scene.shows("""
        roof   . | Doc | Tuco Ghost | .
        inside . | .   | Marshal    | .
        """)
    assert scene.all_told()[1:] == [
        "Doc is hit by a neutral Bullet.",
        "The Marshal goes to Second class (car 2).",
        "There are too few neutral Bullets: nobody gets one, and the rest leave the game.",
        "Tuco flees from the Marshal to the roof of Second class (car 2).",
        "Ghost flees from the Marshal to the roof of Second class (car 2).",
    ]
    assert scene.line("neutral") == "0"
    assert scene.bullets("Doc") == ["neutral"]
    assert scene.bullets("Tuco") == []


@rule("EVENT-SWIVEL")
def test_the_swivel_arm_sweeps_everybody_on_the_roofs_to_the_roof_of_the_caboose() -> None:
    scene = closing("""
        express
        roof   Tuco | Doc[J] P250 | .       | .     | Belle
        inside .    | .           | Marshal | Ghost | .
        round 1 Swivel Arm
        """)
    scene.shows("""
        roof   . | P250 | .       | .     | Belle Doc[J] Tuco
        inside . | .    | Marshal | Ghost | .
        """)
    assert scene.all_told() == [
        "Swivel Arm: everybody on a roof is swept to the roof of the last car.",
        "Tuco is carried off to the roof of the Dining car (car 4).",
        "Doc is carried off to the roof of the Dining car (car 4).",
    ]


@rule("EVENT-BRAKE")
def test_braking_slides_everybody_on_the_roofs_one_car_forward_but_nobody_past_the_locomotive() -> None:
    scene = closing("""
        express
        roof   Tuco | Doc[J] P250 | .       | .     | Belle
        inside .    | .           | Marshal | Ghost | .
        round 1 Braking
        """)
    scene.shows("""
        roof   Tuco Doc[J] | P250 | .       | Belle | .
        inside .           | .    | Marshal | Ghost | .
        """)
    assert scene.all_told() == [
        "Braking: everybody on a roof slides one car forward.",
        "Doc is carried off to the roof of the Locomotive.",
        "Belle is carried off to the roof of First class (car 3).",
    ]


@rule("EVENT-TAKEALL")
def test_take_it_all_puts_the_second_strongbox_inside_the_marshals_car() -> None:
    scene = closing("""
        express
        roof   . | Doc | Ghost        | .
        inside S | .   | Marshal P250 | Tuco
        off    S
        round 1 Take It All!
        """)
    scene.shows("""
        roof   . | Doc | Ghost          | .
        inside S | .   | Marshal P250 S | Tuco
        """)
    assert scene.all_told() == [
        "Take It All!: the second Strongbox comes to the Marshal.",
        "The second Strongbox is put inside Second class (car 2).",
    ]
    assert scene.line("off") == ""


@rule("EVENT-REBEL")
def test_the_rebellion_gives_everybody_inside_a_neutral_bullet() -> None:
    scene = closing("""
        express
        roof   .     | Doc     | .          | . | .
        inside Belle | Marshal | Tuco Ghost | . | .
        round 1 Passengers' Rebellion
        """)
    scene.shows("""
        roof   .     | Doc     | .          | . | .
        inside Belle | Marshal | Tuco Ghost | . | .
        """)
    assert scene.all_told() == [
        "Passengers' Rebellion: everybody inside gets a neutral Bullet.",
        "Belle is hit by a neutral Bullet.",
        "Tuco is hit by a neutral Bullet.",
        "Ghost is hit by a neutral Bullet.",
    ]
    assert scene.line("neutral") == "10"
    assert scene.bullets("Doc") == []


@rule("EVENT-REBEL", "BULLET-1")
def test_with_too_few_bullets_for_everybody_inside_the_rebellion_hits_nobody() -> None:
    scene = closing(f"""
        express
        roof   .     | Doc     | .          | . | .
        inside Belle | Marshal | Tuco Ghost | . | .
        {hit("Doc", neutral=11)}
        round 1 Passengers' Rebellion
        """)
    assert scene.all_told() == [
        "Passengers' Rebellion: everybody inside gets a neutral Bullet.",
        "There are too few neutral Bullets: nobody gets one, and the rest leave the game.",
    ]
    assert scene.line("neutral") == "0"
    assert scene.bullets("Belle") == scene.bullets("Tuco") == scene.bullets("Ghost") == []


@rule("EVENT-PICK")
def test_pickpocketing_lets_each_bandit_who_is_alone_take_a_purse_in_turn_order() -> None:
    scene = closing("""
        express
        roof   Tuco P300 | Doc P400 P450 J | .       | .
        inside .         | .               | Marshal | Ghost P350
        seats Doc Ghost Tuco
        first Ghost
        round 5 Pickpocketing
        """)
    assert scene.asked() == ["Ghost"]
    assert scene.offers("Ghost") == ["pick P4", "pick none"]
    scene.play("Ghost", "pick P4")
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "pick none")
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["pick P2", "pick P3", "pick none"]
    assert scene.refuses("Doc", "pick J1") == "EVENT-PICK"
    scene.play("Doc", "pick P3")
    scene.shows("""
        roof   Tuco P300 | Doc[P450] P400 J | .       | .
        inside .         | .                | Marshal | Ghost[P350]
        """)
    event = "Pickpocketing: who is alone may take a Purse."
    assert scene.told("Ghost") == [
        event,
        "Ghost takes a Purse ($350).",
        "Tuco takes nothing.",
        "Doc takes a Purse, unseen.",
    ]
    assert scene.told("Doc") == [
        event,
        "Ghost takes a Purse, unseen.",
        "Tuco takes nothing.",
        "Doc takes a Purse ($450).",
    ]
    assert scene.told(None)[1::2] == ["Ghost takes a Purse, unseen.", "Doc takes a Purse, unseen."]


@rule("EVENT-PICK")
def test_a_bandit_sharing_a_spot_with_another_picks_nothing() -> None:
    scene = closing("""
        express
        roof   .       | .     | .             | .
        inside Marshal | Ghost | Doc Tuco P300 | .
        round 5 Pickpocketing
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | .     | .             | .
        inside Marshal | Ghost | Doc Tuco P300 | .
        """)
    assert scene.all_told() == ["Pickpocketing: who is alone may take a Purse."]


@rule("EVENT-PICK")
def test_the_marshal_and_a_bandit_on_the_other_floor_do_not_count_as_company() -> None:
    scene = closing("""
        express
        roof   . | . | Doc P300 | Tuco P400
        inside . | . | Marshal  | Ghost P500
        seats Doc Tuco Ghost
        round 5 Pickpocketing
        """)
    scene.play("Doc", "pick P1")
    scene.play("Tuco", "pick P2")
    scene.play("Ghost", "pick P3")
    scene.shows("""
        roof   . | . | Doc[P300] | Tuco[P400]
        inside . | . | Marshal   | Ghost[P500]
        """)
    assert scene.told("Tuco")[1:] == [
        "Doc takes a Purse, unseen.",
        "Tuco takes a Purse ($400).",
        "Ghost takes a Purse, unseen.",
    ]


@rule("EVENT-REVENGE")
def test_the_marshals_revenge_takes_the_least_valuable_purse_of_everybody_on_the_roof_above_him() -> None:
    scene = closing("""
        express
        roof   Belle[P250] | Doc[P400 P300 P450 J] Tuco[P350] | .           | . | .
        inside .           | Marshal                          | Ghost[P300] | . | .
        round 5 Marshal's Revenge
        """)
    scene.shows("""
        roof   Belle[P250] | Doc[P400 P450 J] Tuco | .           | . | .
        inside .           | Marshal               | Ghost[P300] | . | .
        """)
    event = "Marshal's Revenge: everybody on the roof above him loses the least valuable Purse."
    assert scene.told("Doc") == [
        event,
        "Doc loses a Purse ($300) to the Marshal, out of the game.",
        "Tuco loses a Purse, unseen to the Marshal, out of the game.",
    ]
    assert scene.told("Tuco") == [
        event,
        "Doc loses a Purse, unseen to the Marshal, out of the game.",
        "Tuco loses a Purse ($350) to the Marshal, out of the game.",
    ]
    assert scene.told(None) == scene.told("Belle")
    assert scene.line("off") == ""


@rule("EVENT-REVENGE", "COMP-6")
def test_after_the_revenge_the_others_no_longer_know_the_remaining_faces() -> None:
    scene = closing("""
        express
        roof   . | Doc[P250(all) P300 P250] Ghost[P250(all)] | . | .
        inside . | Marshal                                   | . | Tuco
        round 5 Marshal's Revenge
        """)
    scene.shows("""
        roof   . | Doc[P300 P250] Ghost | . | .
        inside . | Marshal              | . | Tuco
        """)
    assert scene.told("Tuco")[1:] == [
        "Doc loses a Purse, unseen to the Marshal, out of the game.",
        "Ghost loses a Purse ($250) to the Marshal, out of the game.",
    ]
    assert scene.purses("Tuco", "Doc") == [None, None]
    assert sorted(face or 0 for face in scene.purses("Doc", "Doc")) == [250, 300]


@rule("EVENT-REVENGE")
def test_without_a_purse_nothing_is_lost() -> None:
    scene = closing("""
        express
        roof   . | Doc[J S] | .          | Ghost[P250]
        inside . | Marshal  | Tuco[P250] | .
        round 5 Marshal's Revenge
        """)
    scene.shows("""
        roof   . | Doc[J S] | .          | Ghost[P250]
        inside . | Marshal  | Tuco[P250] | .
        """)
    assert scene.all_told() == ["Marshal's Revenge: everybody on the roof above him loses the least valuable Purse."]


@rule("EVENT-HOSTAGE")
def test_everybody_in_or_on_the_locomotive_gains_250_dollars_in_cash() -> None:
    scene = closing("""
        express
        roof   Doc[P250] | Ghost   | . | .
        inside Tuco      | Marshal | . | .
        round 5 Hostage-Taking of the Conductor
        """)
    scene.shows("""
        roof   Doc[P250 $250] | Ghost   | . | .
        inside Tuco[$250]     | Marshal | . | .
        """)
    assert scene.all_told() == [
        "Hostage-Taking of the Conductor: everybody in or on the Locomotive gains $250.",
        "Doc gains $250.",
        "Tuco gains $250.",
    ]
    assert scene.purses("Tuco", "Tuco") == []
    assert scene.purses("Tuco", "Doc") == [None]


@rule("ROUND-1")
def test_a_round_whose_card_has_no_event_ends_without_one() -> None:
    scene = Drawn("""
        express
        roof   Tuco | Doc     | .     | .
        inside .    | Marshal | Ghost | .
        round 1 Bridge
        next event
        """)
    scene.shows("""
        roof   Tuco | Doc     | .     | .
        inside .    | Marshal | Ghost | .
        """)
    assert scene.told(None)[0] == "Doc is First Player."
