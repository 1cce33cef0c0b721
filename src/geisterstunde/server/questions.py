"""What somebody at a table may ask about the game: only the asker hears the answer, and the game does not change.

All of it is worked out from what the asker sees or has seen: nothing else can be told.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from geisterstunde.bots.queue import Asker
from geisterstunde.bots.words import Advice
from geisterstunde.core.words import Conclusions, Event, Foretold, Refusal, Refused, Seat, View, Viewer
from geisterstunde.games import game_called
from geisterstunde.server.beside import beside
from geisterstunde.server.bot_runner import BotChooser
from geisterstunde.server.subscribers import Subscriber
from geisterstunde.server.surroundings import Surroundings
from geisterstunde.server.tables import LiveTable
from geisterstunde.server.who_asks import acting_seat, watched_play
from geisterstunde.table.checked import number_in
from geisterstunde.table.play import Play
from geisterstunde.table.recalling import moments_of, seen_at
from geisterstunde.table.words import Person

THOUGHTS: Final = 6
"""So often a bot thinks anew about one question: once for each of the others at a full table, and itself."""


def heard_in(play: Play, viewer: Viewer) -> list[tuple[Event, ...]]:
    """What a viewer has heard in a game, moment by moment."""
    return [moment.events for moment in moments_of(play, viewer)]


class Questions:
    """Answers those who listen to tables."""

    def __init__(self, house: Surroundings, chooser: BotChooser) -> None:
        self._house = house
        self._chooser = chooser
        self._hinting: dict[tuple[int, Person], str] = {}
        """Who waits for a hint, at which table."""

    async def foretell(self, live: LiveTable, subscriber: Subscriber, action: dict[str, Any]) -> Foretold:
        """What a seat is certain to hear and see if it does this; Refused with the reason if it may not."""
        async with live:
            table = await self._house.tables.refresh(live)
            seat = acting_seat(table, subscriber.person)
            view = table.view_for(seat)
        if view is None:
            raise Refused(Refusal("no-game-yet"))
        self._house.counters.foretold += 1
        game = game_called(table.sheet.game)
        return game.foretell(view, seat, game.catalogue[number_in(game, action)])

    async def conclude(self, live: LiveTable, subscriber: Subscriber) -> tuple[int, Conclusions | None]:
        """What follows from what a subscriber sees, and the number of the news that showed it."""
        async with live:
            table = await self._house.tables.refresh(live)
            viewer = table.viewer_of(subscriber.person)
            number, view = table.number_for(viewer), table.view_for(viewer)
        if view is None:
            raise Refused(Refusal("no-game-yet"))
        self._house.counters.concluded += 1
        return number, game_called(table.sheet.game).conclude(view)

    async def recall(self, live: LiveTable, subscriber: Subscriber) -> tuple[int, list[tuple[Event, ...]]]:
        """All that a subscriber has heard in the game of the table, and the number of the newest news in it.

        A long game takes its time; the table goes on meanwhile, for nobody changes a play.
        """
        async with live:
            table = await self._house.tables.refresh(live)
            play, viewer = watched_play(table, subscriber.person)
            self._house.counters.recalled += 1
            number = table.number_for(viewer)
        return number, await beside(heard_in, play, viewer)

    async def look(self, live: LiveTable, subscriber: Subscriber, moment: int) -> tuple[tuple[Event, ...], View]:
        """What a subscriber heard at one of the moments of `recall`, and saw; Refused if there is no such moment."""
        async with live:
            play, viewer = watched_play(await self._house.tables.refresh(live), subscriber.person)
            self._house.counters.recalled += 1
        return await beside(seen_at, play, viewer, moment)

    async def hint(self, live: LiveTable, subscriber: Subscriber, id: str) -> Advice:
        """What the strongest bot would do on the chair of a person whose turn it is, knowing the same as the person.

        That it was asked for is told to everybody first. The same view is thought about once.
        """
        person = subscriber.person
        if person is None:
            raise Refused(Refusal("only-watching"))
        house = self._house
        with self._one_hint(live, person, subscriber.address):
            async with live:
                table = await house.tables.refresh(live)
                table.decide_hint(person, id)
                seat = acting_seat(table, person)
                view = table.view_for(seat)
                assert view is not None
                # Noted each time: else who is told could tell whether somebody has acted unseen in between.
                live.asides.pay_for_hint(person, house.settings, house.time_and_luck.tick())
                await house.happen(live, lambda table: table.decide_hint(person, id))
                known = live.asides.hint_for(seat, view)
                if known is not None:
                    return known
            house.counters.hints += 1
            return await self._thought_about(live, seat, view, Asker(subscriber.address, live.number))

    async def _thought_about(self, live: LiveTable, seat: Seat, view: View, asker: Asker) -> Advice:
        """What a bot proposes; where all choose at once and somebody else has chosen meanwhile, it thinks again."""
        game, choices = game_called(live.table.sheet.game), live.table.choices_for(seat)
        for _ in range(THOUGHTS):
            advice = await self._chooser.advise(game, view, self._house.time_and_luck.thought(), asker)
            now = live.table.view_for(seat)
            if now == view:
                live.asides.remember_hint(seat, view, advice)
                return advice
            if now is None or live.table.choices_for(seat) != choices:
                break
            view = now
        raise Refused(Refusal("hint-too-late"))

    @contextmanager
    def _one_hint(self, live: LiveTable, person: Person, address: str) -> Iterator[None]:
        """Refused if the person waits for a hint already, or too many do from this address or in this house."""
        key, settings = (live.number, person), self._house.settings
        if key in self._hinting:
            raise Refused(Refusal("hint-under-way"))
        from_here = sum(other == address for other in self._hinting.values())
        if from_here >= settings.hints_of_address or len(self._hinting) >= settings.most_hints:
            raise Refused(Refusal("hints-busy"))
        self._hinting[key] = address
        try:
            yield
        finally:
            del self._hinting[key]
