"""`Game`, tested with a game that is not Colt Express, and with Colt Express where it matters."""

import pytest

from folsom.game import registry
from folsom.game.begin import new_game, replay, scene
from folsom.game.game import Game
from folsom.game.state import NoSuchSeat
from folsom.interface.errors import FolsomError, IllegalAction, NotationError, RecordError, SetupError
from folsom.kernel.dice import commitment, scripted, seeded
from tests.game.fingers import Fingers

FAIR_SEED = "0f" * 32


def fingers(players: int = 3, seed: int = 7) -> Game:
    return new_game("fingers", players=players, seed=seed)


def play_on(game: Game, seed: int) -> None:
    """Random play to the end."""
    dice = seeded(seed)
    while not game.over:
        seat = game.to_act[dice.below(len(game.to_act))]
        options = game.options(seat)
        game.play(seat, options[dice.below(len(options))])


# ---- titles
def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(SetupError, match=r"no game 'expres'; do you mean express\? \(the games are .*express"):
        registry.title("expres")
    with pytest.raises(SetupError, match=r"no game 17; the games are"):
        new_game(17)  # type: ignore[arg-type]


def test_no_two_games_have_one_name() -> None:
    with pytest.raises(ValueError, match="fingers already"):
        registry.register(Fingers())


# ---- beginning
def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = fingers(seed=1), fingers(seed=1), fingers(seed=2)
    assert one.image() == two.image() != other.image()


def test_without_a_seed_two_games_differ() -> None:
    assert new_game("fingers", players=2).record().seed != new_game("fingers", players=2).record().seed


@pytest.mark.parametrize(
    ("dice", "seed", "complaint"),
    [
        ("loaded", None, "dice are 'fast' or 'fair', not 'loaded'"),
        ("fast", "seven", "whole number"),
        ("fast", True, "whole number"),
        ("fast", 1 << 300, "at most 256 bits"),
        ("fair", 7, "64 hexadecimal digits"),
        ("fair", "0F" * 32, "small letters"),
        (scripted([]), 7, "no seed"),
    ],
)
def test_dice_and_seeds_that_do_not_exist_are_refused(dice: str, seed: int | str | None, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        new_game("fingers", players=2, dice=dice, seed=seed)


def test_fair_dice_commit_to_their_seed_and_fast_ones_do_not() -> None:
    game = new_game("fingers", players=2, dice="fair", seed=FAIR_SEED)
    assert game.commitment == commitment(FAIR_SEED)
    assert FAIR_SEED not in str(game.commitment)
    assert fingers().commitment is None


def test_scripted_dice_decide_and_leave_no_record() -> None:
    game = new_game("fingers", players=2, dice=scripted([10, 20, 5]), rounds=1)
    game.play(0, 1)
    game.play(1, 2)
    assert [score.dollars for score in game.scores] == [1, 0]
    with pytest.raises(RecordError, match="no record"):
        game.record()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="speaks en"):
        new_game("fingers", players=2, language="tlh")


# ---- playing
def test_an_option_its_number_and_its_text_mean_the_same() -> None:
    games = [fingers(), fingers(), fingers()]
    games[0].play(1, games[0].options(1)[2])
    games[1].play(1, 3)
    games[2].play(1, "show 3")
    assert games[0].image() == games[1].image() == games[2].image()
    assert [game.record().actions for game in games] == [((1, 3),)] * 3


def test_seats_that_choose_at_once_answer_in_any_order_with_the_same_result() -> None:
    forth, back = fingers(), fingers()
    for seat in (0, 1, 2):
        forth.play(seat, seat + 1)
    for seat in (2, 1, 0):
        back.play(seat, seat + 1)
    assert forth.to_act == (0, 1, 2)
    assert forth.image() == back.image()
    assert forth.events(0) == back.events(0)


def test_nothing_is_told_before_the_last_answer() -> None:
    game = fingers()
    before = [game.events(seat) for seat in (None, 0, 1, 2)]
    game.play(2, 3)
    game.play(0, 1)
    assert [game.events(seat) for seat in (None, 0, 1, 2)] == before
    assert game.to_act == (1,)


