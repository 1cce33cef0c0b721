"""What every game refuses before it starts, and its catalogue."""

import pytest

from geisterstunde.core.catalogue import Catalogue
from geisterstunde.core.contract import State
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called, names
from geisterstunde.games.eighteen_ghosts.words import Options, Pass, Place


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refused) as refused:
        game_called("19-ghosts")
    assert refused.value.refusal.args == {"name": "19-ghosts", "games": ", ".join(names())}


@pytest.mark.parametrize("name", names())
def test_too_few_and_too_many_players_are_refused(name: str) -> None:
    game = game_called(name)
    for players in (game.fewest_players - 1, game.most_players + 1):
        with pytest.raises(Refused, match="wrong-number-of-players"):
            game.check_start(players, game.options_type())
    game.check_start(game.most_players, game.options_type())


def test_options_come_from_text_too() -> None:
    assert game_called("18-ghosts").options_from({"goal": "three", "turn_limit": "30"}) == Options(
        goal="three", turn_limit=30
    )


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    with pytest.raises(Refused) as refused:
        game_called("18-ghosts").options_from({"gaol": "three"})
    assert refused.value.refusal.key == "unknown-option"
    assert refused.value.refusal.args["known"] == "goal, start, turn_limit"


@pytest.mark.parametrize("raw", [{"goal": "four"}, {"turn_limit": -1}, {"turn_limit": "many"}, {"turn_limit": None}])
def test_a_value_that_an_option_cannot_have_is_refused(raw: dict[str, object]) -> None:
    with pytest.raises(Refused, match="bad-option"):
        game_called("18-ghosts").options_from(raw)


def test_an_action_stands_once_in_a_catalogue() -> None:
    with pytest.raises(ValueError, match="twice"):
        Catalogue([Pass(), Pass()])


def test_a_catalogue_knows_its_actions_by_number_and_the_numbers_by_action() -> None:
    catalogue: Catalogue[Place | Pass] = Catalogue([Place("a1"), Pass()])
    assert len(catalogue) == 2
    assert catalogue[1] == Pass()
    assert catalogue.number(Place("a1")) == 0
    assert Place("b1") not in catalogue


def test_a_state_that_keeps_nothing_of_the_contract_says_its_name() -> None:
    class Forgetful(State):
        """Somebody's half-written game."""

    for question in (Forgetful().actor, Forgetful().scores, Forgetful().clone, Forgetful().reason):
        with pytest.raises(NotImplementedError, match="Forgetful"):
            question()
