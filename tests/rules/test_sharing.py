"""Sharing the loot: at the end each Strongbox is shared on its owner's spot."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

SHARING = "Sharing the Loot: at the end each Strongbox is shared by all on its owner's spot."


def ended(scene: str, first_line: str = "express boxes=horses", station: str = "Sharing the Loot") -> Drawn:
    """The end of the last round, from the event on.  If nobody has fired, all are Gunslingers: $1000 each."""
    return Drawn(f"{first_line}\n{scene}\nround 5 {station}\nnext event")


@rule("EVENT-SHARE", "END-1", "END-3")
def test_a_strongbox_is_shared_by_everybody_on_its_owners_spot_including_the_owner() -> None:
    game = ended("""
        roof   .       | Ghost                   | .          | .    | .
        inside Marshal | Doc[S P300] Belle[J]    | Tuco[P250] | .    | .
        """)
    assert game.all_told() == [
        SHARING,
        "The Stagecoach falls back to the Baggage car (car 1).",
        *(f"{name} is Gunslinger: $1000." for name in ("Ghost", "Doc", "Belle", "Tuco")),
        "Ghost: $1000.",  # on the roof above them: another spot
        "Doc: $1800.",  # 500 of the Strongbox, 300, 1000
        "Belle: $2000.",  # 500 of the Strongbox, a Jewel, 1000
        "Tuco: $1250.",
        "Belle wins!",
    ]
    assert game.dollars() == {"Ghost": 1000, "Doc": 1800, "Belle": 2000, "Tuco": 1250}
    assert game.winners() == ["Belle"]
    game.shows("inside Marshal | Doc[S P300] Belle[J] | Tuco[P250] | . | .")  # the token stays where it is


@rule("EVENT-SHARE")
def test_the_scores_show_what_was_shared() -> None:
    game = ended("""
        roof   .       | .                    | . | .
        inside Marshal | Doc[S P300] Belle[J] | . | Tuco[P250]
        """)
    lines = {game.game.seat_name(score.seat): dict(score.lines) for score in game.game.scores}
    assert lines == {
        "Doc": {"loot": 1300, "shared": -500, "gunslinger": 1000, "received": 0},
        "Belle": {"loot": 500, "shared": 500, "gunslinger": 1000, "received": 0},
        "Tuco": {"loot": 250, "shared": 0, "gunslinger": 1000, "received": 0},
    }


@rule("EVENT-SHARE")
def test_an_owner_who_is_alone_keeps_everything() -> None:
    game = ended("""
        roof   .       | Doc[S] | .     | .
        inside Marshal | Belle  | .     | Tuco[J]
        """)
    assert game.dollars() == {"Doc": 2000, "Belle": 1000, "Tuco": 1500}
    assert game.winners() == ["Doc"]


@rule("EVENT-SHARE")
def test_three_get_333_dollars_each() -> None:
    game = ended("""
        roof   .       | . | Belle Doc[S] Tuco[P250] | .
        inside Marshal | . | .                       | .
        """)
    assert game.dollars() == {"Belle": 1333, "Doc": 1333, "Tuco": 1583}
    assert game.winners() == ["Tuco"]


@rule("EVENT-SHARE")
def test_two_strongboxes_of_one_owner_are_shared_by_three() -> None:
    game = ended("""
        roof   .       | . | .     | .
        inside Marshal | . | .     | Belle Doc[S S] Tuco[P250]
        """)
    assert game.dollars() == {"Belle": 1666, "Doc": 1666, "Tuco": 1916}  # 333 + 333


@rule("EVENT-SHARE")
def test_shares_are_rounded_down_box_by_box() -> None:
    game = ended("""
        roof   .                               | .     | . | Shotgun
        inside Belle Doc[S S S] Tuco[P250]     | .     | Marshal | .
        """)
    assert game.dollars() == {"Belle": 1999, "Doc": 1999, "Tuco": 2249}  # 333 + 333 + 333, not 3000 / 3
    six = ended("""
        roof   .                                         | . | . | . | . | . | .
        inside Belle Doc[S S] Tuco Ghost Django Cheyenne | . | Marshal | . | . | . | .
        """)
    assert set(six.dollars().values()) == {1332}  # 166 + 166, not 2000 / 6


@rule("EVENT-SHARE")
def test_owners_on_one_spot_share_each_others_strongboxes() -> None:
    game = ended("""
        roof   .       | .                        | .    | .   | .
        inside Marshal | Doc[S] Belle[S] Tuco     | .    | .   | Ghost
        """)
    assert game.dollars() == {"Doc": 1666, "Belle": 1666, "Tuco": 1666, "Ghost": 1000}  # 333 + 333
    assert game.winners() == ["Doc", "Belle", "Tuco"]


@rule("EVENT-SHARE")
def test_owners_on_different_spots_share_only_with_those_next_to_them() -> None:
    game = ended("""
        roof   .       | Belle[S] Ghost Django | .    | .   | .  | .
        inside Marshal | Doc[S] Tuco           | .    | .   | .  | .
        """)
    assert game.dollars() == {"Belle": 1333, "Ghost": 1333, "Django": 1333, "Doc": 1500, "Tuco": 1500}


@rule("EVENT-SHARE")
def test_a_strongbox_lying_on_the_spot_belongs_to_nobody() -> None:
    game = ended("""
        roof   .           | .           | . | .
        inside Marshal     | Doc Belle S | S | Tuco[P250]
        """)
    assert game.dollars() == {"Doc": 1000, "Belle": 1000, "Tuco": 1250}


@rule("EVENT-SHARE")
def test_nothing_but_strongboxes_is_shared() -> None:
    game = ended("""
        roof   .           | .                                     | . | .
        inside Marshal     | Doc[J P500 W $250 Teacher] Belle Tuco | . | .
        """)
    assert game.dollars() == {"Doc": 3050, "Belle": 1000, "Tuco": 1000}  # 500 + 500 + 250 + 800 + 1000


@rule("EVENT-SHARE", "COACH-6")
def test_the_stagecoachs_two_floors_are_separate_spots() -> None:
    game = ended("""
        roof   .       | Ghost     | .   | .   | .  | .
        inside Marshal | Belle     | .   | .   | .  | .
        coach 1
        coach-roof   Shotgun Doc[S] Tuco
        coach-inside Django[S]
        """)
    assert game.dollars() == {"Ghost": 1000, "Belle": 1000, "Doc": 1500, "Tuco": 1500, "Django": 2000}
    inside = ended("""
        roof   Ghost | .         | .   | .   | .  | .
        inside .     | Belle     | .   | .   | .  | Marshal
        coach-roof   Shotgun Django[S]
        coach-inside Doc[S] Tuco
        """)
    assert inside.dollars() == {"Ghost": 1000, "Belle": 1000, "Django": 2000, "Doc": 1500, "Tuco": 1500}


@rule("EVENT-SHARE", "COACH-6", "GUN-6")
def test_the_loot_is_shared_after_the_last_fall_back() -> None:
    game = ended("""
        seats Doc Belle Tuco
        roof   .       | . | Shotgun | Doc[S] Belle
        inside Marshal | . | .       | Tuco[P300]
        first Belle
        """)  # on the Caboose there is one way to flee: they stay together
    assert game.all_told() == [
        SHARING,
        "The Stagecoach falls back to First class (car 3).",
        "Doc is hit by a neutral Bullet.",
        "Belle is hit by a neutral Bullet.",
        "Belle flees from the Shotgun to the roof of Second class (car 2).",
        "Doc flees from the Shotgun to the roof of Second class (car 2).",
        *(f"{name} is Gunslinger: $1000." for name in ("Doc", "Belle", "Tuco")),
        "Doc: $1500.",
        "Belle: $1500.",
        "Tuco: $1300.",
        "Doc wins!",
        "Belle wins!",
    ]


@rule("EVENT-SHARE", "COACH-6", "GUN-3")
def test_a_bandit_who_flees_from_the_shotgun_at_the_last_moment_shares_with_nobody() -> None:
    game = ended("""
        seats Doc Belle Tuco
        roof   .       | Shotgun | Doc[S] Belle | .
        inside Marshal | .       | .            | Tuco[P300]
        first Belle
        """)
    assert game.asked() == ["Belle"]
    game.play("Belle", "flee 1 roof")
    game.play("Doc", "flee 3 roof")
    assert game.dollars() == {"Doc": 2000, "Belle": 1000, "Tuco": 1300}
    assert game.winners() == ["Doc"]


@rule("EVENT-SHARE", "ACT-1")
def test_the_effects_of_the_last_cards_count() -> None:
    game = Drawn("""
        express boxes=horses
        roof   .     | . | Tuco | .
        inside Doc S | . | .    | Belle Marshal
        anyway Marshal
        round 5 Sharing the Loot
        pile Doc: Robbery, Doc: Floor, Doc: Move
        """)
    game.play("Doc", "move 2 roof")
    assert game.dollars() == {"Tuco": 1500, "Doc": 1500, "Belle": 1000}


@rule("EVENT-SHARE", "TCAR-3")
def test_the_time_travel_car_is_a_spot() -> None:
    game = ended(
        """
        roof   Ghost | . | . | . | .
        inside .     | . | . | . | Belle Marshal
        anyway Marshal
        time-car Doc[S] Tuco
        """,
        "express boxes=horses,timecar",
    )
    assert game.dollars() == {"Ghost": 1000, "Belle": 1000, "Doc": 1500, "Tuco": 1500}


@rule("EVENT-SHARE", "TCAR-9", "HOST-BANKER")
def test_a_bandit_alone_in_the_time_travel_car_takes_a_strongbox_lying_there_and_shares_it_with_nobody() -> None:
    game = ended(
        """
        roof   Ghost  | . | .     | . | .
        inside Doc[S] | . | Tuco  | . | Marshal
        time-car Belle[Banker] S
        """,
        "express boxes=horses,timecar",
    )
    assert game.all_told()[2:4] == ["Belle gains $500.", "Belle takes a Strongbox ($1000)."]
    # Belle: 500 of the journey, the Strongbox, the Banker's 1000, 1000
    assert game.dollars() == {"Ghost": 1000, "Doc": 2000, "Tuco": 1000, "Belle": 3500}


@rule("EVENT-SHARE", "HOST-BANKER")
def test_a_shared_strongbox_still_counts_for_its_owners_banker() -> None:
    owner = ended("""
        roof   .       | .                    | . | .
        inside Marshal | Doc[S Banker] Belle  | . | Tuco
        """)
    assert owner.dollars() == {"Doc": 2500, "Belle": 1500, "Tuco": 1000}
    guest = ended("""
        roof   .       | .                    | . | .
        inside Marshal | Doc[S] Belle[Banker] | . | Tuco
        """)
    assert guest.dollars() == {"Doc": 1500, "Belle": 1500, "Tuco": 1000}
    two = ended("""
        roof   .       | .                     | . | .
        inside Marshal | Doc[S S Banker] Belle | . | Tuco
        """)
    assert two.dollars() == {"Doc": 3000, "Belle": 2000, "Tuco": 1000}  # the ransom is $1000 once
    lines = [dict(score.lines) for score in owner.game.scores]
    assert lines[0] == {"loot": 1000, "ransom": 1000, "shared": -500, "gunslinger": 1000, "received": 0}


@rule("EVENT-SHARE", "END-3")
def test_a_tie_after_sharing_goes_to_the_fewest_bullets_received() -> None:
    game = ended("""
        roof   .       | .                    | . | .
        inside Marshal | Doc[S J] Belle/r1[J] | . | Tuco
        hand Belle: @neutral
        """)
    assert game.dollars() == {"Doc": 2000, "Belle": 2000, "Tuco": 1000}
    assert game.winners() == ["Doc"]


@rule("EVENT-SHARE", "END-2")
def test_the_gunslingers_title_is_not_shared() -> None:
    game = ended("""
        roof   .       | .                      | . | .
        inside Marshal | Doc/5[S] Belle Tuco/r1 | . | .
        hand Tuco: @Doc
        """)
    assert game.dollars() == {"Doc": 1333, "Belle": 333, "Tuco": 333}


@rule("EVENT-SHARE", "TEAM-7")
def test_in_teams_a_foe_on_the_spot_gets_a_share_and_a_partner_keeps_it_in_the_team() -> None:
    teams = "express variant=teams boxes=horses"
    foe = ended(
        """
        seats Doc Belle Tuco Ghost
        roof   .       | .                   | .     | . | .
        inside Marshal | Doc[S] Tuco[P300]   | Belle | . | Ghost
        """,
        teams,
    )
    assert foe.dollars() == {"Doc": 1500, "Belle": 1500, "Tuco": 1800, "Ghost": 1800}
    assert foe.winners() == ["Tuco", "Ghost"]
    partner = ended(
        """
        seats Doc Belle Tuco Ghost
        roof   .       | .                   | .          | . | .
        inside Marshal | Doc[S] Belle        | Tuco[P300] | . | Ghost
        """,
        teams,
    )
    assert partner.dollars() == {"Doc": 2000, "Belle": 2000, "Tuco": 1300, "Ghost": 1300}
    three = ended(
        """
        seats Doc Belle Tuco Ghost
        roof   .       | .                   | . | . | .
        inside Marshal | Doc[S] Belle Tuco   | . | . | Ghost
        """,
        teams,
    )
    assert three.dollars() == {"Doc": 1666, "Belle": 1666, "Tuco": 1333, "Ghost": 1333}


@rule("EVENT-SHARE", "PAIR-8", "DUEL-4")
@pytest.mark.parametrize(
    ("first_line", "seats", "gunslinger"),
    [
        ("express variant=pairs boxes=horses", "Ghost+Tuco Doc+Django Belle+Cheyenne", 1000),
        ("express boxes=horses", "Ghost+Tuco Doc+Django", 0),
    ],
)
def test_in_two_bandit_play_both_bandits_of_a_player_get_shares(first_line: str, seats: str, gunslinger: int) -> None:
    others = "Belle Cheyenne" if "Belle" in seats else "."
    game = ended(
        f"""
        seats {seats}
        roof   .       | .                     | . | . | {others}
        inside Marshal | Doc[S] Django Ghost   | . | . | Tuco
        """,
        first_line,
    )
    assert game.dollars()["Doc+Django"] == 666 + gunslinger
    assert game.dollars()["Ghost+Tuco"] == 333 + gunslinger


@rule("EVENT-SHARE")
@pytest.mark.parametrize("station", ["Marshal's Revenge", "Mortal Bullet", "Escape"])
def test_with_another_station_strongboxes_are_not_shared(station: str) -> None:
    game = ended(
        """
        roof   .       | .                | . | .
        inside Marshal | Doc[S] Belle     | . | Tuco
        """,
        station=station,
    )
    assert game.dollars() == {"Doc": 2000, "Belle": 1000, "Tuco": 1000}
