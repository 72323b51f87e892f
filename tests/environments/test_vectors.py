"""Observations: their content, that both implementations agree, and that they contain nothing hidden."""

from collections import Counter
from typing import Any

import pytest

import folsom
from folsom.environments import space, vector
from folsom.environments.env_game import HIGHEST
from folsom.interface.errors import SetupError
from folsom.kernel.dice import seeded
from tests.environments.worlds import SETUPS, called, positions, space_by_number, title_of, written
from tests.properties.configurations import PLAIN
from tests.properties.secrecy import Twins

EVERY_SETUP = pytest.mark.parametrize("number", range(len(SETUPS)), ids=[called(setup) for setup in SETUPS])

# What somebody sees, and the groups of fields that change if and only if it changes.
PARTS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "positions": (lambda v: [b.place for b in v.bandits], ("bandit at",)),
    "loot held": (lambda v: [[t.token for t in b.loot] for b in v.bandits], ("holds",)),
    "loot on the train": (lambda v: [[t.token for t in p.loot] for p in v.places], ("floor",)),
    "bullets left": (lambda v: [b.bullets for b in v.bandits], ("bullets left",)),
    "bullets received": (lambda v: [b.received for b in v.bandits], ("bullets received",)),
    "bullets among the cards": (lambda v: v.side_bullets, ("bullet of side",)),
    "pile": (
        lambda v: [entry for entry in v.pile if not entry.resolved and not entry.current],
        ("pile", "pile card", "pile card of the other bandit", "pile card face down"),
    ),
    "own cards": (lambda v: v.own.hand, ("own card",)),
    "own bullets": (lambda v: v.own.bullets, ("own bullet",)),
    "hands": (lambda v: [seat.hand for seat in v.seats], ("cards in hand",)),
    "round card": (lambda v: v.round and v.round.card, ("round card",)),
    "turn": (lambda v: v.round and v.round.turn, ("turn",)),
    "phase": (lambda v: (v.over or v.phase, v.over), ("phase", "over")),
    "marshal": (lambda v: v.marshal, ("marshal",)),
    "first player": (lambda v: v.first, ("first player",)),
    "who is asked": (lambda v: v.to_act, ("asked",)),
    "cash": (lambda v: [b.cash for b in v.bandits], ("cash",)),
    "coach": (lambda v: (c := v.boxes.get("horses")) and (c.car, c.horses), ("coach beside", "horses")),
    "hostages": (lambda v: (c := v.boxes.get("horses")) and (c.hostages, c.taken), ("hostage left", "has hostage")),
    "traveller": (lambda v: v.boxes.get("timecar"), ("traveller", "destination")),
}
SUPER_PARTS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "positions": (lambda v: [(b.car, b.floor) for b in v.bandits], ("car", "on a roof")),
    "order": (lambda v: v.places, ("car", "on a roof", "rank in its line", "wagons")),
    "facing": (lambda v: [b.facing == "back" for b in v.bandits], ("faces back",)),
    "stunned": (lambda v: [b.stunned for b in v.bandits], ("stunned",)),
    "loot": (lambda v: [b.loot for b in v.bandits], ("loot card",)),
    "own cards": (lambda v: (v.own.hand, v.own.programme), ("hand", "programme")),
    "who is asked": (lambda v: v.to_act, ("asked",)),
    "first player": (lambda v: v.first, ("first",)),
}


@EVERY_SETUP
def test_the_state_and_the_view_give_the_same_vector_and_other_worlds_of_the_view_too(number: int) -> None:
    """At some decisions and at the end, for every seat; a re-deal differs only in hidden things."""
    setup, of = SETUPS[number], space_by_number(number)
    title, other_worlds, looked = title_of(setup), 0, 0
    for core, choice in positions(number, 40 + number):
        for seat in range(setup.players):
            view = title.view(core, setup, seat)
            seen = vector(view)
            assert written(of, core, seat) == seen, told(of.fields(), written(of, core, seat), seen)
            assert min(seen) >= 0.0
            assert max(seen) <= HIGHEST
            twin = title.redeal(view, seeded(choice.below(1 << 30)))
            assert written(of, twin, seat) == seen, told(of.fields(), written(of, twin, seat), seen)
            assert of.mask_of(twin, seat) == of.mask_of(core, seat)
            other_worlds += title.image(twin) != title.image(core)
            looked += 1
    assert looked >= 2 * setup.players
    assert other_worlds or setup.game == "super", "re-deals that change nothing show nothing"


