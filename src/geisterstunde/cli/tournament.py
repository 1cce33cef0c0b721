"""`arena`: a tournament of bots, its progress, and what it told, as a table."""

import contextlib
import os
import shlex
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import msgspec
from rich.table import Table
from rich.text import Text

from geisterstunde.arena.command import MOST_GAMES, MOST_JOBS, ArenaOutcome, Wishes, hold_arena, json_of
from geisterstunde.arena.report import Report
from geisterstunde.arena.speech import Speech
from geisterstunde.bots.words import LONGEST_MILLISECONDS
from geisterstunde.cli.door import Door
from geisterstunde.cli.folder import home_of_tournaments
from geisterstunde.cli.game_names import game_meant
from geisterstunde.cli.options import typed_options, whole_number
from geisterstunde.cli.simulation import progress_bar

MOST_NODES = 10**9
MOST_OPENING = 10**6
INTERRUPTED = 130


class Typed(NamedTuple):
    """The flags as they were typed."""

    game: str | None
    bots: str | None
    games: str | None
    players: str | None
    options: list[str]
    scores: str | None
    milliseconds: str | None
    nodes: str | None
    opening: str | None
    seed: str | None
    sprt: str | None
    jobs: str | None
    report: str | None
    json: str | None
    journals: str | None
    resume: str | None


def show_tournament(door: Door, typed: Typed) -> int:
    """Play a tournament, or go on with one, and show the ladder; with `--json -` nothing else goes to the output."""
    wishes = _wishes(door, typed)
    outcome = _held(door, wishes)
    if typed.json == "-":
        print(json_of(outcome.report), end="")
    else:
        _show(door, outcome.report, Speech(door.texts.language, outcome.report.plan.game))
    _say_where(door, typed, outcome)
    return INTERRUPTED if outcome.is_interrupted else 0


def _wishes(door: Door, typed: Typed) -> Wishes:
    game = None if typed.game is None else game_meant(typed.game)
    options = None
    if game is not None:
        door.speak_of(game)
        if typed.options or typed.scores is not None:
            options = msgspec.to_builtins(typed_options(game, typed.options, typed.scores))
    return Wishes(
        game=None if game is None else game.name,
        bots=typed.bots,
        games=_number(typed.games, "--games", 1, MOST_GAMES),
        players=_number(typed.players, "--players", 1, 6),
        options=options,
        milliseconds=_number(typed.milliseconds, "--milliseconds", 1, LONGEST_MILLISECONDS),
        nodes=_number(typed.nodes, "--nodes", 1, MOST_NODES),
        opening=_number(typed.opening, "--opening", 0, MOST_OPENING),
        seed=typed.seed,
        sprt=typed.sprt,
        jobs=_number(typed.jobs, "--jobs", 1, MOST_JOBS) or os.cpu_count() or 1,
        report=_path(typed.report),
        json=None if typed.json == "-" else _path(typed.json),
        journals=_path(typed.journals),
        resume=_path(typed.resume),
        home=home_of_tournaments(),
        language=door.texts.language,
        command=shlex.join(["geisterstunde", *door.arguments]),
    )


def _number(text: str | None, flag: str, least: int, most: int) -> int | None:
    return None if text is None else whole_number(text, flag, least, most)


def _path(text: str | None) -> Path | None:
    return None if text is None else Path(text)


def _held(door: Door, wishes: Wishes) -> ArenaOutcome:
    bar = progress_bar(door)
    with bar, _ended_kindly():
        task = bar.add_task(door.texts.say("arena-progress"), total=None)
        return hold_arena(wishes, lambda done, planned: bar.update(task, completed=done, total=planned))


@contextlib.contextmanager
def _ended_kindly() -> Iterator[None]:
    """SIGTERM interrupts a tournament as Ctrl-C does: what was played is kept and told."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _show(door: Door, report: Report, speech: Speech) -> None:
    door.print(Text(speech.say("arena-title", game=speech.title), style="bold"))
    if not report.standings:
        door.print(Text(speech.say("arena-nothing-yet")))
        return
    door.print(
        Text(speech.say("arena-summary", games=report.games, players=report.plan.players, deals=report.deals)),
        Text(),
        _ladder(report, speech),
    )
    for pair in report.neighbours:
        names = speech.say("arena-pair", stronger=pair.stronger, weaker=pair.weaker)
        compared = speech.say(
            "arena-comparison",
            difference=speech.signed(pair.difference.value),
            range=speech.elo_range(pair.difference),
            likelihood=speech.chance(pair.likelihood),
            p=speech.p_value(pair.p_value),
        )
        door.print(Text(names, style="bold"), Text(f"  {compared}"))
    if report.question is not None and report.answer is not None:
        one, other = (contender.label for contender in report.plan.contenders)
        verdict = report.answer.verdict
        answer = speech.say("arena-answer", verdict=verdict, one=one, other=other, deals=report.answer.deals)
        door.print(Text(), Text(answer, style="bold"))
    if report.faults:
        faults = sum(line.count for line in report.faults)
        door.print(Text(), Text(speech.say("arena-warning-faults", faults=faults), style="bold"))


def _ladder(report: Report, speech: Speech) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns = ("bot", "rating", "wins", "games", "time", "nodes")
    for column in columns:
        table.add_column(speech.say(f"arena-column-{column}"), justify="left" if column == "bot" else "right")
    for standing in report.standings:
        rating = f"{speech.signed(standing.rating.value)} ({speech.elo_range(standing.rating)})"
        table.add_row(
            f"{standing.place} {standing.bot}",
            rating,
            "–" if standing.wins is None else speech.percent(standing.wins),
            speech.number(standing.games),
            "–" if standing.milliseconds is None else speech.short(standing.milliseconds),
            "–" if standing.nodes is None else speech.number(standing.nodes),
        )
    return table


def _say_where(door: Door, typed: Typed, outcome: ArenaOutcome) -> None:
    """Where everything is; to the error channel if the output is for a program."""
    say = door.complain if typed.json == "-" else lambda sentence: door.out.print(Text(sentence), soft_wrap=True)
    for path in outcome.written:
        say(door.texts.say("arena-written", file=str(path)))
    say(door.texts.say("arena-kept", file=str(outcome.results)))
    if outcome.is_interrupted:
        command = shlex.join(["geisterstunde", "arena", "--resume", str(outcome.results)])
        say(door.texts.say("arena-resume", command=command))
