"""What only the host may do."""

import pytest

from geisterstunde.table.notes import (
    BotCame,
    BotFilledIn,
    BotLeft,
    ChairsMoved,
    ClockProposed,
    ClockSet,
    Closed,
    Declined,
    GameChosen,
    HostChanged,
    Opened,
    SentAway,
    WatchingAllowed,
    WatchingForbidden,
)
from geisterstunde.table.words import (
    Agree,
    AgreeForGone,
    AnyCommand,
    ChooseGame,
    ClearSeat,
    Disagree,
    HandOver,
    LetWatch,
    Open,
    Proposal,
    Reseat,
    SeatBot,
    SetClock,
    Stand,
    Start,
)
from tests.table.scene import Scene, game_of, numbers_of, table_of, told

OF_THE_HOST: list[AnyCommand] = [
    ChooseGame("ghosts", 2),
    SeatBot(0, "veil"),
    ClearSeat(1),
    Reseat((1, 0)),
    HandOver(1),
    AgreeForGone("undo"),
    Open(is_open=False),
    LetWatch(may_watch=False),
    SetClock(30),
]


@pytest.mark.parametrize("command", OF_THE_HOST, ids=lambda command: type(command).__name__)
def test_nobody_else_may(command: AnyCommand) -> None:
    assert table_of().refusal(1, command) == "host-only"


BETWEEN_GAMES: list[AnyCommand] = [ChooseGame("ghosts", 2), ClearSeat(1), Reseat((1, 0))]


@pytest.mark.parametrize("command", BETWEEN_GAMES, ids=lambda command: type(command).__name__)
def test_some_things_have_to_wait_until_the_game_is_over(command: AnyCommand) -> None:
    assert game_of().refusal(0, command) == "game-is-running"


def test_the_host_chooses_the_game_the_players_and_the_options() -> None:
    scene = table_of()
    scene.do(0, ChooseGame("ghosts", 4, {"rounds": 3}))
    assert scene.notes() == [GameChosen("ghosts")]
    assert (scene.sheet.game, scene.sheet.players, scene.sheet.options["rounds"]) == ("ghosts", 4, 3)
    assert [chair.name for chair in scene.chairs] == ["Ada", "Ben", "", ""]


def test_fewer_chairs_leave_the_people_where_they_are() -> None:
    scene = Scene("ghosts", 4)
    scene.join("Ben", 3)
    scene.do(0, ChooseGame("18-ghosts", 2))
    assert [chair.name for chair in scene.chairs] == ["Ada", "Ben"]


def test_what_cannot_be_chosen() -> None:
    scene = table_of("ghosts", 3)
    assert scene.refusal(0, ChooseGame("chess", 2)) == "unknown-game"
    assert scene.refusal(0, ChooseGame("ghosts", 7)) == "wrong-number-of-players"
    assert scene.refusal(0, ChooseGame("ghosts", 2)) == "too-few-chairs"
    assert scene.refusal(0, ChooseGame("ghosts", 3, {"wings": 1})) == "unknown-option"
    assert scene.refusal(0, ChooseGame("ghosts", 3, {"rounds": "many"})) == "bad-option"


def test_after_a_game_another_one_may_be_chosen() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.play_to_the_end()
    scene.do(0, ChooseGame("ghosts", 2))
    assert scene.sheet.phase == "before"
    assert scene.table.welcome_for(0, None).view is None
    scene.do(1, Start())
    assert scene.table.welcome_for(0, None).view is not None


def test_bots_are_seated_on_empty_chairs() -> None:
    scene = Scene()
    scene.do(0, SeatBot(1, "flake"))
    assert scene.notes() == [BotCame(1, "flake")]
    assert scene.refusal(0, SeatBot(0, "flake")) == "chair-taken"
    assert scene.refusal(0, SeatBot(1, "dracula")) == "unknown-level"
    assert scene.refusal(0, SeatBot(2, "flake")) == "unknown-seat"
    assert scene.refusal(0, SeatBot(-1, "flake")) == "unknown-seat"


def test_chairs_are_cleared() -> None:
    scene = Scene(bots={1: "flake"})
    scene.do(0, ClearSeat(1))
    assert scene.notes() == [BotLeft(1, "flake")]
    assert scene.refusal(0, ClearSeat(1)) == "chair-empty"
    assert scene.refusal(0, ClearSeat(-1)) == "unknown-seat"
    scene.join("Ben")
    scene.do(0, ClearSeat(1))
    assert scene.notes() == [SentAway(1, "Ben")]


def test_the_host_clears_the_own_chair_and_stays_host() -> None:
    scene = table_of()
    scene.do(0, ClearSeat(0))
    assert scene.sheet.host == 0


def test_the_chairs_get_another_order() -> None:
    scene = table_of("ghosts", 3)
    scene.do(0, Reseat((2, 0, 1)))
    assert scene.notes() == [ChairsMoved()]
    assert [chair.name for chair in scene.chairs] == ["Cleo", "Ada", "Ben"]
    assert scene.table.viewer_of(0) == 1


