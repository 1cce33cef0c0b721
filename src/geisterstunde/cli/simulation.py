"""`simulate`: many random games, and what they tell, as a table or as JSON."""

import os

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from geisterstunde.arena.command import write_whole
from geisterstunde.arena.simulate import SimulationPlan, SimulationReport, simulate
from geisterstunde.cli.door import Door
from geisterstunde.cli.files import OUTPUT, claimed
from geisterstunde.cli.game_names import game_meant
from geisterstunde.cli.options import typed_options, whole_number
from geisterstunde.core.luck import check_seed, fresh_seed
from geisterstunde.texts import Texts

MOST_GAMES = 100_000_000
MOST_JOBS = 512


def show_simulation(
    door: Door,
    name: str,
    *,
    games: str,
    players: str | None,
    seed: str | None,
    jobs: str | None,
    options: list[str],
    scores: str | None,
    json: str | None,
) -> int:
    """Simulate and show the result; with `--json -` nothing else goes to the output."""
    game = game_meant(name)
    door.speak_of(game)
    few, many = game.fewest_players, game.most_players
    plan = SimulationPlan(
        game=game.name,
        players=few if players is None else whole_number(players, "--players", few, many),
        options=msgspec.to_builtins(typed_options(game, options, scores)),
        games=whole_number(games, "--games", 1, MOST_GAMES),
        seed=check_seed(seed) if seed is not None else fresh_seed(),
    )
    workers = (os.cpu_count() or 1) if jobs is None else whole_number(jobs, "--jobs", 1, MOST_JOBS)
    with claimed(json) as written:
        report = _simulated(door, plan, workers)
        text = msgspec.json.format(msgspec.json.encode(report), indent=2).decode()
        for path in written:
            write_whole(path, text + "\n")
    if json == OUTPUT:
        print(text)
        return 0
    _show(door, report, door.texts.of(game))
    for path in written:
        door.say("cli-simulate-written", file=str(path))
    return 0


def _simulated(door: Door, plan: SimulationPlan, workers: int) -> SimulationReport:
    with progress_bar(door) as bar:
        task = bar.add_task(door.texts.say("cli-simulate-progress"), total=plan.games)
        return simulate(plan, workers, lambda done: bar.advance(task, done))


def progress_bar(door: Door) -> Progress:
    """A bar on the error channel while somebody watches; it leaves no trace."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=door.err,
        transient=True,
        disable=not door.err.is_terminal,
    )


def _show(door: Door, report: SimulationReport, texts: Texts) -> None:
    plan = report.plan
    heading = texts.say("cli-simulate-heading", games=plan.games, players=plan.players, seed=plan.seed)
    door.print(Text(heading, style="bold"))
    lengths = report.lengths
    door.print(
        Text(
            texts.say(
                "cli-simulate-lengths",
                mean=round(lengths.mean, 1),
                median=lengths.median,
                p95=lengths.p95,
                shortest=lengths.shortest,
                longest=lengths.longest,
            )
        )
    )
    door.print(_seats(report, texts))
    door.print(_reasons(report, texts))
    speed = report.speed
    door.print(
        Text(
            texts.say(
                "cli-simulate-speed",
                games=round(speed.games_per_second),
                actions=round(speed.actions_per_second),
                seconds=round(speed.seconds, 2),
                jobs=speed.jobs,
            ),
            style="dim",
        )
    )


def _seats(report: SimulationReport, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("seat", "wins", "shared", "score"):
        table.add_column(texts.say(f"cli-simulate-column-{column}"), justify="left" if column == "seat" else "right")
    for seat, fared in enumerate(report.seats):
        table.add_row(
            texts.say("seat-number", number=seat + 1),
            _share(fared.wins, report, texts),
            _share(fared.shared_wins, report, texts),
            texts.say(
                "cli-simulate-score",
                mean=round(fared.mean_score, 3),
                least=fared.least_score,
                most=fared.most_score,
            ),
        )
    return table


def _reasons(report: SimulationReport, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.say("cli-simulate-column-reason"))
    table.add_column(texts.say("cli-simulate-column-games"), justify="right")
    for reason, count in report.reasons.items():
        table.add_row(texts.say(f"reason-{reason}"), _share(count, report, texts))
    return table


def _share(count: int, report: SimulationReport, texts: Texts) -> str:
    return texts.say("cli-simulate-share", count=count, percent=round(100 * count / report.plan.games, 1))
