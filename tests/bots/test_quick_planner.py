"""The planner from which networks learn how planners answer."""

import folsom
from folsom.express.state import State
from folsom.game import registry
from folsom.kernel.dice import seeded
from folsom.search.quick_planner import QuickPlanner
from folsom.search.tree import EXPLORE, ROOT, Search

LAST_ROBBERY = """
    express
    round 5 Pickpocketing
    roof   .       | Belle[P500] | . | Doc
    inside Marshal | Tuco P250 S | . | J
    phase stealin
    pile Tuco: Robbery
    """


def asked() -> State:
    game = folsom.scene(LAST_ROBBERY)
    (seat,) = game.to_act
    found = registry.title("express").redeal(game.view(seat), seeded(1))
    assert isinstance(found, State)
    found.turn_to(seat)
    return found


def planner(seed: int) -> QuickPlanner:
    return QuickPlanner(registry.title("express").heuristic({}, 1, True), 60, seed)


def test_it_finds_the_best_answer() -> None:
    s = asked()
    seat = s.actor
    s.apply(planner(5).answer(s))
    assert s.winners == 1 << seat, "with the Strongbox, not with a Purse"


def test_it_changes_nothing_and_searches_with_dice_of_its_own() -> None:
    s = asked()
    before = s.legal(), s.frames(), s.floor[:], s.dice.mark()
    one = planner(5)
    one.answer(s)
    assert (s.legal(), s.frames(), s.floor[:], s.dice.mark()) == before
    assert one.dice.mark() != planner(5).dice.mark()


def test_an_answer_without_a_choice_needs_no_search() -> None:
    s = asked()
    s.narrow(s.legal()[:1])
    one = planner(5)
    assert one.answer(s) == s.legal()[0]
    assert one.dice.mark() == planner(5).dice.mark()


def test_of_answers_tried_equally_often_the_better_one_is_chosen() -> None:
    search = Search(registry.title("express").heuristic({}, 1, True), 0, EXPLORE)
    for action, total in ((3, 1.0), (5, 2.0), (6, 1.5)):
        at = search.tree.grow(ROOT, action)
        search.tree.visits[at] = 4
        search.tree.total[at] = total
    assert search.best() == 5
