"""The end of a game of Colt Express: everything is counted openly, and the picture shows how it ended."""

from typing import Any

import pytest

import folsom
from tests.game.test_game import play_on
from tests.rules import rule

LAST = """
    express {more}
    seats  {seats}
    roof   .       | .                      | .        | . {roof}
    inside Marshal | Doc[P450#3 P300#1] P?#5 | Belle[J] | Tuco {inside}
    round  5 Hostage-Taking of the Conductor
    next   event
"""


def last_round(language: str = "en") -> folsom.Game:
    return folsom.scene(LAST.format(more="", seats="Doc Belle Tuco", roof="", inside=""), language=language)


@rule("END-1", "COMP-6")
def test_the_purses_on_character_cards_are_open_to_all_at_the_end_and_only_those() -> None:
    game = last_round()
    assert game.over
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert sorted(token.value for token in view.bandits[0].loot) == [300, 450]
        assert all(token.known_by == (0, 1, 2) for token in view.bandits[0].loot)
        assert [token.value for place in view.places for token in place.loot] == [None]
        assert "P=$300 P=$450" in game.picture(seat)


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"variant": "pairs"}), (4, {"variant": "teams"}), (4, {"boxes": ["horses", "timecar"]})],
)
def test_at_the_end_of_every_game_the_view_tells_what_the_scores_tell(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        game = folsom.new_game("express", players, seed, **options)
        assert game.view(None).winners == ()
        play_on(game, seed)
        for seat in (None, *range(players)):
            view = game.view(seat)
            assert list(view.winners) == game.winners
            purses = [token for bandit in view.bandits for token in bandit.loot if token.kind == "purse"]
            assert all(token.value is not None for token in purses)
        assert game.redeal(0, 1).view(0) == game.view(0)
        assert folsom.scene(str(game)).view(None).winners == game.view(None).winners


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "The game is over: Doc wins."),
        ("fr", "La partie est finie\u00a0: Doc gagne."),
        ("de", "Das Spiel ist aus: Doc gewinnt."),
    ],
)
def test_the_picture_says_that_the_game_is_over_and_who_has_won(language: str, first: str) -> None:
    assert last_round(language).picture(1).splitlines()[0] == first


def test_a_team_wins_together() -> None:
    text = LAST.format(more="variant=teams", seats="Doc Belle Tuco Ghost", roof="| .", inside="| Ghost")
    game = folsom.scene(text)
    assert game.view(None).winners == (0, 1)
    assert game.picture(None).startswith("The game is over: Doc, Belle win.\n")


# ---- scenes of games that are over
OVER = """express
seats Doc Belle Tuco
roof . | . | . | .
inside Marshal | Doc[P450] | Belle[J] | Tuco
round 5 Pickpocketing
agenda over
"""


@rule("END-1", "END-3")
@pytest.mark.parametrize("line", ["", "won Belle"])
def test_in_a_scene_that_is_over_the_scores_say_who_has_won(line: str) -> None:
    game = folsom.scene(OVER + line, seed=1)
    assert game.winners == [1]
    for seat in (None, 0, 1, 2):
        assert game.view(seat).winners == (1,)
        assert game.view(seat).bandits[0].loot[0].value == 450
        assert "Belle wins" in game.picture(seat)
    assert folsom.scene(str(game), seed=2).image() == game.image()


@pytest.mark.parametrize("line", ["won Doc", "won Doc Belle", "won Belle Belle", "won"])
def test_a_scene_cannot_say_that_another_has_won(line: str) -> None:
    with pytest.raises(folsom.NotationError, match=r"line 7, column [45]: by the scores Belle has won \(END-3\)"):
        folsom.scene(OVER + line, seed=1)


def test_when_all_are_caught_nobody_has_won() -> None:
    """EVENT-ESCAPE, drawn and read again."""
    text = OVER.replace("express", "express boxes=horses").replace("Pickpocketing", "Escape")
    game = folsom.scene(text, seed=1)
    assert game.winners == []
    with pytest.raises(folsom.NotationError, match="by the scores nobody has won"):
        folsom.scene(text + "won Belle", seed=1)
