"""Every audience has its own numbers, hears only its own part, and can ask again for what it missed."""

import random

import msgspec
import pytest

from geisterstunde.core.words import Refused, Viewer
from geisterstunde.table.happenings import audience_of
from geisterstunde.table.notes import Came, GameStarted, Note, Renamed, SatDown
from geisterstunde.table.outbox import FORGOTTEN_AT_ONCE, REMEMBERED, Outbox
from geisterstunde.table.words import ChooseGame, News, Rename, Resign, Start
from tests.table.scene import Scene, game_of, numbers_of, table_of

VIEWERS: tuple[Viewer, ...] = (None, 0, 1)

AUDIENCES = 9
"""More than any of our games has: nothing here counts on six seats."""


def test_a_newcomer_is_told_what_is_there_and_not_what_was_said() -> None:
    scene = game_of()
    scene.act(0, "b1")
    news = scene.table.welcome_for(None, None)
    assert (news.events, news.notes, news.missed) == ((), (), False)
    assert news.sheet == scene.sheet
    assert news.view.to_act == (1,)
    assert news.prompt is not None


def test_before_the_first_game_there_is_no_view() -> None:
    news = table_of().table.welcome_for(0, None)
    assert (news.view, news.prompt, news.choices) == (None, None, ())


def test_who_was_away_for_a_while_hears_what_was_missed() -> None:
    scene = game_of()
    last = scene.table.welcome_for(1, None).number
    scene.act(0, "b1")
    scene.do(0, Rename("Anna"))
    news = scene.table.welcome_for(1, last)
    assert [type(event).__name__ for event in news.events] == ["Placed"]
    assert news.notes == (Renamed("Ada", "Anna"),)
    assert (news.number, news.missed) == (last + 2, False)


def test_who_missed_nothing_hears_nothing_again() -> None:
    scene = game_of()
    scene.act(0, "b1")
    number = scene.table.welcome_for(1, None).number
    news = scene.table.welcome_for(1, number)
    assert (news.events, news.notes, news.missed) == ((), (), False)


def test_around_is_told_only_when_it_has_changed() -> None:
    scene = game_of()
    scene.act(0, "b1")
    latest = scene.table.news_for(1)
    assert latest is not None
    assert latest.sheet is None
    scene.do(0, Resign())
    latest = scene.table.news_for(1)
    assert latest is not None
    assert latest.sheet == scene.sheet


@pytest.mark.parametrize("name", ["18-ghosts", "ghosts", "ghoosty", "ghost-for-sale", "rest-in-peace"])
def test_the_single_messages_are_what_is_heard_afterwards(name: str) -> None:
    """Whoever listened all the time and whoever asks later hear the same."""
    players = 3 if name == "ghost-for-sale" else 2
    scene = game_of(name, players)
    viewers: list[Viewer] = [None, *range(players)]
    heard: dict[Viewer, list[News]] = {viewer: [] for viewer in viewers}
    rng = random.Random(3)
    assert scene.table.play is not None
    for _ in range(60):
        if not scene.to_act:
            break
        seat = rng.choice(scene.to_act)
        choice = rng.choice(scene.table.play.choices(seat))
        scene.act(seat, scene.table.play.game.write(choice))
        for viewer in viewers:
            latest = scene.table.news_for(viewer)
            if latest is not None:
                heard[viewer].append(latest)
    for viewer in viewers:
        last = rng.randrange(len(heard[viewer]))
        since = scene.table.welcome_for(viewer, heard[viewer][last].number)
        later = heard[viewer][last + 1 :]
        assert since.events == tuple(event for news in later for event in news.events)
        assert since.view == heard[viewer][-1].view
        assert [news.number for news in heard[viewer]] == list(
            range(since.number - len(heard[viewer]) + 1, since.number + 1)
        )


def test_only_the_last_64_messages_are_remembered() -> None:
    scene = table_of()
    for number in range(70):
        scene.do(0, Rename(f"Ada {number}"))
    number = scene.table.welcome_for(None, None).number
    news = scene.table.welcome_for(None, number - REMEMBERED)
    assert (len(news.notes), news.missed) == (REMEMBERED, False)
    news = scene.table.welcome_for(None, number - REMEMBERED - 1)
    assert (len(news.notes), news.missed) == (REMEMBERED, True)


def test_a_number_that_was_never_given_means_that_something_was_missed() -> None:
    scene = table_of()
    news = scene.table.welcome_for(None, 10**9)
    assert (news.notes, news.missed) == ((), True)
    assert scene.table.welcome_for(None, -5).missed


def test_a_new_game_is_heard_from_its_beginning() -> None:
    scene = table_of()
    last = scene.table.welcome_for(None, None).number
    scene.do(0, Start())
    news = scene.table.welcome_for(None, last)
    assert (news.notes, news.missed) == ((GameStarted("18-ghosts"),), False)
    assert scene.table.welcome_for(None, last - 1).missed


