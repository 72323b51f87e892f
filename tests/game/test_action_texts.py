"""Texts that mean no action, or one that a rule forbids: the error points at the word, and lists the alternatives."""

import pytest

import folsom
from folsom import bots

TRAIN = """
    express boxes=horses,timecar expert
    seats Doc Belle Tuco
    roof   . | . | . | .
    inside Marshal S | Tuco | Doc | Belle
    """
KEEPING = TRAIN + "hand Doc: Move, @Tuco\nhand Belle: Fire\nfresh Doc: 1\nround 1 Bridge\nnext hold"
FEW = bots.Budget(iterations=20)


def unread(game: folsom.Game, text: str) -> folsom.NotationError:
    with pytest.raises(folsom.NotationError) as wrong:
        game.why_not(game.to_act[0], text)
    return wrong.value


# What is written, where the error points, and what it says and does not say.
UNREADABLE = {
    "nothing": ("", (1, 1), "an action is missing", "goes like"),
    "an unknown verb": ("  mvoe 2 roof", (1, 3), "cannot read 'mvoe'; an action begins with one of: board, ", "more"),
    "nobody of this name": ("fire Tuko", (1, 6), "cannot read 'Tuko'; 'fire' goes like: fire Belle", "Shotgun"),
    "a word too few": ("ride 2", (1, 7), "something is missing here; 'ride' goes like: ride 0 inside", "roof"),
    "a word too many": ("ride 2 inside now", (1, 15), "cannot read 'now'", "roof"),
    "another line": ("ride\n 9 inside", (2, 2), "cannot read '9'", "roof"),
    "a jump": ("jump 9", (1, 6), "jump 1 inside, jump 2 inside, jump 3 inside", "roof"),
    "a flight": ("flee 9", (1, 6), "flee 0 roof, flee 1 roof", "inside"),
    "a journey": ("set-out 9", (1, 9), "set-out coach inside", "roof"),
    "a list that is cut short": ("rob P71", (1, 5), "rob P7, ", "rob S1"),
    "how much is left out": ("rob P71", (1, 5), " and 18 more", "rob S1"),
    "the one wanted": ("move timecar 1", (1, 14), ", move time-car", "more"),
    "a floor": ("floor foo", (1, 7), "floor 0 inside, floor 0 roof", "time-car"),  # TCAR-2
    "a Purse to pick": ("pick foo", (1, 6), "pick none, pick P1, ", "pick J1"),  # EVENT-PICK
    "oneself": ("punch foo", (1, 7), "punch Belle, punch Shotgun, punch Tuco", "punch Doc"),
    "Ghost's right": ("play foo", (1, 6), "play Fire, play Floor, ", "down"),  # GHOST-1
    "Cheyenne's right": ("foo", (1, 1), "an action begins with one of: board, ", "grab"),  # CHEYENNE-1
    "what may be kept": ("keep Fier", (1, 6), "keep Fire", "Bullet"),
}


@pytest.mark.parametrize(("text", "at", "says", "not_said"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_the_error_points_at_the_word_that_cannot_be_read(
    text: str, at: tuple[int, int], says: str, not_said: str
) -> None:
    wrong = unread(folsom.scene(TRAIN, seed=1), text)
    assert says in wrong.reason
    assert not_said not in wrong.reason
    assert (wrong.line, wrong.column) == at
    assert str(wrong) == f"line {at[0]}, column {at[1]}: {wrong.reason}"


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        ("program", (1, 8), "'program' goes like: program Turn, program Floor, program Move, program Shoot"),
        ("program Mvoe", (1, 9), "cannot read 'Mvoe'"),
        ("fire Doc", (1, 1), "begins with one of: program, take"),
    ],
)
def test_so_it_does_in_super_express(text: str, at: tuple[int, int], says: str) -> None:
    wrong = unread(folsom.new_game("super", seed=1), text)
    assert says in wrong.reason
    assert "Reflex" not in wrong.reason  # SUP-SET-3: its module is not in this game
    assert (wrong.line, wrong.column) == at


