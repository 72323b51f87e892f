"""What boxes declare about facts and answers is complete: words in every language, nothing twice, who sees what."""

from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

from folsom import rulebook
from folsom.express.base.steps import DO_MOVE, REVEAL
from folsom.express.box_interface import BoxInterface
from folsom.express.boxes import INTERFACES, assemble
from folsom.express.interface.answers import Pass
from folsom.express.interface.catalogue import catalogue
from folsom.express.interface.common_events import describe_nothing
from folsom.express.interface.fact_kinds import FactKind, MoveReason
from folsom.express.interface.point_types import Nothing
from folsom.express.interface.question_kinds import Question
from folsom.express.interface.setup import APART, BANDITS, bandits_of
from folsom.express.interface.token_kinds import TokenKind
from folsom.express.rules import OPS, Rules
from folsom.game import registry
from folsom.interface.words import LANGUAGES, Catalogue, MissingWord, load
from tests.properties.configurations import PLAIN

BOXES = {interface.name: interface for interface in INTERFACES}
FOLDERS = list(dict.fromkeys(interface.folder for interface in INTERFACES))
WITH_WORDS = [folder for folder in FOLDERS if (files(f"folsom.express.{folder}") / "words").is_dir()]


def boxes_in(folder: str) -> list[BoxInterface]:
    """The boxes in a folder, which share its words."""
    return [interface for interface in INTERFACES if interface.folder == folder]


def general(key: str, words: Catalogue) -> str:
    """The common key of all plural forms of a sentence."""
    other = f"{key.rpartition('.')[0]}.other"
    return other if words.has(other) else key


def event_keys(interface: BoxInterface) -> set[str]:
    """The keys that a box needs for its kinds of facts, and for what it adds to those of others."""
    kinds = [(kind.name, kind.sentences or ("",)) for kind in interface.facts()]
    kinds += [(addition.name, addition.sentences) for addition in interface.fact_additions()]
    return {f"event.{name}.{sentence}".rstrip(".") for name, sentences in kinds for sentence in sentences}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", WITH_WORDS)
def test_a_box_has_words_for_its_events_and_no_others(box: str, language: str) -> None:
    words = load([files(f"folsom.express.{box}") / "words"], language)
    there = {general(key, words) for key in words.entries if key.startswith("event.")}
    wanted = {key for interface in boxes_in(box) for key in event_keys(interface)}
    assert not wanted - there, f"{box} has no words in {language}"
    assert not there - wanted, f"{box} has words in {language} that nothing declares"


def question_keys(interface: BoxInterface) -> set[str]:
    """The keys for a box's questions and their answers, and for answers that it adds to other questions."""
    before = INTERFACES[: INTERFACES.index(interface)]
    own = [question for question in interface.questions() if not any(question in box.questions() for box in before)]
    keys = {f"question.{one.name}.{sentence}".rstrip(".") for one in own for sentence in one.sentences or ("",)}
    answers = [(one.name, answer) for one in own for answer in one.answers]
    names = {question.op: question.name for box in INTERFACES for question in box.questions()}
    answers += [(names[op], answer) for op, answer in interface.more_answers()]
    return keys | {f"option.{name}.{sentence}" for name, answer in answers for sentence in answer.sentences}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", WITH_WORDS)
def test_a_box_has_words_for_its_questions_and_their_answers_and_no_others(box: str, language: str) -> None:
    words = load([files(f"folsom.express.{box}") / "words"], language)
    there = {general(key, words) for key in words.entries if key.startswith(("question.", "option."))}
    wanted = {key for interface in boxes_in(box) for key in question_keys(interface)}
    assert not wanted - there, f"{box} has no words in {language}"
    assert not there - wanted, f"{box} has words in {language} that nothing declares"


