"""The engine of 18 Ghosts: what it finds, how it keeps its budget, how it explains itself."""

import random
from typing import Any

import pytest
from librt.random import Random

from geisterstunde.bots.eighteen_ghosts.judgement import flights, judgement, lacks
from geisterstunde.bots.eighteen_ghosts.mark import CastleMark
from geisterstunde.bots.eighteen_ghosts.memory import entries_for
from geisterstunde.bots.eighteen_ghosts.placement import PlacementSearch, seat_at
from geisterstunde.bots.eighteen_ghosts.reasons import reason_in
from geisterstunde.bots.eighteen_ghosts.rooms import is_regular
from geisterstunde.bots.eighteen_ghosts.search import CastleSearch, wins_at_once
from geisterstunde.bots.engine import EngineBot
from geisterstunde.bots.search.clock import NO_LIMIT, Clock
from geisterstunde.bots.simple import GreedyBot, RandomBot
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.games.eighteen_ghosts.rules import Rules
from geisterstunde.games.eighteen_ghosts.words import Options
from tests.games.eighteen_ghosts.castle import Castle

JUDGEMENT = judgement()

ONE_STEP_FROM_VICTORY = """
    . . N . .
    . . . . .
    . r . . S
    . . . Y .
    . b S . .   A - RB
"""

TWO_STEPS_FROM_VICTORY = """
    r . N . .
    . . . . .
    . . . . S
    . . Y . .
    . . S . .   A - RB
"""

THE_OTHER_WINS_NEXT = """
    R . N R .
    . . . . .
    . . . . S
    . . B y .
    R . S . .   A - rb
"""

BOTH_AT_THE_DOOR = """
    . . N . .
    . . . . .
    . . . . S
    . . . Y .
    . . S . y   A - RBrb
"""

NOTHING_HELPS = """
    R . N . .
    . . . . .
    . . . . S
    . . . y .
    R . S . .   A - rb
"""

GOALS = (Options(), Options(goal="three"))


def advice_in(castle: Castle, nodes: int = 3000, seed: int = 1) -> Advice:
    return EngineBot().advise(GAME, castle.view, Budget(nodes=nodes), seed)


def move_in(castle: Castle, nodes: int = 3000) -> str:
    return GAME.write(GAME.catalogue[advice_in(castle, nodes).number])


def everything(state: Rules) -> list[Any]:
    """All that can be seen or asked, so that two truths can be compared."""
    seat = state.actor()
    legal = sorted(state.legal(seat)) if seat >= 0 else []
    keys = [state.castle_key, state.portals_and_dungeon(), list(state.past), list(state.past_rest), list(state.at)]
    return [GAME.view(state, None), legal, *keys]


# What it finds


def test_it_takes_a_win_in_one() -> None:
    assert move_in(Castle(ONE_STEP_FROM_VICTORY)) == "d4-e4"


def test_it_takes_a_win_in_one_even_with_the_smallest_budget() -> None:
    assert move_in(Castle(ONE_STEP_FROM_VICTORY), nodes=1) == "d4-e4"


def test_whoever_is_on_turn_takes_the_win_that_both_could_take() -> None:
    assert move_in(Castle(BOTH_AT_THE_DOOR)) == "d4-e4"


def test_it_does_not_lose_in_one_where_that_can_be_avoided() -> None:
    castle = Castle(THE_OTHER_WINS_NEXT)
    assert wins_at_once(castle.state, 1, 1)
    castle.does(move_in(castle))
    assert not wins_at_once(castle.state, 1, lacks(castle.state, 1))


def test_it_sees_a_forced_win_in_two_turns() -> None:
    castle = Castle(TWO_STEPS_FROM_VICTORY)
    advice = advice_in(castle)
    assert (advice.reason.key, advice.reason.args) == ("wins", {"turns": 2})
    assert advice.chance > 0.99
    castle.does(advice.line[0])
    for answer in castle.choices:
        after = Castle(castle.position).does(answer)
        after.does(move_in(after))
        assert after.winner == "A", answer


