"""What the page and its types are made from has not changed since they were made."""

import re
from pathlib import Path

from geisterstunde.server.page import FOLDER
from geisterstunde.server.page.words import ARGUMENTS, words_module
from geisterstunde.server.typescript import protocol_module
from tests.texts.words import variables

ROOT = Path(__file__).parents[2]
BUILT = ("asked", "colour", "facing", "family", "letter", "wants")
"""The page puts these keys together: `page-colour-red`."""
DIRECTIONS = {"page-clockwise", "page-counterclockwise"}


def page_keys() -> set[str]:
    return {key for key in variables("en", None) if key.startswith("page-")}


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    written = (ROOT / "client" / "protocol.ts").read_text(encoding="utf-8")
    assert written == protocol_module(), "run `make types`"


def test_the_words_of_the_page_are_up_to_date() -> None:
    assert (FOLDER / "words.js").read_text(encoding="utf-8") == words_module(), "run `make types`"


def test_the_page_says_every_word_that_it_has() -> None:
    scripts = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.js") if file.name != "words.js")
    said = set(re.findall(r'"(page-[a-z-]+)"', scripts)) | DIRECTIONS
    assert {key for key in page_keys() - said if key.split("-")[1] not in BUILT} == set()


def test_both_languages_of_the_page_use_the_same_arguments() -> None:
    german, english = variables("de", None), variables("en", None)
    assert {key for key in page_keys() if german[key] != english[key]} == set()


def test_every_argument_of_a_text_of_the_page_is_known() -> None:
    used = {name for key, given in variables("en", None).items() if key.startswith("page-") for name in given}
    assert used - {"count"} == set(ARGUMENTS)


def test_no_registry_is_named_in_the_lock_file() -> None:
    lock = (ROOT / "client" / "package-lock.json").read_text()
    assert "://" not in lock
    assert '"integrity"' in lock


def test_the_page_needs_no_inline_script_or_style() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", page) == []


def test_nothing_on_the_page_becomes_markup() -> None:
    for file in FOLDER.glob("*.js"):
        source = file.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", source), file.name
