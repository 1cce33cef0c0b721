"""What a game does not name reaches nobody: `seen` is a list of what may be heard, not of what may not."""

from typing import get_args

import pytest

from geisterstunde.core import words as core
from geisterstunde.core.game import Game
from geisterstunde.games import game_called, names


class Whispered(core.Event, tag="whispered", frozen=True):
    """Something that no game knows."""

    seat: core.Seat


def strangers(game: Game) -> list[type[core.Event]]:
    """Events of all other games, and one of none."""
    others = [game_called(name) for name in names() if name != game.name]
    return [
        Whispered,
        *(event for other in others for event in get_args(other.event_type) if event is not core.GameEnded),
    ]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("viewer", [None, 0])
def test_an_event_that_a_game_does_not_name_reaches_nobody(name: str, viewer: core.Viewer) -> None:
    game = game_called(name)
    for stranger in strangers(game):
        event = stranger(*(0 for _ in stranger.__struct_fields__))
        with pytest.raises(AssertionError):
            game.seen(event, viewer)
