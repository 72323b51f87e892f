"""The time-travel car: setting out, the secret destination, and landing."""

import pytest

from tests.rules import rule
from tests.rules.drawn import STEALIN, Drawn, hit

WAGONS = "wagons Baggage car, Second class, First class"
GONE = "Ghost travels in time and is gone from the train."
SECRET = "Ghost has chosen a place in time."


def ended(
    time_car: str, inside: str, more: str = "", number: int = 2, card: str = "Bridge", boxes: str = "timecar"
) -> Drawn:
    """The end of a round; the seats are Ghost, Tuco and Belle."""
    return Drawn(f"""
        express boxes={boxes}
        seats Ghost Tuco Belle
        {WAGONS}
        roof     . | . | . | .
        inside   {inside}
        time-car {time_car}
        round {number} {card}
        {more}
        next event
        """)


def landing(to: str, roof: str, inside: str, more: str = "", boxes: str = "horses,timecar") -> Drawn:
    """The start of Stealin'; Ghost is away, and Tuco and Belle are drawn."""
    return Drawn(f"""
        express boxes={boxes}
        seats Ghost Tuco Belle
        {WAGONS}
        roof   {roof}
        inside {inside}
        off    Ghost
        away Ghost: {to}
        {more}
        agenda steal:0:0 land:0:0
        """)


# ---- setting out
@rule("TCAR-8")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_bandit_alone_in_the_time_travel_car_at_the_end_of_a_round_sets_out(number: int) -> None:
    game = ended("Ghost", ". | Tuco | Marshal | Belle", number=number)
    assert game.asked() == ["Ghost"]
    assert game.game.question(0) == "You travel in time: where to? Nobody else will know"
    assert game.offers("Ghost") == ["set-out 0 inside", "set-out 1 inside", "set-out 2 inside", "set-out 3 inside"]
    for place in ("0 roof", "2 roof", "time-car"):
        assert game.refuses("Ghost", f"set-out {place}") == "TCAR-8"
    assert game.all_told() == [GONE]
    game.shows("off Ghost\ntime-car .\ninside . | Tuco | Marshal | Belle")
    for name in ("Ghost", "Tuco", None):
        assert game.sees(name).boxes["timecar"].bandit == "Ghost"
        assert game.sees(name).boxes["timecar"].destination is None
    assert game.sees(None).round.number == number


@rule("TCAR-8")
def test_in_the_fifth_round_nobody_sets_out() -> None:
    game = ended("Ghost", ". | Tuco | Marshal | Belle", number=5, card="Marshal's Revenge")
    assert game.game.over
    game.shows("time-car Ghost[$500]")


@rule("TCAR-8")
def test_the_stagecoach_is_a_destination_too() -> None:
    game = ended("Ghost", ". | Tuco | Marshal | Belle", "coach 0", boxes="horses,timecar")
    assert game.offers("Ghost")[-2:] == ["set-out 3 inside", "set-out coach inside"]
    assert game.refuses("Ghost", "set-out coach roof") == "TCAR-8"
    assert len(game.offers("Ghost")) == 5


@rule("TCAR-8")
@pytest.mark.parametrize("time_car", ["Ghost Tuco", ".", "Ghost Tuco Belle"])
def test_with_company_in_the_time_travel_car_nobody_sets_out(time_car: str) -> None:
    inside = ". | . | Marshal | " + " ".join(name for name in ("Ghost", "Tuco", "Belle") if name not in time_car)
    game = ended(time_car, inside)
    assert game.sees(None).round.number == 3
    assert game.sees(None).boxes["timecar"].bandit is None
    game.shows(f"time-car {time_car}")


@rule("TCAR-8")
def test_two_bandits_of_one_player_are_not_alone() -> None:
    scene = """
        express players=2 boxes=timecar
        seats Tuco+Cheyenne Django+Doc
        roof     . | . | . | . | .
        inside   DOC | . | . | Marshal | Django
        time-car Tuco CHEYENNE
        round 2 Bridge
        next event
        """
    both = Drawn(scene.replace("DOC", "Doc").replace("CHEYENNE", "Cheyenne"))
    assert both.sees(None).boxes["timecar"].bandit is None
    both.shows("time-car Tuco Cheyenne")
    one = Drawn(scene.replace("CHEYENNE", "").replace("DOC", "Doc Cheyenne"))
    assert one.asked() == ["Tuco+Cheyenne"]
    assert one.sees(None).boxes["timecar"].bandit == "Tuco"
    foe = Drawn(scene.replace("DOC", "Cheyenne").replace("CHEYENNE", "Doc"))
    assert foe.sees(None).boxes["timecar"].bandit is None


