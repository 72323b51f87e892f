"""Whiskey as loot: its worth, who knows its kind, and what a Punch does to it."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, stealing

THREE = """
    express players=3 boxes=horses
    seats Doc Belle Tuco
    roof   . | . | . | .
    """
OLD, PLAIN, UNSEEN = "old-whiskey", "whiskey", "?"
EVERYBODY = ("Doc", "Belle", "Tuco", None)


def flasks(game: Drawn, name: str | None, where: str) -> list[str]:
    """The Whiskeys on a spot or a card as a player sees them; half-full ones with a slash."""
    view = game.sees(name)
    spots = {place.name: place.loot for place in view.places} | {bandit.name: bandit.loot for bandit in view.bandits}
    found = [token for token in spots[where] if token.kind in (PLAIN, OLD)]
    return [(UNSEEN if token.value is None else token.kind) + "/" * token.half for token in found]


def seen(game: Drawn, where: str) -> dict[str | None, list[str]]:
    return {name: flasks(game, name, where) for name in EVERYBODY}


def everybody(kind: str) -> dict[str | None, list[str]]:
    """Everybody sees this one."""
    return {name: [kind] for name in EVERYBODY}


@rule("WHISKEY-1", "ROB-1")
@pytest.mark.parametrize(("token", "words", "kind"), [("W", "a Whiskey", PLAIN), ("O", "the Old Whiskey", OLD)])
def test_a_whiskey_is_robbed_like_other_loot_and_only_the_robber_knows_its_kind(
    token: str, words: str, kind: str
) -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc {token} J | Belle Tuco\npile Doc: Robbery")
    assert game.offers("Doc") == ["rob W1", "rob J1"]
    assert seen(game, "2 inside") == everybody(UNSEEN)
    before = next(option.words for option in game.game.options(0) if option.text == "rob W1")
    assert before == "Take a Whiskey, unseen"
    game.play("Doc", "rob W1")
    assert game.told("Doc") == ["Doc: Robbery.", f"Doc takes {words}."]
    for name in ("Belle", "Tuco", None):
        assert game.told(name) == ["Doc: Robbery.", "Doc takes a Whiskey, unseen."]
    assert seen(game, "Doc") == {"Doc": [kind], "Belle": [UNSEEN], "Tuco": [UNSEEN], None: [UNSEEN]}
    game.shows(f"inside Marshal | . | Doc[{token}] J | Belle Tuco")


@rule("WHISKEY-1", "COMP-6")
def test_two_full_whiskeys_on_a_spot_are_two_choices() -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc W O | Belle Tuco\npile Doc: Robbery")
    assert game.offers("Doc") == ["rob W1", "rob W2"]


@rule("WHISKEY-1", "TEAM-4")
def test_the_partner_knows_no_more_than_anybody_else() -> None:
    game = stealing("""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle O Tuco
        pile Doc: Belle Robbery
        """)
    assert game.told("Belle")[1] == "Belle takes the Old Whiskey."
    assert game.told("Doc")[1] == game.told(None)[1] == "Belle takes a Whiskey, unseen."
    assert flasks(game, "Belle", "Belle") == [OLD]
    assert flasks(game, "Doc", "Belle") == flasks(game, None, "Belle") == [UNSEEN]


@rule("WHISKEY-1", "PAIR-8")
def test_a_player_with_two_bandits_knows_what_either_holds() -> None:
    game = stealing("""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco Django | Cheyenne O Doc
        pile Tuco: Cheyenne Robbery
        """)
    assert flasks(game, "Tuco", "Cheyenne") == [OLD]
    assert flasks(game, "Doc", "Cheyenne") == [UNSEEN]


@rule("WHISKEY-1", "PUNCH-2")
@pytest.mark.parametrize("kind", ["W", "O"])
def test_a_whiskey_punched_away_falls_unseen_and_its_former_holder_still_knows_it(kind: str) -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc[{kind}] Tuco | Belle\npile Tuco: Punch")
    game.play("Tuco", "knock 1 inside")
    known = {"W": ("a Whiskey", PLAIN), "O": ("the Old Whiskey", OLD)}[kind]
    assert game.told("Doc")[2] == f"Doc drops {known[0]}."
    for name in ("Belle", "Tuco", None):
        assert game.told(name)[2] == "Doc drops a Whiskey, unseen."
    assert seen(game, "2 inside") == {"Doc": [known[1]], "Belle": [UNSEEN], "Tuco": [UNSEEN], None: [UNSEEN]}
    game.shows(f"inside Marshal | Doc | Tuco {kind} | Belle")


@rule("WHISKEY-1", "COMP-6")
def test_a_player_who_knew_the_only_full_whiskey_on_a_card_knows_it_when_it_falls() -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc[O(Belle) W/] Tuco | Belle\npile Tuco: Punch")
    game.play("Tuco", "drop whiskey")
    game.play("Tuco", "knock 1 inside")
    assert game.told("Belle")[2] == game.told("Doc")[2] == "Doc drops the Old Whiskey."
    assert game.told("Tuco")[2] == game.told(None)[2] == "Doc drops a Whiskey, unseen."
    assert seen(game, "2 inside") == {"Doc": [OLD], "Belle": [OLD], "Tuco": [UNSEEN], None: [UNSEEN]}


@rule("WHISKEY-1", "PUNCH-2", "COMP-6")
@pytest.mark.parametrize(
    ("fall", "fallen", "stays"), [(0, PLAIN, [OLD]), (1, OLD, [PLAIN])], ids=["the plain one", "the old one"]
)
def test_one_of_several_full_whiskeys_falls_at_random_and_the_others_no_longer_know_any_kind(
    fall: int, fallen: str, stays: list[str]
) -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc[J W(all) O(Belle)] Tuco | Belle\npile Tuco: Punch", falls=[fall])
    assert flasks(game, "Belle", "Doc") == [PLAIN, OLD]
    assert flasks(game, None, "Doc") == [PLAIN, UNSEEN]
    game.play("Tuco", "drop whiskey")
    assert game.used_up()
    assert seen(game, "2 inside") == {"Doc": [fallen], "Belle": [UNSEEN], "Tuco": [UNSEEN], None: [UNSEEN]}
    assert seen(game, "Doc") == {"Doc": stays, "Belle": [UNSEEN], "Tuco": [UNSEEN], None: [UNSEEN]}
    assert game.told("Belle")[2] == game.told(None)[2] == "Doc drops a Whiskey, unseen."


@rule("WHISKEY-1", "PUNCH-2")
def test_the_label_of_a_fallen_whiskey_does_not_reveal_which_it_was() -> None:
    plain, old = (
        stealing(f"{THREE}inside Marshal | . | Doc[W O] Tuco | Belle\npile Tuco: Punch", falls=[fall])
        for fall in (0, 1)
    )
    for name in ("Belle", "Tuco", None):
        assert plain.sees(name) == old.sees(name)
        assert plain.told(name) == old.told(name)
    assert plain.sees("Doc") != old.sees("Doc")


@rule("WHISKEY-1", "PUNCH-2")
def test_the_puncher_names_a_full_whiskey_a_half_full_one_or_the_half_full_old_one() -> None:
    train = f"{THREE}inside Marshal | . | Doc[P300 J S {{0}}] Tuco | Belle\npile Tuco: Punch"
    loot = ["drop purse", "drop jewel", "drop strongbox"]
    for held, kinds in (
        ("W", ["drop whiskey"]),
        ("O", ["drop whiskey"]),
        ("W O", ["drop whiskey"]),
        ("W/", ["drop half-whiskey"]),
        ("W/ W/", ["drop half-whiskey"]),
        ("O/", ["drop half-old-whiskey"]),
        ("W W/ O/", ["drop whiskey", "drop half-whiskey", "drop half-old-whiskey"]),
        ("O W/", ["drop whiskey", "drop half-whiskey"]),
    ):
        game = stealing(train.format(held))
        assert game.offers("Tuco") == loot + kinds
    for kind in ("whiskey", "half-whiskey", "half-old-whiskey"):
        assert stealing(train.format("")).refuses("Tuco", f"drop {kind}") == "PUNCH-2"


@rule("WHISKEY-1", "WHISKEY-4")
@pytest.mark.parametrize(
    ("named", "told", "left", "fallen"),
    [
        ("whiskey", "Doc drops a Whiskey, unseen.", "O/ W/", "W"),
        ("half-whiskey", "Doc drops a Whiskey.", "O/ W", "W/"),
        ("half-old-whiskey", "Doc drops the Old Whiskey.", "W W/", "O/"),
    ],
)
def test_the_named_whiskey_falls_and_a_half_full_one_stays_half_full(
    named: str, told: str, left: str, fallen: str
) -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc[W W/ O/] Tuco | Belle\npile Tuco: Punch")
    game.play("Tuco", f"drop {named}")
    game.play("Tuco", "knock 1 inside")
    assert game.told(None)[2] == told
    game.shows(f"inside Marshal | Doc[{left}] | Tuco {fallen} | Belle")


@rule("WHISKEY-1", "PUNCH-2")
def test_one_of_several_half_full_whiskeys_falls_and_everybody_still_knows_them() -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc[W/ W/] Tuco | Belle\npile Tuco: Punch", falls=[])
    assert seen(game, "2 inside") == seen(game, "Doc") == everybody(f"{PLAIN}/")
    assert game.all_told()[2] == "Doc drops a Whiskey."


@rule("WHISKEY-1")
def test_a_half_full_whiskey_shows_its_kind_to_everybody_wherever_it_is() -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc O/ | Belle[W/] Tuco\npile Doc: Robbery, Tuco: Floor")
    assert seen(game, "Belle") == everybody(f"{PLAIN}/")
    assert seen(game, "Doc") == everybody(f"{OLD}/")
    assert game.all_told()[1] == "Doc takes the Old Whiskey."


@rule("WHISKEY-1", "CHEYENNE-1")
def test_cheyenne_cannot_take_a_whiskey_as_it_falls() -> None:
    train = """
        express players=3 boxes=horses
        seats Cheyenne Belle Tuco
        roof   . | . | . | .
        inside Marshal | . | Cheyenne Tuco[P300 W O/] | Belle
        pile Cheyenne: Punch
        """
    game = stealing(train)
    assert sorted(game.offers("Cheyenne")) == ["drop half-old-whiskey", "drop purse", "drop whiskey", "grab purse"]
    assert game.refuses("Cheyenne", "grab whiskey") == "CHEYENNE-1"
    game = stealing(train.replace("P300 ", ""))
    assert game.offers("Cheyenne") == ["drop whiskey", "drop half-old-whiskey"]
    game.play("Cheyenne", "drop whiskey")
    game.play("Cheyenne", "knock 1 inside")
    game.shows("inside Marshal | Tuco[O/] | Cheyenne W | Belle")


@rule("WHISKEY-1", "EVENT-PICK")
def test_pickpocketing_does_not_affect_a_whiskey() -> None:
    game = closing(f"{THREE}inside Marshal | Doc W | Belle P300 W/ | Tuco O\nround 5 Pickpocketing")
    assert game.asked() == ["Belle"]
    assert game.offers("Belle") == ["pick P1", "pick none"]
    assert game.refuses("Belle", "pick W2") == "EVENT-PICK"


@rule("WHISKEY-1", "EVENT-REVENGE")
def test_the_marshals_revenge_takes_purses_only() -> None:
    game = closing("""
        express players=3 boxes=horses
        seats Doc Belle Tuco
        roof   Doc[W P300] Tuco[O] | . | .     | .
        inside Marshal             | . | Belle | .
        round 5 Marshal's Revenge
        """)
    game.shows("roof Doc[W] Tuco[O] | . | . | .")


@rule("WHISKEY-1", "END-1")
def test_a_whiskey_is_worth_nothing() -> None:
    game = Drawn(f"{THREE}inside Marshal | . | Doc[W] | Belle[O/] Tuco\nround 5 Marshal's Revenge\nnext next")
    assert game.dollars() == {"Doc": 1000, "Belle": 1000, "Tuco": 1000}


@rule("WHISKEY-1", "COMP-6")
def test_a_full_whiskey_that_was_dropped_and_robbed_is_known_to_both_its_holders() -> None:
    game = stealing(f"{THREE}inside Marshal | . | Doc[O] Tuco | Belle\npile Tuco: Punch, Tuco: Robbery")
    game.play("Tuco", "knock 1 inside")
    assert seen(game, "Tuco") == {"Doc": [OLD], "Belle": [UNSEEN], "Tuco": [OLD], None: [UNSEEN]}
    assert game.told("Doc")[-1] == game.told("Tuco")[-1] == "Tuco takes the Old Whiskey."
    assert game.told("Belle")[-1] == game.told(None)[-1] == "Tuco takes a Whiskey, unseen."
