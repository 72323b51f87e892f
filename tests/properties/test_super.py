"""Twenty thousand random games of Colt Super Express, for every number of players with and without each module."""

from collections import Counter

import pytest

import folsom
from folsom.game.game import Game
from folsom.kernel.dice import Dice, seeded
from folsom.superexpress.codes import PROGRAMME
from folsom.superexpress.interface.audit import PAWN
from folsom.superexpress.interface.facts import KINDS
from folsom.superexpress.state import State
from folsom.superexpress.train import Pawn
from tests.properties.super_games import CONFIGURATIONS, PLAYERS, TITLE, Report, fresh, play_games, whole

GAMES = 1000  # of each configuration
SAMPLED = 1  # games of each configuration that are viewed from every seat at every decision
HORSE_ALONE = {"rides", "saved", "lost"}
REFLEX_ALONE = {"falls"}


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    return [play_games((*each, 1000, GAMES)) for each in CONFIGURATIONS]


def test_enough_games_are_played_and_all_of_them_end(reports: list[Report]) -> None:
    games = Counter[object]()
    for report in reports:
        games[report.players, report.boxes] += report.games
    assert set(games) == set(CONFIGURATIONS)
    assert min(games.values()) == GAMES
    assert games.total() >= 20_000
    assert sum(report.changes for report in reports) >= 5_000
    assert sum(report.audits for report in reports) >= 100_000


def test_every_kind_of_event_is_seen_wherever_it_can_happen(reports: list[Report]) -> None:
    """Except that everybody is lost with one wagon: with Horse this is too rare to be seen in each configuration."""
    for players, boxes in CONFIGURATIONS:
        seen = Counter[str]()
        for report in reports:
            if (report.players, report.boxes) == (players, boxes):
                seen += report.seen
        expected = {kind.name for kind in KINDS}
        expected -= set() if "horse" in boxes else HORSE_ALONE
        expected -= set() if "reflex" in boxes else REFLEX_ALONE
        assert set(seen) | {"wagon-gone"} == expected | {"wagon-gone"}, (players, boxes)
    for players in PLAYERS:
        assert sum(report.seen["wagon-gone"] for report in reports if report.players == players), players


def test_games_end_early_and_with_the_last_wagon_and_are_sometimes_shared(reports: list[Report]) -> None:
    for report in reports:
        assert max(report.rounds) <= report.players + 1
    assert sum(report.rounds[report.players + 1] for report in reports) > 100
    assert sum(report.rounds[0] for report in reports) > 100  # in the first round
    assert sum(report.shared for report in reports) > 10


def test_a_copy_and_an_image_have_every_field() -> None:
    """A field that is forgotten in `assign` or `image` would differ here: each gets a different value."""
    fields = [name for name, member in vars(Pawn).items() if not name.startswith("_") and not callable(member)]
    assert set(PAWN) == set(fields)
    s = fresh(7, ("reflex", "horse"), 5, None)
    for who, pawn in enumerate(s.pawns):
        for k, name in enumerate(PAWN):
            setattr(pawn, name, bool(who % 2) if name == "stunned" else who + k)
    s.first, s.winners, s.last = 5, 66, 3
    other = s.copy()
    assert whole(other) == whole(s)
    assert isinstance(other, State)
    for name in ("bandit_count", "last", "first", "winners", "depth", "offered", "actor", "over"):
        assert getattr(other, name) == getattr(s, name)


# ---- a few games, seen from every seat at every decision
def new_game(players: int, boxes: tuple[str, ...], seed: int) -> Game:
    return folsom.new_game("super", players, seed, boxes=list(boxes))


def go_on(game: Game, choice: Dice) -> None:
    """A random answer; now and then a seat changes its mind."""
    seat: int = choice.below(game.players)
    options = game.options(seat)
    if options and choice.below(8) == 0:
        game.play(seat, options[-1])
    else:
        seat = game.to_act[choice.below(len(game.to_act))]
        legal = game.legal(seat)
        game.play(seat, legal[choice.below(len(legal))])


@pytest.mark.parametrize(("players", "boxes"), CONFIGURATIONS)
def test_a_redeal_shows_its_seat_what_the_game_shows(players: int, boxes: tuple[str, ...]) -> None:
    for seed in range(SAMPLED):
        game, choice = new_game(players, boxes, seed), seeded(seed)
        while not game.over:
            go_on(game, choice)
            for seat in range(players):
                dealt = game.redeal(seat, choice)
                assert dealt.view(seat) == game.view(seat)
                assert dealt.view(None) == game.view(None)
                assert dealt.options(seat) == game.options(seat)
                assert dealt.question(seat) == game.question(seat)
                dealt.audit()
            spectated = TITLE.redeal(game.view(None), choice)
            assert TITLE.view(spectated, game.setup, None) == game.view(None)


@pytest.mark.parametrize(("players", "boxes"), CONFIGURATIONS)
def test_what_others_have_programmed_changes_no_byte_for_a_seat(players: int, boxes: tuple[str, ...]) -> None:
    for seed in range(SAMPLED):
        game, choice = new_game(players, boxes, seed), seeded(seed + 100)
        while not game.over:
            go_on(game, choice)
            seat = choice.below(players)
            changed = game.copy()
            for other in range(players):
                if other != seat and not game.over:
                    program_anew(changed, other, choice)
            for viewer in (seat, None):
                assert repr(changed.view(viewer)) == repr(game.view(viewer))
                assert changed.picture(viewer) == game.picture(viewer)
                assert changed.events(viewer) == game.events(viewer)
            assert changed.options(seat) == game.options(seat)
            assert changed.question(seat) == game.question(seat)


def program_anew(game: Game, seat: int, choice: Dice) -> None:
    """Another programme, complete if the old one was; otherwise as much as possible without anybody seeing it."""
    wanted = choice.below(PROGRAMME) if seat in game.to_act else PROGRAMME
    if game.view(seat).own.programme:
        game.play(seat, "take back")
    while seat in game.to_act and len(game.view(seat).own.programme) < wanted:
        legal = game.legal(seat)
        game.play(seat, legal[choice.below(len(legal))])


@pytest.mark.parametrize(("players", "boxes"), CONFIGURATIONS)
def test_a_game_is_drawn_read_recorded_and_looked_at_without_a_change(players: int, boxes: tuple[str, ...]) -> None:
    for seed in range(SAMPLED):
        game, choice = new_game(players, boxes, seed), seeded(seed + 200)
        while not game.over:
            go_on(game, choice)
            before = game.image()
            for seat in range(players):
                legal = [option.action for option in game.options(seat) if option.verb == "program"]
                assert legal == game.legal(seat)
                assert bool(legal) == (seat in game.to_act)
                assert bool(game.options(seat)) == bool(game.question(seat))
                game.why_not(seat, 255)
                game.picture(seat)
            assert folsom.scene(str(game)).image() == game.image() == before
        again = folsom.replay(game.record().to_json())
        assert again.image() == game.image()
        assert again.scores == game.scores
        for viewer in (None, *range(players)):
            assert again.events(viewer) == game.events(viewer)


def test_a_redeal_gives_others_every_programme_alike() -> None:
    game = new_game(3, (), 1)
    for card in ("Turn", "Floor", "Move"):
        game.play(1, f"program {card}")
    seen = Counter(game.redeal(0, seeded(number)).view(1).own.programme for number in range(2400))
    assert len(seen) == 24
    assert 60 <= min(seen.values()) <= max(seen.values()) <= 140
