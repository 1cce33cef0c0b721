"""In every game: what may be taken back freely can be taken back, also from under what others chose secretly since."""

import random
from typing import Any

import pytest

from geisterstunde.core.game import Game
from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Options, Viewer
from geisterstunde.table.happenings import EVERYBODY, audience_of, taken_back
from geisterstunde.table.play import Play
from geisterstunde.table.replay import Replay
from tests.laws.test_laws import settings

STEPS = 80


def views(play: Play) -> list[Any]:
    viewers: list[Viewer] = [None, *range(play.players)]
    return [play.view(viewer) for viewer in viewers]


def replayed(play: Play) -> list[Any]:
    """What the journal alone says about what everybody sees."""
    return views(Replay(play.game, read_journal(play.journal.text())).to_end())


def undo_and_do_again(play: Play, seat: int) -> None:
    place = play.last_of(seat)
    assert place is not None
    before, saw = views(play), taken_back(play, place, is_agreed=False).noticed
    last = place == play.actions - 1
    _, number = play.action_at(place)
    play.undo(seat)
    after = views(play)
    assert after == replayed(play)
    noticed = {audience for audience in range(play.players + 1) if saw >> audience & 1}
    changed = {audience for audience in range(play.players + 1) if before[audience] != after[audience]}
    assert changed <= noticed, "somebody sees something vanish that was never there"
    assert audience_of(seat) in changed
    play.act(seat, number)
    assert not last or views(play) == before


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_whatever_is_free_to_take_back_leaves_all_else_as_it_was(game: Game, players: int, options: Options) -> None:
    rng = random.Random(players)
    play = Play.begin(game, players, options, "moon")
    for _ in range(STEPS):
        if not play.to_act:
            break
        seat = rng.choice(play.to_act)
        play.act(seat, rng.choice(play.choices(seat)))
        undoer = rng.randrange(players)
        if play.why_not_undo(undoer) is None and rng.random() < 0.5:
            undo_and_do_again(play, undoer)
    assert views(play) == replayed(play)


def test_what_is_taken_back_by_consent_is_noticed_by_everybody() -> None:
    play = Play.begin("18-ghosts", 2, seed="moon")
    for seat in (0, 1):
        play.act(seat, play.choices(seat)[0])
    happening = taken_back(play, 0, is_agreed=True)
    assert happening.noticed == EVERYBODY
    assert views(happening.play) == views(Play.begin("18-ghosts", 2, seed="moon"))
    assert play.actions == 2
