"""The rules of the base game with the boxes: set-up, cards, the Marshal, Bullets."""

import pytest

import folsom
from tests.rules import rule
from tests.rules.drawn import ACTIONS, Begun, Drawn, stealing

ALL_BOXES = [["horses"], ["timecar"], ["horses", "timecar"]]
TOO_FEW = "There are too few neutral Bullets: nobody gets one, and the rest leave the game."


def struck(*names: str) -> list[str]:
    return [f"{name} is hit by a neutral Bullet." for name in names]


@rule("VAR-1")
@pytest.mark.parametrize("boxes", ALL_BOXES)
@pytest.mark.parametrize("printing", ["later", "first"])
@pytest.mark.parametrize(
    ("players", "variant", "expert"),
    [
        (2, "duel", True),
        (2, "pairs", False),
        (3, "pairs", False),
        (3, "standard", False),
        (5, "standard", True),
        (4, "teams", True),
        (6, "teams", False),
    ],
)
def test_the_boxes_go_with_every_variant(
    boxes: list[str], printing: str, players: int, variant: str, expert: bool
) -> None:
    setup = Begun(players, variant=variant, expert=expert, printing=printing, boxes=boxes).sees(None).setup
    assert (setup.players, setup.options["variant"], setup.options["expert"]) == (players, variant, expert)
    assert setup.options["boxes"] == boxes


@rule("VAR-1")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"variant": "pairs", "expert": True}),
        (2, {"expert": False}),
        (5, {"variant": "teams"}),
        (7, {}),
        (4, {"boxes": ["horses", "horses"]}),
        (4, {"boxes": ["prisoners"]}),
    ],
)
def test_what_is_refused_without_the_boxes_is_refused_with_them(players: int, options: dict[str, object]) -> None:
    with pytest.raises(folsom.SetupError):
        Begun(players, **{"boxes": ["horses"], **options})  # type: ignore[arg-type]


@rule("SETUP-1", "SETUP-2", "SETUP-3", "SETUP-4", "HSET-1", "HSET-5")
def test_the_train_is_loaded_as_usual() -> None:
    game = Begun(3, boxes=["horses", "timecar"], bandits=["Doc", "Belle", "Tuco"], wagons=["Mail car", "?", "?"])
    view = game.sees(None)
    places = {place.name: [token.kind for token in place.loot] for place in view.places}
    assert places["0 inside"] == ["strongbox"]
    assert places["1 inside"] == ["purse"] * 4 + ["jewel", "whiskey"]
    for name in ("0 roof", "1 roof", "2 roof", "3 roof", "coach inside", "coach roof", "time-car"):
        assert places[name] == []
    assert view.marshal == 0
    assert (view.boxes["horses"].car, view.boxes["horses"].shotgun) == (0, "coach roof")
    assert [token.label for token in view.spare] == ["S2", "S3"]  # one is set aside; the Shotgun sits on the other
    for bandit in view.bandits:
        assert ([token.value for token in bandit.loot], bandit.bullets) == ([250], 6)
        cards = game.line(f"deck {bandit.name}:")
        assert sorted(cards.split(", ")) == sorted([*ACTIONS.split(", "), "Ride"])


@rule("ROUND-2", "DOC-1", "HSET-5")
def test_six_of_eleven_cards_are_drawn_and_doc_draws_seven() -> None:
    game = Drawn(
        """
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | . | .    | .
        inside Marshal | . | Tuco | Doc Belle
        round 1
        next draw-up
        """
    )
    assert [(game.cards(name).hand, game.cards(name).deck) for name in ("Doc", "Belle", "Tuco")] == [
        (7, 4),
        (6, 5),
        (6, 5),
    ]


@rule("PLAN-1", "PLAN-4", "PLAN-5", "ACT-1")
def test_a_ride_card_is_played_face_up_but_face_down_in_a_tunnel() -> None:
    scene = """
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | . | .    | .
        inside Marshal | . | Tuco | Doc Belle
        hand Doc: Ride, Fire
        round 1 Swivel Arm
        """
    game = Drawn(f"{scene}\nnext plan Doc 1")
    assert game.offers("Doc") == ["play Fire", "play Ride", "draw"]
    game.play("Doc", "play Ride")
    assert game.all_told() == ["Doc plays Ride."]
    game = Drawn(f"{scene}\nnext plan Doc 2")
    game.play("Doc", "play Ride")
    assert game.told("Doc") == ["Doc plays Ride face down."]
    assert game.told("Belle") == game.told(None) == ["Doc plays a card face down."]


