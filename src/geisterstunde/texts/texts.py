"""Sentences in one language, for one game or for none."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from geisterstunde.bots.package import bots_of, brings
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Event, GameEnded, Prompt, Refusal, Result, Seat, Sentence
from geisterstunde.games import folder_of
from geisterstunde.table.notes import Note
from geisterstunde.texts.flatten import Arguments, flattened, is_seat, plain, who_are, who_is
from geisterstunde.texts.language import LANGUAGES

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def harmless(text: str) -> str:
    """A text from outside without anything that could steer a terminal or turn a line around."""
    return _CONTROL.sub("�", text)


class Texts:
    """Says things to one reader; the texts of a game are found before the common ones.

    The reader is the seat that is spoken to as “you”; without one everybody goes by name.
    """

    def __init__(
        self, language: str, game: Game | str | None = None, seats: Sequence[str] = (), reader: Seat | None = None
    ) -> None:
        self.language = language
        self.game = game.name if isinstance(game, Game) else game
        self.seats = tuple(map(harmless, seats))
        self.reader = reader
        self.bundle = _bundle(language, self.game)

    def of(self, game: Game | str, seats: Sequence[str] = ()) -> "Texts":
        """The same language, with the texts of a game and the names of its seats."""
        return Texts(self.language, game, seats)

    def to(self, reader: Seat | None) -> "Texts":
        """The same texts, said to that seat."""
        return Texts(self.language, self.game, self.seats, reader)

    def knows(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def keys_of_game(self, beginning: str) -> list[str]:
        """The ids of all messages of the game that begin so, in the order of the file."""
        if self.game is None:
            return []
        body = _resource(self.language, self.game).body
        return [entry.id.name for entry in body if isinstance(entry, Message) and entry.id.name.startswith(beginning)]

    def say(self, key: str, **arguments: Any) -> str:
        """The message of that id; its arguments are made harmless. A message that is missing shows its id."""
        return self.say_with(key, arguments)

    def say_of(self, key: str, seat: Seat, **arguments: Any) -> str:
        """As `say`, about a seat: as `$seat` and `$seat_is`."""
        return self.say_with(key, {**self._said("seat", seat), **arguments})

    def say_with(self, key: str, arguments: Mapping[str, Any]) -> str:
        """As `say`, with the arguments in a dict. `name.part` is an attribute of a message."""
        pattern = self._pattern(key)
        if pattern is None:
            return key
        safe = {name: harmless(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, _ = self.bundle.format_pattern(pattern, safe)
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

    def proof(self, sentence: Sentence) -> str:
        """What a journal proves."""
        return self.say_with(f"proof-{sentence.key}", self._named(sentence.args))

    def left_open(self, sentence: Sentence) -> str:
        """What a journal does not prove."""
        return self.say_with(f"open-{sentence.key}", self._named(sentence.args))

    def bot_reason(self, reason: Sentence) -> str:
        """Why a bot proposes something."""
        return self.say_with(f"bot-reason-{reason.key}", self._named(reason.args))

    def turn(self, sentence: Sentence) -> str:
        """What a turning point did to somebody's chance."""
        return self.say_with(f"turn-{sentence.key}", self._named(sentence.args))

    def about_attempt(self, sentence: Sentence) -> str:
        """What came of an attempt to solve a puzzle."""
        return self.say_with(f"puzzle-said-{sentence.key}", self._named(sentence.args))

    def event(self, event: Event) -> str:
        """What has happened."""
        if isinstance(event, GameEnded):
            return self.result(event.result)
        return self.say_with(f"event-{tag_of(event)}", self._flattened(event))

    def note(self, note: Note) -> str:
        """What has happened around the table; chairs are counted from 1.

        A person is known by name: a chair may have changed hands since.
        """
        arguments = self._flattened(note)
        if isinstance(seat := getattr(note, "seat", None), int):
            arguments["number"] = seat + 1
        if "name" in arguments:
            arguments["name_is"] = self._person_is(arguments["name"])
        return self.say_with(f"note-{tag_of(note)}", arguments)

    def action(self, action: Action) -> str:
        """What may be done, as a label."""
        return self.say_with(f"action-{tag_of(action)}", self._flattened(action))

    def deed(self, action: Action) -> str:
        """The same where it stands alone, as the answer to a puzzle does: not only with what, but what is done."""
        tag = tag_of(action)
        key = f"deed-{tag}" if self.knows(f"deed-{tag}") else f"action-{tag}"
        return self.say_with(key, self._flattened(action))

    def result(self, result: Result) -> str:
        """How the game ended, and why; a game that everybody has won is a draw."""
        is_draw = len(result.winners) == len(result.scores)
        arguments = {**self._said("winners", result.winners), "reason": self.say(f"reason-{result.reason}")}
        return self.say_with("event-game-ended", {**arguments, "is_draw": plain(is_draw)})

    def joined(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence: “a, b and c”."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", head=", ".join(words[:-1]), last=words[-1])

    def _named(self, arguments: Mapping[str, str | int]) -> Arguments:
        named: Arguments = {}
        for name, value in arguments.items():
            named |= self._said(name, value)
        return named

    def _flattened(self, struct: msgspec.Struct) -> Arguments:
        return flattened(struct, self._said)

    def _said(self, name: str, value: Any) -> Arguments:
        """One value as arguments; a seat also says who it is to the reader."""
        if isinstance(value, tuple | list):
            if is_seat(name):
                return {name: self._seats(value), f"{name}_is": who_are(value, self.reader)}
            return {name: self.joined([self._item(one, name) for one in value]) or self.say("list-empty")}
        if isinstance(value, int) and is_seat(name):
            return {name: self._seat(value), f"{name}_is": who_is(value, self.reader)}
        return {name: plain(value)}

    def _seats(self, seats: Sequence[Seat]) -> str:
        """People as a list, the reader first."""
        others = [self._seat(seat) for seat in seats if seat != self.reader]
        return self.joined([self.say("list-reader"), *others] if self.reader in seats else others)

    def _item(self, value: Any, of: str = "") -> str:
        """One of a list: a Struct by `item-<its name>`, a word by `item-<word>`, a number by `item-of-<the list>`."""
        if type(value) is int and self.knows(f"item-of-{of}"):
            return self.say_with(f"item-of-{of}", {of.removesuffix("s"): value})
        if isinstance(value, msgspec.Struct):
            return self.say_with(f"item-{kebab(type(value).__name__)}", self._flattened(value))
        if isinstance(value, tuple | list):
            return self.joined([self._item(one) for one in value]) or self.say("list-empty")
        return self.say(f"item-{value}") if self.knows(f"item-{value}") else harmless(str(value))

    def _person_is(self, name: str) -> str:
        is_reader = self.reader is not None and self.reader < len(self.seats) and name == self.seats[self.reader]
        return "you" if is_reader else "other"

    def _seat(self, seat: Seat) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.say("seat-number", number=seat + 1)


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
    # Without the place of each word in its file, which nobody asks for, and which is half of what is kept.
    return FluentParser(with_spans=False).parse(source_of(language, game))


def source_of(language: str, game: str | None = None) -> str:
    """The texts of a language, common or of a game and its bots; what the arena and the server say is common."""
    folders = _folders_of(game) if game is not None else _common_folders()
    files = [folder / f"{language}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def rules_of(game: str, language: str) -> str:
    """Our telling of the rules as Markdown, in another language if there is none in this one; "" if there is none."""
    folder = resources.files(folder_of(game)) / "texts"
    files = [folder / f"rules.{one}.md" for one in (language, *LANGUAGES)]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


FOLDERS_OF_TEXTS: Final = ("texts", "bots/texts", "arena/texts", "server/texts")


def _folders_of(game: str) -> list[Traversable]:
    packages = [folder_of(game), *([bots_of(game)] if brings(game, "texts") else [])]
    return [resources.files(package) / "texts" for package in packages]


def _common_folders() -> list[Traversable]:
    here = resources.files("geisterstunde")
    return [here / folder for folder in FOLDERS_OF_TEXTS]
