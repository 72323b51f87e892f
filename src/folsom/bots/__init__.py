"""Bots: they decide from a view and the legal actions, and never see the state.

    bot = folsom.bots.bot("outlaw", seed=7)
    game.play(seat, bot.decide(game.view(seat), game.legal(seat)))

The levels are `drifter`, `greenhorn`, `outlaw` and `legend`.  A temperament may follow after a colon
(`legend:gunslinger`), and a budget for each decision after an @ (`outlaw@500it`, `legend:gunslinger@1000ms`).
`run:COMMAND` is your own program (docs/bots.md).  When a game is over, tell its bots: `bot.end(game.scores)`.
"""

from folsom.bots.bot import Bot as Bot
from folsom.bots.budget import Budget as Budget
from folsom.bots.explanations import Explanation as Explanation
from folsom.bots.explanations import Figure as Figure
from folsom.bots.explanations import explain as explain
from folsom.bots.hindsight import Mistake as Mistake
from folsom.bots.hindsight import Moment as Moment
from folsom.bots.ladder import LEVELS as LEVELS
from folsom.bots.ladder import TEMPERAMENTS as TEMPERAMENTS
from folsom.bots.ladder import bot as bot
from folsom.bots.ladder import read_budget as read_budget
from folsom.bots.ladder import with_budget as with_budget
from folsom.bots.planner import Planner as Planner
