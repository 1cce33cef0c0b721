"""Closed channels, full disks and damaged files end in a sentence, not in a traceback, and leave nothing half made."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import PATIENCE, PROGRAM, Outcome, checked, environment, run, run_process

LITTLE_ROOM = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
os.execv(sys.argv[2], sys.argv[2:])
"""
"""Becomes the program on a disk where no file may grow beyond so many bytes."""

SETTING = "play", "18-ghosts", "--seed", "a test", "--journal", "g.journal", "--seats", "human,random"


def run_with_room(home: Path, room: int, *arguments: str, typed: bytes = b"") -> Outcome:
    done = subprocess.run(
        [sys.executable, "-c", LITTLE_ROOM, str(room), *PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        cwd=home,
        env=environment(home, PYTHONDONTWRITEBYTECODE="1"),
        timeout=PATIENCE,
        check=False,
    )
    return checked(Outcome(done.returncode, done.stdout.decode(), done.stderr.decode()))


def run_in_shell(home: Path, line: str) -> Outcome:
    """The program with its channels as a shell connects them; `$@` is the program."""
    done = subprocess.run(
        ["sh", "-c", line, "sh", *PROGRAM],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=home,
        env=environment(home),
        timeout=PATIENCE,
        check=False,
    )
    return checked(Outcome(done.returncode, done.stdout.decode(), done.stderr.decode()))


def test_with_its_input_closed_a_game_is_kept_and_the_menu_says_what_is_missing(tmp_path: Path) -> None:
    game = run_in_shell(tmp_path, '"$@" play 18-ghosts --journal g.journal <&-')
    assert game.code == 0
    assert "geisterstunde play --continue g.journal" in game.out
    menu = run_in_shell(tmp_path, '"$@" play <&-')
    assert menu.code == 2
    assert "No game chosen." in menu.err
    assert run_in_shell(tmp_path, '"$@" list <&-').code == 0


@pytest.mark.parametrize(
    "command", ["list", "--version", "-V", "--help", "rules ghosts", "simulate ghosts -g 2 --json -"]
)
def test_an_output_without_room_is_told_in_a_sentence(tmp_path: Path, command: str) -> None:
    outcome = run_in_shell(tmp_path, f'"$@" {command} >/dev/full')
    assert outcome.code == 2
    assert outcome.err == "The output cannot be written on: there is no room left.\n"


def test_a_game_whose_output_has_no_room_ends_in_a_sentence(tmp_path: Path) -> None:
    outcome = run_in_shell(tmp_path, '"$@" play 18-ghosts --journal g.journal --lang de >/dev/full')
    assert outcome.code == 2
    assert "kein Platz mehr" in outcome.err
    assert run(tmp_path, "play", "--continue", "g.journal", typed="quit\n").code == 0


def test_without_output_and_errors_the_exit_code_still_tells(tmp_path: Path) -> None:
    assert run_in_shell(tmp_path, '"$@" list >&- 2>&-').code == 0
    assert run_in_shell(tmp_path, '"$@" nonsense 2>/dev/full').code == 2


def test_a_file_that_is_no_place_for_results_is_refused(tmp_path: Path) -> None:
    for arguments in (
        (*SETTING[:4], "--journal", "/dev/full"),
        ("simulate", "ghosts", "-g", "2", "--json", "/dev/full"),
    ):
        outcome = run_process(tmp_path, *arguments)
        assert outcome.code == 2
        assert "/dev/full exists already" in outcome.err


def test_where_nothing_fits_no_file_is_left(tmp_path: Path) -> None:
    for room in (0, 60):
        outcome = run_with_room(tmp_path, room, *SETTING, typed=b"b1\n")
        assert outcome.code == 2
        assert "there is no room left" in outcome.err
        assert list(tmp_path.iterdir()) == []
    outcome = run_with_room(tmp_path, 100, "simulate", "ghosts", "-g", "2", "-j", "1", "--json", "s.json")
    assert outcome.code == 2
    assert "s.json cannot be written on" in outcome.err
    assert list(tmp_path.iterdir()) == []
    outcome = run_with_room(tmp_path, 100, "arena", "ghosts", "-b", "random,greedy", "-g", "2", "--resume", "t.arena")
    assert outcome.code == 2
    assert "t.arena cannot be written on" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fills_up_in_the_middle_of_a_game_loses_one_move_at_most(tmp_path: Path) -> None:
    outcome = run_with_room(tmp_path, 1500, *SETTING, typed=b"1\n" * 200)
    assert outcome.code == 2
    assert "g.journal cannot be written on: there is no room left" in outcome.err
    assert "geisterstunde play --continue g.journal" in outcome.out
    assert (tmp_path / "g.journal").read_text().endswith("\n")
    assert run(tmp_path, "play", "--continue", "g.journal", typed="quit\n").code == 0


def interrupted(home: Path) -> Path:
    run(home, *SETTING, typed="b1\nquit\n")
    return home / "g.journal"


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_journal_that_was_cut_off_is_repaired_and_gone_on_with(tmp_path: Path, language: str) -> None:
    journal = interrupted(tmp_path)
    whole = journal.read_text()
    journal.write_text(whole[:-20])
    refused = run(tmp_path, "play", "--continue", "g.journal", "--lang", language)
    assert refused.code == 2
    assert "geisterstunde repair" in refused.err
    outcome = run(tmp_path, "repair", "g.journal", "--lang", language)
    assert outcome.code == 0
    assert {"de": "eine am Ende ist verloren", "en": "one at the end is lost"}[language] in outcome.out
    assert "geisterstunde play --continue g.journal" in outcome.out
    assert journal.read_text() == "".join(whole.splitlines(keepends=True)[:-1])
    assert (tmp_path / "g.journal.damaged").read_text() == whole[:-20]
    assert run(tmp_path, "play", "--continue", "g.journal", typed="quit\n").code == 0


def test_repairing_keeps_the_lines_before_the_first_bad_one(tmp_path: Path) -> None:
    journal = interrupted(tmp_path)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(lines[0] + lines[1] + b"\x00\xff" * 9 + lines[2] + lines[3])
    outcome = run(tmp_path, "repair", "g.journal")
    assert "2 lines are whole, 2 at the end are lost." in outcome.out
    assert journal.read_bytes() == lines[0] + lines[1]


def test_a_last_line_that_lacks_only_its_end_is_not_lost(tmp_path: Path) -> None:
    journal = interrupted(tmp_path)
    whole = journal.read_text()
    journal.write_text(whole.rstrip("\n"))
    assert "the last one has its line end again" in run(tmp_path, "repair", "g.journal").out
    assert journal.read_text() == whole


def test_repairing_overwrites_nothing_and_leaves_what_is_whole(tmp_path: Path) -> None:
    journal = interrupted(tmp_path)
    whole = journal.read_text()
    assert "is whole" in run(tmp_path, "repair", "g.journal").out
    assert not (tmp_path / "g.journal.damaged").exists()
    journal.write_text(whole[:-20])
    (tmp_path / "g.journal.damaged").write_text("an earlier accident")
    outcome = run(tmp_path, "repair", "g.journal")
    assert outcome.code == 2
    assert "g.journal.damaged exists already" in outcome.err
    assert journal.read_text() == whole[:-20]


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\x00" * 400])
def test_what_holds_no_line_of_a_game_cannot_be_repaired(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "g.journal").write_bytes(content)
    outcome = run(tmp_path, "repair", "g.journal")
    assert outcome.code == 2
    assert outcome.err.startswith("g.journal: ")
    assert (tmp_path / "g.journal").read_bytes() == content
    assert [path.name for path in tmp_path.iterdir()] == ["g.journal"]


def test_on_a_full_disk_repairing_changes_nothing(tmp_path: Path) -> None:
    journal = interrupted(tmp_path)
    damaged = journal.read_bytes()[:-20]
    journal.write_bytes(damaged)
    outcome = run_with_room(tmp_path, 100, "repair", "g.journal")
    assert outcome.code == 2
    assert "there is no room left" in outcome.err
    assert journal.read_bytes() == damaged
    assert sorted(path.name for path in tmp_path.iterdir()) == ["g.journal", "g.journal.seed"]
