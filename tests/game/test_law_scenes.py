"""Scenes of Marshal & Prisoners: errors are reported with their position, and names are read in any case."""

import pytest

import folsom

HEAD = """express variant=marshal
seats Marshal Mei Tuco Cheyenne
roof . | . | Tuco | Cheyenne | .
inside Marshal | . | . | . | Mei
"""
WRONG = {
    "a cylinder": ("cylinders 6", (5, 11), "the two cylinders hold 12 Bullets"),
    "no cylinder": ("cylinders", (5, 10), "the two cylinders hold 12 Bullets"),
    "three cylinders": ("cylinders 5 6 1", (5, 11), "the two cylinders hold 12 Bullets"),
    "a goal": (
        "round 2 Bridge\ngoals Tuco, Doc",
        (6, 13),
        "unknown goal 'Doc'; there are: Mei, Tuco, Cheyenne, Empty Cylinder, ",
    ),
    "a goal twice": ("round 3 Bridge\ngoals Tuco shown, Safe Mail, TUCO", (6, 30), "the goal Tuco is named twice"),
    "a goal too many": ("goals Tuco, Safe Mail", (5, 13), "one goal is drawn in each round: 1 so far"),
    "a Brawler card": ("brawlers Mei Tuco Mei Mei", (5, 23), "there are 3 Brawler cards"),
    "the Marshal's own": ("brawlers Marshal", (5, 10), "Marshal is not a bandit"),
    "who is arrested": ("arrested Marshal", (5, 10), "Marshal is not a bandit"),
    "who is hit": ("hit Mei Marshal", (5, 9), "Marshal is not a bandit"),
    "who frees": ("freed Marshal: Doc", (5, 7), "Marshal is not a bandit"),
    "Prisoners": ("prisoners Doc Belle", (5, 1), "3 Prisoners are locked up or freed, not 2"),
    "freed Prisoners": ("freed Mei: Doc Belle Ghost Tuco", (5, 1), "3 Prisoners are locked up or freed, not 4"),
    "a Prisoner twice": ("prisoners Doc Belle Doc", (5, 21), "the Prisoner Doc is named twice"),
    "a Prisoner who is free": ("prisoners Doc Belle Mei\nfreed Mei: Doc", (6, 12), "the Prisoner Doc is named twice"),
    "a Prisoner freed twice": ("freed Mei: Doc\nfreed Tuco: Doc", (6, 13), "the Prisoner Doc is named twice"),
    "a copied card": ("copied 1", (5, 8), "the pile is empty"),
    "a card with another on top": ("topped 1", (5, 8), "the pile is empty"),
    "a card that is not there": ("pile Tuco: Move\ncopied 2", (6, 8), "'2' should be 1"),
}


@pytest.mark.parametrize(("lines", "at", "says"), WRONG.values(), ids=WRONG.keys())
def test_an_error_points_at_the_word_that_is_concerned(lines: str, at: tuple[int, int], says: str) -> None:
    with pytest.raises(folsom.NotationError) as wrong:
        folsom.scene(HEAD + lines, seed=1)
    assert says in wrong.value.reason
    assert (wrong.value.line, wrong.value.column) == at


LINES = """round 2 Bridge
goals Full of Lead shown, Mei
prisoners Doc Belle
freed Tuco: Ghost
brawlers Mei
arrested Mei
"""


def test_capitals_do_not_matter() -> None:
    text = HEAD + LINES
    games = [folsom.scene(written, seed=1) for written in (text, text.upper(), text.lower())]
    assert len({str(game) for game in games}) == 1
    assert games[0].view(None).boxes["marshal"].goals[0] == "Full of Lead"
