"""A finished game for a browser: some steps at a time, as one seat or a watcher saw them."""

import asyncio
from typing import Final

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Seat
from geisterstunde.games import game_called
from geisterstunde.server.beside import beside
from geisterstunde.server.bodies import ReplayPage, ReplayStep
from geisterstunde.table.looking_back import PastStep, count_of_steps, steps_of
from geisterstunde.texts import Texts
from geisterstunde.texts.names import names_in_journal

MOST_STEPS: Final = 64
"""So many steps are told at once; a longer game is asked for in pages."""


class Replayer:
    """Looks at one game at a time, in a thread, so that those who play do not notice."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def page(self, text: str, viewer: Seat | None, first: int, count: int, language: str) -> ReplayPage:
        """Some steps of the finished game of a journal; Refused if it has no such seat."""
        async with self._one:
            return await beside(replay_page, text, viewer, first, min(count, MOST_STEPS), language)


def replay_page(text: str, viewer: Seat | None, first: int, count: int, language: str) -> ReplayPage:
    """Some steps of the finished game of a journal, in words of this language."""
    journal = read_journal(text)
    opening = journal.opening
    game = game_called(opening.game)
    names = names_in_journal(opening.seats, Texts(language))
    texts = Texts(language, game, names, viewer)
    steps = steps_of(game, journal, viewer, first, count)
    return ReplayPage(
        game=game.name,
        options=opening.options,
        seats=names,
        viewer=viewer,
        first=first,
        total=count_of_steps(journal),
        steps=tuple(_told(step, texts) for step in steps),
    )


def _told(step: PastStep, texts: Texts) -> ReplayStep:
    return ReplayStep(
        seat=step.seat,
        did=step.action,
        label="" if step.action is None else texts.action(step.action),
        events=step.events,
        said=tuple(map(texts.event, step.events)),
        view=step.view,
    )
