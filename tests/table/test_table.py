"""People come to a table, sit down, and play."""

from typing import Any

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table import entries
from geisterstunde.table.entries import Joined
from geisterstunde.table.notes import Came, GameStarted, Left, Renamed, SatDown
from geisterstunde.table.replay import verify
from geisterstunde.table.table import Table
from geisterstunde.table.unasked import MOST_PEOPLE, Room
from geisterstunde.table.words import (
    Act,
    ChooseGame,
    ClearSeat,
    LetWatch,
    Open,
    Rename,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from tests.table.scene import NAMES, Scene, bot_acted, founding, game_of, joined, table_of


def why_not_found(**asked: Any) -> str:
    with pytest.raises(Refused) as refused:
        Table.found(founding(**asked))
    return refused.value.refusal.key


def why_not_join(scene: Scene, name: str, seat: int | None = None, **more: Any) -> str:
    before = scene.sheet, scene.table.people
    with pytest.raises(Refused) as refused:
        joined(scene.table, name, seat, "hash", **more)
    assert (scene.sheet, scene.table.people) == before
    return refused.value.refusal.key


def test_the_founder_is_the_host_and_sits_on_the_first_chair() -> None:
    scene = Scene()
    assert scene.sheet.host == 0
    assert [chair.name for chair in scene.chairs] == ["Ada", ""]
    assert scene.sheet.phase == "before"


def test_the_founder_may_sit_elsewhere_or_only_host() -> None:
    assert [chair.who for chair in Scene(seat=1).chairs] == ["empty", "person"]
    assert [chair.who for chair in Scene(seat=None).chairs] == ["empty", "empty"]


def test_bots_may_be_invited_at_the_founding() -> None:
    chair = Scene(bots={1: "veil"}).chairs[1]
    assert (chair.who, chair.name, chair.level, chair.person) == ("bot", "veil", "veil", None)


def test_a_table_is_not_founded_with_something_impossible() -> None:
    assert why_not_found(game="chess") == "unknown-game"
    assert why_not_found(players=3) == "wrong-number-of-players"
    assert why_not_found(options={"wings": 2}) == "unknown-option"
    assert why_not_found(name=" ") == "bad-name"
    assert why_not_found(seat=2) == "unknown-seat"
    assert why_not_found(seat=-1) == "unknown-seat"
    assert why_not_found(bots={0: "veil"}) == "chair-taken"
    assert why_not_found(bots={7: "veil"}) == "unknown-seat"
    assert why_not_found(bots={1: "dracula"}) == "unknown-level"


def test_who_comes_takes_the_first_empty_chair() -> None:
    scene = Scene("ghosts", 3)
    assert scene.join("Ben") == 1
    assert scene.notes() == [SatDown(1, "Ben")]
    assert scene.table.viewer_of(1) == 1


def test_who_comes_may_choose_a_chair() -> None:
    scene = Scene("ghosts", 3)
    scene.join("Ben", 2)
    assert [chair.name for chair in scene.chairs] == ["Ada", "", "Ben"]


def test_who_finds_no_chair_watches() -> None:
    scene = table_of()
    watcher = scene.join("Cleo")
    assert scene.table.viewer_of(watcher) is None
    assert scene.notes() == [Came("Cleo")]


def test_who_wants_to_only_watches() -> None:
    scene = Scene()
    assert scene.table.viewer_of(scene.join("Cleo", only_watch=True)) is None
    assert scene.chairs[1].who == "empty"


def test_nobody_comes_to_a_chair_that_is_taken_or_not_there() -> None:
    scene = Scene()
    assert why_not_join(scene, "Ben", 0) == "chair-taken"
    assert why_not_join(scene, "Ben", 2) == "unknown-seat"
    assert why_not_join(scene, "Ben", -1) == "unknown-seat"


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\nb", "\u202eabc", "a,b"])
def test_a_name_can_be_read_aloud(name: str) -> None:
    assert why_not_join(Scene(), name) == "bad-name"


def test_nobody_has_the_name_of_somebody_at_the_table() -> None:
    assert why_not_join(Scene(), " Ada ") == "name-twice"


def test_spaces_around_a_name_are_taken_off() -> None:
    scene = Scene()
    scene.join("  Ben ")
    assert scene.chairs[1].name == "Ben"


def test_nobody_comes_to_a_closed_table() -> None:
    scene = Scene()
    scene.do(0, Open(is_open=False))
    assert why_not_join(scene, "Ben") == "table-closed"
    scene.do(0, Open(is_open=True))
    assert scene.join("Ben") == 1


def test_where_nobody_may_watch_only_those_come_who_find_a_chair() -> None:
    scene = Scene()
    scene.do(0, LetWatch(may_watch=False))
    assert why_not_join(scene, "Ben", only_watch=True) == "watching-forbidden"
    scene.join("Ben")
    assert why_not_join(scene, "Cleo") == "watching-forbidden"


def test_a_table_has_room_for_so_many_people_at_the_same_time() -> None:
    scene = Scene()
    for number in range(1, MOST_PEOPLE):
        scene.join(f"Guest {number}")
    with pytest.raises(Refused, match="too-many-people"):
        scene.table.decide_joining("One more", None, "hash", Room(here=frozenset(range(MOST_PEOPLE))))


def test_whoever_left_without_a_chair_makes_room_for_others() -> None:
    scene = Scene()
    for number in range(1, 3 * MOST_PEOPLE):
        scene.join(f"Guest {number}")
    here = frozenset(range(3 * MOST_PEOPLE)) - {2 * MOST_PEOPLE + 7}
    decision = scene.table.decide_joining("One more", None, "hash", Room(here=here))
    assert isinstance(decision.entry, Joined)
    assert decision.entry.instead_of == 2 * MOST_PEOPLE + 7


def test_the_host_and_those_on_chairs_are_never_forgotten() -> None:
    scene = Scene()
    for number in range(1, 3 * MOST_PEOPLE):
        scene.join(f"Guest {number}")
    assert [chair.person for chair in scene.table.sheet.chairs] == [0, 1]
    assert scene.table.name_of(0)
    assert scene.table.name_of(1) == "Guest 1"
    assert scene.table.name_of(2) == ""


def test_who_was_forgotten_cannot_do_anything_any_more() -> None:
    scene = Scene()
    for number in range(1, 3 * MOST_PEOPLE):
        scene.join(f"Guest {number}")
    with pytest.raises(Refused, match="unknown-person"):
        scene.table.decide(2, Rename("Somebody"), 0.0)


def test_people_are_known_by_the_hash_of_their_token() -> None:
    scene = table_of()
    assert scene.table.person_of("hash 1") == 1
    assert scene.table.person_of("hash 9") is None
    assert scene.table.person_of("häsh") is None


@pytest.mark.parametrize("person", [-1, 2])
def test_somebody_who_is_not_here_can_do_nothing(person: int) -> None:
    assert table_of().refusal(person, Start()) == "unknown-person"


def test_anybody_at_a_chair_may_start_when_somebody_plays_on_every_chair() -> None:
    scene = Scene()
    assert scene.refusal(0, Start()) == "chairs-not-taken"
    scene.join("Ben")
    scene.do(1, Start())
    assert scene.sheet.phase == "playing"
    assert scene.notes() == [GameStarted("18-ghosts")]
    assert scene.to_act == (0,)


def test_a_bot_fills_a_chair() -> None:
    scene = Scene(bots={1: "flake"})
    scene.do(0, Start())
    assert scene.journal().opening.seats == ("Ada", "flake")


def test_who_only_watches_cannot_start_unless_hosting() -> None:
    scene = table_of()
    assert scene.refusal(scene.join("Cleo"), Start()) == "not-seated"
    hosted = Scene(seat=None)
    hosted.join("Ben")
    hosted.join("Cleo")
    hosted.do(0, Start())
    assert hosted.sheet.phase == "playing"


def test_a_running_game_is_not_started_again() -> None:
    assert game_of().refusal(0, Start()) == "game-is-running"


def test_an_action_is_carried_out_and_told_to_everybody() -> None:
    scene = game_of()
    entry = scene.act(0, "b1")
    assert isinstance(entry, entries.Acted)
    assert (entry.by, entry.person, len(entry.lines)) == (0, 0, 1)
    for viewer in (None, 0, 1):
        news = scene.table.news_for(viewer)
        assert news is not None
        assert [type(event).__name__ for event in news.events] == ["Placed"]
        assert news.sheet is None
        assert news.view.to_act == (1,)


def test_an_action_with_the_rolls_after_it_is_one_entry() -> None:
    scene = game_of("ghosts", options={"rounds": 2})
    played: list[entries.Acted] = []
    while not played or len(played[-1].lines) == 1:
        entry = scene.act(scene.to_act[0])
        assert isinstance(entry, entries.Acted)
        played.append(entry)
    assert [type(line).__name__ for line in played[-1].lines] == ["Played", "Rolled"]


def test_only_those_who_may_act_are_offered_choices() -> None:
    scene = game_of()
    assert scene.table.welcome_for(0, None).choices
    assert scene.table.welcome_for(1, None).choices == ()
    assert scene.table.welcome_for(None, None).choices == ()


def test_impossible_actions_are_refused_and_change_nothing() -> None:
    scene = game_of()
    scene.act(0, "b1")
    assert scene.refusal(0, Act({"do": "place", "room": "a1"})) == "not-your-turn"
    assert scene.refusal(1, Act({"do": "place", "room": "b1"})) == "room-taken"
    for strange in ({}, {"do": "dance"}, {"do": "place", "room": 7}, {"do": "place", "room": "a1", "more": 1}):
        assert scene.refusal(1, Act(strange)) == "unknown-action"


def test_who_only_watches_does_not_act() -> None:
    scene = game_of()
    assert scene.refusal(scene.join("Cleo"), Act({"do": "place", "room": "b1"})) == "not-seated"


def test_nobody_acts_before_the_game_and_after_it() -> None:
    scene = table_of(options={"turn_limit": 1})
    assert scene.refusal(0, Act({"do": "place", "room": "b1"})) == "no-game-yet"
    scene.do(0, Start())
    scene.play_to_the_end()
    assert scene.refusal(0, Act({"do": "place", "room": "b1"})) == "game-is-over"


def test_a_finished_game_is_counted_and_opens_its_seed() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.play_to_the_end()
    assert (scene.sheet.phase, scene.sheet.games_played, scene.sheet.games_begun) == ("over", 1, 1)
    journal = scene.journal()
    assert verify(game_called("18-ghosts"), journal) == scene.table.welcome_for(None, None).view.result


@pytest.mark.parametrize("name", FOLDERS)
def test_every_game_is_played_to_its_end_and_verifies(name: str) -> None:
    game = game_called(name)
    scene = game_of(name, game.fewest_players)
    scene.play_to_the_end()
    assert verify(game, scene.journal()) is not None


def test_somebody_goes_by_another_name() -> None:
    scene = table_of()
    scene.do(1, Rename(" Bert "))
    assert scene.notes() == [Renamed("Ben", "Bert")]
    assert (scene.chairs[1].name, scene.table.name_of(1)) == ("Bert", "Bert")
    assert scene.refusal(1, Rename("Ada")) == "name-twice"
    assert scene.refusal(1, Rename("")) == "bad-name"


def test_a_name_that_stays_is_no_news() -> None:
    scene = table_of()
    scene.do(1, Rename("Ben"))
    assert scene.table.news_for(None) is None


def test_people_stand_up_and_sit_down_between_games() -> None:
    scene = table_of()
    scene.do(1, Stand())
    assert scene.notes() == [Left(1, "Ben")]
    assert scene.chairs[1].who == "empty"
    assert scene.refusal(1, Stand()) == "not-seated"
    scene.do(1, Sit())
    assert scene.chairs[1].name == "Ben"


def test_somebody_changes_to_an_empty_chair() -> None:
    scene = Scene("ghosts", 3)
    scene.do(0, Sit(1))
    assert [chair.name for chair in scene.chairs] == ["", "Ada", ""]


def test_nobody_sits_down_where_that_is_impossible() -> None:
    scene = table_of()
    watcher = scene.join("Cleo")
    assert scene.refusal(watcher, Sit()) == "no-empty-chair"
    assert scene.refusal(watcher, Sit(0)) == "chair-taken"
    assert scene.refusal(watcher, Sit(5)) == "unknown-seat"
    scene.do(0, Start())
    assert scene.refusal(watcher, Sit()) == "game-is-running"


def test_who_watched_cannot_sit_beside_somebody_of_the_same_name() -> None:
    scene = Scene("ghosts", 3)
    watcher = scene.join("Cleo", only_watch=True)
    scene.join("Cleo")
    assert scene.refusal(watcher, Sit()) == "name-twice"
    scene.do(watcher, Rename("Clara"))
    scene.do(watcher, Sit())
    assert [chair.name for chair in scene.chairs] == ["Ada", "Cleo", "Clara"]


def test_a_journal_can_be_asked_for_by_its_number() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.play_to_the_end()
    scene.do(0, ChooseGame("ghosts", 2))
    scene.do(0, Start())
    assert [scene.journal(number).opening.game for number in (0, 1)] == ["18-ghosts", "ghosts"]
    assert scene.journal(1).ended is None
    for number in (-1, 2):
        with pytest.raises(Refused, match="no-such-game"):
            scene.journal(number)


def test_bots_act_with_numbers_of_the_catalogue() -> None:
    scene = Scene(bots={1: "veil"})
    scene.do(0, Start())
    scene.act(0, "b1")
    assert scene.table.bots_to_act == (1,)
    entry = scene.bot_acts(1)
    assert entry.person is None


def test_a_bot_acts_only_where_it_plays_and_as_it_may() -> None:
    scene = Scene(bots={1: "veil"})
    with pytest.raises(Refused, match="no-game-yet"):
        bot_acted(scene.table, 1, 0, 0.0)
    scene.do(0, Start())
    for seat, number, key in ((0, 0, "no-bot-there"), (2, 0, "no-bot-there"), (-1, 0, "no-bot-there")):
        with pytest.raises(Refused, match=key):
            bot_acted(scene.table, seat, number, 0.0)
    with pytest.raises(Refused, match="not-your-turn"):
        bot_acted(scene.table, 1, 0, 0.0)
    scene.act(0, "b1")
    taken = game_called("18-ghosts").catalogue.number(game_called("18-ghosts").read("b1"))
    for number, key in ((-1, "unknown-action"), (10**6, "unknown-action"), (taken, "room-taken")):
        with pytest.raises(Refused, match=key):
            bot_acted(scene.table, 1, number, 0.0)


def test_a_table_with_only_bots_can_be_watched() -> None:
    scene = Scene(seat=None, bots={0: "flake", 1: "veil"})
    scene.do(0, Start())
    assert scene.table.bots_to_act == (0,)
    assert scene.table.welcome_for(None, None).view is not None


def test_a_full_table_of_six() -> None:
    scene = game_of("ghosts", 6)
    assert [chair.name for chair in scene.chairs] == list(NAMES[:6])


def test_the_host_clears_a_chair_and_a_bot_takes_it() -> None:
    scene = table_of()
    scene.do(0, ClearSeat(1))
    scene.do(0, SeatBot(1, "dusk"))
    scene.do(0, Start())
    assert scene.chairs[1].level == "dusk"
    assert scene.table.viewer_of(1) is None
