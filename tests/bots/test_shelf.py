"""The shelf of bots: names, and refusals that say which there are."""

import pytest

from geisterstunde.bots.shelf import BOTS, bot_called, bot_names, check_bot
from geisterstunde.core.words import Refused
from tests.arena.players import SHELF


def test_a_bot_is_made_anew_each_time() -> None:
    one, other = bot_called("dice", SHELF), bot_called("dice", SHELF)
    assert one.name == "dice"
    assert one is not other


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refused) as refused:
        bot_called("deep-thought")
    assert refused.value.refusal.key == "unknown-bot"
    assert refused.value.refusal.args["known"] == ", ".join(BOTS)


def test_a_bot_that_knows_one_game_is_refused_for_another() -> None:
    assert "engine" in bot_names("18-ghosts")
    assert "engine" not in bot_names("ghosts")
    with pytest.raises(Refused, match="bot-plays-other-games"):
        check_bot("engine", "ghosts")


@pytest.mark.parametrize("name", ["random", "greedy", "engine"])
def test_a_bot_of_the_shelf_is_called_as_it_calls_itself(name: str) -> None:
    assert bot_called(name).name == name
