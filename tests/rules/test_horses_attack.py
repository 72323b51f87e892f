"""Horses & Stagecoach: the attack on horseback."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Begun, Drawn

FOUR = ["Belle", "Ghost", "Tuco", "Doc"]
WAGONS = "wagons Mail car, Dining car, First class, Second class"
MAIL, DINING, FIRST, SECOND = (
    "the Mail car (car 1)",
    "the Dining car (car 2)",
    "First class (car 3)",
    "Second class (car 4)",
)


def attack(seats: str, falls: list[int] | None = None, options: str = "") -> Drawn:
    """Everybody is riding, with four wagons to choose from; nothing is played after the attack."""
    return Drawn(
        f"""
        express boxes=horses {options}
        seats {seats}
        {WAGONS}
        round 0
        roof   . | . | . | . | .
        inside Marshal | . | . | . | .
        off    {seats.replace("+", " ")}
        phase setting-up
        agenda positions:0:0
        """,
        [] if falls is None else falls,
    )


def choose(game: Drawn, **choices: str) -> None:
    """Each of these players (named by their first bandit) chooses which bandits board."""
    for name, who in choices.items():
        game.play(name, f"board {who}")


@rule("ATTACK-1", "ATTACK-2")
def test_wagon_by_wagon_from_the_caboose_forward_everybody_boards_or_rides_on() -> None:
    game = attack(" ".join(FOUR))
    assert game.asked() == FOUR
    for name in FOUR:
        assert game.offers(name) == [f"board {name}", "board none"]
        assert game.game.question(game.seat(name)) == "Board Second class (car 4), or ride on?"
    choose(game, Belle="none", Ghost="Ghost", Tuco="none", Doc="none")
    assert game.all_told() == [
        "Belle rides on.",
        "Ghost starts inside Second class (car 4).",
        "Tuco rides on.",
        "Doc rides on.",
    ]
    assert game.asked() == ["Belle", "Tuco", "Doc"]
    assert game.game.question(game.seat("Doc")) == "Board First class (car 3), or ride on?"
    choose(game, Belle="none", Tuco="none", Doc="none")
    assert game.all_told() == ["Belle rides on.", "Tuco rides on.", "Doc rides on."]
    assert game.game.question(game.seat("Doc")) == "Board the Dining car (car 2), or ride on?"
    choose(game, Belle="Belle", Tuco="none", Doc="Doc")
    game.shows("""
        roof   . | . | . | . | .
        inside Marshal | Horse Tuco | Horse Horse Belle Doc | . | Horse Ghost
        """)
    assert game.all_told() == [
        f"Belle starts inside {DINING}.",
        "Tuco rides on.",
        f"Doc starts inside {DINING}.",
        f"Tuco starts inside {MAIL}.",
        "Ghost is First Player.",
    ]


@rule("ATTACK-1")
def test_the_attack_comes_before_the_first_draw() -> None:
    game = Begun(3, boxes=["horses"], bandits=["Belle", "Ghost", "Tuco"])
    assert [seat.hand for seat in game.sees(None).seats] == [0, 0, 0]
    assert game.sees(None).round is None
    assert game.all_told() == []
    choose(game, Belle="Belle", Ghost="Ghost", Tuco="Tuco")
    kinds = [event.kind for event in game.game.events(None)]
    assert kinds[:5] == ["moved", "moved", "moved", "first", "drew"]
    assert [seat.hand for seat in game.sees(None).seats] == [6, 6, 6]


@rule("ATTACK-1")
@pytest.mark.parametrize("order", [["Doc", "Belle", "Tuco"], ["Tuco", "Doc", "Belle"]])
def test_nothing_is_revealed_before_everybody_has_chosen(order: list[str]) -> None:
    """Two games in which the first three choose differently look alike to everybody else, and to a spectator."""
    one, two = attack(" ".join(FOUR)), attack(" ".join(FOUR))
    for place, name in enumerate(order):
        one.play(name, f"board {name}")
        two.play(name, "board none")
        assert one.all_told() == two.all_told() == []
        others = [other for other in FOUR if other not in order[: place + 1]]
        assert one.asked() == others
        for other in (*others, None):
            assert one.sees(other) == two.sees(other)
        assert one.sees(name) != two.sees(name)
    assert len({bandit.place for bandit in one.sees("Ghost").bandits}) == 1


@rule("ATTACK-1")
def test_a_partner_is_told_no_more_than_anybody_else() -> None:
    one, two = attack(" ".join(FOUR), options="variant=teams"), attack(" ".join(FOUR), options="variant=teams")
    choose(one, Belle="Belle")
    choose(two, Belle="none")
    assert one.asked() == ["Ghost", "Tuco", "Doc"]
    assert one.all_told() == two.all_told() == []
    for name in ("Ghost", "Tuco", None):
        assert one.sees(name) == two.sees(name)


@rule("ATTACK-1")
def test_a_choice_once_made_stands_and_players_choose_only_for_themselves() -> None:
    game = attack(" ".join(FOUR))
    assert game.refuses("Belle", "board Ghost") == "ATTACK-1"
    assert game.refuses("Belle", "jump 3 inside") == "ATTACK-1"
    choose(game, Belle="Belle")
    assert game.offers("Belle") == []
    assert game.game.why_not(game.seat("Belle"), "board none") is not None


@rule("ATTACK-2")
def test_a_bandit_who_boards_is_inside_and_their_horse_is_beside_the_wagon() -> None:
    game = attack(" ".join(FOUR), [3])
    choose(game, Belle="Belle", Ghost="Ghost", Tuco="Tuco", Doc="Doc")
    game.shows("""
        roof   . | . | . | . | .
        inside Marshal | . | . | . | Horse Horse Horse Horse Belle Ghost Tuco Doc
        """)
    assert game.sees(None).boxes["horses"].horses == (0, 0, 0, 0, 4)
    assert game.used_up()


@rule("ATTACK-3")
def test_the_last_rider_chooses_any_wagon_not_yet_passed() -> None:
    game = attack(" ".join(FOUR), [0])
    choose(game, Belle="Belle", Ghost="Ghost", Tuco="none", Doc="Doc")
    assert game.asked() == ["Tuco"]
    assert game.offers("Tuco") == ["jump 3 inside", "jump 2 inside", "jump 1 inside"]
    for place in ("4 inside", "0 inside", "3 roof", "coach inside", "coach roof"):
        assert game.refuses("Tuco", f"jump {place}") == "ATTACK-3"
    assert game.refuses("Tuco", "board none") == "ATTACK-3"
    game.all_told()
    game.play("Tuco", "jump 2 inside")
    assert game.all_told() == [f"Tuco starts inside {DINING}.", "Belle is First Player."]
    game.shows("inside Marshal | . | Horse Tuco | . | Horse Horse Horse Belle Ghost Doc")


@rule("ATTACK-3")
def test_a_bandit_who_becomes_the_last_rider_later_has_fewer_wagons_left() -> None:
    game = attack(" ".join(FOUR), [1])
    choose(game, Belle="none", Ghost="none", Tuco="none", Doc="none")
    choose(game, Belle="Belle", Ghost="none", Tuco="Tuco", Doc="Doc")
    assert game.asked() == ["Ghost"]
    assert game.offers("Ghost") == ["jump 2 inside", "jump 1 inside"]
    assert game.refuses("Ghost", "jump 3 inside") == "ATTACK-3"
    game.play("Ghost", "jump 1 inside")
    game.shows("inside Marshal | Horse Ghost | . | Horse Horse Horse Belle Tuco Doc | .")
    assert game.all_told()[-1] == "Tuco is First Player."


@rule("ATTACK-3")
@pytest.mark.parametrize("riders", [["Tuco"], ["Tuco", "Doc"], FOUR])
def test_at_the_last_wagon_everybody_left_boards_without_being_asked(riders: list[str]) -> None:
    game = attack(" ".join(FOUR), [0])
    for _ in range(2):
        choose(game, Belle="none", Ghost="none", Tuco="none", Doc="none")
    game.all_told()
    for name in FOUR:
        game.play(name, "board none" if name in riders else f"board {name}")
    assert game.asked() == []
    told = game.all_told()
    assert told[4:-1] == [f"{name} starts inside {MAIL}." for name in FOUR if name in riders]
    assert game.sees(None).boxes["horses"].horses == (0, len(riders), 4 - len(riders), 0, 0)


@rule("ATTACK-3", "TCAR-3")
def test_neither_the_locomotive_nor_the_stagecoach_nor_the_time_travel_car_can_be_boarded() -> None:
    game = Begun(3, boxes=["horses", "timecar"], bandits=["Belle", "Ghost", "Tuco"])
    choose(game, Belle="Belle", Ghost="Ghost", Tuco="none")
    assert game.offers("Tuco") == ["jump 2 inside", "jump 1 inside"]
    for place in ("0 inside", "coach inside", "coach roof", "time-car"):
        assert game.refuses("Tuco", f"jump {place}") == "ATTACK-3"
    game.play("Tuco", "jump 1 inside")
    riding = Begun(3, boxes=["horses", "timecar"], bandits=["Belle", "Ghost", "Tuco"])
    for _ in range(2):
        choose(riding, Belle="none", Ghost="none", Tuco="none")
    assert [bandit.place for bandit in riding.sees(None).bandits] == [2, 2, 2]


@rule("ATTACK-3")
def test_two_partners_who_still_ride_are_two_players() -> None:
    game = attack(" ".join(FOUR), options="variant=teams")
    choose(game, Belle="none", Ghost="none", Tuco="Tuco", Doc="Doc")
    assert game.asked() == ["Belle", "Ghost"]
    assert game.offers("Belle") == ["board Belle", "board none"]


@rule("ATTACK-4")
@pytest.mark.parametrize(("fall", "first"), [(0, "Ghost"), (1, "Doc")])
def test_the_first_player_is_drawn_among_those_in_the_rearmost_wagon_that_was_boarded(fall: int, first: str) -> None:
    game = attack(" ".join(FOUR), [fall])
    choose(game, Belle="none", Ghost="none", Tuco="none", Doc="none")
    choose(game, Belle="none", Ghost="Ghost", Tuco="none", Doc="Doc")
    choose(game, Belle="Belle", Tuco="none")
    assert game.used_up()
    assert game.all_told()[-1] == f"{first} is First Player."
    assert game.sees(None).first == game.seat(first)
    game.shows("inside Marshal | Horse Tuco | Horse Belle | Horse Horse Ghost Doc | .")


@rule("ATTACK-4")
def test_the_draw_for_first_player_has_one_chance_for_each_bandit_there() -> None:
    game = attack(" ".join(FOUR), [2])
    choose(game, Belle="none", Ghost="Ghost", Tuco="none", Doc="Doc")
    choose(game, Belle="none", Tuco="none")
    choose(game, Belle="Belle")
    with pytest.raises(ValueError, match="below 2"):
        choose(game, Tuco="none")


@rule("ATTACK-4")
@pytest.mark.parametrize(("fall", "first"), [(0, "Tuco+Cheyenne"), (1, "Django+Doc"), (2, "Tuco+Cheyenne")])
def test_a_player_with_two_bandits_there_has_two_chances(fall: int, first: str) -> None:
    game = attack("Tuco+Cheyenne Django+Doc", [fall], "players=2")
    choose(game, Tuco="Tuco+Cheyenne", Django="Django")
    game.play("Django", "jump 1 inside")
    assert game.used_up()
    assert game.all_told()[-1] == f"{first} is First Player."


@rule("ATTACK-4", "TEAM-2")
@pytest.mark.parametrize(
    ("boarding", "fall", "first"),
    [
        (["Belle", "Ghost", "Doc"], None, "Belle"),
        (["Ghost", "Tuco"], None, "Tuco"),
        (["Belle", "Tuco", "Doc"], 0, "Belle"),
        (["Belle", "Tuco", "Doc"], 1, "Tuco"),
        (["Ghost"], 0, "Belle"),
        (["Ghost"], 1, "Tuco"),
        (["Ghost", "Doc"], 1, "Tuco"),
    ],
)
def test_in_teams_the_first_player_is_an_a_player_there_or_else_any_a_player(
    boarding: list[str], fall: int | None, first: str
) -> None:
    """Belle and Tuco are the A players.  Bandits not in the rearmost wagon board the next one."""
    game = attack(" ".join(FOUR), [] if fall is None else [fall], "variant=teams")
    for name in FOUR:
        game.play(name, f"board {name}" if name in boarding else "board none")
    left = [name for name in FOUR if name not in boarding]
    for name in left:
        game.play(name, f"board {name}" if len(left) > 1 else "jump 3 inside")
    assert game.used_up()
    assert game.all_told()[-1] == f"{first} is First Player."
    assert game.sees(None).first == game.seat(first)


@rule("ATTACK-5", "ATTACK-1")
def test_with_two_bandits_a_player_chooses_for_each_of_them() -> None:
    game = attack("Tuco+Cheyenne Django+Doc", [], "players=2")
    assert game.asked() == ["Tuco+Cheyenne", "Django+Doc"]
    assert sorted(game.offers("Tuco")) == ["board Cheyenne", "board Tuco", "board Tuco+Cheyenne", "board none"]
    assert sorted(game.offers("Doc")) == ["board Django", "board Django+Doc", "board Doc", "board none"]
    words = {option.text: option.words for option in game.game.options(game.seat("Doc"))}
    assert words["board Django+Doc"] == "Django and Doc board"
    assert words["board Doc"] == "Doc boards"
    game.play("Tuco", "board Cheyenne")
    assert game.all_told() == []
    game.play("Doc", "board none")
    assert sorted(game.all_told()) == [
        f"Cheyenne starts inside {SECOND}.",
        "Django rides on.",
        "Doc rides on.",
        "Tuco rides on.",
    ]
    assert game.asked() == ["Tuco+Cheyenne", "Django+Doc"]
    assert game.offers("Tuco") == ["board Tuco", "board none"]
    assert game.refuses("Tuco", "board Cheyenne") == "ATTACK-1"
    assert game.refuses("Tuco", "board Tuco+Cheyenne") == "ATTACK-1"
    game.play("Doc", "board Django")
    game.play("Tuco", "board none")
    choose(game, Tuco="none", Doc="Doc")
    game.shows("inside Marshal | Horse Tuco | Horse Doc | Horse Django | Horse Cheyenne")
    assert game.all_told()[-1] == "Tuco+Cheyenne is First Player."


@rule("ATTACK-3", "ATTACK-5")
def test_a_player_whose_two_bandits_ride_last_chooses_for_each() -> None:
    game = attack("Tuco+Cheyenne Django+Doc", [0], "players=2")
    choose(game, Tuco="Tuco+Cheyenne", Doc="none")
    game.all_told()
    assert game.asked() == ["Django+Doc"]
    assert game.offers("Doc") == ["jump 3 inside", "jump 2 inside", "jump 1 inside"]
    assert game.game.question(1) == "Django: No other player is still riding: which wagon do you board?"
    game.play("Doc", "jump 1 inside")
    assert game.all_told() == [f"Django starts inside {MAIL}."]
    assert game.asked() == ["Django+Doc"]
    assert game.offers("Doc") == ["jump 3 inside", "jump 2 inside", "jump 1 inside"]
    game.play("Doc", "jump 3 inside")
    assert game.all_told() == [f"Doc starts inside {FIRST}.", "Tuco+Cheyenne is First Player."]
    game.shows("inside Marshal | Horse Django | . | Horse Doc | Horse Horse Tuco Cheyenne")


@rule("ATTACK-4", "ATTACK-5")
@pytest.mark.parametrize(("fall", "first"), [(0, "Ghost+Tuco"), (1, "Ghost+Tuco"), (2, "Belle+Cheyenne")])
def test_in_pairs_three_players_choose_for_six_bandits(fall: int, first: str) -> None:
    game = attack("Ghost+Tuco Doc+Django Belle+Cheyenne", [fall], "players=3 variant=pairs")
    choose(game, Ghost="Ghost+Tuco", Doc="none", Belle="Cheyenne")
    assert game.asked() == ["Doc+Django", "Belle+Cheyenne"]
    assert game.offers("Belle") == ["board Belle", "board none"]
    choose(game, Doc="Django", Belle="Belle")
    assert game.asked() == ["Doc+Django"]
    assert game.offers("Doc") == ["jump 2 inside", "jump 1 inside"]
    game.play("Doc", "jump 2 inside")
    game.shows("inside Marshal | . | Horse Doc | Horse Horse Django Belle | Horse Horse Horse Ghost Tuco Cheyenne")
    assert game.all_told()[-1] == f"{first} is First Player."
    assert game.used_up()


@rule("ATTACK-6", "RIDE-1")
def test_after_the_attack_any_bandit_may_ride_any_horse() -> None:
    """Belle moves to the wagon that Ghost boarded, and rides away on his Horse."""
    game = Drawn(f"""
        express boxes=horses
        seats Belle Ghost Tuco Doc
        {WAGONS}
        roof   . | . | . | . | .
        inside Marshal | . | . | . | .
        off    Belle Ghost Tuco Doc
        pile Belle: Move, Belle: Ride, Ghost: Ride
        phase setting-up
        agenda steal:0:0 positions:0:0
        """)
    choose(game, Belle="none", Ghost="Ghost", Tuco="none", Doc="none")
    choose(game, Belle="Belle", Tuco="none", Doc="none")
    choose(game, Tuco="Tuco", Doc="Doc")
    game.play("Belle", "move 4 inside")
    game.play("Belle", "ride 1 inside")
    assert game.all_told()[-3:] == [
        f"Belle goes into {MAIL}.",
        "Ghost: Ride.",
        "Ghost finds no Horse.",
    ]
    game.shows("inside Marshal | Horse Belle | Horse Horse Tuco Doc | Horse | Ghost")
