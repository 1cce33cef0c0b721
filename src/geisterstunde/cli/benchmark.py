"""`bench`: how fast the rules run here; the measuring itself is in geisterstunde.bench."""

from pathlib import Path

from geisterstunde.cli.options import whole_number

LONGEST = 3600


def show_bench(*, with_peer: bool, json: str | None, seconds: str, language: str) -> int:
    """Measure and say the exit code; the module is loaded only for this command."""
    from geisterstunde.bench import run

    time = float(whole_number(seconds, "--seconds", 1, LONGEST))
    path = None if json is None else Path(json)
    return run(with_peer=with_peer, json_path=path, seconds=time, language=language)
