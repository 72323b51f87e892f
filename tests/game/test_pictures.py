"""How the terminal's picture shows cards and partners; and people never see labels."""

import re

import pytest

import folsom
from folsom.kernel.dice import seeded

EXPERT = """
    express expert
    seats  Doc Belle Tuco
    roof   .       | .      | .         | .
    inside Marshal | Doc/5  | Belle     | Tuco P300#2 P?#4 P?#5
    hand   Doc: Move
    discard Doc: Fire, @neutral
    tucked Doc: Punch
    top    Belle: @Doc
    next   plan Doc 1
"""
LABEL = re.compile(r"\b[PJSW]\d+\b")


def line_of(picture: str, name: str) -> str:
    """A player's line, unfolded."""
    text = " ".join(picture.split())
    return text[text.index(f"{name}: hand") :]


def test_discards_bullets_on_top_and_bullets_received_are_drawn() -> None:
    game = folsom.scene(EXPERT)
    doc, belle = game.picture(0, 200), game.picture(1, 200)
    assert "Your discard: Fire, Punch, a neutral Bullet" in doc
    assert "Your discard" not in belle
    for picture in (doc, belle):
        assert "discard 3 (seen: Fire, a neutral Bullet), Bullets 5, received 1, loot" in line_of(picture, "Doc")
        assert "Punch" not in line_of(picture, "Doc").split("Belle:")[0]
        assert line_of(picture, "Belle").startswith(
            "Belle: hand 0, deck 11, Bullets on top: a Bullet of Doc, discard 0"
        )


def test_partners_are_named() -> None:
    game = folsom.new_game("express", 4, 1, variant="teams", bandits=["Doc", "Belle", "Tuco", "Ghost"])
    assert "Doc (with Belle): hand" in game.picture(0)
    assert "Ghost (with Tuco): hand" in game.picture(0)
    assert "(with" not in folsom.new_game("express", 4, 1).picture(0)


def test_what_looks_alike_is_counted_and_what_is_known_has_its_value() -> None:
    assert "2x P P=$300" in folsom.scene(EXPERT.replace("P300#2", "P300#2(Doc)")).picture(0)
    assert "3x P" in folsom.scene(EXPERT.replace("P300#2", "P300#2(Doc)")).picture(1)


def test_purses_that_only_others_have_seen_can_be_told_apart() -> None:
    scene = EXPERT.replace("P300#2", "P300#2(Doc)").replace("next   plan Doc 1", "pile Tuco: Robbery")
    game = folsom.scene(scene)
    assert [(option.text, option.words) for option in game.options(2)] == [
        ("rob P2", "Take a Purse, unseen (known to Doc)"),
        ("rob P4", "Take a Purse, unseen"),
        ("rob P5", "Take a Purse, unseen"),
    ]
    game.play(2, "rob P2")
    took = [next(event for event in game.events(seat) if event.kind == "took") for seat in range(3)]
    assert took[2].words == took[0].words == "Tuco takes a Purse ($300)."
    assert took[1].words == "Tuco takes a Purse, unseen."
    assert took[1].points["label"] == "P2"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_word_for_people_has_a_label(language: str) -> None:
    for seed, boxes in enumerate(([], ["horses", "timecar"])):
        game = folsom.new_game("express", 4, seed, language=language, boxes=boxes)
        dice = seeded(seed)
        while not game.over:
            seat = game.to_act[dice.below(len(game.to_act))]
            options = game.options(seat)
            assert not [option.words for option in options if LABEL.search(option.words)]
            assert not LABEL.search(game.question(seat))
            assert not LABEL.search(game.picture(seat))
            game.play(seat, options[dice.below(len(options))])
        assert not [event.words for seat in range(4) for event in game.events(seat) if LABEL.search(event.words)]
