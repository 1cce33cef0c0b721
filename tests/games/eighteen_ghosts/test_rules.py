"""18 Ghosts in the order of the rulebook; the § are those of docs/rules/18-ghosts.md."""

import pytest

from geisterstunde.core.contract import CHANCE, fall
from geisterstunde.core.words import Event
from geisterstunde.games.eighteen_ghosts.box import CASTLE, ROOMS
from geisterstunde.games.eighteen_ghosts.words import (
    CATALOGUE,
    Attacked,
    Beaten,
    Escaped,
    Ghost,
    LotDrawn,
    Moved,
    Options,
    Passed,
    Placed,
    PortalTurned,
    Released,
    SetDown,
)
from tests.games.eighteen_ghosts.castle import START, Castle

# §1 What lies on the table


def test_the_castle_has_six_rooms_of_each_colour_four_mirror_halls_and_three_portals() -> None:
    """§1.1"""
    printed = "".join(CASTLE)
    assert {mark: printed.count(mark) for mark in "RBY.P"} == {"R": 6, "B": 6, "Y": 6, ".": 4, "P": 3}


def test_at_the_start_every_opening_faces_the_outer_wall() -> None:
    """§1.2"""
    assert Castle().view.portals == {"red": "north", "blue": "south", "yellow": "east"}


def test_each_player_has_three_ghosts_of_each_colour() -> None:
    """§1.3"""
    in_box = Castle().view.in_box
    assert [in_box.count(Ghost(seat, colour)) for seat in (0, 1) for colour in ("red", "blue", "yellow")] == [3] * 6


def test_everybody_sees_the_same() -> None:
    """§1.4"""
    from geisterstunde.games.eighteen_ghosts.game import GAME

    castle = Castle().does("b1", "a1")
    views = [GAME.view(castle.state, viewer) for viewer in (None, 0, 1)]
    assert len({str(view).replace(f"viewer={view.viewer}", "") for view in views}) == 1


# §2 Setting the ghosts into the castle


def test_a_begins_to_place() -> None:
    """§2.1"""
    assert Castle().acting == "A"


def test_by_option_the_second_seat_is_a() -> None:
    """§2.1, §2.3, §2.4"""
    castle = Castle(options=Options(start="second"))
    assert castle.acting == "B"
    order = ""
    while castle.view.placing:
        order += castle.acting
        castle.does(min(castle.choices))
    assert order == "BAABABABABABABABAB"
    assert castle.acting == "B"


@pytest.mark.parametrize("seat", [0, 1])
def test_by_option_the_lot_decides_who_is_a(seat: int) -> None:
    """§2.1"""
    castle = Castle(options=Options(start="lot"))
    assert castle.state.actor() == CHANCE
    assert castle.state.due().n == 2
    heard: list[Event] = []
    castle.state.heard = heard
    fall(castle.state, [seat])
    assert heard == [LotDrawn(seat)]
    assert castle.view.active == castle.state.actor() == seat
    assert castle.does("b1").acting == "AB"[1 - seat]


def test_a_position_in_the_placement_tells_who_is_a() -> None:
    """§2.3, §7.2"""
    castle = Castle(options=Options(start="second")).does("b1", "a1")
    assert castle.position.split()[1] == "A+"
    again = Castle(castle.position, Options(start="second"))
    assert again.view.active == 1
    assert again.does("e1", "d1").acting == castle.does("e1", "d1").acting


def test_a_ghost_may_be_placed_in_every_room_of_its_colour_and_in_no_other() -> None:
    """§2.2"""
    carpets = {room for room, mark in zip(ROOMS, "".join(CASTLE).replace(" ", ""), strict=True) if mark in "RBY"}
    assert Castle().choices == carpets
    assert Castle().refuses("b2") == "no-carpet-room"
    assert Castle().refuses("c1") == "no-carpet-room"


def test_a_room_takes_one_ghost() -> None:
    """§2.2"""
    assert Castle().does("b1").refuses("b1") == "room-taken"


def test_whoever_has_placed_all_ghosts_of_a_colour_has_none_left_for_its_rooms() -> None:
    """§2.2"""
    castle = Castle().does("b1", "a1", "d1", "e1", "a2", "a3", "c2")
    assert castle.acting == "A"
    assert castle.refuses("c3") == "no-ghost-left"
    assert castle.refuses("b1-b2") == "placement-first"
    assert castle.choices == {"b3", "d3", "a4", "d5", "e2", "c4", "a5", "e5"}


