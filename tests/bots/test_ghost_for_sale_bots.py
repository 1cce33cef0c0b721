"""The bots in the saleroom of Ghost for $ale: whom they beat, what they see, what they cannot know, what they say."""

import random
import re
from pathlib import Path

import pytest
from librt.random import Random

import geisterstunde.bots.ghost_for_sale.reasons
from geisterstunde.bots.bot import Bot
from geisterstunde.bots.ghost_for_sale.judgement import judgement
from geisterstunde.bots.ghost_for_sale.reasons import possible_ghosts, reason_for
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.simple import GreedyBot, RandomBot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.rules import Rules
from geisterstunde.games.ghost_for_sale.words import Options
from tests.games.ghost_for_sale.saleroom import Saleroom
from tests.laws.secrets.ghost_for_sale import OPTION_SETS, with_other_secrets

JUDGEMENT = judgement()

THINKERS = [GreedyBot(), SearchBot()]
ALL_BOTS = [RandomBot(), *THINKERS]


def lay_out(state: Rules, luck: Random) -> None:
    while state.actor() == CHANCE:
        state.roll(rolled(state.due(), luck))


def advised(bot: Bot, room: Saleroom, nodes: int, seed: int) -> str:
    return bot.advise(GAME, room.view(room.acting), Budget(nodes=nodes), seed).line[0]


def last_sale() -> Saleroom:
    """The auction of the castles, and nobody has bid yet."""
    room = Saleroom(3).at_sale().bids()
    room.chooses("TTT").declares(A="g6 g6 p1 p1 p2d p2d p2d", B="g6 p1 p1 p2d p2d p2d g5", C="p1 p1 p2d p2d p2d g5 g5")
    return room.bids(A="4>t", B="3>t", C="2>t")


@pytest.mark.parametrize("bot", THINKERS, ids=lambda bot: bot.name)
def test_they_do_not_bid_for_what_is_surely_worth_nothing(bot: Bot) -> None:
    """Only paintings of the seat itself lie beside castles 1 and 2: not a ghost, whoever lies."""
    room = Saleroom(3).at_sale().bids().chooses("TTT")
    tokens = {"A": "p1 p1 p2d p2d p2d g6 g6", "B": "g6 g6 g6d p5 p5 p5d p5d", "C": "g5 g5 p6 p6 g6d g6d g6d"}
    room.declares(**tokens).bids(A="3>t", B="2>t", C="1>t")
    for seed in range(6):
        move = advised(bot, room, 300, seed)
        assert move[-2:] not in (">1", ">2", ">3", ">4"), f"seed {seed}: {move}"


@pytest.mark.parametrize("bot", THINKERS, ids=lambda bot: bot.name)
def test_they_do_not_pass_at_once_when_castles_are_sold(bot: Bot) -> None:
    """Cards that are left at the end are worth nothing but in a tie (§10.3)."""
    room = last_sale()
    for seed in range(6):
        assert advised(bot, room, 300, seed) != "pass", f"seed {seed}"


def at_the_crystal_ball(questions: str) -> Saleroom:
    """A owns Algernon with the crystal ball, and only tokens of A lie there: two ghosts and a painting."""
    room = Saleroom(3, specials="crystal dark legend public normal portraits")
    room.reserves().chooses(questions)
    room.declares(A="g1 g1 p1", B="g3 g3 p2 p2 g3d g3d g3d", C="g3 g3 p2 p2 g3d g3d g3d").informs()
    return room.bids(A="4>1")


@pytest.mark.parametrize("bot", THINKERS, ids=lambda bot: bot.name)
@pytest.mark.parametrize(("questions", "guess"), [("TTF", "=2"), ("FTF", "=1")])
def test_they_guess_what_they_know(bot: Bot, questions: str, guess: str) -> None:
    room = at_the_crystal_ball(questions)
    for seed in range(4):
        assert advised(bot, room, 300, seed) == guess, f"seed {seed}"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", OPTION_SETS, ids=range(len(OPTION_SETS)))
def test_all_that_they_do_is_legal_in_whole_games(players: int, options: Options) -> None:
    luck = Random(players)
    state = GAME.start(players, options)
    step = 0
    while True:
        lay_out(state, luck)
        if state.actor() == NOBODY:
            break
        seat = state.to_act()[-1]
        bot = ALL_BOTS[(seat + step) % 3]
        advice = bot.advise(GAME, GAME.view(state, seat), Budget(nodes=10), step)
        assert advice.number in state.legal(seat), f"step {step}"
        assert 0.0 <= advice.chance <= 1.0
        state.apply(seat, advice.number)
        step += 1


@pytest.mark.parametrize("specials", ["off", "on"])
@pytest.mark.parametrize("bot", ALL_BOTS, ids=lambda bot: bot.name)
def test_their_advice_depends_only_on_what_the_seat_may_know(bot: Bot, specials: str) -> None:
    luck, secrets = Random(5), random.Random(5)
    state = GAME.start(4, GAME.options_from({"special_cards": specials}))
    step = 0
    while True:
        lay_out(state, luck)
        if state.actor() == NOBODY:
            break
        seat = state.to_act()[0]
        if step % 4 == 0:
            budget = Budget(nodes=30)
            advice = bot.advise(GAME, GAME.view(state, seat), budget, step)
            other = with_other_secrets(state, seat, secrets)
            assert bot.advise(GAME, GAME.view(other, seat), budget, step) == advice, f"step {step}"
        state.apply(seat, JUDGEMENT.choose(state, seat, state.legal(seat), luck))
        step += 1


