"""There is no state beside the State: several threads play several games at once, and nobody disturbs anybody.

Python lets another thread go on only now and then; here one may after every few lines of a game. That is for the
interpreted build: native code lets nobody else in before it is done.
"""

import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from librt.random import Random

from geisterstunde import games
from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.game import Game
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Options
from geisterstunde.games import game_called, names
from tests.laws.secrets import secrets_of

THREADS = 3
MOMENTS = 12
"""Of a game in each thread, so that the test takes a moment only."""
LINES = count()
FOLDER = str(Path(games.__file__).parent)


def settings() -> Iterator[Any]:
    for name in names():
        game = game_called(name)
        for number, options in enumerate(secrets_of(game).OPTION_SETS):
            if game.why_not_start(game.most_players, options) is None:
                yield pytest.param(game, options, id=f"{name}-{number}")


def give_way(frame: FrameType, event: str, arg: Any) -> Any:
    """Lets another thread go on after every seventh line of a game."""
    if not frame.f_code.co_filename.startswith(FOLDER):
        return None
    if event == "line" and next(LINES) % 7 == 0:
        time.sleep(0)
    return give_way


@pytest.fixture(autouse=True)
def polite_threads() -> Iterator[None]:
    threading.settrace(give_way)
    yield
    threading.settrace(None)


def at_once(tasks: Sequence[Callable[[], Any]]) -> list[Any]:
    """What the tasks give, each in a thread of its own."""
    given: list[Any] = [None] * len(tasks)
    start = threading.Barrier(len(tasks))

    def work(number: int) -> None:
        start.wait()
        given[number] = tasks[number]()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(tasks))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return given


def told(game: Game, state: State, fast: Random) -> Any:
    """All that rules and sight say of a state, and of a world that the first seat to act cannot tell from it."""
    seats = [seat for seat in state.to_act() if seat != CHANCE]
    answers: list[Any] = [(seat, list(state.legal(seat)), game.view(state, seat)) for seat in seats]
    if seats:
        world = state.clone()
        world.redeal(seats[0], fast)
        answers += [(list(world.legal(seats[0])), game.view(world, None))]
        answers += [list(game.imagine(answers[0][2], fast).legal(seats[0]))]
    return answers


def advance(state: State, rng: random.Random, fast: Random) -> None:
    """One random action of a random seat that may act, or the roll that is due."""
    if state.actor() == CHANCE:
        state.roll(rolled(state.due(), fast))
    elif state.actor() != NOBODY:
        seat = rng.choice(list(state.to_act()))
        state.apply(seat, rng.choice(list(state.legal(seat))))


def told_in_a_random_game(game: Game, state: State, seed: int) -> list[Any]:
    """What is told at moments of a game that goes on from this state."""
    rng, fast = random.Random(seed), Random(seed)
    answers: list[Any] = []
    while len(answers) < MOMENTS and state.actor() != NOBODY:
        if rng.random() < 0.2:
            answers.append(told(game, state, fast))
        advance(state, rng, fast)
    return answers


@pytest.mark.parametrize(("game", "options"), list(settings()))
def test_games_in_several_threads_go_as_they_go_alone(game: Game, options: Options) -> None:
    start = game.start(game.most_players, options)
    plays = [partial(told_in_a_random_game, game, start.clone(), seed) for seed in range(THREADS)]
    alone = [told_in_a_random_game(game, start.clone(), seed) for seed in range(THREADS)]
    assert at_once(plays) == alone


@pytest.mark.parametrize(("game", "options"), list(settings()))
def test_one_state_answers_several_threads_as_it_answers_one(game: Game, options: Options) -> None:
    rng, fast = random.Random(9), Random(9)
    state = game.start(game.most_players, options)
    for _ in range(60):
        advance(state, rng, fast)
        seats = [seat for seat in state.to_act() if seat >= 0]
        alone = [list(state.legal(seat)) for seat in seats]
        asked = partial(lambda state, seats: [list(state.legal(seat)) for seat in seats], state, seats)
        assert at_once([asked] * THREADS) == [alone] * THREADS
