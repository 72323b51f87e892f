"""The boxes as people see them: everything is drawn, fits, and shows a seat only what it may know."""

import re
from typing import Any

import pytest

import folsom
from folsom.kernel.dice import seeded

BOTH = ["horses", "timecar"]
RICH = """
    express boxes=horses,timecar
    seats  Doc Belle Tuco Ghost
    roof   .                   | Belle       | Shotgun                      | . | Ghost[O/]
    inside Marshal S Horse     | Horse Horse | W(Doc) W/ P300(Doc) J J      | . | .
    coach  2
    coach-roof S
    coach-inside Tuco[P250 W PokerPlayer] Zealot
    time-car Horse J
    off    Doc
    away   Doc: 3 inside
    round  3 The Shotgun's Rage
    hand   Doc: Ride, Fire
    next   plan Doc 1
"""
ESCAPE = """
    express boxes=horses
    seats  Doc Belle Tuco
    roof   .         | .             | .   | .
    inside Marshal S | Doc Horse     | .   | Tuco
    coach  1
    coach-roof Shotgun
    coach-inside Belle[Zealot] Teacher
    round  5 Escape
    pile   Doc: Ride, Tuco: Floor
"""
MORTAL = """
    express boxes=horses
    seats  Doc Belle Tuco
    roof   .         | .    | .    | .
    inside Marshal S | Tuco | Belle | Doc
    round  5 Mortal Bullet
    hand   Doc: Move
    hand   Belle: Move, @Doc
    before Belle: 0
    next   plan Doc 1
"""


def column(picture: str, word: str) -> int:
    """Where a word begins in its line."""
    line = next(line for line in picture.splitlines() if word in line)
    return line.index(word)


def test_everything_that_stands_somewhere_is_drawn_there() -> None:
    drawn = folsom.scene(RICH).picture(1, 80)
    faced = column(drawn, "2 2nd class")
    assert {column(drawn, word) for word in ("SHOTGUN", "Stagecoach |", "TUCO", "W", "2x J")} == {faced}
    assert column(drawn, "2 Horses") == column(drawn, "1 Baggage") == column(drawn, "BELLE")
    horses = next(line for line in drawn.splitlines() if "2 Horses" in line)
    assert horses.split() == ["Horse", "Horse", "2", "Horses"]
    assert horses.index("Horse") == column(drawn, "Time car") < column(drawn, "0 Loco")
    assert re.search(r"\| J +\+-", drawn), "what lies in the time-travel car"
    assert "Hostages inside the Stagecoach: Zealot\n" in drawn


def test_the_shotgun_sits_on_his_strongbox_which_does_not_lie_beside_the_train() -> None:
    drawn = folsom.new_game("express", 3, 1, boxes=["horses"]).picture(None)
    assert "SHOTGUN on S\n" in drawn
    assert column(drawn, "SHOTGUN") == column(drawn, "0 Loco")
    assert "Beside the train" not in drawn
    assert "On horseback: " in drawn


def test_character_cards_show_hostages_and_whiskeys() -> None:
    text = " ".join(folsom.scene(RICH).picture(1, 80).split())
    assert "loot 1 Purse, 1 full Whiskey, holds the Poker Player" in text
    assert "Ghost: hand 0, deck 11, Bullets 6, loot half-full Old Whiskey" in text


def test_a_seat_sees_only_the_hidden_sides_it_knows() -> None:
    game = folsom.scene(RICH)
    doc, belle, tuco = (game.picture(seat, 80) for seat in range(3))
    for known in ("P=$300", "W plain", "will appear inside First class (car 3)"):
        assert known in doc
        assert known not in belle
    assert "W half" in doc
    assert "W half" in belle
    assert "Away in time: Doc\n" in belle
    assert "loot P=$250, Whiskey, holds the Poker Player" in " ".join(tuco.split())


def test_the_head_shows_turmoil_and_how_many_cards_may_be_kept() -> None:
    drawn = folsom.scene(RICH).picture(0, 80)
    assert "Turns: [standard] · Tunnel · Turmoil · standard" in drawn
    assert "To keep for the next round: 1 card " in drawn
    assert "Your hand: Fire, Ride" in drawn
    two = folsom.scene(RICH.replace("The Shotgun's Rage", "Stand-Off").replace("next   plan Doc 1", "turn 1"))
    assert "To keep for the next round: up to 2 cards " in two.picture(0, 80)


def test_cards_that_one_has_decided_to_keep_are_named() -> None:
    game = folsom.scene(RICH.replace("The Shotgun's Rage", "Stand-Off").replace("next   plan Doc 1", "next keeping"))
    assert "you keep" not in game.picture(0, 80)
    game.play(0, "save Ride")
    assert "Of these you keep: Ride\n" in game.picture(0, 80) + "\n"
    assert "you keep" not in game.picture(1, 80)


def test_nothing_is_kept_in_the_expert_variant() -> None:
    game = folsom.scene(RICH.replace("boxes=horses,timecar", "boxes=horses,timecar expert"))
    assert game.view(0).round.keep == 0
    assert "To keep" not in game.picture(0, 80)


def test_who_has_ridden_away_is_named() -> None:
    game = folsom.scene(ESCAPE)
    assert "ridden away" not in game.picture(0).lower()
    game.play(0, "ride off")
    assert "Ridden away, and safe: Doc\n" in game.picture(0)
    assert "On horseback" not in game.picture(0)


