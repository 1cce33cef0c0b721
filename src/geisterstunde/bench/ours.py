"""What is measured in our games."""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Final

from librt.random import Random

from geisterstunde.bench.clock import nanoseconds_per_call, per_second
from geisterstunde.bench.goals import Aim
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.playout import play_out, roll_at_random
from geisterstunde.games import game_called

SEED: Final = 18
SIMULATIONS: Final = 10_000
"""Of one search."""
PACKAGE: Final = Path(__file__).parent.parent
IMPORT: Final = "import geisterstunde"
INTERPRETED: Final = "from geisterstunde.bench import ours; ours.print_random_games({game!r}, {players}, {seconds})"


def fresh(aim: Aim) -> Callable[[], State]:
    """Starts games with the options as they come."""
    game = game_called(aim.game)
    options = game.options_type()
    return lambda: game.start(aim.players, options)


def random_games(aim: Aim) -> Callable[[float], float]:
    """Moves a second in whole random games, shuffles and deals included, all legal moves listed before each."""
    start = fresh(aim)
    rng = Random(SEED)
    return lambda seconds: per_second(lambda: int(play_out(start(), rng)), seconds)


def games_from_python(aim: Aim) -> Callable[[float], float]:
    """Moves a second when Python code asks for the numbers of the actions, chooses one and carries it out."""
    start = fresh(aim)
    choose = random.Random(SEED).choice  # noqa: S311
    luck = Random(SEED)

    def game() -> int:
        state = start()
        moves = 0
        seat = state.actor()
        while seat != NOBODY:
            if seat == CHANCE:
                roll_at_random(state, luck)
            else:
                state.apply(seat, choose(state.legal(seat)))
                moves += 1
            seat = state.actor()
        return moves

    return lambda seconds: per_second(game, seconds)


def positions(aim: Aim, count: int = 20) -> list[State]:
    """Positions of random games in which a seat is to act, at different moments."""
    choose = random.Random(SEED)  # noqa: S311
    luck = Random(SEED)
    found: list[State] = []
    while len(found) < count:
        state = fresh(aim)()
        wanted = choose.randrange(40)
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                roll_at_random(state, luck)
            elif wanted > 0:
                state.apply(seat, choose.choice(state.legal(seat)))
                wanted -= 1
            else:
                found.append(state)
                break
    return found


def simulations(aim: Aim) -> Callable[[float], float]:
    """Simulations a second of the tree search as the bots use it, in positions of random games."""
    game = game_called(aim.game)
    choices = [state for state in positions(aim) if len(state.legal(state.actor())) > 1]
    views = cycle([game.view(state, state.actor()) for state in choices])
    return lambda seconds: per_second(
        lambda: SearchBot().advise(game, next(views), Budget(nodes=SIMULATIONS), SEED).nodes, seconds
    )


def clone(aim: Aim) -> Callable[[float], float]:
    """Nanoseconds to clone a state."""
    states: Iterator[Callable[[], State]] = cycle([state.clone for state in positions(aim)])
    return lambda seconds: nanoseconds_per_call(next(states), seconds)


def redeal(aim: Aim) -> Callable[[float], float]:
    """Nanoseconds to draw anew all that a seat cannot know."""
    rng = Random(SEED)
    states = cycle(positions(aim))

    def one(seconds: float) -> float:
        state = next(states)
        return nanoseconds_per_call(lambda: state.redeal(0, rng), seconds)

    return one


def view(aim: Aim) -> Callable[[float], float]:
    """Nanoseconds to build all that a seat may know, as words."""
    game = game_called(aim.game)
    states = cycle(positions(aim))

    def one(seconds: float) -> float:
        state = next(states)
        return nanoseconds_per_call(lambda: game.view(state, 0), seconds)

    return one


def importing(_: float) -> float:
    """Seconds of CPU time of a fresh process that imports the package and ends."""
    before = os.times()
    _in_fresh_process(IMPORT, PACKAGE.parent)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def interpreted_games(aim: Aim) -> Callable[[float], float]:
    """Moves a second in random games of the same sources without compilation, in a process of its own."""

    def one(seconds: float) -> float:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(PACKAGE, Path(folder) / PACKAGE.name, ignore=_all_but_sources)
            script = INTERPRETED.format(game=aim.game, players=aim.players, seconds=seconds)
            return float(_in_fresh_process(script, Path(folder)))

    return one


def print_random_games(game: str, players: int, seconds: float) -> None:
    """Play random games for a while, after a short warm-up, and print the moves a second (for another process)."""
    contestant = random_games(Aim(game, players, "", 0, 0, "", 0))
    contestant(seconds / 5)
    print(contestant(seconds))


def _all_but_sources(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not (Path(folder) / name).is_dir()]


def _in_fresh_process(script: str, path: Path) -> str:
    environment = os.environ | {"PYTHONPATH": str(path)}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout  # noqa: S603
