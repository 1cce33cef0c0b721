"""Law 14: what is done face down sounds alike to the others, whichever card it was (docs/architecture.md).

Laws 8 and 9 compare the same action in two worlds. Here it is one world and two actions: where they leave somebody with
equal views, that one must not have heard which of them it was. Acts that are done openly may end alike and sound
different (a guess, a swap), so each game's secrets name the acts that the rulebook calls face down.
"""

import random
from collections import defaultdict
from typing import Any

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Event, Options, Viewer
from geisterstunde.games import game_called
from tests.laws.secrets import secrets_of
from tests.laws.test_laws import GAMES, advance, heard_after, settings, viewers
from tests.seeds import seed_of

EVENINGS = max(1, GAMES // 50)
"""Games per setting that are looked at from beginning to end; interpreted, which is slow, fewer of them."""
MOST_COMPARED = 6


def with_face_down_acts() -> list[Any]:
    return [setting for setting in settings() if secrets_of(setting.values[0]).FACE_DOWN_ACTS]


@pytest.mark.parametrize(("game", "players", "options"), with_face_down_acts())
def test_what_is_done_face_down_sounds_alike_to_the_others(game: Game, players: int, options: Options) -> None:
    for seed in map(seed_of, range(EVENINGS)):
        rng, fast = random.Random(seed), Random(seed)
        state = game.start(players, options)
        while state.actor() != NOBODY:
            try:
                if state.actor() != CHANCE:
                    check_face_down(game, state, rng.choice(list(state.to_act())), players, rng)
            except BaseException as problem:
                problem.add_note(f"{game.name}, {players} players, {options}, seed {seed}")
                raise
            advance(state, rng, fast)


def check_face_down(game: Game, state: State, seat: int, players: int, rng: random.Random) -> None:
    kinds: dict[type, list[int]] = defaultdict(list)
    for number in state.legal(seat):
        kinds[type(game.catalogue[number])].append(number)
    for kind in secrets_of(game).FACE_DOWN_ACTS:
        numbers = kinds[kind]
        compared = rng.sample(numbers, min(MOST_COMPARED, len(numbers)))
        for viewer in viewers(players):
            if viewer != seat:
                assert_sound_alike(game, state, seat, compared, viewer)


def assert_sound_alike(game: Game, state: State, seat: int, numbers: list[int], viewer: Viewer) -> None:
    known: list[tuple[list[Event], Any]] = []
    for number in numbers:
        heard, view = heard_after(game, state, seat, number, viewer)
        for before, same in known:
            if same == view:
                assert before == heard, f"law 14: {viewer} hears which one it was: {game.write(game.catalogue[number])}"
        known.append((heard, view))


def test_a_game_that_tells_others_which_card_was_bid_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_called("ghost-for-sale")
    monkeypatch.setattr(type(game), "seen", lambda _self, event, _viewer: event)
    with pytest.raises(AssertionError, match="law 14"):
        test_what_is_done_face_down_sounds_alike_to_the_others(game, 3, game.options_type())
