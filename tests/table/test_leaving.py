"""People leave and come back, and bots fill in for them."""

from geisterstunde.table.notes import BotFilledIn, CameBack, HostChanged, Left
from geisterstunde.table.words import Act, Return, SeatBot, Stand, Start
from tests.table.scene import Scene, game_of, table_of


def test_in_a_running_game_the_chair_is_kept() -> None:
    scene = game_of()
    scene.do(1, Stand())
    assert scene.notes() == [Left(1, "Ben")]
    chair = scene.chairs[1]
    assert (chair.who, chair.name, chair.person, chair.away, chair.level) == ("person", "Ben", 1, True, None)


def test_the_game_waits_for_who_is_away() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.do(1, Stand())
    assert scene.to_act == (1,)
    assert scene.table.bots_to_act == ()
    assert scene.refusal(1, Act({"do": "place", "room": "a1"})) == "come-back-first"


def test_who_is_away_still_sees_the_own_hand_but_is_offered_nothing() -> None:
    scene = game_of("ghosts")
    seat = scene.to_act[0]
    scene.do(seat, Stand())
    news = scene.table.welcome_for(scene.table.viewer_of(seat), None)
    assert news.view.viewer == seat
    assert news.choices == ()


def test_a_bot_fills_in_until_its_person_comes_back() -> None:
    scene = game_of()
    scene.do(1, Stand())
    scene.do(0, SeatBot(1, "veil"))
    assert scene.notes() == [BotFilledIn(1, "Ben", "veil", by_host=True)]
    chair = scene.chairs[1]
    assert (chair.name, chair.level, chair.away) == ("Ben", "veil", True)
    scene.act(0, "b1")
    scene.bot_acts(1)
    scene.do(1, Return())
    assert scene.notes() == [CameBack(1, "Ben")]
    assert (scene.chairs[1].away, scene.chairs[1].level) == (False, None)
    assert not scene.table.bots_to_act
    assert scene.table.welcome_for(1, None).choices


def test_the_host_lets_a_bot_fill_in_for_somebody_who_vanished() -> None:
    scene = game_of()
    scene.gone[1] = scene.now - 30
    scene.do(0, SeatBot(1, "veil"))
    assert scene.notes() == [BotFilledIn(1, "Ben", "veil", by_host=True)]
    assert scene.chairs[1].away
    scene.do(1, Return())
    assert not scene.chairs[1].away


def test_one_bot_follows_another() -> None:
    scene = Scene(bots={1: "flake"})
    scene.do(0, SeatBot(1, "dusk"))
    scene.do(0, Start())
    scene.do(0, SeatBot(1, "midnight"))
    assert (scene.chairs[1].name, scene.chairs[1].level) == ("midnight", "midnight")


def test_who_is_not_away_cannot_come_back() -> None:
    scene = game_of()
    assert scene.refusal(0, Return()) == "not-away"
    assert scene.refusal(scene.join("Cleo"), Return()) == "not-seated"
    scene.do(0, Stand())
    assert scene.refusal(0, Stand()) == "come-back-first"


def test_if_the_host_leaves_who_has_been_here_longest_is_host() -> None:
    scene = table_of("ghosts", 3)
    scene.do(0, Stand())
    assert scene.sheet.host == 1
    assert scene.notes() == [Left(0, "Ada"), HostChanged("Ben")]


def test_who_is_away_does_not_become_host() -> None:
    scene = game_of("ghosts", 3)
    scene.do(1, Stand())
    scene.do(0, Stand())
    assert scene.sheet.host == 2


def test_the_last_one_stays_host_until_somebody_comes_back() -> None:
    scene = game_of()
    scene.do(1, Stand())
    scene.do(0, Stand())
    assert scene.sheet.host == 0
    scene.do(1, Return())
    assert scene.sheet.host == 1
    assert scene.notes() == [CameBack(1, "Ben"), HostChanged("Ben")]


def test_the_host_who_comes_back_is_not_host_again() -> None:
    scene = game_of()
    scene.do(0, Stand())
    scene.do(0, Return())
    assert scene.sheet.host == 1


def test_a_host_who_only_watches_stays_host() -> None:
    scene = Scene(seat=None)
    scene.join("Ben")
    scene.join("Cleo")
    scene.do(0, Start())
    scene.do(1, Stand())
    assert scene.sheet.host == 0


def test_the_clock_of_a_bot_does_not_run_and_that_of_who_comes_back_does() -> None:
    scene = game_of(clock=30)
    scene.do(0, SeatBot(0, "veil"))
    assert scene.table.next_deadline is None
    scene.now += 100
    scene.do(0, Return())
    assert scene.table.next_deadline == scene.now + 30
