"""Bots that play the Marshal and against him: he hunts by his goals, bandits fear arrest and value Prisoners."""

import folsom
from folsom import bots
from folsom.express.interface.title import Express
from folsom.express.marshal.chances import chance_of_marshal
from folsom.express.state import State
from folsom.kernel.dice import seeded
from tests.bots.tables import play

HEAD = "express variant=marshal\nseats Marshal Doc Belle Tuco\n"
SEEDS = range(6)
GAMES = 24


def answers(scene: str, seat: int, name: str = "greenhorn") -> set[str]:
    """A bot's answers in a scene, with several seeds."""
    game = folsom.scene(scene)
    view, options = game.view(seat), game.options(seat)
    assert len(options) > 1
    return {bots.bot(name, seed).choose(view, options).text for seed in SEEDS}


def schemes(train: str, seat: str, hand: str, more: str = "") -> str:
    return f"{HEAD}{train}\nround 1 Bridge\nfirst {seat}\nhand {seat}: {hand}\n{more}\nnext plan {seat} 1"


def steals(train: str, pile: str, more: str = "") -> str:
    return f"{HEAD}{train}\n{more}\npile {pile}\nagenda steal:0:0"


# ---- the Marshal
def test_he_lays_an_arrest_where_somebody_of_his_warrants_is() -> None:
    train = "roof . | . | . | . | .\ninside . | Marshal Doc | . | Tuco | Belle"
    assert answers(schemes(train, "Marshal", "Arrest, Move, Floor, Fire", "goals Doc"), 0) == {"play Arrest"}


def test_he_arrests_whom_his_warrant_names() -> None:
    train = "roof . | Belle | . | . | .\ninside . | Marshal Doc Tuco | . | . | ."
    for wanted in ("Doc", "Belle", "Tuco"):
        assert answers(steals(train, "Marshal: Arrest", f"goals {wanted}"), 0) == {f"arrest {wanted}"}


def test_he_fires_at_those_that_he_has_not_hit_where_all_must_be() -> None:
    train = "roof . | . | . | . | .\ninside Doc | Marshal | Tuco | . | Belle"
    for hit, target in (("Doc", "Tuco"), ("Tuco", "Doc")):
        scene = steals(train, "Marshal: Fire", f"goals Full of Lead\nhit {hit}")
        assert answers(scene, 0) == {f"fire {target}"}


def test_an_arrest_on_his_warrant_makes_him_likelier_to_win() -> None:
    def chance(line: str) -> float:
        train = "roof . | . | . | . | .\ninside . | Marshal | Doc | Tuco | Belle"
        text = f"{HEAD}{train}\nround 3 Bridge\ngoals Doc, Safe Mail, Two Brawlers\n{line}\nnext plan Doc 1"
        state = Express().read_scene(text, seeded(1), None)[1]
        assert isinstance(state, State)
        return chance_of_marshal(state)

    assert chance("") < chance("arrested Doc")
    assert chance("brawlers Tuco Tuco") < chance("")


# ---- bandits
def test_in_the_cell_only_a_brilliant_idea_is_worth_playing() -> None:
    scene = schemes("roof . | . | . | . | .\ninside Marshal | . | . | Tuco | Belle\ncell Doc", "Doc", "Idea, Move, Rob")
    assert answers(scene.replace("Rob", "Robbery"), 1) == {"play Idea"}


def test_a_bandit_does_not_walk_into_an_arrest() -> None:
    train = "roof . | . | . | . | .\ninside . | Marshal | Doc | Belle | Tuco"
    assert answers(steals(train, "Doc: Move"), 1) == {"move 3 inside"}


def test_a_bandit_punches_the_marshal_for_his_brawler_card() -> None:
    train = "roof . | . | . | . | .\ninside . | Marshal Doc Tuco | . | . | Belle"
    assert answers(steals(train, "Doc: Punch"), 1) == {"punch Marshal"}


# ---- strength
def wins(law: str, outlaw: str) -> tuple[int, int]:
    """How often the Marshal wins, and how often the first bandit, against bandits that are all the same bot."""
    setup = folsom.new_game("express", 4, seed=1, variant="marshal", bandits=["Marshal", "?", "?", "?"]).setup
    won = [play(setup, (law, outlaw, "greenhorn", "greenhorn"), seed).winners for seed in range(GAMES)]
    return sum(0 in seats for seats in won), sum(1 in seats for seats in won)


def test_who_thinks_wins_more_often_on_either_side() -> None:
    marshals = [wins(law, "greenhorn")[0] for law in ("drifter", "greenhorn", "outlaw@60it")]
    assert marshals == sorted(set(marshals)), marshals
    drifter, *others = (wins("greenhorn", outlaw)[1] for outlaw in ("drifter", "greenhorn", "outlaw@60it"))
    assert drifter < min(others), (drifter, others)