@rule("ACT-2", "ACT-3", "RIDE-1")
@pytest.mark.parametrize("horse", ["Horse", "."])
def test_a_resolved_ride_card_returns_to_its_owners_deck_with_and_without_effect(horse: str) -> None:
    game = stealing(f"""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | . | .    | .
        inside Marshal | . | Tuco | Doc Belle {horse}
        pile Doc: Ride
        """)
    if horse == "Horse":
        assert game.refuses("Doc", "pass") == "RIDE-2"
        game.play("Doc", "ride 3 inside")
    assert "Ride" in game.line("deck Doc:").split(", ")


@rule("MARSHAL-1", "COACH-5", "TCAR-3")
def test_the_marshal_enters_only_the_cars_of_the_train() -> None:
    game = stealing("""
        express boxes=horses,timecar
        seats  Doc Belle Tuco
        roof   .       | .   | .    | .
        inside Marshal | Doc | Tuco | Belle
        pile Belle: Marshal, Doc: Marshal
        """)
    assert game.offers("Doc") == ["marshal 0", "marshal 2"]
    game.play("Doc", "marshal 0")
    assert game.all_told()[:2] == ["Belle: Marshal.", "The Marshal goes to the Baggage car (car 1)."]


@rule("MARSHAL-2", "RIDE-3")
@pytest.mark.parametrize(("start", "train"), [("inside", "| Doc Horse |"), ("roof", "| Horse |")])
def test_a_bandit_who_rides_into_the_marshals_car_flees_to_its_roof_with_a_bullet(start: str, train: str) -> None:
    roof = ". | Doc | . | ." if start == "roof" else ". | . | . | ."
    game = stealing(f"""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   {roof}
        inside . {train} Marshal | Belle Tuco
        pile Doc: Ride
        """)
    game.play("Doc", "ride 2 inside")
    assert game.all_told() == [
        "Doc: Ride.",
        "Doc rides from the Baggage car (car 1) to Second class (car 2).",
        "Doc goes into Second class (car 2).",
        *struck("Doc"),
        "Doc flees from the Marshal to the roof of Second class (car 2).",
    ]
    game.shows("""
        roof   . | . | Doc           | .
        inside . | . | Marshal Horse | Belle Tuco
        """)


@rule("MARSHAL-2", "MARSHAL-3", "RIDE-2", "RIDE-3")
def test_a_bandit_who_mounts_a_horse_above_the_marshal_and_stays_comes_straight_back_up() -> None:
    game = stealing("""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   . | . | Doc           | .
        inside . | . | Marshal Horse | Belle Tuco
        pile Doc: Ride
        """)
    game.play("Doc", "ride 2 inside")
    game.shows("roof . | . | Doc | .")
    assert game.bullets("Doc") == ["neutral"]


@rule("BULLET-1", "HSET-5")
def test_the_stock_is_sixteen_bullets_and_leaves_the_game_when_it_cannot_serve_everybody() -> None:
    scene = """
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .        | .         | .  | .
        inside Marshal  | Doc Tuco  | .  | Belle
        pile Doc: Marshal
        hand Belle: {}
        """
    served = stealing(scene.format(", ".join(["@neutral"] * 14)))
    assert [line for line in served.all_told() if "Bullet" in line] == struck("Doc", "Tuco")
    assert served.line("neutral") == "0"
    short = stealing(scene.format(", ".join(["@neutral"] * 15)))
    assert [line for line in short.all_told() if "Bullet" in line] == [TOO_FEW]
    assert (short.line("neutral"), short.bullets("Doc")) == ("0", [])


@rule("COMP-3", "BULLET-1")
def test_with_only_the_time_travel_car_there_are_thirteen_neutral_bullets() -> None:
    assert Begun(4, boxes=["timecar"]).sees(None).neutral == 13


@rule("ROB-2", "MOVE-3")
def test_the_stagecoachs_roof_and_the_roof_it_faces_are_different_spots() -> None:
    game = stealing("""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | Belle J | . | .
        inside Marshal | .       | . | Tuco
        coach 1
        coach-roof Shotgun Doc
        pile Doc: Robbery
        """)
    assert game.all_told() == ["Doc: Robbery.", "Doc finds nothing to rob."]
