"""On a small screen every choice on the train is in the picture, or a pennant points to it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.visitor import SCREENS, TRAIN, Visitor

PHONES = [size for size in SCREENS if min(size) < 500]
# For each choice: whether it is in the picture, or else on which side a pennant points to it.
WHERE = """(targets) => {
  const picture = document.querySelector(".picture").getBoundingClientRect();
  const side = (x) => (x < picture.left ? "left" : x > picture.right ? "right" : "in the picture");
  return [...document.querySelectorAll(targets)].map((one) => {
    const { left, width } = one.getBoundingClientRect();
    const where = side(left + width / 2);
    const pennant = document.querySelector(`.pennant.${where}`);
    return where === "in the picture" || pennant?.checkVisibility() ? where : `nothing points ${where}`;
  });
}"""
STILL = """(targets) => {
  const now = [...document.querySelectorAll(targets)].map((one) => one.getBoundingClientRect().x).join();
  const same = window.before === now;
  window.before = now;
  return same;
}"""


def where(visitor: Visitor) -> list[str]:
    """Where each choice is, once the train stands still."""
    visitor.page.wait_for_function(STILL, arg=TRAIN, polling=300)
    found: list[str] = visitor.page.evaluate(WHERE, TRAIN)
    return found


@pytest.mark.parametrize("name", ["stealing", "crowded", "coach", "front"])
def test_neighbouring_choices_are_seen_together_on_a_phone(
    name: str, connected: VisitorFactory, moments: Moments
) -> None:
    table = moments[name]
    for size in PHONES:
        visitor = connected(f"/t/{table.key}", token=table.tokens[0], size=size, touch=True)
        visitor.asked()
        found = where(visitor)
        assert len(found) >= 2
        assert set(found) == {"in the picture"}, size


def test_a_pennant_points_to_choices_outside_the_picture(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["far"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0], size=(360, 640), touch=True)
    visitor.asked()
    found = where(visitor)
    outside = next(side for side in ("left", "right") if side in found)
    assert set(found) <= {"in the picture", "left", "right"}
    for _ in range(len(found)):
        pennant = visitor.page.locator(f".pennant.{outside}")
        if not pennant.count():
            break
        pennant.tap()
        where(visitor)
    assert outside not in where(visitor)


def test_nothing_zooms_with_reduced_motion(connected: VisitorFactory, moments: Moments) -> None:
    """Everything is in its place at once."""
    table = moments["stealing"]
    visitor = connected(
        f"/t/{table.key}", token=table.tokens[0], size=(390, 664), touch=True, calm=True, motion="system"
    )
    visitor.asked()
    assert visitor.page.evaluate("() => document.querySelector('.world').getAnimations().length") == 0
    assert set(where(visitor)) == {"in the picture"}


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_a_slot_shows_where_the_next_card_goes(
    size: tuple[int, int], connected: VisitorFactory, moments: Moments
) -> None:
    table = moments["planning"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0], size=size)
    visitor.asked()
    slot = visitor.page.locator(".film li").last
    expect(slot).to_contain_text("Your next card goes here")
    expect(slot).to_be_in_viewport(ratio=0.9)
    other = connected(f"/t/{table.key}", token=table.tokens[1], size=size)
    other.page.locator(".film li").first.wait_for()
    expect(other.page.locator(".film .slot")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_the_card_that_raises_a_question_is_next_to_its_answers(
    size: tuple[int, int], connected: VisitorFactory, moments: Moments
) -> None:
    table = moments["stealing"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0], size=size)
    visitor.asked()
    card, answer = (visitor.page.locator(f".asking {part}").first for part in (".card", ".others button"))
    expect(card).to_contain_text("Move")
    expect(card).to_be_in_viewport(ratio=1)
    left, right = card.bounding_box(), answer.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"]
