"""The numbers of Colt Express: kinds of cards, actions, facts.

They are fixed constants, some of them reserved for boxes, so a record does not depend on which boxes are used.
"""

from typing import Final

# Kinds of Action cards.  A card of a seat's second bandit (in teams: of the partner's bandit) is kind + 8.
MOVE: Final = 0
FLOOR: Final = 1
ROB: Final = 2
FIRE: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
OTHERS: Final = 8  # cards from here on are the second bandit's

# The colour of a Bullet card is the number of the bandit that fired it, or
NEUTRAL: Final = 8
BULLET: Final = 16  # a drawn card from here on is a Bullet: BULLET + colour

# An action is a byte: a verb plus its argument.
PLAY: Final = 0  # a card
HIDDEN: Final = 16  # a card, face down
DRAW: Final = 32
PASS: Final = 33
LOSE: Final = 40  # a kind of loot
TO_ME: Final = 8  # added to LOSE: the puncher takes the token instead of letting it fall
GO: Final = 56  # a place
TAKE: Final = 80  # a loot token
AIM: Final = 128  # a bandit, or from 16 on a figure of a box
SEND: Final = 152  # a car, for the Marshal
USE: Final = 160  # a loot token
KEEP: Final = 208  # a card
CHOOSE: Final = 224  # anything else

# Kinds of loot, in the order of the tokens.
PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2

# Phases of a round.
SETTING_UP: Final = 0
SCHEMING: Final = 1
STEALING: Final = 2
ENDING: Final = 3

# Why a bandit moves; reasons from 6 on belong to boxes, in their folders.
BY_CARD: Final = 0
BY_PUNCH: Final = 1
BY_PUSH: Final = 2
BY_FLIGHT: Final = 3
BY_EVENT: Final = 4
AT_START: Final = 5

# The shooter of a neutral Bullet, if it is not a figure of a box.
THE_MARSHAL: Final = 0
PASSENGERS: Final = 1

# Why a card has no effect, if there is another reason than a missing target or way.
NO_BULLETS: Final = 1
FORBIDDEN: Final = 2
FORBIDDEN_HERE: Final = 3  # where the bandit is

# Facts on the tape, with their three arguments.  A bag of cards or Bullets is known only to its seat.
# 24 to 30, and all from 40 on, are defined in the boxes' folders.
F_FIRST: Final = 1  # seat: the First Player
F_ROUND: Final = 2  # round, Round card
F_TURN: Final = 3  # turn, kind of turn
F_DREW: Final = 4  # seat, bag of cards, bag of Bullets
F_PLAYED: Final = 5  # seat, card, face down
F_DREW_NONE: Final = 6  # seat: nothing to draw and nothing to play
F_TURNED: Final = 7  # seat, card, whether it was face down: it is resolved next
F_NOTHING: Final = 8  # bandit, kind of card, special reason or 0: the card has no effect
F_MOVED: Final = 9  # bandit, place, why
F_STAYED: Final = 10  # bandit, why, place: not moved, because the train ends there or no push applies
F_SHOT: Final = 11  # bandit, target, number of the Bullet
F_NEUTRAL: Final = 12  # bandit, who fired: hit by a neutral Bullet
F_STOCK_GONE: Final = 13  # the neutral Bullets leave the game
F_TOOK: Final = 14  # bandit, token, face and who knows it
F_PUNCHED: Final = 15  # bandit, target
F_DROPPED: Final = 16  # bandit, token, face and who knows it
F_GRABBED: Final = 17  # bandit, token, face and who knows it: Cheyenne takes a Purse instead of letting it fall
F_MARSHAL: Final = 18  # car
F_EVENT: Final = 19  # op of the event
F_BOX: Final = 20  # token, place: it is put on the train
F_LOST: Final = 21  # bandit, token, face and who knows it: it leaves the game
F_CASH: Final = 22  # bandit, dollars
F_SPARED: Final = 23  # bandit: takes nothing, though it could
F_SCORE: Final = 31  # first seat of a side, dollars
F_GUNSLINGER: Final = 32  # first seat of a side
F_WON: Final = 33  # first seat of a side
F_STEALING: Final = 34  # the pile is turned over
F_NO_WINNER: Final = 35  # no side can win