def test_a_box_without_words_declares_nothing_that_needs_some() -> None:
    without = [interface for interface in INTERFACES if interface.folder not in WITH_WORDS]
    assert not [interface.name for interface in without if event_keys(interface) | question_keys(interface)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_box_that_can_be_chosen_has_a_name_and_a_hint(game: str, language: str) -> None:
    title = registry.title(game)
    words, wanted = title.catalogue(language), title.declaration().choices["boxes"].values
    assert len(wanted) >= 2
    assert [f"box.{box}.{key}" for box in wanted for key in ("name", "hint") if not words.has(f"box.{box}.{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_a_name_a_hint_and_its_numbers_of_players(language: str) -> None:
    express = registry.title("express")
    words, variants = express.catalogue(language), express.declaration().choices["variant"].values
    keys = [f"box.{variant}.{key}" for variant in variants for key in ("name", "hint", "players")]
    assert len(keys) == 15
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_power_of_every_bandit_is_said_with_its_rule(language: str) -> None:
    express, words = registry.title("express"), catalogue(language)
    said: dict[str, set[tuple[str, str]]] = {}
    played = [
        (express.setup(4, {"printing": printing, "boxes": list(boxes)}), bandits_of(boxes))
        for printing, boxes in product(("later", "first"), APART)
    ]
    played.append((express.setup(4, {"variant": "marshal"}), bandits_of((), "marshal")))
    for setup, names in played:
        for name in names:
            power = express.power(setup, name, words)
            assert power
            assert rulebook.rule(power.rule).id == power.rule
            said.setdefault(name, set()).add((power.rule, power.words))
            assert words.has(f"trait.{name.lower()}")
    assert set(said) == set(BANDITS)
    for name, powers in said.items():  # another rule has other words
        assert len({rule for rule, _ in powers}) == len({sentence for _, sentence in powers}) == len(powers), name
    setup = express.setup(4, {})
    assert express.power(setup, "Player 1", words) is None


def test_a_word_that_is_missing_is_named() -> None:
    with pytest.raises(MissingWord, match=r"the catalogue fr has no words for event\.landed"):
        catalogue("fr")("event.landed", bandit="Doc")


def test_a_key_in_two_files_of_a_catalogue_is_refused(tmp_path: Path) -> None:
    for box in ("one", "two"):
        (tmp_path / box).mkdir()
        (tmp_path / box / "en.toml").write_text('[event]\nshot = "Bang!"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"two.en\.toml has words for event\.shot, and so has another file"):
        load([tmp_path / "one", tmp_path / "two"], "en")


# ---- nothing is declared twice
class Landing(BoxInterface):
    """A box with a fact, a reason and a token of its own."""

    def __init__(self, code: int, name: str, reason: int, token: str) -> None:
        super().__init__("landing")
        self.fact = FactKind(code, name, Nothing, describe_nothing)
        self.reason = MoveReason(reason, "landing")
        self.landed = TokenKind(token, "L")

    def facts(self) -> list[FactKind]:
        return [self.fact]

    def reasons(self) -> list[MoveReason]:
        return [self.reason]

    def token_kinds(self) -> list[TokenKind]:
        return [self.landed]


def rules() -> Rules:
    return assemble(4, "standard", False, False, ["horses"], [], [])


def test_a_new_box_declares_its_own() -> None:
    r = rules()
    r.declare(Landing(200, "landed", 20, "balloon"))
    assert r.facts[200].name == "landed"
    assert (r.reasons[20].name, r.token_kinds["balloon"].letter) == ("landing", "L")


@pytest.mark.parametrize(
    ("landing", "fault"),
    [
        (Landing(41, "landed", 20, "balloon"), "fact 41 is rode already, not landed"),
        (Landing(200, "rode", 20, "balloon"), "there is a kind of fact rode already, with another code than 200"),
        (Landing(200, "landed", 0, "balloon"), "reason 0 is card already, not landing"),
        (Landing(200, "landed", 20, "purse"), "there is a kind of token purse already"),
    ],
)
def test_what_is_there_already_is_refused(landing: Landing, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        rules().declare(landing)


class Asking(BoxInterface):
    """A box that asks."""

    def __init__(self, op: int, name: str) -> None:
        super().__init__("asking")
        self.question = Question(op, name, "what to do", [Pass()])

    def questions(self) -> list[Question]:
        return [self.question]


@pytest.mark.parametrize(
    ("asking", "fault"),
    [
        (Asking(DO_MOVE, "move"), f"op {DO_MOVE} asks move already"),
        (Asking(REVEAL, "peek"), f"op {REVEAL} is reveal, and does not ask peek"),
    ],
)
def test_a_question_belongs_to_the_op_that_asks_it(asking: Asking, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        rules().declare(asking)


def test_every_op_that_asks_has_a_declared_question() -> None:
    """In every set-up; otherwise its options would have neither a text nor words."""
    for configuration in PLAIN:
        r = configuration.rules
        assert {op for op in range(OPS) if r.ops[op].asks} == set(r.questions), configuration
