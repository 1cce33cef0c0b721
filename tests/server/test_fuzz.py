"""Whatever a client says: nothing breaks, what is refused changes nothing, and what is kept can be read again."""

import asyncio
import io
import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from geisterstunde.games import game_called, names
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.protocol import AnyFromServer
from geisterstunde.server.service import Service
from geisterstunde.server.socket.conversation import Conversation
from geisterstunde.server.tables import LiveTable
from geisterstunde.server.time_and_luck import TimeAndLuck
from geisterstunde.table.entries import entry_from_bytes
from geisterstunde.table.table import Table
from geisterstunde.table.words import EMOTES, AnyCommand
from tests.server.running import Server, server
from tests.server.store.memory import MemoryStore
from tests.server.worlds import GENEROUS, LedChooser

COMMANDS = [(kind.__struct_config__.tag, kind.__struct_fields__) for kind in get_args(AnyCommand)]

ODD_TEXTS = [
    "",
    " ",
    "Ada",
    "ada",
    "Ben",
    "Ben,Ada",
    "a" * 24,
    "a" * 25,
    "<b>Ada</b>",
    "&amp;",
    "\x00",
    "A\u202eda",
    "A\u200bda",
    "👻",
    "\u0301" * 20,
    "Z\u0335\u0322",
    "{ $name }",
    "ghost",
    "flake",
    "undo",
    "resign",
    "rematch",
    *names(),
]
ODD_NUMBERS = [-1, 0, 1, 2, 3, 5, 6, 7, 60, 255, 2**31, 2**53, 2**63, 2**64, 2**70, -(2**70), 10**300]

texts = st.sampled_from(ODD_TEXTS) | st.text(max_size=30).map(lambda text: text.encode(errors="replace").decode())
numbers = st.sampled_from(ODD_NUMBERS) | st.integers(-3, 9)
atoms = st.none() | st.booleans() | numbers | texts | st.floats(allow_nan=False, allow_infinity=False)
anything = st.recursive(
    atoms, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4), max_leaves=8
)
kinds = st.sampled_from(["undo", "resign", "rematch", "clock"])
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "action": st.dictionaries(texts, anything, max_size=3),
    "kind": kinds,
    "name": texts,
    "words": st.sampled_from(["moon", "sun"]) | texts,
    "commitment": st.sampled_from(["0" * 64, "0" * 63, "x" * 64]) | texts,
    "seat": st.integers(-1, 3) | st.none(),
    "game": st.sampled_from(names()),
    "players": st.integers(1, 4),
    "options": st.just({}) | st.dictionaries(st.sampled_from(["rounds", "turn_limit", "x"]), anything, max_size=2),
    "level": st.sampled_from(["flake", "wisp", "x"]),
    "order": st.permutations([0, 1]) | st.permutations([0, 1, 2]) | st.lists(numbers, max_size=4),
    "person": st.integers(-1, 3),
    "is_open": st.booleans(),
    "may_watch": st.booleans(),
    "may_chat": st.booleans(),
    "may_hint": st.none() | st.booleans(),
    "avatar": st.none() | texts | st.sampled_from(["", "boo-violet", "cat-yellow-laugh-bow"]),
    "seconds": st.sampled_from([None, 5, 60, 3600]) | numbers,
}


@st.composite
def proper_commands(draw: st.DrawFn) -> dict[str, Any]:
    """A command of ours, with values that fit."""
    tag, fields = draw(st.sampled_from(COMMANDS))
    return {"do": tag, **{field: draw(FIELDS[field]) for field in fields}}


@st.composite
def commands(draw: st.DrawFn) -> dict[str, Any]:
    """A command of ours, with values that fit or do not."""
    command = draw(proper_commands())
    for field in command:
        if not draw(st.integers(0, 3)):
            command[field] = draw(anything)
    if not draw(st.integers(0, 9)):
        command[draw(texts)] = draw(anything)
    return command


