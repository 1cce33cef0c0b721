"""What people say aside at a table: everybody hears it, and the last ones are kept with the table."""

import asyncio

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.protocol import Said, said
from geisterstunde.server.store.interface import Store
from geisterstunde.server.subscribers import Subscriber
from geisterstunde.server.surroundings import Surroundings
from geisterstunde.server.tables import LiveTable
from geisterstunde.server.who_asks import acting_seat
from geisterstunde.table.names import checked_remark
from geisterstunde.table.words import EmoteWord, Remark


class Remarks:
    """Lets people at all tables of a house speak."""

    def __init__(self, house: Surroundings, store: Store) -> None:
        self._house = house
        self._store = store

    async def say(
        self, live: LiveTable, subscriber: Subscriber, *, emote: EmoteWord | None = None, text: str = ""
    ) -> int:
        """Somebody at a chair says something aside; the number of the newest news of that chair."""
        house = self._house
        async with live:
            table = await house.tables.refresh(live)
            seat, person = acting_seat(table, subscriber.person), subscriber.person
            assert person is not None
            if emote is None:
                if not table.sheet.may_chat:
                    raise Refused(Refusal("chat-not-allowed"))
                text = checked_remark(text)
            live.asides.pay_for_remark(person, house.settings, house.time_and_luck.tick())
            now = house.time_and_luck.now()
            remark = Remark(person=person, seat=seat, name=table.name_of(person), at=now, emote=emote, text=text)
            live.asides.add(remark)
            live.subscribers.tell(said(Said(remark=remark)))
            house.counters.remarks += 1
            self._keep(live)
            return table.number_for(seat)

    def _keep(self, live: LiveTable) -> None:
        """Have the last remarks kept; nobody waits for that, and where it fails the next one is kept."""
        keeping = asyncio.ensure_future(self._store.keep_asides(live.number, live.asides.to_keep()))
        keeping.add_done_callback(self._tell_if_not_kept)

    def _tell_if_not_kept(self, keeping: "asyncio.Future[None]") -> None:
        if not keeping.cancelled() and (problem := keeping.exception()) is not None:
            self._house.tables.tell_not_saved(problem)
