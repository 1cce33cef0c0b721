"""`geisterstunde arena`: from what was asked for to a report. No sentence is said here; that is the door's part."""

import os
import platform
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from geisterstunde.arena.contenders import DEFAULT, check_budget, read_contenders
from geisterstunde.arena.page import marker, page_of
from geisterstunde.arena.report import Origin, Report
from geisterstunde.arena.results import ENDING, TournamentResults, check_same, read_results
from geisterstunde.arena.sequential import Question
from geisterstunde.arena.summary import report_on
from geisterstunde.arena.tournament import Progress, Tournament, nobody_listens, plan_of
from geisterstunde.arena.words import Contender, Plan
from geisterstunde.bots.shelf import BOTS
from geisterstunde.bots.words import Budget
from geisterstunde.core.luck import fresh_seed
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called
from geisterstunde.table.files import unwritable

DEFAULT_GAMES: Final = 200
MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 512
LARGEST_ELO: Final = 2000.0


class Wishes(msgspec.Struct, kw_only=True):
    """What was asked for on the command line. With `resume` all that decides the games may be left out."""

    game: str | None = None
    bots: str | None = None
    """`name@100ms,name@500n,name`."""
    games: int | None = None
    players: int | None = None
    options: dict[str, Any] | None = None
    milliseconds: int | None = None
    """The budget of bots without one of their own, or `nodes`; 100 ms if neither is given."""
    nodes: int | None = None
    opening: int | None = None
    seed: str | None = None
    sprt: str | None = None
    """`elo0,elo1` or `elo0,elo1,alpha,beta`: play two bots until this is decided."""
    jobs: int = 1
    report: Path | None = None
    json: Path | None = None
    journals: Path | None = None
    resume: Path | None = None
    """The file of results: gone on with if it exists, begun if not."""
    home: Path
    """The folder for files of results that nobody named."""
    language: str = "en"
    """Of the page."""
    command: str = "geisterstunde arena"
    """The command line, for the page."""


class ArenaOutcome(msgspec.Struct, kw_only=True):
    """What became of it."""

    report: Report
    results: Path
    is_interrupted: bool
    written: tuple[Path, ...]


def hold_arena(wishes: Wishes, progress: Progress = nobody_listens, shelf: Mapping[str, str] = BOTS) -> ArenaOutcome:
    """Play a tournament, or go on with one, and write its reports; Refused before the first game if it is not possible.

    Ctrl-C ends it early: the report is then about what was played, and the file of results goes on from there.
    """
    begun = None
    if wishes.resume is not None and wishes.resume.exists():
        begun, _, _ = read_results(wishes.resume)
    plan = _plan(wishes, shelf, begun.plan if begun else None)
    if wishes.resume is not None and begun is not None:
        check_same(wishes.resume, begun.plan, plan)
    games = wishes.games if wishes.games is not None else begun.games if begun else DEFAULT_GAMES
    _check_number("--games", games, MOST_GAMES)
    _check_number("--jobs", wishes.jobs, MOST_JOBS)
    question = None if wishes.sprt is None else read_question(wishes.sprt, plan.contenders)
    for path in (wishes.report, wishes.json):
        if path is not None:
            check_writable(path, plan)
    for folder in (wishes.journals, wishes.home if wishes.resume is None else None):
        if folder is not None:
            _make_folder(folder)
    path = wishes.resume or _fresh_path(wishes.home, plan)
    results = TournamentResults.reopen(path) if begun else TournamentResults.create(path, plan, games)
    try:
        tournament = Tournament(
            results, games, jobs=wishes.jobs, shelf=shelf, journals=wishes.journals, question=question
        )
        return _held(tournament, wishes, question, progress)
    finally:
        results.close()