ids = st.sampled_from(["1", "2", "3", "again"]) | st.text(max_size=3).map(lambda t: t.encode(errors="replace").decode())
sayings = st.builds(lambda id, command: {"type": "do", "id": id, "command": command}, ids, commands())
hellos = st.fixed_dictionaries(
    {"type": st.just("hello")},
    optional={"token": atoms, "last": atoms, "lang": st.sampled_from(["de", "en", "fr"]), "sentences": atoms},
)
pings = st.builds(lambda n: {"type": "ping", "n": n}, atoms)
asides = st.one_of(
    st.builds(lambda id, emote: {"type": "emote", "id": id, "emote": emote}, ids, st.sampled_from(EMOTES) | atoms),
    st.builds(lambda id, text: {"type": "chat", "id": id, "text": text}, ids, texts | atoms),
    st.builds(lambda id, kind: {"type": kind, "id": id}, ids, st.sampled_from(["hint", "conclude", "recall"])),
    st.builds(lambda id, moment: {"type": "look", "id": id, "moment": moment}, ids, st.integers()),
)
written = (sayings | sayings | sayings | asides | hellos | pings | anything).map(msgspec.json.encode)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A message of ours after an accident."""
    message = bytearray(draw(written))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(message)))
        message[place : place + draw(st.integers(0, 2))] = draw(st.binary(max_size=2))
    return bytes(message)


def deep(depth: int, opening: bytes) -> bytes:
    return b'{"type":"do","id":"1","command":{"do":"act","action":' + opening * depth


nested = st.builds(deep, st.integers(1, 2000), st.sampled_from([b"[", b'{"a":', b"[[", b'{"do":[']))
escaped = st.sampled_from(
    [
        b'{"type":"do","id":"1","command":{"do":"rename","name":"\\ud800"}}',
        b'{"type":"do","id":"1","command":{"do":"rename","name":"\\udc00\\ud800"}}',
        b'{"type":"do","id":"\\u0000","command":{"do":"rename","name":"\\u0000"}}',
        b'{"type":"do","id":"1","command":{"do":"rename","name":"\xed\xa0\x80"}}',
        b'{"type":"do","id":"1","id":"2","command":{"do":"undo"},"command":{"do":"start"}}',
        b'{"type":"ping","n":1e400}',
        b'{"type":"ping","n":' + b"9" * 5000 + b"}",
        b'{"type":"do","id":"1","command":{"do":"hand-over","person":' + b"9" * 4000 + b"}}",
        b"\xef\xbb\xbf{}",
        b"x" * 9000,
    ]
)
LEGAL = b"legal"
"""Instead of this the speaker carries out a legal action, if there is one."""
ORDERS = st.builds(
    lambda number, command: msgspec.json.encode({"type": "do", "id": str(number), "command": command}),
    st.integers(0, 10**6),
    proper_commands(),
)
NONSENSE = st.sampled_from([written, damaged(), nested, escaped, st.binary(max_size=60)]).flatmap(lambda kind: kind)


@st.composite
def messages(draw: st.DrawFn) -> bytes:
    """Mostly what players say, then what they could say, then what nobody should."""
    kind = draw(st.integers(0, 9))
    if kind < 4:
        return LEGAL
    return draw(ORDERS) if kind < 8 else draw(NONSENSE)


speeches = st.lists(st.tuples(st.integers(0, 3), messages()), min_size=8, max_size=30)


class Circle:
    """Some people at a table, somebody who watches, and all that they hear."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.log = io.StringIO()
        self.now = 1_800_000_000.0
        self.store = MemoryStore()
        time_and_luck = TimeAndLuck(now=lambda: self.now, tick=lambda: self.now)
        self.service = Service(self.store, LedChooser(), GENEROUS, time_and_luck, Log(self.log, lambda: self.now))
        self.heard: list[list[bytes]] = []
        self.talks: list[Conversation] = []

    async def begin(self) -> None:
        """Two people and somebody who watches; all other chairs are ghosts'."""
        players = game_called(self.game).fewest_players
        ghosts = dict.fromkeys(range(2, players), "flake")
        self.code, token, _, _ = await self.service.found(NewTable(game=self.game, name="Ada", bots=ghosts))
        ben, _, _ = await self.service.join(self.code, NewPerson(name="Ben"))
        zoe, _, _ = await self.service.join(self.code, NewPerson(name="Zoe", only_watch=True))
        for known in (token, ben, zoe, None):
            self.come()
            await self.talks[-1].hear(msgspec.json.encode({"type": "hello", "token": known, "sentences": True}))
        # What was seen first is a host, then a host no more.
        await self.talks[0].hear(b'{"type":"do","id":"0","command":{"do":"hand-over","person":1}}')

    def come(self) -> None:
        heard: list[bytes] = []
        left: list[int] = []
        self.heard.append(heard)
        self.talks.append(Conversation(self.service, self.code, heard.extend, left.append))

    @property
    def live(self) -> LiveTable:
        return self.service.tables._live[self.code]

    def told(self) -> list[list[bytes]]:
        """What everybody heard since."""
        told = [list(heard) for heard in self.heard]
        for heard in self.heard:
            heard.clear()
        return told

    def standing(self) -> Any:
        """All that there is of the table."""
        table = self.live.table
        viewers = (None, *range(table.sheet.players))
        return len(self.store.tables[1]), [table.welcome_for(viewer, 0) for viewer in viewers]

    async def say(self, speaker: int, message: bytes) -> None:
        """Somebody says something; whatever is refused has changed nothing and was heard by nobody else."""
        self.told()
        before = self.standing()
        await self.talks[speaker].hear(self.in_words(speaker) if message is LEGAL else message)
        told = self.told()
        answers = [msgspec.json.decode(answer, type=AnyFromServer) for heard in told for answer in heard]
        kinds = [type(answer).__name__ for answer in answers]
        assert "server-trouble" not in str(answers)
        if kinds in (["No"], ["Pong"]) or (kinds == ["Done"] and before[0] == len(self.store.tables[1])):
            assert self.standing() == before
            assert [bool(heard) for heard in told] == [number == speaker for number in range(len(told))]

    def in_words(self, speaker: int) -> bytes:
        """A legal action of the speaker, or the wish to begin."""
        table, viewer = self.live.table, self.talks[speaker].viewer
        choices = table.welcome_for(viewer, None).choices
        command = {"do": "act", "action": self.rng.choice(choices)} if choices else {"do": "start"}
        return msgspec.json.encode({"type": "do", "id": f"{self.rng.random()}", "command": command})

    def check_end(self) -> None:
        """Nothing went wrong, and the store has the same table."""
        assert "trouble" not in self.log.getvalue()
        again = Table.restore(map(entry_from_bytes, self.store.tables[1]))
        table = self.live.table
        for viewer in (None, *range(table.sheet.players)):
            for last in (None, 0, table.number_for(viewer) - 2):
                assert again.welcome_for(viewer, last) == table.welcome_for(viewer, last)


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(names()), st.integers(0, 2**32), speeches)
def test_whatever_is_said_nothing_breaks(game: str, seed: int, said: list[tuple[int, bytes]]) -> None:
    async def evening() -> None:
        circle = Circle(game, random.Random(seed))
        await circle.begin()
        for speaker, message in said:
            await circle.say(speaker, message)
        circle.check_end()
        await circle.service.close()

    asyncio.run(evening())


