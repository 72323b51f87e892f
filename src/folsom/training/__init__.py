"""Training a network by self-play: `folsom train`.  It needs PyTorch (`pip install 'folsom[train]'`).

Processes play batches of games in shared memory (`players`); the learner evaluates its network for all of them at once
(`rollout`), learns from the results (`ppo`), and saves its state in checkpoints (`checkpoint`).
docs/learned-players.md describes the method and its results.
"""
