"""Where the disk fails, for real: what was told to be kept is there after a restart, and what was refused is not."""

import errno
import random
from pathlib import Path

import pytest

from bench.attack.faults import Faults
from tests.cli.house import OpenHouse
from tests.server.store.process import ObeyingStore

ALL = "tables.sqlite"
NEVER_ENDS = 1_000_000


@pytest.fixture(scope="module")
def faults(tmp_path_factory: pytest.TempPathFactory) -> Faults:
    return Faults(tmp_path_factory.mktemp("faults"))


def kept_after_restart(path: Path, faults: Faults) -> list[str]:
    faults.none()
    talk = ObeyingStore(path, **faults.environment)
    kept = talk.say("?").split()
    talk.kill()
    return kept


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC])
@pytest.mark.parametrize("call", ["sync", "write"])
@pytest.mark.parametrize("part", ["-wal", ALL])
@pytest.mark.parametrize("times", [1, 2, 5])
def test_after_an_error_of_the_disk_the_answer_is_what_a_restart_finds(
    tmp_path: Path, faults: Faults, call: str, error: int, part: str, times: int
) -> None:
    path = tmp_path / ALL
    talk = ObeyingStore(path, **faults.environment)
    assert talk.say("before") == "kept"
    faults.next(call, error, times, part)
    answer = talk.say("rename")
    assert faults.left < times
    talk.kill()
    assert answer in ("kept", "not-saved")
    assert kept_after_restart(path, faults) == ["0", "before", *["rename"] * (answer == "kept")]


def test_after_an_error_the_store_goes_on_and_loses_nothing(tmp_path: Path, faults: Faults) -> None:
    path = tmp_path / ALL
    talk = ObeyingStore(path, **faults.environment)
    faults.next("sync", errno.EIO)
    refused = talk.say("one") != "kept"
    answers = [talk.say(word) for word in ("two", "three")]
    assert answers == ["kept", "kept"]
    expected = ["0", *["one"] * (not refused), "two", "three"]
    assert talk.say("?").split() == expected
    talk.kill()
    assert kept_after_restart(path, faults) == expected


def test_while_the_disk_fails_for_good_nobody_is_told_what_nobody_knows(tmp_path: Path, faults: Faults) -> None:
    path = tmp_path / ALL
    talk = ObeyingStore(path, **faults.environment)
    faults.next("sync", errno.EIO, NEVER_ENDS, ALL)
    answer = talk.say("one")
    assert answer in ("not-saved", "save-in-doubt")
    assert talk.say("two") in ("not-saved", "save-in-doubt", "not-read")
    faults.none()
    assert talk.say("three") == "kept"
    kept = talk.say("?").split()
    assert kept[-1] == "three"
    if answer == "not-saved":
        assert "one" not in kept
    talk.kill()
    assert kept_after_restart(path, faults) == kept


def test_whatever_fails_and_whenever_it_is_killed_the_answers_were_true(tmp_path: Path, faults: Faults) -> None:
    path = tmp_path / ALL
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    rng = random.Random(seed)
    told: dict[str, str] = {}
    for life in range(4):
        faults.none()
        talk = ObeyingStore(path, **faults.environment)
        for word in range(rng.randint(5, 15)):
            if rng.random() < 0.4:
                wish = rng.choice(["sync", "write"]), rng.choice([errno.EIO, errno.ENOSPC]), rng.randint(1, 6)
                faults.next(*wish, rng.choice(["-wal", ALL]))
            name = f"{life}-{word}"
            told[name] = talk.say(name)
        talk.kill()
    kept = kept_after_restart(path, faults)
    assert [name for name, answer in told.items() if answer == "kept" and name not in kept] == []
    assert [name for name, answer in told.items() if answer == "not-saved" and name in kept] == []


def test_whoever_was_refused_at_a_table_is_not_there_after_a_restart(tmp_path: Path, faults: Faults) -> None:
    with OpenHouse(tmp_path, **faults.environment) as house:
        code = house.found()["code"]
        faults.next("sync", errno.EIO)
        answer = house.ask("POST", f"/api/tables/{code}/people", json={"name": "Ben"})
    assert faults.left == 0
    assert answer.status_code in (201, 503)
    with OpenHouse(tmp_path) as again:
        sheet = again.ask("GET", f"/api/tables/{code}").text
    assert ("Ben" in sheet) == (answer.status_code == 201)
