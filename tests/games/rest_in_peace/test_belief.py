"""Who knows what (§9), in the order in which things can be learnt; worlds.py follows what is possible."""

import os
import random
from collections import Counter

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.games.rest_in_peace import rules
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import play, rest_of_family, scene
from tests.games.rest_in_peace.worlds import MOST_WORLDS, Story, all_outcomes, world_of

IS_COMPILED = not rules.__file__.endswith(".py")
GAMES = int(os.environ.get("BELIEF_GAMES", "12" if IS_COMPILED else "2"))


def test_without_any_knowledge_all_hands_come_with_their_frequencies() -> None:
    """§9.1, §9.4"""
    story = Story(scene("1 2", "1 2 2 6", a_pile="1", b_pile="3 5 1"))
    story.check_frequencies(0)
    story.check_frequencies(1)


def test_played_cards_leave_the_rest_as_it_was() -> None:
    """§9.4"""
    story = Story(scene("1 2", "1 2 2 6", b_pile="3 5 1", starter="B")).play("B 2 6 hold")
    story.check_frequencies(0)


def test_a_ghost_drawn_from_the_face_up_top_is_known() -> None:
    """§9.2"""
    story = Story(scene("1 1 p19", "2 2", a_pile="2 1 3", b_pile="3 1 5"))
    story.play("A p19 tB hold", "B out", "B -")
    story.check_frequencies(0)
    assert all(5 in world[0] for world in story.sample(0, 50))


def test_a_hand_that_was_seen_stays_known_and_the_drawn_ghosts_do_not() -> None:
    """§9.2"""
    story = Story(scene("1 1 p3", "2 2 4", b_pile="3 1 5 6"))
    story.play("A 1 p3 hold", "B out", "B -")
    story.check_frequencies(0)
    assert all(Counter(world[0])[2] >= 2 for world in story.sample(0, 50))


def test_a_ghost_laid_from_a_hand_that_was_seen_is_one_of_it_or_a_drawn_one() -> None:
    """§9.2"""
    story = Story(scene("1 1 p3", "2 4", b_pile="3 1 5 6"))
    story.play("A 1 p3 hold", "B out", "B _4")
    story.check_frequencies(0)


def test_two_ghosts_laid_one_after_the_other_from_a_hand_that_was_seen() -> None:
    """§9.2"""
    story = Story(scene("1 1 p3", "2 4", b_pile="3 5", a_pile="1 1"))
    story.play("A 1 p3 hold", "B out", "B _4", "A 1 hold", "B out", "B _2")
    story.check_support(3)


def test_a_second_look_into_the_hand_tells_what_was_laid() -> None:
    """§9.2, §7.15"""
    story = Story(scene("1 1 p3 p15", "2 4", a_pile="1"))
    story.play("A 1 p3 p15 hold", "B out", "A >p3", "B _4")
    story.check_frequencies(0)
    assert story.sample(0, 20) == {((2,), (), (4,), ()): 20}


def test_a_ghost_put_back_is_in_the_pile_or_among_the_drawn_ones() -> None:
    """§9.2, §7.18"""
    story = Story(scene("1 p18", "2 2", a_pile="3 1 1", earlier="A6"))
    story.play("A 1 p18 r6", "* 3 1 0 2", "A hold", "B out", "B -")
    story.check_frequencies(1)


def test_a_ghost_put_back_may_have_been_laid_since() -> None:
    """§9.2, §7.18"""
    story = Story(scene("1 2 p18", "2 2", a_pile="3 1 1", earlier="A6"))
    story.play("A p18 r6", "* 3 1 0 2", "A out", "A _2")
    story.check_frequencies(1)


def test_a_face_up_ghost_that_was_shuffled_is_still_in_the_pile() -> None:
    """§9.2, §7.19, §7.2"""
    story = Story(scene("1 p19 p2", "2 2", a_pile="3 1 5"))
    story.play("A p19 p2 +3", "* 0 1")
    story.check_frequencies(1)
    assert all(5 in world[1] for world in story.sample(1, 30))


def test_a_random_ghost_of_20_is_any_of_the_hand() -> None:
    """§9.2, §7.20"""
    story = Story(scene("1 1 p20", "2 4 4", b_pile="3 5"))
    story.play("A p20 bB", "* 1")
    story.check_frequencies(0)


def test_a_random_ghost_of_20_is_seen_by_whoever_looks_into_the_hand() -> None:
    """§9.2, §7.3, §7.20"""
    story = Story(scene("1 1 p20 p3", "2 4 4", b_pile="3 5"))
    story.play("A p3 p20 bB", "* 1")
    story.check_frequencies(0)
    assert {world[2] for world in story.sample(0, 20)} == {(4,)}


