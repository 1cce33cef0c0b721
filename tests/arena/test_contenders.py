"""Contenders as they are typed."""

import pytest

from geisterstunde.arena.contenders import read_contender, read_contenders
from geisterstunde.arena.words import Contender
from geisterstunde.bots.words import Budget
from geisterstunde.core.words import Refused
from tests.arena.players import SHELF


def refusal_of(text: str) -> str:
    with pytest.raises(Refused) as refused:
        read_contenders(text, "18-ghosts", shelf=SHELF)
    return refused.value.refusal.key


def test_a_contender_has_a_name_and_a_budget() -> None:
    assert read_contenders("dice@100ms, first@500n", "18-ghosts", shelf=SHELF) == (
        Contender("dice", milliseconds=100),
        Contender("first", nodes=500),
    )


def test_a_contender_is_written_as_it_was_read() -> None:
    for text in ("dice@100ms", "first@500n"):
        assert read_contender(text, "18-ghosts", shelf=SHELF).label == text


def test_a_contender_without_a_budget_gets_the_common_one() -> None:
    assert read_contender("dice", "18-ghosts", Budget(nodes=7), SHELF) == Contender("dice", nodes=7)


@pytest.mark.parametrize(
    "budget", ["", "0ms", "0n", "-5ms", "100", "ms", "1.5ms", "600001ms", "1000000001n", "5s", "٣ms", "9" * 20 + "n"]
)
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    assert refusal_of(f"dice@{budget},first") == "arena-bad-budget"


def test_an_unknown_bot_is_refused() -> None:
    assert refusal_of("dice,hal@100ms") == "unknown-bot"


def test_one_contender_alone_is_refused() -> None:
    assert refusal_of("dice") == "arena-number-of-bots"
    assert refusal_of(" , ") == "arena-number-of-bots"


def test_too_many_contenders_are_refused() -> None:
    assert refusal_of(",".join(f"dice@{nodes}n" for nodes in range(1, 22))) == "arena-number-of-bots"


def test_the_same_contender_twice_is_refused() -> None:
    assert refusal_of("dice@5n,dice@5n") == "arena-bot-twice"
    assert len(read_contenders("dice@5n,dice@6n", "18-ghosts", shelf=SHELF)) == 2