def told(fields: list[str], one: Any, other: Any) -> str:
    return ", ".join(f"{name} {a} {b}" for name, a, b in zip(fields, one, other, strict=True) if a != b)


class SeenTwins(Twins):
    """Two worlds that look alike to a seat, played on alike: the observer sees no difference either."""

    def compare(self, what: str) -> None:
        super().compare(what)
        if self.viewer is not None:
            of = space_by_number(PLAIN.index(self.configuration))
            mine, its = written(of, self.s, self.viewer), written(of, self.twin, self.viewer)
            assert mine == its, f"{what} at decision {self.number}: {told(of.fields(), mine, its)}"
            self.seen["observed"] += 1


def test_twins_that_go_on_looking_alike_are_alike_to_the_observer() -> None:
    seen: Counter[str] = Counter()
    for number, configuration in enumerate(PLAIN[::5]):
        seen += SeenTwins(configuration, number, number % configuration.base.players).play()
    assert seen["observed"] > 1_000
    assert seen["differ"] > 0.9 * seen["twins"]
    assert seen["facts that differ unseen"] > 100


@pytest.mark.parametrize(("game", "parts"), [("express", PARTS), ("super", SUPER_PARTS)])
def test_a_part_of_the_table_changes_in_the_vector_if_and_only_if_it_changes(
    game: str, parts: dict[str, tuple[Any, tuple[str, ...]]]
) -> None:
    changed: Counter[str] = Counter()
    for number in range(0, len(SETUPS), 4):
        setup, of = SETUPS[number], space_by_number(number)
        if setup.game != game:
            continue
        before: Any = None
        for core, _ in positions(number, number, every=3):
            view = title_of(setup).view(core, setup, 0)
            now = (view, vector(view))
            if before is not None:
                for part, (look, groups) in parts.items():
                    same = look(before[0]) == look(view)
                    assert same == (taken(of.groups(), before[1], groups) == taken(of.groups(), now[1], groups)), part
                    changed[part] += not same
            before = now
    assert set(changed) == set(parts)
    assert all(changed.values()), changed


def taken(groups: list[tuple[str, int, int]], numbers: Any, wanted: tuple[str, ...]) -> list[Any]:
    return [numbers[first : first + size] for name, first, size in groups if name in wanted]


def test_the_question_is_in_the_vector_with_whom_it_is_about() -> None:
    game = folsom.scene("""
        express
        seats  Doc Belle Tuco
        roof   .       | .               | . | .
        inside Marshal | Doc Belle[P250] | . | Tuco
        pile   Doc: Punch
    """)
    fields = space("express", players=3, bandits=["Doc", "Belle", "Tuco"]).fields()
    said = {name for name, value in zip(fields, vector(game.view(0)), strict=True) if value}
    assert game.question(0)
    assert {"question: knock", "question about: bandit 0", "punched: bandit 1"} <= said


@pytest.mark.parametrize(
    ("wishes", "seat", "numbers"),
    [
        ({"players": 5}, 3, [2, 3, 4, 0, 1]),
        ({"players": 4, "variant": "teams"}, 1, [1, 0, 2, 3]),
        ({"players": 6, "variant": "teams"}, 4, [2, 3, 4, 5, 0, 1]),
        ({"players": 3, "variant": "pairs", "bandits": ["Ghost+Tuco", "Doc+Django", "Belle+Cheyenne"]}, 1, [2, 0, 1]),
    ],
)
def test_seats_are_counted_from_who_looks_and_in_teams_the_partner_comes_first(
    wishes: dict[str, Any], seat: int, numbers: list[int]
) -> None:
    game = folsom.new_game("express", seed=3, **wishes)
    of = space("express", **wishes)
    said = dict(zip(of.fields(), vector(game.view(seat)), strict=True))
    for bandit in game.view(seat).bandits:
        pawn = numbers[bandit.seat] + bandit.bandit // len(numbers) * len(numbers)
        assert said[f"bandit is: bandit {pawn} {bandit.name}"] == 1.0


def test_fields_have_names_of_their_own_and_groups_cover_them() -> None:
    for number in range(len(SETUPS)):
        of = space_by_number(number)
        assert len(set(of.fields())) == len(of.fields())
        starts = [first for _, first, _ in of.groups()] + [len(of.fields())]
        assert starts[0] == 0
        assert [first + size for _, first, size in of.groups()] == starts[1:]


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(SetupError, match="spectator"):
        vector(folsom.new_game("super", players=3, seed=1).view(None))
