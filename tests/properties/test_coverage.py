"""Everything that the boxes hold is seen in the games: a box that was silently switched off passes every invariant.

What has to be seen is written out here and not asked of the rules, which would not miss what they do not have.
"""

from collections import Counter

import pytest

from folsom.express.points import Rule
from folsom.express.table.facts import KINDS
from tests.properties.bulk import Report
from tests.properties.configurations import BASES, PLAIN, Base, Configuration

OPS = {
    "base": "arrive cast positions round begin draw-up reveal scheme plan tidy steal event next finish move floor rob "
    "fire punch drop knock marshal angry-marshal swivel-arm braking take-it-all rebellion pickpocketing pick revenge "
    "conductor",
    "expert": "drop-bullets hold keep",
    "two": "rear placed",
    "pairs": "pair pick-cards choose picked cover",
    "teams": "lend",
}
QUESTIONS = {
    "base": "plan move rob fire punch drop knock marshal pick",
    "expert": "keep",
    "two": "rear",
    "pairs": "pair choose cover",
    "teams": "",
}
HOOKS = {
    "base": "narrow:BELLE-1 loot:CHEYENNE-1 hand:DOC-1 hand:GHOST-1 watches:MARSHAL-2 arrive:MARSHAL-2",
    "later": "hit:DJANGO-1 widen:TUCO-1",
    "first": "hit:PRINT-1 widen:PRINT-1 ways:PRINT-2",
    "pairs": "hand:PAIR-4 played:PAIR-4",
    "teams": "hit:TEAM-7",
}
FACTS = {
    "base": "first round turn drew played turned nothing moved stayed shot neutral took punched dropped grabbed "
    "marshal event strongbox lost cash spared score won",
    "gunslinger": "gunslinger",
    "expert": "shuffled bullets-discarded kept",
    "pairs": "pair chose no-cover",
    "teams": "partner-card",
}
# Facts that too few games show to ask for them in every configuration.
SELDOM = {"stock-gone"}
# With 10 or 11 Action cards, a hand and a deck can never be empty of them both: only drawn scenes come to it (PLAN-3).
NEVER_IN_PLAY = {"passed"}
CARDS = ("Move", "Floor", "Robbery", "Fire", "Punch", "Marshal")
WITHOUT_EFFECT = ("Robbery", "Fire", "Punch")
ROUND_CARDS = (
    "Angry Marshal",
    "Swivel Arm",
    "Braking",
    "Take It All!",
    "Passengers' Rebellion",
    "Bridge",
    "Tunnel",
    "Pickpocketing",
    "Marshal's Revenge",
    "Hostage-Taking of the Conductor",
)
EFFECTS = {
    "angry-marshal": "marshal neutral",
    "swivel-arm": "moved",
    "braking": "moved",
    "take-it-all": "strongbox",
    "rebellion": "neutral",
    "pickpocketing": "took spared",
    "revenge": "lost",
    "conductor": "cash",
}


def boxes(base: Base) -> list[str]:
    """The parts of the tables above that hold in a configuration."""
    two = base.variant in ("duel", "pairs")
    wanted = [("expert", base.expert), ("two", two), (base.variant, True), ("gunslinger", base.variant != "duel")]
    return ["base", base.printing, *(name for name, there in wanted if there)]


def expected(table: dict[str, str], base: Base) -> list[str]:
    return [word for box in boxes(base) for word in table.get(box, "").split()]


@pytest.fixture(scope="module")
def seen(reports: list[Report]) -> dict[Base, Counter[str]]:
    found: dict[Base, Counter[str]] = {base: Counter() for base in BASES}
    for report in reports:
        found[report.base] += report.seen
    return found


def missing(seen: dict[Base, Counter[str]], kind: str, table: dict[str, str]) -> list[str]:
    return [f"{base}: {word}" for base in BASES for word in expected(table, base) if not seen[base][f"{kind} {word}"]]


