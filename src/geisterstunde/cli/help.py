"""The pages of `--help`, in the reader's language. The declarations in app.py hold no sentence."""

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from geisterstunde.cli.door import Door
from geisterstunde.cli.game_names import name_meant
from geisterstunde.cli.options import documented_options
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.texts import Texts

EVERYWHERE: Final = {"lang": "--lang de|en", "help": "-h, --help"}
"""Options that every page lists."""


class HelpfulCommand(TyperCommand):
    """One command, with help and errors in our words."""

    # Typer would say in English that there is one too many.
    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing and not _is_title(ctx, rest):
            raise Refused(Refusal("too-many-arguments", {"argument": rest[0], "command": ctx.command_path}))
        return []

    def get_help(self, ctx: Any) -> str:
        return _captured(ctx.obj, _page(self, ctx, ctx.obj))


def _is_title(ctx: Any, rest: list[str]) -> bool:
    """Whether the words that are too many are the rest of a title: `geisterstunde rules Rest in Peace`."""
    title = " ".join([str(ctx.params.get("game") or ""), *rest])
    if name_meant(title) is None or "game" not in ctx.params:
        return False
    ctx.params["game"] = title
    return True


class HelpfulProgram(TyperGroup):
    """The program itself."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in self.commands:
            if args[0].startswith("-"):
                self.parse_args(ctx, args)
            raise Refused(Refusal("unknown-command", {"command": args[0], "known": ", ".join(self.commands)}))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        texts = ctx.obj.texts
        commands = [(name, texts.say(f"cli-{name}-short")) for name in self.commands]
        return _captured(ctx.obj, _page(self, ctx, ctx.obj, commands))


def _captured(door: Door, page: RenderableType) -> str:
    console = Console(
        highlight=False,
        markup=False,
        emoji=False,
        width=min(door.out.width, 100),
        no_color=door.out.no_color,
        force_terminal=door.out.is_terminal,
    )
    with console.capture() as capture:
        console.print(page)
    return capture.get().rstrip()


def _page(command: Any, ctx: Any, door: Door, commands: list[tuple[str, str]] | None = None) -> Group:
    texts = door.texts
    name = command.name if commands is None else "program"
    parts: list[RenderableType] = [
        Text(texts.say(f"cli-{name}-help")),
        Text(),
        _heading(texts, "usage"),
        Text("  " + _usage(command, ctx, texts, commands is not None)),
    ]
    if commands:
        parts += [Text(), _heading(texts, "commands"), _rows(commands)]
    given = [param for param in command.params if param.param_type_name == "argument"]
    if given:
        rows = [(_meta(param.name, texts), _explained(param.name, name, texts)) for param in given]
        parts += [Text(), _heading(texts, "arguments"), _rows(rows)]
    parts += [Text(), _heading(texts, "options"), _rows(_options(command, name, texts))]
    if name in ("play", "simulate", "arena"):
        parts += documented_options(texts, door.arguments)
    if name in ("play", "arena"):
        from geisterstunde.cli.seats import documented_levels

        parts += [Text(), _heading(texts, "levels"), documented_levels(texts)]
    if name == "serve":
        from geisterstunde.cli.settings_page import documented_settings

        parts += [Text(), _heading(texts, "settings"), _rows(documented_settings(texts))]
    parts += [Text(), _heading(texts, "examples"), Text(_indented(texts.say(f"cli-{name}-example")))]
    return Group(*parts)


def _heading(texts: Texts, name: str) -> Text:
    return Text(texts.say(f"cli-heading-{name}"), style="bold")


def _usage(command: Any, ctx: Any, texts: Texts, is_group: bool) -> str:
    pieces = [ctx.command_path]
    for param in command.params:
        if param.param_type_name == "argument":
            meta = _meta(param.name, texts)
            pieces.append(meta if param.required else f"[{meta}]")
    pieces.append(f"[{texts.say('cli-meta-options')}]")
    if is_group:
        pieces.append(f"[{texts.say('cli-meta-command')}]")
    return " ".join(pieces)


def _options(command: Any, name: str, texts: Texts) -> list[tuple[str, str]]:
    rows = []
    for param in command.params:
        if param.param_type_name == "option" and param.name not in EVERYWHERE:
            flags = ", ".join(sorted(param.opts, key=len))
            meta = "" if param.is_flag else f" {_meta(param.name, texts)}"
            rows.append((flags + meta, _explained(param.name, name, texts)))
    return [*rows, *((flags, texts.say(f"cli-param-{flag}")) for flag, flags in EVERYWHERE.items())]


def _meta(param: str, texts: Texts) -> str:
    return texts.say(f"cli-meta-{param.replace('_', '-')}")


def _explained(param: str, command: str, texts: Texts) -> str:
    name = param.replace("_", "-")
    own = f"cli-{command}-param-{name}"
    return texts.say(own if texts.knows(own) else f"cli-param-{name}")


def _rows(rows: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for left, right in rows:
        table.add_row(Text("  " + left), Text(right))
    return table


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())
