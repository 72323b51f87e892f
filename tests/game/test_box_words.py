"""Words and points of the boxes: what is asked, offered, refused and told."""

import pytest

import folsom

HEAD = "express boxes=horses,timecar\nseats Doc Belle Tuco\n"
TRAIN = HEAD + "roof . | . | . | .\ninside Marshal S | Tuco | Doc | Belle\n"
BANDITS = ["Doc", "Belle", "Tuco"]
WAGONS = ["Mail car", "Dining car", "Second class"]


def drawn(text: str) -> folsom.Game:
    return folsom.scene(text, seed=1)


def attack() -> folsom.Game:
    return folsom.new_game("express", players=3, seed=1, boxes=["horses"], bandits=BANDITS, wagons=WAGONS)


def words(game: folsom.Game, seat: int) -> list[str]:
    return [option.words for option in game.options(seat)]


def told(game: folsom.Game) -> list[str]:
    return [event.words for event in game.events(None)]


def refused(game: folsom.Game, seat: int, text: str) -> str:
    reason = game.why_not(seat, text)
    assert reason is not None
    return reason.words


# ---- the attack on horseback
def test_an_option_to_board_names_its_wagon_and_is_refused_at_the_next() -> None:
    game = attack()
    stale = game.options(0)[0]
    assert stale.points == {"bandits": ["Doc"], "car": 3}
    for seat in range(3):
        game.play(seat, "board none")
    assert [option.points["car"] for option in game.options(0)] == [2, 2]
    assert stale.action in game.legal(0)
    assert game.why_not(0, stale) is not None
    with pytest.raises(folsom.IllegalAction):
        game.play(0, stale)


def test_the_last_one_riding_boards_a_wagon_by_its_name() -> None:
    game = attack()
    for seat, text in enumerate(("board Doc", "board Belle", "board none")):
        game.play(seat, text)
    assert words(game, 2) == ["Board the Dining car (car 2)", "Board the Mail car (car 1)"]


def test_who_has_to_decide_is_named_in_number() -> None:
    game = attack()
    game.play(0, "board none")
    assert refused(game, 0, "board none") == "You have answered already: Belle and Tuco have still to decide."
    game.play(1, "board none")
    assert refused(game, 0, "board none") == "You have answered already: Tuco has still to decide."


def test_a_question_is_repeated_with_one_sign_at_its_end() -> None:
    game = attack()
    assert refused(game, 0, "draw") == ("That is not what is asked now. Board Second class (car 3), or ride on?")
    game = drawn(TRAIN + "hand Doc: Move")
    assert refused(game, 0, "move 1 inside") == "That is not what is asked now. Play a card or draw three."


# ---- cards to keep
def test_kept_bullets_are_shown_and_the_question_says_how_many_more() -> None:
    game = drawn(TRAIN + "hand Doc: Move, @Belle, @Tuco\nround 2 Stand-Off\nnext keeping")
    assert game.question(0) == "Keep up to 2 cards for the next round, one by one"
    assert words(game, 0)[-1] == "Keep none"
    game.play(0, "save Bullet Belle")
    assert game.question(0) == "Keep one more card for the next round, or no more"
    assert words(game, 0)[-1] == "Keep no more"
    assert "Of these you keep: a Bullet of Belle" in game.picture(0)
    assert "you keep" not in game.picture(1)


def test_a_bullet_is_shown_as_kept_when_all_cards_are() -> None:
    game = drawn(TRAIN + "hand Doc: Move, @Belle\nround 2 Stand-Off\nnext keeping")
    game.play(0, "save Move")
    assert "Of these you keep: Move" in game.picture(0)


def test_a_single_card_is_kept_or_none() -> None:
    game = drawn(TRAIN + "hand Doc: Move, Fire\nround 2 Higher Speed\nnext keeping")
    assert game.question(0) == "Keep a card for the next round, or none"


def test_who_keeps_nothing_in_the_expert_variant_keeps_none() -> None:
    game = drawn(TRAIN.replace("express", "express expert") + "hand Doc: Move, Fire\nnext hold")
    assert words(game, 0)[-1] == "Keep none"
    game.play(0, "keep Fire")
    assert words(game, 0)[-1] == "Keep no more"


# ---- places
def test_who_moves_goes_into_a_car_or_to_a_roof() -> None:
    game = drawn(f"""{HEAD}
        roof   Doc     | Belle | . | .
        inside Marshal | .     | . | Tuco
        pile   Doc: Move, Tuco: Floor
    """)
    assert "Go into the time-travel car" in words(game, 0)
    assert "Go to the roof of the Stagecoach" in words(game, 0)
    assert "Go to the roof of Second class (car 2)" in words(game, 0)
    game.play(0, "move time-car")
    assert "Doc goes into the time-travel car." in told(game)
    assert "Tuco goes to the roof of First class (car 3)." in told(game)


