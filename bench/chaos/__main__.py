"""`python -m bench.chaos [--kills N] [--tables N] [--seed N]`: 0 if nothing was lost."""

import argparse
import secrets
import sys

import msgspec

from bench.chaos.storm import storm

parser = argparse.ArgumentParser(prog="python -m bench.chaos")
parser.add_argument("--kills", type=int, default=100)
parser.add_argument("--tables", type=int, default=8)
parser.add_argument("--seed", type=int, default=secrets.randbits(32))
asked = parser.parse_args()
print(f"seed {asked.seed}", flush=True)
outcome = storm(asked.kills, asked.tables, asked.seed, lambda line: print(line, flush=True))
print(msgspec.json.format(msgspec.json.encode(outcome)).decode())
sys.exit(0 if outcome.is_calm else 1)
