"""The tree search: what it counts, what it finds, and that it keeps to its budget."""

from time import perf_counter

import pytest
from librt.random import Random

from geisterstunde.bots.bot import clock_of
from geisterstunde.bots.package import judgement_of
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.search.tree import MOST_NODES, Tree
from geisterstunde.bots.words import Budget
from geisterstunde.core.game import Game
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.games.eighteen_ghosts.game import GAME as EIGHTEEN_GHOSTS
from tests.bots.games import positions
from tests.games.eighteen_ghosts.castle import Castle

GAMES = [game_called(name) for name in FOLDERS]


def names(game: Game) -> str:
    return game.name


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_every_simulation_is_counted_once_among_the_actions_of_the_root(game: Game) -> None:
    for state, seat in positions(game, game.fewest_players, game.options_type(), 5, every=9):
        tree = Tree(judgement_of(game), seat)
        tree.search(state, Random(1), clock_of(Budget(nodes=150)))
        assert tree.simulations == 150
        visits = [count for _, count, _ in tree.root_children()]
        legal = set(state.legal(seat))
        assert {action for action, _, _ in tree.root_children()} <= legal
        assert sum(visits) in (0, 150), "nothing to search, or every simulation begins with one of the actions"
        assert all(0 <= mean <= 1 for _, _, mean in tree.root_children())
        assert 0 <= tree.chance() <= 1


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_the_same_seed_and_nodes_give_the_same_advice(game: Game) -> None:
    for state, seat in positions(game, game.most_players, game.options_type(), 6, every=20):
        view = game.view(state, seat)
        one, other = (SearchBot().advise(game, view, Budget(nodes=60), 3) for _ in range(2))
        assert one == other
        assert one.number in state.legal(seat)
        assert sum(prospect.share for prospect in one.prospects) <= 1.0001
        assert one.line[0] == one.prospects[0].notation == game.write(game.catalogue[one.number])


def test_the_tree_takes_a_win_and_knows_what_it_is_worth() -> None:
    view = Castle("..N../...../.r..S/...Y./.bS.. A - RB").view
    advice = SearchBot().advise(EIGHTEEN_GHOSTS, view, Budget(nodes=400), 1)
    assert advice.line[0] == "d4-e4"
    assert advice.chance > 0.95


def test_a_chance_is_told_to_whoever_does_not_act_too() -> None:
    """The one who is about to win and the other one see the same position from both sides."""
    castle = Castle("..N../...../.r..S/...Y./.bS.. A - RB")
    bot = SearchBot()
    winning, losing = (
        bot.chance(EIGHTEEN_GHOSTS, EIGHTEEN_GHOSTS.view(castle.state, seat), Budget(nodes=400), 1) for seat in (0, 1)
    )
    assert winning > 0.8
    assert winning + losing == pytest.approx(1.0, abs=0.1)


def test_guesses_are_the_only_worlds_of_somebody_who_believes_in_them() -> None:
    game = game_called("ghosts")
    state, seat = next(positions(game, 3, game.options_type(), 7, every=5))
    rng = Random(1)
    guesses = [game.imagine(game.view(state, seat), rng) for _ in range(2)]
    tree = Tree(judgement_of(game), seat)
    tree.search_guesses(guesses, rng, clock_of(Budget(nodes=80)))
    assert tree.simulations == 80
    assert [game.view(guess, seat) for guess in guesses] == [game.view(state, seat)] * 2, "a guess is not used up"


def test_a_tree_stops_growing() -> None:
    """The memory of a search is bounded: nodes beyond the most are not made, and the search goes on without them."""
    tree = Tree(judgement_of(EIGHTEEN_GHOSTS), 0)
    truth = Castle("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -").state
    tree.search(truth, Random(1), clock_of(Budget(nodes=2000)))
    assert len(tree.sound) <= 2001 < MOST_NODES


@pytest.mark.parametrize("milliseconds", [10, 100])
@pytest.mark.parametrize("game", GAMES, ids=names)
def test_a_time_budget_is_used_and_not_forgotten(game: Game, milliseconds: int) -> None:
    """How exactly it is held is shown by the arena; here only that a search neither stops at once nor goes on."""
    state, seat = next(positions(game, game.fewest_players, game.options_type(), 8, every=6))
    before = perf_counter()
    advice = SearchBot().advise(game, game.view(state, seat), Budget(milliseconds=milliseconds), 1)
    assert advice.nodes >= 1
    assert perf_counter() - before >= 0.5 * milliseconds / 1000
