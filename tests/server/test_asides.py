"""What is said aside at a table: emotes, own words, and how people look."""

from pathlib import Path
from typing import Any

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.asides import REMEMBERED
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.table.words import EMOTES
from geisterstunde.texts import LANGUAGES, Texts
from tests.server.talking import Home, Talk, at_home

# Emotes and own words


def test_everybody_hears_an_emote_and_its_owner_that_it_is_done(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        watcher = Talk(home.service, code)
        await watcher.hello()
        done = await ada.tell(type="emote", id="1", emote="boo")
        assert (done["type"], done["id"]) == ("done", "1")
        for talk in (ada, ben, watcher):
            remark = talk.of("said")[-1]["remark"]
            assert (remark["seat"], remark["name"], remark["emote"]) == (0, "Ada", "boo")

    at_home(tmp_path, evening)


def test_an_emote_is_no_news_and_no_entry(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        live = await home.service.tables.called(code)
        entries, number = live.entries, ben.news["number"]
        await ada.tell(type="emote", id="1", emote="well-played")
        assert (live.entries, live.table.number_for(1)) == (entries, number)

    at_home(tmp_path, evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_emote_has_words(language: str) -> None:
    assert [emote for emote in EMOTES if not Texts(language).knows(f"emote-{emote}")] == []


def test_an_emote_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        answer = await ada.tell(type="emote", id="1", emote="<script>")
        assert answer["refusal"]["key"] == "wrong-message"
        assert ben.of("said") == []

    at_home(tmp_path, evening)


def test_who_only_watches_says_nothing_aside(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await home.playing()
        stranger, guest = Talk(home.service, code), Talk(home.service, code)
        await stranger.hello()
        token, _, _ = await home.service.join(code, NewPerson(name="Cleo", only_watch=True))
        await guest.hello(token)
        assert (await stranger.tell(type="emote", id="1", emote="boo"))["refusal"]["key"] == "only-watching"
        assert (await guest.tell(type="emote", id="1", emote="boo"))["refusal"]["key"] == "not-seated"

    at_home(tmp_path, evening)


def test_nobody_says_too_much_at_once_and_may_speak_again_later(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        answers = [await ada.tell(type="emote", id="1", emote="boo") for _ in range(6)]
        assert [answer["type"] for answer in answers] == ["done"] * 5 + ["no"]
        assert answers[-1]["refusal"]["key"] == "too-many-remarks"
        assert (await ben.tell(type="emote", id="1", emote="boo"))["type"] == "done"
        home.time.now += 3
        assert (await ada.tell(type="emote", id="1", emote="boo"))["type"] == "done"

    at_home(tmp_path, evening)


def test_two_windows_of_one_person_share_what_may_be_said(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, _) = await home.playing()
        again = Talk(home.service, code)
        await again.hello(tokens[0])
        for talk in (ada, again, ada, again, ada):
            await talk.tell(type="emote", id="1", emote="boo")
        assert (await again.tell(type="emote", id="1", emote="boo"))["refusal"]["key"] == "too-many-remarks"

    at_home(tmp_path, evening)


def test_the_last_remarks_are_in_the_welcome_also_after_a_restart(tmp_path: Path) -> None:
    async def first(home: Home) -> None:
        code, tokens, (ada, _) = await home.playing(avatar="cat-yellow")
        for number in range(REMEMBERED + 3):
            home.time.now += 10
            await ada.tell(type="emote", id=str(number), emote="laugh" if number else "sad")
        known.update(code=code, token=tokens[0])
        again = Talk(home.service, code)
        remarks = (await again.hello(tokens[0]))["remarks"]
        assert [remark["emote"] for remark in remarks] == ["laugh"] * REMEMBERED
        known["remarks"] = remarks

    async def second(home: Home) -> None:
        welcome = await Talk(home.service, known["code"]).hello(known["token"])
        assert welcome["remarks"] == known["remarks"]

    known: dict[str, Any] = {}
    at_home(tmp_path, first)
    at_home(tmp_path, second)


def test_a_forgotten_table_leaves_no_remark_behind(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, _) = await home.playing()
        await ada.tell(type="emote", id="1", emote="boo")
        live = await home.service.tables.called(code)
        await home.store.keep_asides(live.number, live.asides.to_keep())
        assert await home.store.asides(live.number) is not None
        await home.store.forget(live.number)
        await home.store.keep_asides(live.number, b"[]")
        assert await home.store.asides(live.number) is None

    at_home(tmp_path, evening)


def test_a_full_disk_does_not_keep_anybody_from_greeting(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        home.store.is_full = True
        assert (await ada.tell(type="emote", id="1", emote="boo"))["type"] == "done"
        assert len(ben.of("said")) == 1

    at_home(tmp_path, evening)


def test_own_words_need_the_host(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        assert (await ben.tell(type="chat", id="1", text="Hello"))["refusal"]["key"] == "chat-not-allowed"
        assert (await ben.do("let-chat", may_chat=True))["refusal"]["key"] == "host-only"
        assert (await ada.do("let-chat", may_chat=True))["type"] == "done"
        assert ben.news["sheet"]["may_chat"] is True
        assert (await ben.tell(type="chat", id="2", text="  Hello  "))["type"] == "done"
        assert ada.of("said")[-1]["remark"]["text"] == "Hello"

    at_home(tmp_path, evening)


@pytest.mark.parametrize("text", ["", "   ", "a\nb", "\x1b[31m", "x" * 121, "\u202egnol"])
def test_own_words_that_could_do_harm_are_refused(tmp_path: Path, text: str) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        await ada.do("let-chat", may_chat=True)
        assert (await ada.tell(type="chat", id="1", text=text))["refusal"]["key"] == "bad-remark"
        assert ben.of("said") == []

    at_home(tmp_path, evening)


# Avatars


def test_an_avatar_comes_with_its_person_and_stays_through_a_restart(tmp_path: Path) -> None:
    async def first(home: Home) -> None:
        code, tokens = await home.table(people=1, avatar="boo-violet-laugh")
        token, _, _ = await home.service.join(code, NewPerson(name="Ben", avatar="cat-yellow"))
        ben = Talk(home.service, code)
        await ben.hello(token)
        await ben.do("rename", name="Ben", avatar="wisp-blue-sly-tophat")
        await ben.do("stand")
        await ben.do("sit", seat=1)
        known.update(code=code, token=tokens[0])

    async def second(home: Home) -> None:
        welcome = await Talk(home.service, known["code"]).hello(known["token"])
        chairs = welcome["news"]["sheet"]["chairs"]
        assert [chair["avatar"] for chair in chairs] == ["boo-violet-laugh", "wisp-blue-sly-tophat"]

    known: dict[str, Any] = {}
    at_home(tmp_path, first)
    at_home(tmp_path, second)


def test_a_new_name_leaves_the_ghost_as_it_was(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table(avatar="boo-violet")
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        await ada.do("rename", name="Ada B")
        chair = ada.news["sheet"]["chairs"][0]
        assert (chair["name"], chair["avatar"]) == ("Ada B", "boo-violet")

    at_home(tmp_path, evening)


def test_another_ghost_is_seen_by_all_and_said_by_nobody(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        await ada.do("rename", name="Ada", avatar="mouse-blue")
        assert ben.news["sheet"]["chairs"][0]["avatar"] == "mouse-blue"
        assert "notes" not in ben.news

    at_home(tmp_path, evening)


@pytest.mark.parametrize(
    "avatar", ["boo", "Boo-Violet", "boo-violet\n", "boo violet", "aa-bb-cc-dd-ee", "../x", "b" * 60]
)
def test_an_avatar_that_nobody_can_draw_is_refused(tmp_path: Path, avatar: str) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        assert (await ada.do("rename", name="Ada", avatar=avatar))["refusal"]["key"] == "bad-avatar"
        with pytest.raises(Refused, match="bad-avatar"):
            await home.service.found(NewTable(game="ghosts", name="Ada", avatar=avatar))

    at_home(tmp_path, evening)


# What follows from a view, and versions


def test_what_follows_from_a_view_is_told_with_its_number(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, _) = await home.playing("ghosts")
        told = await ada.tell(type="conclude", id="c")
        assert (told["type"], told["id"], told["number"]) == ("concluded", "c", ada.news["number"])
        assert sum(kind["count"] for kind in told["conclusions"]["unseen"]) == 60 - 5
        watcher = Talk(home.service, code)
        await watcher.hello()
        told = await watcher.tell(type="conclude", id="c")
        assert sum(kind["count"] for kind in told["conclusions"]["unseen"]) == 60

    at_home(tmp_path, evening)


def test_before_a_game_nothing_follows(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        assert (await ada.tell(type="conclude", id="c"))["refusal"]["key"] == "no-game-yet"

    at_home(tmp_path, evening)


def test_the_welcome_says_what_the_server_is(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        version = (await Talk(home.service, code).hello(tokens[0]))["version"]
        assert set(version) == {"program", "client", "protocol", "rules"}
        assert set(version["rules"]) >= {"18-ghosts", "ghosts"}

    at_home(tmp_path, evening)


# One browser, several seats


def test_one_browser_holds_several_seats_of_one_table(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table("ghosts", people=3, players=3)
        talks = [Talk(home.service, code) for _ in tokens]
        for talk, token in zip(talks, tokens, strict=True):
            await talk.hello(token)
        await talks[0].do("start")
        assert [talk.news["viewer"] for talk in talks] == [0, 1, 2]
        assert len({str(talk.news["view"]["hand"]) for talk in talks}) == 3
        assert talks[0].of("present")[-1]["seats"] == [True, True, True]

    at_home(tmp_path, evening)
