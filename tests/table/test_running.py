"""In every game: what may be taken back freely can be taken back, also from under what others chose secretly since."""

import random
from typing import Any

import pytest

from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, opening_of
from geisterstunde.core.words import Options, Viewer
from geisterstunde.table.replay import Replay
from geisterstunde.table.running import Running, audience_of
from tests.laws.test_laws import settings

STEPS = 80


class Recorded:
    """A running game and the journal of it."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.running = Running(game, opening_of(game, tuple("ABCDEF"[:players]), options, "moon"), "moon")
        self.journal = Journal(self.running.opening)
        for line in self.running.begin().lines[1:]:
            self.journal.add(line)

    def play(self, seat: int, number: int) -> None:
        for line in self.running.play(seat, number).lines:
            self.journal.add(line)

    def views(self) -> list[Any]:
        viewers: list[Viewer] = [None, *range(self.running.players)]
        return [self.running.view(viewer) for viewer in viewers]

    def replayed(self) -> list[Any]:
        """What the journal alone says about what everybody sees."""
        play = Replay(self.running.game, self.journal).to_end()
        viewers: list[Viewer] = [None, *range(self.running.players)]
        return [play.view(viewer) for viewer in viewers]


def undo_and_do_again(recorded: Recorded, seat: int, place: int) -> None:
    running = recorded.running
    before, saw = recorded.views(), running.who_saw(place)
    last = place == running.actions - 1
    number = running._numbers[place]
    recorded.journal.add(running.undo(place))
    after = recorded.views()
    assert after == recorded.replayed()
    noticed = {audience for audience in range(running.players + 1) if saw >> audience & 1}
    changed = {audience for audience in range(running.players + 1) if before[audience] != after[audience]}
    assert changed <= noticed, "somebody sees something vanish that was never there"
    assert audience_of(seat) in changed
    recorded.play(seat, number)
    assert not last or recorded.views() == before


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_whatever_is_free_to_take_back_leaves_all_else_as_it_was(game: Game, players: int, options: Options) -> None:
    rng = random.Random(players)
    recorded = Recorded(game, players, options)
    running = recorded.running
    for _ in range(STEPS):
        if not running.to_act:
            break
        seat = rng.choice(running.to_act)
        recorded.play(seat, rng.choice(list(running.state.legal(seat))))
        undoer = rng.randrange(players)
        place = running.free_undo(undoer) if running.to_act else None
        if place is not None and rng.random() < 0.5:
            undo_and_do_again(recorded, undoer, place)
    assert recorded.views() == recorded.replayed()
