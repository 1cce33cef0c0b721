"""The laws that every game obeys (docs/architecture.md), on random games.

LAW_GAMES says how many games per game, number of players and set of options; every failure names its seed.
"""

import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.game import Game
from geisterstunde.core.journal import read_journal
from geisterstunde.core.playout import play_out, rolled
from geisterstunde.core.watch import watch_out
from geisterstunde.core.words import Event, Options, Refused, Viewer
from geisterstunde.games import game_called, names
from geisterstunde.table.play import Play
from geisterstunde.table.replay import Replay, verify
from tests.laws.secrets import secrets_of
from tests.seeds import seed_of

GAMES = int(os.environ.get("LAW_GAMES", "125"))
CLOSE_EVERY = 16
"""In one of so many games the costly laws are checked too, at two places and at the end."""
MANY = 1000
FAR_EVERY = 256
"""Of the games after so many, one in so many is looked at closely, and the others are watched by compiled code
(core/watch.py), which checks the laws of every step: else 100 000 games per setting would take a night."""
JOURNALS = max(1, min(GAMES, MANY) // 100) + max(0, GAMES - MANY) // 1000
"""Games that are also played at a table and replayed from their journal."""


def settings() -> Iterator[Any]:
    for name in names():
        game = game_called(name)
        for players in range(game.fewest_players, game.most_players + 1):
            for number, options in enumerate(secrets_of(game).OPTION_SETS):
                if game.why_not_start(players, options) is None:
                    yield pytest.param(game, players, options, id=f"{name}-{players}-{number}")


def viewers(players: int) -> list[Viewer]:
    return [None, *range(players)]


def advance(state: State, rng: random.Random, fast: Random) -> None:
    """One random action of a random seat that may act, or the roll that is due."""
    if state.actor() == CHANCE:
        state.roll(rolled(state.due(), fast))
    else:
        seat = rng.choice(list(state.to_act()))
        state.apply(seat, rng.choice(list(state.legal(seat))))


def fingerprint(game: Game, state: State, players: int) -> Any:
    """What can be told of a truth from outside: every view, and how it goes on with the same luck."""
    end = state.clone()
    length = play_out(end, Random(7))
    return [game.view(state, viewer) for viewer in viewers(players)], length, tuple(end.scores())


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_the_laws_hold_in_random_games(game: Game, players: int, options: Options) -> None:
    for number in range(GAMES):
        seed = seed_of(number)
        try:
            check_game(game, players, options, number, seed)
        except BaseException as problem:
            problem.add_note(f"{game.name}, {players} players, {options}, seed {seed}")
            raise


def check_game(game: Game, players: int, options: Options, number: int, seed: int) -> None:
    rng, fast = random.Random(seed), Random(seed)
    is_close = number % (CLOSE_EVERY if number < MANY else FAR_EVERY) == 0
    looks = {rng.randrange(120), rng.randrange(40)} if is_close else set()
    state = game.start(players, options)
    pieces = secrets_of(game).pieces(state)
    longest = game.longest(players, options)
    if number >= MANY and not is_close:
        assert watch_out(state, players, longest, fast) == ""
        assert_nobody_can_act(game, state, players)
        assert secrets_of(game).pieces(state) == pieces, "law 5: a piece was made or lost"
        return
    steps = 0
    while state.actor() != NOBODY:
        choices = assert_somebody_can_act(state, players)
        if steps in looks:
            look_closely(game, state, players, rng, fast)
        if choices:
            seat, actions = rng.choice(choices)
            state.apply(seat, rng.choice(actions))
        else:
            state.roll(rolled(state.due(), fast))
        steps += 1
        assert steps <= longest, "law 6: the game is longer than it says"
    assert_nobody_can_act(game, state, players)
    if is_close:
        look_closely(game, state, players, rng, fast)
    assert secrets_of(game).pieces(state) == pieces, "law 5: a piece was made or lost"


def assert_somebody_can_act(state: State, players: int) -> list[tuple[int, list[int]]]:
    """Law 1 while the game goes on; all that may be done, seat by seat, or nothing if a roll is due."""
    acting = list(state.to_act())
    assert acting, "law 1: nobody may act, and the game is not over"
    assert acting[0] == state.actor()
    assert not len(state.scores()), "law 1: scores before the end"
    if acting == [CHANCE]:
        return []
    assert len(set(acting)) == len(acting)
    assert all(0 <= seat < players for seat in acting)
    choices = [(seat, list(state.legal(seat))) for seat in acting]
    for _, actions in choices:
        assert actions, "law 1: a seat that may act has nothing to do"
        assert len(set(actions)) == len(actions), "law 1: an action stands twice"
    return choices


def assert_nobody_can_act(game: Game, state: State, players: int) -> None:
    """Law 1 at the end."""
    assert not list(state.to_act())
    result = game.result(state)
    assert result is not None
    assert len(result.scores) == players
    assert set(result.winners) <= set(range(players))


def look_closely(game: Game, state: State, players: int, rng: random.Random, fast: Random) -> None:
    before = fingerprint(game, state, players)
    secrets = secrets_of(game)
    pieces = secrets.pieces(state)
    assert_clone_parts_ways(game, state, players, rng, fast)
    assert_views_are_whole(game, state, players)
    for seat in range(players):
        assert_refusals_change_nothing(game, state, seat)
        assert_imagined_worlds_fit(game, state, seat, fast)
    for viewer in viewers(players):
        assert_secrets_are_kept(game, state, viewer, rng, fast)
    assert_what_can_be_taken_back_told_nobody_anything(game, state, players, rng)
    assert fingerprint(game, state, players) == before, "law 3: looking changed something"
    assert secrets.pieces(state) == pieces


def assert_clone_parts_ways(game: Game, state: State, players: int, rng: random.Random, fast: Random) -> None:
    """Law 3."""
    before = fingerprint(game, state, players)
    twin = state.clone()
    assert fingerprint(game, twin, players) == before, "law 3: a clone differs"
    for _ in range(5):
        if twin.actor() != NOBODY:
            advance(twin, rng, fast)
    assert fingerprint(game, state, players) == before, "law 3: a clone changed its original"


def assert_views_are_whole(game: Game, state: State, players: int) -> None:
    """Law 10: views survive JSON."""
    for viewer in viewers(players):
        view = game.view(state, viewer)
        assert view.viewer == viewer
        assert view.to_act == tuple(state.to_act())
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view, "law 10: view and JSON"


def refusals(game: Game, state: State, seat: int) -> list[Any]:
    """What a seat that acts is told about everything that it may not do."""
    legal = set(state.legal(seat))
    return [game.why_not(state, seat, action) for number, action in enumerate(game.catalogue) if number not in legal]


def assert_refusals_change_nothing(game: Game, state: State, seat: int) -> None:
    """Law 2: what is not legal is refused with a reason."""
    if seat in state.to_act():
        assert all(refusal.key for refusal in refusals(game, state, seat))


def options_and_refusals(game: Game, state: State, seat: Viewer) -> Any:
    if seat is None or seat not in state.to_act():
        return None
    return sorted(state.legal(seat)), refusals(game, state, seat)


def assert_imagined_worlds_fit(game: Game, state: State, seat: int, fast: Random) -> None:
    """Law 7."""
    view = game.view(state, seat)
    imagined = game.imagine(view, fast)
    assert game.view(imagined, seat) == view, "law 7: imagine"
    assert options_and_refusals(game, imagined, seat) == options_and_refusals(game, state, seat)
    assert secrets_of(game).pieces(imagined) == secrets_of(game).pieces(state), "law 7: imagine made or lost a piece"
    again = state.clone()
    again.redeal(seat, fast)
    assert game.view(again, seat) == view, "law 7: redeal"
    assert options_and_refusals(game, again, seat) == options_and_refusals(game, state, seat)
    assert secrets_of(game).pieces(again) == secrets_of(game).pieces(state), "law 7: redeal made or lost a piece"
    for world in (imagined, again):
        assert play_out(world, fast) >= 0


def assert_what_can_be_taken_back_told_nobody_anything(
    game: Game, state: State, players: int, rng: random.Random
) -> None:
    """An action without a revealing event is possible, and leaves the same view, whatever a viewer does not know.

    In secret simultaneous choices all that shows is who has finished.
    """
    acting = list(state.to_act())
    for seat in acting if len(acting) == 1 else []:
        legal = [] if seat == CHANCE else list(state.legal(seat))
        for action in rng.sample(legal, min(3, len(legal))):
            world = state.clone()
            world.apply(seat, action)
            if world.actor() == CHANCE or is_revealed_by(game, state, seat, action):
                continue
            for viewer in viewers(players):
                other = secrets_of(game).with_other_secrets(state, viewer, rng)
                # What is done face down may be another card there, as long as the viewer cannot tell. A secret choice
                # that would be finished there, but is not here, is seen to be unfinished all the time.
                alike = [action] if action in other.legal(seat) else list(other.legal(seat))
                quiet = [choice for choice in alike if not is_revealed_by(game, other, seat, choice)]
                seen = game.view(world, viewer)
                assert not quiet or any(
                    heard_after(game, other, seat, choice, viewer)[1] == seen for choice in quiet
                ), f"undo: {game.write(game.catalogue[action])} shows {viewer} something"


def is_revealed_by(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether an action would show somebody something."""
    world = state.clone()
    heard: list[Event] = []
    world.heard = heard
    world.apply(seat, action)
    return any(map(game.is_revealing, heard))


def heard_after(game: Game, state: State, seat: int, action: int, viewer: Viewer) -> tuple[list[Event], Any]:
    """What a viewer hears and sees when a seat acts."""
    world = state.clone()
    heard: list[Event] = []
    world.heard = heard
    world.apply(seat, action)
    seen = [game.seen(event, viewer) for event in heard]
    return [event for event in seen if event is not None], game.view(world, viewer)


def assert_secrets_are_kept(game: Game, state: State, viewer: Viewer, rng: random.Random, fast: Random) -> None:
    """Laws 8 and 9: other secrets look and sound the same."""
    other = secrets_of(game).with_other_secrets(state, viewer, rng)
    assert game.view(other, viewer) == game.view(state, viewer), "law 8: a view tells a secret"
    assert options_and_refusals(game, other, viewer) == options_and_refusals(game, state, viewer), "law 8: options"
    for seat in state.to_act():
        if seat == CHANCE:
            continue
        common = sorted(set(state.legal(seat)) & set(other.legal(seat)))
        for action in rng.sample(common, min(3, len(common))):
            heard, view = heard_after(game, state, seat, action, viewer)
            other_heard, other_view = heard_after(game, other, seat, action, viewer)
            if view == other_view:
                assert heard == other_heard, "law 9: equal views, but another sound"


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_a_journal_replays_alike_with_no_generator_at_hand(game: Game, players: int, options: Options) -> None:
    """Laws 2, 4 and 10, at a table."""
    for seed in map(seed_of, range(JOURNALS)):
        print(f"seed {seed}")
        rng = random.Random(seed)
        table = Play.begin(game, tuple("ABCDEFGH"[:players]), options, f"law 4, {seed}")
        views = []
        while table.to_act:
            seat = rng.choice(table.to_act)
            assert_bad_actions_are_refused(table, seat, rng)
            action = rng.choice(table.choices(seat))
            assert msgspec.json.decode(msgspec.json.encode(action), type=game.action_type) == action
            assert game.read(game.write(action)) == action
            table.act(seat, action)
            for viewer in viewers(players):
                for event in table.news(viewer):
                    assert msgspec.json.decode(msgspec.json.encode(event), type=game.event_type) == event
            views.append([table.view(viewer) for viewer in viewers(players)])
        text = table.journal.text()
        journal = read_journal(text)
        assert journal.text() == text
        assert verify(game, journal) == table.result
        again = Replay(game, journal).to_end()
        assert [again.view(viewer) for viewer in viewers(players)] == views[-1]


def assert_bad_actions_are_refused(table: Play, seat: int, rng: random.Random) -> None:
    """Law 2: an illegal action is refused and changes nothing."""
    legal = table.choices(seat)
    illegal = [action for action in rng.sample(list(table.game.catalogue), 3) if action not in legal]
    before = table.view(seat), len(table.journal.lines)
    for action in illegal:
        with pytest.raises(Refused):
            table.act(seat, action)
    assert (table.view(seat), len(table.journal.lines)) == before


@pytest.mark.parametrize("name", names())
def test_every_action_of_the_catalogue_survives_json_and_notation(name: str) -> None:
    """Law 10."""
    game = game_called(name)
    for action in game.catalogue:
        assert msgspec.json.decode(msgspec.json.encode(action), type=game.action_type) == action
        assert game.read(game.write(action)) == action
    texts = [game.write(action) for action in game.catalogue]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", names())
def test_a_roll_that_is_not_due_is_an_error(name: str) -> None:
    game = game_called(name)
    state = game.start(game.fewest_players, game.options_type())
    while state.actor() == CHANCE:
        state.roll(rolled(state.due(), Random(1)))
    with pytest.raises(ValueError, match="no roll is due"):
        state.due()
    with pytest.raises(ValueError, match="no roll is due"):
        state.roll(vec[i64]([0]))
