"""The measurements: each one runs, the file has its structure, the table speaks both languages. No speed is judged."""

import io
import json
import typing
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import geisterstunde
from geisterstunde.bench import clock, command, goals, peer, results, run, wording
from geisterstunde.bench.goals import Aim
from geisterstunde.bench.results import Results, Row
from geisterstunde.games import game_called
from geisterstunde.texts import Texts
from geisterstunde.texts.language import LANGUAGES

TINY = 0.05
AIMS = goals.aims_on_the_shelf()
ROWS = [
    results.row_beside_peer("random-games", "18-ghosts", [4.0, 9.0, 6.0], 2.0, goals.BREAKTHROUGH, [2.0, 3.0, 3.0]),
    results.row_beside_peer("from-python", "18-ghosts", [4.0, 9.0, 6.0], 1.0, goals.BREAKTHROUGH, None),
    results.row_at_most("clone", "18-ghosts", "nanoseconds", [500.0, 700.0, 2000.0], 1000.0),
    results.row_at_most("redeal", "18-ghosts", "nanoseconds", [1.0], 3000.0),
    results.row_at_most("view", "18-ghosts", "nanoseconds", [4200.0], 60000.0),
    results.row_at_most("import", None, "seconds", [0.4, 0.2, 0.5], 0.3),
    results.row_at_least("interpreted", "18-ghosts", "moves-per-second", [90_000.0], 100_000.0),
]


def name_of(aim: Aim) -> str:
    return aim.game


@pytest.mark.parametrize("aim", AIMS, ids=name_of)
def test_every_aim_names_a_number_of_players_that_its_game_allows(aim: Aim) -> None:
    game = game_called(aim.game)
    game.check_start(aim.players, game.options_type())


def test_every_game_on_the_shelf_has_an_aim() -> None:
    assert {aim.game for aim in AIMS} == set(geisterstunde.names())


@pytest.mark.parametrize("aim", AIMS, ids=name_of)
def test_speeds_are_measured_for_every_game(aim: Aim) -> None:
    rows = list(command.speed_rows(aim, with_peer=False, seconds=TINY))
    assert [row.kind for row in rows] == ["random-games", "from-python"]
    for row in rows:
        assert row.game == aim.game
        assert len(row.runs) == clock.ROUNDS
        assert row.median > 0
        assert row.ratio is None
        assert row.is_reached is None


@pytest.mark.parametrize("aim", AIMS, ids=name_of)
def test_costs_are_measured_for_every_game(aim: Aim) -> None:
    rows = list(command.cost_rows(aim, TINY))
    assert [row.kind for row in rows] == ["clone", "redeal", "view"]
    assert rows[0].goal == aim.clone_ns
    assert all(len(row.runs) == clock.ROUNDS for row in rows)


def test_importing_is_measured_in_fresh_processes() -> None:
    row = command.import_row(TINY)
    assert row.game is None
    assert row.unit == "seconds"
    assert row.median > 0


def test_interpreted_games_are_measured_whatever_the_build_is() -> None:
    row = command.interpreted_row(AIMS[0], TINY)
    assert row.game == goals.INTERPRETED_GAME
    assert row.median > 0


def test_contestants_take_turns_after_a_warm_up() -> None:
    order: list[str] = []

    def first(seconds: float) -> float:
        order.append("first")
        return 2.0

    def second(seconds: float) -> float:
        order.append("second")
        return 4.0

    figures = clock.taking_turns([first, second], TINY)
    assert order == ["first", "second"] * (clock.ROUNDS + 1)
    assert figures == [[2.0] * clock.ROUNDS, [4.0] * clock.ROUNDS]


def test_a_ratio_compares_what_was_measured_in_the_same_round() -> None:
    # The machine was twice as fast in the second round, for both.
    assert clock.ratio([10.0, 20.0, 30.0], [5.0, 10.0, 10.0]) == 2.0


def test_a_goal_beside_the_peer_is_reached_by_the_ratio() -> None:
    assert ROWS[0].ratio == 2.0
    assert ROWS[0].is_reached is True


def test_without_the_peer_nobody_can_say_whether_its_goal_is_reached() -> None:
    assert ROWS[1].is_reached is None


def test_a_cost_is_judged_by_its_median() -> None:
    assert ROWS[2].median == 700.0
    assert ROWS[2].is_reached is True
    assert ROWS[5].is_reached is False


def test_a_speed_below_its_goal_is_not_reached() -> None:
    assert ROWS[6].is_reached is False
    assert ROWS[6].ratio == 0.9


def test_the_file_says_what_was_measured_where_and_with_what(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    found = results.results(ROWS, TINY)
    results.write_json(found, path)
    assert msgspec.json.decode(path.read_bytes(), type=Results) == found
    plain = json.loads(path.read_text())
    assert set(plain) == {"date", "machine", "python", "build", "versions", "seconds", "rows"}
    assert set(plain["machine"]) == {"cpu", "cores", "system", "loops_per_second"}
    assert set(plain["versions"]) == {"geisterstunde", "librt", "msgspec", "open_spiel"}
    assert plain["build"] == geisterstunde.build()
    assert set(plain["rows"][0]) == set(Row.__struct_fields__)


def test_a_missing_peer_is_a_clear_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert not peer.is_here(), "these tests run without OpenSpiel"
    path = tmp_path / "result.json"
    assert run(with_peer=True, json_path=path, seconds=TINY, language="en") == command.NO_PEER
    assert "OpenSpiel is not installed here" in capsys.readouterr().out
    assert not path.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_line_for_every_measurement(language: str) -> None:
    say = wording.Wording(language)
    found = results.results(ROWS, TINY)
    paper = io.StringIO()
    console = Console(width=120, file=paper)
    console.print(wording.table(found, say))
    for line in wording.circumstances(found, say):
        console.print(line)
    shown = paper.getvalue()
    assert all(say.what(row) in shown for row in ROWS)
    assert "OpenSpiel breakthrough(rows=5,columns=5)" in shown
    assert all(say.what(row) in say.progress(row) for row in ROWS)


def test_every_kind_unit_goal_and_column_has_its_text() -> None:
    needed = {f"bench-what-{kind}" for kind in typing.get_args(results.Kind)}
    needed |= {f"bench-in-{unit}" for unit in typing.get_args(results.Unit)}
    needed |= {f"bench-goal-{bound}" for bound in typing.get_args(results.Bound)}
    needed |= {f"bench-column-{column}" for column in wording.COLUMNS}
    needed |= {f"bench-build-{build}" for build in ("compiled", "interpreted")}
    assert all(Texts(language).knows(key) for key in needed for language in LANGUAGES)
