"""18 Ghosts from the portals to the notation; the § are those of docs/rules/18-ghosts.md."""

import pytest

from geisterstunde.core.words import GameEnded, Refused, Result
from geisterstunde.games.eighteen_ghosts.box import ROOMS
from geisterstunde.games.eighteen_ghosts.words import (
    Escaped,
    Ghost,
    Options,
    PortalTurned,
)
from tests.games.eighteen_ghosts.castle import START, Castle

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
