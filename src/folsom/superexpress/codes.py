"""The numbers of Colt Super Express: cards, actions, facts."""

from typing import Final

# Action cards (SUP-SET-3); the last two are the modules.
TURN: Final = 0
FLOOR: Final = 1
MOVE: Final = 2
SHOOT: Final = 3
REFLEX: Final = 4
HORSE: Final = 5
PROGRAMME: Final = 3  # cards that everyone programs

# An action is the card to program or, from here on, the seat that takes its programme back.
TAKE_BACK: Final = 8

# Directions to face and to go: added to the number of a car; the Locomotive is 0.
FORWARD: Final = -1
BACK: Final = 1

# Floors.
INSIDE: Final = 0
ROOF: Final = 1

# A bandit is on the train, or off it but may still be saved by a Horse (SUP-HORSE-2), or out for good.
ABOARD: Final = 0
OVERBOARD: Final = 1
OUT: Final = 2

# Steps.
ROUND: Final = 0  # a round begins
PROGRAM: Final = 1  # a seat programs a card
CARD: Final = 2  # a seat's card is resolved; the argument is its number in the programme
UNCOUPLE: Final = 3  # a round ends

# Why a bandit leaves the train.
BY_MOVE: Final = 0
BY_SHOT: Final = 1
BY_UNCOUPLING: Final = 2

# Facts on the tape, with their three arguments.  A bandit has the number of its seat, a place is 2 * car + floor.
F_FIRST: Final = 1  # seat: the First Player
F_STARTS: Final = 2  # bandit, place, facing
F_ROUND: Final = 3  # round, from 1
F_PROGRAMS: Final = 4  # seat, card, number of the card; only for this seat
F_TAKES_BACK: Final = 5  # seat; only for this seat
F_TURN: Final = 6  # number of the card that everybody reveals now
F_REVEALS: Final = 7  # seat, card
F_STANDS_UP: Final = 8  # bandit
F_TURNS: Final = 9  # bandit, facing
F_CLIMBS: Final = 10  # bandit, place: Floor Change
F_MOVES: Final = 11  # bandit, place
F_SHOOTS: Final = 12  # bandit, target
F_MISSES: Final = 13  # bandit: nobody to shoot at
F_THROWN: Final = 14  # bandit, place: shot, and stunned
F_FALLS: Final = 15  # bandit: stunned by its own Reflex
F_RIDES: Final = 16  # bandit: with the Horse to the Locomotive
F_LEAVES: Final = 17  # bandit, why
F_SAVED: Final = 18  # bandit: Horse
F_LOST: Final = 19  # bandit: the next card was not a Horse
F_UNCOUPLED: Final = 20  # car
F_LOOT: Final = 21  # bandit, number of the loot card
F_WAGON_GONE: Final = 22  # how many bandits are left on the train, none or one: nobody takes the wagon
F_WON: Final = 23  # seat
