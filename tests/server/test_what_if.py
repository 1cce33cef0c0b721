"""What if? A finished game is played on from any of its moments, at a table of its own, against bots."""

from pathlib import Path
from typing import Any

import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.games import game_called, names
from geisterstunde.table.play import Play
from geisterstunde.table.playing_on import beginning
from geisterstunde.table.proof import proof_of
from geisterstunde.table.replay import Replay
from tests.server.talking import Home, Talk
from tests.server.test_look_backs import Browser, finished, look, played

STEP = 7


async def alone(home: Home, game: str, moves: int) -> tuple[str, str]:
    """A table with a game that one person has played against bots and given up."""
    players = game_called(game).fewest_players
    code, (token,) = await home.table(game, 1, players=players, bots=dict.fromkeys(range(1, players), "flake"))
    talk = Talk(home.service, code)
    await talk.hello(token)
    await talk.do("start")
    for _ in range(moves):
        await home.service.calm(code)
        if talk.news.get("choices"):
            await talk.do("act", action=talk.news["choices"][0])
    await home.service.calm(code)
    # Somebody else's game may be over by now.
    if talk.news["view"]["result"] is None:
        assert (await talk.do("resign"))["type"] == "done"
    talk.conversation.end()
    return code, token


def wish(**more: Any) -> dict[str, Any]:
    return {"step": STEP, "seat": 0, "name": "Ada", "level": "flake", **more}


async def played_on(home: Home, code: str, token: str | None = None, **more: Any) -> Any:
    return await Browser(home, token=token).ask("POST", f"/api/tables/{code}/games/0/what-if", json=wish(**more))


async def view_at(home: Home, code: str, step: int, seat: int | None) -> Any:
    """What a seat saw after a step of the finished game."""
    eyes = "" if seat is None else f"&seat={seat}"
    page = (await Browser(home).ask("GET", f"/api/tables/{code}/games/0/replay?first={step}&count=1{eyes}")).json()
    return page["steps"][0]["view"]


