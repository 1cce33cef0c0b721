"""Nobody can cheat, seen from the service: who is gone is found out by it, and promised words are waited for."""

from pathlib import Path

from geisterstunde.core.journal import read_journal
from geisterstunde.core.luck import commitment_to_words
from geisterstunde.table.signing import KEY_FILE
from tests.server.running import server
from tests.server.talking import Home, Talk, at_home


def test_the_host_lets_a_bot_sit_in_only_for_who_has_been_disconnected_for_a_while(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing("ghosts")
        home.time.now += 1000
        assert (await ada.do("seat-bot", seat=1, level="flake"))["refusal"]["key"] == "not-long-gone"
        ben.conversation.end()
        left = home.time.now
        present = ada.of("present")[-1]
        assert (present["gone_since"], present["absence"]) == ([None, left], 60.0)
        home.time.now += 59
        assert (await ada.do("seat-bot", seat=1, level="flake"))["refusal"]["key"] == "not-long-gone"
        home.time.now += 1
        assert (await ada.do("seat-bot", seat=1, level="flake"))["type"] == "done"
        notes = [note for message in ada.of("heard") for note in message["news"].get("notes", [])]
        assert {"note": "bot-filled-in", "seat": 1, "name": "Ben", "level": "flake", "by_host": True} in notes

    at_home(tmp_path, evening)


def test_who_comes_back_in_time_is_not_gone(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, ben) = await home.playing("ghosts")
        ben.conversation.end()
        home.time.now += 59
        await Talk(home.service, code).hello(tokens[1])
        home.time.now += 1000
        assert (await ada.do("seat-bot", seat=1, level="flake"))["refusal"]["key"] == "not-long-gone"

    at_home(tmp_path, evening)


def test_a_game_waits_two_seconds_for_words_and_begins_without_those_of_who_vanished(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table("ghosts")
        ada, ben = Talk(home.service, code), Talk(home.service, code)
        for talk, token, words in ((ada, tokens[0], "boo"), (ben, tokens[1], "moon")):
            sheet = (await talk.hello(token))["news"]["sheet"]
            await talk.do("promise-words", commitment=commitment_to_words(sheet["promise"], words))
        await ada.do("start")
        await ada.do("open-words", words="boo")
        ben.conversation.end()
        home.time.now += 1
        await home.service.caretaker.tend()
        assert (await home.service.sheet(code)).phase == "before"
        home.time.now += 1
        await home.service.caretaker.tend()
        sheet_now = await home.service.sheet(code)
        assert (sheet_now.phase, sheet_now.words) == ("playing", ("boo", ""))
        assert {"note": "words-left-out", "seat": 1} in ada.news["notes"]

    at_home(tmp_path, evening)


def test_a_server_signs_the_journals_that_it_tells_with_the_key_that_it_names(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        table = house.found()
        friend = house.join(table["code"], "Ben")
        ada, ben = (house.enter(table["code"], one["token"]) for one in (table, friend))
        ada.do("start")
        ada.do("resign")
        ben.do("agree", kind="resign")
        text = house.ask("GET", f"/api/tables/{table['code']}/games/0/journal").text
        key = house.ask("GET", "/api/key").json()
        verdict = house.ask("POST", "/api/verify", content=text, headers={"accept-language": "en"}).json()
    signed = read_journal(text).signed
    assert signed is not None
    assert signed.key == key["key"]
    assert any(key["fingerprint"] in sentence for sentence in verdict["proves"])
    assert any("Nobody confirmed the names" in sentence for sentence in verdict["leaves_open"])
    assert verdict["ok"]
    assert next(tmp_path.rglob(KEY_FILE)).stat().st_mode & 0o077 == 0
