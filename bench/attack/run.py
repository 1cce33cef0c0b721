"""All attacks, one after the other, and what was lost and what leaked."""

import asyncio
import os
import platform
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

import geisterstunde
from bench.attack.attackers import ATTACKS
from bench.attack.flips import flipped
from bench.attack.house import AttackedServer
from bench.attack.measure import Felt, felt
from bench.attack.timing import LEVEL, Guess, timing
from bench.chaos.witness import Witness

QUIET: str = "nothing"
"""Nobody attacks: what the quiet people feel anyway on this machine."""


class AttackPlan(NamedTuple):
    """How much is done."""

    seconds: float = 10.0
    tables: int = 6
    entries: int = 30_000
    samples: int = 250
    level: str = LEVEL
    flips: int = 100_000
    only: tuple[str, ...] = ()


DEFAULTS = AttackPlan()
SHORT = AttackPlan(seconds=1.5, tables=2, entries=600, samples=0, flips=0)
"""What `make test` does: nothing of it is timed, but all of it happens."""


class Attacked(msgspec.Struct, frozen=True, kw_only=True):
    """What was left."""

    seed: int
    build: str
    machine: str
    load: tuple[float, float, float]
    """Of the machine, at the beginning: what else it had to do."""
    felt: tuple[Felt, ...]
    acknowledged: int
    """Commands that quiet people were told are done."""
    lost: tuple[str, ...]
    problems: tuple[str, ...]
    """What quiet people were told that they should not have been told."""
    guesses: tuple[Guess, ...]
    flips: int
    silent: tuple[str, ...]
    """Damages that changed a table without a word."""
    too_much: float
    """Commands that were refused because enough was kept."""

    @property
    def missed(self) -> list[str]:
        """Goals that were missed."""
        found = [goal for one in self.felt for goal in one.missed]
        found += [f"lost: {lost}" for lost in self.lost] + [f"told: {problem}" for problem in self.problems]
        found += [f"silent: {silent}" for silent in self.silent]
        return found + [f"{guess.asked}: {guess.auc}" for guess in self.guesses if not 0.45 <= guess.auc <= 0.55]


def attacked(plan: AttackPlan, seed: int, say: Callable[[str], None] = lambda _: None) -> Attacked:
    """Run all that the plan says."""
    load = os.getloadavg()
    with tempfile.TemporaryDirectory(prefix="geisterstunde-attack-") as folder:
        house = AttackedServer(Path(folder), plan.tables, seed)
        witness, figures, found = asyncio.run(_stormed(house, plan, Path(folder) / "copy", say))
    guesses: list[Guess] = []
    if plan.samples and (not plan.only or "timing" in plan.only):
        guesses = asyncio.run(timing(plan.samples, seed, plan.level))
        for guess in guesses:
            say(f"{guess.asked}: AUC {guess.auc} ± {guess.error}")
    flips = plan.flips if not plan.only or "flips" in plan.only else 0
    silent = flipped(flips, seed, os.cpu_count() or 1).silent if flips else []
    say(f"{flips} flips: {len(silent)} silent")
    return Attacked(
        seed=seed,
        build=geisterstunde.build(),
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        load=load,
        felt=tuple(found),
        acknowledged=sum(len(player.acknowledged) for player in house.players),
        lost=(*witness.lost, *witness.doubled, *witness.damaged),
        problems=tuple(problem for player in house.players for problem in player.problems),
        guesses=tuple(guesses),
        flips=flips,
        silent=tuple(silent),
        too_much=figures.get("too_much_total", 0.0),
    )


async def _stormed(
    house: AttackedServer, plan: AttackPlan, scratch: Path, say: Callable[[str], None]
) -> tuple[Witness, dict[str, float], list[Felt]]:
    witness = Witness()
    names = [name for name in (QUIET, *ATTACKS) if not plan.only or name in plan.only]
    found: list[Felt] = []
    figures: dict[str, float] = {}
    try:
        await house.open(plan.entries)
        for name in names:
            one = await felt(house, name, plan.seconds)
            found.append(one)
            say(told(one))
        figures = await house.figures()
    finally:
        await house.close()
    await witness.look(house.file, house.players, scratch)
    return witness, figures, found


def told(one: Felt) -> str:
    """One line for people."""
    ghost = "" if one.weak_ghost is None else f", weak ghost p95 {one.weak_ghost:.2f} s"
    moves = (
        f"{one.moves} moves: p50 {1000 * one.p50:.1f} ms, p99 {1000 * one.p99:.1f} ms, worst {1000 * one.worst:.0f} ms"
    )
    moves += f" (machine: {1000 * one.machine_p99:.1f} and {1000 * one.machine_worst:.0f} ms)"
    costs = f"server {one.work:.2f} of a core, memory +{one.memory / 2**20:.1f} MB, disk +{one.disk / 10**6:.2f} MB"
    return f"{one.attack}: {moves}; {costs}{ghost}; {one.did}"