@rule("TCAR-8", "COACH-6", "ROUND-4")
def test_the_journey_comes_after_the_event_and_the_stagecoach_and_before_the_next_first_player_and_the_draw() -> None:
    game = Drawn(f"""
        express boxes=horses,timecar
        seats Ghost Tuco Belle
        {WAGONS}
        roof   Ghost | . | . | .
        inside . | Tuco | Marshal | Belle
        round 2 Braking
        first Tuco
        next event
        """)
    told = game.all_told()
    assert told[1:] == [
        "Ghost is carried off into the time-travel car.",
        "The Stagecoach falls back to the Baggage car (car 1).",
        GONE,
    ]
    assert game.sees(None).boxes["horses"].car == 1
    assert game.sees(None).first == game.seat("Tuco")
    assert game.cards("Belle").hand == 0
    game.play("Ghost", "set-out 1 inside")
    assert game.told(None)[:2] == [SECRET, "Belle is First Player."]
    assert game.told("Ghost")[:2] == ["Ghost will appear inside the Baggage car (car 1).", "Belle is First Player."]


@rule("TCAR-8", "GUN-6")
def test_a_bandit_who_flees_as_the_stagecoach_falls_back_does_so_before_the_journey() -> None:
    game = Drawn(f"""
        express boxes=horses,timecar
        seats Ghost Tuco Belle
        {WAGONS}
        roof     . | Shotgun | Tuco | .
        inside   . | . | Marshal | Belle
        time-car Ghost
        round 2 Bridge
        next event
        """)
    assert game.asked() == ["Tuco"]
    game.shows("time-car Ghost")
    game.play("Tuco", "flee 1 roof")
    assert game.asked() == ["Ghost"]
    game.shows("time-car .")


@rule("TCAR-8")
def test_the_travellers_own_loot_goes_along_and_loot_in_the_time_travel_car_stays() -> None:
    game = ended("Ghost[P300] J Horse", ". | Tuco | Marshal | Belle", boxes="horses,timecar")
    game.play("Ghost", "set-out 3 inside")
    game.shows("time-car J Horse\noff Ghost[P300]")


@rule("TCAR-8", "EXPERT-5")
def test_in_the_expert_variant_the_traveller_chooses_before_hands_are_filled() -> None:
    game = ended("Ghost", ". | Tuco | Marshal | Belle", boxes="timecar expert")
    assert game.asked() == ["Ghost"]
    assert [seat.hand for seat in game.sees(None).seats] == [0, 0, 0]
    game.play("Ghost", "set-out 3 inside")
    assert [seat.hand for seat in game.sees(None).seats] == [6, 6, 6]


# ---- the secret
def lockstep(one: Drawn, two: Drawn, traveller: str, others: list[str]) -> None:
    """Play both games alike until Stealin'; only the traveller's player sees or hears a difference."""
    turns = 0
    while one.sees(None).phase != "stealin'":
        for name in (*others, None):
            assert one.sees(name) == two.sees(name)
            assert one.told(name) == two.told(name)
            assert one.sees(name).boxes["timecar"].destination is None
        assert one.sees(traveller) != two.sees(traveller)
        seat = one.game.to_act[0]
        assert one.game.legal(seat) == two.game.legal(seat)
        action = one.game.legal(seat)[0]
        one.game.play(seat, action)
        two.game.play(seat, action)
        turns += 1
    assert turns >= 6


