"""Scenes are strict: what is implied, what is refused, and what is accepted anyway."""

import re

import pytest

import folsom

TRAIN = """
    express {options}
    seats  Ghost Doc Tuco
    roof   .         | .    | .   | .
    inside Marshal S | Tuco | Doc | Ghost
    """
PLAIN = TRAIN.format(options="")
EXPERT = TRAIN.format(options="expert")
HORSES = TRAIN.format(options="boxes=horses").replace("| Ghost", "| Ghost[{hostage}]")
PAIRS = """
    express players=2 variant=pairs
    seats Ghost+Tuco Doc+Cheyenne
    roof . | . | . | .
    inside Marshal | . | {ghost} Doc | {tuco} Cheyenne
    hand Ghost: @Doc, @neutral, @neutral
    """
TEAMS = """
    express variant=teams
    seats Doc Belle Tuco Ghost
    roof . | . | . | . | .
    inside Marshal | Doc | Belle | Tuco | Ghost
    """


def refused(text: str, reason: str) -> folsom.NotationError:
    with pytest.raises(folsom.NotationError, match=reason) as error:
        folsom.scene(text, seed=1)
    assert error.value.line
    assert error.value.column
    return error.value


def reads_back(game: folsom.Game) -> None:
    again = folsom.scene(str(game), seed=2)
    assert str(again) == str(game)
    assert {**again.image(), "actor": 0} == {**game.image(), "actor": 0}  # the seat that was asked last
    for seat in range(game.players):
        assert game.redeal(seat, 4).view(seat) == game.view(seat)
    game.audit()


def may_hide(game: folsom.Game) -> bool:
    return bool(game.view(None).seats[0].may_hide)


# ---- Ghost
@pytest.mark.parametrize(
    ("lines", "right"),
    [
        ("first Ghost", True),
        ("first Doc", True),
        ("next plan Doc 1", False),  # he sits before Doc, and laid no card: he drew
        ("first Doc\nnext plan Tuco 1", True),
        ("pile Ghost: Move\nnext plan Doc 1", False),
        ("next plan Ghost 2", False),
        ("round 2 Tunnel\nnext scheme", True),
        ("round 1\nnext reveal", True),
    ],
)
def test_ghosts_right_to_play_face_down_is_implied_before_his_first_card(lines: str, right: bool) -> None:
    game = folsom.scene(f"{PLAIN}hand Ghost: Fire, Punch\n{lines}", seed=1)
    assert may_hide(game) == right
    reads_back(game)


@pytest.mark.parametrize("hostage", ["Photographer", "PokerPlayer"])
def test_a_ghost_who_has_lost_his_right_is_not_given_it(hostage: str) -> None:
    scene = HORSES.format(hostage=hostage) + "hand Ghost: Fire\nfirst Ghost\n"
    assert not may_hide(folsom.scene(scene, seed=1))
    refused(scene + "veil Ghost:", "HOST-PHOTOGRAPHER" if hostage == "Photographer" else "GHOST-1")
    refused(scene + "veil Ghost:\nanyway veil", "HOST-PHOTOGRAPHER" if hostage == "Photographer" else "GHOST-1")


def test_nobody_but_ghost_has_it() -> None:
    refused(PLAIN + "veil Doc:", "Doc .*GHOST-1")
    refused(PLAIN + "veil Doc:\nanyway veil", "Doc .*GHOST-1")


@pytest.mark.parametrize("lines", ["next plan Ghost 2", "pile Ghost: Move\nnext plan Doc 1", "next steal"])
def test_a_right_that_is_past_has_to_be_meant(lines: str) -> None:
    error = refused(f"{PLAIN}{lines}\nveil Ghost:", "anyway veil")
    assert error.column == 6
    assert may_hide(folsom.scene(f"{PLAIN}{lines}\nveil Ghost:\nanyway veil\nstop after pile", seed=1))


