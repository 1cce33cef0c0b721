"""Whole games at the terminal: typed moves, help, undo, interruptions, the curtain."""

import json
import re
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


def test_on_a_low_terminal_the_news_make_room_for_the_moves(tmp_path: Path) -> None:
    lines = at_table(tmp_path, "18-ghosts", until="Agatha > ", typed=("1",) * 9)
    assert lines[0].split() == ["a", "b", "c", "d", "e", "Agatha", "(you)"]
    assert len(lines) <= 24


@pytest.mark.parametrize("game", ["ghosts", "ghoosty", "ghost-for-sale"])
def test_a_long_name_is_shortened_and_still_shows_who_looks(tmp_path: Path, game: str) -> None:
    names = "Maximiliane von Geistern,Kunigunde von Spukheim"
    option = ("--option", "length=match") if game == "ghoosty" else ()
    lines = at_table(tmp_path, game, "--players", "3", "--names", names, *option, until="Geistern > ")
    own = [line for line in lines if "(you)" in line]
    assert len(own) == 1
    assert "Maximil" in own[0]
    assert "▶" in own[0]


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


def at_table(tmp_path: Path, *arguments: str, until: str, typed: tuple[str, ...] = (), **more: str) -> list[str]:
    """The screen of the game at a terminal of 80 columns and 24 rows when that prompt appears."""
    setting = ("--seed", "a test", "--journal", "g.journal", *CHANCE)
    with Terminal(tmp_path, "play", *arguments, *setting, rows=24, **more) as terminal:
        screen = terminal.until(until)
        for line in typed:
            terminal.type(line)
            screen = terminal.until(until)
        terminal.type("quit")
        terminal.until("--continue g.journal")
        assert terminal.end() == 0
    lines = screen.splitlines()
    if typed:
        del lines[0]  # the echo of what was typed; the screen is cleared after it
    assert all(len(line) <= 80 for line in lines)
    assert len(lines) <= 24
    return lines


def test_ghoosty_shows_clock_houses_and_what_the_cards_would_do(tmp_path: Path) -> None:
    screen = "\n".join(at_table(tmp_path, "ghoosty", "--players", "6", until="Agatha > ", NO_COLOR="1"))
    assert "Crypt     23:" in screen
    assert "cards until midnight" in screen
    assert "house ▇▇▇▇ 4" in screen
    assert "luck Try your luck" in screen
    assert "Agatha (you)" in screen


def test_a_number_means_a_card_where_cards_are_numbers(tmp_path: Path) -> None:
    """In Ghoosty! a 7 is a seven, never the seventh move of a list."""
    typed = "99\n?\n" + "".join(f"{value}\n" for value in range(1, 15)) + "quit\n"
    outcome = run(tmp_path, "play", "ghoosty", *CHANCE, "--seed", "a test", "--journal", "g.journal", typed=typed)
    assert "There is no ghost with the value 99" in outcome.out
    assert "Type a move as it stands in the list." in outcome.out
    played = [json.loads(line) for line in (tmp_path / "g.journal").read_text().splitlines()]
    mine = [line["action"] for line in played if line.get("seat") == 0]
    assert mine
    assert all(action["do"] == "play" for action in mine)
    assert [action["value"] for action in mine] == sorted(action["value"] for action in mine)


def test_words_may_be_typed_in_the_language_of_the_person(tmp_path: Path) -> None:
    setting = ("ghoosty", *CHANCE, "--seed", "a test", "--journal", "g.journal", "--lang", "de")
    out = run(tmp_path, "play", *setting, typed="? glück\nGlueck\nende\n").out
    assert "glück Glück versuchen" in out
    assert "glück würde bewirken:" in out
    assert '"do":"try-luck"' in (tmp_path / "g.journal").read_text()


def test_fog_is_typed_as_it_stands_on_the_card(tmp_path: Path) -> None:
    setting = ("ghosts", "--seed", "a test", "--journal", "g.journal", "--lang", "de")
    out = run(tmp_path, "play", *setting, typed="? Nebel\n? xyz\n?\nende\n").out
    assert "„Nebel“ verstehe ich nicht" not in out
    assert "Züge sehen so aus: ge3, s1, nebel, nehmen, behalten, neu, zurückgeben 2." in " ".join(out.split())
    assert "fog" not in out


def test_ghost_for_sale_shows_properties_hands_and_the_own_secret(tmp_path: Path) -> None:
    typed = ("r1", "r2", "r3", "r4", "false", "p1d")
    setting = ("ghost-for-sale", "--players", "4", "--option", "special-cards=on")
    lines = at_table(tmp_path, *setting, until="Agatha > ", typed=typed, NO_COLOR="1")
    screen = "\n".join(lines)
    assert lines[0].startswith("Round 1, manors · declarations")
    assert lines[1].split() == ["Algernon", "Balmuir*", "Culzean", "Drumlochy*", "Eskdale*", "Fernbrae*"]
    assert "3: 1 3 4 0 " in lines[2]
    assert "* is our substitute" in screen
    assert any(line.startswith("p A'") for line in lines)
    assert "secret: false" in screen
    assert "(laid aside: 1 2 3 4)" in screen
    assert "Ghost     g" in screen