def test_what_was_said_in_another_game_is_not_told_in_this_one() -> None:
    scene = game_of("ghosts", options={"rounds": 1})
    scene.play_to_the_end()
    scene.do(0, ChooseGame("18-ghosts", 2))
    news = scene.table.welcome_for(0, 0)
    assert (news.events, news.missed) == ((), True)


@pytest.mark.parametrize("viewer", [-1, 2, True, "0"])
def test_there_is_no_such_audience(viewer: Viewer) -> None:
    table = game_of().table
    for ask in (table.view_for, table.news_for, lambda who: table.welcome_for(who, None)):
        with pytest.raises(Refused, match="unknown-seat"):
            ask(viewer)


def test_happenings_before_the_game_are_heard_by_all() -> None:
    scene = Scene()
    scene.join("Ben")
    scene.join("Cleo")
    assert scene.table.welcome_for(None, 1).notes == (SatDown(1, "Ben"), Came("Cleo"))
    assert set(numbers_of(scene.table)[:3]) == {3}


def test_news_survive_json() -> None:
    scene = game_of("ghosts")
    scene.act(scene.to_act[0])
    for viewer in VIEWERS:
        news = scene.table.welcome_for(viewer, 0)
        plain = msgspec.json.decode(msgspec.json.encode(news))
        assert (plain["number"], len(plain["events"])) == (news.number, len(news.events))


def test_what_one_audience_hears_does_not_push_out_what_another_one_remembers() -> None:
    """Whether something was missed must not tell how much the others have heard."""
    quiet, loud = Outbox(), Outbox()
    note: list[Note] = [Came("Cleo")]
    for number in range(100):
        for outbox in (quiet, loud):
            outbox.add(1, (), note)
        for _ in range(number % 7):
            loud.add(2, (), note)
    assert quiet.numbers[0] == loud.numbers[0]
    assert quiet.oldest(0) == loud.oldest(0)
    last = quiet.oldest(0)
    assert len(list(quiet.since(0, last, "ghosts"))) == len(list(loud.since(0, last, "ghosts"))) == REMEMBERED


def test_audiences_are_counted_from_those_who_watch() -> None:
    assert [audience_of(viewer) for viewer in (None, 0, 5)] == [0, 1, 6]


def test_a_long_game_of_two_is_not_kept_in_memory() -> None:
    scene = game_of("ghoosty", 2)
    rng = random.Random("long")
    for _ in range(3 * REMEMBERED):
        assert scene.table.play is not None
        seat = rng.choice(scene.to_act)
        scene.act(seat, scene.table.play.game.write(rng.choice(scene.table.play.choices(seat))))
    assert REMEMBERED <= len(scene.table._state.outbox._noticed) < REMEMBERED + FORGOTTEN_AT_ONCE


def test_an_audience_that_hears_nothing_for_long_does_not_keep_all_that_the_others_hear() -> None:
    outbox = Outbox()
    outbox.add(3, (), [Came("Ada")])
    for number in range(20 * REMEMBERED):
        outbox.add(2, (), [Came(f"guest {number}")])
    assert len(outbox._noticed) <= 3 * REMEMBERED
    assert list(outbox.since(0, 0, "ghosts")) == [([], [Came("Ada")])]
    last = outbox.numbers[1] - REMEMBERED
    assert outbox.oldest(1) == last
    told = [note for _, noted in outbox.since(1, last, "ghosts") for note in noted]
    assert told == [Came(f"guest {number}") for number in range(19 * REMEMBERED, 20 * REMEMBERED)]


def test_what_is_kept_is_what_each_audience_can_ask_for() -> None:
    """Beside a memory that forgets nothing, with audiences that hear very unequally."""
    seed = 20261116
    print("seed", seed)
    rng = random.Random(seed)
    outbox = Outbox()
    all_heard: list[list[Note]] = [[] for _ in range(AUDIENCES)]
    for number in range(3000):
        noticed = sum(1 << audience for audience in range(AUDIENCES) if rng.random() < 0.6**audience / 2)
        if not noticed:
            continue
        outbox.add(noticed, (), [Came(str(number))])
        for audience in range(AUDIENCES):
            if noticed >> audience & 1:
                all_heard[audience].append(Came(str(number)))
        if number % 50 == 0:
            for audience in range(AUDIENCES):
                last = outbox.oldest(audience)
                told = [note for _, noted in outbox.since(audience, last, "ghosts") for note in noted]
                assert told == all_heard[audience][-REMEMBERED:]
                assert (outbox.numbers[audience], last) == (
                    len(all_heard[audience]),
                    max(0, len(all_heard[audience]) - REMEMBERED),
                )
    assert len(outbox._noticed) <= (AUDIENCES + 1) * REMEMBERED