# ---- lines
@pytest.mark.parametrize(
    "line",
    ["hand Doc: Move", "deck Doc: Move", "top Doc: @Tuco", "answer Doc: 3", "veil Ghost:", "keeping Doc: Move"],
)
def test_no_line_stands_twice(line: str) -> None:
    refused(f"{PLAIN}{line}\n{line}", "already: line 6")


def test_a_line_is_the_same_by_whatever_name_of_its_seat() -> None:
    refused(f"{PLAIN}hand Doc: Move\nhand 2: Fire", "hand 2")
    refused(TRAIN.format(options="expert") + "discard Doc: Move\ndiscard Doc: Fire", "discard Doc")


def test_cards_kept_from_an_earlier_round_are_not_being_kept_now() -> None:
    refused(PLAIN + "hand Doc: Fire\nkeeping Doc: Fire", "are in 'hand'")
    game = folsom.scene(EXPERT + "hand Doc: Fire, Move\nkeeping Doc: Fire\nagenda tidy:0:0 keep:1:0", seed=1)
    assert game.view(1).own.kept == ("Fire",)
    reads_back(game)


def test_a_card_that_is_kept_is_in_hand() -> None:
    scene = EXPERT + "hand Doc: Fire\nkeeping Doc: Move\nagenda tidy:0:0 keep:1:0"
    refused(scene, "a card is kept that is not in hand")


# ---- Bullets
def test_in_the_expert_variant_everybody_knows_that_there_can_be_as_many_bullets_as_are_held() -> None:
    scene = EXPERT + "hand Doc: Move, @Tuco, @Ghost\ntucked Tuco: Fire, @Doc\n"
    game = folsom.scene(scene, seed=1)
    assert game.view(0).seats[1].fresh == 2
    assert game.view(0).seats[2].tucked == 1
    reads_back(game)
    assert folsom.scene(scene + "fresh Doc: 3, @Tuco", seed=1).view(0).seats[1].sure == ("Tuco",)
    refused(scene + "fresh Doc: 1", "2 Bullets are in hand")
    refused(scene + "fresh Doc: 2, @neutral", "not there")
    refused(scene + "unseen Tuco: 0", "1 Bullet is discarded unseen")


def test_no_more_cards_can_be_bullets_than_there_are() -> None:
    scene = EXPERT + "hand Doc: Move, @Tuco\ntucked Tuco: Fire, @Doc\n"
    assert refused(scene + "fresh Doc: 63", "2 cards are in hand").column == 12
    refused(scene + "fresh Doc: 3", "2 cards are in hand")
    refused(scene + "unseen Tuco: 3", "2 cards are discarded unseen: there cannot be 3")
    reads_back(folsom.scene(scene + "fresh Doc: 2\nunseen Tuco: 2", seed=1))
    game = folsom.scene(scene + "pile Doc: Fire\nnext plan Doc 2\nfresh Doc: 3", seed=1)  # one was played since
    assert game.view(None).seats[1].fresh == 3
    reads_back(game)


@pytest.mark.parametrize("line", ["hand Doc: @Doc", "deck Doc: Move, @Doc", "top Doc: @Doc"])
def test_nobody_has_fired_at_themselves(line: str) -> None:
    """FIRE-2."""
    assert refused(PLAIN + line, "nobody fires at themselves").column == len(f"    {line}") - 3


@pytest.mark.parametrize(
    ("cards", "received"),
    [
        ("hand Ghost: @Ghost", (0, 1)),
        ("hand Ghost: @Tuco", (1, 0)),
        ("hand Ghost: @Ghost, @Tuco, @Tuco, @Doc, @neutral", (4, 1)),
    ],
)
def test_what_one_of_two_bandits_has_fired_the_other_has_received(cards: str, received: tuple[int, int]) -> None:
    """FIRE-2, in Pairs."""
    scene = re.sub("hand .*", cards, PAIRS.format(ghost="Ghost", tuco="Tuco"))
    game = folsom.scene(scene, seed=1)
    numbers = {bandit.name: bandit.received for bandit in game.view(None).bandits}
    assert (numbers["Ghost"], numbers["Tuco"]) == received
    reads_back(game)


