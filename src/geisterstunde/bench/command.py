"""The measurements one after the other, a table of them, and a file."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console

from geisterstunde.bench import goals, ours, peer, results, wording
from geisterstunde.bench.clock import taking_turns
from geisterstunde.bench.goals import Aim
from geisterstunde.bench.results import Row
from geisterstunde.texts.language import chosen_language

ALL_REACHED: Final = 0
SOME_MISSED: Final = 1
NO_PEER: Final = 2


def run(*, with_peer: bool, json_path: Path | None, seconds: float, language: str | None = None) -> int:
    """Measure everything, each contestant for so many seconds of CPU time; 0 if no goal was missed."""
    console = Console()
    say = wording.Wording(chosen_language(language, os.environ))
    if with_peer and not peer.is_here():
        console.print(say("bench-peer-missing"))
        return NO_PEER
    rows = []
    for row in measured(with_peer=with_peer, seconds=seconds):
        rows.append(row)
        console.print(say.progress(row), style="dim", highlight=False)
    found = results.results(rows, seconds)
    console.print(wording.table(found, say))
    for line in wording.circumstances(found, say):
        console.print(line, highlight=False)
    if json_path is not None:
        results.write_json(found, json_path)
        console.print(say("bench-written", file=str(json_path)), highlight=False)
    return SOME_MISSED if any(row.is_reached is False for row in rows) else ALL_REACHED


def measured(*, with_peer: bool, seconds: float) -> Iterator[Row]:
    """All measurements, as they come."""
    aims = goals.aims_on_the_shelf()
    for aim in aims:
        yield from speed_rows(aim, with_peer=with_peer, seconds=seconds)
        yield search_row(aim, with_peer=with_peer, seconds=seconds)
        yield from cost_rows(aim, seconds)
    yield import_row(seconds)
    for aim in aims:
        if aim.game == goals.INTERPRETED_GAME:
            yield interpreted_row(aim, seconds)


def speed_rows(aim: Aim, *, with_peer: bool, seconds: float) -> Iterator[Row]:
    """Random games at full speed and driven from Python; the peer plays in turn with us."""
    contestants = [ours.random_games(aim), ours.games_from_python(aim)]
    if with_peer:
        contestants += [peer.random_games(aim.peer), peer.games_from_python(aim.peer)]
    figures = taking_turns(contestants, seconds)
    theirs: list[list[float]] | list[None] = figures[2:] or [None, None]
    yield results.row_beside_peer("random-games", aim.game, figures[0], aim.times_peer, aim.peer, theirs[0])
    goal = goals.TIMES_PEER_FROM_PYTHON
    yield results.row_beside_peer("from-python", aim.game, figures[1], goal, aim.peer, theirs[1])


def search_row(aim: Aim, *, with_peer: bool, seconds: float) -> Row:
    """The tree search; the peer searches in turn with us."""
    contestants = [ours.simulations(aim)]
    if with_peer:
        contestants.append(peer.simulations(aim.search_peer))
    figures = taking_turns(contestants, seconds)
    theirs = figures[1] if with_peer else None
    return results.row_beside_peer("search", aim.game, figures[0], aim.search_times_peer, aim.search_peer, theirs)


def cost_rows(aim: Aim, seconds: float) -> Iterator[Row]:
    """What search and screens do most often."""
    clone, redeal, view = taking_turns([ours.clone(aim), ours.redeal(aim), ours.view(aim)], seconds)
    yield results.row_at_most("clone", aim.game, "nanoseconds", clone, aim.clone_ns)
    yield results.row_at_most("redeal", aim.game, "nanoseconds", redeal, goals.REDEAL_NS)
    yield results.row_at_most("view", aim.game, "nanoseconds", view, goals.VIEW_NS)


def import_row(seconds: float) -> Row:
    """A fresh process that imports the package."""
    (runs,) = taking_turns([ours.importing], seconds)
    return results.row_at_most("import", None, "seconds", runs, goals.IMPORT_SECONDS)


def interpreted_row(aim: Aim, seconds: float) -> Row:
    """The same sources without compilation."""
    (runs,) = taking_turns([ours.interpreted_games(aim)], seconds)
    return results.row_at_least("interpreted", aim.game, "moves-per-second", runs, goals.INTERPRETED_MOVES)
