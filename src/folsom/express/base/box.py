"""The base game, added to a set of rules."""

from typing import Final

from folsom.express.base.bandits import (
    Belle,
    Cheyenne,
    Doc,
    Ghost,
    LongShot,
    OutwardPunch,
    Push,
    ThroughTheRoof,
)
from folsom.express.base.components import (
    ACTION_CARDS,
    FACES,
    FEW_PLAYERS,
    JEWELS,
    MANY_PLAYERS,
    NEUTRAL_BULLETS,
    PURSE_GUESS,
    PURSES,
    STATIONS,
    STRONGBOXES,
    WAGON_NAMES,
)
from folsom.express.base.events import (
    AngryMarshal,
    Braking,
    Conductor,
    PickOne,
    Pickpocketing,
    Rebellion,
    Revenge,
    SwivelArm,
    TakeItAll,
)
from folsom.express.base.fire import Fire
from folsom.express.base.interface import BaseInterface
from folsom.express.base.marshal import Arrive, MoveMarshal, TheMarshal
from folsom.express.base.move import FloorChange, Move
from folsom.express.base.punch import Punch, PunchLoot, PunchWay
from folsom.express.base.robbery import Rob
from folsom.express.base.rounds import Begin, DrawUp, Event, Next, Reveal, Round, Steal
from folsom.express.base.schemin import Plan, Scheme, Tidy
from folsom.express.base.score import Finish
from folsom.express.base.setup import Cast, Positions
from folsom.express.base.steps import (
    ANGRY,
    BEGIN,
    BRAKE,
    CAST,
    CONDUCTOR,
    DO_FIRE,
    DO_FLOOR,
    DO_MARSHAL,
    DO_MOVE,
    DO_PUNCH,
    DO_ROB,
    DRAW_UP,
    EVENT,
    FINISH,
    NEXT,
    PICK,
    PICK_ONE,
    PLAN,
    POSITIONS,
    PUNCH_LOOT,
    PUNCH_WAY,
    REBEL,
    REVEAL,
    REVENGE,
    ROUND,
    SCHEME,
    STEAL,
    SWIVEL,
    TAKE_ALL,
    TIDY,
)
from folsom.express.base.turns import speeding_up, standard, switching, tunnel
from folsom.express.codes import FIRE, FLOOR, MARSHAL, MOVE, PUNCH, ROB
from folsom.express.ground import train
from folsom.express.rules import Rules
from folsom.express.state import ARRIVE
from folsom.kernel.fast import append, i64

BASE: Final = "base"


def base(r: Rules, wagons: i64, first_printing: bool, more_purses: i64 = 0) -> None:
    r.open_box(BaseInterface(BASE))
    add_steps(r)
    add_actions(r)
    add_events(r)
    add_round_cards(r)
    r.wagon_names = list(WAGON_NAMES)
    r.purse_faces = FACES[:]
    r.purses = r.add_tokens("purse", [250] * (PURSES + more_purses))
    r.purse_faces[0] += more_purses
    r.add_tokens("jewel", [500] * JEWELS)
    r.add_tokens("strongbox", [1000] * STRONGBOXES)
    r.face_down = r.purses
    r.guess(r.purses, PURSE_GUESS)
    ground = train(wagons)
    ground.close()
    r.grounds = append(r.grounds, ground)
    r.deck = ACTION_CARDS
    r.neutral = NEUTRAL_BULLETS
    if r.outlaws == r.seats:  # otherwise a player plays him
        r.rule(TheMarshal("MARSHAL-2"))
    add_bandits(r, first_printing)


def add_steps(r: Rules) -> None:
    r.op(ARRIVE, "arrive", Arrive())
    r.op(CAST, "cast", Cast())
    r.op(POSITIONS, "positions", Positions())
    r.op(ROUND, "round", Round())
    r.op(BEGIN, "begin", Begin())
    r.op(DRAW_UP, "draw-up", DrawUp())
    r.op(REVEAL, "reveal", Reveal())
    r.op(SCHEME, "scheme", Scheme())
    r.op(PLAN, "plan", Plan("PLAN-1", True))
    r.op(TIDY, "tidy", Tidy())
    r.op(STEAL, "steal", Steal())
    r.op(EVENT, "event", Event())
    r.op(NEXT, "next", Next())
    r.op(FINISH, "finish", Finish())
    r.steps = [BEGIN, DRAW_UP, REVEAL, SCHEME, TIDY, STEAL, EVENT, NEXT]
    r.turn("S", standard())
    r.turn("T", tunnel())
    r.turn("D", speeding_up())
    r.turn("R", switching())


def add_actions(r: Rules) -> None:
    r.op(DO_MOVE, "move", Move("MOVE-3"))
    r.op(DO_FLOOR, "floor", FloorChange("FLOOR-1"))
    r.op(DO_ROB, "rob", Rob("ROB-1"))
    r.op(DO_FIRE, "fire", Fire("FIRE-1"))
    r.op(DO_PUNCH, "punch", Punch("PUNCH-1"))
    r.op(PUNCH_LOOT, "drop", PunchLoot("PUNCH-2"))
    r.op(PUNCH_WAY, "knock", PunchWay("PUNCH-3"))
    r.op(DO_MARSHAL, "marshal", MoveMarshal("MARSHAL-1"))
    r.card(MOVE, "Move", DO_MOVE)
    r.card(FLOOR, "Floor", DO_FLOOR)
    r.card(ROB, "Robbery", DO_ROB)
    r.card(FIRE, "Fire", DO_FIRE)
    r.card(PUNCH, "Punch", DO_PUNCH)
    r.card(MARSHAL, "Marshal", DO_MARSHAL)


def add_events(r: Rules) -> None:
    r.op(ANGRY, "angry-marshal", AngryMarshal())
    r.op(SWIVEL, "swivel-arm", SwivelArm())
    r.op(BRAKE, "braking", Braking())
    r.op(TAKE_ALL, "take-it-all", TakeItAll())
    r.op(REBEL, "rebellion", Rebellion())
    r.op(PICK, "pickpocketing", Pickpocketing())
    r.op(PICK_ONE, "pick", PickOne("EVENT-PICK"))
    r.op(REVENGE, "revenge", Revenge())
    r.op(CONDUCTOR, "conductor", Conductor())


def add_round_cards(r: Rules) -> None:
    """COMP-5: the cards for up to four players or those for more, and the Train Stations."""
    for name, turns, event in FEW_PLAYERS if r.outlaws <= 4 else MANY_PLAYERS:
        r.round_card(name, turns, event, 0, False)
    for name, turns, event in STATIONS:
        r.round_card(name, turns, event, 0, True)


def add_bandits(r: Rules, first_printing: bool) -> None:
    """COMP-1; the first printing changes Django's and Tuco's powers (PRINT-1) and allows an outward Punch (PRINT-2)."""
    r.character("Belle", Belle("BELLE-1"))
    r.character("Cheyenne", Cheyenne("CHEYENNE-1"))
    if first_printing:
        r.character("Django", LongShot("PRINT-1"))
    else:
        r.character("Django", Push("DJANGO-1"))
    r.character("Doc", Doc("DOC-1"))
    r.character("Ghost", Ghost("GHOST-1"))
    if first_printing:
        r.character("Tuco", Push("PRINT-1"))
        r.rule(OutwardPunch("PRINT-2"))
    else:
        r.character("Tuco", ThroughTheRoof("TUCO-1"))