@pytest.mark.parametrize(("ghost", "tuco"), [("Ghost/r1", "Tuco"), ("Ghost", "Tuco/r0"), ("Ghost/r1", "Tuco/r0")])
def test_a_bandit_of_two_has_not_received_its_own_bullets(ghost: str, tuco: str) -> None:
    scene = re.sub("hand .*", "hand Ghost: @Ghost", PAIRS.format(ghost=ghost, tuco=tuco))
    refused(scene, "Tuco has received 1 or more.*FIRE-2")


def test_a_bullet_of_ones_own_was_received_by_the_partner() -> None:
    """TEAM-7: partners draw each other's cards."""
    game = folsom.scene(TEAMS + "hand Doc: @Doc, @Tuco\nhand Belle: @Belle, @Doc", seed=1)
    assert [bandit.received for bandit in game.view(None).bandits] == [2, 2, 0, 0]
    reads_back(game)


@pytest.mark.parametrize(
    ("ghost", "tuco", "received"),
    [
        ("Ghost", "Tuco", (3, 0)),
        ("Ghost", "Tuco/r3", (0, 3)),
        ("Ghost", "Tuco/r2", (1, 2)),
        ("Ghost/r1", "Tuco", (1, 2)),
        ("Ghost/r1", "Tuco/r2", (1, 2)),
    ],
)
def test_what_one_of_two_bandits_has_not_received_the_other_has(
    ghost: str, tuco: str, received: tuple[int, int]
) -> None:
    game = folsom.scene(PAIRS.format(ghost=ghost, tuco=tuco), seed=1)
    numbers = {bandit.name: bandit.received for bandit in game.view(None).bandits}
    assert (numbers["Ghost"], numbers["Tuco"]) == received
    reads_back(game)


def test_nobody_has_received_more_bullets_than_there_are() -> None:
    refused(PAIRS.format(ghost="Ghost", tuco="Tuco/r4"), "Tuco has received 1 Bullet more")


def test_a_partners_bullet_among_ones_cards_is_friendly_fire() -> None:
    """TEAM-7: two at the partner count for nothing, and one at a foe is more."""
    game = folsom.scene(TEAMS + "hand Belle: @Doc, @Doc\nhand Doc: @Tuco\nround 5 Pickpocketing\nnext next", seed=1)
    assert [score.dollars for score in game.scores] == [0, 0, 1000, 1000]
    assert "hits" not in str(game)


@pytest.mark.parametrize("number", [0, 3, 12, 13])
def test_neutral_bullets_may_be_nowhere_in_particular(number: int) -> None:
    game = folsom.scene(f"{PLAIN}neutral {number}", seed=1)
    assert game.view(None).neutral == number
    assert game.view(None).side_bullets == ((), (), ())
    reads_back(game)
    game = folsom.scene(f"{PLAIN}neutral {number}\npile Doc: Marshal\nstop after pile", seed=1)  # to Tuco's car
    assert game.view(None).neutral == max(number - 1, 0)
    assert game.view(None).bandits[2].received == min(number, 1)
    reads_back(game)


def test_there_are_no_more_neutral_bullets_than_in_the_box() -> None:
    refused(f"{PLAIN}neutral 14", "from 0 to 13")
    refused(f"{PLAIN}hand Doc: @neutral\nneutral 13", "from 0 to 12")


# ---- what is odd
SHOTGUN = """
    express boxes=horses
    seats  Ghost Doc Tuco
    roof   {first}   | {second} | . | .
    inside Marshal S | Tuco     | . | Ghost
    """
ODD = {
    "Marshal": PLAIN.replace("Marshal S | Tuco", "Marshal S Tuco | ."),
    "Shotgun": SHOTGUN.format(first="Shotgun Doc", second="."),
    "a station in round 2": PLAIN + "round 2 Pickpocketing",
    "an ordinary card in round 5": PLAIN + "round 5 Braking",
    "seen before": PLAIN + "round 2 Braking\nseen Braking",
    "seen twice": PLAIN + "round 3 Braking\nseen Tunnel, Tunnel",
    "a station in an earlier round": PLAIN + "round 3 Tunnel\nseen Bridge, Pickpocketing",
    "too many earlier cards": PLAIN + "round 2 Bridge\nseen Tunnel, Braking, Swivel Arm",
    "an earlier card in round 1": PLAIN + "round 1 Bridge\nseen Tunnel",
}


