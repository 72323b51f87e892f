"""The end of a game with a Marshal player: goals, money, and who wins."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

HEAD = "express variant=marshal\nseats Marshal Doc Belle Tuco Mei\n"
TRAIN = """
    roof   .   | .       | .         | .    | .   | .
    inside .   | Marshal | Doc[P250#5] | Tuco[J] | Belle | B200 B1200 Mei
    """


def ended(text: str, card: str = "Pickpocketing") -> Drawn:
    return Drawn(f"{HEAD}{text}\nround 5 {card}\nnext event")


@rule("MP-END-2", "MP-END-1", "MP-GOAL-1")
def test_with_four_of_five_goals_the_marshal_wins_whatever_the_bandits_have() -> None:
    scene = ended(f"{TRAIN}\ngoals Doc, Belle, Safe Mail, Full Prison, Full of Lead\narrested Doc Belle")
    assert scene.winners() == ["Marshal"]
    assert scene.told(None)[1:6] == [
        "The Marshal has met a goal: arrest Doc.",
        "The Marshal has met a goal: arrest Belle.",
        "The Marshal has met a goal: save a Mailbag.",
        "The Marshal has met a goal: keep two Prisoners locked up, or one with five or more bandits.",
        "The Marshal has missed a goal: hit every bandit.",
    ]


@rule("MP-END-2", "MP-END-3")
def test_otherwise_the_richest_bandit_wins() -> None:
    scene = ended(f"{TRAIN}\ngoals Doc, Belle, Safe Mail, Full of Lead, Empty Cylinder\narrested Doc Belle")
    assert scene.dollars() == {"Marshal": 0, "Doc": 1250, "Belle": 1000, "Tuco": 2000, "Mei": 1500}
    assert scene.winners() == ["Tuco"]


@rule("MP-END-3", "MP-MAR-6", "MP-PRIS-1", "MP-SET-4")
def test_a_bandits_money_is_loot_mailbags_brawler_cards_prisoners_and_a_clean_poster() -> None:
    scene = ended("""
        roof   .   | .       | .         | .    | .   | .
        inside .   | Marshal | Doc[B1200] | Tuco | Belle | B200 Mei
        brawlers Doc Tuco
        prisoners Mei
        freed Doc: Ghost
        freed Belle: Tuco
        arrested Tuco
        goals Doc
        """)
    lines = {scene.game.seat_name(score.seat): dict(score.lines) for score in scene.game.scores}
    assert lines["Doc"]["loot"] == 1200
    assert lines["Doc"]["brawlers"] == 800
    assert lines["Doc"]["prisoners"] == 200
    assert lines["Doc"]["free"] == 500
    assert lines["Tuco"]["brawlers"] == 500
    assert lines["Tuco"]["free"] == 0
    assert lines["Marshal"]["free"] == 0
    assert lines["Marshal"]["gunslinger"] == 0


GOALS = {
    "Doc": ("arrested Doc", "arrested Belle"),
    "Empty Cylinder": ("cylinders 0 6", "cylinders 3 3"),
    "Arch Enemy": ("arrested Doc Belle Mei", "arrested Doc Belle"),
    "Full of Lead": ("hit Doc Belle Tuco Mei", "hit Doc Belle Mei"),
    "Full Prison": ("prisoners Mei Doc\nfreed Doc: Ghost", "prisoners Mei\nfreed Doc: Ghost Tuco"),
    "Two Brawlers": ("brawlers Doc", "brawlers Doc Doc"),
}
SIX = ", ".join(["@Marshal"] * 6)
DECK = f"deck Doc: Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Idea, {SIX}"


@rule("MP-GOAL-1", "MP-GOAL-2")
@pytest.mark.parametrize("goal", GOALS)
def test_each_goal_is_met_only_under_its_condition(goal: str) -> None:
    for line, met in zip(GOALS[goal], (True, False), strict=True):
        deck = DECK if goal == "Empty Cylinder" else ""
        told = ended(f"{TRAIN}\ngoals {goal}\n{line}\n{deck}").told(None)
        assert sum(words.startswith("The Marshal has met") for words in told) == met


@rule("MP-GOAL-2")
@pytest.mark.parametrize(
    ("goal", "words", "met", "missed"),
    [
        (
            "Full Prison",
            "keep two Prisoners locked up",
            "prisoners Mei\nfreed Doc: Ghost Tuco",
            "prisoners\nfreed Doc: Mei Ghost Tuco",
        ),
        ("Two Brawlers", "keep two Brawler cards", "brawlers Doc Tuco", "brawlers Doc Tuco Doc"),
    ],
)
def test_with_five_bandits_one_prisoner_or_brawler_card_is_enough(goal: str, words: str, met: str, missed: str) -> None:
    text = f"""
        express variant=marshal
        seats Marshal Doc Belle Tuco Mei Ghost
        roof   .   | .       | .   | .    | .     | .   | .
        inside .   | Marshal | Doc | Tuco | Belle | Mei | Ghost
        goals {goal}
        round 5 Pickpocketing
        """
    for line, verb in ((met, "met"), (missed, "missed")):
        told = Drawn(f"{text}\n{line}\nnext event").told(None)
        assert f"The Marshal has {verb} a goal: {words}, or one with five or more bandits." in told


@rule("MP-GOAL-2", "MP-END-1")
def test_mailbags_and_strongboxes_that_no_bandit_holds_are_saved() -> None:
    for loot, mail, boxes in (("J", True, True), ("B200", True, True), ("B200 B1200", False, True), ("S", True, False)):
        train = f"""
            roof   .   | .       | .         | .    | .   | .
            inside .   | Marshal | Doc[{loot}] | Tuco | Belle | Mei
            """
        told = ended(f"{train}\ngoals Safe Mail, Closed Strongboxes").told(None)
        assert [words.startswith("The Marshal has met") for words in told[1:3]] == [mail, boxes]


@rule("EVENT-CRIME")
def test_crime_does_not_pay_for_a_bandit_in_the_cell() -> None:
    train = """
        roof   .   | .       | .         | .    | .   | .
        inside .   | Marshal | Doc[P250#5] | Tuco | Belle | Mei
        """.replace("Tuco", ".")
    scene = ended(f"{train}\ncell Tuco[S J J]\ngoals Doc\nhit Doc", "Crime Doesn't Pay!")
    assert "Tuco" not in scene.winners()
    assert ended(f"{train}\ncell Tuco[S J J]\ngoals Doc\nhit Doc").winners() == ["Tuco"]
    escaped = train.replace("Belle", "Belle Tuco[S J J]")
    assert ended(f"{escaped}\narrested Tuco\ngoals Doc", "Crime Doesn't Pay!").winners() == ["Tuco"]


@rule("EVENT-CRIME")
def test_with_the_richest_in_the_cell_the_richest_of_the_others_wins() -> None:
    train = """
        roof   . | .       | .           | . | .        | .
        inside . | Marshal | Doc[P250#5] | . | Belle[J] | Mei
        cell Tuco[S J J]
        """
    scene = ended(f"{train}\ngoals Doc", "Crime Doesn't Pay!")
    assert scene.dollars()["Tuco"] > scene.dollars()["Belle"]
    assert scene.winners() == ["Belle"]


@rule("EVENT-GUILTY")
def test_with_a_guilty_conscience_the_poorest_bandit_wins_with_the_marshal() -> None:
    won = "goals Doc, Belle, Safe Mail, Full Prison\narrested Doc Belle"
    assert ended(f"{TRAIN}\n{won}", "Guilty Conscience").winners() == ["Marshal", "Belle"]
    tied = TRAIN.replace("Doc[P250#5]", "Doc")
    assert ended(f"{tied}\n{won}", "Guilty Conscience").winners() == ["Marshal"]
    lost = "goals Doc, Belle, Safe Mail, Full of Lead\narrested Doc Belle"
    assert ended(f"{TRAIN}\n{lost}", "Guilty Conscience").winners() == ["Tuco"]