def test_the_others_hear_of_a_secret_action_what_they_see_of_it() -> None:
    """Of reserved and "?" cards nothing, of a face-down card its back, of an open one all (§1.7, §11.4)."""
    room = Saleroom(4, specials="public dark legend normal portraits crystal")
    heard = [JUDGEMENT.sound(room.state, 0, action) for action in room.state.legal(0)]
    assert len(set(heard)) == 1
    room.reserves()
    assert len({JUDGEMENT.sound(room.state, 0, action) for action in room.state.legal(0)}) == 1
    room.chooses("TTTT").declares().informs()
    seat = room.state.actor()
    bids = [GAME.write(GAME.catalogue[action]) for action in room.state.legal(seat)]
    sounds = [JUDGEMENT.sound(room.state, seat, action) for action in room.state.legal(seat)]
    open_ones = [sound for bid, sound in zip(bids, sounds, strict=True) if bid.endswith(">1")]
    hidden = [sound for bid, sound in zip(bids, sounds, strict=True) if bid.endswith(">2")]
    assert len(set(open_ones)) == len(open_ones) > 2
    assert len(set(hidden)) == 2


@pytest.mark.parametrize(("bid", "question"), [("8>1", 1), ("8>4", 0)])
def test_a_bid_tells_who_probably_lies(bid: str, question: int) -> None:
    """C's ghosts lie beside Algernon and C's paintings beside Drumlochy; A has not seen C's card, but sees C's bid."""
    room = Saleroom(3).reserves().chooses("TTT")
    room.declares(C="g1 g1 p4 p4 p4d p4d").informs().does("pass", "pass", bid, "done")
    rng = Random(3)
    drawn = []
    for _ in range(200):
        world = room.state.clone()
        world.redeal(0, rng)
        JUDGEMENT.refine(world, 0, rng)
        assert (world.meaning[0], world.meaning[1]) == (1, 1), "what A knows stays"
        drawn.append(world.meaning[2])
    assert drawn.count(question) > 130


def share(first: Bot, second: Bot, players: int, games: int, nodes: int) -> float:
    """The share of games that the first wins against others, in all seats by turns; seeds 0, 1, …"""
    won = 0.0
    for number in range(games):
        state = GAME.start(players, Options())
        step = 0
        while state.actor() != NOBODY:
            seat = state.to_act()[0]
            bot = first if seat == number % players else second
            advice = bot.advise(GAME, GAME.view(state, seat), Budget(nodes=nodes), 1000 * number + step)
            state.apply(seat, advice.number)
            step += 1
        winners = list(state.winners())
        won += (number % players in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random(players: int) -> None:
    assert share(GreedyBot(), RandomBot(), players, 2 * players, 30) > 0.6


def test_search_beats_random() -> None:
    assert share(SearchBot(), RandomBot(), 3, 6, 60) > 0.6


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", OPTION_SETS, ids=range(len(OPTION_SETS)))
def test_the_chances_of_all_seats_make_about_one(players: int, options: Options) -> None:
    """Not exactly: every seat looks at the lots partly with its own eyes."""
    luck = Random(players)
    state = GAME.start(players, options)
    while True:
        lay_out(state, luck)
        if state.actor() == NOBODY:
            break
        chances = [JUDGEMENT.worth(state, seat) for seat in range(players)]
        assert all(0 < chance < 1 for chance in chances)
        assert abs(sum(chances) - 1) < 0.4
        seat = state.to_act()[0]
        state.apply(seat, JUDGEMENT.choose(state, seat, state.legal(seat), luck))


def test_who_has_seen_a_card_knows_more_about_the_ghosts() -> None:
    """A has seen B's card (§6.5) and does not know C's: two ways are left, where C's own tokens lie."""
    room = Saleroom(3).reserves().chooses("TFT")
    room.declares(A="g1", B="g1 p1 p1", C="g1").informs()
    view = room.view("A")
    assert view.players[1].question == "false"
    assert sorted(possible_ghosts(view, 0, view.lots[0])) == [3, 4]


def test_every_reason_is_given_at_some_time() -> None:
    """In random games with the extended rules, for any action; seeds 0, 1, …"""
    source = Path(geisterstunde.bots.ghost_for_sale.reasons.__file__).read_text()
    missing = set(re.findall(r'Reason\("([a-z-]+)"', source))
    assert len(missing) >= 20
    for seed in range(40):
        luck = Random(seed)
        state = GAME.start(3 + seed % 3, OPTION_SETS[1 + seed % 2])
        while missing:
            lay_out(state, luck)
            if state.actor() == NOBODY:
                break
            seat = state.to_act()[0]
            view = GAME.view(state, seat)
            legal = list(state.legal(seat))
            reasons = [reason_for(view, GAME.catalogue[action]) for action in legal]
            missing -= {reason.key for reason in reasons if reason is not None}
            state.apply(seat, legal[luck.randrange(len(legal))])
    assert not missing