CHOICES: dict[str, list[Any]] = {
    "action": [{}, {"do": "pass"}],
    "kind": ["undo", "undo", "resign", "rematch", "clock"],
    "name": ["Ada", "Ben", "Cleo", "<b>", ""],
    "commitment": ["0" * 64, "f" * 64],
    "words": ["moon", "", "x" * 21],
    "seat": [0, 1, 2, None, -1],
    "game": list(names()),
    "players": [2, 3, 4],
    "options": [{}, {"rounds": 1}, {"turn_limit": 3}],
    "level": ["flake", "wisp"],
    "order": [[1, 0], [0, 1], [1, 0, 2], [2, 1, 0]],
    "person": [0, 1, 2, 3],
    "is_open": [True, False],
    "may_watch": [True, True, False],
    "may_chat": [True, False],
    "may_hint": [True, False, None],
    "avatar": [None, "", "boo-violet", "<b>"],
    "seconds": [None, 5, 30],
}


def some_command(rng: random.Random) -> bytes:
    """A command that may well be possible."""
    tag, fields = rng.choice(COMMANDS)
    command = {"do": tag, **{field: rng.choice(CHOICES[field]) for field in fields}}
    return msgspec.json.encode({"type": "do", "id": str(rng.random()), "command": command})


@pytest.mark.parametrize("game", names())
def test_people_who_try_everything_have_a_table_that_can_be_read_again(game: str) -> None:
    async def evening(seed: str) -> None:
        rng = random.Random(seed)
        circle = Circle(game, rng)
        await circle.begin()
        for _ in range(150):
            if rng.random() < 0.05:
                circle.now += 4.0
                await circle.service.caretaker.tend()
            await circle.say(rng.randrange(3), LEGAL if rng.random() < 0.5 else some_command(rng))
            if rng.random() < 0.1:
                circle.check_end()
        await circle.service.close()

    for number in range(4):
        print(f"seed: {game} {number}")
        asyncio.run(evening(f"{game} {number}"))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits: dict[str, Any] = {"requests_a_minute": 10**6, "messages_a_second": 10**6, "message_burst": 10**6}
    with server(tmp_path_factory.mktemp("fuzz"), **limits) as running:
        yield running


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(written | damaged() | nested | escaped | st.binary(max_size=200), max_size=6), st.booleans())
def test_whatever_comes_over_a_socket_nothing_breaks(service: Server, said: list[bytes], is_known: bool) -> None:
    table = service.found("ghosts", "Ada")
    client = service.talk(table["code"])
    try:
        if is_known:
            client.tell(type="hello", token=table["token"])
        for message in said:
            client.socket.send(message)
        client.tell(type="ping", n=7)
        while client.next()["type"] not in ("pong", "bye"):
            pass
    except ConnectionClosed:
        pass
    finally:
        client.close()
    assert service.ask("GET", f"/api/tables/{table['code']}").status_code == 200
    assert "trouble" not in service.log.getvalue()
