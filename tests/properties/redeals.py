"""Re-deals: another world that a seat could be in looks the same to it, and can be played to its end."""

from collections import Counter

from folsom.express import codes as c
from folsom.express.interface.audit import audit, image
from folsom.express.state import State
from folsom.kernel.core import playout
from folsom.kernel.dice import Dice, seeded
from tests.properties.bulk import fresh
from tests.properties.configurations import TITLE, WORDS, Configuration
from tests.properties.secrecy import first_difference, sent, sent_with

WIDTH = 100
NOTED_EVERY = 6  # answers to questions put to several seats at once: answered in two ways
DEALT_EVERY = 16  # decisions, about: re-dealt for everybody
PICTURED_EVERY = 4  # re-deals, about


def deal_again(part: tuple[Configuration, list[int]]) -> Counter[str]:
    """At some decisions of some games, a re-deal for every seat and a spectator, and a re-deal of the re-deal."""
    configuration, seeds = part
    seen: Counter[str] = Counter()
    for seed in seeds:
        choice = seeded(~seed)
        s = fresh(configuration, seed, None)
        while not s.over:
            if not choice.below(DEALT_EVERY) or s.rules.ops[s.agenda[s.depth - 1] & 255].name == "set-out":
                for viewer in configuration.viewers:
                    where = f"{configuration}, seed {seed}, viewer {viewer}"
                    seen += deal_for(configuration, s, viewer, choice.below(1 << 30), where)
            seats = s.to_act()
            seat = seats[choice.below(len(seats))]
            s.turn_to(seat)
            seen += answer_twice(configuration, s, seat, choice)
            s.apply(s.options[choice.below(s.offered)])
        for viewer in configuration.viewers:
            seen += deal_for(configuration, s, viewer, seed, f"{configuration}, seed {seed}, viewer {viewer}, over")
    return seen


def answer_twice(configuration: Configuration, s: State, seat: int, choice: Dice) -> Counter[str]:
    """Two answers that are still secret look alike to everybody else, including a team partner."""
    op = s.rules.ops[s.agenda[s.depth - 1] & 255]
    noted = op.name == "set-out" or (op.secret and len(s.to_act()) > 1 and not choice.below(NOTED_EVERY))
    answers = [action for action in s.legal() if op.name not in ("keep", "save") or action != c.PASS]
    if not noted or len(answers) < 2:
        return Counter()
    worlds = [s.copy(), s.copy()]
    first = choice.below(len(answers))
    worlds[0].apply(answers[first])
    worlds[1].apply(answers[first - 1])
    for viewer in configuration.viewers:
        if viewer != seat:
            mine, its = (sent(configuration, world, viewer) for world in worlds)
            where = f"{configuration}, {op.name} of seat {seat}, viewer {viewer}"
            assert mine == its, f"{where}: {first_difference(mine, its)}"
    return Counter({f"noted {op.name}": 1, f"noted {op.name} in {configuration.base.variant}": 1})


def deal_for(configuration: Configuration, s: State, viewer: int | None, seed: int, where: str) -> Counter[str]:
    """view(redeal(v)) == v, byte by byte, also in options and question; the re-dealt game can be finished.

    Pictures, which are drawn from views alone, are compared in some of them.
    """
    view = TITLE.view(s, configuration.setup, viewer)
    other = TITLE.redeal(view, seeded(seed))
    assert isinstance(other, State)
    audit(other)
    again = TITLE.view(other, configuration.setup, viewer)
    mine, its = sent_with(view, s, viewer), sent_with(again, other, viewer)
    assert mine == its, f"{where}: {first_difference(mine, its)}"
    assert again == view, where
    if seed % PICTURED_EVERY == 0:
        assert TITLE.picture(again, WORDS, WIDTH) == TITLE.picture(view, WORDS, WIDTH), where
    assert viewer is None or other.offers(viewer) == s.offers(viewer), where
    seen = Counter({"re-deals": 1, "differ": int(image(other) != image(s))})
    if not s.over:
        seen[f"re-dealt at {s.rules.ops[s.agenda[s.depth - 1] & 255].name}"] += 1
        playout(other)
        audit(other)
    return seen
