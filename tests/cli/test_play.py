"""Whole games at the terminal: typed moves, help, undo, interruptions, the curtain."""

import json
import signal
import stat
from pathlib import Path

import pytest

from geisterstunde.games import names
from tests.cli.program import Terminal, run, run_process

CHANCE = "--seats", "human,random"
SETTING = "18-ghosts", "--seed", "a test", "--journal", "g.journal", "--option", "turn_limit=8", *CHANCE
"""A short game of 18 Ghosts against chance."""

GHOSTLY = ["house", "tom", *(f"{value}" for value in range(14, 0, -1)), "luck", "take"]
SECRET = [
    "r9",
    "r4",
    "r2",
    "r8",
    "r7",
    "false",
    *(f"{face}{lot}{kind}" for face in "gp" for lot in "123" for kind in ("", "d")),
]
BIDS = [f"{card}>{target}" for card in range(10, 0, -1) for target in "t5"]
ANYTHING = {
    "ghoosty": "\n".join(GHOSTLY) + "\n",
    "ghost-for-sale": "\n".join([*SECRET, *BIDS, "done", "pass", "use", "=1"]) + "\n",
}
"""Where moves are typed as they are written: moves of which some is always possible sooner or later. In the other games
it is the first move of the list."""

SHORTER = {"ghoosty": ("--players", "6")}
"""Small houses: whoever types moves without looking gets nowhere for a long time in a large one."""


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", names())
def test_every_game_is_played_against_chance_to_its_end_and_verified(tmp_path: Path, game: str, language: str) -> None:
    setting = (game, "--seed", "a test", "--journal", "g.journal", "--lang", language, *CHANCE)
    outcome = run(tmp_path, "play", *setting, *SHORTER.get(game, ()), typed=ANYTHING.get(game, "1\n" * 20) * 100)
    assert outcome.code == 0
    assert ("gewinn" if language == "de" else "win") in outcome.out[-500:]
    journal = tmp_path / "g.journal"
    assert not (tmp_path / "g.journal.seed").exists()
    checked = run(tmp_path, "verify", journal.name, "--lang", language)
    assert checked.code == 0
    assert ("ist in Ordnung" if language == "de" else "is in order") in checked.out


def test_a_whole_evening_as_processes_of_their_own(tmp_path: Path) -> None:
    assert run_process(tmp_path, "play", *SETTING, typed=b"b1\nquit\n").code == 0
    assert run_process(tmp_path, "play", "--continue", "g.journal", typed=b"1\n" * 600).code == 0
    assert run_process(tmp_path, "verify", "g.journal").code == 0


def test_the_same_seed_and_moves_give_the_same_game(tmp_path: Path) -> None:
    run(tmp_path, "play", *SETTING[:3], "--journal", "a.journal", *SETTING[5:], typed="1\n" * 600)
    run(tmp_path, "play", *SETTING[:3], "--journal", "b.journal", *SETTING[5:], typed="1\n" * 600)
    assert (tmp_path / "a.journal").read_text() == (tmp_path / "b.journal").read_text()


def test_a_game_between_programs_needs_nobody(tmp_path: Path) -> None:
    outcome = run(tmp_path, "play", "18-ghosts", "--seats", "r,r", "--names", "Ada,Ben")
    assert outcome.code == 0
    assert "Ada" in outcome.out
    assert len(list((tmp_path / "share").rglob("*.journal"))) == 1


def test_moves_may_be_typed_as_numbers_or_as_notation(tmp_path: Path) -> None:
    outcome = run(tmp_path, "play", *SETTING, typed="b1\n2\n")
    lines = (tmp_path / "g.journal").read_text().splitlines()
    assert '"room":"b1"' in lines[1]
    assert len(lines) >= 4
    assert outcome.code == 0


def test_a_move_that_is_not_possible_says_why_and_changes_nothing(tmp_path: Path) -> None:
    typed = "b1\n? b1\nb1\nb2\nhello\n99\n? d1\n\nquit\n"
    out = run(tmp_path, "play", "18-ghosts", "--seats", "h,h", "--journal", "g.journal", typed=typed).out
    assert out.count("There is a ghost on b1 already.") == 2
    assert "b2 has no carpet" in out
    assert "I do not understand “hello”" in out
    assert "There is no move number 99" in out
    assert "d1 would do this:" in out
    assert len((tmp_path / "g.journal").read_text().splitlines()) == 2


def test_a_question_mark_explains_the_commands_and_the_moves(tmp_path: Path) -> None:
    out = run(tmp_path, "play", *SETTING, "--lang", "de", typed="?\nregeln\nende\n").out
    assert "zurücknehmen" in out
    assert "b1xb2" in out
    assert "Spiegelsäle" in out


