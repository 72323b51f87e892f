"""`folsom serve` for fast tests: bots do not wait for people, and limits are high."""

import argparse
import sys
from pathlib import Path

from folsom.server.serve import run
from folsom.server.settings import Limits, PlayerTimeouts, Settings

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--db", type=Path)
    parser.add_argument("--log")
    parser.add_argument("--metrics", type=int)
    asked = parser.parse_args()
    settings = Settings(
        port=asked.port,
        db=asked.db,
        workers=1,
        metrics=("127.0.0.1", asked.metrics),
        bot_delay=0.01,
        limits=Limits().times(1000),
        timeouts=PlayerTimeouts(away=1.0, idle=2.0),
    )
    sys.exit(run(settings, asked.log))
