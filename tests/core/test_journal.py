"""Journals: what was written is read again, and nothing else is believed."""

import json
import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from geisterstunde.core.journal import (
    AnyLine,
    Ended,
    Journal,
    Played,
    Rolled,
    Undone,
    opening_of,
    read_journal,
    resigned_result,
    sealed_lines,
    seed_of,
)
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Refused, Result
from geisterstunde.games import game_called
from geisterstunde.table.play import Play
from geisterstunde.table.replay import Replay, verify

GAME = game_called("18-ghosts")


def finished_table() -> Play:
    table = Play.begin(GAME, ("Ada", "Bert"), GAME.options_type(), "moon")
    rng = random.Random(5)
    while table.to_act:
        table.act(table.to_act[0], rng.choice(table.choices(table.to_act[0])))
    return table


TABLE = finished_table()
TEXT = TABLE.journal.text()
LINES = TEXT.splitlines(keepends=True)


def refusal_of(text: str) -> tuple[str, object]:
    """Why a text is not a journal that verifies, and the line that is named."""
    with pytest.raises(Refused) as refused:
        verify(GAME, read_journal(text))
    return refused.value.refusal.key, refused.value.refusal.args.get("line")


def resealed(change: Callable[[list[object]], object]) -> str:
    """A journal that somebody forged with care: lines changed and all seals renewed."""
    lines: list[object] = list(TABLE.journal.lines)
    change(lines)
    return "".join(sealed_lines(lines))  # type: ignore[arg-type]


def test_a_journal_is_read_as_it_was_written() -> None:
    assert read_journal(TEXT).lines == TABLE.journal.lines
    assert read_journal(TEXT).text() == TEXT


def test_a_finished_journal_verifies() -> None:
    assert verify(GAME, read_journal(TEXT)) == TABLE.result


def test_every_line_is_json_with_the_game_first_and_the_seed_last() -> None:
    first, *_, last = (json.loads(line) for line in LINES)
    assert (first["line"], first["game"], first["seats"]) == ("game", "18-ghosts", ["Ada", "Bert"])
    assert (last["line"], last["seed"]) == ("end", "moon")


def test_an_empty_file_is_no_journal() -> None:
    assert refusal_of("") == ("journal-empty", None)


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[1, 2]\n", '{"line":"game"}\n', "\x00\n", "\n"])
def test_another_file_is_no_journal(text: str) -> None:
    assert refusal_of(text) == ("journal-not-ours", 1)


def test_a_journal_cut_off_within_a_line_names_the_line() -> None:
    assert refusal_of("".join(LINES[:9]) + LINES[9][:20]) == ("journal-cut-off", 10)
    assert refusal_of("".join(LINES[:9]) + LINES[9].rstrip("\n")) == ("journal-cut-off", 10)


def test_a_journal_cut_off_between_lines_is_an_unfinished_game() -> None:
    assert refusal_of("".join(LINES[:9])) == ("journal-unfinished", None)


def test_an_edited_line_is_named() -> None:
    lines = list(LINES)
    lines[4] = lines[4].replace('"seat":0', '"seat":1') if '"seat":0' in lines[4] else lines[4].replace(":1", ":0")
    assert refusal_of("".join(lines)) == ("journal-edited", 5)


def test_a_missing_line_shows_at_the_line_after_it() -> None:
    assert refusal_of("".join(LINES[:6] + LINES[7:])) == ("journal-edited", 7)


def test_a_line_that_is_no_line_of_a_journal_is_named() -> None:
    lines = list(LINES)
    lines[3] = lines[3].replace('"line":"play"', '"line":"wish"')
    assert refusal_of("".join(lines)) == ("journal-bad-line", 4)


def test_a_journal_must_begin_with_the_game() -> None:
    assert refusal_of(resealed(lambda lines: lines.pop(0))) == ("journal-without-opening", None)


def test_nothing_may_follow_the_end() -> None:
    assert refusal_of(resealed(lambda lines: lines.append(lines[3])))[0] == "journal-line-misplaced"
    assert refusal_of(resealed(lambda lines: lines.insert(2, lines[0]))) == ("journal-line-misplaced", 3)


def test_a_newer_format_is_refused() -> None:
    first = TABLE.journal.opening
    newer = type(first)(**{name: getattr(first, name) for name in first.__struct_fields__} | {"format": 99})

    def change(lines: list[object]) -> None:
        lines[0] = newer

    assert refusal_of(resealed(change)) == ("journal-newer-format", 1)