@pytest.mark.parametrize("text", ["move timecar", "MOVE time-car", "move Time Car"])
def test_a_hyphen_does_not_matter(text: str) -> None:
    train = TRAIN.replace("roof   .", "roof   Doc").replace("Doc | Belle", ". | Belle")
    game = folsom.scene(train + "pile Doc: Move", seed=1)
    assert game.why_not(0, text) is None
    assert folsom.new_game("super", seed=1).why_not(0, "take-back") is not None


def test_a_bullet_is_not_kept_by_the_rule() -> None:
    game = folsom.scene(KEEPING, seed=1)
    reason = game.why_not(0, "keep Bullet Tuco")
    assert reason is not None
    assert reason.rule == "EXPERT-3"
    with pytest.raises(folsom.IllegalAction, match="Action cards") as refused:
        game.play(0, "keep bullet neutral")
    assert refused.value.rule == "EXPERT-3"


def test_who_has_answered_a_simultaneous_question_hears_so() -> None:
    game = folsom.scene(KEEPING, seed=1)
    game.play(0, "keep none")
    reason = game.why_not(0, "keep Move")
    assert reason == folsom.Reason("EXPERT-3", "You have answered already: Belle has still to decide.")


def test_who_was_not_asked_with_the_others_hears_so() -> None:
    riding = TRAIN.replace("Doc | Belle", "Doc | .").replace("Tuco |", ". |")
    game = folsom.scene(
        riding + "off Belle Tuco\nround 0\nagenda round:0:0 first-rider:0:0 boarded:0:3 board:1:3 board:2:3"
    )
    reason = game.why_not(0, "board none")
    assert reason == folsom.Reason("ATTACK-1", "It is not your turn: Belle and Tuco have to decide.")
    game.play(1, "board none")
    answered = game.why_not(1, "board none")
    assert answered == folsom.Reason("ATTACK-1", "You have answered already: Tuco has still to decide.")


PAIRS = """
    express variant=pairs players=2
    seats Ghost+Tuco Doc+Django
    roof   . | . | . | .
    inside Marshal S | Ghost Tuco | Doc | Django
    """


@pytest.mark.parametrize(
    ("scene", "seat", "text", "rule"),
    [
        (PAIRS + "next pick-cards", 0, "choose Doc Fire", "PAIR-3"),
        (PAIRS + "round 0\nagenda round:0:0 placed:0:0 rear:0:0 rear:1:0", 0, "rear Doc", "PAIR-2"),
        (TRAIN + "round 0\nagenda round:0:0 positions:0:0", 0, "board Belle", "ATTACK-1"),
        (PAIRS + "hand Ghost: Ghost Fire\nhand Doc: Doc Fire", 0, "play Doc Fire", "PLAN-1"),
        (PAIRS + "hand Ghost: Ghost Fire\nhand Doc: Doc Fire", 1, "play Ghost Fire", "PLAN-1"),
    ],
)
def test_what_only_another_player_can_mean_is_refused_by_the_rule(scene: str, seat: int, text: str, rule: str) -> None:
    if "positions" in scene:
        scene = scene.replace("Doc | Belle", ". | .").replace("Tuco |", ". |") + "\noff Doc Belle Tuco"
    game = folsom.scene(scene, seed=1)
    reason = game.why_not(seat, text)
    assert reason is not None
    assert reason.rule == rule
    before = game.image()
    with pytest.raises(folsom.IllegalAction) as refused:
        game.play(seat, text)
    assert refused.value.rule == rule
    assert game.image() == before


def test_in_the_two_player_game_the_places_follow_its_own_rule() -> None:
    game = folsom.new_game("express", players=2, seed=1)
    reasons = [game.why_not(0, text) for text in ("rear Doc", "draw")]
    game.play(0, "rear Tuco")
    for reason in (*reasons, game.why_not(0, "rear Tuco")):
        assert reason is not None
        assert reason.rule == "DUEL-2"


@pytest.mark.parametrize(
    ("scene", "rule"),
    [
        ("hand Doc: Move\nnext plan Doc 1", "PLAN-1"),
        ("pile Doc: Move", "ACT-1"),
        ("round 5 Pickpocketing\nnext event", "EVENT-PICK"),
        ("away Doc:", "TCAR-8"),
    ],
)
def test_who_is_not_asked_hears_by_which_rule_another_is(scene: str, rule: str) -> None:
    train = TRAIN.replace(" expert", "").replace("| Doc |", "| Doc P300 |")
    if "away" in scene:
        train = train.replace("Doc P300", ".") + "off Doc\nround 2 Bridge\n"
    game = folsom.scene(train + scene, seed=1)
    assert game.to_act == (0,)
    reason = game.why_not(1, "draw")
    assert reason is not None
    assert reason.rule == rule


