"""When the host of a table is gone for long, somebody at a chair is the host."""

from pathlib import Path

from geisterstunde.server.bodies import NewPerson
from tests.server.talking import Home, Talk, at_home


def test_when_the_host_is_gone_for_long_somebody_at_the_table_is_the_host(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        await home.service.caretaker.tend()
        ada.conversation.end()
        home.time.now += 119
        await home.service.caretaker.tend()
        assert (await ben.do("seat-bot", seat=0, level="flake"))["refusal"]["key"] == "host-only"
        home.time.now += 1
        await home.service.caretaker.tend()
        assert ben.news["notes"] == [{"note": "host-changed", "name": "Ben"}]
        assert ben.news["sheet"]["host"] == 1
        assert (await ben.do("seat-bot", seat=0, level="flake"))["type"] == "done"

    at_home(tmp_path, evening)


def test_a_host_who_is_here_or_comes_back_in_time_stays_the_host(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, ben) = await home.playing()
        home.time.now += 3600
        await home.service.caretaker.tend()
        ada.conversation.end()
        home.time.now += 60
        await home.service.caretaker.tend()
        back = Talk(home.service, code)
        await back.hello(tokens[0])
        await home.service.caretaker.tend()
        back.conversation.end()
        home.time.now += 100
        await home.service.caretaker.tend()
        assert not [note for message in ben.of("heard") for note in message["news"].get("notes", [])][1:]
        assert (await ben.do("open", is_open=False))["refusal"]["key"] == "host-only"

    at_home(tmp_path, evening)


def test_nobody_inherits_a_table_by_watching_it(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table(people=3)
        watching = Talk(home.service, code)
        await watching.hello(tokens[2])
        await Talk(home.service, code).hello()
        for _ in range(2):
            home.time.now += 1000
            await home.service.caretaker.tend()
        assert (await home.service.sheet(code)).host == 0

    at_home(tmp_path, evening)


def test_the_heir_is_at_a_chair_even_if_somebody_else_came_earlier(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table(people=1)
        ben, _, _ = await home.service.join(code, NewPerson(name="Ben", only_watch=True))
        cleo, _, _ = await home.service.join(code, NewPerson(name="Cleo"))
        for token in (ben, cleo):
            await Talk(home.service, code).hello(token)
        await home.service.caretaker.tend()
        home.time.now += 120
        await home.service.caretaker.tend()
        assert (await home.service.sheet(code)).host == 2

    at_home(tmp_path, evening)


def test_a_host_without_a_chair_who_vanishes_is_followed_too(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table(people=3, seat=None)
        talks = [Talk(home.service, code) for _ in tokens]
        for talk, token in zip(talks, tokens, strict=True):
            await talk.hello(token)
        await home.service.caretaker.tend()
        talks[0].conversation.end()
        home.time.now += 120
        await home.service.caretaker.tend()
        assert (await home.service.sheet(code)).host == 1
        # It is kept: a service that is opened again knows the same host.
        for talk in talks[1:]:
            talk.conversation.end()
        home.time.now += 61
        await home.service.caretaker.tend()
        assert len(home.service.tables) == 0
        assert (await home.service.sheet(code)).host == 1

    at_home(tmp_path, evening)


def test_a_host_is_not_followed_while_nothing_can_be_saved(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        await home.service.caretaker.tend()
        ada.conversation.end()
        home.time.now += 120
        home.store.is_full = True
        await home.service.caretaker.tend()
        assert (await home.service.sheet(code)).host == 0
        home.store.is_full = False
        await home.service.caretaker.tend()
        assert ben.news["sheet"]["host"] == 1

    at_home(tmp_path, evening)
