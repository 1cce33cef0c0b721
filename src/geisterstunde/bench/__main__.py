"""`python -m geisterstunde.bench [--peer] [--json FILE] [--seconds S]`."""

import argparse
import sys
from pathlib import Path

from geisterstunde.bench.command import run

parser = argparse.ArgumentParser(prog="python -m geisterstunde.bench")
parser.add_argument("--peer", action="store_true")
parser.add_argument("--json", type=Path)
parser.add_argument("--seconds", type=float, default=3.0)
asked = parser.parse_args()
sys.exit(run(with_peer=asked.peer, json_path=asked.json, seconds=asked.seconds))
