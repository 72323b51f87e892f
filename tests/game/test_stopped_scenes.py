"""Scenes that stop before the round ends, and the steps of a round that they name."""

import re
from pathlib import Path

import pytest

import folsom
from folsom.express.interface.setup import complete, rules_of

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
TRAIN = """
    express
    seats  Doc Belle Tuco
    roof   .         | Belle | .         | .
    inside Marshal S | Tuco  | Doc[P250] | P300 P?
    """
PILE = TRAIN + "pile Tuco: Fire, Belle: Move\n"
SUPER = """
    super boxes=horse
    seats  Doc Tuco Mei
    roof   .     | .    | . | .     | .
    inside Tuco> | <Doc | . | <Mei  | .
    programme Doc: Move, Turn, Floor
    programme Tuco: Turn, Floor, Shoot
    programme Mei: Move, Floor, Turn
    """


def stands_still(game: folsom.Game) -> None:
    """Nobody is asked and nobody has won; the game can be viewed, re-dealt, drawn and replayed."""
    assert game.stopped
    assert not game.over
    assert game.to_act == ()
    assert game.winners == []
    assert len(game.scores) == game.players
    assert "stopped" in repr(game)
    assert game.copy().stopped
    assert str(game.copy()) == str(game)
    again = folsom.scene(str(game), seed=3)
    assert str(again) == str(game)
    assert again.stopped
    assert folsom.replay(game.record()).view(None) == game.view(None)
    for seat in range(game.players):
        assert game.options(seat) == []
        assert game.question(seat) == ""
        assert game.redeal(seat, 5).view(seat) == game.view(seat) == again.view(seat)
        assert game.redeal(seat, 5).stopped
        assert game.view(seat).stopped
        assert "The scene stops here" in game.picture(seat)
    game.audit()


def test_a_scene_stops_after_the_pile_and_is_not_over() -> None:
    game = folsom.scene(PILE + "stop after pile", seed=1)
    assert not game.stopped
    assert "stopped" not in repr(game)
    game.play(1, "move 0 roof")
    assert [event.kind for event in game.events(None)][-1] == "moved"
    stands_still(game)
    reason = game.why_not(0, "draw")
    assert reason is not None
    assert reason.words == "The scene stops here."
    with pytest.raises(folsom.IllegalAction, match="stops here"):
        game.play(1, "move 1 roof")


def test_without_its_line_a_stopped_scene_goes_on() -> None:
    game = folsom.scene(PILE + "stop after pile", seed=1)
    game.play(1, "move 0 roof")
    on = folsom.scene(str(game).replace("stop after pile\n", ""), seed=1)
    assert not on.stopped
    assert on.to_act == (1,)  # the next round has begun, and Belle is its First Player
    assert on.view(None).round.number == 2


def test_an_agenda_that_does_not_lead_to_the_end_stops_where_it_ends() -> None:
    game = folsom.scene(TRAIN + "pile Tuco: Fire\nagenda steal:0:0", seed=1)
    stands_still(game)
    assert folsom.scene(TRAIN + "round 5 Pickpocketing\nagenda over", seed=1).over


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("stop after lunch", "not a step"),
        ("stop before pile", "stop after pile"),
        ("stop", "stop after pile"),
        ("next event\nstop after pile", "past"),
        ("agenda steal:0:0\nstop after pile", "will not happen"),
        ("round 5 Pickpocketing\nstop after next", "will not happen"),
        ("round 5 Pickpocketing\nnext round\nstop after next", "will not happen"),
        ("round 4 Bridge\nnext begin\nstop after next", "will not happen"),
    ],
)
def test_a_stop_that_cannot_come_is_refused(lines: str, reason: str) -> None:
    with pytest.raises(folsom.NotationError, match=reason) as refused:
        folsom.scene(PILE + lines, seed=1)
    assert refused.value.line


@pytest.mark.parametrize("step", ["next", "round"])
def test_a_stop_after_the_last_step_comes_before_another_round(step: str) -> None:
    stands_still(folsom.scene(f"{TRAIN}round 4 Bridge\nnext {step}\nstop after next", seed=1))


def steps_listed() -> dict[str, str]:
    """The table of steps in the page: each with the box or variant that it needs."""
    section = NOTATION.read_text(encoding="utf-8").split("### The steps of a round")[1].split("###")[0]
    return dict(re.findall(r"^\| `([a-z-]+)`(?:, or `pile`)? \| [^|]+ \|([^|]*)\|$", section, re.M))