@rule("TCAR-8")
@pytest.mark.parametrize(("first", "second"), [("3 inside", "0 inside"), ("coach inside", "2 inside")])
def test_nobody_else_knows_the_destination_during_the_next_schemin(first: str, second: str) -> None:
    games = []
    for place in (first, second):
        game = ended("Ghost", ". | Tuco | Marshal | Belle", boxes="horses,timecar")
        game.play("Ghost", f"set-out {place}")
        assert game.sees("Ghost").boxes["timecar"].destination == place
        games.append(game)
    words = [game.told("Ghost")[-8:] for game in games]
    assert words[0] != words[1]
    lockstep(games[0], games[1], "Ghost", ["Tuco", "Belle"])


@rule("TCAR-8", "TEAM-4")
def test_a_partner_does_not_know_the_destination_either() -> None:
    games = []
    for place in ("3 inside", "1 inside"):
        game = Drawn("""
            express players=4 variant=teams boxes=timecar
            seats Belle Doc Tuco Ghost
            roof     . | . | . | . | .
            inside   . | Belle Tuco | . | Marshal | Ghost
            time-car Doc
            round 2 Bridge
            next event
            """)
        assert game.asked() == ["Doc"]
        game.play("Doc", f"set-out {place}")
        assert game.told("Belle")[1] == "Doc has chosen a place in time."
        games.append(game)
    lockstep(games[0], games[1], "Doc", ["Belle", "Tuco", "Ghost"])


@rule("TCAR-8")
def test_one_of_two_bandits_travels_and_its_player_knows_the_destination() -> None:
    games = []
    for place in ("3 inside", "1 inside"):
        game = Drawn("""
            express players=2 variant=pairs boxes=timecar
            seats Ghost+Tuco Doc+Django
            roof     . | . | . | .
            inside   . | Tuco | Doc Django | Marshal
            time-car Ghost
            round 2 Bridge
            next event
            """)
        game.play("Ghost", f"set-out {place}")
        assert game.sees("Tuco").boxes["timecar"].destination == place
        games.append(game)
    lockstep(games[0], games[1], "Ghost", ["Doc"])


# ---- landing
@rule("TCAR-8")
@pytest.mark.parametrize("boxes", ["timecar", "horses,timecar"])
@pytest.mark.parametrize(("to", "where"), [("0 inside", "the Locomotive"), ("3 inside", "First class (car 3)")])
def test_at_the_start_of_stealin_the_traveller_is_put_inside_the_destination(to: str, where: str, boxes: str) -> None:
    game = landing(to, ". | . | . | .", ". | Marshal | Tuco | Belle", boxes=boxes)
    cars = [".", "Marshal", "Tuco", "Belle"]
    cars[int(to[0])] += " Ghost"
    game.shows(f"roof . | . | . | .\ninside {' | '.join(cars)}")
    assert game.all_told() == [f"Ghost is back from the journey in time, inside {where}."]
    assert game.sees(None).boxes["timecar"].bandit is None


@rule("TCAR-8", "ACT-1")
def test_the_traveller_arrives_before_the_first_card_and_may_be_hit_by_it() -> None:
    game = Drawn(f"""
        express boxes=timecar
        seats Ghost Tuco Belle
        {WAGONS}
        roof   . | . | . | .
        inside . | Marshal | . | Belle Tuco
        off    Ghost[J]
        away Ghost: 3 inside
        hand Belle: Punch
        hand Tuco: Floor, Floor
        hand Ghost: Robbery
        first Belle
        pile Tuco: Punch
        next plan Tuco 3
        """)
    game.play("Tuco", "play Floor")
    assert game.told("Belle")[:9] == [
        "Tuco plays Floor Change.",
        STEALIN,
        "Ghost is back from the journey in time, inside First class (car 3).",
        "Tuco: Punch.",
        "Tuco punches Ghost.",
        "Ghost drops a Jewel ($500).",
        "Ghost lands inside Second class (car 2).",
        "Tuco: Floor Change.",
        "Tuco goes to the roof of First class (car 3).",
    ]


@rule("TCAR-8", "MARSHAL-2")
def test_a_traveller_in_the_marshals_car_is_driven_to_the_roof() -> None:
    game = landing("2 inside", ". | . | . | .", ". | Tuco | Marshal | Belle", "coach 0")
    game.shows("roof . | . | Ghost | .\ninside . | Tuco | Marshal | Belle")
    assert game.all_told() == [
        "Ghost is back from the journey in time, inside Second class (car 2).",
        "Ghost is hit by a neutral Bullet.",
        "Ghost flees from the Marshal to the roof of Second class (car 2).",
    ]


