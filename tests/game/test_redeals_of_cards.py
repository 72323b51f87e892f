"""Re-deals: publicly known cards are the same in every world, and every possible hand is dealt."""

import folsom
from folsom.express.bags import card_bit
from folsom.express.codes import OTHERS, PUNCH
from folsom.express.marshal.steps import FLOOR_PLUS, MOVE_PLUS
from folsom.express.state import State
from folsom.kernel.dice import seeded

WORLDS = 120
RIDE = 6


def worlds(game: folsom.Game, seat: int) -> list[State]:
    view = game.view(seat)
    dealt = [game.title.redeal(view, seeded(number)) for number in range(WORLDS)]
    return [world for world in dealt if isinstance(world, State)]


def test_a_card_that_is_done_is_not_among_those_that_were_kept() -> None:
    game = folsom.scene("""
        express boxes=horses
        seats Doc Belle Tuco
        roof . | . | . | .
        inside Marshal | Belle | Doc | Tuco
        round 1 Stand-Off
        hand Doc: Floor
        pile Doc: Punch, Doc: Ride, Doc: Fire, Belle: Move, Belle: Marshal
        """)
    kept = [world.seats[0].hand for world in worlds(game, 1)]
    assert card_bit(PUNCH) not in kept
    assert card_bit(RIDE) not in kept
    assert len(set(kept)) >= 4


def test_a_partners_card_that_is_done_is_at_home() -> None:
    game = folsom.scene("""
        express variant=teams
        seats Doc Belle Tuco Ghost
        roof . | . | . | . | .
        inside Marshal | Belle | Doc | Tuco | Ghost
        round 3 Bridge
        pile Belle: Doc Punch, Doc: Doc Move, Ghost: Ghost Move
        """)
    assert all(world.seats[0].deck >> 4 * PUNCH & 15 == 1 for world in worlds(game, 2))


KEPT_IN_TEAMS = """
    express variant=teams boxes=horses
    seats Doc Belle Tuco Ghost
    roof . | . | . | . | .
    inside Marshal | Belle | Doc | Tuco | Ghost
    round 1 Stand-Off
    hand Doc: Doc Floor
    hand Belle: Belle Move
    deck Doc: Doc Move, Doc Move, Doc Floor, Doc Robbery, Doc Robbery, Doc Fire, Doc Fire, Doc Punch, Doc Marshal, \
Belle Ride
    deck Belle: Belle Move, Belle Floor, Belle Floor, Belle Robbery, Belle Robbery, Belle Fire, Belle Fire, \
Belle Punch, Belle Marshal, Doc Ride
    pile Tuco: Tuco Move, Ghost: Ghost Move
    """


def test_a_card_that_was_kept_is_ones_own_or_the_partners() -> None:
    game = folsom.scene(KEPT_IN_TEAMS)
    own = [world.seats[0].hand < card_bit(OTHERS) for world in worlds(game, 2)]
    assert any(own)
    assert not all(own)


def test_in_the_first_round_a_discarded_card_of_the_partners_is_the_only_one() -> None:
    game = folsom.scene("""
        express variant=teams expert
        seats Doc Belle Tuco Ghost
        roof . | . | . | . | .
        inside Marshal | Belle | Doc | Tuco | Ghost
        round 1 Bridge
        hand Doc: Doc Floor
        tucked Doc: Belle Punch, Doc Fire
        tucked Belle: Doc Punch, Belle Fire
        pile Tuco: Tuco Move, Ghost: Ghost Move
        """)
    assert all(world.seats[0].deck < card_bit(OTHERS) for world in worlds(game, 0))


def test_no_more_bullets_can_have_been_discarded_unseen_than_cards_were() -> None:
    game = folsom.scene("""
        express expert
        seats Doc Belle Tuco
        roof . | . | . | .
        inside Marshal | Belle | Doc | Tuco
        round 1 Bridge
        hand Doc: Move, Floor, Fire
        fresh Doc: 3
        pile Belle: Move
        next hold
        """)
    for text in ("keep Move", "keep Floor", "keep none"):
        game.play(0, text)
    assert game.view(1).seats[0].tucked == 1


def test_under_a_card_that_was_played_at_once_lies_one_with_a_plus() -> None:
    """MP-PLUS-1: the Marshal has played two cards face down in one turn; below the others anything is possible."""
    game = folsom.scene("""
        express variant=marshal
        seats Marshal Doc Belle
        roof . | . | . | .
        inside Marshal | Doc | Belle | .
        round 1 Safekeeping
        first Marshal
        hand Marshal: Move+, Fire, Floor
        next plan Marshal 2
        """)
    game.play(0, "play Move+")
    game.play(0, "plus Fire")
    kinds = [(world.pile[0] >> 4 & 15, world.pile[1] >> 4 & 15) for world in worlds(game, 1)]
    assert {under for under, _ in kinds} == {MOVE_PLUS, FLOOR_PLUS}
    assert len({over for _, over in kinds}) >= 4
