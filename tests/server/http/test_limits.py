"""How much an anonymous caller may do."""

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.headers import is_welcome
from geisterstunde.server.http.limits import Credits, Limits, Purses, neighbourhood


def test_a_purse_is_full_at_first() -> None:
    purse = Credits(3, 1, 0)
    assert [purse.spend(1, 0) for _ in range(4)] == [True, True, True, False]


def test_a_purse_fills_up_with_time() -> None:
    purse = Credits(2, 1, 0)
    purse.spend(2, 0)
    assert purse.spend(1, 1)


def test_a_purse_holds_no_more_than_it_can() -> None:
    purse = Credits(2, 1, 0)
    assert not purse.spend(3, 1000)


def test_whoever_goes_on_gets_deep_into_debt() -> None:
    purse = Credits(2, 1, 0)
    for _ in range(4):
        purse.spend(1, 0)
    assert purse.is_deep_in_debt


def test_addresses_have_their_own_purses() -> None:
    purses = Purses(1, 1, 10)
    assert purses.of("a", 0).spend(1, 0)
    assert purses.of("b", 0).spend(1, 0)
    assert not purses.of("a", 0).spend(1, 0)


def test_only_so_many_addresses_are_remembered() -> None:
    purses = Purses(1, 1, 2)
    purses.of("a", 0).spend(1, 0)
    purses.of("b", 0)
    purses.of("c", 0)
    assert purses.of("a", 0).spend(1, 0)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no address", "unknown"),
        (None, "unknown"),
    ],
)
def test_a_household_is_counted_as_one(host: str | None, known: str) -> None:
    assert neighbourhood(host) == known


def test_a_house_has_so_many_connections() -> None:
    limits = Limits(Settings(most_sockets=1), lambda: 0)
    limits.open_socket("a")
    with pytest.raises(Refused, match="house-full"):
        limits.open_socket("b")
    limits.close_socket("a")
    limits.open_socket("b")


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        (None, True),
        ("http://ghosts.example:8018", True),
        ("https://ghosts.example:8018", True),
        ("https://friend.example", True),
        ("http://ghosts.example", False),
        ("https://evil.example", False),
        ("https://ghosts.example:8018.evil.example", False),
        ("null", False),
        ("", False),
        ("https://[", False),
    ],
)
def test_only_the_own_page_and_friends_may_speak_with_the_server(origin: str | None, *, expected: bool) -> None:
    assert is_welcome(origin, "ghosts.example:8018", ("https://friend.example",)) is expected