@pytest.mark.parametrize("name", ODD)
def test_what_play_never_comes_to_is_refused_unless_it_is_meant(name: str) -> None:
    word = name if name in ("Marshal", "Shotgun") else "round"
    refused(ODD[name], f"anyway {word}")
    refused(f"{ODD[name]}\nanyway veil", f"anyway {word}")
    for line in (f"anyway {word}", f"anyway veil, {word.upper()}"):
        game = folsom.scene(f"{ODD[name]}\n{line}", seed=1)
        reads_back(game)
    assert (f"anyway {word}" in str(game)) == ("seen" not in name)


def test_anyway_names_what_is_odd() -> None:
    refused(PLAIN + "anyway Marshall", "Marshal, round, veil, Shotgun")


def test_who_is_about_to_flee_is_where_nobody_stays() -> None:
    """GUN-3: two are hit at the same moment, and the second waits for the first to choose."""
    scene = SHOTGUN.format(first="Shotgun", second="Doc Ghost").replace("| Ghost", "| .")
    game = folsom.scene(scene + "round 2 Bridge\nnext fall-back", seed=1)
    assert "roof   .           | Shotgun Ghost/r1 Doc/r1" in str(game)
    assert game.to_act == (0,)
    assert "anyway" not in str(game)
    reads_back(game)


# ---- where in the round it is
@pytest.mark.parametrize(
    ("lines", "phase", "turn"),
    [
        ("turn 2", "schemin'", 2),
        ("turn 3\nnext plan Doc", "schemin'", 3),
        ("next plan Doc 3\nphase schemin", "schemin'", 3),
        ("agenda round:0:4 plan:0:1", "schemin'", 2),
        ("agenda round:0:4 scheme:0:2 plan:0:1", "schemin'", 2),
        ("agenda plan:0:1", "schemin'", 2),
        ("pile Doc: Move", "stealin'", None),
        ("agenda round:0:6 steal:0:0\npile Doc: Move", "stealin'", None),
        ("agenda round:0:6 steal:0:1 move:1:0\npile Doc: Move now", "stealin'", None),
        ("round 5 Pickpocketing\nagenda round:0:7 pick:1:0", "end of round", None),
    ],
)
def test_phase_and_turn_follow_from_what_comes_next(lines: str, phase: str, turn: int | None) -> None:
    text = PLAIN.replace("| Doc |", "| Doc P300 |")
    game = folsom.scene(f"{text}hand Ghost: Fire, Punch\n{lines}", seed=1)
    assert (game.view(None).phase, game.view(None).round.turn) == (phase, turn)
    reads_back(game)


def test_who_is_not_asked_in_a_turn_hears_so_by_its_rule() -> None:
    game = folsom.scene(PLAIN + "hand Ghost: Fire\nagenda round:0:4 plan:0:1", seed=1)
    reason = game.why_not(1, "draw")
    assert reason is not None
    assert reason.rule == "PLAN-1"


@pytest.mark.parametrize("lines", ["round 0\nnext begin", "round 0\nnext round", "round 0\nagenda round:0:0"])
def test_round_0_is_before_the_first_one(lines: str) -> None:
    game = folsom.scene(PLAIN + lines, seed=1)
    assert game.view(None).round.number == 1
    reads_back(game)


@pytest.mark.parametrize("line", ["", "round 1"])
def test_before_its_card_is_revealed_a_round_has_none(line: str) -> None:
    game = folsom.scene(f"{PLAIN}{line}\nnext draw-up\nstop after draw-up", seed=1)
    assert game.view(None).round.card is None
    assert "seen" not in str(game)
    reads_back(game)
