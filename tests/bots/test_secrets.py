"""No bot's answer depends on what its seat cannot know."""

import inspect
import pickle
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import folsom
from folsom import bots
from folsom.bots.bot import Drifter, Sense
from folsom.bots.external import ExternalBot
from folsom.bots.guided import Guided
from folsom.bots.leaning import Leaning
from folsom.bots.level import Level
from folsom.bots.policy import Policy
from folsom.game.plain_values import as_plain
from folsom.game.registry import title
from folsom.kernel.dice import seeded
from tests.bots.secrets import Game, Part, compare_promises
from tests.properties import super_games
from tests.properties.configurations import PLAIN
from tests.properties.test_coverage import QUESTIONS

SUPER = [super_games.TITLE.setup(players, {"boxes": boxes}) for players, boxes in super_games.CONFIGURATIONS]
EXPRESS = [configuration.setup for configuration in PLAIN]
SUPER_GAMES = 6
THINKERS = ("drifter", "sense", "planner@6it", "planner:cautious@6it")


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """Random games of every configuration, in which the values of options are compared in several worlds."""
    parts = [Part(setup, number, 1) for number, setup in enumerate(EXPRESS)]
    parts += [Part(setup, number, SUPER_GAMES) for number, setup in enumerate(SUPER)]
    found: Counter[str] = Counter()
    for part in map(compare_promises, parts):
        found += part
    return found


def test_good_sense_finds_the_same_promises_in_all_worlds_that_look_alike(seen: Counter[str]) -> None:
    assert seen["worlds"] > 8_000
    assert seen["differ"] > 0.9 * seen["worlds"], "worlds that do not differ show nothing"
    assert seen["unequal"] > 2_000, "promises that are all equal show nothing"


def test_every_question_was_among_them(seen: Counter[str]) -> None:
    asked = {name.removeprefix("asked ") for name in seen if name.startswith("asked ")}
    assert asked >= {"program", *" ".join(QUESTIONS.values()).split()}


def test_a_mind_that_peeks_is_found_out() -> None:
    """A heuristic that counts the cards in the hand of the next seat."""

    class Peeper:
        promise: Sequence[int] = ()

        def weigh(self, s: Any) -> int:
            other = s.seats[(s.actor + 1) % s.rules.seats]
            self.promise = [1 + other.hand % 7] * s.offered
            return sum(self.promise)

    setup = folsom.new_game("express", 3, seed=1).setup
    with pytest.raises(AssertionError, match="what is hidden changes promises"):
        Game(title("express"), setup, 1, Peeper()).play()


# ---- nothing but the view
@pytest.mark.parametrize("kind", [Drifter, Sense, bots.Planner, Policy, Guided, Leaning, Level, ExternalBot])
def test_a_bot_is_given_a_view_and_what_is_legal(kind: type[bots.Bot]) -> None:
    assert list(inspect.signature(kind.decide).parameters) == ["self", "view", "legal"]


@pytest.mark.parametrize("setup", [EXPRESS[4], EXPRESS[-1], EXPRESS[-9], SUPER[7]], ids=str)
def test_equal_views_of_different_worlds_have_equal_answers(setup: folsom.Setup) -> None:
    compare_answers(setup, THINKERS)


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("express", {"players": 5, "boxes": ["horses", "timecar"]}),
        ("express", {"players": 4, "variant": "teams", "expert": True}),
        ("express", {"players": 3, "variant": "pairs"}),
        ("super", {"players": 5, "boxes": ["horse"]}),
    ],
)
def test_equal_views_have_equal_answers_of_networks(game: str, wishes: dict[str, Any]) -> None:
    names = ("policy", "network@20it", "greenhorn", "outlaw@20it", "legend:cautious@20it")
    compare_answers(folsom.new_game(game, seed=1, **wishes).setup, names)


def compare_answers(setup: folsom.Setup, thinkers: Sequence[str]) -> None:
    """Views contain only plain values, so nothing of a world is hidden in one; a pickled copy gets the same answer."""
    game = folsom.new_game(setup.game, setup.players, seed=4, **setup.options)
    chance = bots.bot("drifter", 4)
    differing = 0
    for number in range(36):
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal(seat)
        if number % 4 == 0 and len(legal) > 1:
            twin = game.redeal(seat, number)
            assert twin.view(seat) == view
            assert as_plain(twin.view(seat)) == as_plain(view)
            differing += twin.image() != game.image()
            for name in thinkers:
                views = (view, twin.view(seat), pickle.loads(pickle.dumps(view)))
                assert len({bots.bot(name, number).decide(each, legal) for each in views}) == 1, name
        game.play(seat, chance.decide(view, legal))
        if game.over:
            break
    assert differing >= 3


def test_a_planner_imagines_the_programme_of_who_is_ready_like_anybody_elses() -> None:
    """In Super Express a programme dealt at random would make players who have already chosen look foolish."""
    game = folsom.new_game("super", 4, seed=4)
    chance = bots.bot("drifter", 4)
    for seat in (0, 0, 0, 1, 1, 1, 2):
        game.play(seat, chance.decide(game.view(seat), game.legal(seat)))
    view: Any = game.view(2)
    assert [shown.ready for shown in view.programmes] == [True, True, False, False]
    world: Any = title("super").redeal(view, seeded(1))
    world.turn_to(2)
    title("super").heuristic({}, 1, True).begin(world)
    assert [pawn.noted for pawn in world.pawns] == [0, 0, 1, 0]
    assert (world.actor, world.legal(), world.to_act()) == (2, game.legal(2), [0, 1, 2, 3])