@pytest.mark.parametrize("order", [(), (0,), (0, 0), (1, 2), (-1, 0), (0, 1, 2)])
def test_an_order_names_every_chair_once(order: tuple[int, ...]) -> None:
    assert table_of().refusal(0, Reseat(order)) == "bad-order"


def test_somebody_else_becomes_host() -> None:
    scene = table_of()
    scene.do(0, HandOver(1))
    assert scene.notes() == [HostChanged("Ben")]
    assert scene.refusal(0, HandOver(0)) == "host-only"
    for person in (1, 2, -1):
        assert scene.refusal(1, HandOver(person)) == "unknown-person"


def test_who_watches_may_become_host() -> None:
    scene = table_of()
    watcher = scene.join("Cleo")
    scene.do(0, HandOver(watcher))
    assert scene.sheet.host == watcher


def test_opening_and_closing_are_told_once() -> None:
    scene = Scene()
    scene.do(0, Open(is_open=False))
    assert scene.notes() == [Closed()]
    scene.do(0, Open(is_open=False))
    assert scene.table.news_for(None) is None
    scene.do(0, Open(is_open=True))
    assert scene.notes() == [Opened()]


def test_who_may_not_watch_sees_and_hears_nothing_of_the_game() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.do(0, LetWatch(may_watch=False))
    assert scene.notes() == [WatchingForbidden()]
    number = numbers_of(scene.table)[0]
    scene.act(1, "a1")
    assert scene.table.news_for(None) is None
    assert numbers_of(scene.table)[0] == number
    news = scene.table.welcome_for(None, 0)
    assert (news.view, news.prompt, news.events, news.choices) == (None, None, (), ())
    assert news.sheet == scene.sheet
    assert scene.table.welcome_for(0, 0).events


def test_who_may_watch_again_sees_the_game_again() -> None:
    scene = game_of()
    scene.do(0, LetWatch(may_watch=False))
    scene.act(0, "b1")
    scene.do(0, LetWatch(may_watch=True))
    assert scene.notes() == [WatchingAllowed()]
    news = scene.table.welcome_for(None, 0)
    assert news.view is not None
    assert news.events == ()


def test_the_host_lets_no_bot_move_for_somebody_who_is_here() -> None:
    scene = game_of()
    assert scene.refusal(0, SeatBot(1, "flake")) == "not-long-gone"
    scene.gone[1] = scene.now
    scene.now += 29.9
    assert scene.refusal(0, SeatBot(1, "flake")) == "not-long-gone"
    del scene.gone[1]
    scene.now += 1000
    assert scene.refusal(0, SeatBot(1, "flake")) == "not-long-gone"
    assert not scene.table.bots_to_act


def test_no_setting_makes_somebody_gone_sooner_than_after_30_seconds() -> None:
    scene = game_of()
    scene.around = scene.around._replace(absence=1.0)
    scene.gone[1] = scene.now - 29
    assert scene.refusal(0, SeatBot(1, "flake")) == "not-long-gone"


def test_whoever_likes_lets_a_bot_play_on_the_own_chair() -> None:
    scene = game_of()
    scene.do(1, SeatBot(1, "flake"))
    assert scene.notes() == [BotFilledIn(1, "Ben", "flake", by_host=False)]
    assert scene.refusal(1, SeatBot(0, "flake")) == "host-only"


def test_a_clock_in_a_running_game_takes_everybodys_consent() -> None:
    scene = game_of("ghosts", 3)
    scene.do(0, SetClock(5))
    assert scene.notes() == [ClockProposed(5)]
    assert scene.table.next_deadline is None
    assert list(scene.sheet.proposals) == [Proposal("clock", 0, (), 5)]
    assert scene.refusal(0, SetClock(6)) == "already-proposed"
    scene.do(1, Stand())
    assert not scene.sheet.proposals
    scene.do(0, SetClock(5))
    scene.do(2, Agree("clock"))
    assert scene.table.next_deadline is None
    scene.do(1, Agree("clock"))
    assert scene.notes() == [ClockSet(5)]
    assert scene.sheet.clock == 5
    assert not scene.sheet.proposals
    assert told(scene.restored()) == told(scene.table)


def test_one_who_does_not_want_a_clock_is_enough() -> None:
    scene = game_of()
    scene.do(0, SetClock(5))
    scene.do(1, Disagree("clock"))
    assert (scene.sheet.clock, scene.sheet.proposals) == (None, ())


def test_a_host_without_a_chair_asks_too_and_may_think_again() -> None:
    scene = Scene(seat=None)
    ben = scene.join("Ben")
    scene.join("Cleo")
    scene.do(ben, Start())
    scene.do(0, SetClock(5))
    assert list(scene.sheet.proposals) == [Proposal("clock", None, (), 5)]
    scene.do(0, Disagree("clock"))
    assert scene.notes() == [Declined("clock", None)]
    assert not scene.sheet.proposals


def test_alone_with_bots_and_between_games_the_host_sets_the_clock() -> None:
    scene = Scene(bots={1: "veil"})
    scene.do(0, SetClock(60))
    assert scene.sheet.clock == 60
    scene.do(0, Start())
    scene.do(0, SetClock(None))
    assert scene.sheet.clock is None
