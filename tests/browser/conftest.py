"""One browser and one house for all tests of a file; people come and go."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import opened
from tests.browser.people import PATIENCE
from tests.cli.house import OpenHouse

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with opened() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    # All people of these tests come from one address, one after the other, quicker than people can.
    limits = {
        "GEISTERSTUNDE_REQUESTS_A_MINUTE": "1000000",
        "GEISTERSTUNDE_TABLES_AN_HOUR": "100000",
        "GEISTERSTUNDE_JOINS_AN_HOUR": "100000",
        "GEISTERSTUNDE_MESSAGES_OF_ADDRESS": "100000",
        "GEISTERSTUNDE_SOCKETS_OF_ADDRESS": "1000",
    }
    with OpenHouse(tmp_path_factory.mktemp("house"), **limits) as open_house:
        yield open_house