def test_other_rules_are_refused() -> None:
    first = TABLE.journal.opening
    other = type(first)(**{name: getattr(first, name) for name in first.__struct_fields__} | {"rules": 99})

    def change(lines: list[object]) -> None:
        lines[0] = other

    assert refusal_of(resealed(change)) == ("journal-other-rules", 1)


def test_an_illegal_action_names_its_line() -> None:
    def change(lines: list[object]) -> None:
        lines[2] = Played(1, {"do": "move", "origin": "a1", "target": "a2"})

    assert refusal_of(resealed(change)) == ("journal-illegal-action", 3)


def test_an_action_out_of_turn_names_its_line() -> None:
    def change(lines: list[object]) -> None:
        lines[1] = Played(1, {"do": "place", "room": "a1"})

    assert refusal_of(resealed(change)) == ("journal-illegal-action", 2)


@pytest.mark.parametrize("action", [{"do": "dance"}, {"do": "place"}, {"do": "place", "room": "z9"}, {}])
def test_an_action_that_does_not_exist_names_its_line(action: dict[str, str]) -> None:
    def change(lines: list[object]) -> None:
        lines[1] = Played(0, action)

    assert refusal_of(resealed(change)) == ("journal-unknown-action", 2)


def test_a_roll_that_is_not_due_names_its_line() -> None:
    assert refusal_of(resealed(lambda lines: lines.insert(1, Rolled((0, 1))))) == ("journal-roll-not-due", 2)


def test_another_seed_than_the_promised_one_is_found() -> None:
    def change(lines: list[object]) -> None:
        assert isinstance(lines[-1], Ended)
        lines[-1] = Ended(seed="sun", result=lines[-1].result)

    assert refusal_of(resealed(change)) == ("journal-wrong-seed", len(LINES))


def test_a_result_that_was_not_reached_is_found() -> None:
    assert refusal_of(resealed(lambda lines: lines.pop(-2)))[0] == "journal-wrong-result"


def test_taking_back_needs_something_to_take_back() -> None:
    assert refusal_of(resealed(lambda lines: lines.insert(1, Undone()))) == ("journal-nothing-to-undo", 2)


def test_options_that_are_none_are_refused() -> None:
    first = TABLE.journal.opening
    strange = type(first)(**{name: getattr(first, name) for name in first.__struct_fields__} | {"options": {"x": 1}})

    def change(lines: list[object]) -> None:
        lines[0] = strange

    assert refusal_of(resealed(change))[0] == "unknown-option"


def test_what_was_taken_back_is_not_replayed() -> None:
    table = Play.begin(GAME, ("Ada", "Bert"), GAME.options_type(), "moon")
    table.act(0, GAME.read("b1"))
    table.undo(0)
    table.act(0, GAME.read("a1"))
    journal = read_journal(table.journal.text())
    assert len(journal.moves) == 1
    assert list(Replay(GAME, journal).to_end().view(None).castle) == ["a1"]  # type: ignore[attr-defined]


def test_lines_are_written_as_they_always_were() -> None:
    """Fields that came later are left out where they say nothing, so that old journals stay byte for byte the same."""
    assert LINES[0].startswith('{"line":"game","format":1,"game":"18-ghosts","rules":')
    assert "promise" not in TEXT
    assert "words" not in TEXT
    assert json.loads(LINES[1]).keys() == {"line", "seat", "action", "seal"}
    assert json.loads(LINES[-1]).keys() == {"line", "seed", "result", "seal"}
    assert next(sealed_lines([Undone()])).startswith('{"line":"undo","seal":')


def journal_with(*lines: AnyLine) -> Journal:
    journal = Journal(TABLE.journal.opening)
    for line in lines:
        journal.add(line)
    return journal


def acts(seat: int) -> Played:
    return Played(seat, {"do": "place", "room": "a1"})


def why_not_undone(*lines: AnyLine) -> str:
    with pytest.raises(Refused) as refused:
        journal_with(*lines)
    return refused.value.refusal.key


def test_several_actions_and_the_rolls_after_them_are_taken_back_by_consent() -> None:
    first, roll = acts(0), Rolled((0, 1))
    journal = journal_with(roll, first, acts(1), roll, acts(0), roll, Undone(actions=2, agreed=True))
    assert journal.moves == [roll, first]
    assert journal.move_lines == [2, 3]


