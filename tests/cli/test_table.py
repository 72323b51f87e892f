"""The table in the terminal: seats, explanations, and everything at once on a small screen."""

import re

import pytest

from folsom import rulebook
from tests.cli.program import Terminal, run

PROMPT = "Your choice: "


def shown(*arguments: str, typed: str = "") -> str:
    """The output as one line, because line breaks do not matter."""
    return " ".join(run("play", "--seed", "3", *arguments, typed=typed).stdout.split())


@pytest.mark.parametrize(
    ("people", "line"),
    [
        ("--people 1", "Doc (you); Belle and Tuco (bots: greenhorn)."),
        ("--people 2", "Doc and Belle (people); Tuco (a bot: greenhorn)."),
        ("--people 3", "Doc, Belle and Tuco (people)."),
        ("--people 0", "Doc, Belle and Tuco (bots: greenhorn)."),
        ("--people 1 --bots drifter,drifter", "Doc (you); Belle and Tuco (bots: drifter)."),
        ("--bots drifter,legend:cautious@5it", "Doc (you); Belle (a bot: drifter); Tuco (a bot: legend:cautious@5it)."),
        ("--seats bot,me,bot", "Belle (you); Doc and Tuco (bots: greenhorn)."),
    ],
)
def test_who_is_a_person_and_who_is_a_bot_is_said_first(people: str, line: str) -> None:
    text = shown("--bandits", "Doc,Belle,Tuco", "--players", "3", *people.split())
    assert text.startswith(f"At the table: {line}")
    assert "Teams:" not in text


def test_teams_are_named() -> None:
    text = shown("--variant", "teams", "--bandits", "Doc,Belle,Tuco,Ghost")
    assert "Teams: Doc and Belle; Tuco and Ghost." in text


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ("--players 3 --bandits Belle,Doc,Tuco", [" Belle or punch her while there is another target. (BELLE-1)"]),
        ("--players 3 --bandits Django,Doc,Tuco", ["Django's shot pushes the bandit it hits one car further"]),
        ("--players 3 --bandits Django,Doc,Tuco --printing first", ["Alone on his spot, Django may fire", "(PRINT-1)"]),
        ("--players 3 --bandits Ghost,Doc,Tuco --printing first", ["Ghost may play his card face down", "(GHOST-1)"]),
        ("--players 2 --bandits Doc+Cheyenne,Belle+Tuco", ["Doc draws seven cards", "(DOC-1)", "(CHEYENNE-1)"]),
    ],
)
def test_the_help_tells_the_powers_of_ones_own_bandits(setup: str, said: list[str]) -> None:
    text = shown(*setup.split(), typed="?\nquit\n")
    assert "the richest wins" in text
    for words in said:
        assert words in text


def test_super_is_explained_without_powers() -> None:
    text = run("play", "super", "--seed", "3", typed="?\nquit\n").stdout
    assert "The last bandit aboard wins." in text
    assert text.index("The last bandit aboard") < text.index("why TEXT")
    assert not re.search(r"\([A-Z]+-\d\)", text)


@pytest.mark.parametrize(("game", "page"), [("express", "colt-express.md"), ("super", "super.md")])
def test_rules_alone_lists_the_numbers_of_this_game(game: str, page: str) -> None:
    text = run("play", game, "--seed", "3", typed="rules\nquit\n").stdout
    listed = text.split("rules ID prints one:\n")[1].split(PROMPT)[0]
    assert listed.split() == [one.id for one in rulebook.rules() if one.page == page]
    assert max(map(len, listed.splitlines())) <= 80


# ---- few rows
def screenful(lines: int) -> list[str]:
    """The last rows at the first decision."""
    terminal = Terminal("play", "--seed", "3", "--bandits", "Doc,Belle,Tuco,Ghost", columns=80, lines=lines)
    text = re.sub(r"\x1b\[\d*m", "", terminal.until(PROMPT))
    terminal.type("quit")
    terminal.rest()
    terminal.close()
    return text.splitlines()[-lines:]


def test_a_screen_of_24_rows_shows_everything_at_once() -> None:
    rows = "\n".join(screenful(24))
    for part in (r"^Round 1 of 5", r"\| 0 Loco", r"^Your hand: ", r"\(\? explains\)$", r"^   1  Play \w+.*   \d+  "):
        assert re.search(part, rows, re.MULTILINE), part
    assert "play Move" not in rows


def test_a_higher_screen_shows_the_notation_too() -> None:
    rows = "\n".join(screenful(50))
    assert re.search(r"^   1  Play Move +play Move$", rows, re.MULTILINE)
