"""A game looked at again: chances from each seat's knowledge, and where it turned."""

import random
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.arena.analysed import Analysis
from geisterstunde.arena.analysis import analyse, usual_budget
from geisterstunde.arena.judging import share_of
from geisterstunde.arena.looking import DEVIATIONS, LEAST_CHANGE, LEAST_TURNING_POINTS, MOST_TURNING_POINTS
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE, NOBODY, PERMUTATION, State
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, Played, Rolled, open_journal
from geisterstunde.core.luck import outcome_of
from geisterstunde.core.words import Refused, Result
from geisterstunde.games import game_called, names
from geisterstunde.table.replay import resumed
from tests.arena.journals import LEFT_OPEN, SEATS, castle, some_game


def looked_at(journal: Journal, nodes: int, only: int | None = None) -> Analysis:
    return analyse(game_called(journal.opening.game), journal, Budget(nodes=nodes), only)


def curve(analysis: Analysis, seat: int) -> list[float]:
    return [step.chances[seat] for step in analysis.steps]


@pytest.fixture(scope="module")
def left_open() -> Analysis:
    return looked_at(castle(LEFT_OPEN, goal="three"), 200)


def test_at_the_end_the_winner_has_everything_and_the_loser_nothing(left_open: Analysis) -> None:
    assert left_open.result is not None
    (winner,) = left_open.result.winners
    assert (curve(left_open, winner)[-1], curve(left_open, 1 - winner)[-1]) == (1.0, 0.0)
    assert all(0 <= chance <= 1 for seat in (0, 1) for chance in curve(left_open, seat))


def test_every_action_has_its_step_with_the_number_of_replay(left_open: Analysis) -> None:
    moves = LEFT_OPEN.split()
    assert [step.number for step in left_open.steps] == list(range(len(moves) + 1))
    assert [step.notation for step in left_open.steps] == [None, *moves]
    assert [step.kind for step in left_open.steps] == ["start", *["action"] * len(moves)]


def test_a_blunder_is_a_turning_point_and_the_better_move_is_named(left_open: Analysis) -> None:
    """Letting the opponent out with the last ghost that is needed costs the game; other moves do not."""
    (blunder,) = [point for point in left_open.turning_points if point.notation == "d1-d2"]
    assert left_open.result is not None
    assert (blunder.step, blunder.kind) == (37, "action")
    assert blunder.by == blunder.seat != left_open.result.winners[0]
    assert blunder.before > 0.4
    assert blunder.after < 0.1
    better = blunder.better
    assert better is not None
    assert better.chance > 0.4
    assert not loses_at_once(castle(" ".join([*LEFT_OPEN.split()[:36], better.notation]), goal="three"))


def loses_at_once(journal: Journal) -> bool:
    """Whether whoever acts now can win with one move."""
    game = game_called("18-ghosts")
    state = resumed(game, journal, "castle")
    return any(wins(game, journal, action) for action in state.choices(state.to_act[0]))


def wins(game: Game, journal: Journal, action: Any) -> bool:
    again = Journal(journal.opening)
    for move in journal.moves:
        again.add(move)
    table = resumed(game, again, "castle")
    (seat,) = table.to_act
    table.act(seat, action)
    return table.result is not None and table.result.winners == (seat,)


def test_a_turning_point_is_clearly_above_the_noise_and_there_are_few(left_open: Analysis) -> None:
    assert left_open.threshold >= max(LEAST_CHANGE, DEVIATIONS * left_open.noise) - 1e-3
    assert 1 <= len(left_open.turning_points) <= MOST_TURNING_POINTS
    assert all(abs(point.after - point.before) >= left_open.threshold for point in left_open.turning_points)
    assert not any(point.is_small for point in left_open.turning_points)
    steps = [point.step for point in left_open.turning_points]
    assert steps == sorted(set(steps))


def test_few_tries_tell_little() -> None:
    """With two tries there is much noise, and noise is not taken for a turning point."""
    analysis = looked_at(some_game("rest-in-peace", 2, 1000), 2)
    assert analysis.noise > looked_at(some_game("rest-in-peace", 2, 1000), 60).noise
    clear = [abs(point.after - point.before) >= analysis.threshold for point in analysis.turning_points]
    assert clear == [not point.is_small for point in analysis.turning_points]
    assert len(clear) <= LEAST_TURNING_POINTS or all(clear)


def test_luck_is_told_as_luck() -> None:
    analysis = looked_at(some_game("ghosts", 2, 4), 4)
    rolls = [step for step in analysis.steps if step.kind == "roll"]
    assert rolls
    assert all(step.seat is None and step.action is None for step in rolls)


@pytest.mark.parametrize("name", names())
def test_a_running_game_of_any_kind_is_judged_to_its_last_line(name: str) -> None:
    for players in {game_called(name).fewest_players, game_called(name).most_players}:
        journal = some_game(name, players, 5)
        analysis = looked_at(journal, 4)
        assert len(analysis.steps) == len(journal.moves) + 1
        assert analysis.result is None
        assert all(set(step.chances) == set(range(players)) for step in analysis.steps)


def test_with_nodes_every_run_is_the_same() -> None:
    journal = some_game("rest-in-peace", 2, 12)
    assert looked_at(journal, 20) == looked_at(journal, 20)


def test_a_draw_is_shared() -> None:
    analysis = looked_at(castle("c4 b3 a2 a3 d1 b1 d3 c2 e4 a5 e5 c3 e2 a1 e1 d5 b5 a4 c2xc3", turn_limit=1), 10)
    assert analysis.result is not None
    assert analysis.result.winners == (0, 1)
    assert analysis.steps[-1].chances == {0: 0.5, 1: 0.5}
    assert [share_of(Result((1.0, 1.0, 1.0, 0.0), (0, 1, 2), "x"), seat) for seat in (2, 3)] == [1 / 3, 0.0]