def test_it_knows_when_it_is_lost() -> None:
    advice = advice_in(Castle(NOTHING_HELPS))
    assert advice.reason.key == "holds-out"
    assert advice.chance < 0.01


def test_it_does_not_turn_a_portal_towards_the_others_last_ghost() -> None:
    """§5.2: beating the yellow ghost on d3 lets the one on e4 out, and B wins in A's turn."""
    picture = """
        . . N . .
        . . . B .
        . . . y E
        R . . . y
        . . S . .   A - Yrb
    """
    assert Castle(picture).does("d2xd3").winner == "B"
    assert move_in(Castle(picture)) != "d2xd3"


def test_in_the_short_game_any_third_ghost_wins() -> None:
    """§6.1"""
    castle = Castle(
        """
        . . N . .
        . . . . .
        . r . . S
        . . . Y .
        . b S . .   A - YY
        """,
        Options(goal="three"),
    )
    assert move_in(castle) == "d4-e4"


def test_a_second_occurrence_counts_as_a_draw_so_that_the_better_side_avoids_it() -> None:
    """§5.4: going back and forth would be worth nothing; the engine makes progress instead."""
    castle = Castle(TWO_STEPS_FROM_VICTORY)
    for _ in range(3):
        if castle.winner is None:
            castle.does(move_in(castle))
        if castle.winner is None:
            castle.does(sorted(castle.choices)[0])
    assert castle.winner == "A"


# Taking back


@pytest.mark.parametrize("options", GOALS, ids=lambda options: options.goal)
def test_every_action_can_be_taken_back_without_a_trace(options: Options) -> None:
    luck = random.Random(18)
    mark = CastleMark()
    for _ in range(6):
        state = GAME.start(2, options)
        while state.actor() >= 0:
            seat = state.actor()
            before = everything(state)
            for action in state.legal(seat):
                outside = list(state.outside)
                expected = flights(state, action)
                mark.keep(state, seat, action)
                state.apply(seat, action)
                fled = sum(2**kind for kind in range(6) if state.outside[kind] > outside[kind])
                assert fled == expected, GAME.write(GAME.catalogue[action])
                mark.restore(state)
            assert everything(state) == before
            state.apply(seat, luck.choice(list(state.legal(seat))))


