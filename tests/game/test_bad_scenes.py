"""Scenes that describe no playable position: they raise a NotationError, and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

import folsom
from folsom.kernel.dice import seeded

HEAD = """
    express
    seats Doc Belle Tuco
    roof . | . | . | .
    inside Marshal S | Tuco | Doc | Belle
    """
PAIRS = """
    express players=2 variant=pairs
    seats Ghost+Cheyenne Belle+Tuco
    roof . | . | . | .
    inside Marshal S | . | Ghost Belle | Tuco Cheyenne
    """
SUPER = """
    super boxes=horse
    seats Doc Tuco Mei
    roof . | . | .
    inside . | <Doc <Tuco | .
    """
PROGRAMMES = "programme Doc: Floor, Move, Shoot\nprogramme Tuco: Floor, Move, Shoot"
ALL_SEEN = "seen Angry Marshal, Swivel Arm, Braking, Take It All!, Passengers' Rebellion, Tunnel"
EXTRA = "mate of Ghost={mate}, mate of Doc=1, mate of Belle=0, left={left}, took=0, covered=0"
HUGE = "9" * 5000

WRONG = {
    "no Round card is left": f"{HEAD}\nround 1 Bridge\n{ALL_SEEN}",
    "no Round card for a turn": f"{HEAD}\nround 0",
    "kept, but nobody was asked": f"{HEAD}\nhand Doc: Fire\nkeeping Doc: Fire",
    "a pile in the next round": f"{HEAD}\npile Doc: Move, Doc: Move\nnext round",
    "a sixth round": f"{HEAD}\nround 5 Bridge\nnext round",
    "a step without a name": f"{HEAD}\nagenda :0:4",
    "a turn that is not there": f"{HEAD}\nagenda round:0:5 plan:1:127",
    "a target that is not there": f"{HEAD}\nagenda drop:0:257",
    "a huge argument": f"{HEAD}\nagenda plan:0:{HUGE}",
    "a pile too long": f"{HEAD}\npile " + ", ".join(["Doc: Move done"] * 60),
    "an agenda too long": f"{HEAD}\nagenda " + "round:0:9 " * 60,
    "a seat that asks nobody": f"{PAIRS}\nagenda rear:3:0",
    "an answer to nothing": f"{PAIRS}\nanswer Ghost: 5\nagenda round:0:0 picked:0:0",
    "no pairs yet, and nobody chooses": PAIRS.replace("Ghost+Cheyenne", "?"),
    "an extra beyond bounds": f"{PAIRS}\nextra 1: {EXTRA.format(mate=3, left=0)}",
    "a huge extra": f"{PAIRS}\nextra 1: {EXTRA.format(mate=2, left=HUGE)}",
    "a number with many zeros": f"{HEAD}\nround 00000000000099 Bridge",
    "a wide digit": f"{HEAD}\nround \uff11 Bridge",
    "huge cash": HEAD.replace("Doc |", f"Doc[${HUGE}] |"),
    "Bullets received in masses": HEAD.replace("Doc |", f"Doc/r{'1' * 30} |"),
    "a knower who sits nowhere": HEAD.replace("Doc |", "Doc P300(0010) |"),
    "a label that is nobody's": HEAD.replace("Doc |", "Doc P300#00012 |"),
    "Bullets that nobody fired": f"{HEAD}\ntop Doc: Move",
    "cards revealed before their turn": f"{SUPER}\noff Mei\n" + PROGRAMMES.replace(",", " done,"),
    "saved without having left": f"{SUPER}\noff Mei!\n{PROGRAMMES}",
    "a First Player off the train": f"{SUPER}\noff Mei\nfirst Mei\n{PROGRAMMES}",
    "who is off programs": f"{SUPER}\noff Mei\n{PROGRAMMES}\nprogramme Mei: Horse, Turn, Floor",
    "a card after the end": f"{SUPER.replace(' <Tuco', '')}\noff Mei Tuco\nwon Doc\nnext Doc 1",
    "another should have won": "super\nseats Doc Tuco Mei\nroof . | .\ninside . | .\n"
    "off Doc[301 312] Tuco Mei\nwon Doc Tuco",
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG.keys())
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(folsom.NotationError):
        folsom.scene(text, seed=1)


def test_a_scene_with_letters_changed_is_refused_or_can_be_played() -> None:
    """Mutations of drawn positions of every variant: an accepted scene can be played to its end with nothing lost."""
    setups: tuple[tuple[str, dict[str, Any]], ...] = (
        ("express", {"players": 3}),
        ("express", {"players": 2}),
        ("express", {"players": 2, "variant": "pairs"}),
        ("express", {"players": 4, "variant": "teams"}),
        ("super", {"players": 4, "boxes": ["reflex", "horse"]}),
    )
    accepted = 0
    for number, (name, options) in enumerate(setups):
        dice = seeded(number)
        game = folsom.new_game(name, seed=number, **options)
        for _ in range(60):
            if game.over:
                break
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.play(seat, legal[dice.below(len(legal))])
            text = mutate(str(game), dice.below)
            try:
                drawn = folsom.scene(text, seed=1)
            except folsom.NotationError:
                continue
            accepted += 1
            while not drawn.over:
                seat = drawn.to_act[0]
                drawn.play(seat, drawn.legal(seat)[0])
            drawn.audit()
    assert accepted > 10


def mutate(text: str, below: Callable[[int], int]) -> str:
    """One letter dropped, doubled or changed, or two words exchanged."""
    at = below(len(text))
    kind = below(4)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at] + text[at:]
    if kind == 2:
        return text[:at] + "0123456789 :|,@#[]()/PJSDoc"[below(27)] + text[at + 1 :]
    words = text.split(" ")
    one, other = below(len(words)), below(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def test_an_option_of_an_earlier_question_is_refused() -> None:
    game = folsom.scene(f"{HEAD}\nhand Doc: Move, Fire\nhand Belle: Punch\nnext plan Doc 1", seed=1)
    stale = game.options(0)[0]
    game.play(0, stale)
    with pytest.raises(folsom.IllegalAction):
        game.play(1, stale)


def test_a_number_too_long_to_be_written_is_refused_like_any_other() -> None:
    long = 10**5000
    with pytest.raises(folsom.SetupError):
        folsom.new_game("express", players=long)
    with pytest.raises(folsom.SetupError):
        folsom.new_game("express", seed=long)
    game = folsom.new_game("express", seed=1)
    with pytest.raises(folsom.FolsomError):
        game.view(long)
    with pytest.raises(folsom.IllegalAction):
        game.play(game.to_act[0], long)
