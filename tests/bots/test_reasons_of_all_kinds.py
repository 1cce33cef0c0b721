"""No reason stays unchecked: the rare ones are sought, those of proofs are proved, those of puzzles hold there."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.arena.forced import after, saves, winning_now, wins_by
from geisterstunde.arena.puzzle_finding import proved_answers
from geisterstunde.bots.levels import best_bot
from geisterstunde.bots.package import reason_for
from geisterstunde.bots.search.search_bot import reason_of
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import roll_at_random
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.games.ghosts.box import FOG, KIND_OF_CARD
from geisterstunde.games.ghosts.words import Options as GhostsOptions
from geisterstunde.table.puzzles import Puzzle, position_of, puzzles_of
from tests.bots.claims import CLAIMS, OPINIONS, PROOFS, ClaimedMoment
from tests.bots.figures import check_figures
from tests.bots.games import settings
from tests.bots.test_reasons_are_true import check_reasons, keys_of

NEVER_SEEN = {"steady"}
"""What is said where nothing can be said without a search."""
FOG_ONLY = {"pile-keeps-fog", "pile-redraws"}
"""What needs a hand of nothing but fog, one in thousands."""
MOST_SEEDS = 60


def moments(name: str) -> Iterator[tuple[Any, int]]:
    """Positions of random games with every number of players and every set of options, one seed after the other."""
    game = game_called(name)
    tables = [(players, options) for one, players, sets in settings() if one is game for options in sets]
    for seed in range(MOST_SEEDS):
        for players, options in tables:
            rng = Random(seed)
            state: Any = game.start(players, options)
            for _ in range(400):
                while state.actor() == CHANCE:
                    roll_at_random(state, rng)
                if state.actor() < 0:
                    break
                seat = state.to_act()[0]
                yield state, seat
                legal = list(state.legal(seat))
                state.apply(seat, legal[rng.randrange(len(legal))])


@pytest.mark.parametrize("name", FOLDERS)
def test_every_reason_that_can_be_seen_is_met_and_true_when_it_is_met_first(name: str) -> None:
    game = game_called(name)
    missing = keys_of(name) - PROOFS - NEVER_SEEN - FOG_ONLY
    for state, seat in moments(name):
        view = game.view(state, seat)
        for number in state.legal(seat):
            reason = reason_for(game, view, game.catalogue[number])
            if reason is None or reason.key not in missing:
                continue
            missing.discard(reason.key)
            if reason.key not in OPINIONS:
                assert CLAIMS[name][reason.key](ClaimedMoment(game, state, seat, number, dict(reason.args))), reason
        if not missing:
            return
    assert missing == set()


@pytest.mark.parametrize("name", FOLDERS)
def test_every_opinion_is_said_by_a_search_that_found_nothing_better(name: str) -> None:
    game, bot = game_called(name), best_bot(game_called(name))
    missing = keys_of(name) & OPINIONS - PROOFS
    for number, (state, seat) in enumerate(moments(name)):
        if not missing:
            return
        view = game.view(state, seat)
        if not missing & (reasons(game, view, state, seat) | NEVER_SEEN):
            continue
        advice = bot.advise(game, view, Budget(nodes=30), number)
        check_figures(advice)
        missing.discard(advice.reason.key)
    assert missing == set()


def reasons(game: Any, view: Any, state: Any, seat: int) -> set[str]:
    said = [reason_for(game, view, game.catalogue[number]) for number in state.legal(seat)]
    return {reason.key for reason in said if reason is not None}


@pytest.mark.parametrize(
    ("chances", "said"), [((60, 40), "pile-takes-early"), ((40, 40), "pile-takes-early"), ((40, 60), "about-as-good")]
)
def test_a_search_holds_no_opinion_against_its_own_figures(chances: tuple[int, int], said: str) -> None:
    game = game_called("ghosts")
    for state, seat in moments("ghosts"):
        view = game.view(state, seat)
        for number in state.legal(seat):
            reason = reason_for(game, view, game.catalogue[number])
            if reason is not None and reason.key == "pile-takes-early":
                assert reason_of(game, view, number, list(chances), 100).key == said
                return
    raise AssertionError("nobody takes early")


def test_what_is_said_of_a_hand_of_fog_is_said_of_one() -> None:
    game = game_called("ghosts")
    state: Any = game.start(2, GhostsOptions(start="first", redraw="ask"))
    cards = list(range(state.due().n))
    fog = [card for card in cards if KIND_OF_CARD[card] == FOG]
    # Five fog cards on top are one hand (§2.1), which is asked whether it stays (§2.2).
    state.roll(vec[i64]([*fog[:5], *(card for card in cards if card not in fog[:5])]))
    seat = next(seat for seat in state.to_act() if len(state.legal(seat)) > 1)
    view = game.view(state, seat)
    said = [reason_for(game, view, action) for action in game.legal_actions(state, seat)]
    assert {reason.key for reason in said if reason} == FOG_ONLY
    assert check_reasons(game, state, seat, list(state.legal(seat)), "fog") == 2


def test_a_sure_win_of_the_engine_is_one_and_a_defeat_that_it_sees_cannot_be_averted() -> None:
    game, bot = game_called("18-ghosts"), best_bot(game_called("18-ghosts"))
    won = held_out = 0
    for puzzle in puzzles_of("18-ghosts"):
        if puzzle.kind != "win-in-two":
            continue
        play = position_of(puzzle)
        advice = bot.advise(game, play.view(puzzle.seat), Budget(nodes=20_000), 1)
        if advice.reason.key == "wins":
            turns = advice.reason.args["turns"]
            assert isinstance(turns, int)
            assert wins_by(play.state, puzzle.seat, advice.number, min(turns, 2) - 1)
            won += 1
        then = after(play.state, puzzle.seat, advice.number)
        if then.actor() < 0 or then.actor() == puzzle.seat:
            continue
        other = game.view(then, then.actor())
        defeat = bot.advise(game, other, Budget(nodes=20_000), 1)
        if defeat.reason.key == "holds-out":
            # Whatever is answered, the next turn wins.
            assert wins_by(play.state, puzzle.seat, advice.number, 1)
            held_out += 1
    assert won > 5
    assert held_out > 5


@pytest.mark.parametrize("name", FOLDERS)
def test_the_reason_of_every_puzzle_holds_where_it_is_given(name: str) -> None:
    for puzzle in puzzles_of(name):
        assert holds(puzzle), puzzle.id


def holds(puzzle: Puzzle) -> bool:
    """Whether the reason of a puzzle is true of its answer, by the rules or by the figures that the search found."""
    play, (key, args) = position_of(puzzle), msgspec.structs.astuple(puzzle.reason)
    game, state, seat = play.game, play.state, puzzle.seat
    if key == "sale-stack-tells":
        return liars_alike(game.view(state, seat), puzzle, args["count"])
    number = game.catalogue.number(game.read(puzzle.answers[0]))
    if key == "wins":
        return args["turns"] == 2 and wins_by(state, seat, number, 1) and not winning_now(state, seat)
    if key == "stops-win":
        others = [other for other in state.legal(seat) if other != number]
        return saves(state, seat, number) and not any(saves(state, seat, other) for other in others)
    if key == "clearly-best":
        best, *rest = sorted(puzzle.tried.values(), reverse=True)
        return bool(
            args["percent"] == round(100 * puzzle.tried[puzzle.answers[0]]) == round(100 * best) and best > rest[0]
        )
    if key in OPINIONS:
        return puzzle.reason == reason_for(game, game.view(state, seat), game.catalogue[number])
    return CLAIMS[game.name][key](ClaimedMoment(game, state, seat, number, args))


def liars_alike(view: Any, puzzle: Puzzle, count: object) -> bool:
    """Whether the seat knows how many true cards the stack holds, and in every way that fits the named ones lie."""
    ways = game_called("ghost-for-sale").conclude(view).each_way  # type: ignore[union-attr]
    named = {int(seat) for seat in puzzle.answers}
    sure = [{seat for seat, said in enumerate(way.questions) if said == "false"} for way in ways]
    # Who tells the truth has laid the false card into the stack: as many true ones lie there as there are liars (§3.2).
    return view.stack_trues == count and all(named <= liars and len(liars) == count for liars in sure)


def test_the_answer_to_an_open_puzzle_is_the_only_one() -> None:
    for puzzle in puzzles_of("18-ghosts"):
        play = position_of(puzzle)
        answer = play.game.catalogue.number(play.game.read(puzzle.answers[0]))
        assert proved_answers(play.state, puzzle.seat, puzzle.kind) == [answer]