def test_without_consent_neither_rolls_nor_actions_of_others_are_taken_back() -> None:
    assert why_not_undone(acts(0), Rolled((0, 1)), Undone()) == "journal-nothing-to-undo"
    assert why_not_undone(acts(0), acts(1), Undone(actions=2)) == "journal-nothing-to-undo"
    assert why_not_undone(acts(0), Rolled((0, 1)), acts(0), Undone(actions=2)) == "journal-nothing-to-undo"
    assert journal_with(acts(0), acts(0), Undone(actions=2)).moves == []


@pytest.mark.parametrize("actions", [-1, 0, 3])
def test_no_more_is_taken_back_than_was_done(actions: int) -> None:
    assert why_not_undone(acts(0), acts(1), Undone(actions=actions, agreed=True)) == "journal-nothing-to-undo"


def test_one_action_is_taken_back_from_under_secret_choices_of_others() -> None:
    first, second = acts(1), acts(2)
    journal = journal_with(first, acts(0), second, Undone(seat=0))
    assert journal.moves == [first, second]
    assert journal.move_lines == [2, 4]


def test_that_is_not_possible_beneath_a_roll_or_for_more_than_one_action() -> None:
    assert why_not_undone(acts(0), Rolled((0, 1)), acts(1), Undone(seat=0)) == "journal-nothing-to-undo"
    assert why_not_undone(acts(1), Undone(seat=0)) == "journal-nothing-to-undo"
    assert why_not_undone(acts(0), acts(0), Undone(actions=2, seat=0)) == "journal-nothing-to-undo"
    assert why_not_undone(acts(0), Undone(agreed=True, seat=0)) == "journal-nothing-to-undo"


def given_up(**change: object) -> str:
    """A journal of a game that seat 1 gave up after one action, with words in its seed."""
    asked: dict[str, object] = {
        "promise": commitment_to("secret"),
        "words": ("the moon", "boo"),
        "seed": "secret the moon boo",
        "resigned": 1,
        "result": Result((1.0, 0.0), (0,), "resigned"),
    }
    asked |= change
    opening = opening_of(GAME, ("Ada", "Bert"), GAME.options_type(), str(asked["seed"]))
    journal = Journal(replace(opening, promise=asked["promise"], words=asked["words"]))
    journal.add(Played(0, {"do": "place", "room": "b1"}))
    journal.add(Ended(seed=str(asked["seed"]), result=asked["result"], resigned=asked["resigned"]))  # type: ignore[arg-type]
    return journal.text()


def test_a_game_that_was_given_up_verifies() -> None:
    journal = read_journal(given_up())
    assert verify(GAME, journal) == resigned_result(1, 2)
    assert seed_of("secret", journal.opening.words, ()) == "secret the moon boo"


@pytest.mark.parametrize("seat", [-1, 0, 2, None])
def test_who_gave_up_has_to_fit_the_result(seat: int | None) -> None:
    assert refusal_of(given_up(resigned=seat)) == ("journal-wrong-result", 3)


def test_a_finished_game_cannot_be_given_up() -> None:
    def change(lines: list[object]) -> None:
        lines[-1] = Ended(seed="moon", result=resigned_result(1, 2), resigned=1)

    assert refusal_of(resealed(change)) == ("journal-wrong-result", len(LINES))


@pytest.mark.parametrize(
    "change",
    [
        {"promise": commitment_to("another secret")},
        {"promise": commitment_to("secret the moon boo")},
        {"promise": ""},
        {"words": ("the moon",)},
        {"words": ()},
        {"words": ("the moon", "boo", "more")},
        {"seed": "secret"},
        {"seed": "secret the moonboo"},
    ],
)
def test_the_seed_is_made_of_the_promised_secret_and_the_words_of_the_players(change: dict[str, object]) -> None:
    assert refusal_of(given_up(**change)) == ("journal-broken-promise", 3)


def test_a_secret_without_words_keeps_its_promise_too() -> None:
    assert verify(GAME, read_journal(given_up(words=(), seed="secret"))) is not None


def test_actions_by_the_clock_are_marked() -> None:
    line = next(sealed_lines([Played(0, {"do": "place", "room": "b1"}, by_clock=True)]))
    assert '"by_clock":true' in line
