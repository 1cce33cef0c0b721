"""The queue of look-backs tells nothing: neither of a running game, nor of what somebody else looks back at."""

import random

import msgspec
import pytest

from geisterstunde.games import game_called
from geisterstunde.server import past_games
from geisterstunde.server.look_backs import LookBacks, Progress
from geisterstunde.server.past_games import PastGame
from geisterstunde.table.table import Table
from tests.seeds import DAY
from tests.server.queue_twins import QueueTwins
from tests.server.test_leaks import HIDING, SHARE, evening, evenings

EVENINGS = 2 * max(1, SHARE // 16)
"""Of each game."""


@pytest.mark.parametrize("name", HIDING)
def test_place_and_progress_tell_no_cards(name: str) -> None:
    game = game_called(name)
    players = min(game.fewest_players + 1, game.most_players)
    first = random.Random(f"queue {DAY} {name}").randrange(players + 1)
    twins = [evening(game, players, game.options_type(), first + place, kind=QueueTwins) for place in range(EVENINGS)]
    assert sum(evening.pairs for evening in twins) >= EVENINGS


# Leaks that would be found

PROGRESS = LookBacks.progress
CHECK = past_games.check_past_game


def counts_what_is_kept(self: LookBacks, past: PastGame) -> Progress | None:
    """The whole is all that the table has kept: secret choices can be counted."""
    told = PROGRESS(self, past)
    return None if told is None else told._replace(whole=len(self._store.tables[past[0]]))  # type: ignore[attr-defined]


def counts_what_comes_before(self: LookBacks, past: PastGame) -> Progress | None:
    """Who waits is told how much is to be done before, and so how long the neighbour's game was."""
    told = PROGRESS(self, past)
    return None if told is None else told._replace(whole=sum(work.whole for work in self._works.values()))


def lets_everybody_look(table: Table, number: int, token: str | None) -> None:
    """A table that lets nobody watch is open to whoever looks back."""
    watched = msgspec.structs.replace(table._state.sheet, may_watch=True)
    sheet, table._state.sheet = table._state.sheet, watched
    try:
        CHECK(table, number, None)
    finally:
        table._state.sheet = sheet


@pytest.mark.parametrize("leak", [counts_what_is_kept, counts_what_comes_before])
def test_a_leak_of_the_queue_would_be_found(leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LookBacks, "progress", leak)
    with pytest.raises(AssertionError, match="told"):
        evenings(game_called("ghost-for-sale"), 40, QueueTwins)


def test_looking_back_at_a_table_that_lets_nobody_watch_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_games, "check_past_game", lets_everybody_look)
    with pytest.raises(AssertionError, match="told"):
        evenings(game_called("ghost-for-sale"), 40, QueueTwins)
