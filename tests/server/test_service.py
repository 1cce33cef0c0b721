"""All tables: how they are kept, leave memory, come back, and what time brings."""

import asyncio
from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.bodies import NewPerson, NewTable
from tests.server.talking import Home, Talk, at_home, home


def test_a_table_at_which_nobody_is_leaves_memory(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        await home.table()
        home.time.now += 61
        await home.service.caretaker.tend()
        assert len(home.service.tables) == 0

    at_home(tmp_path, evening)


def test_a_table_at_which_somebody_is_stays(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        await Talk(home.service, code).hello(tokens[0])
        home.time.now += 3600
        await home.service.caretaker.tend()
        assert len(home.service.tables) == 1

    at_home(tmp_path, evening)


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, ben) = await home.playing()
        await ada.do("act", action=ada.news["choices"][0])
        seen = ben.news["view"]
        ada.conversation.end()
        ben.conversation.end()
        home.time.now += 61
        await home.service.caretaker.tend()
        assert (await Talk(home.service, code).hello(tokens[1]))["news"]["view"] == seen

    at_home(tmp_path, evening)


def test_many_who_call_for_a_sleeping_table_find_the_same_one(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        home.time.now += 61
        await home.service.caretaker.tend()
        talks = [Talk(home.service, code) for _ in range(5)]
        await asyncio.gather(*(talk.hello() for talk in talks))
        assert talks[0].of("present")[-1]["watchers"] == 5

    at_home(tmp_path, evening)


def test_a_house_that_is_opened_again_has_the_same_tables(tmp_path: Path) -> None:
    async def twice() -> None:
        async with home(tmp_path) as first:
            code, tokens, (ada, _) = await first.playing()
            await ada.do("act", action=ada.news["choices"][0])
            seen, number = ada.news["view"], ada.news["number"]
        async with home(tmp_path) as second:
            welcome = await Talk(second.service, code).hello(tokens[0], last=number)
            assert welcome["news"]["view"] == seen
            assert "events" not in welcome["news"]

    asyncio.run(twice())


def test_an_id_that_was_used_before_a_restart_is_still_known(tmp_path: Path) -> None:
    async def twice() -> None:
        async with home(tmp_path) as first:
            code, tokens, (ada, _) = await first.playing()
            action = ada.news["choices"][0]
            await ada.do("act", id="once", action=action)
        async with home(tmp_path) as second:
            again = Talk(second.service, code)
            await again.hello(tokens[0])
            number = again.news["number"]
            assert (await again.do("act", id="once", action=action))["type"] == "done"
            assert again.news["number"] == number

    asyncio.run(twice())


def test_what_cannot_be_saved_is_refused_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        before = len(ben.heard)
        home.store.is_full = True
        refused = await ada.do("act", action=ada.news["choices"][0])
        assert refused["refusal"]["key"] == "not-saved"
        assert len(ben.heard) == before

    at_home(tmp_path, evening)


def test_when_there_is_room_again_the_same_action_is_possible(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        action = ada.news["choices"][0]
        heard = len(ben.of("heard"))
        home.store.is_full = True
        await ada.do("act", id="a", action=action)
        home.store.is_full = False
        assert (await ada.do("act", id="a", action=action))["type"] == "done"
        assert len(ben.of("heard")) == heard + 1

    at_home(tmp_path, evening)


def test_what_could_not_be_saved_leaves_nothing_to_read_again(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, _) = await home.playing()
        live = await home.service.tables.called(code)
        table, play = live.table, live.table.play
        home.store.is_full = True
        await ada.do("act", action=ada.news["choices"][0])
        assert not live.is_stale
        assert live.table is table
        assert table.play is play

    at_home(tmp_path, evening)


def test_a_table_that_cannot_be_saved_is_not_there(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table(people=1)
        home.store.is_full = True
        with pytest.raises(Refused, match="not-saved"):
            await home.service.join(code, NewPerson(name="Ben"))
        home.store.is_full = False
        assert (await home.service.sheet(code)).chairs[1].who == "empty"

    at_home(tmp_path, evening)


def test_ghosts_act_while_somebody_listens(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada,) = await home.playing(people=1, players=2, bots={1: "flake"})
        await ada.do("act", action=ada.news["choices"][0])
        await home.service.calm(code)
        assert home.chooser.thoughts > 0
        assert ada.news["choices"]

    at_home(tmp_path, evening)


def test_ghosts_alone_pause_when_nobody_watches(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table("ghosts", people=1, players=2, seat=None, bots={0: "flake", 1: "flake"})
        host = Talk(home.service, code)
        await host.hello(tokens[0])
        home.chooser.may_think.clear()
        await host.do("start")
        host.conversation.end()
        home.chooser.may_think.set()
        await home.service.calm(code)
        assert (await home.service.sheet(code)).phase == "playing"

    at_home(tmp_path, evening)


def test_ghosts_go_on_when_somebody_comes_back(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table("ghosts", people=1, players=2, seat=None, bots={0: "flake", 1: "flake"})
        host = Talk(home.service, code)
        await host.hello(tokens[0])
        home.chooser.may_think.clear()
        await host.do("start")
        host.conversation.end()
        home.chooser.may_think.set()
        await home.service.calm(code)
        await Talk(home.service, code).hello()
        await home.service.calm(code)
        assert (await home.service.sheet(code)).phase == "over"

    at_home(tmp_path, evening)


def test_a_thought_about_a_position_that_is_gone_is_thought_again(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada,) = await home.playing("18-ghosts", people=1, players=2, bots={1: "flake"})
        home.chooser.may_think.clear()
        await ada.do("act", action=ada.news["choices"][0])
        await asyncio.sleep(0)
        # The ghost is thinking; what it thinks about is taken back.
        assert (await ada.do("undo"))["type"] == "done"
        home.chooser.may_think.set()
        await home.service.calm(code)
        assert ada.news["choices"]

    at_home(tmp_path, evening)


def test_a_clock_that_runs_out_acts(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        await ada.do("set-clock", seconds=30)
        await ada.do("start")
        home.time.now += 31
        await home.service.caretaker.tend()
        assert "clock-ran-out" in [note["note"] for note in ada.news["notes"]]

    at_home(tmp_path, evening)


def test_a_clock_waits_where_nobody_is(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        await ada.do("set-clock", seconds=30)
        await ada.do("start")
        number = ada.news["number"]
        ada.conversation.end()
        home.time.now += 31
        await home.service.caretaker.tend()
        assert (await Talk(home.service, code).hello(tokens[0]))["news"]["number"] == number

    at_home(tmp_path, evening)


def test_tables_that_nobody_touched_for_long_are_forgotten(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        home.time.now += 3 * 86_400
        await home.service.caretaker.tend()
        assert await home.service.caretaker.forget_untouched() == 1
        with pytest.raises(Refused, match="unknown-table"):
            await home.service.sheet(code)

    at_home(tmp_path, evening, keep_days=1)


def test_a_table_in_use_is_not_forgotten(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        await Talk(home.service, code).hello(tokens[0])
        home.time.now += 3 * 86_400
        assert await home.service.caretaker.forget_untouched() == 0

    at_home(tmp_path, evening, keep_days=1)


def test_tables_may_be_kept_for_ever(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        await home.table()
        home.time.now += 3 * 86_400
        await home.service.caretaker.tend()
        assert await home.service.caretaker.forget_untouched() == 0

    at_home(tmp_path, evening, keep_days=0)


def test_a_house_has_room_for_so_many_tables(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        await home.table()
        with pytest.raises(Refused, match="house-full"):
            await home.table()

    at_home(tmp_path, evening, most_tables=1)


def test_one_address_founds_so_many_tables_an_hour(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        await home.service.found(NewTable(game="ghosts", name="Ada"), "1.2.3.4")
        with pytest.raises(Refused, match="too-many-tables"):
            await home.service.found(NewTable(game="ghosts", name="Ada"), "1.2.3.4")
        await home.service.found(NewTable(game="ghosts", name="Ada"), "5.6.7.8")
        home.time.now += 3600
        await home.service.found(NewTable(game="ghosts", name="Ada"), "1.2.3.4")

    at_home(tmp_path, evening, tables_an_hour=1)


def test_one_address_brings_so_many_people_an_hour(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table(people=1)
        await home.service.join(code, NewPerson(name="Ben"), "1.2.3.4")
        with pytest.raises(Refused, match="too-many-joins"):
            await home.service.join(code, NewPerson(name="Cleo"), "1.2.3.4")

    at_home(tmp_path, evening, joins_an_hour=1)


def test_people_who_joined_and_left_do_not_use_up_the_places_of_a_table(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table(people=2)
        guests = [await home.service.join(code, NewPerson(name=f"Guest {number}")) for number in range(20)]
        assert len({person for _, person, _ in guests}) == 20
        for token in (*tokens, guests[-1][0]):
            await home.service.person_with(code, token)
        with pytest.raises(Refused, match="unknown-token"):
            await home.service.person_with(code, guests[0][0])

    at_home(tmp_path, evening, most_people=4)


def test_who_is_here_keeps_the_place_also_without_a_chair(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table(people=2)
        token, person, _ = await home.service.join(code, NewPerson(name="Cleo"))
        cleo = Talk(home.service, code)
        await cleo.hello(token)
        for number in range(5):
            await home.service.join(code, NewPerson(name=f"Guest {number}"))
        assert await home.service.person_with(code, token) == person

    at_home(tmp_path, evening, most_people=4)


def test_forgotten_people_stay_forgotten_when_the_table_is_read_again(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table(people=2)
        guests = [await home.service.join(code, NewPerson(name=f"Guest {number}")) for number in range(9)]
        home.time.now += 1000
        home.service.tables.let_go(0)
        with pytest.raises(Refused, match="unknown-token"):
            await home.service.person_with(code, guests[0][0])
        assert await home.service.person_with(code, guests[-1][0]) == guests[-1][1]

    at_home(tmp_path, evening, most_people=4)


def test_a_table_has_room_for_so_many_people(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table(people=2)
        with pytest.raises(Refused, match="too-many-people"):
            await home.service.join(code, NewPerson(name="Cleo"))

    at_home(tmp_path, evening, most_people=2)


def test_at_one_table_so_much_happens_and_no_more(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, talks = await home.playing()
        for number in range(10):
            await talks[0].do("rename", id=f"r{number}", name=f"Ada {number}")
        kept = len(talks[0].of("done"))
        assert (await talks[0].do("rename", name="Eve"))["refusal"]["key"] == "table-full"
        assert (await talks[0].do("rename", id="r0", name="Ada 0"))["type"] == "done"
        assert kept == 6

    at_home(tmp_path, evening, most_entries=8)


def test_what_is_refused_does_not_use_up_a_limit(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        for _ in range(3):
            with pytest.raises(Refused, match="unknown-game"):
                await home.service.found(NewTable(game="chess", name="Ada"), "1.2.3.4")
            with pytest.raises(Refused, match="bad-name"):
                await home.service.found(NewTable(game="ghosts", name=""), "1.2.3.4")
        await home.service.found(NewTable(game="ghosts", name="Ada"), "1.2.3.4")

    at_home(tmp_path, evening, tables_an_hour=1)


def test_commands_of_many_people_at_once_happen_one_after_the_other(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        talks = [Talk(home.service, code) for _ in range(8)]
        for talk in talks:
            await talk.hello(tokens[0])
        names = [f"Ada {number}" for number in range(8)]
        await asyncio.gather(*(talk.do("rename", id=name, name=name) for talk, name in zip(talks, names, strict=True)))
        numbers = [message["news"]["number"] for message in talks[0].of("heard")]
        assert numbers == sorted(set(numbers))
        assert len(numbers) == 8

    at_home(tmp_path, evening)
