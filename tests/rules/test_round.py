"""A round, from the draw to the next First Player."""

import re

import folsom
from tests.rules import rule
from tests.rules.drawn import Drawn, hit


@rule("ROUND-1")
def test_a_game_is_five_rounds_each_in_the_same_order() -> None:
    letters = {
        "drew": "d",
        "round": "R",
        "turn": "t",
        "played": "p",
        "passed": "p",
        "turned": "c",
        "event": "E",
        "first": "F",
    }
    for seed in range(5):
        game = folsom.new_game("express", 4, seed)
        while not game.over:
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        told = "".join(letters.get(event.kind, "") for event in game.events(None))
        a_round = "d{4}R(t[pd]+)+c*E?"
        assert re.fullmatch(f"(F{a_round}){{5}}", told), told


@rule("ROUND-1")
def test_stealin_is_followed_by_the_event_the_next_first_player_the_draw_and_the_next_card() -> None:
    scene = Drawn("""
        express
        roof   .       | . | Ghost | .
        inside Marshal | . | .     | Belle Tuco
        round 2 Braking
        seats Belle Ghost Tuco
        pile Belle: Move
        """)
    told = scene.told(None)
    assert told[:8] == [
        "Belle: Move.",
        "Belle goes into Second class (car 2).",
        "Braking: everybody on a roof slides one car forward.",
        "Ghost is carried off to the roof of the Baggage car (car 1).",
        "Ghost is First Player.",
        "Belle draws 6 cards.",
        "Ghost draws 6 cards.",
        "Tuco draws 6 cards.",
    ]
    assert told[8].startswith("Round 3: ")
    assert told[9] == "Turn 1: standard."
    assert scene.asked() == ["Ghost"]
    own = scene.told("Ghost")
    assert own[:6] + own[7:] == told[:6] + told[7:]
    assert own[6] != told[6]


@rule("ROUND-2", "FIRE-1")
def test_after_the_shuffle_nobody_knows_that_bullets_are_on_top() -> None:
    text = """
        express
        roof   .       | Tuco | .     | .
        inside Marshal | .    | Ghost | Belle
        seats Belle Ghost Tuco
        round 1 Bridge
        pile Belle: Fire
        """
    assert Drawn(f"{text}stop after pile").cards("Ghost").top == ("Belle",)
    assert Drawn(text).cards("Ghost").top == ()


@rule("ROUND-2", "PLAN-9")
def test_six_cards_are_drawn_from_actions_and_bullets_received_and_seen_only_by_the_drawer() -> None:
    scene = Drawn(
        f"""
        express
        roof   .       | . | .     | .
        inside Marshal | . | Ghost | Belle Tuco
        seats Belle Ghost Tuco
        {hit("Belle", Tuco=1, neutral=1)}
        next round
        """,
        [11, 10, 0, 0, 0, 0] + [0] * 12 + [0],
    )
    assert scene.used_up()
    own = "Belle draws Move, Move, Floor Change, Floor Change, a Bullet of Tuco and a neutral Bullet."
    assert scene.told("Belle")[0] == own
    assert scene.told("Ghost")[0] == scene.told("Tuco")[0] == scene.told(None)[0] == "Belle draws 6 cards."
    assert scene.own("Belle").hand == ("Move", "Move", "Floor", "Floor")
    assert scene.own("Belle").bullets == ("Tuco", "neutral")
    assert [scene.cards(name).hand for name in ("Belle", "Ghost", "Tuco")] == [6, 6, 6]
    assert [scene.cards(name).deck for name in ("Belle", "Ghost", "Tuco")] == [6, 4, 4]


@rule("ROUND-3")
def test_the_icons_of_the_round_card_are_the_turns_in_order() -> None:
    scene = Drawn("""
        express
        roof   .       | . | .     | .
        inside Marshal | . | Ghost | Belle Tuco
        seats Belle Ghost Tuco
        round 1 Take It All!
        hand Belle: Move, Move, Floor, Floor, Fire
        hand Ghost: Move, Move, Floor, Floor, Fire
        hand Tuco: Move, Move, Floor, Floor, Fire
        """)
    while scene.sees(None).phase == "schemin'":
        seat = scene.game.to_act[0]
        scene.game.play(seat, scene.game.options(seat)[0])
    turns = [words for words in scene.told(None) if words.startswith("Turn ")]
    assert turns == ["Turn 2: Tunnel.", "Turn 3: Speeding-up.", "Turn 4: standard."]


@rule("ROUND-3")
def test_turns_and_event_are_public_when_the_card_is_revealed_and_later_cards_are_not() -> None:
    scene = Drawn(
        """
        express
        roof   .       | . | .     | .
        inside Marshal | . | Ghost | Belle Tuco
        round 1
        next reveal
        """,
        [4],
    )
    assert scene.all_told() == [
        "Round 1: Passengers' Rebellion (standard, standard, Tunnel, standard, standard).",
        "Turn 1: standard.",
    ]
    for viewer in ("Belle", None):
        card = scene.sees(viewer).round
        assert card.card == "Passengers' Rebellion"
        assert card.turns == ("standard", "standard", "tunnel", "standard", "standard")
        assert card.event == "rebellion"
        assert not re.search("Angry|Swivel|Braking|Take It|Bridge|Pickp|Revenge|Hostage", str(scene.sees(viewer)))


@rule("ROUND-4")
def test_the_player_to_the_left_is_the_next_first_player() -> None:
    for first, following in (("Belle", "Ghost"), ("Ghost", "Tuco"), ("Tuco", "Belle")):
        scene = Drawn(f"""
            express
            roof   .       | . | .     | .
            inside Marshal | . | Ghost | Belle Tuco
            seats Belle Ghost Tuco
            first {first}
            next next
            """)
        assert scene.told("Belle")[0] == scene.told(None)[0] == f"{following} is First Player."
        assert scene.line("first") == following
        assert scene.asked() == [following]
