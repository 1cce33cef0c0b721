"""The five ghosts and their hints at the terminal."""

import json
from pathlib import Path

import pytest

from geisterstunde.cli.seats import kind_called
from geisterstunde.games import names
from tests.cli.program import Terminal, run

SETTING = "--seed", "a test", "--journal", "g.journal"


@pytest.mark.parametrize("game", names())
def test_the_five_ghosts_play_a_whole_game_without_a_person(tmp_path: Path, game: str) -> None:
    """The quick ones at every seat; the journal holds, and nobody lost the thread."""
    seats = "flake,rumble,veil" if game == "ghost-for-sale" else "flake,veil"
    # Otherwise the slow thinkers go round in circles for a long time.
    shorter = ("--option", "no_progress_limit=50") if game == "ghoosty" else ()
    outcome = run(tmp_path, "play", game, "--seats", seats, *shorter, *SETTING)
    assert outcome.code == 0
    assert "lost the thread" not in outcome.out
    assert run(tmp_path, "verify", "g.journal").code == 0
    opening = json.loads((tmp_path / "g.journal").read_text().splitlines()[0])
    assert opening["seats"][0] == "Flake"
    assert opening["seats"][-1] == "Aunt Veil"


def test_the_same_seed_brings_the_same_game_with_a_ghost(tmp_path: Path) -> None:
    moves = []
    for name in ("a.journal", "b.journal"):
        setting = ("ghosts", "--seats", "rumble,flake", "--option", "rounds=1", "--seed", "a test", "--journal", name)
        assert run(tmp_path, "play", *setting).code == 0
        moves.append([line.split('"seal"')[0] for line in (tmp_path / name).read_text().splitlines()])
    assert moves[0] == moves[1]


def test_without_a_word_the_opponent_is_rumble(tmp_path: Path) -> None:
    out = run(tmp_path, "play", "18-ghosts", *SETTING, typed="quit\n").out
    assert "Rumble" in out
    assert json.loads((tmp_path / "g.journal.seed").read_text())["seats"] == ["human", "rumble"]


def test_the_last_program_named_takes_the_seats_left_over(tmp_path: Path) -> None:
    run(tmp_path, "play", "ghosts", "--players", "4", "--seats", "h,veil", *SETTING, typed="quit\n")
    assert json.loads((tmp_path / "g.journal.seed").read_text())["seats"] == ["human", "veil", "veil", "veil"]
    seats = json.loads((tmp_path / "g.journal").read_text().splitlines()[0])["seats"]
    assert seats[1:] == ["Aunt Veil", "Aunt Veil 2", "Aunt Veil 3"]


def test_a_ghost_is_called_by_name_number_or_in_either_language() -> None:
    by_number = {"1": "flake", "2": "rumble", "3": "veil", "4": "dusk", "5": "midnight"}
    words = {
        "flake": "Flocke",
        "rumble": "Rumpel",
        "veil": "Tante Schleier",
        "dusk": "Dämmer",
        "midnight": "MITTERNACHT",
    }
    assert {kind_called(word): kind_called(number) for number, word in by_number.items()} == {
        name: name for name in by_number.values()
    }
    assert {kind_called(word) for word in words.values()} == set(words)


def test_the_menu_asks_who_shall_play(tmp_path: Path) -> None:
    outcome = run(tmp_path, "play", "--journal", "g.journal", typed="1\nnobody\n1\nquit\n")
    assert outcome.code == 0
    assert "Count Dusk: an old hand" in outcome.out
    assert "“nobody” cannot take a seat" in outcome.err
    assert json.loads((tmp_path / "g.journal.seed").read_text())["seats"] == ["human", "flake"]


def test_enter_in_the_menu_takes_the_usual_opponent_and_nonsense_nobody(tmp_path: Path) -> None:
    assert "Rumble" in run(tmp_path, "play", "--journal", "g.journal", typed="1\n\nquit\n").out
    refused = run(tmp_path, "play", "--journal", "h.journal", typed="1\nx\ny\nw\n")
    assert refused.code == 2
    assert not (tmp_path / "h.journal").exists()


@pytest.mark.parametrize(
    ("language", "word", "said"), [("en", "hint", "My proposal: "), ("de", "tipp", "Mein Vorschlag: ")]
)
@pytest.mark.parametrize("game", names())
def test_a_hint_proposes_a_move_that_can_be_typed_and_says_why(
    tmp_path: Path, game: str, language: str, word: str, said: str
) -> None:
    setting = (game, "--seats", "h,r", *SETTING, "--lang", language)
    out = run(tmp_path, "play", *setting, typed=f"{word}\nquit\n").out
    proposal = out.split(said)[1].splitlines()[0]
    move = proposal.split(" (")[0].split(". ")[0].rstrip(".")
    assert len(proposal) > len(move) + 5, "a reason follows"
    assert "bot-reason" not in out
    before = len((tmp_path / "g.journal").read_text().splitlines())
    run(tmp_path, "play", "--continue", "g.journal", "--lang", language, typed=f"{move}\nquit\n")
    assert len((tmp_path / "g.journal").read_text().splitlines()) > before


def test_help_names_the_five_ghosts(tmp_path: Path) -> None:
    out = run(tmp_path, "play", "--help", "--lang", "de").out
    for name in ("Flocke", "Rumpel", "Tante Schleier", "Graf Dämmer", "Mitternacht"):
        assert name in out


def test_a_ghost_that_thinks_does_not_keep_ctrl_c_from_working(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "18-ghosts", "--seats", "midnight,midnight", *SETTING) as terminal:
        terminal.until("is thinking")
        terminal.press(b"\x03")
        terminal.until("--continue g.journal")
        assert terminal.end() == 130
