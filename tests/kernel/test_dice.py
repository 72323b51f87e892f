"""The dice: uniform, the same on every system, unpredictable, and strict when scripted."""

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest

from folsom.kernel.dice import (
    MULTIPLIER,
    WORD,
    Dice,
    Hash,
    Script,
    commitment,
    fair,
    fair_seed,
    scripted,
    seeded,
)

KEY = "00" * 31 + "2a"
KINDS: list[Callable[[int], Dice]] = [seeded, lambda seed: fair(f"{seed:064x}")]
FALLS_OF_SEVEN = [73, 10, 41, 93, 59, 5, 22, 81, 55, 69, 17, 8]
# The chi-square distribution's upper 0.1 % points, by degrees of freedom.
BOUNDS = {1: 10.83, 5: 20.52, 9: 27.88, 35: 66.62, 99: 148.23}


def chi_square(counts: Counter[object], cells: int, thrown: int) -> float:
    expected = thrown / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected


@pytest.mark.parametrize("kind", KINDS, ids=["fast", "fair"])
@pytest.mark.parametrize("sides", [2, 6, 10, 100])
def test_every_number_falls_as_often_as_the_others(kind: Callable[[int], Dice], sides: int) -> None:
    dice = kind(7)
    counts: Counter[object] = Counter(dice.below(sides) for _ in range(20_000))
    assert set(counts) <= set(range(sides))
    assert chi_square(counts, sides, 20_000) < BOUNDS[sides - 1]


@pytest.mark.parametrize("kind", KINDS, ids=["fast", "fair"])
def test_two_numbers_in_a_row_are_independent(kind: Callable[[int], Dice]) -> None:
    dice = kind(11)
    counts: Counter[object] = Counter((dice.below(6), dice.below(6)) for _ in range(20_000))
    assert chi_square(counts, 36, 20_000) < BOUNDS[35]


@pytest.mark.parametrize("kind", KINDS, ids=["fast", "fair"])
def test_the_first_numbers_of_neighbouring_seeds_are_independent(kind: Callable[[int], Dice]) -> None:
    counts: Counter[object] = Counter(kind(seed).below(10) for seed in range(10_000))
    assert chi_square(counts, 10, 10_000) < BOUNDS[9]


@pytest.mark.parametrize("kind", KINDS, ids=["fast", "fair"])
def test_a_number_below_one_is_nought(kind: Callable[[int], Dice]) -> None:
    assert {kind(3).below(1) for _ in range(10)} == {0}


