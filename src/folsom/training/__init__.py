"""Training a network by self-play: `folsom train`.  It needs PyTorch (`pip install 'folsom[train]'`).

Processes play batches of games in shared memory (`players`); the learner asks its network for all of them at once
(`rollout`), learns from what came of it (`ppo`), and keeps what it knows in checkpoints (`checkpoint`).
docs/learned-players.md tells the method and what came of it.
"""
