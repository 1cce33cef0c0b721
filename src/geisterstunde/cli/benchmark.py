"""`bench`: how fast the rules run here; the measuring itself is in geisterstunde.bench."""

from importlib import import_module
from pathlib import Path

from geisterstunde.cli.options import whole_number
from geisterstunde.core.words import Refusal, Refused

LONGEST = 3600


def show_bench(*, with_peer: bool, json: str | None, seconds: str) -> int:
    """Measure and say the exit code; the module is loaded only for this command."""
    time = float(whole_number(seconds, "--seconds", 1, LONGEST))
    path = None if json is None else Path(json)
    try:
        measuring = import_module("geisterstunde.bench")
    except ModuleNotFoundError:
        raise Refused(Refusal("bench-missing")) from None
    code: int = measuring.run(with_peer=with_peer, json_path=path, seconds=time)
    return code