@pytest.mark.parametrize("game", names())
def test_whoever_plays_on_sees_what_the_seat_saw_and_no_more(tmp_path: Path, game: str) -> None:
    async def evening(home: Home) -> None:
        code, token = await alone(home, game, 4)
        steps = (await Browser(home).ask("GET", f"/api/tables/{code}/games/0/replay?count=1")).json()["total"]
        for seat in range(2):
            answer = await played_on(home, code, token, step=steps // 2, seat=seat)
            assert answer.status_code == 201, answer.text
            talk = Talk(home.service, answer.json()["code"])
            home.chooser.may_think.clear()
            welcome = await talk.hello(answer.json()["token"])
            assert welcome["news"]["view"] == await view_at(home, code, steps // 2, seat)
            assert welcome["news"]["sheet"]["phase"] == "playing"
            assert welcome["news"]["sheet"]["is_practice"]
            talk.conversation.end()
            home.chooser.may_think.set()

    look(tmp_path, evening)


def test_what_the_seat_could_not_know_is_dealt_anew(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, token = await alone(home, "ghosts", 4)
        others = set()
        for _ in range(6):
            new = (await played_on(home, code, token)).json()["code"]
            live = await home.service.tables.called(new)
            others.add(str(live.table._state.play.view(1)))  # type: ignore[union-attr]
        assert len(others) > 1

    look(tmp_path, evening)


def test_as_it_was_everything_lies_as_it_lay(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, token = await alone(home, "ghosts", 4)
        new = (await played_on(home, code, token, as_it_was=True)).json()["code"]
        live = await home.service.tables.called(new)
        play = live.table._state.play
        assert isinstance(play, Play)
        journal = read_journal(await home.service.past_games.journal(code, 0, token))
        replay = Replay(play.game, journal)
        while replay.play.actions < STEP or replay.play.state.actor() < 0:
            replay.step()
        for seat in range(play.players):
            assert play.view(seat) == replay.play.view(seat)

    look(tmp_path, evening)


def test_with_people_it_is_as_it_was_only_after_all_have_agreed(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, talks = await finished(home, "ghosts", 10)
        refused = await played_on(home, code, tokens[0], as_it_was=True)
        assert (refused.status_code, refused.json()["refusal"]["key"]) == (403, "what-if-not-agreed")
        assert (await played_on(home, code, tokens[0])).status_code == 201
        assert (await talks[0].do("open-cards"))["type"] == "done"
        assert (await played_on(home, code, tokens[0], as_it_was=True)).status_code == 403
        assert (await talks[1].do("agree", kind="open-cards"))["type"] == "done"
        assert talks[0].news["sheet"]["are_cards_open"]
        assert (await played_on(home, code, tokens[0], as_it_was=True)).status_code == 201
        # A new game has its own cards.
        await talks[0].do("rematch")
        await talks[1].do("agree", kind="rematch")
        assert not talks[0].news["sheet"]["are_cards_open"]

    look(tmp_path, evening)


def test_while_a_game_runs_nobody_agrees_to_open_its_cards(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, talks = await home.playing("ghosts")
        assert (await talks[0].do("open-cards"))["refusal"]["key"] == "game-not-finished"
        refused = await played_on(home, code, tokens[0])
        assert refused.json()["refusal"]["key"] == "game-not-finished"

    look(tmp_path, evening)


def test_it_goes_on_after_a_restart_and_its_journal_says_where_it_comes_from(tmp_path: Path) -> None:
    kept: list[tuple[str, str]] = []

    async def first(home: Home) -> None:
        code, token = await alone(home, "ghosts", 4)
        new = (await played_on(home, code, token)).json()
        kept.append((new["code"], new["token"]))
        talk = Talk(home.service, new["code"])
        await talk.hello(new["token"])
        await home.service.calm(new["code"])
        await talk.do("act", action=talk.news["choices"][0])
        await home.service.calm(new["code"])
        talk.conversation.end()

    async def second(home: Home) -> None:
        code, token = kept[0]
        talk = Talk(home.service, code)
        await talk.hello(token)
        await home.service.calm(code)
        await played(home, code, [talk], 1)
        # Nothing can be taken back beyond the moment from which it was played on.
        assert (await talk.do("undo"))["type"] == "done"
        await home.service.calm(code)
        assert (await talk.do("resign"))["type"] == "done"
        journal = read_journal(await home.service.past_games.journal(code, 0, token))
        source = journal.opening.played_on
        assert source is not None
        assert (source.seat, source.source.game) == (0, "ghosts")
        proof = proof_of(game_called("ghosts"), journal)
        assert "played-on-anew" in [proved.key for proved in proof.proves]
        assert "played-on" in [left.key for left in proof.leaves_open]
        verdict = (await Browser(home).ask("GET", f"/api/tables/{code}/games/0/verify")).json()
        assert verdict["ok"], verdict
        assert (await Browser(home).ask("GET", f"/api/tables/{code}/games/0/replay")).status_code == 200

    look(tmp_path, first)
    look(tmp_path, second)


def test_cards_dealt_by_another_luck_than_was_promised_are_found_out(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, token = await alone(home, "ghosts", 4)
        new = (await played_on(home, code, token)).json()
        talk = Talk(home.service, new["code"])
        await talk.hello(new["token"])
        await home.service.calm(new["code"])
        await talk.do("resign")
        text = await home.service.past_games.journal(new["code"], 0, new["token"])
        journal = read_journal(text)
        assert journal.opening.played_on is not None
        luck = str(journal.opening.played_on.luck)
        stacked = text.replace(f'"luck":{luck}', f'"luck":{int(luck) ^ 1}')
        verdict = (await Browser(home).ask("POST", "/api/verify", content=stacked)).json()
        assert verdict["ok"] is False
        assert beginning(game_called("ghosts"), journal.opening).to_act()

    look(tmp_path, evening)


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"step": 999}, "what-if-no-such-step"),
        ({"seat": 9}, "unknown-seat"),
        ({"level": "nobody"}, "unknown-level"),
        ({"name": ""}, "bad-name"),
        ({"step": -1}, "wrong-message"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_founds_nothing(tmp_path: Path, more: Any, key: str) -> None:
    async def evening(home: Home) -> None:
        code, _, _ = await finished(home, moves=9)
        before = await home.service.tables_kept()
        answer = (await played_on(home, code, **more)).json()
        assert answer["refusal"]["key"] == key
        assert answer["sentence"]
        assert await home.service.tables_kept() == before

    look(tmp_path, evening)


def test_a_game_that_was_played_on_can_be_played_on_a_few_times_and_not_for_ever(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, token = await alone(home, "18-ghosts", 4)
        for _ in range(4):
            new = (await played_on(home, code, token, step=1)).json()
            code, token = new["code"], new["token"]
            talk = Talk(home.service, code)
            await talk.hello(token)
            await home.service.calm(code)
            await talk.do("act", action=talk.news["choices"][0])
            await home.service.calm(code)
            assert (await talk.do("resign"))["type"] == "done"
            talk.conversation.end()
        assert (await played_on(home, code, token, step=1)).json()["refusal"]["key"] == "what-if-too-often"

    look(tmp_path, evening)