@rule("TCAR-8", "MARSHAL-2", "GUN-3")
def test_a_traveller_in_the_marshals_car_below_the_shotgun_gets_two_bullets_and_flees_before_the_first_card() -> None:
    game = landing("2 inside", ". | . | Shotgun | .", ". | Tuco | Marshal | Belle", "pile Tuco: Move, Belle: Floor")
    assert game.asked() == ["Ghost"]
    assert game.offers("Ghost") == ["flee 1 roof", "flee 3 roof"]
    assert game.bullets("Ghost") == ["neutral", "neutral"]
    assert (game.sees(None).phase, game.sees(None).round.turn) == ("stealin'", None)
    assert game.all_told()[2:] == [
        "Ghost flees from the Marshal to the roof of Second class (car 2).",
        "Ghost is hit by a neutral Bullet.",
    ]
    game.play("Ghost", "flee 3 roof")
    game.shows("roof . | . | Shotgun | Ghost")
    assert game.all_told() == ["Ghost flees from the Shotgun to the roof of First class (car 3).", "Tuco: Move."]


@rule("TCAR-8", "GUN-3")
def test_schemin_is_over_when_the_traveller_flees() -> None:
    game = Drawn("""
        express boxes=horses,timecar
        seats Ghost Tuco Belle
        roof   . | . | Shotgun | .
        inside . | Tuco | Marshal | Belle
        off    Ghost
        away Ghost: 2 inside
        hand Belle: Floor
        next plan Belle 3
        """)
    assert (game.sees(None).phase, game.sees(None).round.turn) == ("schemin'", 3)
    game.play("Belle", "play Floor")
    assert game.offers("Ghost") == ["flee 1 roof", "flee 3 roof"]
    assert (game.sees(None).phase, game.sees(None).round.turn) == ("stealin'", None)


@rule("TCAR-8", "GUN-3", "BULLET-1")
def test_the_travellers_two_bullets_are_separate_moments() -> None:
    game = landing("2 inside", ". | . | Shotgun | .", ". | Tuco | Marshal | Belle", f"{hit('Tuco', neutral=15)}, Ride")
    assert game.bullets("Ghost") == ["neutral"]
    assert game.offers("Ghost") == ["flee 1 roof", "flee 3 roof"]


@rule("TCAR-8", "HOST-1")
def test_a_traveller_in_the_stagecoach_takes_a_hostage_before_the_first_card() -> None:
    more = "coach 2\ncoach-inside Zealot Banker\npile Tuco: Move, Belle: Floor"
    game = landing("coach inside", ". | . | . | .", ". | Tuco | Marshal | Belle", more)
    assert game.asked() == ["Ghost"]
    assert game.offers("Ghost") == ["hostage Zealot", "hostage Banker"]
    assert game.refuses("Tuco", "move 0 inside") == "HOST-1"
    game.play("Ghost", "hostage Zealot")
    game.shows("coach-inside Ghost[Zealot] Banker")
    assert game.all_told() == [
        "Ghost is back from the journey in time, inside the Stagecoach.",
        "Ghost takes the Zealot hostage.",
        "Tuco: Move.",
    ]
    assert game.bullets("Ghost") == []


@rule("TCAR-8", "HOST-1", "HOST-2")
@pytest.mark.parametrize(("ghost", "hostages"), [("Ghost[Teacher]", "Banker"), ("Ghost", "")])
def test_a_traveller_who_has_a_hostage_or_finds_none_left_in_the_stagecoach_takes_none(
    ghost: str, hostages: str
) -> None:
    game = Drawn(f"""
        express boxes=horses,timecar
        seats Ghost Tuco Belle
        roof   . | . | . | .
        inside . | Tuco | Marshal | Belle
        coach-inside {hostages or "."}
        off    {ghost}
        away Ghost: coach inside
        agenda steal:0:0 land:0:0
        """)
    assert game.asked() == []
    game.shows(f"coach-inside {ghost} {hostages}")