def test_undo_takes_back_the_own_move_and_the_answer_of_chance(tmp_path: Path) -> None:
    out = run(tmp_path, "play", *SETTING, typed="undo\nb1\nundo\nd1\nquit\n").out
    assert "There is nothing to take back." in out
    assert "You take back your last move." in out
    lines = [json.loads(line)["line"] for line in (tmp_path / "g.journal").read_text().splitlines()]
    assert lines == ["game", *["play"] * 3, *["undo"] * 3, *["play"] * 3]


def test_at_a_shared_device_the_last_person_takes_back(tmp_path: Path) -> None:
    out = run(tmp_path, "play", *SETTING, "--seats", "h,h", "--names", "Ada,Ben", typed="b1\nundo\nd1\nquit\n").out
    assert "Ada takes back the last move." in out
    assert out.count("Ada > ") == 2


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    left = run(tmp_path, "play", *SETTING, typed="b1\nquit\n")
    assert left.code == 0
    assert "geisterstunde play --continue g.journal" in left.out
    secret = tmp_path / "g.journal.seed"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    before = (tmp_path / "g.journal").read_text()
    assert "a test" not in before
    done = run(tmp_path, "play", "--continue", "g.journal", typed="1\n" * 600)
    assert done.code == 0
    assert (tmp_path / "g.journal").read_text().startswith(before)
    assert not secret.exists()
    assert run(tmp_path, "verify", "g.journal").code == 0


def test_a_journal_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "g.journal").write_text("precious")
    outcome = run(tmp_path, "play", *SETTING)
    assert outcome.code == 2
    assert "g.journal exists already" in outcome.err
    assert (tmp_path / "g.journal").read_text() == "precious"
    assert not (tmp_path / "g.journal.seed").exists()


def test_an_old_secret_is_not_overwritten_either(tmp_path: Path) -> None:
    (tmp_path / "g.journal.seed").write_text("precious")
    outcome = run(tmp_path, "play", *SETTING)
    assert outcome.code == 2
    assert (tmp_path / "g.journal.seed").read_text() == "precious"
    assert not (tmp_path / "g.journal").exists()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("finished", "over already"),
        ("no seed", "seed that is needed to go on is missing"),
        ("wrong seed", "does not belong to this game"),
        ("cut", "is cut off"),
    ],
)
def test_a_game_that_cannot_go_on_says_why(tmp_path: Path, change: str, said: str) -> None:
    run(tmp_path, "play", *SETTING, typed="1\n" * (600 if change == "finished" else 2))
    journal, secret = tmp_path / "g.journal", tmp_path / "g.journal.seed"
    if change == "no seed":
        secret.unlink()
    elif change == "wrong seed":
        secret.write_text('{"seed":"other","seats":["human","random"]}')
    elif change == "cut":
        journal.write_text(journal.read_text()[:-9])
    before = journal.read_text()
    outcome = run(tmp_path, "play", "--continue", "g.journal")
    assert outcome.code == 2
    assert said in outcome.err
    assert journal.read_text() == before


def test_a_menu_asks_for_the_game(tmp_path: Path) -> None:
    outcome = run(tmp_path, "play", typed="chess\n1\nnobody\n2\nquit\n")
    assert outcome.code == 0
    assert "no game called “chess”" in outcome.err
    assert "18 Ghosts" in outcome.out
    assert run(tmp_path, "play", typed="x\ny\nz\n").code == 2


def test_at_a_terminal_the_prompt_stands_always_at_the_same_place(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *SETTING) as terminal:
        places = []
        for _ in range(5):
            screen = terminal.until("Agatha > ").rpartition("     a  ")[2].splitlines()
            places.append(next(row for row, line in enumerate(screen) if line.startswith("Your turn")))
            assert all(len(line) <= 80 for line in screen)
            terminal.type("1")
        assert len(set(places)) == 1
        terminal.type("quit")
        terminal.until("--continue g.journal")
        assert terminal.end() == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04", b"SIGTERM"])
def test_interrupting_keeps_the_game_and_says_how_to_go_on(tmp_path: Path, key: bytes) -> None:
    with Terminal(tmp_path, "play", *SETTING) as terminal:
        terminal.until("Agatha > ")
        terminal.type("b1")
        terminal.until("Agatha > ")
        if key == b"SIGTERM":
            terminal.stop()
        else:
            terminal.press(key)
        terminal.until("geisterstunde play --continue g.journal")
        code = {b"\x03": 128 + signal.SIGINT, b"\x04": 0, b"SIGTERM": 128 + signal.SIGTERM}[key]
        assert terminal.end() == code
    assert len((tmp_path / "g.journal").read_text().splitlines()) == 4


def test_two_programs_cannot_go_on_with_one_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *SETTING) as terminal:
        terminal.until("Agatha > ")
        outcome = run(tmp_path, "play", "--continue", "g.journal")
        assert outcome.code == 2
        assert "another window" in outcome.err


def test_colour_is_never_alone(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *SETTING, NO_COLOR="1") as terminal:
        terminal.until("Agatha > ")
        assert "\x1b[3" not in terminal.seen.replace("\x1b[3J", "").replace("\x1b[3m", "")
        assert "[R ↑]" in terminal.plain()


