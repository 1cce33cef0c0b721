"""Notation (§8.1), prompts, refusals and limits of Ghoosty!."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.playout import play_out
from geisterstunde.core.words import Prompt, Refusal, Refused
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.words import (
    DrawFromHouse,
    Options,
    Pass,
    Play,
    PlayTom,
    TakeCemetery,
    TryLuck,
)
from tests.games.ghoosty.night import MATCH, night, play, table


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("7", Play(7)),
        ("14", Play(14)),
        ("7x2", Play(7, 2)),
        ("7x2+m", Play(7, 2, 1)),
        ("7+m2", Play(7, 1, 2)),
        ("tom", PlayTom()),
        ("luck", TryLuck()),
        ("take", TakeCemetery()),
        ("house", DrawFromHouse()),
        ("pass", Pass()),
    ],
)
def test_actions_are_written_short(text: str, action: Play) -> None:
    """§8.1"""
    assert GAME.read(text) == action
    assert GAME.write(action) == text


def test_reading_forgives_capitals_and_spaces() -> None:
    """§8.1"""
    assert GAME.read(" 7X2 + M ") == Play(7, 2, 1)
    assert GAME.read("7x1") == Play(7)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (
            "ghost",
            Refusal("unreadable-move", {"text": "ghost", "examples": "7, 7x2, 7x2+m, tom, luck, take, house, pass"}),
        ),
        ("15", Refusal("no-such-ghost", {"value": 15})),
        ("0", Refusal("no-such-ghost", {"value": 0})),
        ("7x5", Refusal("not-so-many", {"value": 7, "count": 5, "mimis": 0})),
        ("7+m5", Refusal("not-so-many", {"value": 7, "count": 1, "mimis": 5})),
    ],
)
def test_what_can_never_be_played_is_refused_when_it_is_read(text: str, refusal: Refusal) -> None:
    """§8.1, §1.1"""
    with pytest.raises(Refused) as caught:
        GAME.read(text)
    assert caught.value.refusal == refusal


def test_prompts_say_whose_turn_it_is_and_what_lies_on_top() -> None:
    before = night("9 9 4 4/9", cemetery="7 7m", crypt="5 5", houses="2/2")
    assert GAME.prompt(table(before)) == Prompt("turn-before-midnight", {"seat": 0, "top": 7, "crypt": 2})
    after = night("9 9/9", houses="2/2")
    assert GAME.prompt(table(after)) == Prompt("turn-after-midnight", {"seat": 0, "top": 0})
    empty = night("/9", houses="2 2/2")
    assert GAME.prompt(table(empty)) == Prompt("turn-house", {"seat": 0, "top": 0, "house": 2})


def test_prompts_announce_a_deal_and_the_end() -> None:
    state = GAME.start(2, Options())
    assert GAME.prompt(table(state)) == Prompt("deal", {"round": 1})
    state.roll(vec[i64]([1]))
    assert GAME.prompt(table(state)) == Prompt("deal", {"round": 1})
    over = night("9/9 9")
    play(over, "9")
    assert GAME.prompt(table(over)) == Prompt("over")


def test_refusals_name_what_was_tried_and_what_is_there() -> None:
    state = night("5 5 m/9", cemetery="12")
    assert GAME.why_not(state, 0, Play(5)) == Refusal("top-is-scary", {"value": 5, "top": 12})
    assert GAME.why_not(state, 0, Play(5, 3)) == Refusal("too-few-in-hand", {"value": 5, "count": 3, "held": 2})
    assert GAME.why_not(state, 0, Play(5, 1, 2)) == Refusal("too-few-mimis", {"count": 2, "held": 1})
    assert GAME.why_not(state, 0, DrawFromHouse()) == Refusal("house-after-hand", {"cards": 3})


@pytest.mark.parametrize(("players", "options"), [(2, Options()), (6, Options()), (3, MATCH), (6, MATCH)])
def test_no_game_is_longer_than_it_says(players: int, options: Options) -> None:
    """§6.4, §7.7"""
    state = GAME.start(players, options)
    assert play_out(state, Random(players)) <= GAME.longest(players, options)


def test_the_longest_round_is_counted_from_the_no_progress_rule() -> None:
    """§6.4: with four players 46 draws, 18 exiles and 3 leaves, before each of them and at last 600 actions."""
    assert GAME.longest(4, Options()) == 1 + 1 + (46 + 18 + 3 + 1) * 600
    assert GAME.longest(4, MATCH) == 1 + 15 * (1 + 68 * 600)


def test_in_a_game_of_the_first_rules_all_share_a_round_that_nobody_has_left() -> None:
    """§6.5"""
    assert GAME.options_of(1, {"no_progress_limit": 50}) == Options(no_progress_limit=50, nobody_left="all-share")
    assert GAME.options_of(GAME.rules_version, {}) == Options()
