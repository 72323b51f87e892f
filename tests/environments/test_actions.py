"""The fixed actions of a set-up."""

import re

import pytest

import folsom
from folsom.environments import space
from folsom.express.codes import GO
from folsom.express.rules import OPS
from folsom.express.state import State
from folsom.kernel.dice import seeded
from folsom.learning.observation import WAITING, Cells, Observer
from tests.environments.worlds import SETUPS, called, positions, space_by_number, title_of

EVERY_SETUP = pytest.mark.parametrize("number", range(len(SETUPS)), ids=[called(setup) for setup in SETUPS])


@EVERY_SETUP
def test_every_option_has_an_index_of_its_own_and_the_index_leads_back(number: int) -> None:
    setup, of = SETUPS[number], space_by_number(number)
    title = title_of(setup)
    for core, _ in positions(number, 70 + number, every=5):
        for seat in range(setup.players):
            indices = of.mask_of(core, seat)
            if seat not in core.to_act():
                assert indices == [0]
                continue
            legal = core.offers(seat)
            assert len(set(indices)) == len(legal)
            assert min(indices) > 0
            assert of.indices(title.view(core, setup, seat), legal) == indices
            world = core.copy()
            world.turn_to(seat)
            assert [of.observer.action(world, index) for index in indices] == legal


@EVERY_SETUP
def test_every_question_has_answers_with_an_index(number: int) -> None:
    """Including questions that no box has turned into a choice so far, such as a Floor Change: a power might."""
    setup = SETUPS[number]
    core, table = title_of(setup).start(setup, seeded(number), None), space_by_number(number).observer.table
    if isinstance(core, State):
        questions = [op for op in range(OPS) if core.rules.ops[op].asks]
        assert [core.rules.ops[op].name for op in questions if max(table[op << 8 : op + 1 << 8]) < 0] == []
        floor = core.rules.op_named("floor")
        assert all(table[floor << 8 | GO + place] > 0 for place in range(2 * core.ground.cars + 2))


def test_what_has_no_index_is_not_written_beside_the_mask() -> None:
    core = title_of(SETUPS[0]).start(SETUPS[0], seeded(1), None)
    blind = Observer(SETUPS[0].players, [WAITING], [-1] * (OPS << 8))
    cells = Cells()
    with pytest.raises(ValueError, match="has no index"):
        blind.write_mask(core, cells, 5)
    assert cells.size == 0


@EVERY_SETUP
def test_names_are_texts_of_the_notation_with_bandits_counted_from_who_acts(number: int) -> None:
    setup, of = SETUPS[number], space_by_number(number)
    title, names = title_of(setup), of.names()
    assert names[0] == WAITING
    assert len(set(names)) == len(names)
    for core, _ in positions(number, 90 + number, every=9):
        for seat in core.to_act():
            view = title.view(core, setup, seat)
            for option in title.options(core, seat, title.catalogue("en")):
                if option.verb != "take-back":
                    index = of.indices(view, [option.action])[0]
                    assert names[index] == by_number(option.text, view, setup.game, of)


def by_number(text: str, view: object, game: str, of: folsom.environments.Space) -> str:
    """A text in the notation as the name of an action: with seats instead of the names of bandits."""
    if game == "super":
        return text
    bandits = {b.name: b for b in view.bandits}  # type: ignore[attr-defined]
    mine = bandits_of(view)
    verb, _, rest = text.partition(" ")
    if verb == "pair":
        return text.partition("+")[0]
    if rest.startswith("prisoner "):
        return text
    first, _, card = rest.partition(" ")
    if first in bandits and card.split(" ")[0] in ("Move", "Floor", "Robbery", "Fire", "Punch", "Marshal", "Ride"):
        kind, _, down = card.partition(" ")
        other = " of the other bandit" if bandits[first].bandit != mine[0] else ""
        return f"{verb} {kind}{other}{' down' if down else ''}"
    for name, bandit in bandits.items():
        number = int(of.observer.relative(view.seat, 128 + bandit.bandit)) - 128  # type: ignore[attr-defined]
        rest = re.sub(rf"Bullet {name}\b", f"Bullet from bandit {number}", rest)
        rest = re.sub(rf"(?<!\w){name}\b", f"bandit {number}", rest)
    return f"{verb} {rest}".strip()


def bandits_of(view: object) -> tuple[int, ...]:
    found: tuple[int, ...] = view.seats[view.seat].bandits  # type: ignore[attr-defined]
    return found


def test_the_space_has_the_size_of_its_set_up() -> None:
    small, large = space("express", players=3), space("express", players=6, boxes=["horses", "timecar"])
    assert len(small.names()) < len(large.names())
    assert "move time-car" in large.names()
    assert "move time-car" not in small.names()
    assert space("super", players=3).names() == [
        WAITING,
        "program Turn",
        "program Floor",
        "program Move",
        "program Shoot",
    ]
    assert space("super", players=3, boxes=["horse"]).names()[-1] == "program Horse"
