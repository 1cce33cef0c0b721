"""One browser and one house for all tests of a process; people come and go."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import opened
from tests.browser.people import PATIENCE
from tests.cli.house import OpenHouse

expect.set_options(timeout=PATIENCE)

LONG: Final = ("test_whole_games.py", "test_three_browsers.py", "test_learn.py", "test_rest_in_peace.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: in the end nobody waits for a last long one beside an idle core."""
    items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with opened() as running:
        yield running


LIMITS: Final = {
    "GEISTERSTUNDE_REQUESTS_A_MINUTE": "1000000",
    "GEISTERSTUNDE_TABLES_AN_HOUR": "100000",
    "GEISTERSTUNDE_JOINS_AN_HOUR": "100000",
    "GEISTERSTUNDE_MESSAGES_OF_ADDRESS": "100000",
    "GEISTERSTUNDE_SOCKETS_OF_ADDRESS": "1000",
    "GEISTERSTUNDE_LOOK_BACKS_BY_THEMSELVES": "false",
}
"""All people of these tests come from one address, one after the other, quicker than people can; and nobody looks back
at a game unless a test does."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house whose ghosts answer as soon as they can: how long they take has tests of its own (tests/bots)."""
    with OpenHouse(tmp_path_factory.mktemp("house"), **LIMITS, GEISTERSTUNDE_BOT_NODES="50") as open_house:
        yield open_house


@pytest.fixture(scope="session")
def unhurried_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house whose ghosts take the time they take with people, so that they act while somebody touches something."""
    with OpenHouse(tmp_path_factory.mktemp("unhurried"), **LIMITS) as open_house:
        yield open_house
