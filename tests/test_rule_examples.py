"""The drawn examples of the rules, made from the scenes of the tests."""

import re

import pytest

import folsom
from folsom.rulebook import rules
from tests.rules import test_rob
from tools import rule_examples

ROBBERY = """
    express
    roof   .       | Belle     | .  | Doc
    inside Marshal | Tuco P300 | .  | .
    phase stealin
    pile Tuco: Robbery
    stop after pile
    """


@pytest.mark.parametrize(
    ("word", "held", "written"),
    [
        ("P300", None, "purse:300"),
        ("S", None, "strongbox"),
        ("Tuco", "P300 J", "Tuco/purse:300/jewel"),
        ("<Tuco*", "", "Tuco<*"),
        ("Doc>", None, "Doc>"),
        ("Doc*>", None, "Doc>*"),
        (".", None, None),
    ],
)
def test_a_thing_is_written_as_the_page_reads_it(word: str, held: str | None, written: str | None) -> None:
    assert rule_examples.thing(word, held) == written


def test_a_test_that_draws_and_shows_is_an_example_in_every_language() -> None:
    example = rule_examples.recorded(test_rob.test_a_robbery_takes_one_token_of_choice_from_the_spot)
    assert example is not None
    assert example.before["inside"][1] == ["Tuco", "purse:300", "purse:450", "jewel"]
    assert example.after["inside"][1] == ["Tuco/jewel", "purse:300", "purse:450"]
    assert example.told["en"] == ["Tuco: Robbery.", "Tuco takes a Jewel ($500)."]
    assert example.told["de"][1] == "Tuco nimmt einen Edelstein (500 $)."
    assert set(example.told) == {"en", "fr", "de"}


def test_what_the_small_train_cannot_show_is_no_example() -> None:
    game = folsom.scene(ROBBERY, seed=1)
    assert rule_examples.picture(ROBBERY, game) is not None
    assert rule_examples.picture(ROBBERY.replace("roof ", "cell "), game) is None
    assert rule_examples.picture(f"{ROBBERY}\noff Ghost", game) is None


def test_a_bandit_who_has_fired_or_been_hit_stays_in_the_picture() -> None:
    drawn = rule_examples.train("""
        roof   .       | Belle/r2 | .
        inside Marshal | Tuco/4   | Doc/5/r1[P250]
        """)
    assert drawn == {"roof": [[], ["Belle"], []], "inside": [["Marshal"], ["Tuco"], ["Doc/purse:250"]]}


def figures(picture: rule_examples.Picture) -> set[str]:
    things = [thing for cells in picture.values() for cell in cells for thing in cell]
    return {re.split("[/<>*]", thing)[0] for thing in things if thing[0].isupper()}


def test_nobody_vanishes_from_an_example() -> None:
    examples = rule_examples.collect()
    assert {rule for rule, example in examples.items() if figures(example.before) != figures(example.after)} == set()


def test_examples_belong_to_rules() -> None:
    assert set(rule_examples.collect()) <= {rule.id for rule in rules()}
