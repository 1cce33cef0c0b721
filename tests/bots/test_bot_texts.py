"""Whatever a bot says can be said in both languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import geisterstunde.bots
from tests.texts.words import variables

FOLDER = Path(geisterstunde.bots.__file__).parent


def keys() -> set[str]:
    """Every key of a Reason in the bots' source, as a text id."""
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.py")))
    return {f"bot-reason-{key}" for key in re.findall(r'Reason\("([a-z-]+)"', source)}


def bundle(language: str) -> FluentBundle:
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")))
    return texts


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_reason_can_be_said(language: str) -> None:
    texts = bundle(language)
    used = variables(language, None)
    assert len(keys()) > 10
    for key in keys():
        for number, word in ((1, "red"), (3, "yellow")):
            pattern = texts.get_message(key).value
            assert pattern is not None
            words = {"colour", "family", "kind", "card", "lot", "place"}
            values = {name: word if name in words else number for name in used[key]}
            sentence, errors = texts.format_pattern(pattern, values)
            assert errors == []
            assert str(sentence).endswith((".", "!", "?")), sentence


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_reason_is_left_over(language: str) -> None:
    text = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(bot-reason-[a-z-]+) =", text, re.MULTILINE)) == keys()
