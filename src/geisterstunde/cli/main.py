"""The entry point of the program: quick where it can be, in words where something goes wrong."""

import os
import sys
from typing import Final

BUILDS: Final = {"de": {"compiled": "kompiliert", "interpreted": "interpretiert"}, "en": {}}
"""What `cli-version` says of a build where it is another word than the program's own; a test compares them."""


def main() -> None:
    """Run the command line and leave with its exit code."""
    open_missing_channels()
    sys.exit(run(sys.argv[1:]))


def open_missing_channels() -> None:
    """Input, output or errors that were closed before the start become empty ones, in their own places: otherwise the
    next file that is opened would take such a place, and be read or written by everybody."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # Open as long as the program runs.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def run(arguments: list[str]) -> int:
    """Carry out one command line and say how it ended: 0 well, 1 a journal that fails, 2 something is not possible."""
    if arguments in (["--version"], ["-V"]) and is_version_told():
        return 0
    from geisterstunde.cli.app import run_app

    return run_app(arguments)


def is_version_told() -> bool:
    """Answered without loading a single text, because scripts ask this often; False if it cannot be written."""
    from geisterstunde import __version__, build
    from geisterstunde.languages import language_set

    words = BUILDS.get(language_set(os.environ))
    if words is None:
        # Not a language of ours: that is told in words.
        return False
    try:
        print(f"geisterstunde {__version__} ({words.get(build(), build())})", flush=True)
    except OSError:
        return False
    return True