def test_a_ghost_taken_back_is_known_until_it_is_played() -> None:
    """§9.2, §7.22"""
    story = Story(scene("6 1 2 p22", "1 1", a_pile="3 4 4"))
    story.play("A 6 p22 <6 -")
    story.check_frequencies(1)
    story.play("B 1 hold", "A 6 hold")
    story.check_frequencies(1)


def test_who_plays_freely_under_6_has_only_banned_ghosts() -> None:
    """§9.3, §7.6, §7.25"""
    story = Story(scene("1 1 p6 p25", "2 3 p12 p10", b_pile="5 2 1", a_pile="1"))
    story.play("A 1 p25 =2 =3 p6 hold")
    assert any(5 in world[0] for world in story.sample(0, 50))
    story.play("B p12")
    story.check_frequencies(0)
    assert all(set(world[0]) <= {2, 3} for world in story.sample(0, 50))
    story.play("B out", "B -")
    story.check_support(1)


def test_who_stops_after_one_card_under_14_has_no_second_one() -> None:
    """§9.3, §7.14, §7.25"""
    story = Story(scene("1 1 p14", "2 3 p25", b_pile="5 2 1"))
    story.play("A 1 p14 hold", "B p25 =2 =3")
    story.play("B out")
    story.check_support(5)
    assert all(len(set(world[0]) - {2, 3}) <= 2 for world in story.sample(0, 50))


def test_who_plays_a_first_card_under_14_without_another_psychic_has_a_ghost_to_follow() -> None:
    """§9.3, §7.14, §7.25"""
    story = Story(scene("1 1 p14 p25", "2 6 p12", b_pile="3 2 2"))
    story.play("A 1 p25 =2 =3 p14 hold", "B p12")
    story.check_frequencies(0)
    assert all(6 in world[0] for world in story.sample(0, 50))


def test_who_searches_the_pile_has_an_allowed_ghost_there() -> None:
    """§9.3, §7.2, §7.25"""
    story = Story(scene("1 1 p25", "2 6 p2", b_pile="3 2 5"))
    story.play("A 1 p25 =2 =3 hold", "B p2")
    story.check_frequencies(0)
    assert all(set(world[1]) - {2, 3} for world in story.sample(0, 50))


def test_who_finds_nothing_in_the_pile_has_only_banned_ghosts_there() -> None:
    """§9.3, §7.2, §7.25"""
    story = Story(scene("1 1 p25", "5 6 p2", b_pile="3 2 2"))
    story.play("A 1 p25 =2 =3 hold", "B p2", "* 0 1 2")
    story.check_frequencies(0)
    assert all(set(world[1]) <= {2, 3} for world in story.sample(0, 50))
    story.play("B out", "B -")
    story.check_support(2)


def test_face_down_psychics_of_the_introductory_game_are_shuffled() -> None:
    """§8.1, §9.4"""
    state = GAME.start(2, Options(game="introductory"))
    rng = Random(3)
    while state.actor() == CHANCE:
        state.roll(rolled(state.due(), rng))
    rows: Counter[int] = Counter()
    for _ in range(3000):
        twin = state.clone()
        twin.redeal(0, rng)
        assert list(twin.row[:4]) == list(state.row[:4])
        rows[twin.row[9]] += 1
    assert len(rows) == 6
    assert all(abs(times - 500) < 120 for times in rows.values())


def test_the_tenth_round_tells_what_is_left_in_the_hand() -> None:
    """§9.2, §5.1"""
    story = Story(scene("6 1 1 p22", "2 p20", end="B1", round=9, tokens="cccvvvvvvc"))
    story.play("A 6 p22 <6", "A _1")
    assert story.state.actor() == NOBODY
    story.check_support(1)


# Facts, marks and face-down ghosts that meet


def test_a_pile_of_banned_ghosts_into_which_another_one_goes_back() -> None:
    """§9.3, §7.2, §7.18, §7.19"""
    story = Story(scene("1 1 p25", "5 6 p2 p18 p19", b_pile="3 2", earlier="B6 B4"))
    story.play("A 1 p25 =2 =3 hold", "B p2", "* 0 1", "B p18 r6", "* 2 0 1")
    story.check_support(1)
    story.play("B p19")
    story.check_support(2)
    story.play("B out", "B -")
    story.check_support(3)


