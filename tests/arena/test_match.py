"""One game: checked by a table, repeatable, and never broken by a bot."""

from pathlib import Path

import pytest

from geisterstunde.arena.match import Match, names_once
from geisterstunde.arena.schedule import fixtures_of_deal
from geisterstunde.arena.words import Plan, Record
from geisterstunde.core.journal import Played, Rolled, read_journal
from geisterstunde.games import game_called
from geisterstunde.table.replay import verify
from tests.arena.plans import cards, castle
from tests.arena.players import SHELF


def played(plan: Plan, deal: int = 0, rotation: int = 0) -> tuple[Record, str]:
    fixture = fixtures_of_deal(len(plan.contenders), plan.players, deal)[rotation]
    match = Match(plan, fixture, SHELF)
    return match.play(), match.course.journal.text()


def without_time(record: Record) -> dict[str, object]:
    return {name: getattr(record, name) for name in record.__struct_fields__ if name != "seconds"}


def test_a_game_ends_with_a_result_and_a_journal_that_holds() -> None:
    record, text = played(castle())
    journal = read_journal(text)
    result = verify(game_called("18-ghosts"), journal)
    assert (record.scores, record.winners, record.reason) == (result.scores, result.winners, result.reason)
    assert record.actions == len(journal.moves) == sum(record.asked)
    assert journal.opening.seats == ("dice@1n", "first@1n")
    assert record.faults == ()


def test_the_same_game_goes_the_same_way() -> None:
    one, other = played(castle()), played(castle())
    assert without_time(one[0]) == without_time(other[0])
    assert one[1] == other[1]


def test_every_rotation_of_a_deal_has_the_same_cards() -> None:
    plan = cards("dice@1n,first@1n", 4)
    rolls = []
    for rotation in range(4):
        journal = read_journal(played(plan, 0, rotation)[1])
        rolls.append(next(move for move in journal.moves if isinstance(move, Rolled)))
    assert len(set(rolls)) == 1
    assert rolls[0] != next(move for move in read_journal(played(plan, 2)[1]).moves if isinstance(move, Rolled))


def test_opening_actions_are_the_same_in_every_rotation_and_differ_between_deals() -> None:
    plan = castle(opening=8)
    openings = []
    for deal, rotation in ((0, 0), (0, 1), (1, 0)):
        record, text = played(plan, deal, rotation)
        moves = [move for move in read_journal(text).moves if isinstance(move, Played)]
        openings.append(moves[:8])
        assert sum(record.asked) == record.actions - 8
    assert openings[0] == openings[1] != openings[2]


def test_a_bot_is_shown_the_view_of_its_seat_and_only_when_it_may_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOSY_NOTES", str(tmp_path))
    record, _ = played(cards("nosy@1n,dice@1n", 2), rotation=1)
    notes = (tmp_path / "notes.txt").read_text().splitlines()
    assert len(notes) == record.asked[1]
    assert all(note.startswith("View 1 ") and "1" in note.split("[")[1] for note in notes)


def test_an_illegal_answer_is_a_fault_and_the_lot_plays_on() -> None:
    record, text = played(castle("cheat@1n,dice@1n"))
    verify(game_called("18-ghosts"), read_journal(text))
    (fault,) = record.faults
    assert (fault.seat, fault.kind, fault.action) == (0, "illegal", 0)
    assert fault.count == record.asked[0]


def test_an_exception_is_a_fault_told_in_one_short_line() -> None:
    record, _ = played(castle("dice@1n,clumsy@1n"))
    (fault,) = record.faults
    assert (fault.seat, fault.kind) == (1, "failed")
    assert fault.detail.startswith("ValueError: <script>")
    assert len(fault.detail) == 200
    assert fault.detail.isprintable()


def test_a_bot_that_wants_to_leave_the_program_does_not() -> None:
    record, _ = played(castle("quitter@1n,dice@1n"))
    assert [fault.kind for fault in record.faults] == ["failed"]


def test_an_answer_after_more_than_twice_the_time_is_a_fault_but_counts() -> None:
    plan = castle("slow@1ms,dice@1000ms")
    record, text = played(plan)
    verify(game_called("18-ghosts"), read_journal(text))
    (fault,) = record.faults
    assert (fault.seat, fault.kind, fault.count) == (0, "late", record.asked[0])


def test_a_contender_on_several_seats_has_another_name_on_each() -> None:
    """A play refuses two seats of one name, and a journal would not say who is who."""
    assert names_once(["a@1n", "b@1n", "a@1n", "a@1n"]) == ("a@1n", "b@1n", "a@1n 2", "a@1n 3")