def test_looking_changes_nothing() -> None:
    game = fingers()
    before = game.image()
    for seat in (0, 1, 2):
        assert game.options(seat)
        assert game.legal(seat) == [1, 2, 3]
        assert game.question(seat) == "How many fingers?"
        game.why_not(seat, "show 9")
        game.view(seat)
        game.events(seat)
        str(game)
    assert game.image() == before


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (0, 4, "FIN-1"),
        (0, -1, "FIN-1"),
        (0, 1 << 80, "FIN-1"),
        (0, "show 9", "FIN-1"),
        (1, 1, "FIN-2"),
        (1, "show 1", "FIN-2"),
        (0, None, ""),
        (0, True, ""),
        (0, 1.0, ""),
        (0, [1], ""),
        (0, b"show 1", ""),
    ],
)
def test_what_is_not_offered_is_refused_with_its_rule_and_changes_nothing(seat: int, action: int, rule: str) -> None:
    game = fingers()
    game.play(1, 1)
    before, record = game.image(), game.record()
    with pytest.raises(IllegalAction) as refusal:
        game.play(seat, action)
    assert refusal.value.rule == rule
    assert str(refusal.value)
    assert (game.image(), game.record()) == (before, record)


def test_a_text_that_cannot_be_read_is_refused() -> None:
    game = fingers()
    with pytest.raises(NotationError, match="`show` and a number"):
        game.play(0, "sing")
    assert not game.record().actions


def test_why_not_gives_the_reason_that_playing_gives() -> None:
    game = fingers()
    reason = game.why_not(0, "show 9")
    assert reason is not None
    with pytest.raises(IllegalAction, match=reason.words) as refusal:
        game.play(0, "show 9")
    assert refusal.value.rule == reason.rule
    assert game.why_not(0, game.options(0)[0]) is None


@pytest.mark.parametrize("seat", [3, -1, True, "0", 0.0, 1 << 70])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    game = fingers()
    for ask in (game.options, game.legal, game.question, game.view, game.events, game.seat_name):
        with pytest.raises(NoSuchSeat, match=r"the seats are 0 to 2"):
            ask(seat)
    with pytest.raises(FolsomError, match="no seat"):
        game.play(seat, 1)
    with pytest.raises(FolsomError, match="no seat"):
        game.play(None, 1)  # type: ignore[arg-type]


def test_after_the_end_nobody_acts_and_the_winners_are_known() -> None:
    game = fingers()
    assert game.winners == []
    play_on(game, 1)
    best = max(score.dollars for score in game.scores)
    assert game.over
    assert game.to_act == ()
    assert game.options(0) == []
    assert game.winners == [score.seat for score in game.scores if score.dollars == best]
    with pytest.raises(IllegalAction, match="over"):
        game.play(0, 1)


# ---- seeing
def test_a_seat_counts_its_own_events_without_gaps() -> None:
    game = fingers()
    play_on(game, 1)
    for seat in (None, 0, 1, 2):
        events = game.events(seat)
        assert [event.number for event in events] == list(range(len(events)))
        assert [event.kind for event in events].count("dealt") == (0 if seat is None else 1)


def test_events_since_a_number_are_those_not_yet_told() -> None:
    game = fingers()
    first = game.events(0)
    play_on(game, 1)
    assert first + game.events(0, since=len(first)) == game.events(0)
    assert game.events(0, since=999) == []


def test_what_is_handed_out_cannot_change_the_game() -> None:
    game = fingers()
    events = game.events(0)
    game.events(0).clear()
    assert game.events(0) == events


# ---- copying
def test_a_copy_plays_on_alone_and_alike() -> None:
    game = fingers()
    game.play(2, 2)
    copy = game.copy()
    before = game.image()
    play_on(copy, 5)
    assert game.image() == before
    play_on(game, 5)
    assert game.image() == copy.image()
    assert game.record() == copy.record()
    assert game.events(1) == copy.events(1)


def test_a_redeal_keeps_what_a_seat_sees_and_nothing_else() -> None:
    game = fingers()
    others = [game.redeal(1, seeded(n)) for n in range(20)]
    assert all(other.view(1) == game.view(1) for other in others)
    assert len({other.view(0).card for other in others}) > 5
    assert others[0].events(1) == []
    with pytest.raises(RecordError, match="re-dealt"):
        others[0].record()


# ---- scenes
def test_a_scene_is_read_drawn_and_recorded() -> None:
    game = scene("\n  fingers 3 rounds, 1 left\n  dollars [2, 0]\n", seed=4)
    assert scene(str(game)).image()["dollars"] == [2, 0]
    play_on(game, 3)
    assert replay(game.record().to_json()).image() == game.image()


@pytest.mark.parametrize(
    ("text", "place"),
    [("", (1, 1)), ("  \n \n", (1, 1)), ("\n  chess 3", (2, 3)), ("fingers\n", (1, 1))],
)
def test_a_scene_of_no_game_is_refused_with_the_place(text: str, place: tuple[int, int]) -> None:
    with pytest.raises(NotationError) as refusal:
        scene(text)
    assert (refusal.value.line, refusal.value.column) == place
