"""One connection, without a socket: messages in, messages out.

A test drives it like this, with any Store and BotChooser, and a TimeAndLuck of its own where nothing may be left to
chance:

    service = Service(store, chooser, settings, time_and_luck)
    out: list[bytes] = []
    talk = Conversation(service, code, out.extend, left.append)
    await talk.hear(b'{"type":"hello","token":"…"}')     # every byte that the client would hear is in `out` now
    await talk.hear(b'{"type":"do","id":"1","command":{"do":"start"}}')
    talk.end()                                           # the client is gone

`hear` returns when the message has been answered. What others do at the same table is appended to `out` when they do
it. Bots act in tasks of their own: `await service.calm(code)` waits until none is about to act. Clocks run out in
`await service.caretaker.tend()`.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from geisterstunde.core.words import Refusal, Refused, Viewer
from geisterstunde.server.http.limits import Credits
from geisterstunde.server.protocol import (
    Bye,
    Chat,
    Conclude,
    Concluded,
    Do,
    Done,
    Emote,
    Foretell,
    Foretelling,
    Hello,
    Hint,
    Lead,
    Led,
    LookAt,
    Looked,
    No,
    PastMoment,
    Ping,
    Point,
    Pointed,
    Pong,
    Recall,
    Recalled,
    StopLeading,
    heard_from,
    id_in,
    said,
)
from geisterstunde.server.sentences import hinted
from geisterstunde.server.service import Service
from geisterstunde.server.socket.frames import FLOOD, TOO_BIG
from geisterstunde.server.subscribers import texts_of
from geisterstunde.server.tables import LiveTable
from geisterstunde.server.who_asks import acting_seat
from geisterstunde.table.words import Person
from geisterstunde.texts import Texts

GOODBYE: Final = {
    "too-many-messages": 4008,
    "too-large": 1009,
    "unknown-table": 4004,
    "unknown-token": 4001,
    "watching-closed": 4003,
    "hello-first": 4000,
    "hello-late": 4000,
    "bad-frame": 1002,
    "too-many-windows": 4009,
}
"""Why a connection is closed, as a number; 4013 says that it may be tried again later."""
LATER: Final = 4013

NONSENSE_COSTS: Final = 5
"""So many credits is a message that cannot be read."""
RECALLING_COSTS: Final = 3
"""So many credits more costs a question for which a whole game is looked at again."""
LONGEST_PROBLEM: Final = 200


class Conversation:
    """What one client says and hears."""

    __slots__ = (
        "_code",
        "_credits",
        "_household",
        "_is_over",
        "_leave",
        "_out",
        "_service",
        "_table",
        "address",
        "language",
        "person",
        "viewer",
        "wants_sentences",
    )

    def __init__(
        self,
        service: Service,
        code: str,
        out: Callable[[tuple[bytes, ...]], None],
        leave: Callable[[int], None],
        language: str = "de",
        household: Credits | None = None,
        address: str = "",
    ) -> None:
        self._service = service
        self._code = code
        self._out = out
        self._leave = leave
        self._credits = service.limits.message_credits()
        self._household = household
        """What all connections of the same address spend together."""
        self.address = address
        """Whose limits count."""
        self._table: LiveTable | None = None
        self._is_over = False
        self.language = language
        self.wants_sentences = False
        self.person: Person | None = None
        self.viewer: Viewer = None

    async def hear(self, message: bytes) -> None:
        """Answer one message."""
        service = self._service
        service.counters.messages += 1
        if not self.pay(1):
            return
        id: str | None = None
        try:
            if len(message) > service.settings.largest_message:
                raise Refused(Refusal("too-large", {"most": service.settings.largest_message}))
            heard = heard_from(message)
            if type(heard) is Ping:
                self.say(said(Pong(n=heard.n)))
            elif type(heard) is Hello:
                await self._begin(heard)
            elif self._table is None:
                self.part(Refusal("hello-first"))
            elif type(heard) is Do:
                id = heard.id
                await service.do(self._table, self, id, heard.command)
            elif type(heard) is Foretell:
                id = heard.id
                await self._foretell(self._table, heard)
            elif type(heard) is Hint:
                # A ghost thinks for a while: until then the client is heard, and may act.
                service.answer_later(self._hint(self._table, heard.id))
            elif type(heard) is Conclude:
                id = heard.id
                await self._conclude(self._table, id)
            elif type(heard) is Recall:
                id = heard.id
                await self._recall(self._table, id)
            elif type(heard) is LookAt:
                id = heard.id
                await self._look(self._table, heard)
            elif type(heard) is Emote:
                id = heard.id
                self.say(said(Done(id=id, number=await service.remarks.say(self._table, self, emote=heard.emote))))
            elif type(heard) is Chat:
                id = heard.id
                self.say(said(Done(id=id, number=await service.remarks.say(self._table, self, text=heard.text))))
            elif isinstance(heard, Lead | StopLeading | Point):
                id = heard.id
                await self._review(self._table, heard)
        except Refused as refused:
            self._refuse(id, refused.refusal)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            if self.pay(NONSENSE_COSTS):
                self._refuse(id_in(message) if type(problem) is msgspec.ValidationError else None, unreadable(problem))
        except Exception as problem:
            service.trouble("conversation", problem, self._table)
            self._refuse(id, Refusal("server-trouble"))

    async def _begin(self, hello: Hello) -> None:
        if self._table is not None:
            raise Refused(Refusal("hello-twice"))
        self.language = hello.lang
        self.wants_sentences = hello.sentences
        try:
            live = await self._service.enter(self._code, self, hello.token, hello.last)
        except Refused as refused:
            self.part(refused.refusal)
            return
        self._table = live
        if self._is_over:
            self._service.leave(live, self)

    async def _foretell(self, live: LiveTable, question: Foretell) -> None:
        foretold = await self._service.questions.foretell(live, self, question.action)
        texts = texts_of(live.table, self.language, self.viewer) if self.wants_sentences else None
        sentences = () if texts is None else tuple(map(texts.event, foretold.events))
        self.say(said(Foretelling(id=question.id, events=foretold.events, view=foretold.view, said=sentences)))

    async def _conclude(self, live: LiveTable, id: str) -> None:
        number, conclusions = await self._service.questions.conclude(live, self)
        self.say(said(Concluded(id=id, number=number, conclusions=conclusions)))

    async def _recall(self, live: LiveTable, id: str) -> None:
        if self.pay(RECALLING_COSTS):
            number, moments = await self._service.questions.recall(live, self)
            told = tuple([PastMoment(events=events) for events in moments])
            self.say(said(Recalled(id=id, number=number, moments=told)))

    async def _look(self, live: LiveTable, question: LookAt) -> None:
        if self.pay(RECALLING_COSTS):
            events, view = await self._service.questions.look(live, self, question.moment)
            self.say(said(Looked(id=question.id, events=events, view=view)))

    async def _review(self, live: LiveTable, heard: Lead | StopLeading | Point) -> None:
        """Looking at a finished game together: told to everybody, kept nowhere."""
        service = self._service
        async with live:
            table = await service.tables.refresh(live)
            seat, person, reviewing = acting_seat(table, self.person), self.person, live.asides.reviewing
            assert person is not None
            tick = service.time_and_luck.tick()
            if type(heard) is Lead:
                told: Led | Pointed | None = reviewing.lead(table, person, seat, heard.step, heard.eyes, tick)
            elif type(heard) is Point:
                told = reviewing.point(table, person, seat, heard.thing, tick)
            else:
                told = reviewing.end(table, person, tick)
            if told is not None:
                live.subscribers.tell(said(told))
            self.say(said(Done(id=heard.id, number=table.number_for(seat))))

    async def _hint(self, live: LiveTable, id: str) -> None:
        try:
            advice = await self._service.questions.hint(live, self, id)
        except Refused as refused:
            self._refuse(id, refused.refusal)
        except Exception as problem:
            self._service.trouble("hint", problem, live)
            self._refuse(id, Refusal("server-trouble"))
        else:
            self.say(said(hinted(id, advice, texts_of(live.table, self.language, self.viewer))))

    def pay(self, cost: int) -> bool:
        """Whether the client has not said too much; one that goes on and on is sent away."""
        if self._is_over:
            return False
        now = self._service.time_and_luck.tick()
        purse = self._credits
        if purse.spend(cost, now):
            if self._household is None or self._household.spend(cost, now):
                return True
            purse = self._household
        refusal = Refusal("too-many-messages")
        if purse.is_deep_in_debt:
            self._service.counters.floods += 1
            self.part(refusal)
        else:
            self._refuse(None, refusal)
        return False

    def _refuse(self, id: str | None, refusal: Refusal) -> None:
        self._service.counters.refusals += 1
        self.say(said(No(id=id, refusal=refusal, sentence=self._sentence(refusal))))

    def _sentence(self, refusal: Refusal) -> str:
        live = self._table
        texts = Texts(self.language) if live is None else texts_of(live.table, self.language, self.viewer)
        return texts.refusal(refusal)

    def say(self, *messages: bytes) -> None:
        """Tell the client."""
        if not self._is_over:
            self._out(messages)

    def part(self, refusal: Refusal) -> None:
        """Tell the client why, and end the conversation."""
        if self._is_over:
            return
        self.say(said(Bye(refusal=refusal, sentence=self._sentence(refusal))))
        self.end()
        self._leave(GOODBYE.get(refusal.key, LATER))

    def hung_up(self, broken: int | None, *, was_too_slow: bool) -> None:
        """The connection that this was said on is gone, or was broken by a frame that nobody can read."""
        service = self._service
        if broken is not None:
            self.part(what_was_wrong(broken, service.settings.largest_message))
        if was_too_slow:
            service.counters.slow_readers += 1
        service.strangers.expect_no_more(self)
        self.end()
        service.limits.close_socket(self.address)

    def end(self) -> None:
        """The client is gone."""
        if self._is_over:
            return
        self._is_over = True
        if self._table is not None:
            self._service.leave(self._table, self)


def what_was_wrong(code: int, largest: int) -> Refusal:
    """Why a connection cannot go on."""
    if code == TOO_BIG:
        return Refusal("too-large", {"most": largest})
    return Refusal("too-many-messages" if code == FLOOD else "bad-frame")


def unreadable(problem: Exception) -> Refusal:
    """Why a message is none of ours."""
    if isinstance(problem, RecursionError):
        return Refusal("too-deep")
    if isinstance(problem, msgspec.ValidationError):
        return Refusal("wrong-message", {"problem": str(problem)[:LONGEST_PROBLEM]})
    return Refusal("no-json")
