"""Checks that are too slow for all games, in some games of every configuration: words, notation, scenes, records."""

from collections import Counter
from collections.abc import Iterator

import msgspec

import folsom
from folsom import rulebook
from folsom.express.interface.audit import image
from folsom.express.state import State
from folsom.interface.title import Option, Reason
from folsom.kernel.dice import FAIR, FAST, seeded
from tests.properties.bulk import fresh
from tests.properties.configurations import TITLE, WORDS, Base, Configuration

SCENES_EVERY = 17  # decisions: drawn and read
REFUSALS_EVERY = 61  # decisions: all 256 actions tried; and at the first ones, where Pairs and places are chosen
FIRST_ONES = 3
UNASKED_EVERY = 15  # actions of a seat that is not asked: all are refused for this reason


def as_bytes(value: object) -> bytes:
    """The value as the server encodes it, except for the order of dictionaries."""
    return msgspec.json.encode(value, order="deterministic")


def decisions(s: State, seed: int) -> Iterator[tuple[int, int]]:
    """A random game: a seat to act and a number, before each decision is made."""
    choice = seeded(~seed)
    number = 0
    while not s.over:
        seats = s.to_act()
        seat = seats[choice.below(len(seats))]
        yield number, seat
        s.turn_to(seat)
        s.apply(s.options[choice.below(s.offered)])
        number += 1


def check_words(part: tuple[Configuration, list[int]]) -> Counter[str]:
    """Options, questions, refusals and scenes of some games."""
    configuration, seeds = part
    seen: Counter[str] = Counter()
    for seed in seeds:
        s = fresh(configuration, seed, None)
        read: set[str] = set()  # questions: of each, the text of one option
        for number, seat in decisions(s, seed):
            where = f"{configuration}, seed {seed}, decision {number}"
            options = TITLE.options(s, seat, WORDS)
            check_options(s, seat, options, where)
            seen["options"] += len(options)
            option = options[number % len(options)]
            if option.verb not in read:
                read.add(option.verb)
                check_text(s, seat, option, where)
                seen[f"read {option.verb}"] += 1
            if number < FIRST_ONES or number % REFUSALS_EVERY == seed % REFUSALS_EVERY:
                seen.update(check_refusals(s, seat, {option.action for option in options}, where))
            if number % SCENES_EVERY == seed % SCENES_EVERY:
                check_scene(configuration, s, seed, where)
                seen["scenes"] += 1
        check_scene(configuration, s, seed, f"{configuration}, seed {seed}, at the end")
    return seen


def indistinct(s: State, seat: int, option: Option) -> bool:
    """COMP-6: face-down tokens of one kind look alike; only the notation distinguishes them."""
    token = option.points.get("token")
    return token is not None and bool(s.rules.face_down >> token & 1)


def check_options(s: State, seat: int, options: list[Option], where: str) -> None:
    """Options are the legal actions, each with its own text and words; seats that are not asked have none."""
    actions = [option.action for option in options]
    assert actions == s.offers(seat), where
    assert len({option.text for option in options}) == len(options), f"{where}: two options of one text"
    said = Counter(option.words for option in options)
    alike = [option for option in options if said[option.words] > 1]
    assert all(indistinct(s, seat, option) for option in alike), f"{where}: two options of the same words"
    assert TITLE.question(s, seat, WORDS), where
    for other in range(s.rules.seats):
        if other not in s.to_act():
            assert not TITLE.options(s, other, WORDS), where
            assert not TITLE.question(s, other, WORDS), where


def check_text(s: State, seat: int, option: Option, where: str) -> None:
    """The text of an option is read as that option, also in capitals."""
    assert TITLE.read_action(s, seat, f"  {option.text.upper()} ") == option.action, f"{where}: {option}"
    assert TITLE.why_not(s, seat, option.text, WORDS) is None, f"{where}: {option}"


def check_refusals(s: State, seat: int, offered: set[int], where: str) -> Counter[str]:
    """Offered actions are not refused; all others are refused in words, by a rule that exists."""
    rules: Counter[str] = Counter()
    for asked in range(s.rules.seats):
        mine = offered if asked == seat else set(s.offers(asked))
        few = 1 if asked in s.to_act() else UNASKED_EVERY
        for action in (-1, *range(0, 256, few), 256):
            reason = TITLE.why_not(s, asked, action, WORDS)
            assert (reason is None) == (action in mine), f"{where}: seat {asked}, action {action}"
            if reason is not None:
                check_reason(reason, f"{where}: seat {asked}, action {action}")
                rules[f"refused by {reason.rule}"] += 1
    return rules


def check_reason(reason: Reason, where: str) -> None:
    assert rulebook.rule(reason.rule).id == reason.rule, where
    assert len(reason.words) > 10, where
    assert "{" not in reason.words, where


def check_scene(configuration: Configuration, s: State, seed: int, where: str) -> None:
    """A drawing is read as the same position: it is drawn the same, and continues the same."""
    text = TITLE.draw(s, configuration.setup)
    setup, again = TITLE.read_scene(text, s.dice.copy(), None)
    assert isinstance(again, State)
    base = configuration.base
    o = setup.options
    named = Base(setup.players, o["variant"], o["expert"], o["printing"], tuple(o["boxes"]))
    assert named == base, where
    mine, its = image(s), image(again)
    if s.over:
        del mine["actor"], its["actor"]  # the seat that was asked last
    for name, value in mine.items():
        assert its[name] == value, f"{where}: {name} is {its[name]}, not {value}, of\n{text}"
    assert TITLE.draw(again, setup) == text, where
    goes_on, choice = s.copy(), seeded(seed)
    for _ in range(12):
        if not goes_on.over:
            action = choice.below(goes_on.offered)
            for one in (goes_on, again):
                one.apply(one.options[action])
    assert image(goes_on)["seats"] == image(again)["seats"], f"{where}: played on, the scene differs\n{text}"


def check_records(part: tuple[Configuration, list[int]]) -> int:
    """Records reproduce games for every viewer, also through JSON and with both kinds of dice."""
    configuration, seeds = part
    o = configuration.setup.options
    for seed in seeds:
        dice, given = (FAIR, f"{seed:064x}") if seed % 2 else (FAST, seed)
        game = folsom.new_game("express", configuration.base.players, given, dice, **o)
        choice = seeded(~seed)
        while not game.over:
            seat = game.to_act[choice.below(len(game.to_act))]
            legal = game.legal(seat)
            game.play(seat, legal[choice.below(len(legal))])
        record = game.record()
        read = folsom.Record.from_json(record.to_json())
        assert read == record, f"{configuration}, seed {seed}"
        again = folsom.replay(read)
        assert again.image() == game.image(), f"{configuration}, seed {seed}"
        assert again.scores == game.scores, f"{configuration}, seed {seed}"
        assert str(again) == str(game), f"{configuration}, seed {seed}"
        assert again.record().to_json() == record.to_json(), f"{configuration}, seed {seed}"
        viewer = configuration.viewers[seed % len(configuration.viewers)]
        assert as_bytes(again.events(viewer)) == as_bytes(game.events(viewer)), f"{configuration}, seed {seed}"
        half = len(record.actions) // 2
        assert len(folsom.replay(read, half).record().actions) == half, f"{configuration}, seed {seed}"
    return len(seeds)
