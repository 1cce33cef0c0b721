"""Everything that Ghoosty! can say is there in German and in English, with arguments that it really has."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import geisterstunde.games.ghoosty.game as ghoosty
from geisterstunde.core.words import GameEnded
from geisterstunde.games.ghoosty.box import CARDS
from geisterstunde.games.ghoosty.words import Action, Event, Options

FOLDER = Path(ghoosty.__file__).parent

OF_THE_TERMINAL = ("moves-", "mark-", "screen-", "score-", "notation-", "typed-")
"""Texts that the screen in cli/screens/ghoosty.py says; tests/texts checks them."""


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


def told() -> dict[str, set[str]]:
    """The messages about actions and events, with the arguments that they may use."""
    structs = [("action", struct) for struct in get_args(Action)]
    structs += [("event", struct) for struct in get_args(Event) if struct is not GameEnded]
    return {
        f"{kind}-{struct.__struct_config__.tag}": {field.name for field in msgspec.structs.fields(struct)}
        for kind, struct in structs
    }


def wanted() -> set[str]:
    """Every id that the words and the source of the game name."""
    ids = {"game-title", "game-tagline", "game-minutes", "game-age"} | set(told())
    ids |= {f"item-{card}" for card in CARDS}
    for field in msgspec.structs.fields(Options):
        option = f"option-{field.name.replace('_', '-')}"
        ids.add(option)
        ids |= {f"{option}-{choice}" for choice in get_args(field.type) if isinstance(choice, str)}
    ids |= {f"reason-{key}" for key in ("one-left", "only-mimis", "no-progress", "match-won", "match-shared")}
    ids |= {f"prompt-{key}" for key in keys_in("prompts.py", "Prompt")}
    refusals = keys_in("refusals.py", "Refusal") | keys_in("game.py", "Refusal") | keys_in("notation.py", "Refusal")
    # How a move is written is explained for all games alike.
    return ids | {f"refusal-{key}" for key in refusals - {"unreadable-move"}}


def keys_in(file: str, word: str) -> set[str]:
    """The keys of all sentences in a file; some are chosen with an `else`."""
    found = re.findall(rf'{word}\("([a-z-]+)"(?: if [^"]*else "([a-z-]+)")?', (FOLDER / file).read_text())
    return {key for keys in found for key in keys if key}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sentence_is_there_and_none_is_left_over(language: str) -> None:
    assert {key for key in messages(language) if not key.startswith(OF_THE_TERMINAL)} == wanted()


@pytest.mark.parametrize("language", ["de", "en"])
def test_sentences_about_actions_and_events_use_only_their_fields(language: str) -> None:
    used = messages(language)
    assert {key: used[key] - fields for key, fields in told().items() if used[key] - fields} == {}


def test_both_languages_use_the_same_arguments() -> None:
    assert messages("de") == messages("en")
