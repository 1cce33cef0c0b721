"""`analyse`: the curves of a journal and its turning points, as text, as JSON, as a page."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from geisterstunde.arena.analysed import Analysis
from geisterstunde.arena.analysis import LEAST_NODES, MOST_MILLISECONDS, MOST_NODES, analyse, usual_budget
from geisterstunde.arena.analysis_page import analysis_page
from geisterstunde.arena.command import write_whole
from geisterstunde.arena.retelling import Retelling
from geisterstunde.bots.words import Budget
from geisterstunde.cli.door import Door
from geisterstunde.cli.files import OUTPUT, claimed
from geisterstunde.cli.journals import in_file, read_file
from geisterstunde.cli.options import whole_number
from geisterstunde.cli.simulation import progress_bar
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal
from geisterstunde.core.words import Refusal, Refused, Seat

INTERRUPTED: Final = 130
WIDEST: Final = 80
LONGEST_NAME: Final = 16
CURVE: Final = 52
"""The columns of a curve; beside the longest name and a percentage they fit into 80."""
BLOCKS: Final = "▁▂▃▄▅▆▇█"


def show_analysis(
    door: Door,
    file: str,
    *,
    seat: str | None,
    nodes: str | None,
    milliseconds: str | None,
    report: str | None,
    json: str | None,
) -> int:
    """Analyse a journal and show what was found; with `--json -` nothing else goes to the output."""
    path = Path(file)
    with in_file(path):
        game, journal = read_file(path)
    door.speak_of(game)
    only = None if seat is None else whole_number(seat, "--seat", 1, len(journal.opening.seats)) - 1
    budget = _budget(game, journal, nodes, milliseconds)
    try:
        with claimed(json, report) as written:
            with in_file(path):
                analysis = _analysed(door, game, journal, budget, only)
            text = msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode()
            for target in written:
                is_page = report is not None and target == Path(report)
                write_whole(target, analysis_page(analysis, door.texts.language) if is_page else text + "\n")
    except KeyboardInterrupt:
        door.complain(door.texts.say("analysis-interrupted"))
        return INTERRUPTED
    if json == OUTPUT:
        print(text)
        return 0
    _show(door, Retelling(analysis, door.texts.language), file)
    for target in written:
        door.say_unbroken("analysis-written", file=str(target))
    return 0


def _budget(game: Game, journal: Journal, nodes: str | None, milliseconds: str | None) -> Budget:
    if nodes is not None and milliseconds is not None:
        raise Refused(Refusal("arena-two-budgets"))
    if nodes is not None:
        return Budget(nodes=whole_number(nodes, "--nodes", LEAST_NODES, MOST_NODES))
    if milliseconds is not None:
        return Budget(milliseconds=whole_number(milliseconds, "--milliseconds", 1, MOST_MILLISECONDS))
    return usual_budget(game, journal)


def _analysed(door: Door, game: Game, journal: Journal, budget: Budget, only: Seat | None) -> Analysis:
    with progress_bar(door) as bar:
        task = bar.add_task(door.texts.say("analysis-progress"), total=None)
        return analyse(game, journal, budget, only, lambda done, whole: bar.update(task, completed=done, total=whole))


def _show(door: Door, telling: Retelling, file: str) -> None:
    analysis, say = telling.analysis, telling.texts.say
    _print(door, Text(telling.title(), style="bold"), Text(telling.outcome()), Text(), _curves(telling))
    _print(door, Text(say("analysis-knowledge"), style="dim"), Text())
    _print(door, Text(say("analysis-heading-turning-points"), style="bold"))
    for number, point in enumerate(analysis.turning_points, start=1):
        _print(door, Text(f"{number} {telling.happening(point)}"))
        _print(door, Padding(Text(telling.change(point)), (0, 0, 0, 2), expand=False))
        if point.better is not None:
            _print(door, Padding(Text(telling.advice(point.seat, point.better)), (0, 0, 0, 2), expand=False))
    if not analysis.turning_points:
        _print(door, Text(say("analysis-none")))
    _print(door, Text(telling.measure(), style="dim"), Text(telling.budget(), style="dim"))
    if analysis.turning_points:
        step = str(analysis.turning_points[0].step)
        command = shlex.join(["geisterstunde", "replay", file, "--step", step])
        door.say_unbroken("analysis-hint", command=command)


def _print(door: Door, *things: Text | Table | Padding) -> None:
    for thing in things:
        door.out.print(thing, width=min(WIDEST, door.out.width))


def _curves(telling: Retelling) -> Table:
    """A line of blocks for every seat, and below them the numbers of the turning points."""
    analysis = telling.analysis
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, max_width=LONGEST_NAME, overflow="ellipsis")
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    for seat in analysis.asked:
        chances = [step.chances[seat] for step in analysis.steps]
        grid.add_row(Text(telling.texts.seats[seat]), Text(curve_of(chances, CURVE)), telling.percent(chances[-1]))
    below = [" "] * CURVE
    for number, point in enumerate(analysis.turning_points, start=1):
        below[column_of(point.step, len(analysis.steps), CURVE)] = str(number)
    if analysis.turning_points:
        grid.add_row("", Text("".join(below).rstrip(), style="dim"), "")
    return grid


def curve_of(chances: Sequence[float], width: int) -> str:
    """A curve of blocks, at most so wide; a column that stands for several steps shows their mean."""
    columns: dict[int, list[float]] = {}
    for number, chance in enumerate(chances):
        columns.setdefault(column_of(number, len(chances), width), []).append(chance)
    means = [sum(held) / len(held) for held in columns.values()]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))] for mean in means)


def column_of(number: int, count: int, width: int) -> int:
    """In which column a step is drawn."""
    return number if count <= width else number * width // count
