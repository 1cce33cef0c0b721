"""The puzzles that are shipped: each is a position of the game, asks one thing, and its answer is right."""

import os
import random
import re
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from geisterstunde.arena.puzzle_finding import book_found, found_in_game, is_still_right
from geisterstunde.bots.package import bots_of, reason_for
from geisterstunde.bots.words import Reason
from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.server.puzzles import (
    PuzzleAnswer,
    PuzzleQuestion,
    concluded_in,
    foretold_in,
    sheet_of,
    shelf_on,
    solution_of,
    verdict_on,
)
from geisterstunde.table.puzzles import (
    FILE,
    Finding,
    Puzzle,
    PuzzleBook,
    attempt,
    book_of,
    position_of,
    puzzle_called,
    puzzle_of_day,
    puzzles_of,
)
from geisterstunde.texts import LANGUAGES, Texts
from tests.seeds import DAY

FEWEST = 24
TIMES = 10
"""A search that checks a puzzle gets so many times what the one had that found it."""
CHECKED = int(os.environ.get("PUZZLES", "1"))
"""So many puzzles of each game are searched again."""
ALL = [puzzle for name in FOLDERS for puzzle in puzzles_of(name)]


def some(count: int) -> list[Puzzle]:
    """Some puzzles of each game, other ones every day."""
    rng = random.Random(f"puzzles {DAY}")
    return [one for name in FOLDERS for one in rng.sample(puzzles_of(name), min(count, len(puzzles_of(name))))]


def plainly(puzzle: Puzzle, written: str) -> dict[str, Any]:
    """An action as a client says it."""
    plain: dict[str, Any] = msgspec.to_builtins(game_called(puzzle.game).read(written))
    return plain


def answer_to(puzzle: Puzzle) -> PuzzleAnswer:
    if puzzle.asks_for_seat:
        return PuzzleAnswer(seat=int(puzzle.answers[0]))
    second = [plainly(puzzle, puzzle.wins[0])] if puzzle.wins else []
    return PuzzleAnswer(actions=(plainly(puzzle, puzzle.answers[0]), *second))


@pytest.mark.parametrize("name", FOLDERS)
def test_every_game_has_a_few_dozen_and_none_twice(name: str) -> None:
    ids = [puzzle.id for puzzle in puzzles_of(name)]
    assert len(ids) == len(set(ids)) >= FEWEST


@pytest.mark.parametrize("puzzle", some(CHECKED), ids=lambda puzzle: f"{puzzle.game} {puzzle.id}")
def test_a_search_of_ten_times_the_budget_finds_the_same_answer(puzzle: Puzzle) -> None:
    assert is_still_right(puzzle, TIMES)


@pytest.mark.parametrize("puzzle", some(6), ids=lambda puzzle: f"{puzzle.game} {puzzle.id}")
def test_the_answer_is_right_and_told_with_its_reason_in_both_languages(puzzle: Puzzle) -> None:
    for language in LANGUAGES:
        verdict = verdict_on(puzzle.game, puzzle.id, answer_to(puzzle), language)
        assert verdict.verdict == "right"
        assert verdict.reason == Texts(language, puzzle.game).bot_reason(puzzle.reason)
        assert verdict.reason.endswith((".", "!"))
        assert solution_of(puzzle.game, puzzle.id, language).label == verdict.answer


@pytest.mark.parametrize("puzzle", [one for one in some(6) if one.kind == "which-now"], ids=lambda one: one.id)
def test_the_reason_is_what_the_view_says_or_the_figures_of_the_search(puzzle: Puzzle) -> None:
    play = position_of(puzzle)
    answer = play.game.read(puzzle.answers[0])
    seen = reason_for(play.game, play.view(puzzle.seat), answer)
    percent = round(100 * puzzle.tried[puzzle.answers[0]])
    assert puzzle.reason == (seen or Reason("clearly-best", {"percent": percent}))
    assert max(puzzle.tried, key=lambda one: puzzle.tried[one]) == puzzle.answers[0]


@pytest.mark.parametrize("puzzle", some(3), ids=lambda puzzle: f"{puzzle.game} {puzzle.id}")
def test_everything_else_is_wrong_and_a_kind_sentence_says_what_happens(puzzle: Puzzle) -> None:
    if puzzle.asks_for_seat:
        wrong = [PuzzleAnswer(seat=seat) for seat in range(puzzle.players) if str(seat) not in puzzle.answers]
    else:
        game, choices = game_called(puzzle.game), sheet_of(puzzle.game, puzzle.id, "Ada", "en").news.choices
        others = [choice for choice in choices if game.write(choice) not in puzzle.answers]
        wrong = [PuzzleAnswer(actions=(msgspec.to_builtins(choice),)) for choice in others]
    assert wrong
    for answer in wrong:
        verdict = verdict_on(puzzle.game, puzzle.id, answer, "en")
        assert (verdict.verdict, verdict.reason, verdict.answer, verdict.news) == ("wrong", "", "", None)
        assert verdict.sentence.endswith(".")
        assert "puzzle-said" not in verdict.sentence


