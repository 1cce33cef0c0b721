"""While programs play, whoever sits at the terminal sees it, and may skip it."""

from itertools import count
from pathlib import Path

from tests.cli.person import CLEAR, PeopleAtTerminal
from tests.cli.program import Terminal, run

SKIP = "Enter skips ahead"


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_table_is_drawn_again_before_each_ghost_thinks(tmp_path: Path) -> None:
    setting = ("ghosts", "--seed", "a test", "--journal", "g.journal", "--players", "3", "--seats", "human,flake")
    with Terminal(tmp_path, "play", *setting) as terminal:
        terminal.until("Agatha > ")
        terminal.type("1")
        terminal.until("Agatha > ")
        # One screen for each of the two ghosts, then the own one.
        assert terminal.seen.count(CLEAR) >= 3


def test_whoever_watches_programs_sees_each_move_and_may_skip_the_rest(tmp_path: Path) -> None:
    setting = ("18-ghosts", "--seed", "a test", "--journal", "g.journal", "--seats", "r,r", "--names", "Ada,Ben")
    with Terminal(tmp_path, "play", *setting) as terminal:
        while terminal.seen.count(CLEAR) < 4:
            terminal.until_asked(lambda seen: seen.count(CLEAR) > 3)
        screens = [flat(screen) for screen in terminal.seen.split(CLEAR)[1:4]]
        assert all("Only ghosts are playing here" in screen and SKIP in screen for screen in screens)
        assert "Ada puts" not in screens[0]
        assert "Ada" in screens[1]
        assert len(set(screens)) == 3
        terminal.type("")
        terminal.until("The game is in g.journal")
        assert terminal.end() == 0
        assert SKIP not in flat(terminal.plain()).rpartition("quickly")[2]


def game_left_early(home: Path, seed: int) -> str | None:
    """All that was shown to a person who got out before the end; None if this person did not."""
    person = PeopleAtTerminal("en", "ghoosty", ["Ada"], hides=False, seed=1)
    flags = ("--names", "Ada", "--seats", "human,random", "--players", "5", "--seed", f"{seed}", "--journal", f"{seed}")
    shown = ""
    with Terminal(home, "play", "ghoosty", *flags) as terminal:
        while (asked := terminal.until_asked(person.is_asked)) is not None:
            shown += asked
            terminal.type(person.answer(asked))
        shown += terminal.seen
        assert terminal.end() == 0
    return shown if SKIP in flat(shown) else None


def test_whoever_is_out_in_ghoosty_is_told_so_and_may_skip_to_the_end(tmp_path: Path) -> None:
    shown = next(shown for seed in count() if (shown := game_left_early(tmp_path, seed)) is not None)
    assert "You are out and watch the others. Enter skips ahead" in flat(shown)
    assert "On we go, quickly" in shown
    assert "The game is in" in shown.rpartition("On we go, quickly")[2]


def test_into_a_file_every_move_is_told_to_those_who_only_watch(tmp_path: Path) -> None:
    outcome = run(tmp_path, "play", "ghosts", "--seats", "r,r", "--names", "Ada,Ben", "--journal", "g.journal")
    told = [line for line in outcome.out.splitlines() if line.startswith("· ")]
    played = (tmp_path / "g.journal").read_text().count('"line":"play"')
    assert len(told) > played / 2
    assert SKIP not in outcome.out
