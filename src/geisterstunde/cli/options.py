"""What is typed on a command line becomes options, numbers and seats of a game; Refused in words if it cannot."""

from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.cli.game_names import name_meant
from geisterstunde.cli.journals import in_file, read_text
from geisterstunde.core.game import Game
from geisterstunde.core.words import Options, Refusal, Refused
from geisterstunde.games import game_called, names
from geisterstunde.texts import Texts

YES: Final = ("yes", "ja", "true", "on", "1")
FROM_FILE: Final = "@"
"""What begins so is the name of a file."""

NO: Final = ("no", "nein", "false", "off", "0")


def whole_number(text: str, flag: str, least: int, most: int) -> int:
    """A number typed for a flag, within its limits."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        limits = {"least": least, "most": most}
        refusal = Refusal("bad-number-only" if least == most else "bad-number", {"flag": flag, "text": text, **limits})
        raise Refused(refusal)
    return number


def typed_options(game: Game, typed: list[str], scores: str | None = None) -> Options:
    """The options of a game from `name=value` pairs; `name=@FILE` reads the value from a file, and a file of scores
    may be named by itself."""
    if scores is not None:
        typed = [*typed, f"scores={FROM_FILE}{scores}"]
    fields = option_hints(game)
    raw: dict[str, Any] = {}
    for pair in typed:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refused(Refusal("option-without-value", {"text": pair}))
        name = name.strip().replace("-", "_")
        if name not in fields:
            known = ", ".join(sorted(fields))
            raise Refused(Refusal("unknown-option", {"game": game.name, "option": name, "known": known or "–"}))
        if name in raw:
            raise Refused(Refusal("option-twice", {"option": name}))
        raw[name] = _value(game, name, value.strip(), fields[name])
    return game.options_from(raw)


def option_hints(game: Game) -> dict[str, Any]:
    """The type of each option of a game, by its name."""
    hints = get_type_hints(game.options_type, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(game.options_type)}


def _value(game: Game, name: str, value: str, hint: Any) -> Any:
    if not value.startswith(FROM_FILE):
        return _typed_value(name, value, hint)
    path = Path(value.removeprefix(FROM_FILE))
    with in_file(path):
        return game.option_from_text(name, read_text(path))


def _typed_value(name: str, value: str, hint: Any) -> Any:
    choices = choices_of(hint)
    if choices:
        for choice in choices:
            if str(choice) == value:
                return choice
        listed = ", ".join(map(str, choices))
        raise Refused(Refusal("bad-option-choice", {"option": name, "value": value, "choices": listed}))
    if bare_type(hint) is bool:
        if value.lower() not in YES + NO:
            raise Refused(Refusal("bad-option-choice", {"option": name, "value": value, "choices": "yes, no"}))
        return value.lower() in YES
    if get_origin(bare_type(hint)) is tuple and choices_of(get_args(bare_type(hint))[0]):
        return [_typed_value(name, part.strip(), get_args(bare_type(hint))[0]) for part in value.split(",")]
    if bare_type(hint) is int:
        least, most = limits_of(hint)
        return whole_number(value, f"--option {name}", least, most)
    if get_origin(bare_type(hint)) is tuple:
        return _typed_list(name, value, get_args(bare_type(hint))[0])
    return value


def _typed_list(name: str, value: str, hint: Any) -> list[Any]:
    """Values with commas between them; nothing at all is an empty list."""
    parts = [part.strip() for part in value.split(",")] if value else []
    if bare_type(hint) is int and not all(part.isascii() and part.isdecimal() for part in parts):
        raise Refused(Refusal("bad-option-list", {"option": name, "value": value}))
    return [_typed_value(name, part, hint) for part in parts]


def bare_type(hint: Any) -> Any:
    """A type without its limits and without None."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, UnionType):
        hint = next(part for part in get_args(hint) if part is not type(None))
    return hint


def choices_of(hint: Any) -> tuple[Any, ...]:
    """The words an option may be, or nothing if it is not a choice of words."""
    hint = bare_type(hint)
    return get_args(hint) if get_origin(hint) is Literal else ()


def limits_of(hint: Any) -> tuple[int, int]:
    """The least and the most of a number."""
    metas = [meta for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta)]
    least = next((meta.ge for meta in metas if meta.ge is not None), 0)
    most = next((meta.le for meta in metas if meta.le is not None), 10**9)
    return int(least), int(most)


def documented_options(texts: Texts, arguments: list[str]) -> list[RenderableType]:
    """What can be agreed on before a game, for the game named on the command line or for all."""
    parts: list[RenderableType] = []
    meant = [name for name in map(name_meant, arguments) if name is not None]
    for name in meant or names():
        game = game_called(name)
        table = _option_table(game, texts.of(game))
        if table.row_count:
            heading = texts.of(game).say("cli-heading-game-options")
            parts += [Text(), Text(heading, style="bold"), table]
    return parts


def _option_table(game: Game, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    defaults = msgspec.to_builtins(game.options_type())
    for name, hint in option_hints(game).items():
        key = f"option-{name.replace('_', '-')}"
        given = defaults[name]
        if bare_type(hint) is bool:
            given = "yes" if given else "no"
        elif given is None:
            given = FROM_FILE + texts.say("cli-meta-file")
        explained = Text(texts.say(key), overflow="fold")
        if isinstance(given, tuple | list):
            if given:
                # Too long for the left column.
                explained.append(f"\n{','.join(map(str, given))}", style="dim")
            given = "…" if given else ""
        table.add_row(f"  {name}={given}", explained)
        for choice in choices_of(hint):
            table.add_row(Text(f"    {choice}", style="dim"), Text(texts.say(f"{key}-{choice}"), style="dim"))
    return table
