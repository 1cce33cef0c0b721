"""The command line: languages, help pages, and everything that can be typed wrongly."""

import subprocess
import sys
from pathlib import Path

import pytest

import geisterstunde
from geisterstunde.cli.app import command_names
from geisterstunde.games import names
from tests.cli.program import environment, run, run_process


def test_the_version_says_which_build_is_at_work(tmp_path: Path) -> None:
    assert (
        run_process(tmp_path, "--version").out
        == f"geisterstunde {geisterstunde.__version__} ({geisterstunde.build()})\n"
    )
    german = {"compiled": "kompiliert", "interpreted": "interpretiert"}[geisterstunde.build()]
    assert run(tmp_path, "--version", "--lang", "de").out == f"geisterstunde {geisterstunde.__version__} ({german})\n"


@pytest.mark.parametrize("flag", ["--version", "-V"])
@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "GEISTERSTUNDE_LANG": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "GEISTERSTUNDE_LANG": "EN"}, "en"),
    ],
)
def test_the_version_alone_is_told_as_with_its_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flag: str, surroundings: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "GEISTERSTUNDE_LANG"):
        monkeypatch.delenv(name, raising=False)
    told = run_process(
        tmp_path, flag, typed=b"", **{"LC_ALL": "", "LC_MESSAGES": "", "GEISTERSTUNDE_LANG": ""} | surroundings
    )
    assert told.out == run(tmp_path, "--version", "--lang", language).out
    assert told.code == 0


def test_the_version_refuses_a_language_that_nobody_speaks(tmp_path: Path) -> None:
    assert run_process(tmp_path, "--version", GEISTERSTUNDE_LANG="fr").code == 2


def test_the_list_says_how_to_play(tmp_path: Path) -> None:
    outcome = run(tmp_path, "list")
    assert outcome.code == 0
    assert "geisterstunde play 18-ghosts" in outcome.out


def test_the_list_shows_every_game(tmp_path: Path) -> None:
    out = run(tmp_path, "list", "--lang", "de").out
    assert all(name in out for name in names())
    assert "Minuten" in out


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("command", [None, *command_names()])
def test_every_command_explains_itself_with_an_example(tmp_path: Path, command: str | None, language: str) -> None:
    arguments = ["--help"] if command is None else [command, "--help"]
    outcome = run(tmp_path, *arguments, LANG=f"{language}_XX.UTF-8")
    assert outcome.code == 0
    assert ("Beispiele" if language == "de" else "Examples") in outcome.out
    assert "geisterstunde " + (command or "play") in outcome.out
    foreign = ("Usage", "Options", "Show this message", "required") if language == "de" else ("Aufruf", "Optionen")
    assert not any(word in outcome.out for word in foreign)


def test_help_documents_the_options_of_the_games(tmp_path: Path) -> None:
    out = run(tmp_path, "play", "18-ghosts", "--help").out
    assert "turn_limit=0" in out
    assert "any three ghosts outside" in out


def test_an_option_that_is_a_list_is_typed_with_commas(tmp_path: Path) -> None:
    chosen = "psychics=1, 2,3,4,5,6,7,8,29"
    assert run(tmp_path, "play", "rest-in-peace", "-o", chosen, "--journal", "g.journal").code == 0
    assert '"psychics":[1,2,3,4,5,6,7,8,29]' in (tmp_path / "g.journal").read_text()
    assert run(tmp_path, "play", "rest-in-peace", "-o", "psychics=", "--journal", "all.journal").code == 0
    assert "psychics= " in run(tmp_path, "play", "rest-in-peace", "--help").out


def test_the_language_may_stand_before_or_after_the_command(tmp_path: Path) -> None:
    before = run(tmp_path, "--lang", "de", "list").out
    assert before == run(tmp_path, "list", "--lang=de").out
    assert before == run(tmp_path, "list", GEISTERSTUNDE_LANG="de").out
    assert before == run(tmp_path, "list", LANG="de_DE.UTF-8").out
    assert before != run(tmp_path, "list", LANG="fr_FR.UTF-8").out


def test_the_rules_are_shown_in_both_languages(tmp_path: Path) -> None:
    assert "Spiegelsaal" in run(tmp_path, "rules", "18-ghosts", "--lang", "de").out
    assert "mirror hall" in run(tmp_path, "rules", "18-ghosts").out