@pytest.mark.parametrize("name", FOLDERS)
def test_who_lies_is_not_told_by_the_notebook(name: str) -> None:
    for puzzle in puzzles_of(name):
        if puzzle.asks_for_seat:
            assert concluded_in(name, puzzle.id).conclusions is None


def test_what_would_follow_is_foretold_from_the_view() -> None:
    puzzle = next(one for one in puzzles_of("18-ghosts") if one.kind == "win-in-two")
    first = plainly(puzzle, puzzle.answers[0])
    assert foretold_in(puzzle.game, puzzle.id, PuzzleQuestion(action=first)).events
    second = plainly(puzzle, puzzle.wins[0])
    assert foretold_in(puzzle.game, puzzle.id, PuzzleQuestion(action=second, before=(first,))).events


@pytest.mark.parametrize(
    "answer",
    [PuzzleAnswer(), PuzzleAnswer(seat=1), PuzzleAnswer(actions=({"do": "xyzzy"},)), PuzzleAnswer(actions=({},))],
)
def test_an_answer_that_is_none_is_refused(answer: PuzzleAnswer) -> None:
    puzzle = puzzles_of("ghosts")[0]
    with pytest.raises(Refused):
        verdict_on("ghosts", puzzle.id, answer, "de")


@pytest.mark.parametrize(("game", "id"), [("ghosts", "00000000"), ("chess", "00000000"), ("ghosts", "../../etc")])
def test_a_puzzle_that_nobody_found_is_refused(game: str, id: str) -> None:
    with pytest.raises(Refused):
        puzzle_called(game, id)


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_the_games_take_turns() -> None:
    first = date(2026, 11, 16)
    week = [puzzle_of_day(first + timedelta(days=day)) for day in range(len(FOLDERS))]
    assert Counter(puzzle.game for puzzle in week if puzzle) == Counter(list(FOLDERS))
    assert shelf_on(1_795_000_000.0, "de").today == shelf_on(1_795_000_001.0, "en").today


@pytest.mark.parametrize(("name", "games"), [("18-ghosts", 6), ("rest-in-peace", 1)])
def test_the_same_numbers_find_the_same_puzzles_to_the_byte(name: str, games: int) -> None:
    finding = Finding(games=games, nodes=4_000, seed=100_000, times=1)
    one, other = (book_found(game_called(name), finding) for _ in range(2))
    assert one.written() == other.written()
    assert one.puzzles
    assert msgspec.json.decode(one.written(), type=PuzzleBook) == one
    assert all(attempt(puzzle, (plainly(puzzle, puzzle.answers[0]),)).verdict != "wrong" for puzzle in one.puzzles)


@pytest.mark.parametrize("name", FOLDERS)
def test_a_file_names_the_numbers_that_found_it_and_stands_as_it_was_written(name: str) -> None:
    book = book_of(name)
    assert book is not None
    assert book.found.times >= TIMES
    last = book.found.seed + book.found.games - 1
    seeds = [puzzle.seed for puzzle in book.puzzles]
    assert seeds == sorted(seeds)
    assert book.found.seed <= seeds[0] <= seeds[-1] <= last
    assert {puzzle.nodes for puzzle in book.puzzles} <= {0, book.found.nodes}
    assert (files(bots_of(name)) / FILE).read_text("utf-8") == book.written()


@pytest.mark.parametrize("puzzle", some(CHECKED), ids=lambda puzzle: f"{puzzle.game} {puzzle.id}")
def test_its_game_played_again_finds_it_again(puzzle: Puzzle) -> None:
    book = book_of(puzzle.game)
    assert book is not None
    again = list(found_in_game(game_called(puzzle.game), book.found, puzzle.seed))
    assert again == [one for one in book.puzzles if one.seed == puzzle.seed]


@pytest.mark.parametrize("name", FOLDERS)
def test_the_answer_is_told_in_words_and_not_only_in_numbers(name: str) -> None:
    for puzzle in puzzles_of(name):
        for language in LANGUAGES:
            told = solution_of(name, puzzle.id, language).label
            assert re.search(r"[^\W\d_]{3,}", told), told
