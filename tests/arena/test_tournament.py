"""A tournament in worker processes: the same whatever their number, interruptible, and safe from its own bots."""

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from geisterstunde.arena.results import TournamentResults, read_results
from geisterstunde.arena.sequential import Question
from geisterstunde.arena.summary import report_on
from geisterstunde.arena.tournament import Tournament
from geisterstunde.arena.words import Plan, Record
from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.table.replay import verify
from tests.arena.plans import ORIGIN, cards, castle
from tests.arena.players import SHELF


def held(plan: Plan, file: Path, games: int, jobs: int = 1, patience: float | None = None) -> list[Record]:
    results = TournamentResults.create(file, plan, games)
    Tournament(results, games, jobs=jobs, shelf=SHELF, patience=patience).play()
    results.close()
    return sorted(results.records.values(), key=lambda record: (record.fixture.deal, record.fixture.rotation))


def without_time(records: list[Record]) -> list[dict[str, object]]:
    return [
        {name: getattr(record, name) for name in record.__struct_fields__ if name != "seconds"} for record in records
    ]


def test_one_and_two_processes_play_the_same_games_and_tell_the_same(tmp_path: Path) -> None:
    plan = cards("dice@1n,first@1n,clever@1n", 4)
    one = held(plan, tmp_path / "one", 16, jobs=1)
    two = held(plan, tmp_path / "two", 16, jobs=2)
    assert without_time(one) == without_time(two)
    reports = [
        report_on(plan, records, planned=16, question=None, origin=ORIGIN) for records in (one, list(reversed(two)))
    ]
    assert reports[0].neighbours == reports[1].neighbours
    assert reports[0].matrix == reports[1].matrix
    assert [standing.rating for standing in reports[0].standings] == [
        standing.rating for standing in reports[1].standings
    ]


def test_an_interrupted_tournament_goes_on_where_it_was_and_ends_the_same(tmp_path: Path) -> None:
    plan = castle("dice@1n,first@1n,clever@1n")
    whole = held(plan, tmp_path / "whole", 12)
    results = TournamentResults.create(tmp_path / "parts", plan, 12)

    def interrupt(done: int, planned: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Tournament(results, 12, shelf=SHELF).play(interrupt)
    results.close()
    again = TournamentResults.reopen(tmp_path / "parts")
    assert len(again.records) == 5
    heard: list[tuple[int, int]] = []
    Tournament(again, 12, shelf=SHELF).play(lambda done, planned: heard.append((done, planned)))
    again.close()
    assert heard == [(done, 12) for done in range(5, 13)]
    _, records, _ = read_results(tmp_path / "parts")
    assert without_time(sorted(records, key=lambda r: (r.fixture.deal, r.fixture.rotation))) == without_time(whole)


def test_a_finished_tournament_plays_nothing_more_and_a_longer_one_goes_on(tmp_path: Path) -> None:
    held(castle(), tmp_path / "file", 4)
    again = TournamentResults.reopen(tmp_path / "file")
    assert Tournament(again, 4, shelf=SHELF).waiting() == []
    assert len(Tournament(again, 6, shelf=SHELF).waiting()) == 2
    again.close()


def test_ctrl_c_at_a_terminal_keeps_what_is_done_and_leaves_no_process(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path; import signal, sys; sys.path.insert(0, '.')\n"
        # Tests that a shell started in the background ignore Ctrl-C and hand that on; at a terminal nothing is ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from geisterstunde.arena.command import Wishes, hold_arena\n"
        "from tests.arena.players import SHELF\n"
        "if __name__ == '__main__':\n"
        "    wishes = Wishes(game='18-ghosts', bots='dice@1n,clever@9n', games=100000, options={'turn_limit': 12},\n"
        "                    home=Path(sys.argv[1]), jobs=2, resume=Path(sys.argv[1]) / 'kept',\n"
        "                    json=Path(sys.argv[1]) / 'report.json')\n"
        "    outcome = hold_arena(wishes, shelf=SHELF)\n"
        "    print(outcome.is_interrupted, outcome.report.games + outcome.report.left_over)\n"
    )
    script = tmp_path / "run.py"
    script.write_text(program)
    process = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    kept = tmp_path / "kept"
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline and not (kept.exists() and kept.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    # As a terminal does: every process of the group hears it.
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert err == ""
    _, records, _ = read_results(kept)
    assert out.split() == ["True", str(len(records))]
    assert len(records) >= 3
    assert (tmp_path / "report.json").exists()


def test_journals_of_all_games_are_kept_and_hold(tmp_path: Path) -> None:
    plan = castle()
    results = TournamentResults.create(tmp_path / "file", plan, 4)
    folder = tmp_path / "journals"
    folder.mkdir()
    Tournament(results, 4, shelf=SHELF, journals=folder).play()
    results.close()
    files = sorted(folder.iterdir())
    assert len(files) == 4
    for file in files:
        verify(game_called("18-ghosts"), read_journal(file.read_text()))


def test_a_full_or_vanished_folder_of_journals_is_told_and_loses_no_game(tmp_path: Path) -> None:
    results = TournamentResults.create(tmp_path / "file", castle(), 4)
    folder = tmp_path / "journals"
    folder.mkdir()

    def vanish(done: int, planned: int) -> None:
        if done == 2:
            shutil.rmtree(folder)

    with pytest.raises(Refused, match="folder-missing"):
        Tournament(results, 4, shelf=SHELF, journals=folder).play(vanish)
    results.close()
    assert len(read_results(tmp_path / "file")[1]) == 2


def test_a_bot_that_tears_its_process_down_loses_that_game_only(tmp_path: Path) -> None:
    records = held(castle("crasher@1n,dice@1n"), tmp_path / "file", 4, jobs=2)
    assert len(records) == 4
    for record in records:
        (fault,) = record.faults
        assert fault.kind == "died"
        assert record.fixture.seats[fault.seat] == 0
        assert record.scores[fault.seat] < record.scores[1 - fault.seat]


def test_a_bot_that_never_answers_is_ended_and_loses(tmp_path: Path) -> None:
    records = held(castle("dice@1n,sleeper@1n"), tmp_path / "file", 2, jobs=2, patience=0.3)
    assert [record.faults[0].kind for record in records] == ["stuck", "stuck"]
    assert [record.fixture.seats[record.winners[0]] for record in records] == [0, 0]


def test_a_tournament_with_a_question_ends_when_it_is_answered_and_counts_no_later_deal(tmp_path: Path) -> None:
    plan = cards("first@1n,dice@1n", 2)
    question = Question(elo0=0, elo1=200)
    reports = []
    for jobs in (1, 2):
        results = TournamentResults.create(tmp_path / str(jobs), plan, 1000)
        tournament = Tournament(results, 1000, jobs=jobs, shelf=SHELF, question=question)
        tournament.play()
        results.close()
        assert len(results.records) < 100
        records = list(results.records.values())
        reports.append(report_on(plan, records, planned=1000, question=question, origin=ORIGIN))
    assert reports[0].games == reports[1].games
    assert reports[0].neighbours == reports[1].neighbours
    assert reports[0].answer == reports[1].answer
    assert reports[0].answer is not None
    assert reports[0].answer.verdict == "stronger"
    assert reports[0].deals == reports[0].answer.deals