def test_a_hand_of_banned_ghosts_that_turns_up_and_fetches() -> None:
    """§9.3, §7.6, §7.19, §7.2"""
    story = Story(scene("1 1 p6 p25", "2 3 p19 p2", b_pile="5 2 6"))
    story.play("A 1 p25 =2 =3 p6 hold", "B p19 p2")
    story.check_support(1)
    story.play("B +6", "* 0 1")
    story.check_support(2)
    story.play("B hold", "A out", "A -")
    story.check_support(3)


def test_a_hand_of_banned_ghosts_and_a_turned_up_one_that_is_hidden_again() -> None:
    """§9.3, §7.6, §7.19, §7.2"""
    story = Story(scene("1 1 p6 p25", "2 3 p19 p2", b_pile="5 2 6"))
    story.play("A 1 p25 =2 =3 p6 hold", "B p19 p2 +5", "* 1 0", "B out", "B _2")
    story.check_support(1)


def test_what_went_face_down_before_drawing_is_not_among_the_drawn() -> None:
    """§9.3, §7.6, §7.20"""
    story = Story(scene("1 1 p6 p25", "2 3 2 p20", b_pile="5 6 1", a_pile="1"))
    story.play("A 1 p25 =2 =3 p6 hold", "B p20 bB", "* 0", "B out")
    story.check_support(1)
    assert all(set(world[2]) <= {2, 3} for world in story.sample(0, 50))
    story.play("B -")
    story.check_support(2)


def test_a_ghost_taken_back_to_a_hand_of_banned_ghosts() -> None:
    """§9.3, §7.6, §7.22"""
    story = Story(scene("6 1 p6 p25", "2 3 5 p22", b_pile="1 6", starter="B"))
    story.play("B 5 hold", "A 6 p25 =2 =3 p6 hold", "B p22 <5")
    story.check_support(1)
    story.play("B _5")
    story.check_support(2)


def test_the_tenth_round_reveals_what_a_hand_of_banned_ghosts_laid() -> None:
    """§9.3, §5.1"""
    story = Story(
        scene("1 6 p6 p25", "2 3 4 p20 p21", b_pile="5 6 1", end="Bp10", round=9, tokens="cccvvvvvvc", starter="A")
    )
    story.play("A 1 p25 =2 =3 p6 hold", "B ?", "* 0", "B p20 bB", "* 0", "B out")
    story.check_support(1)
    story.play("B _3")
    story.check_support(2)
    story = Story(scene("1 6 p6 p25", "2 3 2 p20 p12", b_pile="5 6", end="Bp10", round=9, tokens="cccvvvvvvc"))
    story.play("A 1 p25 =2 =3 p6 hold", "B p20 bB", "* 0", "B out", "B _5")
    assert story.state.round == 10
    story.check_support(3)


def test_the_tenth_round_reveals_an_allowed_ghost_that_a_searching_family_laid() -> None:
    """§9.3, §5.1: nothing to fetch in the pile, and the hand is counted along."""
    story = Story(scene("1 6 p25", "5 6 p2", b_pile="2 3", end="Bp10", round=9, tokens="cccvvvvvvc"))
    story.play("A 1 p25 =2 =3 hold", "B p2", "* 0 1", "B out", "B _5")
    assert story.state.round == 10
    story.check_support(1)


def test_a_look_into_the_hand_finds_the_ghost_that_was_put_back_or_not() -> None:
    """§9.2, §7.18, §7.3"""
    for order, seed in (("2 1 0", 1), ("0 1 2", 2)):
        story = Story(scene("1 p18", "2 2 p3", a_pile="3 1", earlier="A6"))
        story.play("A p18 r6", f"* {order}", "A out", "A -", "B p3")
        story.check_support(seed)


def test_the_tenth_round_finds_the_ghost_that_was_put_back_or_not() -> None:
    """§9.2, §7.18, §5.1"""
    for laid in ("_6", "_1"):
        story = Story(scene("1 p18", "2 2", a_pile="3 1 1", earlier="A6", end="Bp10", round=9, tokens="cccvvvvvvc"))
        story.play("A p18 r6", "* 0 1 2 3", "A out", f"A {laid}")
        story.check_support(1)


def test_two_ghosts_that_were_put_back_one_of_which_is_fetched() -> None:
    """§9.2, §7.18, §7.19, §7.2"""
    story = Story(scene("1 p18 p19 p2", "2 2", a_pile="3 5", earlier="A6"))
    story.play("A p19 p18 r6", "* 0 1 2", "A p2 +5", "* 0 1")
    story.check_support(1)


