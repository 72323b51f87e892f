"""Copies of a game with copy and pickle: each continues as the original does, and independently."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import pytest

import folsom
from folsom.game.game import Game
from folsom.interface.errors import RecordError
from folsom.kernel.dice import Dice, fair, scripted, seeded
from tests.game.test_game import play_on

SCENE = """
    express
    seats  Doc Belle Tuco
    roof   .         | Belle | .         | .
    inside Marshal S | Tuco  | Doc[P250] | P300 P?
    pile   Belle: Move, Tuco: Fire
"""

Copy = Callable[[Game], Game]


def pickled(protocol: int) -> Copy:
    def through(game: Game) -> Game:
        other: Game = pickle.loads(pickle.dumps(game, protocol))
        return other

    return through


COPIES: dict[str, Copy] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled(pickle.DEFAULT_PROTOCOL),
    "oldest pickle": pickled(0),
}


def with_script() -> Game:
    """Dice whose first five numbers are given, and all others 0."""
    return folsom.new_game("super", players=3, dice=scripted([2, 1, 3, 1] + [0] * 500))


def redealt() -> Game:
    game = folsom.new_game("express", players=3, seed=5)
    advance(game, 20)
    return game.redeal(1, 7)


GAMES: dict[str, Callable[[], Game]] = {
    "express": lambda: folsom.new_game("express", players=4, seed=3, expert=True),
    "express with all boxes": lambda: folsom.new_game("express", players=5, seed=4, boxes=["horses", "timecar"]),
    "pairs": lambda: folsom.new_game("express", players=3, seed=4, variant="pairs"),
    "teams": lambda: folsom.new_game("express", players=4, seed=4, variant="teams", language="fr"),
    "super": lambda: folsom.new_game("super", players=5, seed=4, boxes=["reflex", "horse"]),
    "fair dice": lambda: folsom.new_game("express", players=3, seed="0f" * 32, dice="fair"),
    "scripted dice": with_script,
    "scene": lambda: folsom.scene(SCENE, seed=9),
    "scene with fair dice": lambda: folsom.scene(SCENE, "fair", "1e" * 32, "de"),
    "scene with your own dice": lambda: folsom.scene(SCENE, seeded(8)),
    "re-deal": redealt,
    "told in another language": lambda: folsom.new_game("super", players=3, seed=4, language="de"),
}


def advance(game: Game, decisions: int) -> None:
    """Random answers, starting with the last seat that is asked, so that some seats have answered a common question."""
    dice = seeded(decisions)
    while decisions and not game.over:
        legal = game.legal(game.to_act[-1])
        game.play(game.to_act[-1], legal[dice.below(len(legal))])
        decisions -= 1


def told(game: Game) -> dict[str, object]:
    """Everything that a game shows."""
    seats = range(game.players)
    return {
        "image": game.image(),
        "views": [game.view(seat) for seat in (None, *seats)],
        "questions": [game.question(seat) for seat in seats],
        "options": [game.options(seat) for seat in seats],
        "events": [game.events(seat) for seat in (None, *seats)],
        "language": game.narrator.language,
        "setup": game.setup,
        "commitment": game.commitment,
        "actions": list(game.actions),
        "told": [(game.revealing(number), game.in_secret(number)) for number in range(len(game.actions))],
    }


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("kind", GAMES)
def test_a_copy_shows_the_same_and_plays_on_alone_and_alike(kind: str, way: str) -> None:
    for decisions in (0, 1, 23):
        game = GAMES[kind]()
        advance(game, decisions)
        before = told(game)
        other = COPIES[way](game)
        assert told(other) == before
        play_on(other, 5)
        assert told(game) == before
        play_on(game, 5)
        assert told(other) == told(game)


@pytest.mark.parametrize("way", COPIES)
def test_a_finished_game_and_a_copy_of_a_copy_are_copied_too(way: str) -> None:
    game = GAMES["express"]()
    play_on(game, 1)
    other = COPIES[way](COPIES[way](game))
    assert (other.over, other.scores, other.record()) == (True, game.scores, game.record())


def winners(game: Game) -> list[int]:
    play_on(game, 3)
    return game.winners


def test_a_game_is_sent_to_another_process_and_back() -> None:
    games = [make() for make in GAMES.values()]
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        assert list(pool.map(winners, games)) == [winners(game) for game in games]


def falls(dice: Dice) -> list[int]:
    return [dice.below(2) for _ in range(9)]


def test_dice_are_pickled_as_they_lie() -> None:
    for dice in (Dice(12345), fair("0f" * 32), scripted([1] * 10)):
        dice.below(2)
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert falls(pickle.loads(pickle.dumps(dice, protocol))) == falls(dice.copy())


def test_games_that_share_their_dice_are_not_unpickled_as_something_else() -> None:
    dice = seeded(1)
    game, _ = folsom.new_game("super", 3, dice=dice), folsom.new_game("super", 3, dice=dice)
    with pytest.raises(RecordError, match="its dice were used elsewhere too"):
        pickle.loads(pickle.dumps(game))


def test_whoever_re_deals_may_deal_on_with_the_same_dice() -> None:
    game, dice = folsom.new_game("express", players=3, seed=5), seeded(1)
    one, two = game.redeal(0, dice), game.redeal(0, dice)
    assert one.image() != two.image()
    alone = one.copy()
    play_on(two, 1)
    play_on(one, 2)
    play_on(alone, 2)
    assert one.image() == alone.image()