def test_bullets_are_counted_in_the_round_of_the_mortal_bullet() -> None:
    assert "hit in this round: 1" in folsom.scene(MORTAL).picture(0)
    assert "hit in this round" not in folsom.scene(MORTAL.replace("Mortal Bullet", "Escape")).picture(0)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("width", [40, 60, 80, 110])
def test_pictures_are_as_wide_as_the_screen_at_most(players: int, width: int) -> None:
    game = folsom.new_game("express", players, players, boxes=BOTH)
    dice = seeded(width)
    while not game.over:
        for seat in (None, *range(players)):
            drawn = game.picture(seat, width).splitlines()
            assert max(map(len, drawn)) <= width
            assert all(line == line.rstrip() for line in drawn)
        seat = game.to_act[dice.below(len(game.to_act))]
        legal = game.legal(seat)
        game.play(seat, legal[dice.below(len(legal))])


# ---- scores
TIES = ("received", "caught")  # lines that are not money


def total(score: folsom.Score) -> int:
    return sum(dollars for line, dollars in score.lines.items() if line not in TIES)


SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (3, {"variant": "pairs"}),
    (4, {"variant": "teams"}),
    (6, {"expert": True}),
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_the_lines_of_a_score_add_up(players: int, options: dict[str, Any]) -> None:
    met = set()
    for seed in range(40):
        game = folsom.new_game("express", players, seed, boxes=BOTH, **options)
        dice = seeded(seed)
        while not game.over:
            legal = game.legal(game.to_act[0])
            game.play(game.to_act[0], legal[dice.below(len(legal))])
        for score in game.scores:
            assert total(score) == score.dollars
            assert sum(piece.dollars for piece in score.loot) == score.lines["loot"]
            assert all(game.narrator.words.has(f"score.{line}") for line in score.lines if line not in TIES)
            assert all(game.narrator.words.has(f"tie-break.{line}") for line in score.lines if line in TIES)
            met |= set(score.lines)
        assert len({tuple(score.lines) for score in game.scores}) == 1
    assert {"loot", "ransom", "gunslinger", "received"} <= met


def scored(station: str, coach: str, *cells: str) -> folsom.Game:
    """The end of a game of Doc, Belle and Tuco."""
    return folsom.scene(f"""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   . | . | . | .
        inside {" | ".join(cells)}
        coach-inside {coach}
        round  5 {station}
        next   event
    """)


def test_ransom_and_shares_have_lines_of_their_own() -> None:
    game = scored("Sharing the Loot", "Tuco[J OldLady]", "Marshal", "Doc[S P250] Belle", ".", ".")
    assert game.over
    doc, belle, tuco = (dict(score.lines) for score in game.scores)
    assert (doc["loot"], doc["shared"], doc["ransom"]) == (1250, -500, 0)
    assert (belle["loot"], belle["shared"], belle["ransom"]) == (0, 500, 0)
    assert (tuco["loot"], tuco["shared"], tuco["ransom"]) == (500, 0, 500)
    assert "mortal" not in doc
    assert "caught" not in doc


def test_a_score_may_fall_below_zero() -> None:
    game = folsom.scene(MORTAL.replace("next   plan Doc 1", "next event"))
    belle = game.scores[1]
    assert belle.lines["mortal"] == -150
    assert belle.dollars == total(belle) == belle.lines["gunslinger"] - 150


def test_a_caught_bandits_money_is_a_loss_where_a_side_has_two() -> None:
    game = folsom.scene("""
        express boxes=horses variant=teams
        seats  Doc Belle Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | Doc[P300] | Tuco[P250] | Ghost | .
        coach-inside Belle[J]
        round  5 Escape
        next   event
    """)
    assert game.scores[0].lines["loot"] == 800
    assert game.scores[0].lines["forfeited"] == -300
    assert game.scores[2].lines["forfeited"] == -250
    assert [score.lines["caught"] for score in game.scores] == [1, 1, 2, 2]
    assert game.winners == [0, 1]


def test_who_is_caught_is_told_in_the_scores_where_all_play_for_themselves() -> None:
    game = scored("Escape", "Tuco", "Marshal", "Doc[S]", "Belle", ".")
    assert [score.lines["caught"] for score in game.scores] == [1, 1, 0]
    assert all(total(score) == score.dollars for score in game.scores)
    assert game.winners == [2]
    safe = scored("Escape", "Doc Belle Tuco", "Marshal", ".", ".", ".")
    assert not any("caught" in score.lines for score in safe.scores)


def test_when_all_are_caught_nobody_wins() -> None:
    game = scored("Escape", "Zealot", "Marshal", "Doc[P250]", "Belle", "Tuco")
    assert game.over
    assert game.winners == []
    assert [score.won for score in game.scores] == [False] * 3
    assert game.scores[0].dollars == 250 + game.scores[0].lines["gunslinger"]
    assert [event.kind for event in game.events(None)].count("caught") == 3
    assert not [event for event in game.events(None) if event.kind == "won"]
    assert game.events(1)[-1].kind == "no-winner"
    assert game.events(1)[-1].words == "Nobody wins."
    assert game.view(0).winners == ()
    assert game.picture(None).startswith("The game is over: nobody wins.\n")
