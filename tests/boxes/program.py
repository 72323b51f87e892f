"""Plays with the Water Tower, on a copy of the package that has it, and prints what was met, as JSON.

Everything that is checked on the way fails by itself.
"""

import json
import random
from collections.abc import Iterator
from functools import reduce
from itertools import product
from typing import Any

import folsom
from folsom.environments import vector
from folsom.environments.spaces import space_of
from folsom.express.interface.declaration import declaration
from folsom.express.interface.title import Express
from folsom.game.changes import apply
from folsom.interface.title import Look, Setup
from folsom.interface.words import LANGUAGES
from folsom.kernel.dice import seeded
from tests.environments.worlds import written

BOX = "watertower"
TITLE = Express()
GAMES = 500  # games that are only played and audited
WATCHED = 60  # games in which everything shown to anybody is checked
LOOKS = 3  # checks of whole positions in such a game


def setups() -> Iterator[Setup]:
    """Every variant, alone and with each other box."""
    for players, boxes in product(range(2, 7), ([BOX], [BOX, "horses"], ["timecar", BOX])):
        for variant, expert in product(("standard", "duel", "pairs", "teams"), (False, True)):
            try:
                yield TITLE.setup(players, {"variant": variant, "expert": expert, "boxes": boxes})
            except folsom.SetupError:
                continue


def new_game(setup: Setup, seed: int) -> folsom.Game:
    return folsom.new_game("express", setup.players, seed, **setup.options)


def play_audited(setup: Setup, seed: int) -> int:
    """Play a random game; return the number of its decisions."""
    core, chance, decisions = TITLE.start(setup, seeded(seed), None), random.Random(seed), 0
    while not core.over:
        core.apply(chance.choice(core.legal()))
        decisions += 1
        if not decisions % 10:
            TITLE.audit(core)
    TITLE.audit(core)
    return decisions


def check_shown(game: folsom.Game, seed: int, met: dict[str, set[str]]) -> None:
    """Views can be re-dealt, scenes can be read back, and observations from a view and from a position agree."""
    of = space_of(TITLE, game.setup)
    for viewer in (None, *range(game.players)):
        view = game.view(viewer)
        other = TITLE.redeal(view, seeded(seed))
        assert TITLE.view(other, game.setup, viewer) == view
        if viewer is not None:
            assert written(of, other, viewer) == vector(view)
    drawn = str(game)
    assert str(folsom.scene(drawn, seed=1)) == drawn
    met["lines"].update(line.split()[0] for line in drawn.splitlines())


def fields(look: Look) -> dict[str, Any]:
    return {**look[0], **look[1]}


def watch(setup: Setup, seed: int, met: dict[str, set[str]]) -> None:
    """Play a random game and check that a view and the changes of the events since then produce the next view."""
    chance = random.Random(seed)
    game = new_game(setup, seed)
    viewer = (None, *range(game.players))[seed % (game.players + 1)]
    game.follow()
    moments = [chance.randrange(150) for _ in range(LOOKS)]
    decisions = 0
    while not game.over:
        if decisions in moments:
            check_shown(game, seed, met)
        decisions += 1
        look, facts = game.look(viewer), game.facts
        seat = chance.choice(game.to_act)
        option = chance.choice(game.options(seat))
        game.play(seat, option)
        changes = game.changes({viewer: look}, facts)[viewer]
        assert reduce(apply, [*changes.events, changes.rest], fields(look)) == fields(game.copy().look(viewer))
        met["options"].add(option.text)
        met["views"].add(str(game.view(viewer).boxes[BOX]))
        met["bandits"].update(bandit.name for bandit in game.view(viewer).bandits)
        met["tower"].update(game.view(viewer).places[-1].bandits)
    for language in LANGUAGES:
        told = game.in_language(language)
        met["events"].update(event.words for event in told.events(viewer))
        met["pictures"].update(told.picture(viewer, 100).splitlines())
    met["loot"].update(piece.kind for score in game.scores for piece in score.loot)


def main() -> None:
    known = list(setups())
    chance = random.Random(1)
    met: dict[str, set[str]] = {
        key: set() for key in ("options", "views", "bandits", "tower", "lines", "pictures", "events", "loot")
    }
    decisions = sum(play_audited(chance.choice(known), seed) for seed in range(GAMES))
    for seed in range(WATCHED):
        watch(chance.choice(known), seed, met)
    found: dict[str, Any] = {key: sorted(texts) for key, texts in met.items()}
    found["decisions"] = decisions
    found["fields"] = space_of(TITLE, known[0]).fields()
    found["declared"] = [kind.name for kind in declaration().events]
    found["chosen"] = [bandit.name for bandit in new_game(asked_for(), 1).view(None).bandits]
    found["refused"] = refused()
    print(json.dumps(found))


def asked_for() -> Setup:
    return TITLE.setup(3, {"boxes": [BOX], "bandits": ["Tuco", "Abel", "Belle"]})


def refused() -> list[str]:
    """What cannot be combined, or is not there, is refused with the reason."""
    found = []
    for asked in ({"boxes": [BOX, "horses", "timecar"]}, {"bandits": ["Tuco", "Abel", "Belle"]}):
        try:
            TITLE.setup(3, asked)
        except folsom.SetupError as problem:
            found.append(str(problem))
    for scene in ("tower .", "water 2"):
        try:
            folsom.scene(f"express\nseats Doc Belle Tuco\nroof .|.|.|.\ninside Marshal|Doc|Belle|Tuco\n{scene}")
        except folsom.NotationError as problem:
            found.append(str(problem))
    return found


if __name__ == "__main__":
    main()