def test_bids_are_offered_in_one_line(tmp_path: Path) -> None:
    typed = ("r1", "r2", "r3", "r4", "true", "g1", "g1", "p1", "p1", "g2d", "g2d", "10>t", "9>?")
    setting = ("ghost-for-sale", "--players", "4")
    lines = at_table(tmp_path, *setting, until="Agatha > ", typed=typed)
    assert any(line.startswith("Mrs. Truelight (t): A10$") for line in lines)
    assert any(line.startswith("Bid   card>place, such as ") for line in lines)
    assert "Agatha" in lines[-1]


def test_examples_of_moves_are_in_the_language_of_the_person(tmp_path: Path) -> None:
    setting = ("ghost-for-sale", "--journal", "g.journal", "--lang", "de")
    out = " ".join(run(tmp_path, "play", *setting, typed="hallo\nende\n").out.split())
    assert "verstehe ich nicht. Züge sehen so aus: r7, wahr, falsch, g3, p3d" in out
    assert "fertig, passen, xa, benutzen, =2, nein." in out


def test_truth_and_lie_may_be_typed_as_people_say_them(tmp_path: Path) -> None:
    for language, word in (("de", "lügen"), ("de", "Falsch"), ("en", "lie")):
        file = f"{language}-{word}.journal"
        typed = "\n".join(["r1", "r2", "r3", "r4", word, "quit"]) + "\n"
        run(tmp_path, "play", "ghost-for-sale", "--journal", file, "--lang", language, typed=typed)
        assert '"do":"choose","card":"false"' in (tmp_path / file).read_text()


def test_ghosts_are_listed_before_paintings_also_when_only_double_faced_ones_are_left(tmp_path: Path) -> None:
    typed = "\n".join(["r1", "r2", "r3", "r4", "true", "g1", "g1", "quit"]) + "\n"
    out = run(tmp_path, "play", "ghost-for-sale", "--journal", "g.journal", typed=typed).out
    headings = [line.split()[0] for line in out.splitlines() if line.startswith(("Ghost  ", "Painting  "))]
    assert headings == ["Ghost", "Painting"] * 3


FIRST_ROUND = [
    *("r1", "r2", "r3", "r4"),
    "true",
    *("g1", "g1", "p2", "p2", "g3d", "g3d", "g3d"),
    "10>t",
    "done",
    "pass",
]
"""A newcomer's first round of Ghost for $ale with three players, up to the sale."""


def sale_at_table(tmp_path: Path, *typed: str, options: tuple[str, ...] = ()) -> str:
    setting = ("ghost-for-sale", "--seed", "a test", "--journal", "g.journal", *options)
    return run(tmp_path, "play", *setting, typed="\n".join([*FIRST_ROUND, *typed, "quit"]) + "\n").out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "(dein Geheimnis|Geheimnis von [A-Z]\\w+) gesehen"), ("en", "saw (your secret|the secret of [A-Z]\\w+)")],
)
def test_ghost_for_sale_says_in_words_who_saw_whose_secret(tmp_path: Path, language: str, sentence: str) -> None:
    typed = "\n".join([*FIRST_ROUND, "quit"]) + "\n"
    setting = ("ghost-for-sale", "--seed", "a test", "--journal", "g.journal", "--lang", language)
    out = run(tmp_path, "play", *setting, typed=typed).out
    assert len(re.findall(sentence, " ".join(out.split()))) >= 2


def test_ghost_for_sale_explains_special_cards_and_looks_back_on_request(tmp_path: Path) -> None:
    out = sale_at_table(tmp_path, "more", "9>1", "8>1", "pass", "no", "more", options=("--option", "special-cards=on"))
    before, after = (part.split(" > ")[0] for part in out.split("> Special cards")[1:3])
    assert "“Secret crypt”: The buyer may add one real ghost." in " ".join(before.split())
    assert "Mrs. Truelight (t): A10 " in before
    assert "four of them laid aside" in before
    assert "Round 1, manors" not in before
    assert "Algernon" in after
    assert "A9 A8" in after
    assert "Round 1, manors" in after
    assert "in hand or face down" in after


def test_the_refusals_of_ghost_for_sale_name_what_is_possible(tmp_path: Path) -> None:
    out = " ".join(sale_at_table(tmp_path, "done", "7>t").split())
    assert "You have not laid a card in this turn. Lay one, or pass." in out
    typed = "\n".join([*FIRST_ROUND[:12], "7>1", "g1", "done", "quit"]) + "\n"
    out = run(tmp_path, "play", "ghost-for-sale", "--journal", "h.journal", typed=typed).out
    assert "The properties come later. Now you bid for Mrs. Truelight.\n" in out
    assert "This is an auction. Lay a card.\n" in out
    assert "Lay one; you may pass as soon as one lies" in out


def test_what_fills_no_table_is_told_on_request(tmp_path: Path) -> None:
    """Rest in Peace has more to tell, 18 Ghosts has not."""
    setting = ("rest-in-peace", *CHANCE, "--seed", "a test", "--journal", "r.journal")
    out = run(tmp_path, "play", *setting, typed="more\n?\nquit\n").out
    assert "Still in the row" in out
    assert "? help · more · hint · undo" in out
    assert "what is still hidden" in out
    out = run(tmp_path, "play", *SETTING, typed="more\n?\nquit\n").out
    assert "I do not understand “more”" in out
    assert "? help · hint · undo" in out
    assert "what is still hidden" not in out


def test_bytes_that_are_no_text_are_no_reason_to_stop(tmp_path: Path) -> None:
    outcome = run_process(tmp_path, "play", *SETTING, typed=b"\xff\xfe\x1b[2J\nquit\n")
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
