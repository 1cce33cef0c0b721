"""Many windows, many who watch, many words: how much one client and one address may, without a socket."""

from pathlib import Path

from tests.server.talking import Home, Talk, at_home


def test_two_windows_of_one_person_hear_the_same(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, _) = await home.playing()
        other = Talk(home.service, code)
        await other.hello(tokens[0])
        await ada.do("act", action=ada.news["choices"][0])
        assert other.news == ada.news

    at_home(tmp_path, evening)


def test_both_windows_of_one_person_may_act(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, _ = await home.playing()
        other = Talk(home.service, code)
        await other.hello(tokens[0])
        assert (await other.do("act", id="other", action=other.news["choices"][0]))["type"] == "done"

    at_home(tmp_path, evening)


def test_too_many_windows_close_the_oldest(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        talks = [Talk(home.service, code) for _ in range(3)]
        for talk in talks:
            await talk.hello(tokens[0])
        assert [len(talk.left) for talk in talks] == [1, 0, 0]

    at_home(tmp_path, evening, sockets_of_person=2)


def test_a_table_has_room_for_so_many_who_watch(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        await Talk(home.service, code).hello()
        assert (await Talk(home.service, code).hello())["refusal"]["key"] == "table-crowded"

    at_home(tmp_path, evening, watchers_of_table=1)


def test_many_watchers_of_one_address_do_not_shut_out_others(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        crowd = [Talk(home.service, code, address="10.0.0.1") for _ in range(4)]
        for talk in crowd:
            await talk.hello()
        others = [Talk(home.service, code, address=f"10.0.0.{number}") for number in (2, 3, 4)]
        assert [(await talk.hello())["type"] for talk in others] == ["welcome"] * 3
        assert [len(talk.left) for talk in crowd] == [0, 1, 1, 1]
        assert crowd[-1].heard[-1]["refusal"]["key"] == "table-crowded"

    at_home(tmp_path, evening, watchers_of_table=4)


def test_a_crowd_of_one_address_gives_no_place_to_more_of_it(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        crowd = [Talk(home.service, code, address="10.0.0.1") for _ in range(4)]
        for talk in crowd:
            await talk.hello()
        one_more = Talk(home.service, code, address="10.0.0.1")
        assert (await one_more.hello())["refusal"]["key"] == "table-crowded"
        assert [len(talk.left) for talk in crowd] == [0] * 4

    at_home(tmp_path, evening, watchers_of_table=4)


def test_those_who_watch_do_not_keep_players_out(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        await Talk(home.service, code).hello()
        assert (await Talk(home.service, code).hello(tokens[0]))["type"] == "welcome"

    at_home(tmp_path, evening, watchers_of_table=1)


def test_whoever_keeps_silent_is_sent_away_and_whoever_says_hello_stays(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        silent, polite, gone = (Talk(home.service, code) for _ in range(3))
        for talk in (silent, polite, gone):
            home.service.strangers.expect(talk.conversation)
        await polite.hello()
        home.service.strangers.expect_no_more(gone.conversation)
        home.time.now += 9
        await home.service.caretaker.tend()
        assert not silent.left
        home.time.now += 1
        await home.service.caretaker.tend()
        assert (silent.heard[-1]["refusal"]["key"], silent.left) == ("hello-late", [4000])
        assert (polite.left, gone.left) == ([], [])

    at_home(tmp_path, evening)


def test_whoever_says_too_much_is_refused_at_first(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        talk = Talk(home.service, code)
        for number in range(3):
            await talk.tell(type="ping", n=number)
        assert [message["type"] for message in talk.heard] == ["pong", "pong", "no"]

    at_home(tmp_path, evening, message_burst=2)


def test_whoever_goes_on_is_sent_away(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        talk = Talk(home.service, code)
        for number in range(20):
            await talk.tell(type="ping", n=number)
        assert (talk.heard[-1]["type"], talk.left) == ("bye", [4008])

    at_home(tmp_path, evening, message_burst=2)


def test_many_windows_of_one_address_may_not_say_more_than_one_address_may(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        household = home.service.limits.messages_of("1.2.3.4")
        windows = [Talk(home.service, code, household) for _ in range(10)]
        heard = [(await window.tell(type="ping", n=1))["type"] for window in windows]
        # Three messages a second, and three seconds' worth after a while of silence.
        assert heard == ["pong"] * 9 + ["no"]
        stranger = Talk(home.service, code, home.service.limits.messages_of("1.2.3.5"))
        assert (await stranger.tell(type="ping", n=1))["type"] == "pong"

    at_home(tmp_path, evening, messages_of_address=3)


def test_many_windows_that_go_on_together_are_sent_away(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        household = home.service.limits.messages_of("1.2.3.4")
        windows = [Talk(home.service, code, household) for _ in range(5)]
        for number in range(4):
            for window in windows:
                await window.tell(type="ping", n=number)
        assert [window.left for window in windows] == [[], [], [4008], [4008], [4008]]
        home.time.now += 6
        assert (await windows[0].tell(type="ping", n=9))["type"] == "pong"

    at_home(tmp_path, evening, messages_of_address=3)


def test_after_a_while_one_may_speak_again(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        talk = Talk(home.service, code)
        for number in range(3):
            await talk.tell(type="ping", n=number)
        home.time.now += 5
        assert (await talk.tell(type="ping", n=4))["type"] == "pong"

    at_home(tmp_path, evening, message_burst=2)
