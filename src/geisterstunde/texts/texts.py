"""Sentences in one language, for one game or for none."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from geisterstunde.bots.package import bots_of, brings
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Event, GameEnded, Prompt, Refusal, Result, Seat, Sentence
from geisterstunde.games import folder_of
from geisterstunde.table.notes import Note
from geisterstunde.texts.flatten import flattened, is_seat, said

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def harmless(text: str) -> str:
    """A text from outside without anything that could steer a terminal or turn a line around."""
    return _CONTROL.sub("�", text)


class Texts:
    """Says things; the texts of a game are found before the common ones."""

    def __init__(self, language: str, game: Game | str | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game.name if isinstance(game, Game) else game
        self.seats = tuple(map(harmless, seats))
        self.bundle = _bundle(language, self.game)

    def of(self, game: Game | str, seats: Sequence[str] = ()) -> "Texts":
        """The same language, with the texts of a game and the names of its seats."""
        return Texts(self.language, game, seats)

    def knows(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **arguments: Any) -> str:
        """The message of that id; its arguments are made harmless. A message that is missing shows its id."""
        return self.say_with(key, arguments)

    def say_with(self, key: str, arguments: Mapping[str, Any]) -> str:
        """As `say`, with the arguments in a dict. `name.part` is an attribute of a message."""
        pattern = self._pattern(key)
        if pattern is None:
            return key
        plain = {name: harmless(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, _ = self.bundle.format_pattern(pattern, plain)
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def prompt(self, prompt: Prompt) -> str:
        """What is happening now."""
        return self.say_with(f"prompt-{prompt.key}", self._named(prompt.args))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self.say_with(f"refusal-{refusal.key}", self._named(refusal.args))

    def bot_reason(self, reason: Sentence) -> str:
        """Why a bot proposes something."""
        return self.say_with(f"bot-reason-{reason.key}", self._named(reason.args))

    def event(self, event: Event) -> str:
        """What has happened."""
        if isinstance(event, GameEnded):
            return self.result(event.result)
        return self.say_with(f"event-{tag_of(event)}", self._flattened(event))

    def note(self, note: Note) -> str:
        """What has happened around the table; chairs are counted from 1."""
        arguments = self._flattened(note)
        if isinstance(seat := getattr(note, "seat", None), int):
            arguments["number"] = seat + 1
        if arguments.get("words") == "":
            arguments["words"] = "none"
        return self.say_with(f"note-{tag_of(note)}", arguments)

    def action(self, action: Action) -> str:
        """What may be done, as a label."""
        return self.say_with(f"action-{tag_of(action)}", self._flattened(action))

    def result(self, result: Result) -> str:
        """How the game ended, and why."""
        winners = [self._seat(seat) for seat in result.winners]
        kind = "draw" if len(winners) == len(result.scores) else "one" if len(winners) == 1 else "several"
        reason = self.say(f"reason-{result.reason}")
        return self.say("event-game-ended", kind=kind, winners=self.joined(winners), reason=reason)

    def joined(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence: “a, b and c”."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", head=", ".join(words[:-1]), last=words[-1])

    def _named(self, arguments: Mapping[str, str | int]) -> dict[str, Any]:
        return {name: said(name, value, self.seats) for name, value in arguments.items()}

    def _flattened(self, struct: msgspec.Struct) -> dict[str, Any]:
        return flattened(struct, self.seats, self._joined_values)

    def _joined_values(self, name: str, values: Sequence[Any]) -> str:
        return self.joined([self._item(name, value) for value in values]) or self.say("list-empty")

    def _item(self, name: str, value: Any) -> str:
        """One thing of a list: a Struct by `item-<its name>`, a seat by its player, a word by `item-<word>`."""
        if isinstance(value, msgspec.Struct):
            return self.say_with(f"item-{kebab(type(value).__name__)}", self._flattened(value))
        if isinstance(value, tuple | list):
            return self._joined_values(name, value)
        if isinstance(value, int) and is_seat(name):
            return self._seat(value)
        return self.say(f"item-{value}") if self.knows(f"item-{value}") else harmless(str(value))

    def _seat(self, seat: Seat) -> str:
        return self.seats[seat] if seat < len(self.seats) else self.say("seat-number", number=seat + 1)


def tag_of(struct: msgspec.Struct) -> str:
    """The tag of an action or an event."""
    return str(type(struct).__struct_config__.tag)


def kebab(name: str) -> str:
    """`PortalTurned` as `portal-turned`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    # No isolation marks: terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language, None))
    if game is not None:
        bundle.add_resource(_resource(language, game), allow_overrides=True)
    return bundle


@cache
def _resource(language: str, game: str | None) -> Resource:
    return FluentResource(source_of(language, game))


def source_of(language: str, game: str | None = None) -> str:
    """The texts of a language, common or of a game and its bots; what the arena and the server say is common."""
    folders = _folders_of(game) if game is not None else _common_folders()
    files = [folder / f"{language}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


FOLDERS_OF_TEXTS: Final = ("texts", "bots/texts", "arena/texts", "server/texts", "server/page/texts")


def _folders_of(game: str) -> list[Traversable]:
    packages = [folder_of(game), *([bots_of(game)] if brings(game, "texts") else [])]
    return [resources.files(package) / "texts" for package in packages]


def _common_folders() -> list[Traversable]:
    here = resources.files("geisterstunde")
    return [here / folder for folder in FOLDERS_OF_TEXTS]
