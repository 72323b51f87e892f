"""Tournaments between bots: the same deals from every seat, and how sure the figures are.

tournament = Tournament(("outlaw@500it", "greenhorn"), (setup,), seed=7, games=400)
results = run(tournament, workers(2))
print(standings(tournament.contestants, results))
"""

from folsom.arena.lineup import Bout as Bout
from folsom.arena.lineup import Tournament as Tournament
from folsom.arena.playing import Result as Result
from folsom.arena.playing import play as play
from folsom.arena.running import BotFailed as BotFailed
from folsom.arena.running import cluster as cluster
from folsom.arena.running import run as run
from folsom.arena.running import workers as workers
from folsom.arena.standing import Standing as Standing
from folsom.arena.standing import standings as standings
