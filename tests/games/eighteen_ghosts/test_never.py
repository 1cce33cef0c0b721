"""Whoever touches a room that can never be meant hears why, in the rulebook's terms."""

from typing import Any

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.table.checked import number_in


def why_never(action: dict[str, Any]) -> str:
    with pytest.raises(Refused) as refused:
        number_in(GAME, action)
    return refused.value.refusal.key


def test_a_ghost_is_set_on_carpets_only() -> None:
    assert why_never({"do": "place", "room": "b2"}) == "no-carpet-room"


def test_nobody_goes_into_a_portal_room() -> None:
    assert why_never({"do": "move", "origin": "d1", "target": "c1"}) == "portal-room-closed"


def test_nobody_goes_further_than_one_room() -> None:
    assert why_never({"do": "fight", "origin": "a1", "target": "a5"}) == "not-neighbours"


@pytest.mark.parametrize("room", ["z9", "", "a1" * 2500, "b2\n"])
def test_a_room_that_is_not_in_the_castle_is_not_said_again(room: str) -> None:
    assert why_never({"do": "place", "room": room}) == "unknown-action"
    assert why_never({"do": "move", "origin": "a1", "target": room}) == "unknown-action"