def test_placing_is_told() -> None:
    """§2.2"""
    assert Castle().does("b1").heard == [Placed(Ghost(0, "red"), "b1")]


def test_the_order_of_placing_is_one_for_a_two_for_b_then_one_each() -> None:
    """§2.3"""
    castle = Castle()
    order = ""
    while castle.view.in_box:
        order += castle.acting
        castle.does(min(castle.choices))
    assert order == "ABBABABABABABABABA"


def test_a_has_the_first_turn_and_nobody_has_escaped() -> None:
    """§2.4"""
    castle = Castle()
    while castle.view.in_box:
        castle.does(max(castle.choices))
    assert castle.acting == "A"
    assert castle.view.outside == castle.view.dungeon == ()
    assert set(castle.view.castle) == {CATALOGUE[number].room for number in range(18)}  # type: ignore[union-attr]


# §3 A turn


def test_the_players_take_turns_with_one_action_each() -> None:
    """§3.1"""
    castle = Castle(START)
    assert castle.does("b1-b2").acting == "B"
    assert castle.does("d1-d2").acting == "A"


def test_doing_nothing_is_not_allowed_while_something_is_possible() -> None:
    """§3.1"""
    assert Castle(START).refuses("--") == "must-act"


def test_one_does_not_act_with_the_opponents_ghosts() -> None:
    """§3.2"""
    castle = Castle(START)
    assert castle.refuses("d1-d2") == "not-your-ghost"
    assert castle.refuses("c2xb2") == "not-your-ghost"
    assert castle.refuses("b2-b3") == "nobody-in-room"


def test_carpets_do_not_matter_for_moving() -> None:
    """§3.2"""
    assert Castle("B.N../...../....E/...../..S.. A - -").does("a1-a2").view.castle == {"a2": Ghost(0, "blue")}


def test_a_step_goes_up_down_left_or_right_into_an_empty_room() -> None:
    """§3.3"""
    castle = Castle("..N../...../..R.E/...../..S.. A - -")
    assert castle.choices == {"c3-c2", "c3-c4", "c3-b3", "c3-d3"}
    assert castle.refuses("c3-b2") == "not-neighbours"
    castle.does("c3-d3")
    assert castle.heard == [Moved(Ghost(0, "red"), "c3", "d3")]


def test_portal_rooms_are_closed() -> None:
    """§3.3"""
    castle = Castle("..NR./...../...RE/...../..S.. A - -")
    assert castle.refuses("d1-c1") == "portal-room-closed"
    assert castle.refuses("d3xe3") == "portal-room-closed"
    assert castle.choices == {"d1-e1", "d1-d2", "d3-d2", "d3-d4", "d3-c3"}


def test_a_ghost_in_a_mirror_hall_may_go_to_any_other_empty_one_or_walk_on() -> None:
    """§3.4"""
    castle = Castle("..N../.R.b./....E/...../..S.. A - -")
    assert castle.choices == {"b2-b4", "b2-d4", "b2-b1", "b2-a2", "b2-c2", "b2-b3"}
    assert castle.refuses("b2-d2") == "mirror-taken"


def test_whoever_enters_a_mirror_hall_stays_there_for_the_turn() -> None:
    """§3.4"""
    castle = Castle("..N../R..../....E/...../..S.b A - -").does("a2-b2")
    assert castle.acting == "B"
    assert castle.view.castle["b2"] == Ghost(0, "red")


def test_nobody_fights_through_a_mirror() -> None:
    """§3.4"""
    assert Castle("..N../.R.b./....E/...../..S.. A - -").refuses("b2xd2") == "not-neighbours"


@pytest.mark.parametrize(("winner", "loser"), ["RB", "BY", "YR"])
def test_red_beats_blue_beats_yellow_beats_red(winner: str, loser: str) -> None:
    """§3.5, §3.6: whoever attacks, the winner has the room and the attacker's room is empty."""
    wins = Castle(f"..N../...../{winner}{loser.lower()}..E/...../..S.. A - -").does("a3xb3")
    assert [wins.view.castle.get("a3"), wins.view.castle["b3"].seat] == [None, 0]
    loses = Castle(f"..N../...../{loser}{winner.lower()}..E/...../..S.. A - -").does("a3xb3")
    assert [loses.view.castle.get("a3"), loses.view.castle["b3"].seat] == [None, 1]
    assert loses.position.split()[2] == loser


