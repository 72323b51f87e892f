"""The file of a tournament."""

import json
from pathlib import Path

import pytest

import folsom
from folsom.arena import Result, Tournament, run, workers
from folsom.arena.ledger import Ledger, LedgerError, seed_in


def tournament(seed: int = 1, games: int = 6, names: tuple[str, ...] = ("drifter", "greenhorn")) -> Tournament:
    return Tournament(names, (folsom.new_game("express", 3, 1).setup,), seed, games)


HEAD = json.dumps({"format": "folsom arena 3", **tournament().terms()}).encode()  # without the end of its line


def line_of(**wrong: object) -> bytes:
    """The line of a game that fits the tournament except for the given changes."""
    game = {"players": 3, "number": 9, "sides": ["a", "b"], "scores": [1, 2], "won": [], "faults": [], "forfeited": []}
    return json.dumps(game | wrong).encode()


def never(bouts: object) -> list[Result]:
    raise AssertionError("a game is played again")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@pytest.fixture
def results(file: Path) -> list[Result]:
    """A tournament played to its end with a ledger."""
    ledger = Ledger(file, tournament())
    found = run(tournament(), workers(1), ledger)
    ledger.close()
    return found


def test_a_line_is_a_game_and_the_first_says_what_is_played(file: Path, results: list[Result]) -> None:
    head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert (head["format"], head["contestants"], head["seed"]) == ("folsom arena 3", ["drifter", "greenhorn"], 1)
    assert [line["number"] for line in lines] == list(range(6))
    assert [line["scores"] for line in lines] == [list(result.scores) for result in results]
    assert list(file.parent.iterdir()) == [file]


def test_what_is_kept_is_not_played_again(file: Path, results: list[Result]) -> None:
    ledger = Ledger(file, tournament())
    assert run(tournament(), never, ledger) == results  # type: ignore[arg-type]
    ledger.close()


@pytest.mark.parametrize("cut", [1, 7, 60])
def test_a_line_that_was_cut_off_is_played_again(file: Path, results: list[Result], cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    ledger = Ledger(file, tournament())
    assert len(ledger.results) == 5
    assert run(tournament(), workers(1), ledger) == results
    ledger.close()
    assert file.read_bytes() == whole


def test_more_games_go_on_where_fewer_ended(file: Path, results: list[Result]) -> None:
    ledger = Ledger(file, tournament(games=12))
    found = run(tournament(games=12), workers(1), ledger)
    ledger.close()
    assert found[:6] == results
    assert found == run(tournament(games=12), workers(1))
    again = Ledger(file, tournament(games=3))
    assert run(tournament(games=3), never, again) == results  # type: ignore[arg-type]
    again.close()


def test_an_empty_file_is_begun(file: Path) -> None:
    file.touch()
    Ledger(file, tournament(seed=9)).close()
    assert seed_in(file) == 9


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (tournament(seed=2), "seed: 1 there, 2 here"),
        (tournament(names=("drifter", "outlaw")), "contestants"),
        (tournament(names=("greenhorn", "drifter")), "contestants"),
        (Tournament(("drifter", "greenhorn"), tournament().setups, 1, 6, True), "one_against_all"),
        (Tournament(("drifter", "greenhorn"), tournament().setups, 1, 6, False, "greenhorn"), "on_fault"),
        (Tournament(("drifter", "greenhorn"), (folsom.new_game("express", 4, 1).setup,), 1, 6), "set-ups"),
        (Tournament(("drifter", "greenhorn"), (folsom.new_game("super", 3, 1).setup,), 1, 6), "game"),
    ],
)
def test_another_tournament_is_refused(file: Path, results: list[Result], other: Tournament, differing: str) -> None:
    whole = file.read_bytes()
    with pytest.raises(LedgerError, match=f"another tournament: {differing}"):
        Ledger(file, other)
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "content", [b"hello\n", b"{}\n", b'{"format": "folsom arena 1"}\n', b"[" * 5000, b"\xff\n", HEAD]
)
def test_a_file_of_something_else_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(LedgerError, match="is not the file of a tournament"):
        Ledger(file, tournament())
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"{}",
        b"",
        line_of(sides=["a", "b", "c"]),
        line_of(won=[2]),
        line_of(forfeited=[2]),
        line_of(number="9"),
        line_of(sides=[1, 2]),
        line_of(number=0),
    ],
)
def test_a_damaged_file_is_refused(file: Path, results: list[Result], line: bytes) -> None:
    file.write_bytes(file.read_bytes() + line + b"\n")
    with pytest.raises(LedgerError, match="damaged: line 8"):
        Ledger(file, tournament())


def test_a_game_that_others_have_played_is_none_of_the_tournament(file: Path, results: list[Result]) -> None:
    file.write_bytes(
        file.read_bytes().replace(b'"drifter", "greenhorn", "drifter"]', b'"drifter", "greenhorn", "sheriff"]')
    )
    ledger = Ledger(file, tournament())
    with pytest.raises(LedgerError, match="damaged: its game 0 was played by others"):
        run(tournament(), never, ledger)  # type: ignore[arg-type]
    ledger.close()


def test_two_cannot_keep_the_same_tournament_at_once(file: Path, results: list[Result]) -> None:
    more = tournament(games=12)
    one, other = Ledger(file, more), Ledger(file, more)
    run(more, workers(1), one)
    whole = file.read_bytes()
    with pytest.raises(LedgerError, match="another program"):
        run(more, workers(1), other)
    one.close()
    other.close()
    assert file.read_bytes() == whole


def test_what_is_no_plain_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="not a plain file"):
        Ledger(tmp_path, tournament())