def test_a_search_leaves_the_castle_as_it_was() -> None:
    state = GAME.start(2, Options())
    luck = random.Random(5)
    for _ in range(30):
        state.apply(state.actor(), luck.choice(list(state.legal(state.actor()))))
    before = everything(state)
    search = CastleSearch(state, Clock(NO_LIMIT // 1_000_000, 2000), entries_for(2000))
    search.search(Random(1))
    search.line(8)
    assert everything(state) == before


# The placement


def test_the_order_of_placing_is_that_of_the_rules() -> None:
    """§2.3"""
    state = GAME.start(2, Options())
    while state.placed < 18:
        assert seat_at(state.placed) == state.actor()
        assert is_regular(state)
        state.apply(state.actor(), state.legal(state.actor())[0])


def test_the_end_of_a_placement_is_searched_completely() -> None:
    state = GAME.start(2, Options())
    luck = random.Random(3)
    while state.placed < 12:
        state.apply(state.actor(), luck.choice(list(state.legal(state.actor()))))
    search = PlacementSearch(state, Clock(NO_LIMIT // 1_000_000, NO_LIMIT), entries_for(100_000))
    search.search(Random(1))
    assert search.depth == 6
    assert search.root.values[0] == best_by_hand(state)


def test_a_placement_is_worth_the_same_whichever_seat_begins() -> None:
    """§2.1, §2.3"""
    first, second = (GAME.start(2, Options(start=start)) for start in ("first", "second"))
    luck = random.Random(3)
    while first.placed < 12:
        action = luck.choice(list(first.legal(first.actor())))
        assert second.actor() == 1 - first.actor()
        for state in (first, second):
            assert is_regular(state)
            state.apply(state.actor(), action)
    values = []
    for state in (first, second):
        search = PlacementSearch(state, Clock(NO_LIMIT // 1_000_000, NO_LIMIT), entries_for(100_000))
        search.search(Random(1))
        values.append((search.root.values[0], judgement().worth(state, state.actor())))
    assert values[0] == values[1]


def best_by_hand(state: Rules) -> int:
    """The value of a placement for whoever acts, by trying everything."""
    from geisterstunde.bots.eighteen_ghosts.rooms import CERTAIN, rooms_of, value_of_castle

    seat = state.actor()
    if state.placed == 18:
        return 2 * value_of_castle(rooms_of(state, 0), state.is_short) - CERTAIN
    values = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        is_own = (after.placed == 18 and seat == 0) or (after.placed < 18 and after.actor() == seat)
        values.append(best_by_hand(after) if is_own else -best_by_hand(after))
    return max(values)


def test_a_placement_that_the_rules_do_not_lead_to_is_searched_too() -> None:
    castle = Castle(
        """
        . . N . .
        . Y . . .
        . . R . E
        . . . . .
        . . S . .   A+ - -
        """
    )
    assert not is_regular(castle.state)
    assert move_in(castle, nodes=300) in castle.choices


# The budget


def test_the_same_seed_and_nodes_give_the_same_advice() -> None:
    for castle in (Castle(), Castle(THE_OTHER_WINS_NEXT), Castle("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -")):
        assert advice_in(castle, 2000, 7) == advice_in(castle, 2000, 7)


def test_the_seed_decides_among_equals() -> None:
    """Where nothing helps, all moves are worth the same."""
    castle = Castle(NOTHING_HELPS)
    assert len({advice_in(castle, 60, seed).number for seed in range(12)}) > 1


@pytest.mark.parametrize("nodes", [500, 2000, 5000])
def test_the_budget_of_nodes_is_kept(nodes: int) -> None:
    for castle in (Castle().does("b1", "a1"), Castle("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -")):
        assert advice_in(castle, nodes).nodes <= nodes + 10


def test_a_search_stops_when_its_clock_is_up() -> None:
    """After the first look at every action, which is always finished, the clock is asked every 64 nodes."""
    castle = Castle("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -")
    clock = Clock(1, NO_LIMIT)
    clock.deadline = 0.0
    search = CastleSearch(castle.state, clock, entries_for(1))
    search.search(Random(1))
    assert search.depth == 1
    assert search.nodes < 64 + 10 * len(castle.choices)


def test_a_clock_is_up_by_nodes_or_by_time() -> None:
    clock = Clock(600_000, 100)
    assert not clock.is_up(99)
    assert clock.is_up(100)
    clock.deadline = 0.0
    assert clock.is_up(0)


def test_a_clock_ends_a_little_before_the_time_given() -> None:
    from time import perf_counter

    now = perf_counter()
    assert now + 0.9 < Clock(1000, NO_LIMIT).deadline
    assert Clock(1000, NO_LIMIT).deadline < perf_counter() + 1.0


# Whole games


@pytest.mark.parametrize("number", range(30))
def test_all_that_is_advised_in_a_whole_game_is_legal(number: int) -> None:
    options = Options(goal=("colours", "three")[number % 2], turn_limit=60)
    state = GAME.start(2, options)
    players = [EngineBot(), (EngineBot(), GreedyBot(), RandomBot())[number % 3]]
    if number % 4 > 1:
        players.reverse()
    while state.actor() >= 0:
        seat = state.actor()
        advice = players[seat].advise(GAME, GAME.view(state, seat), Budget(nodes=30), 1000 * number + state.turn)
        assert advice.number in state.legal(seat)
        assert 0 <= advice.chance <= 1
        assert len({prospect.notation for prospect in advice.prospects}) == len(advice.prospects)
        state.apply(seat, advice.number)


# Explaining


def test_the_advice_names_alternatives_the_best_first_and_a_line() -> None:
    advice = advice_in(Castle("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -"), 5000)
    chances = [prospect.chance for prospect in advice.prospects]
    assert len(chances) == 4
    assert chances == sorted(chances, reverse=True)
    assert advice.prospects[0].notation == advice.line[0] == GAME.write(GAME.catalogue[advice.number])
    assert len(advice.line) >= 2


def test_the_line_can_be_played() -> None:
    for start in ("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -", TWO_STEPS_FROM_VICTORY):
        Castle(start).does(*advice_in(Castle(start), 5000).line)
    Castle().does(*advice_in(Castle(), 5000).line)


@pytest.mark.parametrize(
    ("picture", "key"),
    [
        (ONE_STEP_FROM_VICTORY, "wins-now"),
        (TWO_STEPS_FROM_VICTORY, "wins"),
        (THE_OTHER_WINS_NEXT, "stops-win"),
        (NOTHING_HELPS, "holds-out"),
    ],
)
def test_it_says_why(picture: str, key: str) -> None:
    assert advice_in(Castle(picture)).reason.key == key


@pytest.mark.parametrize(
    ("position", "move", "key", "colour"),
    [
        ("r.N../y..../....S/...Y./R.SRB A YB -", "d4-e4", "escape-now", "yellow"),
        ("r.N../y..../....S/...Y./R.SRB A YB -", "*b", "frees", "blue"),
        ("r.N../y..../....S/Y..../R.SRB A YB -", "a4-b4", "approaches", "yellow"),
        ("r.N../y..../....S/Y..../R.SRB A Y B", "e5-e4", "steady", None),
        ("r.N../...../y.Y.S/B..../R.SR. A - -", "a4xa3", "turns-portal", "yellow"),
        ("r.N../...../y...S/B.Y../R.SR. A - -", "a4xa3", "beats", "yellow"),
        ("r.N../...../....S/..Y../R.SRB A B -", "c4-c3", "approaches-next", "yellow"),
        ("..N../.RbB./....E/...../..S.. A - BYy", "b2xc2", "beats", "blue"),
        ("..N../.RB../....E/...../b.W.. A - Yy", "b2xc2", "turns-away", "blue"),
        ("..N../.RB../....E/...../..S.. A - BYy", "b2xc2", "steady", None),
        ("r.N../y..../....S/...Y./R.SRB B+y YB -", "c4", "sets-down", "yellow"),
        ("..N../...../....E/...../..S.. A+ - -", "b1", "good-room", None),
    ],
)
def test_a_reason_names_what_the_action_does(position: str, move: str, key: str, colour: str | None) -> None:
    castle = Castle(position)
    reason = reason_in(castle.state, castle.state.actor(), GAME.catalogue.number(GAME.read(move)), 0)
    assert (reason.key, reason.args) == (key, {"colour": colour} if colour else {})


def test_where_there_is_one_choice_it_does_not_think() -> None:
    advice = advice_in(Castle("RrN../r..../....E/...../..S.. A - RRBBB"))
    assert (advice.line, advice.reason.key, advice.nodes) == (("--",), "only-choice", 0)


# The judgement


def test_a_colour_outside_is_worth_something() -> None:
    with_it = Castle("r.N../...../....E/...../b.SRB A - Y").state
    without = Castle("r.N../...../....E/...../b.SRB A Y -").state
    assert JUDGEMENT.worth(with_it, 0) > JUDGEMENT.worth(without, 0)


def test_the_chances_of_both_add_up_to_one() -> None:
    luck = random.Random(4)
    state = GAME.start(2, Options())
    while state.actor() >= 0:
        assert JUDGEMENT.worth(state, 0) + JUDGEMENT.worth(state, 1) == pytest.approx(1)
        state.apply(state.actor(), luck.choice(list(state.legal(state.actor()))))
