"""The rule pages, read as data."""

from pathlib import Path

import pytest

from folsom import rulebook
from folsom.rulebook import Rule, UnknownRule, find, parse, rule, rules
from tools import client_rules, rule_translations

DOCS = Path(__file__).parent.parent / "docs" / "rules"


def test_a_rule_is_found_by_its_number_with_its_page_and_section() -> None:
    assert rule("MOVE-2") == Rule(
        "MOVE-2", "On the roof: move 1, 2 or 3 cars forward or back.", "colt-express.md", "The six actions"
    )


def test_a_rule_is_found_in_small_letters_too() -> None:
    assert rule("belle-1") is rule("BELLE-1")


def test_no_number_is_given_twice() -> None:
    texts = ((page, (DOCS / page).read_text(encoding="utf-8")) for page in rulebook.PAGES)
    numbers = [one.id for page, text in texts for one in parse(page, text)]
    assert numbers == [one.id for one in rules()]


def test_every_page_with_rules_is_read() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in DOCS.glob("*.md")}
    with_rules = {name for name, text in texts.items() if "| id | rule |" in text}
    assert set(rulebook.PAGES) == with_rules == {one.page for one in rules()}


def test_every_rule_has_a_text_and_a_section() -> None:
    assert all(one.text and one.section for one in rules())


def test_the_pages_of_marshal_and_prisoners_say_how_sure_a_rule_is() -> None:
    assert rule("MP-SET-3").certainty == "C, count H"
    assert {one.page for one in rules() if one.certainty} == {"marshal.md"}


def test_find_takes_a_number_or_the_beginning_of_some() -> None:
    assert find("plan-1") == (rule("PLAN-1"),)
    assert [one.id for one in find("move")] == ["MOVE-1", "MOVE-2", "MOVE-3"]


def test_an_unknown_number_is_refused_with_those_that_look_like_it() -> None:
    with pytest.raises(UnknownRule, match=r"no rule MOVE-9; do you mean MOVE-[123]"):
        rule("MOVE-9")
    with pytest.raises(UnknownRule, match=r"^there is no rule nonsense$"):
        find("nonsense")


def test_plain_text_has_no_emphasis() -> None:
    one = Rule("X-1", "*Ruling:* a **car** with `expert=True`, at 2 * 3", "page.md", "Section")
    assert one.plain() == "Ruling: a car with expert=True, at 2 * 3"


def test_only_tables_of_rules_are_read() -> None:
    other = "# Page\n| a | b |\n|---|---|\n| A-1 | no |\n"
    table = "## Part\n| id | rule |\n|---|---|\n| B-1 | yes |\ntext | C-1 |\n"
    assert list(parse("page.md", other + "\n" + table)) == [Rule("B-1", "yes", "page.md", "Part")]


@pytest.mark.parametrize("page", rulebook.PAGES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_rule_stands_in_every_language_in_the_same_order(page: str, language: str) -> None:
    english, other = client_rules.translated("en", page), client_rules.translated(language, page)
    assert english
    assert other
    assert list(other[1]) == list(english[1])
    assert [rule.id for rule in other[1].values() if rule.text == english[1][rule.id].text] == []


def test_translated_rules_are_no_older_than_the_english_ones() -> None:
    old = rule_translations.out_of_date()
    assert not old, "translate these again, then `python -m tools.rule_translations` with their numbers"


def test_a_rule_that_has_changed_is_to_be_translated_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_translations, "NOTED", tmp_path / "translated.json")
    rule_translations.note(["MOVE-1"])
    assert "fr MOVE-1" not in rule_translations.out_of_date()
    assert {"fr MOVE-2", "de MOVE-2"} <= set(rule_translations.out_of_date())
    changed = {**rule_translations.digests(), "MOVE-1": "0badcafe"}
    monkeypatch.setattr(rule_translations, "digests", lambda: changed)
    assert {"fr MOVE-1", "de MOVE-1"} <= set(rule_translations.out_of_date())
    with pytest.raises(SystemExit, match="no rule MOVE-99"):
        rule_translations.note(["MOVE-99"])
