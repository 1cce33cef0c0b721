"""Looking back at a finished game: asked for once, worked out behind those who play, kept with the table."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.http.routes import application
from geisterstunde.server.look_backs import analysis_from
from geisterstunde.server.socket.wire import Wires
from tests.server.talking import Home, Talk, at_home

MOVES = 24
"""So many actions are played before somebody gives up."""
FEW_NODES = 4
ADA, BEN = "192.0.2.1", "192.0.2.2"


async def finished(home: Home, game: str = "18-ghosts", moves: int = MOVES) -> tuple[str, list[str], list[Talk]]:
    """A table with a game that is over."""
    code, tokens, talks = await home.playing(game)
    await played(home, code, talks, moves)
    assert (await talks[0].do("resign"))["type"] == "done"
    assert (await talks[1].do("agree", kind="resign"))["type"] == "done"
    return code, tokens, talks


async def played(home: Home, code: str, talks: list[Talk], moves: int) -> None:
    """Let everybody do the first thing that is possible."""
    for _ in range(moves):
        acting = next(talk for talk in talks if talk.news.get("choices"))
        assert (await acting.do("act", action=acting.news["choices"][0]))["type"] == "done"


class Browser:
    """Asks by HTTP, from an address."""

    def __init__(self, home: Home, address: str = ADA, token: str | None = None, language: str = "en") -> None:
        self._transport = httpx.ASGITransport(
            application(home.service, Wires(32_768, 262_144, 2)),  # type: ignore[arg-type]
            client=(address, 1),
        )
        self._headers = {"Accept-Language": language}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(transport=self._transport, base_url="http://127.0.0.1") as client:
            return await client.request(method, path, headers=self._headers, **more)

    async def look_back(self, code: str, method: str = "GET", game: int = 0, more: str = "") -> dict[str, Any]:
        answer: dict[str, Any] = (await self.ask(method, f"/api/tables/{code}/games/{game}/look-back{more}")).json()
        return answer

    async def ready(self, code: str, game: int = 0, more: str = "") -> dict[str, Any]:
        """What was found, when it is."""
        while (sheet := await self.look_back(code, game=game, more=more))["state"] in ("waiting", "working"):
            await asyncio.sleep(0.01)
        return sheet


def look(folder: Path, evening: Callable[[Home], Any], **settings: Any) -> None:
    at_home(folder, evening, **{"bot_nodes": FEW_NODES, "requests_a_minute": 100_000, **settings})


def test_a_look_back_tells_every_seats_chance_after_every_step_of_the_replay(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await finished(home, "ghosts")
        browser = Browser(home)
        assert (await browser.look_back(code))["state"] == "unasked"
        assert (await browser.look_back(code, "POST"))["state"] == "working"
        sheet = await browser.ready(code)
        assert sheet["state"] == "ready", sheet
        found = sheet["found"]
        steps = (await browser.ask("GET", f"/api/tables/{code}/games/0/replay?count=1")).json()["total"]
        assert len(found["chances"]) == steps
        assert all(len(chances) == 2 and all(0 <= chance <= 1 for chance in chances) for chances in found["chances"])
        # Ada gave up, so Ben has won.
        assert found["chances"][-1] == [0.0, 1.0]
        assert found["seats"] == ["Ada", "Ben"]
        assert all(0 < turn["step"] < steps for turn in found["turns"])

    look(tmp_path, evening)


def test_it_is_worked_out_once_and_survives_a_restart(tmp_path: Path) -> None:
    tables: list[str] = []
    thoughts: list[int] = []
    told: list[Any] = []

    async def evening(home: Home) -> None:
        if not tables:
            tables.append((await finished(home))[0])
        browser = Browser(home)
        await browser.look_back(tables[0], "POST")
        told.append((await browser.ready(tables[0]))["found"])
        thoughts.append(home.chooser.thoughts)

    look(tmp_path, evening)
    look(tmp_path, evening)
    assert thoughts[0] > 0
    assert thoughts[1] == 0
    assert told[0] == told[1] is not None


def test_whoever_asks_second_gets_a_place_in_the_queue_and_then_the_result(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        first, second = (await finished(home))[0], (await finished(home))[0]
        ada, ben = Browser(home, ADA), Browser(home, BEN)
        home.chooser.may_think.clear()
        assert (await ada.look_back(first, "POST"))["state"] == "working"
        waiting = await ben.look_back(second, "POST")
        assert (waiting["state"], waiting["place"]) == ("waiting", 1)
        home.chooser.may_think.set()
        assert (await ben.ready(second))["state"] == "ready"

    look(tmp_path, evening)


def test_progress_is_told_while_it_works(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await finished(home)
        browser = Browser(home)
        await browser.look_back(code, "POST")
        shares = set()
        while (sheet := await browser.look_back(code))["state"] == "working":
            if sheet["whole"]:
                shares.add(sheet["done"] / sheet["whole"])
            await asyncio.sleep(0)
        assert len(shares) > 3
        assert all(0 <= share <= 1 for share in shares)

    look(tmp_path, evening)


def test_a_cancelled_look_back_is_unasked_again_and_the_next_one_goes_on(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        first, second = (await finished(home))[0], (await finished(home))[0]
        ada, ben = Browser(home, ADA), Browser(home, BEN)
        home.chooser.may_think.clear()
        await ada.look_back(first, "POST")
        await ben.look_back(second, "POST")
        assert (await ben.look_back(first, "DELETE"))["refusal"]["key"] == "look-back-not-yours"
        assert (await ada.look_back(first, "DELETE"))["state"] == "unasked"
        assert (await ben.look_back(second))["state"] == "working"
        home.chooser.may_think.set()
        assert (await ben.ready(second))["state"] == "ready"
        assert (await ada.look_back(first))["state"] == "unasked"

    look(tmp_path, evening)


def test_whoever_played_the_last_game_may_have_it_begun_by_itself_while_the_house_is_idle(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, talks = await finished(home, moves=2)
        other, others, _ = await finished(home, moves=2)
        ada, ben = Browser(home, token=tokens[0]), Browser(home, BEN, others[0])
        assert (await ada.look_back(code))["by_itself"]
        assert not (await Browser(home).look_back(code)).get("by_itself"), "whoever watches has not played"
        assert not (await Browser(home, token=others[0]).look_back(code)).get("by_itself")
        home.chooser.may_think.clear()
        await ben.look_back(other, "POST")
        assert not (await ada.look_back(code)).get("by_itself"), "somebody else looks back"
        await ben.look_back(other, "DELETE")
        assert (await ada.look_back(code))["by_itself"]
        assert not (await ben.look_back(other)).get("by_itself"), "whoever has cancelled it does not want it"
        await talks[0].do("rematch")
        await talks[1].do("agree", kind="rematch")
        assert not (await ada.look_back(code)).get("by_itself"), "another game has begun"

    look(tmp_path, evening)


def test_where_the_host_does_not_want_it_no_look_back_begins_by_itself(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, _ = await finished(home, moves=2)
        sheet = await Browser(home, token=tokens[0]).look_back(code)
        assert (sheet["state"], sheet.get("by_itself", False)) == ("unasked", False)

    look(tmp_path, evening, look_backs_by_themselves=False)


def test_people_of_the_table_may_cancel_what_a_watcher_asked_for(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, _ = await finished(home)
        home.chooser.may_think.clear()
        await Browser(home, BEN).look_back(code, "POST")
        assert (await Browser(home, ADA, tokens[0]).look_back(code, "DELETE"))["state"] == "unasked"

    look(tmp_path, evening)


def test_an_address_and_a_table_and_the_house_have_their_limits(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        codes = [(await finished(home, moves=2))[0] for _ in range(3)]
        home.chooser.may_think.clear()
        ada, ben = Browser(home, ADA), Browser(home, BEN)
        assert (await ada.look_back(codes[0], "POST"))["state"] == "working"
        assert (await ada.look_back(codes[1], "POST"))["refusal"]["key"] == "look-backs-of-address"
        assert (await ben.look_back(codes[1], "POST"))["state"] == "waiting"
        refused = await Browser(home, "192.0.2.3").ask("POST", f"/api/tables/{codes[2]}/games/0/look-back")
        assert (refused.status_code, refused.json()["refusal"]["key"]) == (503, "look-backs-full")
        assert refused.json()["sentence"]

    look(tmp_path, evening, look_backs_of_address=1, most_look_backs=2)


def test_two_games_of_one_table_are_looked_back_at_one_after_the_other(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, talks = await finished(home, moves=2)
        await talks[0].do("rematch")
        await talks[1].do("agree", kind="rematch")
        await played(home, code, talks, 2)
        await talks[0].do("resign")
        await talks[1].do("agree", kind="resign")
        home.chooser.may_think.clear()
        browser = Browser(home)
        await browser.look_back(code, "POST", game=0)
        assert (await browser.look_back(code, "POST", game=1))["refusal"]["key"] == "look-back-table-busy"

    look(tmp_path, evening)


def test_a_game_that_is_not_over_is_not_looked_back_at(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, _ = await home.playing("ghosts")
        for method in ("GET", "POST", "DELETE"):
            answer = await Browser(home, token=tokens[0]).ask(method, f"/api/tables/{code}/games/0/look-back")
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (409, "game-not-finished")
        file = await Browser(home).ask("GET", f"/api/tables/{code}/games/0/look-back/file")
        assert file.json()["refusal"]["key"] == "game-not-finished"
        assert home.chooser.thoughts == 0

    look(tmp_path, evening)


def test_where_watching_is_forbidden_strangers_look_at_nothing(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, talks = await finished(home, moves=2)
        assert (await talks[0].do("let-watch", may_watch=False))["type"] == "done"
        for stranger in (Browser(home), Browser(home, token="nobody")):
            for method in ("GET", "POST", "DELETE"):
                assert (await stranger.look_back(code, method))["refusal"]["key"] == "unknown-token"
        assert (await Browser(home, token=tokens[1]).look_back(code, "POST"))["state"] == "working"

    look(tmp_path, evening)


@pytest.mark.parametrize(
    ("code", "game", "key"), [("mola-kerin-tusol", 0, "unknown-table"), ("%00", 0, "unknown-table")]
)
def test_an_unknown_link_is_refused_in_words(tmp_path: Path, code: str, game: int, key: str) -> None:
    async def evening(home: Home) -> None:
        answer = await Browser(home, language="de").look_back(code, "POST", game)
        assert answer["refusal"]["key"] == key
        assert answer["sentence"]

    look(tmp_path, evening)


def test_a_game_that_never_was_is_refused(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await finished(home, moves=2)
        assert (await Browser(home).look_back(code, "POST", 7))["refusal"]["key"] == "no-such-game"
        assert (await Browser(home).look_back(code, more="?seat=9"))["state"] == "unasked"
        await Browser(home).look_back(code, "POST")
        await Browser(home).ready(code)
        assert (await Browser(home).look_back(code, more="?seat=9"))["refusal"]["key"] == "unknown-seat"

    look(tmp_path, evening)


def test_if_the_bots_fail_it_is_said_kindly_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await finished(home)
        browser = Browser(home)
        judge = home.chooser.judge

        async def dead(*_: Any) -> float:
            raise Refused(Refusal("look-back-failed"))

        home.chooser.judge = dead  # type: ignore[assignment, method-assign]
        await browser.look_back(code, "POST")
        sheet = await browser.ready(code)
        assert (sheet["state"], sheet["refusal"]["key"]) == ("failed", "look-back-failed")
        assert sheet["sentence"]
        home.chooser.judge = judge  # type: ignore[method-assign]
        await browser.look_back(code, "POST")
        assert (await browser.ready(code))["state"] == "ready"

    look(tmp_path, evening)


def test_the_sentences_speak_to_their_reader_in_both_languages(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await finished(home)
        await Browser(home).look_back(code, "POST")
        await Browser(home).ready(code)
        for language in ("de", "en"):
            for seat in ("", "?seat=0", "?seat=1"):
                found = (await Browser(home, language=language).look_back(code, more=seat))["found"]
                said = [found["outcome"], found["measure"]]
                said += [sentence for turn in found["turns"] for sentence in (turn["happened"], turn["sentence"])]
                assert all(said)
                assert not any("turn-" in sentence or "{" in sentence for sentence in said)

    look(tmp_path, evening)


def test_the_file_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await finished(home)
        path = f"/api/tables/{code}/games/0/look-back/file"
        assert (await Browser(home).ask("GET", path)).json()["refusal"]["key"] == "look-back-not-there"
        await Browser(home).look_back(code, "POST")
        await Browser(home).ready(code)
        answer = await Browser(home).ask("GET", path)
        assert answer.headers["content-type"].startswith("text/html")
        assert "attachment" in answer.headers["content-disposition"]
        assert "<svg" in answer.text
        assert "Ada" in answer.text
        assert "http://" not in answer.text.replace("http://www.w3.org", "")
        assert "https://" not in answer.text

    look(tmp_path, evening)


def test_what_another_program_has_kept_is_found_again() -> None:
    assert analysis_from(b"{}") is None
    assert analysis_from(b"nonsense") is None
