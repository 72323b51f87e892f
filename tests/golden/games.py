"""Whole games with fixed seeds, printed from every seat: a change here is a change for players too.

`python -m tools.regold` rewrites the files; read the difference before you keep it.
"""

import hashlib
import json
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import folsom
from folsom.express.state import State
from folsom.game.game import Game
from folsom.kernel.core import Tape
from folsom.kernel.dice import FAIR, FAST, fair, seeded
from tests.properties.configurations import CONFIGURATIONS, LAW, TITLE, Configuration

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
BOX_GAMES = 6


@dataclass(frozen=True)
class Golden:
    """A printed game: the name of its file, and how it starts."""

    name: str
    players: int
    seed: int
    dice: str
    options: dict[str, Any]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def play(self) -> Game:
        seed = self.seed if self.dice == FAST else f"{self.seed:064x}"
        game = folsom.new_game("express", self.players, seed, self.dice, **self.options)
        choice = seeded(self.seed)
        while not game.over:
            seat = game.to_act[choice.below(len(game.to_act))]
            legal = game.legal(seat)
            game.play(seat, legal[choice.below(len(legal))])
        return game


BOTH_IN_TEAMS = {"variant": "teams", "expert": True, "printing": "first", "boxes": ["horses", "timecar"]}
GAMES = (
    Golden("standard-3", 3, 1, FAST, {}),
    Golden("standard-5-first-printing", 5, 2, FAIR, {"printing": "first"}),
    Golden("expert-4", 4, 3, FAIR, {"expert": True}),
    Golden("duel", 2, 4, FAST, {}),
    Golden("pairs-2", 2, 5, FAST, {"variant": "pairs"}),
    Golden("teams-4", 4, 6, FAIR, {"variant": "teams"}),
    Golden("teams-6-expert-first-printing", 6, 7, FAST, {"variant": "teams", "expert": True, "printing": "first"}),
    Golden("horses-4", 4, 8, FAST, {"boxes": ["horses"]}),
    Golden("timecar-3", 3, 9, FAIR, {"boxes": ["timecar"]}),
    Golden("horses-timecar-pairs-3", 3, 10, FAST, {"variant": "pairs", "boxes": ["horses", "timecar"]}),
    Golden("horses-timecar-teams-6-expert", 6, 11, FAIR, BOTH_IN_TEAMS),
    Golden("mei-rounds-4", 4, 32, FAST, {"boxes": ["mei", "rounds"]}),
    Golden("marshal-5", 5, 17, FAST, {"variant": "marshal"}),
    Golden("marshal-horses-timecar-8", 8, 18, FAIR, {"variant": "marshal", "boxes": ["horses", "timecar"]}),
)


def printed(golden: Golden) -> str:
    """All events as told to a spectator, and to each seat where they differ; the last position; the scores."""
    game = golden.play()
    lines = [f"# {golden.name}: {golden.players} players, {golden.dice} dice, seed {golden.seed}", ""]
    public = game.events(None)
    seats = range(golden.players)
    told = [game.events(seat) for seat in seats]
    for number, event in enumerate(public):
        lines.append(event.words)
        for seat in seats:
            if told[seat][number].words != event.words:
                lines.append(f"    to {game.seat_name(seat)}: {told[seat][number].words}")
    assert all(len(events) == len(public) for events in told)
    lines += ["", str(game)]
    for score in game.scores:
        parts = ", ".join(f"{name} {number}" for name, number in score.lines.items())
        lines.append(f"{game.seat_name(score.seat)}: ${score.dollars}{' wins' if score.won else ''} ({parts})")
    return "\n".join(lines) + "\n"


def digests() -> dict[str, str]:
    """For each base and each kind of dice, a hash of one game per configuration; of several if there is a box."""
    found: dict[str, str] = {}
    for base, group in groupby(enumerate((*CONFIGURATIONS, *LAW)), lambda pair: pair[1].base):
        numbered = list(group)
        if base.boxes or base.law:
            numbered = [(BOX_GAMES * number + k, one) for number, one in numbered for k in range(BOX_GAMES)]
        for kind in (FAST, FAIR):
            contents = "\n".join(whole_game(configuration, number, kind) for number, configuration in numbered)
            found[f"{base}, {kind}"] = hashlib.blake2b(contents.encode(), digest_size=16).hexdigest()
    return found


def whole_game(configuration: Configuration, number: int, kind: str) -> str:
    """Everything that happened in a random game, the last position, and where the dice are."""
    tape = Tape()
    s = TITLE.start(configuration.setup, seeded(number) if kind == FAST else fair(f"{number:064x}"), tape)
    assert isinstance(s, State)
    choice = seeded(-number)
    while not s.over:
        seats = s.to_act()
        s.turn_to(seats[choice.below(len(seats))])
        s.apply(s.options[choice.below(s.offered)])
    image = TITLE.image(s)
    del image["stop"]  # used only by scenes
    if not configuration.base.boxes and not configuration.base.law:
        leave_out_boxes(image, s.ground.places + 1)
    return json.dumps([tape.facts, image, s.dice.mark()], sort_keys=True)


def leave_out_boxes(image: dict[str, Any], places: int) -> None:
    """Remove what only games with boxes use; the digests of all others stay as they were before the boxes."""
    for name in ("here", "floor"):
        assert not any(image[name][places:])
        image[name] = image[name][:places]
    for seat in image["seats"]:
        assert seat.pop("kept_bullets") == 0
    for extra in image["extras"]:
        extra.pop("covered", None)


def main() -> None:
    """Print the digests; a test runs this on the engine as plain Python and compares them."""
    print(json.dumps({"compiled": folsom.compiled, "digests": digests()}))


if __name__ == "__main__":
    main()
