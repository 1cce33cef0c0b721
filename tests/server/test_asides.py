"""What is said aside at a table: emotes, own words, hints, and how people look."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.asides import REMEMBERED
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.table.words import EMOTES
from geisterstunde.texts import LANGUAGES, Texts
from tests.server.talking import Home, Talk, at_home


async def heard_by(talk: Talk, kind: str, count: int = 1) -> dict[str, Any]:
    """The message of a kind that comes when somebody has thought; the test's own patience ends it."""
    while len(talk.of(kind)) < count:
        await asyncio.sleep(0.001)
    return talk.of(kind)[count - 1]


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


# Hints


async def against_a_ghost(home: Home, **more: Any) -> tuple[str, Talk]:
    """Somebody who plays 18 Ghosts against a ghost and has the first turn."""
    code, tokens = await home.table(people=1, bots={1: "flake"}, **more)
    ada = Talk(home.service, code)
    await ada.hello(tokens[0])
    await ada.do("start")
    return code, ada


def test_who_plays_against_ghosts_gets_a_hint_and_everybody_hears_that(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, ada = await against_a_ghost(home)
        watcher = Talk(home.service, code)
        await watcher.hello()
        assert ada.news["may_hint"] is True
        await ada.tell(type="hint", id="h")
        hint = await heard_by(ada, "hinted")
        assert hint["id"] == "h"
        assert hint["action"] in ada.news["choices"]
        assert hint["label"]
        assert hint["sentence"]
        assert 0 <= hint["chance"] <= 1
        assert len(hint["alternatives"]) <= 3
        assert watcher.news["notes"] == [{"note": "asked-hint", "seat": 0}]
        assert watcher.of("hinted") == []

    at_home(tmp_path, evening)


def test_the_same_hint_asked_for_twice_is_noted_twice_and_thought_about_once(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, ada = await against_a_ghost(home)
        await ada.tell(type="hint", id="1")
        first = await heard_by(ada, "hinted")
        live = await home.service.tables.called(code)
        entries, thoughts = live.entries, home.chooser.thoughts
        await ada.tell(type="hint", id="2")
        again = await heard_by(ada, "hinted", 2)
        assert {**again, "id": "1"} == first
        assert (live.entries, home.chooser.thoughts) == (entries + 1, thoughts)

    at_home(tmp_path, evening)


def test_with_people_opposite_there_are_hints_only_if_the_host_allows_them(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        assert "may_hint" not in ada.news
        await ada.tell(type="hint", id="1")
        assert (await heard_by(ada, "no"))["refusal"]["key"] == "hints-forbidden"
        await ada.do("let-hint", may_hint=True)
        assert (ada.news["may_hint"], "may_hint" in ben.news) == (True, False)
        await ada.tell(type="hint", id="2")
        assert (await heard_by(ada, "hinted"))["id"] == "2"

    at_home(tmp_path, evening)


def test_the_host_can_forbid_hints_against_ghosts_too_and_go_back_to_the_usual(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, ada = await against_a_ghost(home)
        await ada.do("let-hint", may_hint=False)
        assert "may_hint" not in ada.news
        await ada.do("let-hint", may_hint=None)
        assert ada.news["may_hint"] is True

    at_home(tmp_path, evening)


def test_a_hint_is_for_the_seat_whose_turn_it_is(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        await ada.do("let-hint", may_hint=True)
        watcher = Talk(home.service, code)
        await watcher.hello()
        await ben.tell(type="hint", id="1")
        assert (await heard_by(ben, "no"))["refusal"]["key"] == "not-your-turn"
        await watcher.tell(type="hint", id="1")
        assert (await heard_by(watcher, "no"))["refusal"]["key"] == "only-watching"

    at_home(tmp_path, evening)


def test_while_a_ghost_thinks_the_person_may_act_and_then_the_hint_is_too_late(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing()
        await ada.do("let-hint", may_hint=True)
        home.chooser.may_think.clear()
        await ada.tell(type="hint", id="1")
        while home.chooser.thoughts == 0:
            await asyncio.sleep(0)
        await ada.tell(type="hint", id="2")
        assert (await heard_by(ada, "no"))["refusal"]["key"] == "hint-under-way"
        assert (await ada.do("act", action=ada.news["choices"][0]))["type"] == "done"
        home.chooser.may_think.set()
        assert (await heard_by(ada, "no", 2))["refusal"]["key"] == "hint-too-late"
        assert ada.of("hinted") == []

    at_home(tmp_path, evening)


def test_nobody_gets_more_hints_than_there_are(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, ada = await against_a_ghost(home)
        home.chooser.may_think.clear()
        await ada.tell(type="hint", id="1")
        while home.chooser.thoughts == 0:
            await asyncio.sleep(0)
        _, eve = await against_a_ghost(home)
        await eve.tell(type="hint", id="1")
        assert (await heard_by(eve, "no"))["refusal"]["key"] == "hints-busy"
        home.chooser.may_think.set()
        await heard_by(ada, "hinted")

    at_home(tmp_path, evening, most_hints=1)


def test_hints_are_limited_for_each_person(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, ada = await against_a_ghost(home)
        await ada.tell(type="hint", id="1")
        await heard_by(ada, "hinted")
        await ada.do("act", action=ada.news["choices"][0])
        await ada.do("undo")
        await ada.do("act", action=ada.news["choices"][1])
        while not ada.news.get("choices"):
            await asyncio.sleep(0.001)
        await ada.tell(type="hint", id="2")
        assert (await heard_by(ada, "no"))["refusal"]["key"] == "too-many-hints"

    at_home(tmp_path, evening, hints_at_once=1, hints_a_minute=1)


def test_who_followed_a_hint_is_told_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        watcher = Talk(home.service, code)
        await watcher.hello()
        await ada.do("let-hint", may_hint=True)
        await ada.tell(type="hint", id="h")
        hint = await heard_by(ada, "hinted")
        await ada.do("act", action=hint["action"])
        await ben.tell(type="hint", id="h")
        other = await heard_by(ben, "hinted")
        await ben.do("act", action=next(choice for choice in ben.news["choices"] if choice != other["action"]))
        followed = [{"note": "hints-followed", "seat": 0, "asked": 1, "followed": 1}]
        ignored = [{"note": "hints-followed", "seat": 1, "asked": 1, "followed": 0}]
        said = [note for news in watcher.of("heard") for note in news["news"].get("notes", ())]
        assert followed[0] not in said
        await ada.do("resign")
        await ben.do("agree", kind="resign")
        assert watcher.news["notes"][-2:] == followed + ignored

    at_home(tmp_path, evening)


def test_a_hint_that_was_taken_back_and_followed_again_counts_once(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        await ada.do("let-hint", may_hint=True)
        await ada.tell(type="hint", id="h")
        hint = await heard_by(ada, "hinted")
        await ada.do("act", action=hint["action"])
        await ada.do("undo")
        await ada.do("act", action=hint["action"])
        await ben.do("resign")
        await ada.do("agree", kind="resign")
        assert {"note": "hints-followed", "seat": 0, "asked": 1, "followed": 1} in ada.news["notes"]

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