@pytest.mark.parametrize("kind", KINDS, ids=["fast", "fair"])
def test_copies_fall_alike_and_apart(kind: Callable[[int], Dice]) -> None:
    dice = kind(5)
    dice.below(6)
    twin, other = dice.copy(), kind(99)
    assert other.mark() != dice.mark()
    other.assign(dice)
    assert twin.mark() == other.mark() == dice.mark()
    before = dice.mark()
    falls = [twin.below(1000) for _ in range(50)]
    assert dice.mark() == before != twin.mark()
    assert falls == [dice.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


@pytest.mark.parametrize("other", [seeded(1), fair(KEY), scripted([3, 1])], ids=["fast", "fair", "scripted"])
@pytest.mark.parametrize("dice", [seeded(2), fair(KEY), scripted([5])], ids=["fast", "fair", "scripted"])
def test_dice_become_like_those_of_another_kind(dice: Dice, other: Dice) -> None:
    dice = dice.copy()
    dice.assign(other)
    assert dice.mark() == other.mark()
    dice.below(6)
    assert dice.mark() != other.mark(), "they go on by themselves"


@pytest.mark.parametrize("dice", [seeded(2), fair(KEY), scripted([0] * 100)], ids=["fast", "fair", "scripted"])
def test_the_place_of_dice_is_another_after_every_throw(dice: Dice) -> None:
    places = {dice.place()}
    for _ in range(100):
        dice.below(6)
        places.add(dice.place())
    assert len(places) == 101


# ---- fast dice
def test_fast_dice_fall_alike_on_every_machine() -> None:
    dice = seeded(7)
    assert [dice.below(100) for _ in range(12)] == FALLS_OF_SEVEN
    assert seeded(-1).mark() != seeded(1).mark()
    assert seeded(2**200).mark() != seeded(2**200 + 1).mark()


def test_the_period_of_fast_dice_is_that_of_their_multiplier() -> None:
    """a * 2**32 - 1 and half of it are prime, so the order of 2**32, and with it the period, is that half."""
    modulus = MULTIPLIER * (WORD + 1) - 1
    assert modulus < 2**62
    assert is_prime(modulus)
    assert is_prime(modulus // 2)
    assert modulus // 2 == MULTIPLIER * 2**31 - 1
    assert pow(2**32, modulus // 2, modulus) == 1


def test_fast_dice_never_get_stuck() -> None:
    """Zero and the modulus would stay as they are: no seed leads there."""
    for seed in range(2_000):
        state = int(seeded(seed).mark())
        assert 0 < state < MULTIPLIER * (WORD + 1) - 1
    dice = Dice(1)
    seen = {dice.mark()}
    for _ in range(5_000):
        dice.below(2)
        assert dice.mark() not in seen
        seen.add(dice.mark())


def is_prime(number: int) -> bool:
    """The Miller-Rabin test; with these bases it is exact below 2**64."""
    odd, halvings = number - 1, 0
    while odd % 2 == 0:
        odd //= 2
        halvings += 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, number)
        if power not in (1, number - 1) and all(
            (power := power * power % number) != number - 1 for _ in range(halvings - 1)
        ):
            return False
    return True


# ---- fair dice
def words(key: str, number: int) -> list[int]:
    """BLAKE2b in counter mode, implemented a second time."""
    stream = b"".join(
        hashlib.blake2b(block.to_bytes(8, "little"), key=bytes.fromhex(key), digest_size=64).digest()
        for block in range(number // 16 + 1)
    )
    return [int.from_bytes(stream[4 * k : 4 * k + 4], "little") for k in range(number)]


def test_fair_dice_are_a_keyed_hash_in_counter_mode() -> None:
    dice = fair(KEY)
    assert [dice.below(1 << 16) for _ in range(40)] == [word >> 16 for word in words(KEY, 40)]


def test_fair_dice_throw_again_what_would_favour_a_number() -> None:
    """2**32 is not a multiple of 3 * 2**30: a quarter of all words is rejected and drawn again."""
    sides = 3 << 30
    dice = fair(KEY)
    falls = [dice.below(sides) for _ in range(200)]
    assert falls == [word for word in words(KEY, 400) if word < sides][:200]
    assert dice.place() > 220


def test_the_seed_is_shown_as_its_hash() -> None:
    assert commitment(KEY) == hashlib.blake2b(bytes.fromhex(KEY), digest_size=32).hexdigest()
    assert commitment(KEY) != commitment("00" * 32)
    assert len(commitment(KEY)) == 64


def test_a_fair_seed_is_new_every_time() -> None:
    seeds = {fair_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert isinstance(fair(seeds.pop()).source, Hash)


# ---- scripted dice
def test_scripted_dice_fall_as_they_are_told() -> None:
    script = Script([3, 0, 5])
    dice = Dice(0, script)
    assert [dice.below(6), dice.below(1), dice.below(6)] == [3, 0, 5]
    assert script.left() == []


def test_scripted_dice_complain_when_the_script_is_used_up() -> None:
    dice = scripted([1])
    dice.below(2)
    with pytest.raises(ValueError, match="the script of 1 numbers is used up, and one below 4 is asked for"):
        dice.below(4)


@pytest.mark.parametrize("fall", [6, -1])
def test_scripted_dice_complain_about_a_number_that_cannot_fall(fall: int) -> None:
    script = Script([0, fall])
    dice = Dice(0, script)
    dice.below(6)
    with pytest.raises(ValueError, match=f"number 2 of the script is {fall}: it has to be below 6"):
        dice.below(6)
    assert script.left() == [fall]


def test_a_copy_of_scripted_dice_goes_on_by_itself() -> None:
    script = Script([1, 2])
    dice = Dice(0, script)
    dice.below(6)
    twin = dice.copy()
    assert twin.mark() == dice.mark()
    assert twin.below(6) == 2
    assert script.left() == [2]
