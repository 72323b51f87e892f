"""Everything in the boxes is seen in the games: a box that is silently switched off would satisfy every invariant.

What has to be seen is written out here and not derived from the rules, which could not miss what they lack.
"""

from collections import Counter
from dataclasses import replace
from itertools import groupby

import pytest

from folsom.express.boxes import INTERFACES
from folsom.express.pairs.cast import LEADERS, MATES
from folsom.express.points import Rule
from tests.properties.bulk import Report, play_configurations
from tests.properties.configurations import (
    ALLOWED,
    BASES,
    CONFIGURATIONS,
    KINDS,
    PLAIN,
    UNMODELLED,
    Base,
    Configuration,
)
from tests.properties.ground_model import HOSTAGES
from tests.properties.model_steps import MODELLED
from tests.rules.test_components import FEW, STATIONS
from tests.rules.test_horses_events import FEW_RIDERS, RIDERS_STATIONS

GAMES = 8  # of each configuration without a box; there are many for each base
BOX_GAMES = 46  # of each with one
RARE_GAMES = {"duel": 240, "pairs": 92}  # where a variant has few of them
ENOUGH_GAMES = 8_500
ENOUGH_AUDITED = 400

OPS = {
    "base": "arrive cast positions round begin draw-up reveal scheme plan tidy steal event next finish move floor rob "
    "fire punch drop knock marshal angry-marshal swivel-arm braking take-it-all rebellion pickpocketing pick revenge "
    "conductor",
    "expert": "drop-bullets hold keep",
    "two": "rear placed",
    "pairs": "pair pick-cards choose picked cover",
    "teams": "lend",
    "horses": "wagon board boarded jump first-rider ride flee hostage daybreak drink turmoil uncover keeping save "
    "saved fall-back panting-horses shot-of-whiskey walk-back higher-speed rage sharing escape mortal-bullet",
    "timecar": "travel set-out land",
}
QUESTIONS = {
    "base": "plan move rob fire punch drop knock marshal pick",
    "expert": "keep",
    "two": "rear",
    "pairs": "pair choose cover",
    "horses": "board jump ride flee hostage drink turmoil",
    "rainy": "save",
    "timecar": "set-out",
}
NEVER_ASKED = {"floor"}  # there is only one other floor, so nobody is ever asked
HOOKS = {
    "base": "narrow:BELLE-1 loot:CHEYENNE-1 hand:DOC-1 hand:GHOST-1 watches:MARSHAL-2 arrive:MARSHAL-2",
    "later": "hit:DJANGO-1 widen:TUCO-1",
    "first": "hit:PRINT-1 widen:PRINT-1 ways:PRINT-2",
    "pairs": "hand:PAIR-4 played:PAIR-4",
    "horses": "widen:GUN-2 watches:GUN-2 arrive:GUN-2 passes:GUN-2 watches:HOST-1 arrive:HOST-1 hand:HOST-1 "
    "loot:WHISKEY-2 plan:WHISKEY-2 planned:WHISKEY-2 score:HOST-1 score:EVENT-SHARE score:EVENT-MORTAL "
    "score:EVENT-ESCAPE loses:EVENT-ESCAPE ended:EVENT-ESCAPE",
}
FACTS = {
    "base": "first round turn drew played turned nothing moved stayed shot neutral took punched dropped grabbed "
    "marshal event strongbox lost cash spared score won stealing",
    "gunslinger": "gunslinger",
    "expert": "shuffled bullets-discarded kept",
    "pairs": "pair chose no-cover",
    "teams": "partner-card",
    "horses": "rides-on rode felled coach hostage poodle drank will-draw horse-gone flask-gone caught escaped",
    "rainy": "saved",
    "timecar": "set-out",
}
# Facts that are too rare to be required in every configuration.
SELDOM = {"stock-gone", "no-card", "no-winner"}
# With 10 or 11 Action cards, hand and deck can never both be without any: only drawn scenes reach this (PLAN-3).
NEVER_IN_PLAY = {"passed"}
# Facts of other boxes: test_marshal.py, test_law.py, test_more_boxes.py.
OTHER = {kind.name for box in INTERFACES if box.folder == "marshal" or box.name in UNMODELLED for kind in box.facts()}
CARDS = ("Move", "Floor", "Robbery", "Fire", "Punch", "Marshal")
WITHOUT_EFFECT = {
    "base": "Robbery Fire Punch",
    "horses": "Move Ride",  # COACH-1, RIDE-1
    "timecar": "Floor",  # TCAR-2
}
ROUND_CARDS = (*FEW, *STATIONS)
BOX_ROUND_CARDS = (*FEW_RIDERS, *RIDERS_STATIONS)
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
BOX_EFFECTS = {
    "panting-horses": "horse-gone",
    "shot-of-whiskey": "flask-gone marshal neutral moved",
    "higher-speed": "coach moved",
    "rage": "neutral",
}
# What has to be seen of each box with each variant: frequent enough to be required everywhere,
HAPPENS = {
    "horses": (
        *(f"took the {name}" for name in HOSTAGES[1:]),
        "drank a full Whiskey",
        "drank a half-full Whiskey",
        "drank a full Old Whiskey",
        "poured a Whiskey",
        "poured an Old Whiskey",
        "a Hostage by Ride",
        "a Hostage by Floor",
        "came to coach roof by Move",
        "came to coach roof by Floor",
        "met the Shotgun by Move",
        "met the Shotgun by felled",
        "met the Shotgun by coach",
        "passed the Shotgun",
        "escaped on a Horse",
        "escaped on the Stagecoach",
        "nobody escaped",
        "card Ride forbidden",
        "card Punch forbidden",
    ),
    "timecar": (
        "set out for a wagon",
        "set out for the Locomotive",
        "travelled to the Marshal",
        "came to time-car by Move",
        "came to time-car by Braking",
        "alone in the time-travel car at the end",
    ),
    "both": ("set out for coach inside", "a Hostage by time", "came to time-car by Ride"),
}
# and so rare that once in all games is enough.
HAPPENS_SOMEWHERE = (
    "drank a half-full Old Whiskey",
    "met the Shotgun by Floor",
    "met the Shotgun by punch",
    "met the Shotgun by push",
    "met the Shotgun by flight",
    "met the Shotgun by Swivel Arm",
    "met the Shotgun by Braking",
    "met the Shotgun by Higher Speed",
    "a Hostage by punch",
    "came to coach roof by punch",
    "came to time-car by punch",
    "came to time-car by push",
    "took what lay in the time-travel car",
    "everybody escaped",
    "below zero",
    *(f"ransom of the {name}" for name in HOSTAGES[1:]),
)


