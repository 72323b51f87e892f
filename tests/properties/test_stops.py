"""Scenes that stop: at whatever step of a round, in every variant, they read back and can be dealt again."""

import pytest

from folsom.express.interface.audit import audit, image
from folsom.express.interface.stops import ahead, frame_after, step_names
from folsom.express.interface.title import Express
from folsom.express.state import State
from folsom.kernel.dice import seeded
from tests.properties.bulk import fresh
from tests.properties.configurations import PLAIN, Configuration

TITLE = Express()
DECISIONS = 25  # before the stop is set


def stopped(configuration: Configuration, number: int) -> State | None:
    """A game that was played at random for a while, and then to the next step or a later one."""
    s, choice = fresh(configuration, number, None), seeded(number)
    for _ in range(choice.below(DECISIONS)):
        s.apply(s.options[choice.below(s.offered)])
    stop = frame_after(s, s.rules.steps[number % len(s.rules.steps)])
    if not ahead(s, stop):
        return None
    s.stop = stop
    while not s.over:
        s.apply(s.options[choice.below(s.offered)])
    return s


@pytest.mark.parametrize("at", range(len(PLAIN)), ids=[str(configuration.base) for configuration in PLAIN])
def test_a_game_that_stops_anywhere_reads_back_and_can_be_dealt_again(at: int) -> None:
    configuration = PLAIN[at]
    steps = len(step_names(fresh(configuration, 1, None)))
    met = 0
    for number in range(at % 3, steps, 3):
        s = stopped(configuration, number)
        if s is None:
            continue
        met += 1
        assert s.stopped()
        assert not s.ended()
        assert s.to_act() == []
        audit(s)
        text = TITLE.draw(s, configuration.setup)
        setup, again = TITLE.read_scene(text, seeded(1), None)
        assert TITLE.draw(again, setup) == text
        assert {**image(s), "actor": 0} == {**TITLE.image(again), "actor": 0}, text
        for viewer in (None, *range(setup.players)):
            seen = TITLE.view(s, setup, viewer)
            assert seen.stopped
            assert TITLE.view(TITLE.redeal(seen, seeded(number)), setup, viewer) == seen, text
    assert met
