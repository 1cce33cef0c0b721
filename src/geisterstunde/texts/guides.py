"""What a guided first game says: sentences of its own, so that nobody who just plays has to load them."""

from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from geisterstunde.games import folder_of
from geisterstunde.table.guide import Script
from geisterstunde.texts.names import names_in_journal
from geisterstunde.texts.texts import Texts

ORDINALS: Final = ("first", "second", "third")


class StepSaid(NamedTuple):
    """The sentence of a step, and what is to be done on a screen; empty where that goes without saying."""

    text: str
    how: str


def guide_sentence(game: str, script: Script, key: str, language: str) -> StepSaid:
    """What a step of a guide says; the bots go by their names, as `$bot`, `$first`, `$second` …"""
    said = _said(game, script, key, language)
    return StepSaid(said[""], said.get("how", ""))


def guide_sentence_at_terminal(game: str, script: Script, key: str, language: str) -> StepSaid:
    """The same where nothing can be touched and nothing shines: in other words (terminal) if the step has some."""
    said = _said(game, script, key, language)
    return StepSaid(said.get("terminal", said[""]), said.get("terminal-how", said.get("how", "")))


def _said(game: str, script: Script, key: str, language: str) -> dict[str, str]:
    """All that stands under one key, the sentence itself under the empty name."""
    bundle = guide_bundle(game, language)
    names = names_in_journal(script.bots, Texts(language))
    arguments = {"bot": names[0], **dict(zip(ORDINALS, names, strict=False))}
    message = bundle.get_message(key)
    patterns = {"": message.value, **message.attributes}
    return {
        name: "" if pattern is None else str(bundle.format_pattern(pattern, arguments)[0])
        for name, pattern in patterns.items()
    }


@cache
def guide_bundle(game: str, language: str) -> FluentBundle:
    """The sentences of a guide in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    file = resources.files(folder_of(game)) / "texts" / f"guide.{language}.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
