"""Imitates a server: a bot has answered once, so its process runs, and now thinks for a long time."""

import asyncio

import folsom
from folsom.server.worker_pool import WorkerPool


async def main() -> None:
    game = folsom.new_game("express", 4, seed=1)
    seat = game.to_act[0]
    view, legal = game.view(seat), game.legal(seat)
    workers = WorkerPool(1)
    await workers.decide("table", view, legal, "drifter", 1)
    thought = asyncio.create_task(workers.decide("table", view, legal, "planner@100000it", 1))
    await asyncio.sleep(0.2)
    print("thinking", workers.busy, flush=True)
    await thought


if __name__ == "__main__":
    asyncio.run(main())
