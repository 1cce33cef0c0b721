"""What a game foretells: all that is certain, and nothing beyond it."""

import pytest
from librt.random import Random
from msgspec.structs import replace

from geisterstunde.core.contract import NOBODY
from geisterstunde.core.journal import resigned_result
from geisterstunde.core.playout import play_out
from geisterstunde.core.words import Foretold, GameEnded, Refused, View
from geisterstunde.games import game_called
from geisterstunde.games.eighteen_ghosts.game import GAME as CASTLE_GAME
from geisterstunde.games.eighteen_ghosts.words import Attacked, Beaten, Ghost, PortalTurned
from geisterstunde.games.ghoosty.game import GAME as GHOOSTY
from geisterstunde.games.ghoosty.words import Refilled
from geisterstunde.games.ghosts.game import GAME as GHOSTS
from geisterstunde.games.ghosts.words import PileTaken, Played
from tests.games.eighteen_ghosts.castle import Castle
from tests.games.ghoosty.night import night
from tests.games.ghosts.scene import Scene, cards


def events_of(foretold: Foretold) -> list[str]:
    return [type(event).__name__ for event in foretold.events]


def test_a_fight_in_the_castle_is_foretold_to_its_end() -> None:
    castle = Castle("..N../...../Rb..E/...../..S.. A - -")
    foretold = CASTLE_GAME.foretell(CASTLE_GAME.view(castle.state, 0), 0, CASTLE_GAME.read("a3xb3"))
    castle.does("a3xb3")
    assert foretold.events == tuple(castle.heard)
    assert [type(event) for event in foretold.events][:2] == [Attacked, Beaten]
    assert Beaten(Ghost(1, "blue"), "b3") in foretold.events
    assert any(isinstance(event, PortalTurned) for event in foretold.events)
    assert foretold.view == CASTLE_GAME.view(castle.state, 0)


def test_the_pile_that_one_would_take_is_foretold_but_no_hand_of_the_others() -> None:
    scene = Scene("Oliver: r1 r2 r3 b1 b2", "Sabine: w1 w1 w1 g1 g2")
    scene.play("Oliver r1")
    foretold = GHOSTS.foretell(scene.view("Sabine"), 1, GHOSTS.read("take"))
    assert foretold.events == (PileTaken(1, 1, 2),)
    scene.play("Sabine take")
    assert foretold.view == scene.view("Sabine")


def test_a_card_that_will_be_drawn_is_not_foretold() -> None:
    scene = Scene("Oliver: r1 r2 r3 b1 b2", "Sabine: w1 w1 w1 g1 g2")
    foretold = GHOSTS.foretell(scene.view("Oliver"), 0, GHOSTS.read("r1"))
    assert [type(event) for event in foretold.events] == [Played]
    assert cards((scene.view("Oliver").hand[0],)) == "r1"
    assert foretold.view is None


def test_of_luck_nothing_is_foretold() -> None:
    state = night("2 2 2 2/3 3 3 3", crypt="5 6 7")
    assert GHOOSTY.foretell(GHOOSTY.view(state, 0), 0, GHOOSTY.read("luck")) == Foretold((), None)


def test_how_many_cards_fill_up_a_hand_is_foretold_but_not_which() -> None:
    state = night("7 7 8 9/3 3 3 3", crypt="5 6 10")
    foretold = GHOOSTY.foretell(GHOOSTY.view(state, 0), 0, GHOOSTY.read("7x2"))
    assert events_of(foretold) == ["Played", "Refilled", "ExtraTurnGiven"]
    assert foretold.events[1] == Refilled(0, 2, None)
    assert foretold.view is None


def test_the_end_of_a_game_is_foretold_where_it_is_certain() -> None:
    state = night("7/3 4")
    foretold = GHOOSTY.foretell(GHOOSTY.view(state, 0), 0, GHOOSTY.read("7"))
    assert events_of(foretold) == ["Played", "Left", "RoundEnded", "GameEnded"]
    assert isinstance(foretold.events[-1], GameEnded)
    assert foretold.view is not None
    assert foretold.view.result == foretold.events[-1].result


def refusal_of(view: View, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        CASTLE_GAME.foretell(view, seat, CASTLE_GAME.read(text))
    return refused.value.refusal.key


def test_only_from_the_own_view_and_in_turn_is_something_foretold() -> None:
    castle = Castle("..N../...../Rb..E/...../..S.. A - -")
    own, other, everybodys = (CASTLE_GAME.view(castle.state, viewer) for viewer in (0, 1, None))
    assert refusal_of(other, 0, "a3xb3") == "not-your-view"
    assert refusal_of(everybodys, 0, "a3xb3") == "not-your-view"
    assert refusal_of(other, 1, "b3xa3") == "not-your-turn"
    assert refusal_of(own, 0, "a3-e5") == castle.refuses("a3-e5")


def test_a_finished_game_and_an_action_of_another_game_are_refused() -> None:
    state = CASTLE_GAME.start(2, CASTLE_GAME.options_type())
    with pytest.raises(Refused, match="unknown-action"):
        CASTLE_GAME.foretell(CASTLE_GAME.view(state, 0), 0, game_called("ghosts").read("take"))
    play_out(state, Random(5))
    assert state.actor() == NOBODY
    assert refusal_of(CASTLE_GAME.view(state, 0), 0, "a3xb3") == "game-is-over"


def test_of_a_game_that_was_given_up_nothing_is_foretold() -> None:
    castle = Castle("..N../...../Rb..E/...../..S.. A - -")
    given_up = replace(CASTLE_GAME.view(castle.state, 0), to_act=(), result=resigned_result(1, 2))
    assert refusal_of(given_up, 0, "a3xb3") == "game-is-over"
