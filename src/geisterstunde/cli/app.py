"""The commands. What each does is in its own module, loaded when it is called; what it is for is in the texts."""

import contextlib
import os
import sys
from typing import Annotated, Any, Final, TextIO

import typer

from geisterstunde.cli.door import Door
from geisterstunde.cli.help import HelpfulCommand, HelpfulProgram
from geisterstunde.cli.problems import refusal_of_usage
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.files import FULL
from geisterstunde.texts import Texts, chosen_language

app = typer.Typer(cls=HelpfulProgram, add_completion=False, invoke_without_command=True)

NOT_POSSIBLE: Final = 2

Data = Annotated[str | None, typer.Option("--data")]
Game = Annotated[str, typer.Argument()]
Repeated = Annotated[list[str] | None, typer.Option("--option", "-o")]
Players = Annotated[str | None, typer.Option("--players", "-p")]
Scores = Annotated[str | None, typer.Option("--scores")]
Seed = Annotated[str | None, typer.Option("--seed")]


def run_app(arguments: list[str]) -> int:
    """Carry out a command line; every way in which it can go wrong ends in a sentence and an exit code."""
    try:
        code = _carried_out(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read the output has gone, as `head` does.
        drop_output(sys.stdout)
        return 0
    except OSError as error:
        drop_output(sys.stdout)
        texts = Texts(_language(arguments))
        problem = texts.say("cli-output-full") if error.errno in FULL else texts.say("cli-system", problem=str(error))
        try:
            print(problem, file=sys.stderr, flush=True)
        except OSError:
            drop_output(sys.stderr)
        return NOT_POSSIBLE


def _language(arguments: list[str]) -> str:
    """The language of the person; the one of the system if another was asked for that nobody here speaks."""
    try:
        return chosen_language(without_language(arguments)[1], os.environ)
    except Refused:
        return chosen_language(None, {**os.environ, "GEISTERSTUNDE_LANG": ""})


def drop_output(channel: TextIO) -> None:
    """What was not written yet goes nowhere, so that Python does not complain about it at the end."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), channel.fileno())


def _carried_out(arguments: list[str]) -> int:
    texts = Texts(_language(arguments))
    try:
        rest, wanted = without_language(arguments)
        chosen_language(wanted, os.environ)
    except Refused as refused:
        Door(texts, arguments).refuse(refused.refusal)
        return NOT_POSSIBLE
    rest = with_last_game(with_command(with_help(rest)))
    door = Door(texts, rest)
    try:
        code = app(rest, prog_name="geisterstunde", standalone_mode=False, obj=door)
    except Refused as refused:
        door.refuse(refused.refusal)
        return NOT_POSSIBLE
    except typer.TyperException as problem:
        door.refuse(refusal_of_usage(problem, texts))
        return NOT_POSSIBLE
    except typer.Abort:
        return 0
    return code if isinstance(code, int) else 0


def without_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """The arguments without `--lang`, which may stand before or after the command, and the language it names."""
    rest: list[str] = []
    wanted: str | None = None
    waiting = list(arguments)
    while waiting:
        argument = waiting.pop(0)
        if argument == "--":
            return [*rest, argument, *waiting], wanted
        if argument == "--lang":
            if not waiting:
                raise Refused(Refusal("flag-needs-value", {"flag": "--lang", "command": "geisterstunde"}))
            wanted = waiting.pop(0)
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return rest, wanted


def with_help(arguments: list[str]) -> list[str]:
    """`-h` and `help` mean `--help`: `geisterstunde help play` is `geisterstunde play --help`."""
    if arguments[:1] == ["help"]:
        return [*arguments[1:], "--help"]
    return ["--help" if argument == "-h" else argument for argument in arguments]


def with_command(arguments: list[str]) -> list[str]:
    """Without a command the server is meant: `geisterstunde` alone, and `geisterstunde --port 9000`."""
    about_program = ("--help", "--version", "-V")
    is_server_meant = not arguments or (arguments[0].startswith("-") and arguments[0] not in about_program)
    return ["serve", *arguments] if is_server_meant else arguments


def with_last_game(arguments: list[str]) -> list[str]:
    """`--continue` without a file means the last game that was interrupted: its name is empty then."""
    told = list(arguments)
    for place, argument in enumerate(arguments):
        following = arguments[place + 1 : place + 2]
        if argument in ("--continue", "-c") and (not following or following[0].startswith("-")):
            told[place] = "--continue="
    return told


@app.callback(cls=HelpfulProgram)
def program(ctx: typer.Context, version: Annotated[bool, typer.Option("--version", "-V")] = False) -> int:
    door: Door = ctx.obj
    if version:
        from geisterstunde import __version__, build

        door.say("cli-version", version=__version__, build=build())
        raise typer.Exit
    return 0


@app.command("serve", cls=HelpfulCommand)
def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[str | None, typer.Option("--port")] = None,
    data: Data = None,
    no_open: Annotated[bool, typer.Option("--no-open")] = False,
    address: Annotated[str | None, typer.Option("--address")] = None,
    keep_days: Annotated[str | None, typer.Option("--keep-days")] = None,
    most_tables: Annotated[str | None, typer.Option("--most-tables")] = None,
    bot_processes: Annotated[str | None, typer.Option("--bot-processes")] = None,
) -> int:
    from geisterstunde.cli.serving import open_house

    flags = {
        "host": host,
        "port": port,
        "data": data,
        "address": address,
        "keep_days": keep_days,
        "most_tables": most_tables,
        "bot_processes": bot_processes,
    }
    return open_house(ctx.obj, flags, is_quiet=no_open)


@app.command("backup", cls=HelpfulCommand)
def backup(ctx: typer.Context, file: Annotated[str, typer.Argument()], data: Data = None) -> int:
    from geisterstunde.cli.serving import back_up

    return back_up(ctx.obj, file, data)


@app.command("check", cls=HelpfulCommand)
def check(ctx: typer.Context, data: Data = None, copy: Annotated[str | None, typer.Option("--copy")] = None) -> int:
    from geisterstunde.cli.checking import check_file

    return check_file(ctx.obj, data, copy)


@app.command("list", cls=HelpfulCommand)
def list_games(ctx: typer.Context) -> int:
    from geisterstunde.cli.shelf import show_shelf

    return show_shelf(ctx.obj)


@app.command("rules", cls=HelpfulCommand)
def rules(ctx: typer.Context, game: Game) -> int:
    from geisterstunde.cli.shelf import show_rules

    return show_rules(ctx.obj, game)


@app.command("learn", cls=HelpfulCommand)
def learn(ctx: typer.Context, game: Game) -> int:
    from geisterstunde.cli.learn import learn_at_terminal

    return learn_at_terminal(ctx.obj, game)


@app.command("play", cls=HelpfulCommand)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats", "-s")] = None,
    names: Annotated[str | None, typer.Option("--names", "-n")] = None,
    option: Repeated = None,
    scores: Scores = None,
    seed: Seed = None,
    journal: Annotated[str | None, typer.Option("--journal", "-j")] = None,
    continued: Annotated[str | None, typer.Option("--continue", "-c")] = None,
) -> int:
    from geisterstunde.cli.play import WishedGame, play_at_terminal

    wishes = WishedGame(
        game=game,
        players=players,
        seats=seats,
        names=names,
        options=option or [],
        scores=scores,
        seed=seed,
        journal=journal,
        continued=continued,
    )
    return play_at_terminal(ctx.obj, wishes)


@app.command("simulate", cls=HelpfulCommand)
def simulate(
    ctx: typer.Context,
    game: Game,
    games: Annotated[str, typer.Option("--games", "-g")] = "1000",
    players: Players = None,
    seed: Seed = None,
    jobs: Annotated[str | None, typer.Option("--jobs", "-j")] = None,
    option: Repeated = None,
    scores: Scores = None,
    json: Annotated[str | None, typer.Option("--json")] = None,
) -> int:
    from geisterstunde.cli.simulation import show_simulation

    return show_simulation(
        ctx.obj,
        game,
        games=games,
        players=players,
        seed=seed,
        jobs=jobs,
        options=option or [],
        scores=scores,
        json=json,
    )


@app.command("arena", cls=HelpfulCommand)
def arena(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b")] = None,
    games: Annotated[str | None, typer.Option("--games", "-g")] = None,
    players: Players = None,
    option: Repeated = None,
    scores: Scores = None,
    milliseconds: Annotated[str | None, typer.Option("--milliseconds", "-m")] = None,
    nodes: Annotated[str | None, typer.Option("--nodes")] = None,
    opening: Annotated[str | None, typer.Option("--opening")] = None,
    seed: Seed = None,
    sprt: Annotated[str | None, typer.Option("--sprt")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", "-j")] = None,
    report: Annotated[str | None, typer.Option("--report")] = None,
    json: Annotated[str | None, typer.Option("--json")] = None,
    journals: Annotated[str | None, typer.Option("--journals")] = None,
    resume: Annotated[str | None, typer.Option("--resume")] = None,
) -> int:
    from geisterstunde.cli.tournament import Typed, show_tournament

    typed = Typed(
        game=game,
        bots=bots,
        games=games,
        players=players,
        options=option or [],
        scores=scores,
        milliseconds=milliseconds,
        nodes=nodes,
        opening=opening,
        seed=seed,
        sprt=sprt,
        jobs=jobs,
        report=report,
        json=json,
        journals=journals,
        resume=resume,
    )
    return show_tournament(ctx.obj, typed)


@app.command("replay", cls=HelpfulCommand)
def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    seat: Annotated[str, typer.Option("--seat", "-s")] = "spectator",
    step: Annotated[str | None, typer.Option("--step")] = None,
) -> int:
    from geisterstunde.cli.replay import show_replay

    return show_replay(ctx.obj, file, seat=seat, step=step)


@app.command("verify", cls=HelpfulCommand)
def verify(ctx: typer.Context, file: Annotated[str, typer.Argument()]) -> int:
    from geisterstunde.cli.replay import show_verification

    return show_verification(ctx.obj, file)


@app.command("repair", cls=HelpfulCommand)
def repair(ctx: typer.Context, file: Annotated[str, typer.Argument()]) -> int:
    from geisterstunde.cli.repair import show_repair

    return show_repair(ctx.obj, file)


@app.command("analyse", cls=HelpfulCommand)
def analyse(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    seat: Annotated[str | None, typer.Option("--seat", "-s")] = None,
    nodes: Annotated[str | None, typer.Option("--nodes")] = None,
    milliseconds: Annotated[str | None, typer.Option("--milliseconds", "-m")] = None,
    report: Annotated[str | None, typer.Option("--report")] = None,
    json: Annotated[str | None, typer.Option("--json")] = None,
) -> int:
    from geisterstunde.cli.analysis import show_analysis

    return show_analysis(ctx.obj, file, seat=seat, nodes=nodes, milliseconds=milliseconds, report=report, json=json)


@app.command("puzzles", cls=HelpfulCommand)
def puzzles(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument()],
    which: Annotated[str | None, typer.Argument()] = None,
    games: Annotated[str | None, typer.Option("--games", "-g")] = None,
    nodes: Annotated[str | None, typer.Option("--nodes")] = None,
    seed: Seed = None,
    times: Annotated[str | None, typer.Option("--times")] = None,
    json: Annotated[str | None, typer.Option("--json")] = None,
) -> int:
    from geisterstunde.cli.puzzles import puzzle_at_terminal

    return puzzle_at_terminal(ctx.obj, what, which, games=games, nodes=nodes, seed=seed, times=times, json=json)


@app.command("bench", cls=HelpfulCommand)
def bench(
    ctx: typer.Context,
    peer: Annotated[bool, typer.Option("--peer")] = False,
    json: Annotated[str | None, typer.Option("--json")] = None,
    seconds: Annotated[str, typer.Option("--seconds")] = "3",
) -> int:
    from geisterstunde.cli.benchmark import show_bench

    return show_bench(with_peer=peer, json=json, seconds=seconds, language=ctx.obj.texts.language)


def command_names() -> list[str]:
    """The names of all commands, for the tests of the texts."""
    command: Any = typer.main.get_command(app)
    return list(command.commands)
