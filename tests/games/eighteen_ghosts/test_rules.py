"""18 Ghosts in the order of the rulebook; the § are those of docs/rules/18-ghosts.md."""

import pytest

from geisterstunde.core.contract import CHANCE, fall
from geisterstunde.core.words import Event, GameEnded, Refused, Result
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
from tests.games.eighteen_ghosts.castle import Castle

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

START = """
    B R N b r
    Y . y . Y
    R B r b E
    B . y . R
    Y r S b y   A - -
"""


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


# §4 Portals and flight


def test_a_ghost_does_not_leave_by_another_colours_portal() -> None:
    """§4.1: the red portal opens to d1, where a blue ghost arrives."""
    castle = Castle("..E.B/...../....E/...../..S.. A - -").does("e1-d1")
    assert castle.view.castle == {"d1": Ghost(0, "blue")}


def test_a_portal_turns_clockwise_through_all_four_sides() -> None:
    """§4.2"""
    facings = []
    for facing in "NESW":
        castle = Castle(f"..{facing}../...../.RY.E/...../..S.. A - -").does("b3xc3")
        facings.append(castle.view.portals["red"])
    assert facings == ["east", "south", "west", "north"]


def test_escapes_turn_no_portal() -> None:
    """§4.2"""
    castle = Castle("..E.R/...../....E/...../..S.. A - -").does("e1-d1")
    assert castle.view.portals == {"red": "east", "blue": "south", "yellow": "east"}


@pytest.mark.parametrize(
    ("ghost", "portals", "room"),
    [
        ("R", "ESE", "d1"),
        ("R", "SSE", "c2"),
        ("R", "WSE", "b1"),
        ("B", "NWE", "b5"),
        ("B", "NNE", "c4"),
        ("B", "NEE", "d5"),
        ("Y", "NSS", "e4"),
        ("Y", "NSW", "d3"),
        ("Y", "NSN", "e2"),
    ],
)
def test_before_an_opening_lies_exactly_one_room(ghost: str, portals: str, room: str) -> None:
    """§4.3: the whole turning table; from every other room nobody escapes."""
    red, blue, yellow = tuple(portals)
    for start in set(ROOMS) - {"c1", "c5", "e3", room}:
        rooms = dict.fromkeys(ROOMS, ".") | {"c1": red, "c5": blue, "e3": yellow, start: ghost}
        castle = Castle("".join(rooms.values()) + " A - -")
        for move in castle.choices:
            outside = Castle("".join(rooms.values()) + " A - -").does(move).view.outside
            assert bool(outside) == move.endswith(room), f"{move} at {portals}"


def test_a_ghost_beside_a_portal_that_turns_to_it_escapes_whoever_owns_it() -> None:
    """§4.3: the picture of the rulebook, a red ghost on c2 when the red portal opens downwards."""
    castle = Castle("..E../..r../RY..E/...../..S.b A - -").does("a3xb3")
    assert castle.heard[-2:] == [PortalTurned("red", "south"), Escaped(Ghost(1, "red"), "c2")]
    assert castle.view.outside == (Ghost(1, "red"),)


def test_ghosts_in_the_dungeon_are_not_before_the_yellow_portal() -> None:
    """§4.3"""
    castle = Castle("..N../...../R...E/...../..S.. A Y -").does("a3-a4")
    assert castle.view.dungeon == (Ghost(0, "yellow"),)


def test_two_ghosts_can_escape_by_one_fight() -> None:
    """§4.4: A's red ghost beats blue before the red opening on d1; the blue portal turns to b5."""
    castle = Castle("..EbR/...../....E/...../.bS.. A - -").does("e1xd1")
    assert castle.heard[-2:] == [Escaped(Ghost(0, "red"), "d1"), Escaped(Ghost(1, "blue"), "b5")]


def test_escapes_do_not_chain() -> None:
    """§4.4: the winner's escape frees nobody else and turns nothing."""
    castle = Castle("..EbR/...../....E/...../..Sb. A - -").does("e1xd1")
    assert castle.tags() == ["Attacked", "Beaten", "PortalTurned", "Escaped"]
    assert castle.view.portals == {"red": "east", "blue": "west", "yellow": "east"}


def test_a_beaten_attacker_does_not_slip_out_first() -> None:
    """§4.5: red walks before its own opening on d1, but yellow is there and beats it."""
    castle = Castle("..EyR/...../....E/...../..S.. A - -").does("e1xd1")
    assert castle.view.dungeon == (Ghost(0, "red"),)
    assert castle.view.outside == ()
    assert castle.view.portals["red"] == "south"


def test_a_winning_defender_holds_its_room() -> None:
    """§3.6, §4.5: it is the red portal that turns, and the yellow one opens to e4, not to d3."""
    castle = Castle("..N../...../..RyS/...../..S.. A - -").does("c3xd3")
    assert castle.view.castle == {"d3": Ghost(1, "yellow")}
    assert castle.view.portals == {"red": "east", "blue": "south", "yellow": "south"}


# §5 The end


def test_one_ghost_of_each_colour_outside_wins() -> None:
    """§5.1"""
    castle = Castle("..E.R/...../....E/...../..S.b A - BY").does("e1-d1")
    assert castle.winner == "A"
    assert castle.result == Result((1.0, 0.0), (0,), "all-colours-out")
    assert castle.heard[-1] == GameEnded(Result((1.0, 0.0), (0,), "all-colours-out"))
    assert castle.acting == "nobody"


def test_three_ghosts_of_two_colours_do_not_win() -> None:
    """§5.1"""
    assert Castle("..E.R/...../....E/...../..S.b A - RB").does("e1-d1").winner is None