def boxes(base: Base) -> list[str]:
    """The parts of the tables above that apply to a configuration."""
    two = base.variant in ("duel", "pairs")
    wanted = [
        ("expert", base.expert),
        ("two", two),
        (base.variant, True),
        ("gunslinger", base.variant != "duel"),
        ("horses", base.horses),
        ("rainy", base.horses and not base.expert),
        ("timecar", base.timecar),
        ("both", base.horses and base.timecar),
    ]
    return ["base", base.printing, *(name for name, there in wanted if there)]


def expected(table: dict[str, str], base: Base) -> list[str]:
    return [word for box in boxes(base) for word in table.get(box, "").split()]


def group_of(base: Base) -> Base:
    """Both printings together; with boxes, the bases of one variant, whatever the number of players."""
    return replace(base, players=ALLOWED[base.variant][0][0] if base.boxes else base.players, printing="later")


GROUPS = tuple(dict.fromkeys(group_of(base) for base in BASES))


def asked_of(table: dict[str, str], group: Base) -> set[str]:
    """What has to be seen in the games of a group."""
    words = set(expected(table, group)) | set(expected(table, replace(group, printing="first")))
    if group.horses:
        words -= {"rear", "placed"}  # ATTACK-1 replaces DUEL-2 and PAIR-2
    if group.expert:
        words -= {"save", "saved"}  # KEEP-1 is ignored
    if group.variant == "pairs":
        undealt = undealt_powers()
        words = {word for word in words if word.rpartition("=")[2] not in undealt}
    if group.variant == "standard":
        words.discard("score=EVENT-ESCAPE")  # a caught bandit cannot win; its money is no longer counted
    return words - {"score=EVENT-SHARE"} if group.variant == "duel" else words  # two bandits of four rarely meet there


def undealt_powers() -> set[str]:
    """PAIR-1 names six bandits: the powers of others are there only if the host asks for them."""
    return {bandit.cites for bandit in PLAIN[0].rules.characters if bandit.name not in (*LEADERS, *MATES)}


def games_of(base: Base) -> int:
    """How many games to play of each configuration of a base."""
    return RARE_GAMES.get(base.variant, BOX_GAMES) if base.boxes else GAMES


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    """The results of the games in bulk, by base: the configurations of one base are adjacent."""
    groups = groupby(CONFIGURATIONS, lambda configuration: configuration.base)
    parts = [(list(group), 1000, games_of(base)) for base, group in groups]
    return [report for part in parts for report in play_configurations(part)]


