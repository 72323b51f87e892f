"""Escape: the caught bandits, and the winners."""

from tests.rules import rule
from tests.rules.drawn import Drawn

ESCAPE = "Escape: at the end everybody in and on the train is caught; ride away, or be in or on the Stagecoach."
COACH = "The Stagecoach falls back to the Baggage car (car 1)."
LAST = "round 5 Escape"


def away(name: str) -> str:
    return f"{name} rides away for good, and is safe."


def caught(*names: str) -> list[str]:
    return [f"{name} is caught and cannot win." for name in names]


def slingers(*names: str) -> list[str]:
    return [f"{name} is Gunslinger: $1000." for name in names]


def ended(scene: str, first_line: str = "express boxes=horses") -> Drawn:
    """The end of the last round, from the event on."""
    return Drawn(f"{first_line}\n{scene}\n{LAST}\nnext event")


@rule("EVENT-ESCAPE", "END-3")
def test_everybody_who_stays_on_the_train_is_caught_and_with_all_caught_nobody_wins() -> None:
    game = ended("""
        roof   Belle   | .         | .    | .
        inside Marshal | Doc[P300] | Tuco | .
        """)
    assert game.all_told() == [
        ESCAPE,
        COACH,
        *caught("Belle", "Doc", "Tuco"),
        *slingers("Belle", "Doc", "Tuco"),
        "Belle: $1000.",
        "Doc: $1300.",
        "Tuco: $1000.",
        "Nobody wins.",
    ]
    assert game.game.over
    assert game.winners() == []
    assert [score.won for score in game.game.scores] == [False] * 3


@rule("EVENT-ESCAPE", "COACH-6")
def test_bandits_in_and_on_the_stagecoach_are_safe_and_the_richest_of_them_wins() -> None:
    game = ended("""
        roof   Belle   | .                    | .      | . | .
        inside Marshal | Doc[S P300]          | .      | . | .
        coach 1
        coach-roof Shotgun Tuco[P250]
        coach-inside Ghost[P300]
        """)
    assert game.all_told() == [
        ESCAPE,
        "The Stagecoach falls back to Second class (car 2).",
        *caught("Belle", "Doc"),
        *slingers("Belle", "Doc", "Tuco", "Ghost"),
        "Belle: $1000.",
        "Doc: $2300.",  # the richest, but caught
        "Tuco: $1250.",
        "Ghost: $1300.",
        "Ghost wins!",
    ]
    assert game.winners() == ["Ghost"]


@rule("EVENT-ESCAPE", "END-1", "HOST-2")
def test_the_money_of_a_bandit_who_rode_away_counts_in_full() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .                                           | . | . | .
        inside Marshal | Doc[P300 J J S $250 W OldLady] Horse        | . | . | Tuco[P250] Belle
        coach-inside Ghost[S Minister]
        {LAST}
        pile Doc: Ride
        """)
    game.play("Doc", "ride off")
    # Doc: 300 + 500 + 500 + 1000 + 250, 1000 for two Jewels, 1000; Ghost: 1000 + 900 + 1000
    assert game.dollars() == {"Doc": 4550, "Tuco": 1250, "Belle": 1000, "Ghost": 2900}
    assert game.all_told()[2:6] == [ESCAPE, COACH, *caught("Tuco", "Belle")]
    assert game.winners() == ["Doc"]


@rule("EVENT-ESCAPE", "END-2")
def test_the_gunslinger_title_is_awarded_among_all_bandits() -> None:
    game = ended("""
        roof   .       | .      | . | .
        inside Marshal | Tuco/4 | . | Doc
        hand Doc: @Tuco, @Tuco, @Belle
        coach-inside Belle/5[P250]
        """)
    assert game.all_told() == [
        ESCAPE,
        COACH,
        *caught("Tuco", "Doc"),
        *slingers("Tuco"),
        "Tuco: $1000.",
        "Doc: $0.",
        "Belle: $250.",
        "Belle wins!",
    ]


@rule("EVENT-ESCAPE", "END-2")
def test_the_bullets_of_a_bandit_who_rode_away_count_too() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .           | .      | .
        inside Marshal | Doc/5 Horse | .      | Tuco
        coach-inside Belle[J]
        hand Tuco: @Doc
        {LAST}
        pile Doc: Ride
        """)
    game.play("Doc", "ride off")
    assert game.dollars() == {"Doc": 1000, "Tuco": 0, "Belle": 500}
    assert game.winners() == ["Doc"]


@rule("EVENT-ESCAPE", "END-3")
def test_ties_are_broken_only_among_those_who_escaped() -> None:
    scene = """
        seats  Belle Doc Ghost Tuco
        roof   .       | Doc[J] | . | .  | .
        inside Marshal | .      | . | .  | Tuco[J]
        coach-inside Belle[J]
        coach-roof Shotgun Ghost[J]
        """
    game = ended(f"{scene}\nhand Belle: @neutral, @neutral\nhand Ghost: @neutral")
    assert game.dollars() == dict.fromkeys(("Belle", "Doc", "Ghost", "Tuco"), 1500)
    assert game.winners() == ["Ghost"]  # one Bullet to two; Doc and Tuco, caught, had none
    assert ended(scene).winners() == ["Belle", "Ghost"]


@rule("EVENT-ESCAPE", "TCAR-9", "TCAR-3")
def test_the_time_travel_car_is_part_of_the_train() -> None:
    game = ended(
        """
        roof   .       | Doc[P300] | .      | .
        inside Marshal | .         | .      | .
        coach-inside Belle
        time-car Tuco[J] S
        """,
        "express boxes=horses,timecar",
    )
    told = game.all_told()
    assert told[:2] == [ESCAPE, COACH]
    assert told[2:6] == ["Tuco gains $500.", "Tuco takes a Strongbox ($1000).", *caught("Doc", "Tuco")]
    assert told[-1] == "Belle wins!"
    assert game.dollars() == {"Doc": 1300, "Belle": 1000, "Tuco": 3000}  # a Jewel, 500, the Strongbox, 1000


@rule("EVENT-ESCAPE", "COACH-8")
def test_what_counts_is_where_a_bandit_is_at_the_very_end() -> None:
    game = Drawn(f"""
        express boxes=horses
        seats Doc Django Tuco Ghost
        roof   .       | .    | .         | . | .
        inside Marshal | .    | Tuco Doc  | . | .
        coach 2
        coach-roof Shotgun Django Ghost
        {LAST}
        pile Doc: Punch, Ghost: Punch
        """)
    game.play("Doc", "knock coach inside")
    game.play("Ghost", "punch Django")
    game.shows("""
        roof   .       | .    | Django    | . | .
        inside Marshal | .    | Doc       | . | .
        coach-inside Tuco
        coach-roof Shotgun Ghost S
        """)
    assert game.winners() == ["Tuco", "Ghost"]


@rule("EVENT-ESCAPE", "COACH-6", "GUN-6")
def test_the_shotgun_comes_to_the_roofs_before_the_train_is_searched() -> None:
    game = ended("""
        roof   .       | Shotgun | Doc | .
        inside Marshal | .       | .   | Tuco
        coach-roof Belle
        """)
    assert game.offers("Doc") == ["flee 1 roof", "flee 3 roof"]  # the Stagecoach is no way out
    game.play("Doc", "flee 3 roof")
    assert game.all_told()[:5] == [
        ESCAPE,
        "The Stagecoach falls back to Second class (car 2).",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Shotgun to the roof of First class (car 3).",
        *caught("Doc"),
    ]
    assert game.winners() == ["Belle"]
