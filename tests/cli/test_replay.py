"""Games seen again and checked; journals that were damaged."""

import json
from pathlib import Path

import pytest

from geisterstunde.core.journal import Played, read_journal, sealed_lines
from tests.cli.program import Terminal, run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    run(
        tmp_path,
        "play",
        "18-ghosts",
        "--seats",
        "r,r",
        "--seed",
        "film",
        "--names",
        "Ada,Ben",
        "--journal",
        "f.journal",
    )
    return tmp_path / "f.journal"


def test_all_steps_are_printed_when_nobody_sits_there(finished: Path) -> None:
    outcome = run(finished.parent, "replay", "f.journal")
    moves = len(read_journal(finished.read_text()).moves)
    assert outcome.code == 0
    assert outcome.out.count(f" of {moves}: ") == moves + 1
    assert "wins!" in outcome.out


def test_ghosts_of_a_server_go_by_their_names_in_the_language(tmp_path: Path) -> None:
    names = ("--seats", "r,r", "--seed", "film", "--names", "Ada,veil", "--journal", "f.journal")
    run(tmp_path, "play", "18-ghosts", *names)
    outcome = run(tmp_path, "replay", "f.journal", "--seat", "2", "--step", "1", "--lang", "de")
    assert "Tante Schleier (du)" in outcome.out
    assert "veil" not in outcome.out


def test_one_step_of_one_seat_can_be_asked_for(finished: Path) -> None:
    outcome = run(finished.parent, "replay", "f.journal", "--seat", "2", "--step", "1", "--lang", "de")
    assert "Schritt 1 von" in outcome.out
    assert "Schritt 2 von" not in outcome.out
    assert "Ben (du)" in outcome.out
    assert run(finished.parent, "replay", "f.journal", "--seat", "all", "--step", "1").out.count("What ") == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("--seat", "3"), "“3” sees nothing here"), (("--step", "100000"), "--step takes a whole number from 0 to")],
)
def test_a_step_or_seat_that_does_not_exist_is_refused(finished: Path, arguments: tuple[str, ...], said: str) -> None:
    outcome = run(finished.parent, "replay", "f.journal", *arguments)
    assert outcome.code == 2
    assert said in outcome.err


def test_at_a_terminal_one_steps_forward_and_back(finished: Path) -> None:
    with Terminal(finished.parent, "replay", "f.journal") as terminal:
        terminal.until("Step 0 of")
        terminal.until("> ")
        for typed, step in [("", 1), ("", 2), ("b", 1), ("7", 7), ("999999", 0), ("0", 0), ("b", 0)]:
            terminal.type(typed)
            seen = terminal.until(f"Step {step} of" if typed != "999999" else "wins!")
            assert "b back" in terminal.until("> ") or seen
        terminal.type("q")
        assert terminal.end() == 0


def resealed(journal: Path, number: int, line: Played) -> None:
    """Write a line anew with right seals: forged by somebody who knows the format."""
    lines = read_journal(journal.read_text()).lines
    lines[number - 1] = line
    journal.write_text("".join(sealed_lines(lines)))


def damage(journal: Path, how: str) -> None:
    text = journal.read_text()
    lines = text.splitlines(keepends=True)
    match how:
        case "empty":
            journal.write_text("")
        case "foreign":
            journal.write_text("Dear diary\n")
        case "binary":
            journal.write_bytes(b"\xff\xfe\x00")
        case "cut":
            journal.write_text(text[:-20])
        case "edited":
            journal.write_text(text.replace('"room":"', '"room":"x', 1))
        case "control":
            journal.write_text("\x1b[2J" + text)
        case "illegal":
            first = json.loads(lines[1])["action"]["room"]
            resealed(journal, 3, Played(1, {"do": "place", "room": first}))
        case "unfinished":
            journal.write_text("".join(lines[:-1]))
        case "rules":
            journal.write_text(text.replace('"rules":1', '"rules":99', 1))


DAMAGES = [
    ("empty", "The file is empty"),
    ("foreign", "not a journal of Geisterstunde"),
    ("binary", "not a text file"),
    ("cut", "is cut off"),
    ("edited", "Line 2 is not as it was written"),
    ("control", "f.journal"),
    ("illegal", "Line 3: the move"),
    ("rules", "Line 1 is not as it was written"),
]


@pytest.mark.parametrize(("how", "said"), DAMAGES)
def test_a_damaged_journal_is_refused_with_its_place(finished: Path, how: str, said: str) -> None:
    damage(finished, how)
    before = finished.read_bytes()
    verified = run(finished.parent, "verify", "f.journal")
    assert verified.code == (2 if how == "binary" else 1)
    assert said in " ".join(verified.err.split())
    replayed = run(finished.parent, "replay", "f.journal")
    assert replayed.code == 2
    assert "f.journal" in replayed.err
    assert said in " ".join(replayed.err.split())
    assert "\x1b" not in verified.err + replayed.err
    assert finished.read_bytes() == before


def test_a_game_that_is_not_over_cannot_be_verified_but_replayed(finished: Path) -> None:
    damage(finished, "unfinished")
    verified = run(finished.parent, "verify", "f.journal", "--lang", "de")
    assert verified.code == 1
    assert "noch nicht zu Ende" in verified.err
    assert run(finished.parent, "replay", "f.journal").code == 0


def test_names_in_a_journal_cannot_steer_the_terminal(finished: Path) -> None:
    journal = read_journal(finished.read_text())
    import msgspec

    opening = msgspec.structs.replace(journal.opening, seats=("\x1b[2JAda", "Ben\u202e"))
    finished.write_text("".join(sealed_lines([opening, *journal.lines[1:]])))
    outcome = run(finished.parent, "replay", "f.journal", "--step", "3")
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
    assert "\u202e" not in outcome.out