def test_enough_games_are_played_and_all_of_them_end(reports: list[Report]) -> None:
    games = Counter[object]()
    for report in reports:
        games[report.base] += report.games
    assert set(games) == set(BASES)
    assert games.total() >= ENOUGH_GAMES
    assert games.total() == sum(games_of(configuration.base) for configuration in CONFIGURATIONS)
    assert min(games.values()) >= 45


def test_enough_games_are_audited_at_every_decision(reports: list[Report]) -> None:
    assert sum(report.audited_games for report in reports) >= ENOUGH_AUDITED
    assert sum(report.audits for report in reports) >= 8 * ENOUGH_GAMES


def test_several_seats_are_asked_at_once_wherever_the_rules_say_so(reports: list[Report]) -> None:
    """EXPERT-3, DUEL-2, PAIR-2, PAIR-3; ATTACK-1, TURMOIL-1, KEEP-1; nowhere else."""
    for report in reports:
        secret = report.base.expert or report.base.variant in ("duel", "pairs") or report.base.horses
        assert bool(report.together) == secret, report.base


@pytest.fixture(scope="module")
def seen(reports: list[Report]) -> dict[Base, Counter[str]]:
    found: dict[Base, Counter[str]] = {group: Counter() for group in GROUPS}
    for report in reports:
        found[group_of(report.base)] += report.seen
    return found


@pytest.fixture(scope="module")
def total(seen: dict[Base, Counter[str]]) -> Counter[str]:
    return sum(seen.values(), Counter[str]())


def missing(seen: dict[Base, Counter[str]], kind: str, table: dict[str, str]) -> list[str]:
    wanted = [(group, word) for group in GROUPS for word in sorted(asked_of(table, group))]
    return [f"{group}: {word}" for group, word in wanted if not seen[group][f"{kind} {word}"]]


@pytest.mark.parametrize("configuration", PLAIN, ids=str)
def test_the_rules_hold_what_their_boxes_promise(configuration: Configuration) -> None:
    rules, base = configuration.rules, configuration.base
    names = [op.name for op in rules.ops if op.name]
    assert sorted(names) == sorted(expected(OPS, base))
    points = [name for name in vars(Rule) if not name.startswith("_") and callable(getattr(Rule, name))]
    points.remove("plan_cites")  # says why, for `plan`
    points.remove("plan_hides")  # whether the others can see what `plan` offers
    points.remove("restore")  # for refusals
    hooks = [f"{point}:{rule.cites}" for point in points for rule in getattr(rules, point)]
    assert sorted(hooks) == sorted(expected(HOOKS, base))
    assert tuple(card.name for card in rules.round_cards) == ROUND_CARDS + BOX_ROUND_CARDS * base.horses
    assert tuple(name for name in rules.card_names if name) == CARDS + ("Ride",) * base.horses


def test_every_step_of_every_box_is_performed(seen: dict[Base, Counter[str]]) -> None:
    assert not missing(seen, "step", OPS)


def test_every_question_is_put(seen: dict[Base, Counter[str]]) -> None:
    assert not missing(seen, "ask", QUESTIONS)


def test_every_question_of_the_rules_is_in_the_table() -> None:
    for configuration in PLAIN:
        asking = {op.name for op in configuration.rules.ops if op.asks} - NEVER_ASKED
        asked = set(expected(QUESTIONS, configuration.base))
        assert asking - {"save"} == asked - {"save"}
        assert asking >= asked


def test_a_question_with_one_answer_is_never_put(seen: dict[Base, Counter[str]]) -> None:
    assert not [f"{group}: {name}" for group in GROUPS for name in NEVER_ASKED if seen[group][f"ask {name}"]]


def test_every_hook_has_its_effect(seen: dict[Base, Counter[str]]) -> None:
    hooks = {box: words.replace(":", "=") for box, words in HOOKS.items()}
    words = {group: Counter({key.replace(" ", "=", 1): n for key, n in seen[group].items()}) for group in GROUPS}
    assert not [f"{group}: {word}" for group in GROUPS for word in asked_of(hooks, group) if not words[group][word]]
    teams = [group for group in GROUPS if group.variant == "teams"]
    assert not [str(group) for group in teams if not seen[group]["hit TEAM-7"]], "nobody has fired at a partner"


