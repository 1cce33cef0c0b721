"""Hints: who may ask for one, who hears of it, and what becomes of it when the game goes on meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.talking import Home, Talk, at_home, heard_by


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


def test_where_all_choose_at_once_a_ghost_thinks_again_when_somebody_else_has_chosen(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben, _) = await home.playing("ghost-for-sale", people=3)
        await ada.do("let-hint", may_hint=True)
        home.chooser.may_think.clear()
        await ada.tell(type="hint", id="1")
        while home.chooser.thoughts == 0:
            await asyncio.sleep(0)
        seen = ada.news["view"]
        while ben.news.get("choices"):
            assert (await ben.do("act", action=ben.news["choices"][0]))["type"] == "done"
        assert ada.news["view"] != seen
        home.chooser.may_think.set()
        assert (await heard_by(ada, "hinted"))["action"] in ada.news["choices"]
        assert home.chooser.thoughts == 2

    at_home(tmp_path, evening)


def test_one_address_does_not_use_up_the_hints_of_all(tmp_path: Path) -> None:
    async def asking(home: Home, address: str) -> Talk:
        code, tokens = await home.table(people=1, bots={1: "flake"})
        talk = Talk(home.service, code, address=address)
        await talk.hello(tokens[0])
        await talk.do("start")
        before = home.chooser.thoughts
        await talk.tell(type="hint", id="1")
        while home.chooser.thoughts == before and not talk.of("no"):
            await asyncio.sleep(0)
        return talk

    async def evening(home: Home) -> None:
        home.chooser.may_think.clear()
        crowd = [await asking(home, "192.0.2.1") for _ in range(4)]
        ada = await asking(home, "192.0.2.2")
        home.chooser.may_think.set()
        assert [talk.of("no")[0]["refusal"]["key"] for talk in crowd if talk.of("no")] == ["hints-busy"]
        assert (await heard_by(ada, "hinted"))["id"] == "1"
        for talk in crowd[:3]:
            await heard_by(talk, "hinted")

    at_home(tmp_path, evening, most_hints=4, hints_of_address=3)


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
