"""Everybody is told in advance what taking back would mean, and it is what it then means."""

import random

import msgspec
import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.table import Table
from geisterstunde.table.undo_watch import UndoWatch
from geisterstunde.table.undoing import undo_watch
from geisterstunde.table.words import Act, Agree, Start, TakingBack, Undo
from tests.seeds import seed_of
from tests.table.scene import done, founding, joined


def playing(game: str, players: int = 2, **more: object) -> Table:
    table, _ = Table.found(founding(game, players, **more))
    for seat in range(1, players):
        if table.sheet.chairs[seat].who == "empty":
            joined(table, f"Guest {seat}", seat, f"hash {seat}")
    done(table, 0, Start(), 0.0)
    return table


def act_somehow(table: Table, rng: random.Random) -> None:
    assert table.play is not None
    seat = rng.choice(table.play.to_act)
    done(table, seat, Act(rng.choice([as_plain(action) for action in table.play.choices(seat)])), 0.0)


def as_plain(action: object) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(action)
    return plain


@pytest.mark.parametrize("game", FOLDERS)
def test_what_is_kept_along_is_what_playing_again_finds(game: str) -> None:
    for number in range(3):
        seed = seed_of(number)
        rng = random.Random(seed)
        table = playing(game, game_called(game).fewest_players)
        for _ in range(60):
            if table.sheet.phase != "playing":
                break
            act_somehow(table, rng)
            if table.sheet.phase != "playing":
                break
            if rng.random() < 0.2:
                take_back_somehow(table, rng)
            check_watch(table, seed)


def take_back_somehow(table: Table, rng: random.Random) -> None:
    seat = rng.randrange(table.sheet.players)
    told = told_to(table, seat)
    try:
        done(table, seat, Undo(), 0.0)
    except Refused:
        assert told is None
        return
    assert told is not None
    if told.how == "asks":
        for other in range(table.sheet.players):
            if other != seat:
                done(table, other, Agree("undo"), 0.0)


def told_to(table: Table, seat: int) -> TakingBack | None:
    return table.welcome_for(seat, None).undo


def check_watch(table: Table, seed: int) -> None:
    assert table.play is not None
    kept, again = undo_watch(table._state), UndoWatch(table.play)
    for seat in range(table.sheet.players):
        assert kept.moves(seat) == again.moves(seat), f"seed {seed}"
        assert kept.is_free(seat) == again.is_free(seat), f"seed {seed}"
        is_free = table.play.why_not_undo(seat) is None
        assert kept.is_free(seat) == is_free, f"seed {seed}"


def test_a_first_placement_in_18_ghosts_is_free_until_the_other_acts_and_then_asks() -> None:
    table, rng = playing("18-ghosts"), random.Random(1)
    assert told_to(table, 0) is None
    act_somehow(table, rng)
    assert told_to(table, 0) == TakingBack("free", 1)
    assert told_to(table, 1) is None
    act_somehow(table, rng)
    assert told_to(table, 0) == TakingBack("asks", 2)
    assert told_to(table, 1) == TakingBack("free", 1)


def test_so_many_actions_go_as_were_told() -> None:
    table, rng = playing("18-ghosts"), random.Random(1)
    while told_to(table, 1) != TakingBack("asks", 2):
        act_somehow(table, rng)
    assert table.play is not None
    before = table.play.actions
    done(table, 1, Undo(), 0.0)
    assert told_to(table, 1) is None, "it has been asked for already"
    done(table, 0, Agree("undo"), 0.0)
    assert table.play.actions == before - 2


def test_those_who_watch_are_told_nothing_of_it() -> None:
    table = playing("18-ghosts")
    act_somehow(table, random.Random(1))
    assert table.welcome_for(None, None).undo is None
