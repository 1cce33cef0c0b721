"""What the tables of the games show at a terminal, and what may be typed there."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.program import Terminal, run
from tests.cli.test_play import CHANCE, SETTING


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