def test_the_ghosts_first_card_is_played_face_down(seen: dict[Base, Counter[str]]) -> None:
    """HOST-PHOTOGRAPHER: and only the player with the Photographer plays face up in a Tunnel."""
    for group in GROUPS:
        assert seen[group]["played down standard"], group
        assert bool(seen[group]["played up tunnel"]) == group.horses, group


def test_every_kind_of_fact_is_told(seen: dict[Base, Counter[str]], total: Counter[str]) -> None:
    assert not missing(seen, "fact", FACTS)
    told = {key.removeprefix("fact ") for key in total if key.startswith("fact ")}
    assert told == set(KINDS.values()) - NEVER_IN_PLAY - OTHER
    assert told >= SELDOM


@pytest.mark.parametrize("card", ROUND_CARDS + BOX_ROUND_CARDS)
def test_every_round_card_is_turned_up(seen: dict[Base, Counter[str]], card: str) -> None:
    there = [group for group in GROUPS if card in ROUND_CARDS or group.horses]
    assert not [str(group) for group in there if not seen[group][f"round {card}"]]


@pytest.mark.parametrize("event", EFFECTS | BOX_EFFECTS)
def test_every_event_has_its_effect(seen: dict[Base, Counter[str]], event: str) -> None:
    there = [group for group in GROUPS if event in EFFECTS or group.horses]
    assert not [
        f"{group}: {fact}"
        for group in there
        for fact in (EFFECTS | BOX_EFFECTS)[event].split()
        if not seen[group][f"event {event}: {fact}"]
    ]


@pytest.mark.parametrize("kind", ["standard", "tunnel", "speeding-up", "switching", "turmoil"])
def test_every_kind_of_turn_is_played(seen: dict[Base, Counter[str]], kind: str) -> None:
    there = [group for group in GROUPS if kind != "turmoil" or group.horses]
    assert not [str(group) for group in there if not seen[group][f"turn {kind}"]]


@pytest.mark.parametrize("card", [*CARDS, "Ride"])
def test_every_kind_of_card_is_resolved(seen: dict[Base, Counter[str]], card: str) -> None:
    """With an effect and, if possible, without one."""
    for group in [group for group in GROUPS if card in CARDS or group.horses]:
        assert seen[group][f"card {card} done"], group
        assert bool(seen[group][f"card {card} nothing"]) == (card in expected(WITHOUT_EFFECT, group)), group


def test_everything_that_can_happen_with_a_box_happens_with_each_variant(seen: dict[Base, Counter[str]]) -> None:
    wanted = {group: [what for box in boxes(group) for what in HAPPENS.get(box, ())] for group in GROUPS}
    assert not [f"{group}: {what}" for group in GROUPS for what in wanted[group] if not seen[group][what]]


def test_what_seldom_happens_with_a_box_is_seen_too(total: Counter[str]) -> None:
    assert not [what for what in HAPPENS_SOMEWHERE if not total[what]]


def test_nobody_meets_the_shotgun_in_another_way(total: Counter[str]) -> None:
    """GUN-3: there are no other ways than those above; nobody can ride or travel up to a roof."""
    ways = {key for key in total if key.startswith("met the Shotgun by ")}
    assert ways <= {*HAPPENS["horses"], *HAPPENS_SOMEWHERE, "met the Shotgun by shotgun"}


def test_nobody_comes_beside_or_before_the_train_in_another_way(total: Counter[str]) -> None:
    """COACH-1, COACH-2, TCAR-1: every way has a reason in the rules."""
    ways = {key.removeprefix("came to ") for key in total if key.startswith("came to ")}
    coach = {"coach inside by Floor", "coach inside by Ride", "coach inside by punch", "coach inside by time"}
    roof = {"coach roof by Floor", "coach roof by Move", "coach roof by punch"}
    front = {f"time-car by {how}" for how in ("Move", "Ride", "punch", "push", "Braking")}
    assert ways == coach | roof | front | {"off by time", "a wagon by time", "the Locomotive by time"}


def test_the_models_were_asked(total: Counter[str]) -> None:
    for name in MODELLED.values():
        assert total[f"modelled {name}"] > 100, name
    assert total["modelled pushes"] > 1_000


def test_a_hidden_question_with_one_answer_is_asked_all_the_same(total: Counter[str]) -> None:
    """Having no choice would reveal what a player holds: Schemin', Cover and the cards to keep."""
    forced = {key.removeprefix("forced ") for key in total if key.startswith("forced ")}
    assert forced >= {"plan", "cover", "keep", "drink"}
    assert forced <= {"plan", "cover", "keep", "drink", "turmoil", "save"}
