"""Giving up and playing again are agreed on."""

from typing import cast

import pytest

from geisterstunde.core.journal import Ended, read_journal
from geisterstunde.core.words import GameEnded, Prompt, Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.games.ghoosty.game import GAME as GHOOSTY
from geisterstunde.games.ghoosty.words import STARTS, Options, View
from geisterstunde.table import entries
from geisterstunde.table.notes import Declined, Dropped, GameStarted, Proposed, Resigned
from geisterstunde.table.replay import verify
from geisterstunde.table.words import (
    Agree,
    ClearSeat,
    Disagree,
    Proposal,
    Rematch,
    Reseat,
    Resign,
    Return,
    SeatBot,
    Stand,
    Start,
)
from tests.table.scene import Scene, game_of, table_of


def over() -> Scene:
    """A table of two whose game is over."""
    scene = game_of(options={"turn_limit": 1})
    scene.play_to_the_end()
    return scene


def test_giving_up_is_a_proposal() -> None:
    scene = game_of()
    scene.do(1, Resign())
    assert scene.sheet.proposals == (Proposal("resign", 1),)
    assert scene.sheet.phase == "playing"


@pytest.mark.parametrize("name", FOLDERS)
def test_when_the_others_agree_they_win(name: str) -> None:
    game = game_called(name)
    scene = game_of(name, game.fewest_players)
    scene.do(1, Resign())
    for person in range(game.fewest_players):
        if person != 1:
            entry = scene.do(person, Agree("resign"))
    assert isinstance(entry, entries.Resigned)
    assert isinstance(entry.lines[0], Ended)
    assert (scene.sheet.phase, scene.sheet.games_played) == ("over", 1)
    winners = tuple(seat for seat in range(game.fewest_players) if seat != 1)
    for viewer in (None, 0, 1):
        news = scene.table.news_for(viewer)
        assert news is not None
        assert list(news.notes) == [Resigned(1)]
        assert [type(event) for event in news.events] == [GameEnded]
        assert (news.view.result.winners, news.view.result.reason, news.view.to_act) == (winners, "resigned", ())
        assert (news.prompt, news.choices) == (Prompt("over"), ())
    result = scene.table.welcome_for(None, None).view.result
    assert verify(game, read_journal(scene.journal().text())) == result


def test_a_game_that_was_given_up_takes_no_more_actions() -> None:
    scene = game_of()
    scene.do(1, Resign())
    scene.do(0, Agree("resign"))
    assert scene.table.bots_to_act == ()
    with pytest.raises(Refused, match="game-is-over"):
        scene.act(0, "b1")


def test_the_others_may_want_to_play_on() -> None:
    scene = game_of()
    scene.do(1, Resign())
    scene.do(0, Disagree("resign"))
    assert scene.notes() == [Declined("resign", 0)]
    assert scene.sheet.phase == "playing"


def test_bots_let_one_give_up() -> None:
    scene = Scene(bots={1: "veil"})
    scene.do(0, Start())
    scene.do(0, Resign())
    assert scene.sheet.phase == "over"


def test_only_players_of_a_running_game_give_up() -> None:
    scene = table_of()
    assert scene.refusal(0, Resign()) == "no-game-yet"
    watcher = scene.join("Cleo")
    scene.do(0, Start())
    assert scene.refusal(watcher, Resign()) == "not-seated"
    scene.do(0, Stand())
    assert scene.refusal(0, Resign()) == "come-back-first"
    assert over().refusal(0, Resign()) == "game-is-over"


def test_the_end_of_a_game_drops_what_was_proposed() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.do(0, Resign())
    scene.play_to_the_end()
    assert scene.notes() == [Dropped("resign")]
    assert scene.sheet.proposals == ()


def test_a_rematch_turns_the_chairs_so_that_the_second_begins() -> None:
    scene = over()
    scene.do(0, Rematch())
    assert scene.notes() == [Proposed("rematch", 0)]
    entry = scene.do(1, Agree("rematch"))
    assert isinstance(entry, entries.Started)
    assert entry.is_rematch
    assert [chair.name for chair in scene.chairs] == ["Ben", "Ada"]
    assert scene.table.viewer_of(1) == 0
    assert scene.notes() == [GameStarted("18-ghosts")]
    assert (scene.sheet.phase, scene.sheet.games_begun) == ("playing", 2)
    assert scene.journal(1).opening.seats == ("Ben", "Ada")


