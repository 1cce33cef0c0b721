"""A server that is killed under load, ten times over, loses nothing that it has acknowledged."""

import secrets

import pytest

from bench.chaos.storm import StormOutcome, storm

KILLS = 10
TABLES = 3


@pytest.fixture(scope="module")
def outcome() -> StormOutcome:
    seed = secrets.randbits(32)
    print("seed", seed)
    return storm(KILLS, TABLES, seed)


def test_no_acknowledged_command_is_lost(outcome: StormOutcome) -> None:
    assert outcome.lost == ()


def test_no_command_is_carried_out_twice(outcome: StormOutcome) -> None:
    assert outcome.doubled == ()


def test_no_table_is_damaged(outcome: StormOutcome) -> None:
    assert outcome.damaged == ()


def test_every_seat_resumes_by_itself_and_every_table_goes_on(outcome: StormOutcome) -> None:
    assert outcome.stuck == ()


def test_nobody_is_told_anything_wrong(outcome: StormOutcome) -> None:
    assert outcome.problems == ()


def test_there_was_something_to_lose(outcome: StormOutcome) -> None:
    assert outcome.acknowledged >= KILLS * TABLES
