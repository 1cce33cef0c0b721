"""Every sentence about a turning point is carried by what the search found, and by nothing else."""

from typing import Any

import pytest

from geisterstunde.arena.analysed import Analysis, TurningPoint
from geisterstunde.arena.analysis import analyse
from geisterstunde.arena.judging import PositionJudge, answered
from geisterstunde.arena.looking import CLOSER, LEAST_SMALL_CHANGE, SMALL_DEVIATIONS, moments_of
from geisterstunde.arena.retelling import Retelling, of_100, turn_of
from geisterstunde.bots.levels import best_bot
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.journal import Journal
from geisterstunde.games import game_called, names
from geisterstunde.table.replay import Replay
from tests.arena.journals import some_game
from tests.bots.claims import CLAIMS, OPINIONS, ClaimedMoment
from tests.bots.figures import check_figures

BUDGET = Budget(nodes=12)
GAMES = {
    "18-ghosts": (50, "some"),
    "ghosts": (40, "some"),
    "ghoosty": (60, "c"),
    "ghost-for-sale": (66, "c"),
    "rest-in-peace": (40, "some"),
}
"""How many actions of which random game: there somebody could have done something stronger."""


def looked_at(name: str) -> tuple[Journal, Analysis]:
    length, seed = GAMES.get(name, (40, "some"))
    journal = some_game(name, game_called(name).fewest_players, length, seed)
    return journal, analyse(game_called(name), journal, BUDGET)


@pytest.mark.parametrize("name", names())
def test_each_turning_point_says_what_the_search_found(name: str) -> None:
    game = game_called(name)
    journal, analysis = looked_at(name)
    moments, _ = moments_of(game, journal)
    judge, bot = PositionJudge(BUDGET), best_bot(game)
    if name in GAMES:
        assert any(point.better is not None for point in analysis.turning_points), "nothing stronger was ever told"
    for point in analysis.turning_points:
        # Both figures are those of a closer look at what that seat saw, asked once more.
        for step, told in ((point.step - 1, point.before), (point.step, point.after)):
            found = answered(judge.estimate(moments[step].views[point.seat], CLOSER), bot, game)
            assert told == pytest.approx(found.chance, abs=1e-4)
        least = max(LEAST_SMALL_CHANGE, SMALL_DEVIATIONS * analysis.noise)
        assert abs(point.after - point.before) >= (least if point.is_small else analysis.threshold) - 1e-3
        check_turn(point)
        if point.better is not None:
            advice = answered(judge.advise(moments[point.step - 1].views[point.seat], CLOSER), bot, game)
            check_better(game, journal, point, advice)


def check_turn(point: TurningPoint) -> None:
    """Whose doing it was, and whether it helped, is what the journal and the figures say."""
    turn = turn_of(point)
    whose, _, what = turn.key.partition("-")
    assert whose == ("luck" if point.kind == "roll" else "own" if point.by == point.seat else "other")
    assert what in (("helped", "gain") if point.after > point.before else ("hurt", "loss", "slip"))
    assert (what == "slip") == (point.better is not None)
    assert (turn.args["seat"], turn.args["before"], turn.args["after"]) == (
        point.seat,
        of_100(point.before),
        of_100(point.after),
    )


def check_better(game: Any, journal: Journal, point: TurningPoint, advice: Advice) -> None:
    """It was possible there, it is not what was done, it is clearly better, and its reason is true of that moment,
    or as an opinion of what the search found beside it."""
    better = point.better
    assert better is not None
    assert better.action != point.action
    assert better.chance > point.after
    replay = Replay(game, journal)
    while replay.steps < point.step - 1:
        replay.step()
    state: Any = replay.play.state
    number = game.catalogue.number(game.read(better.notation))
    assert number in state.legal(point.seat)
    key = better.reason.key
    if key in CLAIMS.get(game.name, {}) and key not in OPINIONS:
        assert CLAIMS[game.name][key](ClaimedMoment(game, state, point.seat, number, dict(better.reason.args))), better
    # The same bot asked once more gives the same advice, and nothing beside it is better than it says.
    assert (advice.prospects[0].notation, advice.reason) == (better.notation, better.reason)
    assert of_100(advice.prospects[0].chance) == of_100(better.chance)
    check_figures(advice)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_sentences_tell_these_figures_and_whom_they_concern(language: str) -> None:
    _, analysis = looked_at("18-ghosts")
    assert analysis.turning_points
    for reader in (None, 0, 1):
        telling = Retelling(analysis, language, reader)
        for point in analysis.turning_points:
            said = telling.texts.turn(turn_of(point))
            assert str(of_100(point.before)) in said
            assert str(of_100(point.after)) in said
            assert (telling.texts.seats[point.seat] in said) == (point.seat != reader)
            if point.better is not None:
                advice = telling.advice(point.seat, point.better)
                assert str(of_100(point.better.chance)) in advice
                assert telling.label(point.better) in advice
                assert telling.texts.bot_reason(point.better.reason) in advice


@pytest.mark.parametrize("name", ["18-ghosts", "ghosts"])
def test_a_whole_game_has_two_to_five_of_them(name: str) -> None:
    game = game_called(name)
    journal = some_game(name, game.fewest_players, 10_000)
    points = analyse(game, journal, Budget(nodes=20)).turning_points
    assert 2 <= len(points) <= 5