def test_a_large_hand_of_banned_ghosts_is_dealt_with_an_eye_on_them() -> None:
    """§9.3: hardly one hand in three thousand would fit by chance."""
    state = scene("1 1 p6 p25", "1 1 1 1 2 2 2 2 p12", b_pile="3 3 3 3 4 4 4 5 5 6 1 1")
    play(state, "A 1 p25 =1 =2 p6 hold", "B p12")
    rng = Random(4)
    for _ in range(5):
        twin = state.clone()
        twin.redeal(0, rng)
        assert set(world_of(twin, 0)[0]) <= {1, 2}
        assert sorted(world_of(twin, 0)[0] + world_of(twin, 0)[1]) == sorted(
            world_of(state, 0)[0] + world_of(state, 0)[1]
        )


def test_all_that_is_remembered_survives_imagining() -> None:
    """§9.2, §9.3, §9.4: known ghosts, marks, facts and what lies face down, in complete families."""
    state = scene(
        "1 1 1 3 p6 p25 p18 p3",
        "1 1 2 2 5 p12 p20",
        a_pile=rest_of_family("1 1 1 3 6 2"),
        b_pile=rest_of_family("1 1 2 2 5 4"),
        earlier="A6 B4 A2",
    )
    rng = Random(8)
    size = state.pile[0]
    order = " ".join(str(size - i) for i in range(size + 1))
    for line in ("A 1 p18 r6", f"* {order}", "A p3 hold", "B 5 hold", "A p25 =1 =2 p6 out", "A _1"):
        play(state, line)
        for seat in (0, 1):
            view = GAME.view(state, seat)
            assert GAME.view(GAME.imagine(view, rng), seat) == view
    memory = GAME.view(state, 1).memory
    assert memory is not None
    assert memory.marks
    assert memory.known[1] == (1, 1, 2, 2)
    state = scene("1 1 p6 p25", "1 1 2 2 p12 p20", a_pile=rest_of_family("1 1"), b_pile=rest_of_family("1 1 2 2"))
    for lines in (("A 1 p25 =1 =2 p6 hold", "B p12"), ("B p20 bB", "* 0"), ("B out", "B _2"), ("A out", "A -")):
        play(state, *lines)
        for seat in (0, 1):
            view = GAME.view(state, seat)
            assert GAME.view(GAME.imagine(view, rng), seat) == view
            assert view.memory is not None
            assert view.memory.facts


# No impossible world in random games

SETTINGS = [
    "p2 p3 p6 p14 p18 p19 p20 p22",
    "p3 p15 p18 p19 p20 p22 p2 p25",
    "p25 p6 p14 p2 p21 p20 p19 p3",
    "p25 p14 p12 p8 p2 p6 p29 p11",
]


@pytest.mark.unmeasured
@pytest.mark.parametrize("psychics", SETTINGS)
def test_no_impossible_world_is_drawn_in_random_small_games(psychics: str) -> None:
    """§9.1–§9.4; BELIEF_GAMES says how many."""
    for seed in range(GAMES):
        try:
            follow_random_game(psychics, seed)
        except BaseException as problem:
            problem.add_note(f"{psychics}, seed {seed}")
            raise


def follow_random_game(psychics: str, seed: int) -> None:
    rng = random.Random(seed)
    numbers = psychics.split()
    rng.shuffle(numbers)
    cut = rng.randrange(len(numbers) + 1)
    ghosts = [[str(rng.randint(1, 6)) for _ in range(6)] for _ in (0, 1)]
    state = scene(
        " ".join(ghosts[0][:3] + numbers[:cut]),
        " ".join(ghosts[1][:3] + numbers[cut:]),
        a_pile=" ".join(ghosts[0][3:]),
        b_pile=" ".join(ghosts[1][3:]),
        earlier="A2 B5 A6 B1",
    )
    story = Story(state)
    for step in range(40):
        if state.actor() == NOBODY or max(len(belief.weights) for belief in story.beliefs) > MOST_WORLDS:
            return
        if state.actor() == CHANCE:
            outcomes = list(all_outcomes(state))
            story.act(None, rng.choice(outcomes))
        else:
            moves = list(state.legal(state.actor()))
            brave = [move for move in moves if move != 37 or rng.random() < 0.3] or moves
            story.act(rng.choice(brave))
        # The order of a pile that is about to be shuffled does not matter.
        if state.actor() != NOBODY and GAME.view(state, None).stage != "shuffle":
            story.check_support(step)
