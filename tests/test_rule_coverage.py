"""Every rule that is built has a test which shows it."""

from folsom.rulebook import rules
from tools import rule_index

COVERED_PAGES = ("colt-express.md", "horses.md", "time-car.md", "super.md")


def test_every_rule_of_the_covered_pages_is_cited() -> None:
    shown = {citation.id for citation in rule_index.citations()}
    missing = [one.id for one in rules() if one.page in COVERED_PAGES and one.id not in shown]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_rule_exists() -> None:
    known = {one.id for one in rules()}
    unknown = [f"{one.path}: {one.id}" for one in rule_index.citations() if one.id not in known]
    assert not unknown