def test_a_journal_survives_json_in_all_its_parts(left_open: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(left_open), type=Analysis) == left_open


def test_where_nobody_has_moved_there_is_nothing_to_analyse() -> None:
    for journal in (some_game("18-ghosts", 2, 0), some_game("ghosts", 3, 0)):
        with pytest.raises(Refused) as refused:
            looked_at(journal, 10)
        assert refused.value.refusal.key == "analysis-nothing-played"


def test_a_result_that_was_made_up_is_refused() -> None:
    journal = castle(LEFT_OPEN, goal="three")
    assert journal.ended is not None
    swapped = Result(journal.ended.result.scores[::-1], (1 - journal.ended.result.winners[0],), "three-out")
    journal.ended = msgspec.structs.replace(journal.ended, result=swapped)
    with pytest.raises(Refused) as refused:
        looked_at(journal, 10)
    assert refused.value.refusal.key == "journal-wrong-result"


def test_a_long_game_gets_less_for_each_position() -> None:
    short, long = some_game("ghosts", 2, 4), some_game("ghosts", 6, 600)
    game = game_called("ghosts")
    assert (usual_budget(game, short).nodes or 0) > (usual_budget(game, long).nodes or 0) >= 100


class Pair:
    """Two games that one seat cannot tell apart, and their journals."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.game = game_called(name)
        players = max(2, self.game.fewest_players)
        options = self.game.options_type()
        self.rng = rng
        self.states: list[State] = [self.game.start(players, options) for _ in range(2)]
        self.journals = [open_journal(self.game, SEATS[:players], options, "pair") for _ in range(2)]
        self.are_different = False

    def views(self, seat: int) -> list[Any]:
        return [self.game.view(state, seat) for state in self.states]

    def go_on(self) -> bool:
        """One step that keeps the two alike for seat 0; False if there is none."""
        seat = self.states[0].actor()
        if seat == NOBODY:
            return False
        if seat == CHANCE:
            return self._roll()
        for pair in self._pairs(seat):
            kept = [state.clone() for state in self.states]
            for state, action in zip(self.states, pair, strict=True):
                state.apply(seat, action)
            mine, theirs = self.views(0), self.views(1)
            if mine[0] == mine[1]:
                self.are_different = self.are_different or theirs[0] != theirs[1]
                for journal, action in zip(self.journals, pair, strict=True):
                    journal.add(Played(seat, msgspec.to_builtins(self.game.catalogue[action])))
                return True
            self.states = kept
        return False

    def _pairs(self, seat: int) -> list[tuple[int, int]]:
        """An action for each game: the same one, or before, if somebody else acts, two that differ."""
        one, other = ([int(action) for action in state.legal(seat)] for state in self.states)
        common = [(action, action) for action in one if action in other]
        self.rng.shuffle(common)
        if self.are_different or seat != 1:
            return common
        return [(a, b) for a in one for b in other if a != b] + common

    def _roll(self) -> bool:
        """The same roll in both, or if possible two that differ for seat 1 only."""
        due = self.states[0].due()
        outcome = list(outcome_of("pair", self.rng.randrange(1000), due))
        swaps = 200 if due.kind == PERMUTATION and due.n > 1 and not self.are_different else 0
        for number in range(swaps + 1):
            second = list(outcome)
            if number < swaps:
                a, b = self.rng.sample(range(due.n), 2)
                second[a], second[b] = second[b], second[a]
            kept = [state.clone() for state in self.states]
            for state, rolled in zip(self.states, (outcome, second), strict=True):
                state.roll(vec[i64](rolled))
            mine, theirs = self.views(0), self.views(1)
            if mine[0] == mine[1] and (number == swaps or theirs[0] != theirs[1]):
                self.are_different = self.are_different or theirs[0] != theirs[1]
                for journal, rolled in zip(self.journals, (outcome, second), strict=True):
                    journal.add(Rolled(tuple(rolled)))
                return True
            self.states = kept
        return False


def some_pair(name: str) -> Pair:
    """Up to eight steps, an action among them: the card that differs may be the next one that seat 0 would draw."""
    for seed in range(5, 25):
        pair = Pair(name, random.Random(seed))
        while len(pair.journals[0].moves) < 8 and pair.go_on():
            pass
        if any(isinstance(move, Played) for move in pair.journals[0].moves):
            return pair
    raise AssertionError(f"{name}: no two games that seat 0 cannot tell apart")


@pytest.mark.parametrize("name", ["ghosts", "ghoosty", "ghost-for-sale", "rest-in-peace"])
def test_what_a_seat_cannot_know_does_not_show_in_its_curve(name: str) -> None:
    """Two games with other cards in other hands: who cannot tell them apart has the same curve in both."""
    pair = some_pair(name)
    assert pair.are_different
    one, other = (looked_at(journal, 4) for journal in pair.journals)
    assert curve(one, 0) == curve(other, 0)
    assert curve(one, 1) != curve(other, 1)


def test_from_one_seat_only_its_own_actions_are_told() -> None:
    journal = some_game("rest-in-peace", 2, 10)
    whole, own = looked_at(journal, 6), looked_at(journal, 6, only=1)
    assert own.asked == (1,)
    assert curve(own, 1) == curve(whole, 1)
    assert all(set(step.chances) == {1} for step in own.steps)
    assert {step.seat for step in own.steps if step.action is not None or step.notation is not None} == {1}
    assert all(point.seat == 1 and (point.action is None) == (point.by != 1) for point in own.turning_points)
