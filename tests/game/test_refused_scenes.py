"""Every error in a scene is reported in plain words, with line and column; names are read in any spelling."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import folsom
from folsom.kernel.dice import seeded

HEAD = """express
seats Doc Belle Tuco
roof . | . | . | .
inside Marshal S | Tuco | Doc | Belle
"""
BOXES = HEAD.replace("express", "express boxes=horses,timecar")
DUEL = """express variant=duel
seats Tuco+Cheyenne Django+Doc
roof . | . | . | . | .
inside Marshal | Tuco | Cheyenne | Django | Doc
"""
SUPER = """super
seats Doc Mei Tuco
roof . | <Doc
inside . | {}
"""
ALL_SEEN = "seen Angry Marshal, Swivel Arm, Braking, Take It All!, Passengers' Rebellion, Tunnel"
PYTHON = re.compile(
    r"list\.|index out of range|not in list|NoneType|object|invalid literal|unpack|KeyError|ValueError|Error\b|"
    r"Traceback|unsupported|argument|sequence|must be|seat \d|: $|:$|^$"
)
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("express", {"players": 3}),
    ("express", {"players": 4, "expert": True, "boxes": ["horses", "timecar"]}),
    ("express", {"players": 2}),
    ("express", {"players": 3, "variant": "pairs", "boxes": ["horses"]}),
    ("express", {"players": 4, "variant": "teams", "printing": "first"}),
    ("express", {"players": 5, "variant": "marshal"}),
    ("express", {"players": 4, "boxes": ["mei", "rounds"]}),
    ("super", {"players": 4, "boxes": ["reflex", "horse"]}),
)


def refusal(text: str) -> folsom.NotationError:
    with pytest.raises(folsom.NotationError) as wrong:
        folsom.scene(text, seed=1)
    return wrong.value


# ---- whatever is written
def altered(text: str, below: Callable[[int], int]) -> str:
    """A word or mark of a scene left out, doubled, exchanged with another, or changed."""
    tokens = re.findall(r"\n|[ \t]+|\w+|[^\w\s]", text)
    words = [at for at, token in enumerate(tokens) if token.strip()]
    at, other = words[below(len(words))], words[below(len(words))]
    match below(5):
        case 0:
            tokens[at] = ""
        case 1:
            tokens[at] *= 2
        case 2:
            tokens[at], tokens[other] = tokens[other], tokens[at]
        case 3:
            tokens[at] = tokens[at].swapcase() + "0123456789#@/[](),:|?"[below(21)]
        case _:
            tokens[at] = ("0", "9", "99999", "Doc", "Marshal", "+", "none", "down", "P250", "@neutral")[below(10)]
    return "".join(tokens)


@pytest.mark.parametrize(("name", "options"), SETUPS, ids=[f"{name}-{options}" for name, options in SETUPS])
def test_a_scene_that_is_altered_is_refused_in_plain_words_with_the_place(name: str, options: dict[str, Any]) -> None:
    dice = seeded(len(str(options)))
    game = folsom.new_game(name, seed=1, **options)
    refused = 0
    for _ in range(40):
        for _ in range(3):
            if not game.over:
                seat = game.to_act[0]
                legal = game.legal(seat)
                game.play(seat, legal[dice.below(len(legal))])
        text = altered(str(game), dice.below)
        try:
            folsom.scene(text, seed=1)
        except folsom.NotationError as wrong:
            refused += 1
            check(wrong, text)
    assert refused > 10


def check(wrong: folsom.NotationError, text: str) -> None:
    lines = text.splitlines()
    assert not PYTHON.search(wrong.reason), (wrong.reason, text)
    assert 1 <= wrong.line <= len(lines), (wrong, text)
    assert 1 <= wrong.column <= len(lines[wrong.line - 1]) + 1, (wrong, text)
    assert str(wrong) == f"line {wrong.line}, column {wrong.column}: {wrong.reason}"


# ---- where it stands, and what it says
WRONG: dict[str, tuple[str, tuple[int, int], str]] = {
    "cards too many": (HEAD + "hand Doc: Punch\ndeck Doc: Punch", (6, 1), "Doc has 1 card 'Punch', and more"),
    "cards too few": (HEAD + "hand Tuco: Move\ndeck Doc: Move", (6, 1), "Doc has 2 cards 'Move', and 1 is written"),
    "a card of another": (HEAD + "pile Belle: Punch, Belle: Punch", (5, 1), "Belle has 1 card 'Punch'"),
    "a card too many of two bandits": (DUEL + "hand Tuco: Tuco Fire, Tuco Fire", (5, 1), "has 1 card 'Tuco Fire', and"),
    "a card too many of the other bandit": (
        DUEL + "hand Doc: Doc Move\nhand Tuco: Cheyenne Punch\ndeck Tuco: Cheyenne Punch",
        (7, 1),
        "Tuco+Cheyenne has 1 card 'Cheyenne Punch'",
    ),
    "an agenda that names nothing": (HEAD + "agenda", (5, 7), "'agenda' names the steps"),
    "a wagon list that nobody wrote": (
        HEAD.replace(" | .\n", "\n").replace(" | Belle", " Belle"),
        (4, 8),
        "3 players ride a train of 4 cars; 3 are drawn",
    ),
    "wagons that are written": (HEAD + "wagons Mail car", (5, 8), "this train has 3 wagons; 1 are named"),
    "a wagon twice": (HEAD + "wagons Mail car, First class, mail CAR", (5, 31), "Mail car is named twice"),
    "an unknown bandit": (HEAD.replace("Doc Belle", "Dok Belle"), (2, 7), "unknown bandit 'Dok'; did you mean 'Doc'?"),
    "a seat of a bandit named before": (HEAD.replace("Doc Belle", "Doc Doc"), (2, 11), "Doc is named twice"),
    "a bandit drawn twice": (HEAD.replace("roof .", "roof Tuco"), (4, 20), "Tuco is drawn twice"),
    "a bandit not drawn": (HEAD.replace("| Tuco", "| ."), (2, 1), "not drawn: Tuco"),
    "two Marshals": (HEAD.replace("| Tuco", "| Marshal Tuco"), (4, 20), "there is one Marshal"),
    "too few players": (HEAD.replace("express", "express variant=duel"), (1, 17), "for 2 players"),
    "no train": ("\nexpress\nseats Doc Belle Tuco", (2, 1), "no line 'roof'"),
    "a line twice": (HEAD + "first Doc\nfirst Doc", (6, 1), "one is line 5"),
    "an answer to nothing": (HEAD + "answer Belle: 5", (5, 1), "nobody was asked"),
    "a round too many": (HEAD + "round 5 Pickpocketing\nnext round", (5, 1), "there are five rounds"),
    "a card that asks nothing": (HEAD + "pile Doc: Move now", (5, 1), "a card is 'now' only while it asks something"),
    "a card that asks nothing more": (HEAD + "pile Doc: Move now\nnext event", (5, 1), "a card is 'now' only while"),
    "a card whose question is left out": (
        HEAD + "pile Doc: Move now, Tuco: Fire\nagenda round:0:6 steal:0:1",
        (5, 1),
        "which the line 'agenda' names last",
    ),
    "no oddity": (HEAD + "anyway", (5, 7), "'anyway' names what is odd"),
    "several winners": (HEAD + "agenda over\nwon Doc", (6, 5), "by the scores Doc, Belle, Tuco have won"),
    "a spot": (HEAD.replace("Tuco |", "Tucco |"), (4, 20), "the Marshal, and with boxes=horses also Horse"),
    "a spot of Marshal & Prisoners": (HEAD.replace("Tuco |", "X |"), (4, 20), "with variant=marshal also Mailbags"),
    "in brackets": (HEAD.replace("Tuco |", "Tuco[x] |"), (4, 25), "(P, J, S), cash ($250), and with boxes=horses also"),
    "a turn without a Round card": (HEAD + "round 2", (5, 1), "needs a Round card"),
    "a turn in round 0": (HEAD + "round 0", (5, 1), "round 1 Bridge"),
    "cards in round 0": (HEAD + "round 0 Bridge\nagenda round:0:2", (5, 7), "round 0 is before the first round"),
    "a card of round 0": (HEAD + "round 0   Bridge\nnext round", (5, 11), "no Round card is revealed"),
    "a pile without a Round card": (HEAD + "round 2\npile Doc: Move", (5, 7), "already revealed"),
    "an event without a Round card": (HEAD + "round 2\nnext event", (5, 7), "already revealed"),
    "a Round card too soon": (HEAD + "round 2 Bridge\nnext draw-up", (5, 9), "not revealed yet"),
    "a turn of another Round card": (HEAD + "turn 4", (5, 6), "from 1 to 3"),
    "a turn and another": (HEAD + "turn 3\nnext plan Doc 1", (5, 6), "turn 1, not turn 3"),
    "a turn and an agenda": (HEAD + "turn 3\nagenda round:0:4 plan:0:1", (5, 6), "turn 2, not turn 3"),
    "a turn and a pile": (HEAD + "turn 2\npile Doc: Move", (5, 6), "in no turn of Schemin', not turn 2"),
    "an agenda and a step": (HEAD + "agenda round:0:4 plan:0:1\nnext event", (6, 1), "leave out 'next'"),
    "an unknown phase": (HEAD + "phase nonsense", (5, 7), "unknown phase 'nonsense'"),
    "a phase and another": (HEAD + "phase stealin\nnext plan Doc 1", (5, 7), "the phase 'schemin', not 'stealin'"),
    "a phase and an agenda": (HEAD + "phase ending\nagenda round:0:4 plan:0:1", (5, 7), "the phase 'schemin'"),
    "words behind a step": (HEAD + "next event foo bar", (5, 12), "cannot read 'foo'"),
    "a number behind a round": (HEAD + "next round 3", (5, 12), "cannot read '3'"),
    "a number behind Schemin'": (HEAD + "next scheme 2", (5, 13), "cannot read '2'"),
    "a number behind a turn": (HEAD + "next plan Doc 1 2", (5, 17), "cannot read '2'"),
    "no step": (HEAD + "next", (5, 5), "'next' names a step: plan, round, begin"),
    "all ordinary Round cards seen": (f"{HEAD}{ALL_SEEN}", (5, 1), "too many Round cards have been seen"),
    "all ordinary Round cards seen, and meant": (f"{HEAD}{ALL_SEEN}\nanyway round", (5, 1), "too many Round cards"),
    "all Train Stations seen, and meant": (
        HEAD + "anyway round\nseen Pickpocketing, Marshal's Revenge, Hostage-Taking of the Conductor",
        (6, 1),
        "too many Round cards",
    ),
    "off the train": (HEAD.replace("Doc |", ". |") + "off Doc", (5, 1), "Doc: off the train"),
    "columns of what was written": (
        HEAD + "round 2 take it all\nseen Take It All, brige",
        (6, 19),
        "unknown Round card",
    ),
    "a name with a space before": (BOXES + "coach-inside Old Lady Zealot Dok", (5, 30), "cannot read 'Dok'"),
    "Super Express, not drawn": (
        "super\nseats Doc Mei Tuco\nroof . | <Doc\ninside . | <Mei",
        (2, 1),
        "not drawn: Tuco",
    ),
    "Super Express, unknown": ("super\nroof . | <Doc\ninside . | <Mei <Tucko", (3, 18), "did you mean 'Tuco'?"),
    "Super Express, another has won": (
        SUPER.replace("<Doc", ".").format(".") + "off Doc[301 312] Mei Tuco\nwon Doc Mei",
        (6, 1),
        "Doc should have won, not Doc, Mei (SUP-WIN",
    ),
    "Super Express, won too soon": (
        SUPER.format("<Mei") + "off Tuco\nwon Doc",
        (6, 1),
        "too soon: Doc, Mei are aboard",
    ),
    "Super Express, one bandit left": (SUPER.format(".") + "off Mei Tuco", (5, 1), "only Doc is left"),
    "Super Express, a round too few": (SUPER.format(".") + "off Mei Tuco\nround 1\nwon Doc", (6, 1), "in each round"),
    "Super Express, a First Player who is off": (
        SUPER.format("<Mei") + "off Tuco\nfirst Tuco",
        (6, 1),
        "Tuco, the First Player, is off the train",
    ),
    "Super Express, saved too soon": (
        SUPER.replace("super", "super boxes=horse").format("<Mei") + "off Tuco!",
        (5, 1),
        "Tuco: nobody can be saved",
    ),
    "Super Express, saved without a Horse": (SUPER.format("<Mei") + "off Tuco!", (5, 1), "boxes=horse"),
    "Super Express, programmed off the train": (
        SUPER.format("<Mei") + "off Tuco\nprogramme Mei: Move\nprogramme Tuco: Move",
        (7, 1),
        "Tuco is off the train",
    ),
    "Super Express, revealed too soon": (
        SUPER.format("<Mei <Tuco") + "programme Doc: Move\nprogramme Mei: Move done",
        (6, 1),
        "Mei's card is revealed",
    ),
    "Super Express, too much loot": (SUPER.format("<Mei[301 312 323 345] <Tuco"), (4, 1), "4, and 3 are gone"),
    "Super Express, no card": (SUPER.format("<Mei <Tuco") + "programme Mei: Mov", (5, 16), "there is no card 'Mov'"),
    "Super Express, a card of a box": (SUPER.format("<Mei <Tuco") + "programme Mei: Horse", (5, 16), "boxes=horse"),
    "Super Express, a card twice": (
        SUPER.format("<Mei <Tuco") + "programme Mei: Move, Move",
        (5, 22),
        "Mei has programmed 'Move' already",
    ),
    "Super Express, a fourth card": (
        SUPER.format("<Mei <Tuco") + "programme Mei: Move, Turn, Floor, Shoot",
        (5, 35),
        "a fourth card",
    ),
    "Super Express, boxes apart": (
        "super boxes=reflex, horse\nroof . | .\ninside . | .",
        (1, 21),
        "cannot read 'horse'; this line goes like",
    ),
    "Super Express, an unknown box": ("super boxes=hors\nroof . | .\ninside . | .", (1, 7), "unknown box 'hors'"),
}


@pytest.mark.parametrize(("text", "at", "says"), WRONG.values(), ids=WRONG.keys())
def test_an_error_points_at_the_line_that_is_concerned(text: str, at: tuple[int, int], says: str) -> None:
    wrong = refusal(text)
    assert says in wrong.reason
    assert (wrong.line, wrong.column) == at


# ---- capitals, spaces and marks
def test_capitals_do_not_matter() -> None:
    text = BOXES + "coach-inside OldLady Zealot\nround 2 Take It All!\nhand Doc: Move, @Tuco\n"
    pile = "pile Doc: Floor done, Tuco: Move now, Belle: Move down\nagenda round:0:8 steal:0:2 move:2:0"
    for scene in (text + "next plan Doc 1", text + pile):
        shouted = folsom.scene(scene.upper(), seed=1)
        whispered = folsom.scene(scene.lower(), seed=1)
        assert str(shouted) == str(whispered) == str(folsom.scene(scene, seed=1))


def test_capitals_do_not_matter_in_super_express() -> None:
    text = "super boxes=reflex\nseats Doc Mei Tuco\nroof . | <Doc*[301]\ninside . | <Mei Tuco>\nprogramme Doc: Move"
    assert str(folsom.scene(text.upper())) == str(folsom.scene(text.lower())) == str(folsom.scene(text))


@pytest.mark.parametrize("name", ["Old Lady", "OldLady", "old-lady", "OLD LADY"])
def test_a_hostage_is_written_with_a_space_or_without(name: str) -> None:
    game = folsom.scene(BOXES.replace("Tuco |", f"Tuco[{name}] |") + "coach-inside poker player", seed=1)
    assert "Tuco/6[OldLady]" in str(game) or "Tuco[OldLady]" in str(game)
    assert "PokerPlayer" in str(game)


@pytest.mark.parametrize("name", ["Take It All", "Take it all!", "takeitall"])
def test_a_round_card_is_written_with_its_mark_or_without(name: str) -> None:
    assert "round 2 Take It All!" in str(folsom.scene(HEAD + f"round 2 {name}", seed=1))


@pytest.mark.parametrize("name", ["Stand-Off", "Stand--Off", "stand -off", "STAND - OFF", "standoff"])
def test_any_number_of_marks_may_separate_the_words_of_a_name(name: str) -> None:
    round_now = folsom.scene(f"{BOXES}round 1 {name}\n").view(None).round
    assert round_now is not None
    assert round_now.card == "Stand-Off"


@pytest.mark.parametrize(("box", "line"), [("timecar", "time-car"), ("time-car", "timecar"), ("TimeCar", "TIME  CAR")])
def test_the_time_travel_car_is_written_with_a_hyphen_or_without(box: str, line: str) -> None:
    text = HEAD.replace("express", f"express boxes={box}").replace("Doc |", ". |") + f"{line} Doc"
    assert folsom.scene(text, seed=1).setup.options["boxes"] == ["timecar"]
