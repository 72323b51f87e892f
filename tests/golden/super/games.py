"""Whole games of Colt Super Express with fixed seeds, printed from every seat.

`python -m tools.regold` rewrites the files; read the difference before you keep it.
"""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import folsom
from folsom.game.game import Game
from folsom.kernel.core import Tape
from folsom.kernel.dice import FAIR, FAST, seeded
from tests.properties.super_games import CONFIGURATIONS, TITLE, fresh

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"


@dataclass(frozen=True)
class Golden:
    """A printed game: the name of its file, and how it starts."""

    name: str
    players: int
    seed: int
    dice: str
    boxes: tuple[str, ...]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def play(self) -> Game:
        """Play random actions in any order; now and then a seat changes its mind."""
        seed = self.seed if self.dice == FAST else f"{self.seed:064x}"
        game = folsom.new_game("super", self.players, seed, self.dice, boxes=self.boxes)
        choice = seeded(self.seed)
        while not game.over:
            seat = game.to_act[choice.below(len(game.to_act))]
            options = game.options(seat)
            game.play(seat, options[choice.below(len(options))])
        return game


GAMES = (
    Golden("base-3", 3, 1, FAST, ()),
    Golden("reflex-4", 4, 2, FAIR, ("reflex",)),
    Golden("horse-5", 5, 3, FAST, ("horse",)),
    Golden("reflex-horse-7", 7, 4, FAIR, ("reflex", "horse")),
)


def printed(golden: Golden) -> str:
    """All events as told to a spectator, and the additional ones of each seat; the last position; the scores."""
    game = golden.play()
    lines = [f"# {golden.name}: {golden.players} players, {golden.dice} dice, seed {golden.seed}", ""]
    public = [event.words for event in game.events(None)]
    lines += public
    for seat in range(golden.players):
        told = [event.words for event in game.events(seat)]
        own = [words for words in told if words.startswith("You ")]
        assert [words for words in told if words not in own] == public
        lines += ["", f"to {game.seat_name(seat)}:", *(f"    {words}" for words in own)]
    lines += ["", str(game)]
    for score in game.scores:
        parts = ", ".join(f"{name} {number}" for name, number in score.lines.items())
        lines.append(f"{game.seat_name(score.seat)}: ${score.dollars}{' wins' if score.won else ''} ({parts})")
    return "\n".join(lines) + "\n"


def digests() -> dict[str, str]:
    """A hash of everything that happened in some games of each configuration, and of their last positions."""
    found = {}
    for players, boxes in CONFIGURATIONS:
        content = []
        for seed in range(20):
            tape = Tape()
            s = fresh(players, boxes, seed, tape)
            choice = seeded(-seed)
            while not s.over:
                seats = s.to_act()
                s.turn_to(seats[choice.below(len(seats))])
                s.apply(s.options[choice.below(s.offered)])
            image = TITLE.image(s)
            del image["stop"]  # used only by scenes
            content.append([tape.facts, image, s.dice.mark()])
        text = json.dumps(content, sort_keys=True)
        name = " ".join([f"{players} players", *boxes])
        found[name] = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    return found
