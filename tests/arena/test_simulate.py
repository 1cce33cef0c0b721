"""Many random games: the same whatever the number of jobs, and counted rightly."""

import msgspec
import pytest

from geisterstunde.arena.simulate import SimulationPlan, SimulationReport, play_batch, simulate
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called, names


def plan_of(name: str, games: int = 40, seed: str = "s") -> SimulationPlan:
    return SimulationPlan(game=name, players=game_called(name).fewest_players, options={}, games=games, seed=seed)


def without_speed(report: SimulationReport) -> object:
    told = msgspec.to_builtins(report)
    del told["speed"]
    return told


def test_the_number_of_jobs_changes_nothing() -> None:
    plan = plan_of("18-ghosts", games=600)
    assert without_speed(simulate(plan, jobs=2)) == without_speed(simulate(plan, jobs=1))


def test_another_seed_plays_other_games() -> None:
    assert simulate(plan_of("18-ghosts")).actions != simulate(plan_of("18-ghosts", seed="t")).actions


def test_batches_can_be_cut_anywhere() -> None:
    plan = plan_of("18-ghosts")
    whole = play_batch(plan, 0, 20)
    assert whole.lengths == play_batch(plan, 0, 7).lengths + play_batch(plan, 7, 13).lengths


@pytest.mark.parametrize("name", names())
def test_every_game_is_counted_once(name: str) -> None:
    heard: list[int] = []
    report = simulate(plan_of(name), progress=heard.append)
    assert sum(heard) == 40
    assert sum(report.reasons.values()) == 40
    assert report.lengths.shortest <= report.lengths.median <= report.lengths.p95 <= report.lengths.longest
    alone = sum(seat.wins for seat in report.seats)
    assert alone <= 40
    assert all(seat.shared_wins <= 40 - alone for seat in report.seats)
    assert report.draws <= 40 - alone


def test_a_plan_that_is_not_possible_is_refused() -> None:
    with pytest.raises(Refused, match="wrong-number-of-players"):
        simulate(msgspec.structs.replace(plan_of("18-ghosts"), players=3))
    with pytest.raises(Refused, match="unknown-option"):
        simulate(msgspec.structs.replace(plan_of("18-ghosts"), options={"x": 1}))
