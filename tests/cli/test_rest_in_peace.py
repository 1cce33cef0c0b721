"""The table of Rest in Peace in a terminal: what stands on it, and that it fits."""

import io
import random
from pathlib import Path

import pytest
from librt.random import Random
from rich.console import Console, RenderableType

from geisterstunde.cli.moves import listed
from geisterstunde.cli.screens import screen_of
from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.words import Options
from geisterstunde.texts import Texts
from tests.cli.program import KEY, run
from tests.games.rest_in_peace.scene import play, scene

SCREEN = screen_of(GAME.name)
ENGLISH = Texts("en", GAME, ("Ada", "Ben"))
GERMAN = Texts("de", GAME, ("Ada", "Ben"))


def shown(thing: RenderableType, rows: int = 30) -> str:
    """What a terminal of 80 columns without colours shows, without spaces at the ends of lines."""
    console = Console(width=80, height=rows, file=io.StringIO(), no_color=True, markup=False, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def table(state: Rules, viewer: int | None = 0, rows: int = 30, texts: Texts = ENGLISH) -> str:
    return shown(SCREEN.draw(GAME.view(state, viewer), texts), rows)


def moves(state: Rules) -> str:
    """The moves of the one who acts, on one line."""
    seat = state.actor()
    return " ".join(
        shown(
            listed(
                GAME, SCREEN, GAME.view(state, seat), seat, GAME.legal_actions(state, seat), ENGLISH, is_brief=False
            ),
        ).split()
    )


def test_a_card_shows_how_its_worth_came_about() -> None:
    state = scene("2 4 p8", "1 p17")
    play(state, "A 2 p8 4 hold", "B p17 =4")
    said = table(state)
    assert "6 = [2] +1 p8 =3  [p8 Bat]  [4] +1 p8 −2 p17 =3" in said
    assert "0 = [p17 Ectoplasm with miasma]:4" in said


def test_a_psychic_with_a_value_shows_it() -> None:
    state = scene("3 p23 p16", "1")
    play(state, "A 3 p23 p16 c3")
    assert "8 = [3]  [p23 Ghost goldfish] 2  [p16 I’ll take a double] 3" in table(state)


def test_residences_won_and_still_to_be_won() -> None:
    """A won place names its winner, a drawn one has an equals sign, and its token waits at the next one."""
    state = scene("1 p27", "2", tokens="vcvvvvvccc", round=2, won="Av Bc")
    play(state, "A p27")
    said = table(state).splitlines()
    assert said[0].split() == ["Round", "1", "2", "[3]", "4", "5", "6", "7", "8", "9", "10"]
    assert said[1].split()[2:5] == ["=", "VC", "V"]
    assert "Ada (you)  V · · ·   · · ·" in table(state)
    assert "Ben        · · · ·   C · ·" in table(state)
    assert "V S" not in table(state)
    assert "VS" in table(state, texts=GERMAN)


def test_cards_at_the_tenth_round_are_known_to_their_owner_only() -> None:
    state = scene("1", "2", end="A4 Bp7 B3")
    assert "Round 10  A (4)  B (p7 Postponed wedding)  (?)" in table(state)
    assert "Round 10  A (?)  B (p7 Postponed wedding)  (3)" in table(state, viewer=1)
    assert "Round 10  A (?)  B (p7 Postponed wedding)  (?)" in table(state, viewer=None)


def test_a_hand_is_shown_to_its_owner_and_to_whoever_plays_3() -> None:
    state = scene("1 5", "2 6 p3")
    assert "Hand 1 5" in table(state)
    assert "2 cards in hand" in table(state)
    assert "Hand" not in table(state, viewer=None)
    play(state, "A 1 hold", "B p3")
    assert "Hand 5 " in table(state, viewer=1)
    assert "Hand 2 6" not in table(state)


def test_a_ghost_turned_up_on_a_pile_is_seen() -> None:
    state = scene("p19", "1", a_pile="1", b_pile="4 5")
    play(state, "A p19 tB")
    assert "Pile 2, on top 5" in table(state)
    assert "5 = [p19 Ghost of Christmas yet to come] 5" in table(state)


def test_psychics_say_what_they_do_as_it_was_agreed() -> None:
    """Own psychics and the one that the loser will get are explained, in a high terminal those of the others too."""
    state = scene("1 p10", "2 p5", prize=6)
    said = " ".join(table(state).split())
    assert "p6 Whoever loses gets “Footprints on the carpet”: Chance draws" in said
    assert "p10 “Poltergeist”: Name a value: all cards of that value, also the other family’s, count 2 more." in said
    assert "“Sir Nicholas”" not in said
    assert "“Sir Nicholas”: Counts 3." in table(state, rows=40)
    own = scene("1 p10", "2", options=Options(poltergeist="own"))
    assert "your cards of that value count 2 more" in " ".join(table(own).split())


@pytest.mark.parametrize(
    ("psychic", "said"),
    [
        ("p14", "Ben: no card or at least two in every turn (p14)."),
        ("p24", "Ben: only ghosts for the rest of this round (p24)."),
        ("p25 =1 =3", "Nobody may play 1 or 3 for the rest of this round (p25)."),
        ("p6", "Ben: chance draws the next card (p6)."),
    ],
)
def test_what_binds_somebody_is_said(psychic: str, said: str) -> None:
    state = scene(f"1 5 {psychic.split()[0]} p29", "2 4")
    play(state, f"A {psychic}")
    assert said in table(state)
    play(state, "A p29")
    assert said not in table(state)


def test_a_move_shows_the_totals_it_leads_to() -> None:
    state = scene("2 4 p8", "1", tokens="cvvvvvvccc", prize=3)
    play(state, "A p8")
    assert "1 Play ghost 2 → 3:0 2 Play ghost 4 → 5:0" in moves(state)
    assert "Give up (villa for Ben, p3 for Ada)" in moves(state)


def test_totals_stand_only_behind_moves_that_can_change_them() -> None:
    state = scene("2 4 p28 p25 p10", "1", round=6)
    play(state, "A 2 p28")
    assert "→" not in moves(state)
    play(state, "A s6v")
    assert "→" not in moves(state)
    play(state, "A s7c p25 =1")
    assert "→" not in moves(state)
    play(state, "A =3 p10")
    assert "Name the value 1 → 2:0 2 Name the value 2 → 4:0" in moves(state)


def test_the_psychic_that_asks_for_a_choice_says_what_it_does() -> None:
    state = scene("1 p17", "2", prize=6)
    play(state, "A 1 p17")
    assert "p17 “Ectoplasm with miasma”: Name a value" in table(state)
    play(state, "A =2")
    assert "“Ectoplasm with miasma”: Name a value" not in table(state)


def test_nothing_is_foretold_that_the_seat_cannot_know() -> None:
    state = scene("1 5 p6", "2 4 6")
    play(state, "A 1 p6 hold")
    assert "Play a random ghost 2" in moves(state)
    assert "→" not in moves(state)


def test_a_ghost_that_will_be_turned_up_is_not_foretold() -> None:
    """Even if all worlds that are tried happen to agree: here nobody knows that both piles hold only ones."""
    state = scene("2 p19", "1", earlier="A2 A2 A2 A2 A3 A3 A3 A3 A4 A4 A4 A5 A5 A6", round=5, a_pile="1 1", b_pile="1")
    play(state, "A p19")
    assert "Turn up the top card of Ada" in moves(state)
    assert "→" not in moves(state)


def test_the_end_of_the_game_is_foretold() -> None:
    state = scene("2", "1", won="Bv Bv Bv")
    assert "Give up (villa for Ben, end of the game)" in moves(state)
    play(state, "A out")
    assert "V V V V   · · ·   1 card in hand" in table(state)
    assert "Whoever loses" not in table(state)


def test_more_counts_what_the_other_family_can_still_hold() -> None:
    state = scene("2", "1", earlier="B6 B5", round=3)
    said = shown(SCREEN.more(GAME.view(state, 0), ENGLISH)) if SCREEN.more is not None else ""
    assert "Hidden with Ben: 6×[1]  5×[2]  4×[3]  3×[4]  1×[5]" in said


def test_more_tells_the_earlier_rounds_and_what_is_known() -> None:
    state = scene("5 p11", "3 2 p22", a_pile="1 1 1 1", b_pile="2 2 2 2")
    play(state, "A 5 hold", "B 3 p22 <3", "B -")
    said = shown(SCREEN.more(GAME.view(state, 0), ENGLISH)) if SCREEN.more is not None else ""
    assert "certainly in hand: 3" in said
    assert "→A  A 5   B p22" in said
    assert "“Be gone!”: Discard one of the other family’s cards" in said


def test_a_low_terminal_shows_whole_sentences_as_long_as_there_is_room() -> None:
    """From the last own psychic up to the prize; the others end in an ellipsis."""
    state = scene("1 p10", "2 p5", prize=6)
    assert "…" not in table(state, rows=24)
    state = scene("1 p10 p13 p19", "2 p5", prize=6, end="A2")
    said = table(state, rows=24)
    assert len(said.splitlines()) == 15
    assert "card takes its value, and the ghost stays there face up." in said
    assert "tenth, where it counts −2." in said
    assert "“Poltergeist”: Name a value: all cards of that value, also the other fami…" in said
    assert "“Footprints on the carpet”: Chance draws the other fam…" in said
    assert "…" not in table(state, rows=26)


def test_a_question_about_a_psychic_tells_what_it_does(tmp_path: Path) -> None:
    """Whether it may be played or not, and wherever it is."""
    typed = "? p17\n? xp4\n? out\nquit\n"
    out = run(tmp_path, "play", "rest-in-peace", "--seats", "h,h", "--journal", "g.journal", typed="\n" + typed).out
    assert "“Ectoplasm with miasma”: Name a value: the other family’s cards of that value" in out
    assert "“The Lady in White”: Counts 2." in out
    assert "out would do this:" in out


def test_moves_that_are_words_may_be_typed_in_german(tmp_path: Path) -> None:
    setting = ("rest-in-peace", "--seats", "h,h", "--lang", "de", "--journal", "g.journal")
    out = run(tmp_path, "play", *setting, typed="\n1\n? aufgeben\nhalten\n\naufgeben\nquatsch\nende\n").out
    assert "aufgeben würde bewirken:" in out
    assert "„quatsch“ verstehe ich nicht. Züge sehen so aus: g3, p17, =3, x3, xp17, tA, s4v, _3, - oder zufall" in (
        " ".join(out.split())
    )
    journal = (tmp_path / "g.journal").read_text()
    assert '"hold"' in journal
    assert '"give-up"' in journal


@pytest.mark.parametrize("game", ["normal", "introductory"])
def test_random_games_fit_on_a_terminal(game: str) -> None:
    """At most 80 columns, and 19 rows of 30 or 15 of 24, so that news, question and moves have their room."""
    options = Options(game="introductory") if game == "introductory" else Options()
    for seed in range(3):
        choices, luck = random.Random(seed), Random(seed)
        state = GAME.start(2, options)
        while state.actor() != NOBODY:
            check_fits(state, choices.choice((None, 0, 1)), choices.choice((ENGLISH, GERMAN)))
            if state.actor() == CHANCE:
                state.roll(rolled(state.due(), luck))
            else:
                state.apply(state.actor(), choices.choice(list(state.legal(state.actor()))))
        check_fits(state, None, ENGLISH)


def check_fits(state: Rules, viewer: int | None, texts: Texts) -> None:
    said = table(state, viewer, texts=texts)
    assert len(said.splitlines()) <= 19, said
    assert all(len(line) <= 80 for line in said.splitlines()), said
    assert KEY.search(said) is None, said
    assert len(table(state, viewer, rows=24, texts=texts).splitlines()) <= 15
    assert SCREEN.more is not None
    assert KEY.search(shown(SCREEN.more(GAME.view(state, viewer), texts))) is None
