"""`python -m bench.load [--json FILE] [--matches N] [--seconds S] [--rounds N]`: 0 if every goal is reached."""

import argparse
import sys
from pathlib import Path

from bench.load.measure import measured
from bench.load.report import shown, write_json

parser = argparse.ArgumentParser(prog="python -m bench.load")
parser.add_argument("--json", type=Path)
parser.add_argument("--matches", type=int, default=1000)
parser.add_argument("--seconds", type=float, default=8.0)
parser.add_argument("--rounds", type=int, default=3)
asked = parser.parse_args()
results = measured(asked.matches, asked.seconds, asked.rounds, lambda line: print(line, flush=True))
print(shown(results))
if asked.json is not None:
    write_json(results, asked.json)
sys.exit(0 if all(row.is_reached for row in results.rows) else 1)
