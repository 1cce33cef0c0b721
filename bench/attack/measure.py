"""What the quiet people feel while somebody attacks, and what it costs the house."""

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect

from bench.attack.attackers import ATTACKS
from bench.attack.house import AttackedServer
from bench.process import ROOT

LOOK_EVERY: Final = 0.5
MOVE: Final = 0.1
WORST: Final = 0.5
MEMORY: Final = 100 * 2**20
DISK: Final = 50 * 10**6
WEAK_GHOST: Final = 2.0
"""The goals: the 99th percentile and the worst of moves, growth of memory, of the disk in an hour, and the 95th
percentile of a weak ghost while fifty strong ones think."""


class Felt(msgspec.Struct, frozen=True, kw_only=True):
    """What one attack did to the others."""

    attack: str
    seconds: float
    moves: int
    p50: float
    p99: float
    worst: float
    machine_p99: float
    """The same of the machine itself meanwhile: its clock and its disk, without a house (noise.py)."""
    machine_worst: float
    work: float
    """Of one core, how much the server itself used meanwhile: it tells what is ours, whatever else runs."""
    memory: int
    """Bytes by which the memory grew at most."""
    disk: int
    """Bytes by which the files grew."""
    did: dict[str, int]
    weak_ghost: float | None = None
    """The 95th percentile of the seconds until a weak ghost elsewhere answered."""

    @property
    def missed(self) -> list[str]:
        """Goals that were missed."""
        goals = {
            "p99": self.p99 <= MOVE,
            "worst": self.worst <= WORST,
            "memory": self.memory <= MEMORY,
            "disk": self.disk <= DISK,
            "weak ghost": (self.weak_ghost or 0.0) <= WEAK_GHOST,
            "moves": self.moves > 0,
        }
        return [f"{self.attack}: {goal}" for goal, is_met in goals.items() if not is_met]


async def felt(house: AttackedServer, attack: str, seconds: float) -> Felt:
    """Let one attack run; with no attack, nothing does."""
    quiet = house.players[0].code
    house.waited()
    house.noise.waited()
    before, disk, work, begun = house.memory, house.disk, house.work, time.monotonic()
    running = asyncio.create_task(_attacked(house.port, attack, seconds, quiet))
    ghost = asyncio.create_task(_weak_ghost(house, seconds)) if attack == "ghosts" else None
    most, open_longest = before, 0.0
    while not running.done():
        await asyncio.wait([running], timeout=LOOK_EVERY)
        most = max(most, house.memory)
        open_longest = max(open_longest, house.longest_open())
    waited = sorted([*house.waited(), open_longest])
    machine = sorted([*house.noise.waited(), 0.0])
    lasted, work = time.monotonic() - begun, house.work - work
    delays = sorted(await ghost) if ghost is not None else []
    return Felt(
        attack=attack,
        seconds=round(lasted, 1),
        moves=len(waited) - 1,
        p50=round(_share(waited, 0.5), 4),
        p99=round(_share(waited, 0.99), 4),
        worst=round(waited[-1], 4),
        machine_p99=round(_share(machine, 0.99), 4),
        machine_worst=round(machine[-1], 4),
        work=round(work / lasted, 2),
        memory=most - before,
        disk=house.disk - disk,
        did=running.result(),
        weak_ghost=round(_share(delays, 0.95), 3) if delays else None,
    )


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def _attacked(port: int, attack: str, seconds: float, quiet: str) -> dict[str, int]:
    """What an attacker did, in a process of its own."""
    if attack not in ATTACKS:
        await asyncio.sleep(seconds)
        return {}
    paths = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.attack.attackers", attack, str(port), str(seconds), quiet,
        stdout=asyncio.subprocess.PIPE, cwd=Path(ROOT), env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    said, _ = await process.communicate()
    told: dict[str, Any] = msgspec.json.decode(said.splitlines()[-1])
    return dict(told["did"])


async def _weak_ghost(house: AttackedServer, seconds: float) -> list[float]:
    """How long a weak ghost takes to answer at a table of its own, from an address of its own."""
    source, delays = "127.0.2.1", []
    async with house.client(source) as client:
        wish = {"game": "18-ghosts", "name": "Ada", "bots": {"1": "flake"}}
        table = (await client.post("/api/tables", json=wish)).json()
    until = time.monotonic() + seconds
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table['code']}/play"
    async with connect(address, compression=None, local_addr=(source, 0)) as line:
        await line.send(msgspec.json.encode({"type": "hello", "token": table["token"]}).decode())
        await line.send('{"type":"do","id":"start","command":{"do":"start"}}')
        asked, number, answered = 0.0, 0, 0.0
        while time.monotonic() < until:
            try:
                heard = msgspec.json.decode(await asyncio.wait_for(line.recv(), 1.0))
            except TimeoutError:
                continue
            choices = heard.get("news", {}).get("choices", [])
            if heard["type"] != "heard" or not choices:
                continue
            answered = time.perf_counter()
            if asked:
                delays.append(answered - asked)
            number += 1
            asked = time.perf_counter()
            command = {"do": "act", "action": choices[0]}
            await line.send(msgspec.json.encode({"type": "do", "id": str(number), "command": command}).decode())
    return delays or [seconds]
