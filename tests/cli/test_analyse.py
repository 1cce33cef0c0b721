"""`analyse` at the command line: text, JSON, a page, and everything that may be wrong with what was asked."""

import json
import re
from html import unescape
from pathlib import Path

import pytest
from rich.cells import cell_len

from geisterstunde.cli.analysis import column_of, curve_of
from geisterstunde.core.journal import Journal, open_journal
from geisterstunde.core.words import Sentence
from geisterstunde.games import game_called
from geisterstunde.texts import Texts
from tests.arena.journals import LEFT_OPEN, castle, some_game
from tests.cli.program import Outcome, Terminal, run, run_process
from tests.texts.words import SOURCE, variables

EVIL = '<b>Ada</b>"&'
GLANCE = ("--nodes", "60")


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A folder with the journal of a finished game; somebody has a strange name."""
    return written(tmp_path, castle(LEFT_OPEN, (EVIL, "Ben"), goal="three"))


def written(folder: Path, journal: Journal) -> Path:
    (folder / "e.journal").write_text(journal.text(), encoding="utf-8")
    return folder


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("Wie die Partie sich wendete", "Schritt 37, ", "Chance von ", "war stärker, ")),
        ("en", ("how the game turned", "Step 37, ", "Chance of ", "was stronger, ")),
    ],
)
def test_a_finished_game_is_told_in_80_columns(evening: Path, language: str, said: tuple[str, ...]) -> None:
    outcome = run_process(evening, "analyse", "e.journal", *GLANCE, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    for part in said:
        assert part in outcome.out
    lines = outcome.out.splitlines()
    assert all(cell_len(line) <= 80 for line in lines)
    curves = [line for line in lines if re.search("[▁▂▃▄▅▆▇█]{39}", line)]
    assert [line.split("  ")[0] for line in curves] == [EVIL, "Ben"]
    assert sorted(re.findall(r"(\d+)\s?%$", line)[0] for line in curves) == ["0", "100"]
    assert "analysis-" not in outcome.out
    assert files(evening) == ["e.journal"]


def test_json_alone_goes_to_the_output_or_with_the_page_into_new_files(evening: Path) -> None:
    shown = run(evening, "analyse", "e.journal", *GLANCE, "--json", "-")
    assert shown.err == ""
    analysis = json.loads(shown.out)
    assert analysis["seats"] == [EVIL, "Ben"]
    assert len(analysis["steps"]) == len(LEFT_OPEN.split()) + 1
    assert sorted(analysis["steps"][-1]["chances"].values()) == [0.0, 1.0]
    outcome = run(evening, "analyse", "e.journal", *GLANCE, "--json", "a.json", "--report", "a.html")
    assert json.loads((evening / "a.json").read_text(encoding="utf-8")) == analysis
    assert outcome.out.endswith("The analysis is in a.json.\nThe analysis is in a.html.\n")
    assert files(evening) == ["a.html", "a.json", "e.journal"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_needs_nothing_else_and_names_are_harmless(evening: Path, language: str) -> None:
    run(evening, "analyse", "e.journal", *GLANCE, "--report", "a.html", "--lang", language)
    page = (evening / "a.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert "<b>" not in page
    assert "&lt;b&gt;Ada&lt;/b&gt;&quot;&amp;" in page
    assert "Ben" in page
    assert re.search(r"https?:|url\(|@import|<script|<link|<img|\b(src|href)=", page) is None
    assert page.count("<polyline") == 2
    assert 'class="badge"' in page
    assert "prefers-color-scheme: dark" in page
    assert re.search(r"\b(analysis|arena)-[a-z]+", page[page.index("</style>") :]) is None


@pytest.mark.parametrize(
    ("language", "quoted"),
    [
        ("de", "“ war stärker, mit {chance} von 100. Ein Geist hätte {name} gesagt: „{reason}“"),
        ("en", "” was stronger, with {chance} in 100. A ghost would have told {name}: “{reason}”"),
    ],
)
def test_a_reason_that_says_you_is_told_as_said_to_the_seat_that_moved(
    tmp_path: Path, language: str, quoted: str
) -> None:
    """Whoever reads an analysis is none of those who played: “your blue ghost” is somebody else’s."""
    written(tmp_path, castle(LEFT_OPEN, ("Ada", "Ben"), goal="three"))
    run(tmp_path, "analyse", "e.journal", *GLANCE, "--json", "a.json", "--report", "a.html", "--lang", language)
    shown = " ".join(run(tmp_path, "analyse", "e.journal", *GLANCE, "--lang", language).out.split())
    page = unescape((tmp_path / "a.html").read_text(encoding="utf-8"))
    points = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["turning_points"]
    told = [point for point in points if point["better"] is not None]
    assert told
    for point in told:
        reason = Sentence(point["better"]["reason"]["key"], point["better"]["reason"]["args"])
        sentence = quoted.format(
            chance=round(100 * point["better"]["chance"]),
            name=("Ada", "Ben")[point["seat"]],
            reason=Texts(language, "18-ghosts").bot_reason(reason),
        )
        assert sentence in shown
        assert sentence in page


def test_one_seat_alone_sees_one_curve(evening: Path) -> None:
    outcome = run(evening, "analyse", "e.journal", *GLANCE, "--seat", "2", "--json", "-")
    analysis = json.loads(outcome.out)
    assert analysis["asked"] == [1]
    assert {step["seat"] for step in analysis["steps"] if step["notation"]} == {1}
    text = run(evening, "analyse", "e.journal", *GLANCE, "--seat", "2").out
    assert len(re.findall("[▁▂▃▄▅▆▇█]{39}", text)) == 1


def test_a_running_game_and_time_instead_of_nodes(tmp_path: Path) -> None:
    written(tmp_path, some_game("ghost-for-sale", 4, 3))
    outcome = run(tmp_path, "analyse", "e.journal", "--milliseconds", "1", "--lang", "de")
    assert outcome.code == 0
    assert "Die Partie ist noch nicht zu Ende." in outcome.out
    assert "1 ms je Stellung" in outcome.out


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (("gone.journal",), "gone.journal does not exist.", "gone.journal gibt es nicht"),
        ((".",), "is a folder", "ein Ordner"),
        (("e.journal", "--nodes", "0"), "--nodes takes a whole number from 2 to", "--nodes"),
        (("e.journal", "--nodes", "many"), "not “many”", "„many“"),
        (("e.journal", "--milliseconds", "-5"), "--milliseconds takes a whole number from 1 to", "--milliseconds"),
        (("e.journal", "--nodes", "9", "--milliseconds", "9"), "not both", "nicht beides"),
        (("e.journal", "--seat", "3"), "--seat takes a whole number from 1 to 2", "--seat"),
        (("e.journal", "--report", "no/where.html"), "there is no folder no", "no"),
        (("e.journal", "--report", "e.journal"), "e.journal exists already", "e.journal"),
        (("e.journal", "--json", "."), ". ", "."),
        (("e.journal", "--json", "same", "--report", "same"), "same exists already", "same"),
        ((), "FILE is missing", "DATEI"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_written(
    evening: Path, arguments: tuple[str, ...], english: str, german: str
) -> None:
    before = (evening / "e.journal").read_bytes()
    for language, said in (("en", english), ("de", german)):
        outcome = run(evening, "analyse", *arguments, "--lang", language)
        assert (outcome.code, outcome.out) == (2, "")
        assert said in outcome.err
        assert outcome.err.count("\n") == 1
    assert files(evening) == ["e.journal"]
    assert (evening / "e.journal").read_bytes() == before


def analysed_in_both_languages(folder: Path) -> list[Outcome]:
    outcomes = [run(folder, "analyse", "e.journal", "--json", "a.json", "--lang", lang) for lang in ("en", "de")]
    assert [(outcome.code, outcome.out) for outcome in outcomes] == [(2, ""), (2, "")]
    assert files(folder) == ["e.journal"]
    assert all(outcome.err.startswith("e.journal: ") for outcome in outcomes)
    return outcomes


def test_a_journal_that_was_edited_cut_off_or_is_none_is_refused(evening: Path) -> None:
    journal = evening / "e.journal"
    whole = journal.read_text(encoding="utf-8")
    spoilt = {
        whole.replace('"room":"b3"', '"room":"a1"'): ("Line 3 is not as it was written", "Zeile 3"),
        whole[:-9]: ("is cut off", "abgeschnitten"),
        "Dear diary\n": ("not a journal of Geisterstunde", "Geisterstunde"),
        "": ("The file is empty", "leer"),
    }
    for text, said in spoilt.items():
        journal.write_text(text, encoding="utf-8")
        for outcome, part in zip(analysed_in_both_languages(evening), said, strict=True):
            assert part in outcome.err


def test_a_journal_without_a_move_is_refused(tmp_path: Path) -> None:
    game = game_called("18-ghosts")
    written(tmp_path, open_journal(game, ("Ada", "Ben"), game.options_type(), "seed"))
    english, german = analysed_in_both_languages(tmp_path)
    assert "Nobody has moved in this game yet" in english.err
    assert "hat noch niemand gezogen" in german.err


def test_ctrl_c_ends_it_and_leaves_no_file(evening: Path) -> None:
    settings = ("--milliseconds", "400", "--report", "a.html", "--json", "a.json")
    with Terminal(evening, "analyse", "e.journal", *settings) as terminal:
        terminal.until("Positions")
        terminal.press(b"\x03")
        terminal.until("Nothing was written.")
        assert terminal.end() == 130
    assert files(evening) == ["e.journal"]


def test_no_sentence_of_an_analysis_is_missing_or_left_over() -> None:
    rooms = [*(SOURCE / "arena").glob("*.py"), SOURCE / "cli" / "analysis.py"]
    code = "\n".join(room.read_text(encoding="utf-8") for room in rooms)
    said = set(re.findall(r"[\"'](analysis-[a-z-]+)[\"']", code)) - {"analysis-nothing-played"}
    families = tuple(re.findall(r"(analysis-[a-z]+-)\{", code))
    told = {key for key in variables("de", None) if key.startswith("analysis-")}
    assert sorted(said - told) == []
    assert sorted(key for key in told - said if not key.startswith(families)) == []


def test_a_curve_is_as_wide_as_it_may_be() -> None:
    assert curve_of([0.0, 0.49, 0.5, 1.0], 10) == "▁▄▅█"
    assert curve_of([0.0] * 50 + [1.0] * 50, 10) == "▁▁▁▁▁█████"
    assert [column_of(number, 1000, 52) for number in (0, 999)] == [0, 51]
    assert len(curve_of([0.5] * 53, 52)) == 52
