"""What a bot says about an action is true of the action, of the alternatives told beside it, and by the rules."""

import re
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

import geisterstunde.bots
from geisterstunde.bots.levels import best_bot
from geisterstunde.bots.package import bots_of, reason_for
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.simple import GreedyBot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import roll_at_random
from geisterstunde.games import FOLDERS, game_called
from tests.bots.claims import CLAIMS, OPINIONS, ClaimedMoment
from tests.bots.figures import check_figures
from tests.bots.games import settings

FOLDER = Path(geisterstunde.bots.__file__).parent


def keys_of(game: str) -> set[str]:
    """Every reason that the bots of a game can give, besides those of all games."""
    source = (FOLDER / bots_of(game).rpartition(".")[2] / "reasons.py").read_text(encoding="utf-8")
    return set(re.findall(r'Reason\("([a-z-]+)"', source))


@pytest.mark.parametrize("game", FOLDERS)
def test_every_reason_of_a_game_is_a_claim_that_can_be_checked_or_an_opinion(game: str) -> None:
    assert set(CLAIMS[game]) | (keys_of(game) & OPINIONS) == keys_of(game)


@pytest.mark.parametrize("name", FOLDERS)
def test_every_reason_for_every_action_of_many_games_is_true(name: str) -> None:
    game, checked = game_called(name), 0
    tables = [(players, sets[players % len(sets)]) for one, players, sets in settings() if one is game and sets]
    for seed, (players, options) in enumerate(tables * (10 // len(tables))):
        rng = Random(seed)
        state: Any = game.start(players, options)
        for step in range(250):
            while state.actor() == CHANCE:
                roll_at_random(state, rng)
            if state.actor() < 0:
                break
            seat = state.to_act()[0]
            legal = list(state.legal(seat))
            if len(legal) > 1:
                checked += check_reasons(game, state, seat, legal, f"{name} {seed} {step}")
            state.apply(seat, likely(game, state, seat, legal, rng))
    assert checked > 300


def check_reasons(game: Any, state: Any, seat: int, legal: list[int], where: str) -> int:
    """Check the reasons for all actions of a seat; how many there were."""
    view, checked = game.view(state, seat), 0
    for number in legal:
        reason = reason_for(game, view, game.catalogue[number])
        if reason is None or reason.key in OPINIONS:
            continue
        claim = CLAIMS[game.name][reason.key]
        moment = ClaimedMoment(game, state, seat, number, dict(reason.args))
        assert claim(moment), f"{where}: {game.write(game.catalogue[number])} {reason}"
        checked += 1
    return checked


def likely(game: Any, state: Any, seat: int, legal: list[int], rng: Random) -> int:
    """A sensible action mostly, now and then any: both lead to positions of their own."""
    if rng.randrange(4) == 0 or len(legal) == 1:
        return legal[rng.randrange(len(legal))]
    return GreedyBot().advise(game, game.view(state, seat), Budget(nodes=1), rng.randrange(1 << 30)).number


@pytest.mark.parametrize("name", FOLDERS)
def test_what_a_search_says_of_its_figures_is_true_of_them(name: str) -> None:
    game = game_called(name)
    rng = Random(7)
    state: Any = game.start(game.fewest_players, game.options_type())
    for step in range(60):
        while state.actor() == CHANCE:
            roll_at_random(state, rng)
        if state.actor() < 0:
            break
        seat = state.to_act()[0]
        for bot in (SearchBot(), best_bot(game)):
            advice = bot.advise(game, game.view(state, seat), Budget(nodes=40), step)
            check_figures(advice)
        state.apply(seat, advice.number)