WRONG = [
    (["plai"], "Did you mean “play”"),
    (["play", "18-gosts"], "Did you mean “18-ghosts”"),
    (["rules", "chess"], "no game called “chess”"),
    (["rules"], "GAME is missing"),
    (["rules", "18-ghosts", "extra"], "“extra” is one too many"),
    (["play", "18-ghosts", "--speed"], "does not know --speed"),
    (["play", "18-ghosts", "--see", "1"], "Did you mean “--seed”"),
    (["--bogus"], "does not know --bogus"),
    (["play", "18-ghosts", "--seed"], "missing after --seed"),
    (["list", "--lang"], "missing after --lang"),
    (["list", "--lang", "xx"], "do not speak “xx”"),
    (["play", "18-ghosts", "--players", "3"], "--players can only be 2"),
    (["play", "18-ghosts", "--players", "two"], "not “two”"),
    (["play", "18-ghosts", "--seats", "human,alien"], "“alien” cannot take a seat"),
    (["play", "18-ghosts", "--seats", "h,r,r"], "at least 2, at most 2"),
    (["play", "18-ghosts", "--names", "A,B,C"], "at least 2, at most 2"),
    (["play", "18-ghosts", "--names", "A,A"], "called “A” already"),
    (["play", "18-ghosts", "--names", "A,"], "does not work as a name"),
    (["play", "18-ghosts", "--names", "\x1b[31mRed,B"], "does not work as a name"),
    (["play", "18-ghosts", "--option", "gaol=three"], "Did you mean “goal”"),
    (["play", "18-ghosts", "--option", "goal=tree"], "Did you mean “three”"),
    (["play", "18-ghosts", "--option", "goal"], "“goal” has no value"),
    (["play", "18-ghosts", "-o", "goal=three", "-o", "goal=three"], "given twice"),
    (["play", "18-ghosts", "--option", "turn_limit=-1"], "from 0 to 10,000"),
    (["play", "rest-in-peace", "--option", "psychics=1,2,x"], "such as psychics=1,2,3, not “1,2,x”"),
    (["play", "rest-in-peace", "--option", "psychics=1,,2"], "takes numbers with commas"),
    (["play", "rest-in-peace", "--option", "psychics=-1"], "takes numbers with commas"),
    (["play", "rest-in-peace", "--option", "psychics=1,2,3"], "3 psychics do not fill the row"),
    (["simulate", "rest-in-peace", "-o", "psychics=1,2,3,4,5,6,7,8,30"], "There is no psychic 30"),
    (["play", "rest-in-peace", "--option", "levels=5"], "from 0 to 4"),
    (["play", "18-ghosts", "--seed", "a\nb"], "one line of 1 to 200"),
    (["play", "18-ghosts", "--journal", "no/such/folder/x.journal"], "no folder"),
    (["play", "18-ghosts", "--journal", "."], "exists already"),
    (["play", "18-ghosts", "--continue", "x.journal"], "--continue stands alone"),
    (["play", "--continue", "missing.journal"], "missing.journal does not exist"),
    (["play", "--continue", "."], "is a folder"),
    (["play", "18-ghosts", "--scores", "x.json"], "18-ghosts has no option “scores”"),
    (["simulate", "ghosts", "--scores", "x.json"], "ghosts has no option “scores”"),
    (["play", "ghost-for-sale", "--scores", "missing.json"], "missing.json does not exist"),
    (["play", "ghost-for-sale", "--scores", "."], "is a folder"),
    (["play", "ghost-for-sale", "--scores"], "missing after --scores"),
    (["play", "ghost-for-sale", "--option", "backs=@/dev/null"], "“backs” of ghost-for-sale does not come from a file"),
    (["play", "ghost-for-sale", "--option", "backs=small,big"], "“backs” cannot be “big”"),
    (["play", "ghost-for-sale", "--option", "backs=small"], "There must be a back for every value"),
    (["play", "ghoosty", "--option", "length=match"], "A match with points takes three players or more"),
    (["simulate", "18-ghosts", "--games", "0"], "from 1 to"),
    (["simulate", "18-ghosts", "--jobs", "0"], "from 1 to"),
    (["simulate", "18-ghosts", "--json", "no/such/x.json"], "no folder"),
    (["replay", "missing.journal"], "missing.journal does not exist"),
    (["verify", "missing.journal"], "missing.journal does not exist"),
    (["bench", "--seconds", "0"], "from 1 to"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_what_is_typed_wrongly_is_answered_with_a_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    outcome = run(tmp_path, *arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert said in " ".join(outcome.err.split())
    assert "\x1b" not in outcome.err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_the_program_as_a_process_of_its_own(tmp_path: Path) -> None:
    shown = run_process(tmp_path, "list", LC_ALL="de_DE.UTF-8")
    assert shown.code == 0
    assert "Personen" in shown.out
    refused = run_process(tmp_path, "rules", "18-gosts", "--lang", "de")
    assert refused.code == 2
    assert "Meintest du „18-ghosts“?" in refused.err


def test_output_that_nobody_reads_is_no_error(tmp_path: Path) -> None:
    program = f"{sys.executable} -m geisterstunde.cli rules 18-ghosts | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", program],
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        check=False,
    )
    assert done.stderr == b""


def test_the_package_is_imported_without_its_doors(tmp_path: Path) -> None:
    """What makes the start slow (Rich, Typer, Fluent) is loaded only when somebody needs it."""
    look = "import sys, geisterstunde; print(sorted({'rich', 'typer', 'fluent', 'babel'} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, cwd=tmp_path, env=environment(tmp_path), check=True
    )
    assert done.stdout.strip() == b"[]"
