"""Tournaments between bots: the same deals from every seat, and results with intervals.

tournament = Tournament(("outlaw@500it", "greenhorn"), (setup,), seed=7, games=400)
results = run(tournament, workers(2))
print(standings(tournament.contestants, results))
"""

from folsom.arena.lineup import Bout as Bout
from folsom.arena.lineup import Tournament as Tournament
from folsom.arena.match import Result as Result
from folsom.arena.match import play as play
from folsom.arena.runner import BotFailed as BotFailed
from folsom.arena.runner import cluster as cluster
from folsom.arena.runner import run as run
from folsom.arena.runner import workers as workers
from folsom.arena.standings import Standing as Standing
from folsom.arena.standings import standings as standings
from folsom.arena.standings import standings_by_role as standings_by_role