def test_the_rulebooks_example_blue_walks_into_red_and_is_beaten_whoever_owns_the_red_one() -> None:
    """§3.5: the worked example of the rulebook."""
    for red in "rR":
        castle = Castle(f"..N../...../B{red}..E/...../..S.. A - -").does("a3xb3")
        assert castle.view.dungeon == (Ghost(0, "blue"),)
        assert castle.view.castle == {"b3": Ghost(int(red == "r"), "red")}


def test_one_may_beat_an_own_ghost() -> None:
    """§3.5"""
    castle = Castle("..N../...../RB..E/...../..S.. A - -").does("a3xb3")
    assert castle.view.castle == {"b3": Ghost(0, "red")}
    assert castle.view.dungeon == (Ghost(0, "blue"),)


def test_two_ghosts_of_one_colour_cannot_fight() -> None:
    """§3.5"""
    castle = Castle("..N../...../Rr..E/...../..S.. A - -")
    assert castle.refuses("a3xb3") == "same-colour"
    assert castle.refuses("a3-b3") == "same-colour"
    assert castle.choices == {"a3-a2", "a3-a4"}


def test_moving_into_a_taken_room_is_refused_with_the_fight_that_is_possible() -> None:
    """§3.5"""
    castle = Castle("..N../...../Rb..E/...../..S.. A - -")
    assert castle.refuses("a3-b3") == "room-taken-fight"
    assert castle.refuses("a3xa2") == "nobody-in-room"


def test_fights_in_and_out_of_mirror_halls_are_ordinary() -> None:
    """§3.5"""
    assert "b1xb2" in Castle(".RN../.b.../....E/...../..S.. A - -").choices
    assert "b2xb1" in Castle(".bN../.R.../....E/...../..S.. A - -").choices


def test_a_fight_is_told_step_by_step() -> None:
    """§3.6, §4.2"""
    castle = Castle("..N../...../Rb..E/...../..S.. A - -").does("a3xb3")
    assert castle.heard == [
        Attacked(Ghost(0, "red"), "a3", "b3", Ghost(1, "blue")),
        Beaten(Ghost(1, "blue"), "b3"),
        PortalTurned("blue", "west"),
    ]


def test_a_released_ghost_is_set_down_by_the_opponent_who_then_has_a_full_turn() -> None:
    """§3.7"""
    castle = Castle("..N../...../R...E/...../..S.b A YY -").does("*y")
    assert castle.heard == [Released(Ghost(0, "yellow"))]
    assert castle.acting == "B"
    assert castle.choices == {"a2", "c2", "e2", "c4", "a5"}
    castle.does("c4")
    assert castle.heard == [SetDown(Ghost(0, "yellow"), "c4")]
    assert castle.acting == "B"
    assert castle.view.dungeon == (Ghost(0, "yellow"),)
    assert "e5-d5" in castle.choices


def test_the_opponent_has_to_set_it_down_first_in_a_free_room_of_its_colour() -> None:
    """§3.7"""
    castle = Castle("..N../...../R...E/...../..S.y A Y -").does("*y")
    assert castle.refuses("e5-d5") == "set-down-first"
    assert castle.refuses("e5") == "room-taken"
    assert castle.refuses("b3") == "wrong-carpet"
    assert castle.refuses("b2") == "no-carpet-room"


def test_only_an_own_ghost_in_the_dungeon_can_be_released() -> None:
    """§3.7"""
    castle = Castle("..N../...../R...E/...../..S.b A y -")
    assert castle.refuses("*y") == "none-in-dungeon"
    assert castle.refuses("a1") == "nothing-to-place"


def test_a_colour_without_an_empty_room_cannot_be_released() -> None:
    """§3.7"""
    castle = Castle("..N../b.b.b/R...E/..r../r.S.r A Y -")
    assert castle.refuses("*y") == "no-free-room"


def test_a_ghost_set_down_before_its_own_opening_escapes_at_once() -> None:
    """§3.7: yellow opens to the north, towards e2."""
    castle = Castle("..N../...../R...N/...../y.S.b A Y -").does("*y", "e2")
    assert castle.heard == [SetDown(Ghost(0, "yellow"), "e2"), Escaped(Ghost(0, "yellow"), "e2")]
    assert castle.view.outside == (Ghost(0, "yellow"),)


def test_whoever_can_do_nothing_passes() -> None:
    """§3.8: A's last red ghosts are walled in by red ones."""
    castle = Castle("RrN../r..../....E/...../..S.. A - RRBBB")
    assert castle.choices == {"--"}
    castle.does("--")
    assert castle.heard == [Passed(0)]
    assert castle.acting == "B"