def test_while_pairs_are_chosen_the_others_hear_so() -> None:
    game = folsom.new_game("express", players=2, variant="pairs", seed=1)
    reason = game.why_not(1, "draw")
    assert reason == folsom.Reason("PAIR-1", "It is not your turn: Player 1 has to decide.")


def test_where_bandits_are_named_no_pair_is_suggested() -> None:
    game = folsom.scene(PAIRS, seed=1)
    with pytest.raises(folsom.NotationError, match="cannot read 'pair'; an action begins with one of: choose, "):
        game.why_not(0, "pair Ghost+Tuco")


@pytest.mark.parametrize(
    ("seat", "text", "says"),
    [
        ("Ghost", "play foo", "play Fire, play Fire down, "),
        ("Cheyenne", "grab foo", "'grab' goes like: grab purse"),
        ("Tuco", "play foo", "play Fire, play Floor, "),
    ],
)
def test_what_a_bandit_may_do_by_its_power_is_suggested_to_its_player(seat: str, text: str, says: str) -> None:
    bandits = ["Ghost", "Cheyenne", "Tuco"]
    game = folsom.new_game("express", bandits=bandits, seed=1)
    with pytest.raises(folsom.NotationError) as wrong:
        game.why_not(bandits.index(seat), text)
    assert says in wrong.value.reason


def test_until_pairs_are_chosen_any_power_may_be_ones_own() -> None:
    game = folsom.new_game("express", players=2, variant="pairs", seed=1)
    with pytest.raises(folsom.NotationError, match=r"begins with one of: .*, grab, "):
        game.why_not(1, "foo")


@pytest.mark.parametrize("text", ["arrest", "second-shot", "angry-fire"])
def test_what_the_marshal_does_is_suggested_to_his_player(text: str) -> None:
    game = folsom.new_game("express", players=4, variant="marshal", seed=1)
    marshal = game.roles.index("marshal")
    bandit = game.seat_name((marshal + 1) % 4)
    with pytest.raises(folsom.NotationError, match=f"'{text}' goes like: .*{text} {bandit}") as wrong:
        game.why_not(marshal, text)
    assert f"{text} Marshal" not in wrong.value.reason
    with pytest.raises(folsom.NotationError) as wrong:
        game.why_not((marshal + 1) % 4, text)
    assert f"{text} {bandit}" not in wrong.value.reason


@pytest.mark.parametrize("line", ["next foo", "stop after foo"])
def test_steps_are_suggested_as_the_page_calls_them(line: str) -> None:
    with pytest.raises(folsom.NotationError, match=r"they are .* tidy, pile, event, next$"):
        folsom.scene(PAIRS + line)
    pile = PAIRS + "pile Doc: Doc Move\nstop after "
    assert str(folsom.scene(pile + "steal", seed=1)) == str(folsom.scene(pile + "pile", seed=1))


def test_a_text_that_is_offered_is_explained() -> None:
    game = folsom.new_game("express", players=3, seed=1)
    seat = game.to_act[0]
    option = game.options(seat)[0]
    assert bots.explain(game.view(seat), option.text, FEW) == bots.explain(game.view(seat), option, FEW)


def test_what_is_not_offered_is_not_explained_and_the_rule_says_why() -> None:
    game = folsom.scene(TRAIN + "hand Doc: Move\nnext plan Doc 1", seed=1)
    with pytest.raises(folsom.IllegalAction, match="not in your hand") as refused:
        bots.explain(game.view(0), "play Fire", FEW)
    assert refused.value.rule == "PLAN-1"
    with pytest.raises(folsom.NotationError, match="cannot read 'Feuer'"):
        bots.explain(game.view(0), "play Feuer", FEW)
    with pytest.raises(folsom.IllegalAction, match="only answers"):
        bots.explain(game.view(0), 1.5, FEW)  # type: ignore[arg-type]
