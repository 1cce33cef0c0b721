"""Which build is tested, what of it is measured, and whether golden files are to be written."""

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

import geisterstunde
from tests.seeds import DAY

# The same examples every time: a test that fails today fails tomorrow.
settings.register_profile("house", derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden files anew instead of comparing")


def pytest_configure() -> None:
    wanted = os.environ.get("BUILD")
    if wanted and wanted != geisterstunde.build():
        raise pytest.UsageError(f"BUILD={wanted}, but {geisterstunde.__file__} is {geisterstunde.build()}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Being measured makes interpreted games three times as slow; what draws and plays by the thousand is not.

    `no_cover` of pytest-cov does not help in the processes of xdist: coverage is started twice there, and where one
    stops the other goes on.
    """
    measuring = sys.gettrace()
    if measuring is None or item.get_closest_marker("unmeasured") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(measuring)


def pytest_report_header() -> str:
    built = f"geisterstunde {geisterstunde.__version__}, {geisterstunde.build()}, {geisterstunde.__file__}"
    return f"{built}\nrandom games of {DAY}; the same ones again: SEEDS={DAY} make test"