@pytest.mark.parametrize("configuration", PLAIN, ids=str)
def test_the_rules_hold_what_their_boxes_promise(configuration: Configuration) -> None:
    rules, base = configuration.rules, configuration.base
    names = [op.name for op in rules.ops if op.name]
    assert sorted(names) == sorted(expected(OPS, base))
    points = [name for name in vars(Rule) if not name.startswith("_") and callable(getattr(Rule, name))]
    hooks = [f"{point}:{rule.cites}" for point in points for rule in getattr(rules, point)]
    assert sorted(hooks) == sorted(expected(HOOKS, base))
    assert tuple(card.name for card in rules.round_cards) == ROUND_CARDS
    assert tuple(name for name in rules.card_names if name) == CARDS


def test_every_step_of_every_box_is_performed(seen: dict[Base, Counter[str]]) -> None:
    assert not missing(seen, "step", OPS)


def test_every_question_is_put(seen: dict[Base, Counter[str]]) -> None:
    assert not missing(seen, "ask", QUESTIONS)


def test_a_floor_change_is_never_a_question(seen: dict[Base, Counter[str]]) -> None:
    """There is one other floor: the only question of the tables that is always answered by itself."""
    assert not [str(base) for base in BASES if seen[base]["ask floor"]]


def test_every_hook_has_its_effect(seen: dict[Base, Counter[str]]) -> None:
    hooks = {box: words.replace(":", "=") for box, words in HOOKS.items()}
    words = {base: Counter({key.replace(" ", "=", 1): n for key, n in seen[base].items()}) for base in BASES}
    assert not [f"{base}: {word}" for base in BASES for word in expected(hooks, base) if not words[base][word]]


def test_the_ghosts_first_card_is_played_face_down(seen: dict[Base, Counter[str]]) -> None:
    for base in BASES:
        assert seen[base]["played down standard"], base
        assert not seen[base]["played up tunnel"], base


def test_every_kind_of_fact_is_told(seen: dict[Base, Counter[str]]) -> None:
    assert not missing(seen, "fact", FACTS)
    told = {key.removeprefix("fact ") for base in BASES for key in seen[base] if key.startswith("fact ")}
    assert told == set(KINDS.values()) - NEVER_IN_PLAY
    assert told >= SELDOM


@pytest.mark.parametrize("card", ROUND_CARDS)
def test_every_round_card_is_turned_up(seen: dict[Base, Counter[str]], card: str) -> None:
    assert not [str(base) for base in BASES if not seen[base][f"round {card}"]]


@pytest.mark.parametrize("event", EFFECTS)
def test_every_event_has_its_effect(seen: dict[Base, Counter[str]], event: str) -> None:
    assert not [
        f"{base}: {fact}"
        for base in BASES
        for fact in EFFECTS[event].split()
        if not seen[base][f"event {event}: {fact}"]
    ]


@pytest.mark.parametrize("kind", ["standard", "tunnel", "speeding-up", "switching"])
def test_every_kind_of_turn_is_played(seen: dict[Base, Counter[str]], kind: str) -> None:
    assert not [str(base) for base in BASES if not seen[base][f"turn {kind}"]]


@pytest.mark.parametrize("card", CARDS)
def test_every_kind_of_card_is_resolved(seen: dict[Base, Counter[str]], card: str) -> None:
    """With an effect; those that can also have none, without."""
    for base in BASES:
        assert seen[base][f"card {card} done"], base
        assert bool(seen[base][f"card {card} nothing"]) == (card in WITHOUT_EFFECT), base


def test_a_hidden_question_with_one_answer_is_asked_all_the_same(seen: dict[Base, Counter[str]]) -> None:
    """That somebody has no choice would tell what he holds: Schemin', Cover and the cards to keep."""
    total = sum(seen.values(), Counter[str]())
    forced = {key.removeprefix("forced ") for key in total if key.startswith("forced ")}
    assert forced == {"plan", "cover", "keep"}