def test_who_rides_goes_into_the_stagecoach_or_a_car() -> None:
    game = drawn(f"""{HEAD}
        roof   .       | .     | .         | .
        inside Marshal | Belle | Doc Horse | Tuco
        coach  1
        pile   Doc: Ride
    """)
    assert "Ride and go into the Stagecoach" in words(game, 0)
    assert "Ride and go into the time-travel car" in words(game, 0)
    assert "Ride and go into First class (car 3)" in words(game, 0)


def test_who_flees_flees_to_a_roof() -> None:
    game = drawn(f"""{HEAD}
        roof   .       | .     | Shotgun | .
        inside Marshal | Belle | Doc     | Tuco
        pile   Doc: Floor
    """)
    assert words(game, 0) == ["Flee to the roof of the Baggage car (car 1)", "Flee to the roof of First class (car 3)"]
    game.play(0, "flee 1 roof")
    assert "Doc flees from the Shotgun to the roof of the Baggage car (car 1)." in told(game)


def test_a_place_in_time_is_where_one_appears() -> None:
    game = drawn(HEAD + "roof . | . | . | .\ninside Marshal | Tuco | . | Belle\noff Doc\naway Doc:")
    assert words(game, 0)[0] == "Appear inside the Locomotive – the Marshal waits there: a Bullet"


# ---- reading
@pytest.mark.parametrize("text", ["hostage OldLady", "hostage Old Lady", "HOSTAGE  old lady", "hostageoldlady"])
def test_spaces_do_not_matter_where_nothing_else_can_be_meant(text: str) -> None:
    game = drawn(f"""{HEAD}
        roof   .       | .     | . | .
        inside Marshal | Belle | . | Tuco
        coach-roof Shotgun Doc
        coach-inside OldLady Zealot
        pile   Doc: Floor
    """)
    game.play(0, text)
    assert "Doc takes the Old Lady hostage." in told(game)


def test_only_whiskeys_of_this_game_are_named() -> None:
    game = drawn(TRAIN + "hand Doc: Move")
    with pytest.raises(folsom.NotationError) as wrong:
        game.play(0, "use W9")
    assert "'use' goes like: use W1, use W2, use W3" in str(wrong.value)
    assert "W4" not in str(wrong.value)


# ---- Whiskey
def test_why_no_whiskey_can_be_used_and_what_comes_after_one() -> None:
    game = drawn(TRAIN.replace("| Doc |", "| Doc[W#1] Tuco[W#2] |").replace("| Tuco |", "| . |") + "hand Doc: Move")
    assert refused(game, 0, "use W2") == (
        "A Whiskey of your own is used, in a standard turn; of those that are alike, one is offered."
    )
    game.play(0, "use W1")
    assert game.question(0) == "You have drunk Whiskey: play a card"
    assert (
        refused(game, 0, "pass") == "After a Whiskey you play an Action card that you hold, and pass only without any."
    )


def test_the_old_whiskey_asks_for_the_first_of_two_cards() -> None:
    game = drawn(TRAIN.replace("| Doc |", "| Doc[O#1] |") + "hand Doc: Move, Fire")
    game.play(0, "use W1")
    assert game.question(0) == "You have drunk the Old Whiskey: play the first of two cards"
    game.play(0, "play Fire")
    assert game.question(0) == "You have drunk Whiskey: play a card"


# ---- the picture, and what is told
def test_a_card_happens_now_only_in_stealin() -> None:
    text = TRAIN + "hand Doc: Move\nround 5 Pickpocketing\npile Belle: Move done, Tuco: Move done\n"
    cell = text.replace("| Doc |", "| P300#1 P250#2 Doc |")
    assert "Now:" not in drawn(cell + "next event").picture(0)
    game = drawn(TRAIN + "pile Doc: Move, Tuco: Move")
    assert "Stealin', cards done: 0. Now: Doc Move" in game.picture(0)


def test_in_a_turmoil_it_is_told_who_chose_to_draw() -> None:
    game = drawn(TRAIN + "round 2 Stand-Off")
    for seat in range(3):
        game.play(seat, "draw")
    assert "Doc chose to draw." in told(game)


def test_the_horses_that_pant_are_counted() -> None:
    game = drawn(TRAIN.replace("| Doc |", "| Doc Horse |") + "round 2 Panting Horses\nnext event")
    assert told(game)[0] == (
        "Panting Horses: the Horse nearest the last car leaves the game; with 5 or 6 players, the two nearest."
    )
