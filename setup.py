"""Compiles the rules with mypyc as one unit; without a C compiler the package installs all the same, interpreted."""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/geisterstunde")
COMPILED_IN_CORE = ("contract.py", "playout.py", "watch.py")
COMPILED_IN_SEARCH = ("clock.py", "judgement.py", "root.py", "tree.py")
INTERPRETED_IN_A_GAMES_BOTS = ("__init__.py", "engine.py", "reasons.py", "riddles.py")
COMPILED_IN_A_GAME = (
    "auction.py",
    "bids.py",
    "box.py",
    "cards.py",
    "choices.py",
    "deal.py",
    "effects.py",
    "ghosts.py",
    "imagine.py",
    "memory.py",
    "numbers.py",
    "redeal.py",
    "rounds.py",
    "rules.py",
    "sight.py",
    "stages.py",
    "state.py",
    "turns.py",
    "worth.py",
)

# Calls inside the one shared library may be inlined: a third more moves per second (docs/decisions.md).
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def compiled_modules() -> list[str]:
    """The hot modules; words.py stays interpreted, because mypyc erases the annotations that msgspec reads."""
    modules = [SOURCE / "core" / name for name in COMPILED_IN_CORE]
    modules += [SOURCE / "bots" / "search" / name for name in COMPILED_IN_SEARCH]
    for folder in sorted((SOURCE / "games").iterdir()):
        modules += [folder / name for name in COMPILED_IN_A_GAME if (folder / name).exists()]
        bots = sorted((SOURCE / "bots" / folder.name).glob("*.py"))
        modules += [module for module in bots if module.name not in INTERPRETED_IN_A_GAMES_BOTS]
    return [str(module) for module in modules]


def has_c_compiler() -> bool:
    """Whether a C file that needs Python's headers compiles here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[object]:
    if os.environ.get("GEISTERSTUNDE_INTERPRETED"):
        print("geisterstunde: installing interpreted, as GEISTERSTUNDE_INTERPRETED asks", file=sys.stderr)
        return []
    if not has_c_compiler():
        print(
            "geisterstunde: no C compiler found; installing interpreted, which plays the same, slower", file=sys.stderr
        )
        return []
    from mypyc.build import mypycify

    modules = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="geisterstunde")
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return list(modules)


setup(ext_modules=extensions())