def test_in_ghoosty_the_loser_of_the_last_game_begins_the_rematch() -> None:
    """Ghoosty! §2.2; the chairs are turned by one each time."""
    scene = game_of("ghoosty", players=3)
    for loser, name, start in ((1, "Ben", "first"), (0, "Ada", "second")):
        scene.do(loser, Resign())
        for other in {0, 1, 2} - {loser}:
            scene.do(other, Agree("resign"))
        scene.do(0, Rematch())
        for other in (1, 2):
            scene.do(other, Agree("rematch"))
        play = scene.table.play
        assert play is not None
        assert [chair.name for chair in scene.chairs].index(name) == STARTS.index(start)
        assert play.opening.options["start"] == start
        assert cast(Options, GHOOSTY.options_from(scene.sheet.options)).start == "loser"
        assert cast(View, play.view(None)).starter == STARTS.index(start)


def test_two_who_want_a_rematch_agree() -> None:
    scene = over()
    scene.do(0, Rematch())
    assert scene.refusal(0, Rematch()) == "already-proposed"
    scene.do(1, Rematch())
    assert scene.sheet.phase == "playing"


def test_every_game_has_its_own_luck() -> None:
    scene = game_of("ghosts", options={"rounds": 1})
    scene.play_to_the_end()
    scene.do(0, Rematch())
    scene.do(1, Rematch())
    assert scene.journal(0).moves[0] != scene.journal(1).moves[0]
    assert scene.journal(0).opening.promise != scene.journal(1).opening.promise


def test_somebody_may_have_had_enough() -> None:
    scene = over()
    scene.do(0, Rematch())
    scene.do(1, Disagree("rematch"))
    assert (scene.sheet.phase, scene.sheet.proposals) == ("over", ())


def test_there_is_no_rematch_before_the_end() -> None:
    assert table_of().refusal(0, Rematch()) == "no-game-yet"
    assert game_of().refusal(0, Rematch()) == "game-is-running"


def test_there_is_no_rematch_with_an_empty_chair() -> None:
    scene = over()
    scene.do(0, Rematch())
    scene.do(1, Stand())
    assert scene.sheet.proposals == ()
    assert scene.refusal(0, Rematch()) == "chairs-not-taken"


def test_alone_with_bots_a_rematch_begins_at_once() -> None:
    scene = Scene(bots={1: "veil"}, options={"turn_limit": 1})
    scene.do(0, Start())
    scene.play_to_the_end()
    scene.do(0, Rematch())
    assert [chair.name for chair in scene.chairs] == ["veil", "Ada"]
    assert scene.table.bots_to_act == (0,)


def test_after_a_game_the_host_may_start_without_turning_the_chairs() -> None:
    scene = over()
    assert scene.refusal(1, Start()) == "host-only"
    scene.do(0, Start())
    assert [chair.name for chair in scene.chairs] == ["Ada", "Ben"]


def test_who_went_away_in_the_last_game_has_to_come_back_or_be_filled_in_for() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.do(1, Stand())
    scene.do(0, SeatBot(1, "flake"))
    scene.play_to_the_end()
    scene.do(0, Rematch())
    assert scene.chairs[0].away
    assert scene.table.bots_to_act == (0,)


def test_an_away_chair_without_a_bot_does_not_play_again() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.do(1, Resign())
    scene.do(0, Agree("resign"))
    scene.do(0, Start())
    scene.do(1, Stand())
    scene.do(0, Resign())
    assert scene.sheet.phase == "over"
    assert scene.refusal(0, Start()) == "chairs-not-taken"
    scene.do(1, Return())
    scene.do(0, Rematch())
    assert scene.sheet.proposals


def test_clearing_a_chair_drops_a_rematch() -> None:
    scene = over()
    scene.do(1, Rematch())
    scene.do(0, ClearSeat(1))
    assert scene.sheet.proposals == ()


def starts_of(scene: Scene) -> list[str]:
    """Who began each game, as its opening says."""
    return [str(scene.journal(number).opening.options["start"]) for number in range(scene.sheet.games_begun)]


def losers_of(scene: Scene) -> list[int]:
    """The seats with the fewest points in the last game."""
    assert scene.table.play is not None
    result = scene.table.play.result
    assert result is not None
    return [seat for seat, score in enumerate(result.scores) if score == min(result.scores)]


def test_the_loser_begins_also_when_the_host_has_changed_the_chairs() -> None:
    scene = game_of("ghoosty", 3)
    scene.play_to_the_end()
    loser = losers_of(scene)
    order = (2, 0, 1)
    scene.do(0, Reseat(order))
    scene.do(0, Start())
    assert starts_of(scene)[1] == ("first", "second", "third")[min(order.index(seat) for seat in loser)]


def test_where_somebody_else_plays_the_last_game_counts_for_nothing() -> None:
    scene = game_of("ghoosty", 3)
    scene.play_to_the_end()
    scene.do(2, Stand())
    scene.join("Dora")
    scene.do(0, Start())
    assert starts_of(scene) == ["loser", "loser"]
