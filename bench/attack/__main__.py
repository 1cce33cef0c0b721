"""`python -m bench.attack [--seconds N] [--only NAME …] [--level NAME] [--json FILE]`: 0 if all goals are met."""

import argparse
import secrets
import sys
from pathlib import Path

import msgspec

from bench.attack.run import DEFAULTS, attacked
from geisterstunde.bots.levels import LEVELS

parser = argparse.ArgumentParser(prog="python -m bench.attack")
parser.add_argument("--seconds", type=float, default=DEFAULTS.seconds, help="for each attack")
parser.add_argument("--entries", type=int, default=DEFAULTS.entries, help="of the long table")
parser.add_argument("--samples", type=int, default=DEFAULTS.samples, help="of each kind, for the timing of bots")
parser.add_argument("--level", choices=[level.name for level in LEVELS], default=DEFAULTS.level, help="of those bots")
parser.add_argument("--flips", type=int, default=DEFAULTS.flips, help="damages to copies of a database")
parser.add_argument("--only", nargs="*", default=(), help="these attacks alone")
parser.add_argument("--seed", type=int, default=secrets.randbits(32))
parser.add_argument("--json", type=Path)
asked = parser.parse_args()
print(f"seed {asked.seed}", flush=True)
plan = DEFAULTS._replace(
    seconds=asked.seconds,
    entries=asked.entries,
    samples=asked.samples,
    level=asked.level,
    flips=asked.flips,
    only=tuple(asked.only),
)
outcome = attacked(plan, asked.seed, lambda line: print(line, flush=True))
if asked.json is not None:
    asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(outcome)) + b"\n")
for missed in outcome.missed:
    print(f"missed: {missed}")
sys.exit(1 if outcome.missed else 0)
