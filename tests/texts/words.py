"""What the program can say, found in its sources and in the types of its games, not kept in a list."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import geisterstunde
from geisterstunde.core.game import Game
from geisterstunde.core.words import GameEnded
from geisterstunde.games import FOLDERS, names
from geisterstunde.texts.flatten import bare, struct_names
from geisterstunde.texts.texts import Texts, kebab, source_of, tag_of

SOURCE = Path(geisterstunde.__file__).parent


def python_files(*rooms: str) -> Iterator[Path]:
    for room in rooms:
        path = SOURCE / room
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def keys_called(function: str, *rooms: str) -> set[str]:
    """The text keys that are given to `Refusal(…)`, `Prompt(…)` and the like; both of `a if … else b`."""
    keys: set[str] = set()
    for file in python_files(*rooms):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == function and node.args:
                keys |= set(_strings(node.args[0]))
    return keys


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def reasons_of(game: Game) -> set[str]:
    """All reasons for which a game can end: the words of REASONS in its state, or what its `reason` returns."""
    source = (SOURCE / "games" / FOLDERS[game.name] / "state.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "REASONS" and node.value is not None:
            return set(ast.literal_eval(node.value)) - {"running", ""}
        if isinstance(node, ast.FunctionDef) and node.name == "reason":
            returned = {c.value for c in ast.walk(node) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
            words = {word for word in returned if word and " " not in word} - {"running"}
            if words:
                return words
    raise AssertionError(f"{game.name}: no reasons found in state.py")


def structs_of(union: Any) -> list[type[msgspec.Struct]]:
    return list(get_args(union)) or [union]


def keys_of_game(game: Game) -> dict[str, set[str]]:
    """Every text that a game needs, with the arguments it is given; a text may use fewer of them."""
    folder = f"games/{FOLDERS[game.name]}"
    needed: dict[str, set[str]] = {key: set() for key in ("game-title", "game-tagline", "game-minutes", "game-age")}
    for action in structs_of(game.action_type):
        needed[f"action-{tag(action)}"] = set(struct_names(action))
        # A game may say what is done in other words where it stands alone.
        if Texts("de", game.name).knows(deed := f"deed-{tag(action)}"):
            needed[deed] = set(struct_names(action))
    for event in structs_of(game.event_type):
        if event is not GameEnded:
            needed[f"event-{tag(event)}"] = set(struct_names(event))
            needed |= items_of(event)
    for option, hint in get_type_hints(game.options_type, include_extras=True).items():
        if option.startswith("_"):
            continue
        key = f"option-{option.replace('_', '-')}"
        needed[key] = set()
        if get_origin(bare(hint)) is Literal:
            needed |= {f"{key}-{choice}": set() for choice in get_args(bare(hint))}
    needed |= {f"prompt-{key}": {"*"} for key in keys_called("Prompt", folder)}
    needed |= {f"refusal-{key}": {"*"} for key in keys_called("Refusal", folder)}
    needed |= {f"reason-{key}": set() for key in reasons_of(game)}
    return needed


def items_of(struct: type[msgspec.Struct]) -> dict[str, set[str]]:
    """The texts for things that stand in lists inside an event: words of a Literal, and Structs."""
    found: dict[str, set[str]] = {}
    for hint in get_type_hints(struct, include_extras=True).values():
        hint = bare(hint)
        if get_origin(hint) is not tuple:
            continue
        for part in get_args(hint):
            part = bare(part)
            if get_origin(part) is Literal:
                found |= {f"item-{word}": set() for word in get_args(part)}
            elif isinstance(part, type) and issubclass(part, msgspec.Struct):
                found[f"item-{kebab(part.__name__)}"] = set(struct_names(part))
    return found


def tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def entries(language: str, game: str | None = None) -> list[Any]:
    return list(FluentResource(source_of(language, game)).body)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables(language: str, game: str | None) -> dict[str, set[str]]:
    """The variables of each message, those of the messages it refers to included."""
    messages = {
        e.id.name: e
        for name in dict.fromkeys([None, game])
        for e in entries(language, name)
        if isinstance(e, ftl.Message)
    }
    direct: dict[str, _Variables] = {}
    for key, message in messages.items():
        direct[key] = _Variables()
        direct[key].visit(message)
    found: dict[str, set[str]] = {}
    for key in messages:
        used: set[str] = set()
        waiting, seen = [key], set()
        while waiting:
            other = waiting.pop()
            if other in seen or other not in direct:
                continue
            seen.add(other)
            used |= direct[other].found
            waiting += direct[other].messages
        found[key] = used
    return found


def all_games() -> list[str]:
    return list(names())


__all__ = [
    "all_games",
    "entries",
    "keys_called",
    "keys_of_game",
    "python_files",
    "reasons_of",
    "structs_of",
    "tag",
    "tag_of",
    "variables",
]
