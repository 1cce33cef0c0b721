"""`bench`: how fast the rules run here; the measuring itself is in geisterstunde.bench."""

from pathlib import Path

from geisterstunde.cli.door import Door
from geisterstunde.cli.options import whole_number


def show_bench(door: Door, *, with_peer: bool, json: str | None, seconds: str) -> int:
    """Measure and say the exit code."""
    from geisterstunde.bench import run

    return run(
        with_peer=with_peer,
        json_path=None if json is None else Path(json),
        seconds=float(whole_number(seconds, "--seconds", 1, 3600)),
    )
