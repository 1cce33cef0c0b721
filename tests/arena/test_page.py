"""The page: whole, alone, in two languages, and proof against names that want to be more than names."""

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import geisterstunde.arena
from geisterstunde.arena.page import page_of
from geisterstunde.arena.report import Report
from geisterstunde.arena.schedule import fixtures
from geisterstunde.arena.sequential import Question
from geisterstunde.arena.speech import Speech
from geisterstunde.arena.summary import report_on
from geisterstunde.arena.words import Contender, Fault
from tests.arena.plans import ORIGIN, cards, castle, record

ARENA = Path(geisterstunde.arena.__file__).parent
EVIL = "<script>alert(1)</script>&\"'"


def report(name: str = "dice", games: int = 40) -> Report:
    """A tournament of four with every kind of thing in it."""
    plan = cards("dice@1n,first@1n,clever@5n,cheat@20ms", 4)
    plan = msgspec.structs.replace(plan, contenders=(Contender(name, nodes=1), *plan.contenders[1:]))
    records = []
    for number, fixture in enumerate(fixtures(4, 4, games)):
        made = record(fixture, tuple(-float((who + number) % 5) for who in fixture.seats), actions=60 + number % 17)
        fault = Fault(number % 4, "failed", 2, 3, f"ValueError: {EVIL}")
        records.append(msgspec.structs.replace(made, faults=(fault,) if number % 3 == 0 else ()))
    origin = msgspec.structs.replace(ORIGIN, command=f"geisterstunde arena {EVIL}", jobs=4)
    return report_on(plan, records, planned=games + 4, question=None, origin=origin)


class Reader(HTMLParser):
    """Checks that every element that is opened is closed, and collects what a browser would fetch or run."""

    VOID = frozenset({"meta", "line", "rect", "circle", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs
        if tag not in self.VOID or tag in ("line", "rect"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_page_is_whole_and_fetches_and_runs_nothing(language: str) -> None:
    page = page_of(report(), language)
    reader = read(page)
    assert reader.tags.isdisjoint({"script", "link", "img", "iframe", "object", "image", "use"})
    assert not [name for name, _ in reader.attributes if name in ("src", "href", "style") or name.startswith("on")]
    assert "url(" not in page
    assert "@import" not in page
    assert "default-src 'none'" in page


@pytest.mark.parametrize("language", ["de", "en"])
def test_names_details_and_commands_are_escaped(language: str) -> None:
    page = page_of(report(name=EVIL), language)
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;" in page
    read(page)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sentence_is_there(language: str) -> None:
    page = page_of(report(), language)
    assert re.findall(r"\barena-[a-z-]+", re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)) == []
    assert "{" not in page[page.index("</style>") :]
    assert f'<html lang="{language}">' in page


def test_pictures_are_drawn_inside_their_frame() -> None:
    page = page_of(report(), "de")
    drawings = re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL)
    # Ladder, matrix, seats, lengths, and the scores of four.
    assert len(drawings) == 8
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        for element in root.iter():
            for name in ("x", "x1", "x2", "cx"):
                if element.get(name, "").endswith("%"):
                    assert -0.01 <= float(element.get(name, "")[:-1]) <= 100.01
            if element.get("width", "").endswith("%"):
                assert float(element.get("width", "")[:-1]) >= 0
            if element.tag == "rect":
                assert float(element.get("height", "")) >= 0


def test_warnings_are_given_where_they_are_due() -> None:
    speech = Speech("en", "ghosts")
    page = page_of(report(), "en")
    assert "interrupted" in page
    assert "more processes (4) than cores (2)" in page
    assert "intervals are rough" in page
    assert "faults of bots" in page
    clean = msgspec.structs.replace(report(), planned=40, deals=100, faults=(), origin=ORIGIN)
    assert speech.say("arena-heading-warnings") not in page_of(clean, "en")


@pytest.mark.parametrize(("winner", "said"), [(0, "Ja, dice@1n ist stärker"), (1, "so viel stärker ist dice@1n nicht")])
def test_the_answer_to_the_question_is_about_the_first_bot(winner: int, said: str) -> None:
    made = [record(game, tuple(float(who == winner) for who in game.seats)) for game in fixtures(2, 2, 100)]
    answered = report_on(castle(), made, planned=1000, question=Question(elo1=100), origin=ORIGIN)
    page = page_of(answered, "de")
    assert said in page
    assert "unterbrochen" not in page
    assert 0 < answered.deals < 50
    assert answered.left_over == 100 - answered.games


def test_repeated_games_are_a_warning() -> None:
    made = [record(game, (1.0, 0.0), fingerprint="same") for game in fixtures(2, 2, 10)]
    page = page_of(report_on(castle(), made, planned=10, question=None, origin=ORIGIN), "en")
    assert "8 games went exactly like another one" in page


def test_a_tournament_without_a_whole_deal_has_a_page() -> None:
    page = page_of(report_on(castle(), [], planned=10, question=None, origin=ORIGIN), "de")
    read(page)
    assert "nichts zu werten" in page


def test_numbers_are_written_as_the_language_does() -> None:
    german, english = Speech("de", "ghosts"), Speech("en", "ghosts")
    assert (german.number(12345.678, 1), english.number(12345.678, 1)) == ("12.345,7", "12,345.7")
    assert (german.percent(0.125), english.percent(0.125)) == ("12,5\u202f%", "12.5%")
    assert [english.signed(value) for value in (3.4, -3.4, 0.2, -0.2)] == ["+3", "−3", "0", "0"]
    assert [english.p_value(value) for value in (None, 0.2, 0.003, 1e-9)] == ["–", "= 0.20", "= 0.0030", "< 0.0001"]
    assert [english.chance(value) for value in (0.0, 0.5, 1.0)] == ["< 0.1%", "50.0%", "> 99.9%"]


class Names(Visitor):
    """The arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found = {}
    for entry in parse((ARENA / "texts" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            names = Names()
            names.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = names.found
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("de") == messages("en")


def test_every_refusal_of_the_arena_and_the_shelf_has_its_sentence_and_no_sentence_is_left_over() -> None:
    doors = [ARENA.parent / room / "puzzles.py" for room in ("table", "server", "cli")]
    sources = [*ARENA.glob("*.py"), ARENA.parent / "bots" / "shelf.py", *doors]
    code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    refused = {key for key in re.findall(r'Refusal\(\s*"([a-z-]+)"', code) if "file" not in key and "folder" not in key}
    # That one is told by the table.
    refused.discard("unknown-seat")
    told = {key.removeprefix("refusal-") for key in messages("en") if key.startswith("refusal-")}
    assert refused == told
    said = re.findall(r'"(arena-[a-z-]+)"|arena-([a-z]+)-\{', code)
    plain, families = {one for one, _ in said}, {f"arena-{family}-" for _, family in said if family}
    for_the_door = {"arena-progress", "arena-kept", "arena-resume", "arena-written"}
    unused = [
        key
        for key in messages("en")
        if key.startswith("arena-") and key not in plain | for_the_door and not key.startswith(tuple(families))
    ]
    assert unused == []
