"""Everything that Ghosts can say is there in German and in English, with the same arguments."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import geisterstunde.games.ghosts.game as ghosts
from geisterstunde.core.words import GameEnded
from geisterstunde.games.ghosts.words import Action, Event, Options

FOLDER = Path(ghosts.__file__).parent

OF_THE_TERMINAL = ("moves-", "mark-", "screen-", "score-", "notation-", "typed-")
"""Texts that the screen in cli/screens/ghosts.py says; tests/texts checks them."""


class Arguments(Visitor):
    """The arguments of every message."""

    def __init__(self) -> None:
        self.of: dict[str, set[str]] = {}
        self.current = ""

    def visit_Message(self, message: ast.Message) -> None:  # noqa: N802
        self.current = message.id.name
        self.of[self.current] = set()
        self.generic_visit(message)

    def visit_VariableReference(self, variable: ast.VariableReference) -> None:  # noqa: N802
        self.of[self.current].add(variable.id.name)


def messages(language: str) -> dict[str, set[str]]:
    tree = parse((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    arguments = Arguments()
    arguments.visit(tree)
    return arguments.of


def wanted() -> set[str]:
    """Every id that the words and the source of the game name."""
    ids = {"game-title", "game-tagline", "game-minutes", "game-age", "item-card", "reason-fewest-points"}
    ids |= {f"action-{action.__struct_config__.tag}" for action in get_args(Action)}
    ids |= {f"event-{event.__struct_config__.tag}" for event in get_args(Event) if event is not GameEnded}
    ids |= {f"option-{field.name.replace('_', '-')}" for field in msgspec.structs.fields(Options)}
    ids |= {f"option-next-starter-{value}" for value in ("clockwise", "ended")}
    ids |= {f"option-give-back-{value}" for value in ("most", "choose")}
    ids |= {f"prompt-{key}" for key in keys_in("prompts.py", "Prompt")}
    # How a move is written is explained for all games alike.
    return ids | {f"refusal-{key}" for key in keys_in("refusals.py", "Refusal")}


def keys_in(file: str, word: str) -> set[str]:
    """The keys of all sentences in a file; some are chosen with an `else`."""
    found = re.findall(rf'{word}\("([a-z-]+)"(?: if [^"]*else "([a-z-]+)")?', (FOLDER / file).read_text())
    return {key for keys in found for key in keys if key}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sentence_is_there_and_none_is_left_over(language: str) -> None:
    assert {key for key in messages(language) if not key.startswith(OF_THE_TERMINAL)} == wanted()


def test_both_languages_use_the_same_arguments() -> None:
    assert messages("de") == messages("en")
