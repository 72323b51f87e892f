"""The words of a game: they contain no labels of the notation, and only names that are in the picture."""

import re
from typing import Any

import pytest

import folsom
from folsom.game import registry
from folsom.kernel.dice import seeded

LABEL = re.compile(r"\b[PJSW]\d+\b|\bBullet \d|\bCaboose\b")
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("express", 4, {}),
    ("express", 6, {"expert": True}),
    ("express", 2, {}),
    ("express", 3, {"variant": "pairs"}),
    ("express", 4, {"variant": "teams", "boxes": ["horses", "timecar"]}),
    ("super", 5, {"boxes": ["reflex", "horse"]}),
)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_no_label_of_the_notation_is_told(name: str, players: int, options: dict[str, Any]) -> None:
    game = folsom.new_game(name, players, 5, **options)
    chance, said = seeded(5), list[str]()
    while not game.over:
        seat = game.to_act[chance.below(len(game.to_act))]
        offered = game.options(seat)
        said += [game.question(seat), *(option.words for option in offered)]
        game.play(seat, offered[chance.below(len(offered))])
    said += [event.words for seat in (None, *range(players)) for event in game.events(seat)]
    assert [words for words in said if LABEL.search(words)] == []


def test_no_car_is_called_what_is_written_on_none() -> None:
    assert registry.title("express").catalogue("en")("short.caboose", name="Mail") == "Mail (rear)"
