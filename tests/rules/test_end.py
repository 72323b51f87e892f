"""The end of the game."""

from tests.rules import rule
from tests.rules.drawn import Drawn, hit


def ending(text: str) -> Drawn:
    """The fifth round, with only its event left."""
    return Drawn(f"express\n{text}\nnext event")


def dollars(scene: Drawn) -> dict[str, int]:
    return {scene.game.seat_name(score.seat): score.dollars for score in scene.game.scores}


def winners(scene: Drawn) -> list[str]:
    return [scene.game.seat_name(seat) for seat in scene.game.winners]


@rule("END-1", "END-2", "END-3")
def test_after_the_fifth_round_loot_and_cash_are_added_up_and_the_richest_wins() -> None:
    scene = ending(f"""
        roof   Tuco[P250]      | Doc[P300 P450 J] | . | .
        inside Ghost/5[S P250] | Marshal          | . | .
        round 5 Hostage-Taking of the Conductor
        {hit("Tuco", Ghost=1)}
        """)
    assert scene.game.over
    assert scene.asked() == []
    assert scene.all_told() == [
        "Hostage-Taking of the Conductor: everybody in or on the Locomotive gains $250.",
        "Tuco gains $250.",
        "Ghost gains $250.",
        "Ghost is Gunslinger: $1000.",
        "Tuco: $500.",
        "Doc: $1250.",
        "Ghost: $2500.",
        "Ghost wins!",
    ]
    assert dollars(scene) == {"Tuco": 500, "Doc": 1250, "Ghost": 2500}
    assert winners(scene) == ["Ghost"]
    pieces = {score.seat: [(piece.kind, piece.dollars) for piece in score.loot] for score in scene.game.scores}
    assert sorted(pieces[scene.game.winners[0]]) == [("cash", 250), ("purse", 250), ("strongbox", 1000)]
    assert scene.refuses("Tuco", "draw") == "END-1"


@rule("END-1", "EVENT-REVENGE")
def test_the_event_of_the_last_round_comes_before_the_count() -> None:
    scene = ending("""
        roof   .    | Doc[P300 P450] | . | .
        inside Tuco | Marshal        | . | Ghost
        round 5 Marshal's Revenge
        """)
    assert dollars(scene) == {"Doc": 450 + 1000, "Tuco": 1000, "Ghost": 1000}
    assert scene.told("Ghost")[-4:] == ["Doc: $1450.", "Tuco: $1000.", "Ghost: $1000.", "Doc wins!"]


@rule("END-1")
def test_loot_left_on_the_train_belongs_to_nobody() -> None:
    scene = ending("""
        roof   .      | Doc[P300] S | . | .
        inside Tuco J | Marshal     | . | Ghost P500
        round 5 Marshal's Revenge
        """)
    assert dollars(scene) == {"Doc": 1000, "Tuco": 1000, "Ghost": 1000}


@rule("END-2")
def test_the_gunslinger_is_the_player_with_the_fewest_bullets_left() -> None:
    scene = ending(f"""
        roof   .     | .       | .            | .
        inside Doc/4 | Marshal | Tuco/3[P250] | Ghost/5
        round 5 Marshal's Revenge
        {hit("Ghost", Doc=2, Tuco=2)}
        {hit("Doc", Tuco=1, Ghost=1)}
        """)
    assert (
        scene.told("Doc")[1:]
        == scene.told(None)[1:]
        == [
            "Tuco is Gunslinger: $1000.",
            "Doc: $0.",
            "Tuco: $1250.",
            "Ghost: $0.",
            "Tuco wins!",
        ]
    )


@rule("END-2")
def test_everybody_who_ties_is_gunslinger() -> None:
    scene = ending(f"""
        roof   .           | .       | .      | .
        inside Doc/4[P300] | Marshal | Tuco/4 | Ghost[J]
        round 5 Marshal's Revenge
        {hit("Ghost", Doc=2, Tuco=1)}
        {hit("Doc", Tuco=1)}
        """)
    assert scene.all_told()[1:] == [
        "Doc is Gunslinger: $1000.",
        "Tuco is Gunslinger: $1000.",
        "Doc: $1300.",
        "Tuco: $1000.",
        "Ghost: $500.",
        "Doc wins!",
    ]


@rule("END-2")
def test_bullets_received_do_not_make_a_gunslinger() -> None:
    scene = ending(f"""
        roof   .     | .       | .    | .
        inside Doc/5 | Marshal | Tuco | Ghost
        round 5 Marshal's Revenge
        {hit("Ghost", neutral=5, Doc=1)}
        """)
    assert dollars(scene) == {"Doc": 1000, "Tuco": 0, "Ghost": 0}
    assert scene.told("Ghost")[1] == "Doc is Gunslinger: $1000."


@rule("END-3")
def test_a_tie_goes_to_the_player_who_received_the_fewest_bullets_including_neutral_ones() -> None:
    scene = ending(f"""
        roof   .                | .       | .              | .
        inside Doc/5[P500 P250] | Marshal | Tuco/5[J P250] | Ghost[P300]
        round 5 Marshal's Revenge
        {hit("Doc", neutral=2)}
        {hit("Tuco", Doc=1)}
        {hit("Ghost", Tuco=1)}
        """)
    assert dollars(scene) == {"Doc": 1750, "Tuco": 1750, "Ghost": 300}
    assert winners(scene) == ["Tuco"]
    assert scene.all_told()[-1] == "Tuco wins!"


@rule("END-3")
def test_having_received_few_bullets_does_not_help_a_poorer_player() -> None:
    scene = ending(f"""
        roof   .         | .       | .          | .
        inside Doc[P500] | Marshal | Tuco[P450] | Ghost[P300]
        round 5 Marshal's Revenge
        {hit("Doc", neutral=3)}
        """)
    assert winners(scene) == ["Doc"]
    assert scene.told("Tuco")[-1] == "Doc wins!"


@rule("END-3")
def test_players_still_tied_share_the_victory() -> None:
    scene = ending(f"""
        roof   .           | .       | .         | .
        inside Doc/5[P500] | Marshal | Tuco/5[J] | Ghost[P300]
        round 5 Marshal's Revenge
        {hit("Doc", neutral=1)}
        {hit("Tuco", Doc=1)}
        {hit("Ghost", Tuco=1)}
        """)
    assert winners(scene) == ["Doc", "Tuco"]
    assert scene.all_told()[-2:] == ["Doc wins!", "Tuco wins!"]
