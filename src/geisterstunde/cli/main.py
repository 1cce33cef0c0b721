"""The entry point of the program: quick where it can be, in words where something goes wrong."""

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out one command line and say how it ended: 0 well, 1 a journal that fails, 2 something is not possible."""
    if arguments == ["--version"]:
        # Answered without loading a single text: scripts ask this often.
        from geisterstunde import __version__, build

        print(f"geisterstunde {__version__} ({build()})")
        return 0
    from geisterstunde.cli.app import run_app

    return run_app(arguments)
