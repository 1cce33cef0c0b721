"""A clock is agreed on, and when it runs out a lot decides: that is an action like any other."""

import pytest

from geisterstunde.core.journal import Played
from geisterstunde.games import game_called
from geisterstunde.table import entries
from geisterstunde.table.notes import ClockRanOut, ClockSet, ClockTakenAway
from geisterstunde.table.replay import verify
from geisterstunde.table.words import Agree, Proposal, Resign, SetClock, Stand, Start, Undo
from tests.table.scene import Scene, expired, game_of, table_of, told


def timed(game: str = "18-ghosts", players: int = 2) -> Scene:
    return game_of(game, players, clock=30)


def expire(scene: Scene) -> entries.AnyEntry:
    return scene.keep(expired(scene.table, scene.now))


def test_the_host_sets_a_clock() -> None:
    scene = game_of()
    scene.do(0, SetClock(30))
    scene.do(1, Agree("clock"))
    assert scene.notes() == [ClockSet(30)]
    assert scene.sheet.deadlines == (1030.0, None)
    assert scene.table.next_deadline == 1030.0


def test_a_clock_set_before_the_game_runs_from_its_start() -> None:
    scene = table_of()
    scene.do(0, SetClock(30))
    assert scene.table.next_deadline is None
    scene.now = 2000.0
    scene.do(0, Start())
    assert scene.table.next_deadline == 2030.0


@pytest.mark.parametrize("seconds", [-1, 0, 4, 10**6])
def test_a_clock_is_neither_too_fast_nor_too_slow(seconds: int) -> None:
    assert table_of().refusal(0, SetClock(seconds)) == "bad-clock"


def test_a_clock_can_be_taken_away() -> None:
    scene = timed()
    scene.do(0, SetClock(None))
    scene.do(1, Agree("clock"))
    assert scene.notes() == [ClockTakenAway()]
    assert scene.sheet.deadlines == (None, None)


def test_who_acts_passes_the_clock_on() -> None:
    scene = timed()
    scene.now += 10
    scene.act(0, "b1")
    assert scene.sheet.deadlines == (None, scene.now + 30)


def test_nothing_happens_before_the_clock_runs_out() -> None:
    scene = timed()
    scene.now += 29
    before = told(scene.table)
    assert expired(scene.table, scene.now) is None
    assert told(scene.table) == before
    assert expired(Scene().table, 10.0**9) is None


def test_when_it_runs_out_a_lot_decides_and_everybody_hears_it() -> None:
    scene = timed()
    scene.now += 30
    entry = expire(scene)
    assert isinstance(entry, entries.Expired)
    line = entry.lines[0]
    assert isinstance(line, Played)
    assert (entry.seat, line.seat, line.by_clock) == (0, 0, True)
    assert scene.notes() == [ClockRanOut(0)]
    assert scene.to_act == (1,)
    assert scene.sheet.deadlines == (None, scene.now + 30)


def test_the_lot_is_the_same_after_a_restart_and_cannot_be_foreseen_from_the_seed() -> None:
    lots = []
    for salt in ("salt", "salt", "pepper", "sugar", "chalk"):
        scene = game_of(salt=salt, clock=30)
        entry = expired(scene.restored(), 2000.0)
        assert isinstance(entry, entries.Expired)
        lots.append(entry.lines)
    assert lots[0] == lots[1]
    assert any(lot != lots[0] for lot in lots)


def test_a_whole_game_may_be_played_by_the_clock_and_verifies() -> None:
    scene = timed("ghosts", 3)
    while scene.sheet.phase == "playing":
        scene.now += 31
        expire(scene)
    assert scene.table.next_deadline is None
    assert verify(game_called("ghosts"), scene.journal()) is not None


def test_the_clock_of_who_is_away_runs_on() -> None:
    scene = timed()
    scene.do(0, Stand())
    scene.now += 30
    assert isinstance(expire(scene), entries.Expired)


def test_the_clock_of_a_bot_does_not_run() -> None:
    scene = Scene(bots={0: "veil"}, seat=1)
    scene.do(0, SetClock(30))
    scene.do(0, Start())
    assert scene.table.next_deadline is None
    scene.bot_acts(0)
    assert scene.table.next_deadline == scene.now + 30


def test_who_takes_back_gets_no_new_time() -> None:
    scene = timed()
    scene.now += 20
    scene.act(0, "b1")
    scene.now += 5
    scene.do(0, Undo())
    assert scene.sheet.deadlines == (1030.0, None)


def test_who_takes_back_with_consent_does() -> None:
    scene = timed()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.now += 25
    scene.do(0, Undo())
    scene.do(1, Agree("undo"))
    assert scene.sheet.deadlines == (scene.now + 30, None)


def test_what_the_lot_decided_is_not_taken_back_freely() -> None:
    scene = timed()
    scene.now += 30
    expire(scene)
    scene.do(0, Undo())
    assert scene.sheet.proposals == (Proposal("undo", 0),)


def test_the_clock_stops_at_the_end() -> None:
    scene = timed()
    scene.do(0, Resign())
    scene.do(1, Agree("resign"))
    assert scene.sheet.deadlines == (None, None)


def test_in_a_secret_choice_everybody_has_a_clock_and_small_steps_do_not_show_in_it() -> None:
    scene = game_of("ghost-for-sale", 3, clock=30)
    silent = 0
    while scene.sheet.phase == "playing" and silent < 3:
        before = scene.sheet
        scene.now += 1
        scene.act(scene.to_act[-1])
        if scene.table.news_for(None) is None:
            silent += 1
            assert scene.sheet == before
        assert [due is not None for due in scene.sheet.deadlines] == [seat in scene.to_act for seat in range(3)]
    assert silent == 3


def test_clocks_run_out_one_after_the_other() -> None:
    scene = game_of("ghost-for-sale", 3, clock=30)
    while len(scene.to_act) < 2:
        scene.act(scene.to_act[0])
    acting = scene.to_act
    scene.now += 30
    first, second = expire(scene), expire(scene)
    assert isinstance(first, entries.Expired)
    assert isinstance(second, entries.Expired)
    assert first.seat in acting
    assert second.seat in acting


def test_moments_are_kept_only_where_a_clock_needs_them() -> None:
    scene = game_of()
    assert scene.act(0, "b1").at == 0
    assert b'"at"' not in scene.kept[-1]
    scene.do(0, SetClock(30))
    scene.do(1, Agree("clock"))
    assert scene.act(1, "a1").at == scene.now