def test_an_open_game_needs_no_curtain(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *SETTING, "--seats", "h,h", "--names", "Ada,Ben") as terminal:
        terminal.until("Ada > ")
        terminal.type("1")
        assert "Pass the device" not in terminal.until("Ben > ")


def test_a_curtain_falls_between_hidden_hands(tmp_path: Path) -> None:
    setting = ("ghosts", "--seed", "a test", "--journal", "g.journal", "--seats", "h,h", "--names", "Ada,Ben")
    with Terminal(tmp_path, "play", *setting) as terminal:
        assert "┌" not in terminal.until("Pass the device to Ada.")
        terminal.type("")
        assert "Ada (you)" in terminal.until("Ada > ")
        terminal.type("1")
        seen = terminal.until("Pass the device to Ben.")
        assert "┌" not in seen
        # The scrollback goes last: tmux keeps there what 2J takes off the screen.
        assert terminal.seen.rindex("\x1b[3J") > terminal.seen.rindex("\x1b[2J")
        terminal.type("")
        screen = terminal.until("Ben > ")
        assert "Ben (you)" in screen
        assert "Ada draws a card" in " ".join(screen.split())


SECRETS = (
    "ghost-for-sale",
    "--seed",
    "a test",
    "--journal",
    "g.journal",
    "--seats",
    "h,h,r",
    "--names",
    "Ada,Ben,Cleo",
)


def test_what_one_person_typed_is_not_found_by_the_next_one(tmp_path: Path) -> None:
    """The arrow keys bring back what was typed before: not what somebody else laid aside in secret."""
    with Terminal(tmp_path, "play", *SECRETS) as terminal:
        terminal.until("Pass the device to Ada.")
        for line in ("", "r9", "r7", "r4"):
            terminal.type(line)
            terminal.until("Ada > ")
        terminal.press(b"\x1b[A")
        terminal.until("r4")
        terminal.press(b"\x15r2\n")
        terminal.until("Pass the device to Ben.")
        terminal.type("")
        terminal.until("Ben > ")
        terminal.press(b"\x1b[A\x1b[A?\n")
        assert "r4" not in terminal.until("Type a move as it stands in the list.")


def test_a_key_pressed_too_early_does_not_raise_the_curtain(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *SECRETS) as terminal:
        terminal.until("Pass the device to Ada.")
        for line in ("", "r9", "r7", "r4"):
            terminal.type(line)
            terminal.until("Ada > ")
        terminal.type("r2\n\n")
        terminal.until("Pass the device to Ben.")
        terminal.press(b"")
        terminal.type("")
        assert "Type a move" not in terminal.until("Ben > ")
        assert terminal.plain().count("Ben > ") == 1


def test_whoever_is_called_to_the_curtain_may_leave_too(tmp_path: Path) -> None:
    outcome = run(tmp_path, "play", *SECRETS, typed="quit\n")
    assert outcome.code == 0
    assert "Ada > " not in outcome.out
    assert "--continue g.journal" in outcome.out


def test_whoever_leaves_a_shared_device_leaves_no_hand_on_the_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *SECRETS) as terminal:
        terminal.until("Pass the device to Ada.")
        terminal.type("")
        terminal.until("Ada > ")
        terminal.type("quit")
        terminal.until("--continue g.journal")
        assert terminal.end() == 0
        left = terminal.seen.rpartition("\x1b[2J")[2]
        assert "--continue g.journal" in left
        assert "Your cards" not in left
        assert "\x1b[3J" in terminal.seen


def test_a_move_that_cannot_be_read_is_answered_with_moves_in_the_language_of_the_person(tmp_path: Path) -> None:
    setting = ("ghoosty", "--seed", "a test", "--journal", "g.journal", "--lang", "de")
    out = " ".join(run(tmp_path, "play", *setting, typed="hokuspokus\nende\n").out.split())
    assert "Züge sehen so aus: 7, 7x2, 7x2+m, tom, glück, nehmen, haus, passen." in out


def test_a_question_with_one_answer_is_not_asked(tmp_path: Path) -> None:
    """Where Ghosts asks everybody after the deal, who cannot do otherwise than keep the cards is not asked."""
    out = run(
        tmp_path,
        "play",
        "ghosts",
        "--option",
        "redraw=ask",
        *CHANCE,
        "--seed",
        "a test",
        "--journal",
        "g.journal",
        typed="quit\n",
    ).out
    assert '"do":"keep"' in (tmp_path / "g.journal").read_text()
    assert out.count("Agatha > ") == 1


def test_bytes_that_are_no_text_are_no_reason_to_stop(tmp_path: Path) -> None:
    outcome = run_process(tmp_path, "play", *SETTING, typed=b"\xff\xfe\x1b[2J\nquit\n")
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
