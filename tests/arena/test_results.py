"""The file of results: nothing lost, nothing mixed."""

from pathlib import Path

import msgspec
import pytest

from geisterstunde.arena.contenders import read_contenders
from geisterstunde.arena.results import TournamentResults, check_same, read_results
from geisterstunde.arena.schedule import fixtures_of_deal
from geisterstunde.arena.tournament import plan_of
from geisterstunde.core.words import Refused
from geisterstunde.games import names
from tests.arena.plans import castle, record

PLAN = castle()
GAMES = fixtures_of_deal(2, 2, 0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "moon.arena.jsonl"
    results = TournamentResults.create(path, PLAN, 2)
    for fixture in GAMES:
        results.add(record(fixture, (1.0, 0.0)))
    results.close()
    return path


def key_of(path: Path) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        TournamentResults.reopen(path)
    return refused.value.refusal.key, refused.value.refusal.args.get("line")


def test_a_file_tells_its_tournament_and_its_games(file: Path) -> None:
    opening, records, length = read_results(file)
    assert (opening.plan, opening.games) == (PLAN, 2)
    assert [found.fixture for found in records] == list(GAMES)
    assert length == file.stat().st_size


@pytest.mark.parametrize("game", names())
def test_a_file_of_any_game_belongs_to_the_tournament_that_began_it(game: str, tmp_path: Path) -> None:
    contenders = read_contenders("random@1n,greedy@1n", game)
    path = tmp_path / "file"
    TournamentResults.create(path, plan_of(game, contenders, seed="moon"), 2).close()
    again = TournamentResults.reopen(path)
    again.close()
    check_same(path, again.plan, plan_of(game, contenders, seed="moon"))
    assert again.plan == plan_of(game, contenders, seed="moon")


def test_a_last_line_that_was_cut_off_is_dropped_and_its_game_played_again(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    results = TournamentResults.reopen(file)
    assert list(results.records) == [GAMES[0]]
    results.add(record(GAMES[1], (1.0, 0.0)))
    results.close()
    assert file.read_bytes() == whole


def test_a_spoilt_line_is_named(file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[1][:-5], lines[2]]) + "\n")
    assert key_of(file) == ("arena-bad-line", 2)


def test_a_game_that_is_not_of_this_tournament_is_named(file: Path) -> None:
    with file.open("ab") as lines:
        strange = record(msgspec.structs.replace(GAMES[0], seats=(1, 1)), (0.0, 1.0))
        lines.write(msgspec.json.encode(strange) + b"\n")
    assert key_of(file) == ("arena-bad-line", 4)


def test_a_game_that_comes_twice_is_named(file: Path) -> None:
    file.write_text(file.read_text() + file.read_text().splitlines()[1] + "\n")
    assert key_of(file) == ("arena-bad-line", 4)


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "[1]\n", "{}\n", '{"format": 1}\n', "\x00\xff\n"])
def test_another_file_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other"
    path.write_text(text)
    assert key_of(path)[0] == "arena-not-ours"
    assert path.read_text() == text


def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "newer"
    path.write_text('{"format": 2, "surprise": true}\n')
    assert key_of(path)[0] == "arena-newer-format"


def test_a_file_is_not_made_over_another(file: Path) -> None:
    with pytest.raises(Refused, match="file-exists"):
        TournamentResults.create(file, PLAN, 2)


def test_two_tournaments_do_not_write_into_one_file(file: Path) -> None:
    results = TournamentResults.reopen(file)
    assert key_of(file)[0] == "arena-in-use"
    results.close()
    TournamentResults.reopen(file).close()


def test_another_tournament_is_refused_with_what_differs() -> None:
    check_same(Path("file"), PLAN, castle())
    others = {"seed": castle(seed="sun"), "opening": castle(opening=3), "contenders": castle("dice@1n,first@2n")}
    for what, plan in others.items():
        with pytest.raises(Refused) as refused:
            check_same(Path("file"), PLAN, plan)
        assert refused.value.refusal.key == "arena-other-tournament"
        assert refused.value.refusal.args["what"] == what