def _held(tournament: Tournament, wishes: Wishes, question: Question | None, progress: Progress) -> ArenaOutcome:
    is_interrupted = False
    try:
        tournament.play(progress)
    except KeyboardInterrupt:
        is_interrupted = True
    report = report_on(
        tournament.plan,
        list(tournament.results.records.values()),
        planned=len(tournament.planned),
        question=question,
        origin=_origin(wishes, tournament.plan),
    )
    written = []
    if wishes.json is not None:
        write_whole(wishes.json, json_of(report))
        written.append(wishes.json)
    if wishes.report is not None:
        write_whole(wishes.report, page_of(report, wishes.language))
        written.append(wishes.report)
    return ArenaOutcome(
        report=report, results=tournament.results.path, is_interrupted=is_interrupted, written=tuple(written)
    )


def json_of(report: Report) -> str:
    """A report as JSON for people's eyes, too."""
    told = {"made_by": marker(report.tournament), **msgspec.to_builtins(report)}
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode() + "\n"


def _fresh_path(home: Path, plan: Plan) -> Path:
    """A file that no tournament has yet."""
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return home / f"{plan.game}-{moment}-{secrets.token_hex(2)}{ENDING}"


def _plan(wishes: Wishes, shelf: Mapping[str, str], begun: Plan | None) -> Plan:
    """The plan that was asked for; what was not said is as in the tournament that has begun."""
    game = wishes.game or (begun.game if begun else None)
    if game is None or (wishes.bots is None and begun is None):
        raise Refused(Refusal("arena-nothing-to-play"))
    game_called(game)
    contenders: tuple[Contender, ...] = begun.contenders if begun else ()
    if wishes.bots is not None:
        contenders = read_contenders(wishes.bots, game, _common_budget(wishes), shelf)
    return plan_of(
        game,
        contenders,
        players=wishes.players if wishes.players is not None or begun is None else begun.players,
        options=wishes.options if wishes.options is not None or begun is None else begun.options,
        opening=wishes.opening if wishes.opening is not None else begun.opening if begun else 0,
        seed=wishes.seed if wishes.seed is not None else begun.seed if begun else fresh_seed(),
    )


def _common_budget(wishes: Wishes) -> Budget:
    if wishes.milliseconds is None and wishes.nodes is None:
        return DEFAULT
    return check_budget(Budget(wishes.milliseconds, wishes.nodes))


def read_question(text: str, contenders: tuple[Contender, ...]) -> Question:
    """The question of `--sprt`; Refused unless it can be asked of two contenders."""
    if len(contenders) != 2:
        raise Refused(Refusal("arena-question-needs-two", {"given": len(contenders)}))
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (2, 4):
        raise Refused(Refusal("arena-bad-question", {"text": text}))
    elo0, elo1, alpha, beta = numbers if len(numbers) == 4 else (*numbers, 0.05, 0.05)
    if not (-LARGEST_ELO <= elo0 < elo1 <= LARGEST_ELO and 0 < alpha < 0.5 and 0 < beta < 0.5):
        raise Refused(Refusal("arena-bad-question", {"text": text}))
    return Question(elo0=elo0, elo1=elo1, alpha=alpha, beta=beta)


def _check_number(flag: str, number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise Refused(Refusal("arena-bad-number", {"flag": flag, "least": 1, "most": most, "given": number}))


def check_writable(path: Path, plan: Plan) -> None:
    """Refuse a place that cannot be written to, before hours are lost on it.

    Nothing is written over, but an older report of the same tournament is replaced.
    """
    try:
        if path.is_dir():
            raise IsADirectoryError
        if path.exists():
            if marker(plan.tag).encode() not in path.read_bytes():
                raise FileExistsError
            os.close(os.open(path, os.O_WRONLY))
        else:
            path.touch(exist_ok=False)
            path.unlink()
    except OSError as error:
        raise unwritable(path, error) from None
    except ValueError:
        raise Refused(Refusal("file-not-written", {"file": str(path)})) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file, or leave it as it was."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise unwritable(path, error) from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def _origin(wishes: Wishes, plan: Plan) -> Origin:
    return Origin(
        command=wishes.command,
        program=plan.program,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        jobs=wishes.jobs,
        cores=os.cpu_count() or 1,
    )