def test_the_page_lists_exactly_the_steps_that_are_read() -> None:
    listed = list(steps_listed())
    met = set()
    for players, options in (
        (3, {}),
        (4, {"expert": True, "boxes": ["horses", "timecar"]}),
        (2, {"variant": "duel"}),
        (2, {"variant": "pairs"}),
        (4, {"variant": "teams"}),
    ):
        rules = rules_of(complete(players, options))
        steps = [rules.ops[op].name for op in rules.steps]
        assert steps == [name for name in listed if name in steps], "the page has another order"
        met.update(steps)
    assert met == set(listed)


@pytest.mark.parametrize("step", [name for name, needs in steps_listed().items() if "variant=pairs" not in needs])
def test_every_step_of_the_page_can_come_next_and_be_the_last(step: str) -> None:
    needs = steps_listed()[step]
    first = next((word for word in ("expert", "variant=teams", "boxes=horses", "boxes=timecar") if word in needs), "")
    train = "seats Doc Belle Tuco Ghost\nroof . | . | . | . | .\ninside Marshal | Doc | Belle | Tuco | Ghost\n"
    early = step in ("daybreak", "begin", "lend", "draw-up", "reveal")
    head = f"express {first}\n{train}round 2 {'' if early else 'Bridge'}\nnext {step}\nstop after {step}"
    game = folsom.scene(head, seed=1)
    while not game.stopped:
        assert not game.over
        game.play(game.to_act[0], game.legal(game.to_act[0])[-1])
    stands_still(game)


def test_in_colt_super_express_a_scene_stops_between_two_cards() -> None:
    seen = []
    for number in (1, 2, 3):
        for name in ("Doc", "Tuco", "Mei"):
            game = folsom.scene(f"{SUPER}stop after {name} {number}", seed=1)
            stands_still(game)
            seen.append(sum(len(programme.revealed) for programme in game.view(None).programmes))
    assert seen == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert "next uncoupling\nstop after Mei 3" in str(game)


def test_a_stop_in_colt_super_express_may_lie_ahead_of_questions() -> None:
    game = folsom.scene(re.sub(r"programme Mei.*", "", SUPER) + "stop after Mei 1", seed=1)
    assert game.to_act == (2,)
    assert "stop after Mei 1" in str(folsom.scene(str(game), seed=1))
    assert game.redeal(0, 3).view(0) == game.view(0)
    for card in ("Move", "Floor", "Shoot"):
        game.play(2, f"program {card}")
    stands_still(game)
    reason = game.why_not(2, "program Move")
    assert reason is not None
    assert reason.words == "The scene stops here."


def test_who_is_overboard_between_two_cards_is_seen_so() -> None:
    text = """
        super boxes=horse
        seats Doc Tuco Mei
        roof . | . | . | . | .
        inside <Tuco | . | <Mei | . | Doc>
        programme Doc: Move, Horse, Turn
        programme Tuco: Turn, Move, Shoot
        programme Mei: Turn, Floor, Shoot
        stop after Doc 1
        """
    game = folsom.scene(text, seed=1)
    assert game.view(None).bandits[0].status == "overboard"
    assert "off the train, but a Horse may save them" in game.picture(None)
    assert "off     Doc!" in str(game).replace("off    ", "off     ")
    stands_still(game)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("stop after Doc", "number of the card"),
        ("stop after Doc 4", "from 1 to 3"),
        ("stop before Doc 1", "stop after Doc 2"),
        ("stop after Belle 1", "sits nowhere"),
    ],
)
def test_a_stop_in_colt_super_express_names_a_card(line: str, reason: str) -> None:
    with pytest.raises(folsom.NotationError, match=reason):
        folsom.scene(SUPER + line, seed=1)


def test_a_stop_before_what_is_done_is_refused() -> None:
    stopped = str(folsom.scene(f"{SUPER}stop after Mei 2", seed=1))
    with pytest.raises(folsom.NotationError, match="the scene is already past it"):
        folsom.scene(stopped.replace("stop after Mei 2", "stop after Tuco 2"), seed=1)


@pytest.mark.parametrize("stop", ["Doc 2", "Tuco 3"])
def test_a_game_that_ends_before_its_stop_is_over_and_can_be_read_again(stop: str) -> None:
    text = """
        super
        seats Doc Tuco Mei
        roof . | .
        inside Tuco> | <Doc
        off Mei
        programme Doc: Move, Shoot, Floor
        programme Tuco: Turn, Move, Shoot
        """
    game = folsom.scene(f"{text}stop after {stop}", seed=1)
    assert game.over
    assert not game.stopped
    again = folsom.scene(str(game), seed=2)
    assert again.image() == game.image()
    assert again.winners == game.winners == [0]
