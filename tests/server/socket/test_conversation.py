"""What one client says and hears, without a socket."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.talking import Home, Talk, at_home, home


def test_whoever_has_a_token_is_welcomed_on_the_own_chair(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        welcome = await Talk(home.service, code).hello(tokens[1])
        assert welcome["you"] == {"person": 1, "seat": 1, "is_host": False}

    at_home(tmp_path, evening)


def test_without_a_token_one_watches(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        welcome = await Talk(home.service, code).hello()
        assert welcome["you"] == {"person": None, "seat": None, "is_host": False}

    at_home(tmp_path, evening)


def test_who_watches_cannot_act(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        talk = Talk(home.service, code)
        await talk.hello()
        assert (await talk.do("start"))["refusal"]["key"] == "only-watching"

    at_home(tmp_path, evening)


def test_an_action_is_acknowledged_before_it_is_published(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing()
        before = len(ada.heard)
        await ada.do("act", action=ada.news["choices"][0])
        assert [message["type"] for message in ada.heard[before:]] == ["done", "heard"]

    at_home(tmp_path, evening)


def test_the_acknowledgement_names_the_newest_message(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing()
        done = await ada.do("act", action=ada.news["choices"][0])
        assert done["number"] == ada.news["number"]

    at_home(tmp_path, evening)


def test_an_action_that_is_sent_again_is_acknowledged_and_not_repeated(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        action = ada.news["choices"][0]
        await ada.do("act", id="same", action=action)
        heard = len(ben.of("heard"))
        assert (await ada.do("act", id="same", action=action))["type"] == "done"
        assert len(ben.of("heard")) == heard

    at_home(tmp_path, evening)


def test_an_action_out_of_turn_is_refused_in_the_language_of_the_client(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, _) = await home.playing()
        ben = Talk(home.service, code)
        await ben.hello(tokens[1], lang="en")
        refused = await ben.do("act", action=ada.news["choices"][0])
        assert (refused["refusal"]["key"], refused["sentence"]) == ("not-your-turn", "It is not your turn now.")

    at_home(tmp_path, evening)


def test_a_refused_action_is_heard_by_nobody_else(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        before = len(ada.heard)
        await ben.do("act", action=ada.news["choices"][0])
        assert len(ada.heard) == before

    at_home(tmp_path, evening)


def test_a_client_that_says_what_it_heard_last_is_told_what_it_missed(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, ben) = await home.playing()
        last = ben.news["number"]
        ben.conversation.end()
        await ada.do("act", action=ada.news["choices"][0])
        welcome = await Talk(home.service, code).hello(tokens[1], last=last)
        assert welcome["news"]["events"] == ada.news["events"]

    at_home(tmp_path, evening)


def test_a_wrong_token_is_refused_and_the_conversation_ends(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        talk = Talk(home.service, code)
        assert (await talk.hello("wrong"))["refusal"]["key"] == "unknown-token"
        assert talk.left == [4001]

    at_home(tmp_path, evening)


def test_a_token_of_another_table_is_refused(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        _, foreign = await home.table()
        assert (await Talk(home.service, code).hello(foreign[0]))["refusal"]["key"] == "unknown-token"

    at_home(tmp_path, evening)


@pytest.mark.parametrize("code", ["bada-bada-bada", "no code at all", "", "../../etc/passwd", "x" * 5000])
def test_an_unknown_table_is_refused(code: str, tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        assert (await Talk(home.service, code).hello())["refusal"]["key"] == "unknown-table"

    at_home(tmp_path, evening)


def test_a_code_may_be_typed_with_spaces_and_capitals(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        typed = code.upper().replace("-", "  ")
        assert (await Talk(home.service, typed).hello())["news"]["sheet"]["code"] == code

    at_home(tmp_path, evening)


def test_hello_comes_first(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        assert (await Talk(home.service, code).do("start"))["refusal"]["key"] == "hello-first"

    at_home(tmp_path, evening)


def test_hello_is_said_once(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        talk = Talk(home.service, code)
        await talk.hello()
        assert (await talk.tell(type="hello"))["refusal"]["key"] == "hello-twice"

    at_home(tmp_path, evening)


def test_a_ping_is_answered(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        assert await Talk(home.service, code).tell(type="ping", n=7) == {"type": "pong", "n": 7}

    at_home(tmp_path, evening)


NONSENSE = {
    b"": "no-json",
    b"{": "no-json",
    b"\xff\xfe": "no-json",
    b'{"type":"do","id":"\xff"}': "no-json",
    b"null": "wrong-message",
    b"[]": "wrong-message",
    b'{"type":"dance"}': "wrong-message",
    b'{"type":"ping"}': "wrong-message",
    b'{"type":"ping","n":"7"}': "wrong-message",
    b'{"type":"ping","n":1e400}': "wrong-message",
    b'{"type":"ping","n":7,"m":8}': "wrong-message",
    b'{"type":"hello","last":-1}': "wrong-message",
    b'{"type":"hello","lang":"xx"}': "wrong-message",
    b'{"type":"do","id":"","command":{"do":"start"}}': "wrong-message",
    b'{"type":"do","id":"1","command":{"do":"cheat"}}': "wrong-message",
    b'{"type":"do","id":"1","command":{"do":"act","action":[]}}': "wrong-message",
    b"[" * 5000: "wrong-message",
    b'{"type":"do","id":"1","command":{"do":"act","action":' + b'{"a":' * 1200: "wrong-message",
    b'"' + b"x" * 9000 + b'"': "too-large",
}


@pytest.mark.parametrize(
    ("message", "id"),
    [
        (b'{"type":"do","id":"7","command":{"do":"act"}}', "7"),
        (b'{"type":"foretell","id":"8"}', "8"),
        (b'{"type":"do","id":9,"command":{"do":"act"}}', None),
        (b'{"type":"ping"}', None),
    ],
)
def test_whoever_waits_for_an_answer_to_nonsense_hears_which_message_was_refused(
    message: bytes, id: str | None, tmp_path: Path
) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing()
        answer = await ada.send(message)
        assert (answer["refusal"]["key"], answer["id"]) == ("wrong-message", id)

    at_home(tmp_path, evening)


@pytest.mark.parametrize("message", NONSENSE, ids=lambda message: message[:24].decode(errors="replace"))
def test_nonsense_is_refused_and_the_conversation_goes_on(message: bytes, tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        talk = Talk(home.service, code)
        await talk.hello(tokens[0])
        assert (await talk.send(message))["refusal"]["key"] == NONSENSE[message]
        assert (await talk.tell(type="ping", n=1))["type"] == "pong"

    at_home(tmp_path, evening)


@pytest.mark.parametrize("action", [{}, {"do": "fly"}, {"do": 7}, {"do": "move", "origin": "a1", "x": [1]}])
def test_an_action_that_the_game_does_not_know_is_refused(action: dict[str, object], tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing()
        assert (await ada.do("act", action=action))["refusal"]["key"] == "unknown-action"

    at_home(tmp_path, evening)


def test_an_action_as_deep_as_a_message_allows_is_refused(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing()
        deep = b'{"a":' * 900 + b"1" + b"}" * 900
        said = b'{"type":"do","id":"d","command":{"do":"act","action":' + deep + b"}}"
        assert (await ada.send(said))["refusal"]["key"] == "wrong-message"

    at_home(tmp_path, evening)


def test_nothing_is_heard_after_the_farewell(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        ben.conversation.end()
        before = len(ben.heard)
        await ada.do("act", action=ada.news["choices"][0])
        assert len(ben.heard) == before

    at_home(tmp_path, evening)


def test_with_sentences_everything_comes_in_words_too(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, _) = await home.playing()
        own, other = Talk(home.service, code), Talk(home.service, code)
        welcome = await own.hello(tokens[0], sentences=True, lang="de")
        await other.hello(tokens[1], sentences=True, lang="de")
        assert len(welcome["words"]["labels"]) == len(welcome["news"]["choices"])
        await ada.do("act", action=ada.news["choices"][0])
        assert own.of("heard")[-1]["words"]["said"][0].startswith("Du ")
        assert other.of("heard")[-1]["words"]["said"][0].startswith("Ada ")

    at_home(tmp_path, evening)


def test_everybody_hears_who_is_there(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada, ben = Talk(home.service, code), Talk(home.service, code)
        await ada.hello(tokens[0])
        await ben.hello(tokens[1])
        await Talk(home.service, code).hello()
        ben.conversation.end()
        seen = [(message["seats"], message["watchers"]) for message in ada.of("present")]
        assert seen == [([True, False], 0), ([True, True], 0), ([True, True], 1), ([True, False], 1)]

    at_home(tmp_path, evening)


def test_a_crowd_that_comes_to_watch_is_told_of_once(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        crowd = [Talk(home.service, code) for _ in range(60)]
        for watcher in crowd:
            await watcher.hello()
        told = len(ada.of("present"))
        assert told < 20
        await home.service.caretaker.tend()
        await home.service.caretaker.tend()
        assert len(ada.of("present")) == told + 1
        assert ada.of("present")[-1]["watchers"] == len(crowd)
        assert crowd[-1].of("present")[-1]["watchers"] == len(crowd)
        # Whoever plays is told of at once.
        await Talk(home.service, code).hello(tokens[1])
        assert ada.of("present")[-1]["seats"] == [True, True]

    at_home(tmp_path, evening)


def test_whoever_sits_down_is_welcomed_anew(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table(people=1)
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        await ada.do("stand")
        await ada.do("sit", seat=1)
        assert [message["you"]["seat"] for message in ada.of("welcome")] == [0, None, 1]

    at_home(tmp_path, evening)


def test_when_watching_is_forbidden_those_without_a_token_have_to_leave(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, _) = await home.playing()
        watcher = Talk(home.service, code)
        await watcher.hello()
        await ada.do("let-watch", may_watch=False)
        assert watcher.left == [4003]
        assert (await Talk(home.service, code).hello())["refusal"]["key"] == "watching-closed"

    at_home(tmp_path, evening)


def test_no_message_of_the_server_names_a_token(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, tokens, talks = await home.playing()
        await talks[0].do("act", action=talks[0].news["choices"][0])
        said = msgspec.json.encode([talk.heard for talk in talks]).decode() + home.log.getvalue()
        assert not any(token in said for token in tokens)

    at_home(tmp_path, evening)


def test_the_same_evening_twice_is_the_same_byte_for_byte() -> None:
    async def evening() -> bytes:
        async with home(None, seed="twice") as place:
            code, _, talks = await place.playing("ghosts", people=1, players=2, bots={1: "flake"})
            await place.service.calm(code)
            while choices := talks[0].news.get("choices"):
                await talks[0].do("act", action=choices[0])
                await place.service.calm(code)
                place.time.now += 1
            assert talks[0].news["view"]["result"]
            return talks[0].bytes

    assert asyncio.run(evening()) == asyncio.run(evening())