def test_one_can_win_in_the_opponents_turn() -> None:
    """§5.2"""
    castle = Castle("..E../..r../RY..E/...../..S.. A - by").does("a3xb3")
    assert castle.winner == "B"


def test_if_both_complete_by_the_same_action_the_active_player_wins() -> None:
    """§5.3"""
    castle = Castle("..EbR/...../....E/...../.bS.. A - BYry").does("e1xd1")
    assert castle.tags()[-3:] == ["Escaped", "Escaped", "GameEnded"]
    assert castle.winner == "A"
    mirrored = Castle("..EBr/...../....E/...../.BS.. B - RYby").does("e1xd1")
    assert mirrored.winner == "B"


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    """§5.4: the position after placement counts as the first."""
    castle = Castle(START)
    castle.does("b1-b2", "d1-d2", "b2-b1", "d2-d1")
    castle.does("b1-b2", "d1-d2", "b2-b1")
    assert castle.winner is None
    castle.does("d2-d1")
    assert castle.winner == "draw"
    assert castle.result == Result((0.5, 0.5), (0, 1), "repetition")


def test_another_side_to_act_is_another_position() -> None:
    """§5.4: A's way through three mirrors takes three turns, B's way to and fro two: the same castle, B to act."""
    castle = Castle("..N../.R.../....E/...../..S.b A - -")
    for _ in range(2):
        castle.does("b2-b4", "e5-e4", "b4-d4", "e4-e5", "d4-b2")
        assert castle.view.castle == {"b2": Ghost(0, "red"), "e5": Ghost(1, "blue")}
        castle.does("e5-e4", "b2-b4", "e4-e5", "b4-d4", "e5-e4", "d4-b2", "e4-e5")
    assert castle.winner == "draw"
    assert castle.view.turn == 24


def test_an_escape_starts_the_count_anew() -> None:
    """§5.4: no earlier position can come back."""
    castle = Castle("R.E.R/...../....E/...../..S.b A - -").does("e1-d1")
    assert len(castle.view.past) == 1


def test_a_position_neither_can_win_is_a_draw() -> None:
    """§5.5: red faces the wall for ever once the last yellow ghost, red's only hunter, has fled; both need red."""
    castle = Castle("R.N../b..../..Y.W/...../r.S.. A - BYYbyyy").does("c3-d3")
    assert castle.tags()[-2:] == ["Escaped", "GameEnded"]
    assert castle.winner == "draw"
    assert castle.result is not None
    assert castle.result.reason == "dead-position"


def test_a_study_without_hunters_is_a_draw_too() -> None:
    """§5.5, §7.2: there is no yellow ghost at all, and both need red."""
    assert Castle("R.N../b..../....E/.B.../r.W.. A - -").does("b4-b5").winner == "draw"


def test_it_goes_on_while_one_of_them_can_still_win() -> None:
    """§5.5: A already has a red ghost outside and only needs blue, whose portal can still turn."""
    castle = Castle("R.N../b..../..Y.W/...../r.S.B A - RYYyyy").does("c3-d3")
    assert castle.winner is None


def test_it_goes_on_while_the_portal_is_open() -> None:
    """§5.5: the red portal never turns again, but it is open to d1."""
    castle = Castle("R.E../b..../..Y.W/...../r.S.B A - YYyyy").does("c3-d3")
    assert castle.winner is None


def test_a_limit_of_turns_is_a_draw() -> None:
    """§5.6"""
    castle = Castle("R.N../...../....E/...../..S.b A - -", Options(turn_limit=3))
    castle.does("a1-b1", "e5-e4")
    assert castle.winner is None
    castle.does("b1-b2")
    assert castle.result == Result((0.5, 0.5), (0, 1), "turn-limit")


# §6 The short game


def test_in_the_short_game_any_three_ghosts_outside_win() -> None:
    """§6.1"""
    castle = Castle("..E.R/...../....E/...../..S.b A - RR", Options(goal="three")).does("e1-d1")
    assert castle.result == Result((1.0, 0.0), (0,), "three-out")


def test_in_the_short_game_somebody_has_won_before_a_portal_is_shut_for_ever() -> None:
    """§5.5, §6.1: the last of red's hunters escapes, and its owner has three outside."""
    castle = Castle("R.N../b..../..Y.W/...../r.S.B A - YYyy", Options(goal="three")).does("c3-d3")
    assert castle.winner == "A"


# §7 Notation


def test_moves_are_read_as_they_are_written() -> None:
    """§7.1"""
    assert Castle(START).does("b1-b2").position == "B.Nbr/YRy.Y/RBrbE/B.y.R/YrSby B - -"
    assert Castle("..N../.R.../....E/...../..S.b A Y -").choices >= {"b2-d4", "*y"}
    assert Castle(START).refuses("b1 to b2") == "unreadable-move"
    assert Castle(START).refuses("f1") == "unreadable-move"


def test_positions_are_read_as_they_are_written() -> None:
    """§7.2"""
    for position in ("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -", "..N../...../R...E/...../..S.b B+y Yb Rr"):
        assert Castle(position).position == position
    assert Castle().does("b1").position == ".RN../...../....E/...../..S.. B+ - -"
    assert Castle(Castle().does("b1").position).acting == "B"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby",
        "BRNbr/Y.y.Y/RBrbE/B.y.R/YrSb A - -",
        "BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby C - -",
        "BRXbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -",
        "GRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -",
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    """§7.2"""
    with pytest.raises(Refused, match="unreadable-position"):
        Castle(text)


def test_a_position_with_too_many_ghosts_is_refused() -> None:
    """§1.3, §7.2"""
    with pytest.raises(Refused, match="too-many-ghosts"):
        Castle("RRNRR/...../....E/...../..S.. A - -")
