"""The command line in a requested language, or in that of the system."""

import re
from pathlib import Path

import pytest

import folsom
from folsom.terminal.screen import system_language
from tests.cli.program import Terminal, refusal, run

PROMPTS = {"fr": "Votre choix\u00a0: ", "de": "Deine Wahl: "}
ENDS = {"fr": "La partie est terminée.", "de": "Das Spiel ist zu Ende."}


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", [("express", "--boxes", "horses,timecar"), ("super", "--boxes", "reflex,horse")])
def test_a_game_is_played_in_the_language(language: str, game: tuple[str, ...]) -> None:
    terminal = Terminal("play", *game, "--seed", "5", "--language", language, columns=80)
    shown = ""
    while ENDS[language] not in shown:
        shown = terminal.until(f"{PROMPTS[language]}|{re.escape(ENDS[language])}")
        lines = [re.sub(r"\x1b\[\d*m", "", line) for line in shown.splitlines()]
        assert max(map(len, lines)) <= 80
        if ENDS[language] not in shown:
            terminal.type("1")
    terminal.rest()
    assert terminal.close() == 0


@pytest.mark.parametrize(
    ("language", "power", "hint", "left"),
    [
        ("fr", "Belle ne peut pas être la cible", "choix", "Vous avez quitté la partie"),
        ("de", "Belle kann nicht Ziel", "Möglichkeit", "Du hast das Spiel vor seinem Ende verlassen"),
    ],
)
def test_help_hints_and_farewells_are_in_the_language(language: str, power: str, hint: str, left: str) -> None:
    arguments = ("play", "--players", "3", "--bandits", "Belle,Doc,Tuco", "--seed", "5", "--language", language)
    done = run(*arguments, typed="?\n!\nquit\n")
    for words in (power, hint, left):
        assert words in done.stdout
    assert "(BELLE-1)" in done.stdout


def test_a_record_is_told_in_any_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = folsom.new_game("super", 3, seed=2)
    while not game.over:
        game.play(game.to_act[0], game.options(game.to_act[0])[0])
    game.record().save(file)
    for language, end in {"en": "The game is over.", **ENDS}.items():
        assert end in run("replay", str(file), "--language", language.upper()).stdout


def test_the_system_says_the_language_and_the_flag_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert PROMPTS["de"] in run("play", "--seed", "1", typed="quit\n").stdout
    assert "wie viele Spiele (1000)" in run("simulate", "--help").stdout
    assert PROMPTS["fr"] in run("play", "--seed", "1", "--language", "fr", typed="quit\n").stdout
    assert "Your choice: " in run("play", "--seed", "1", "--language", "en", typed="quit\n").stdout


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR", "LC_ALL": "", "LC_MESSAGES": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "../e"}, "en"),
    ],
)
def test_what_the_system_says(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_a_language_that_nobody_speaks_is_refused() -> None:
    assert "did you mean" in refusal("play", "--language", "frr")
    assert "en, fr, de" in refusal("play", "--language", "tlh")
