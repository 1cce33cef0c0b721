"""How the bots play Rest in Peace: moves that anybody would see, fairness, strength, and reasons."""

import random
from collections.abc import Callable

import pytest
from librt.random import Random

import geisterstunde
from geisterstunde.bots.bot import Bot
from geisterstunde.bots.rest_in_peace.judgement import judgement
from geisterstunde.bots.rest_in_peace.reasons import reason_for
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.simple import GreedyBot, RandomBot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import rolled
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.notation import read, write
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import play, rest_of_family, scene
from tests.laws.secrets.rest_in_peace import OPTION_SETS, with_other_secrets

JUDGEMENT = judgement()

BOTS: tuple[Bot, ...] = (RandomBot(), GreedyBot(), SearchBot())
THINKERS = BOTS[1:]
SEEDS = (1, 2, 3)


def advised(bot: Bot, state: Rules, nodes: int, seed: int) -> str:
    """What a bot proposes to whoever acts, in notation."""
    seat = state.actor()
    return write(GAME.catalogue[bot.advise(GAME, GAME.view(state, seat), Budget(nodes=nodes), seed).number])


def by_name(bot: Bot) -> str:
    return bot.name


# Moves that anybody would see


def match_point() -> Rules:
    """B has spent its last ghost and leads by 3 to 0; A has a 4, and this castle is its third."""
    state = scene("1 4", "3", won="Ac Ac", tokens="cvvvvvvccc", starter="B", a_pile="1 1 2 2", b_pile="1 1 2 2")
    play(state, "B 3 hold")
    return state


def about_to_lose() -> Rules:
    """B leads by 2 to 0 and needs only this villa; A can still take the lead."""
    state = scene("1 3 5", "1 2", won="Bv Bv Bv", tokens="vvvcccccvv", starter="B", a_pile="1 1 2 2", b_pile="1 1 2 2")
    play(state, "B 2 hold")
    return state


def hopeless() -> Rules:
    """B leads by 6 to 0; A's ghosts count 5 in all."""
    state = scene("1 1 3", "1 6", starter="B", a_pile=rest_of_family("1 1 3"), b_pile=rest_of_family("1 6"))
    play(state, "B 6 hold")
    return state


def in_front() -> Rules:
    """A has just taken the lead."""
    state = scene("1 2 3", "1 2", a_pile=rest_of_family("1 2 3"), b_pile=rest_of_family("1 2"), starter="B")
    play(state, "B 2 hold", "A 3")
    return state


def last_word() -> Rules:
    """After the ninth round A may lay a card; at the tenth B waits with a 3 for all to see, and A needs more."""
    state = scene("1 6", "2", end="Bp5", round=9, tokens="cccvvvvvvc")
    play(state, "A out")
    return state


def only_harm() -> Rules:
    """The same with a 3 of A's own there: the 1 wins, a psychic that plays dead would lose."""
    state = scene("1 p22", "2", end="Bp5 A3", round=9, tokens="cccvvvvvvc")
    play(state, "A out")
    return state


OBVIOUS: list[tuple[Callable[[], Rules], set[str]]] = [
    (match_point, {"g4"}),
    (about_to_lose, {"g3", "g5", "g1"}),
    (hopeless, {"out"}),
    (in_front, {"hold"}),
    (last_word, {"_6"}),
    (only_harm, {"_1"}),
]


@pytest.mark.parametrize("bot", THINKERS, ids=by_name)
@pytest.mark.parametrize(("position", "good"), OBVIOUS, ids=lambda value: getattr(value, "__name__", ""))
def test_the_obvious_is_found(bot: Bot, position: Callable[[], Rules], good: set[str]) -> None:
    for seed in SEEDS:
        assert advised(bot, position(), 400, seed) in good, f"seed {seed}"


def test_a_round_that_wins_is_played_to_its_end() -> None:
    """Whatever it takes: both thinkers win the castle that they can win."""
    for bot in THINKERS:
        state = match_point()
        for seed in SEEDS:
            if state.actor() == 0:
                state.apply(0, GAME.catalogue.number(read(advised(bot, state, 400, seed))))
        play(state, "B out")
        assert state.winner == 0


# What the search leaves out


def looked_at(state: Rules) -> set[str]:
    seat = state.actor()
    return {write(GAME.catalogue[number]) for number in JUDGEMENT.worth_a_look(state, seat, state.legal(seat))}


def test_ghosts_of_one_turn_are_looked_at_from_the_largest_on() -> None:
    state = scene("1 2 3", "6", starter="B")
    play(state, "B 6 hold")
    assert looked_at(state) == {"out"}
    state = scene("1 2 3 5", "6", starter="B")
    play(state, "B 6 hold")
    assert looked_at(state) == {"g1", "g2", "g3", "g5", "out"}
    play(state, "A 3")
    assert looked_at(state) == {"g1", "g2", "out"}


def test_after_a_ghost_that_chance_chose_all_others_are_looked_at() -> None:
    state = scene("1 1 3", "4 p6", starter="B")
    play(state, "B p6 4 hold", "A ?", "* 0")
    assert looked_at(state) >= {"g1", "g3"}


def test_a_lead_just_paid_for_is_not_given_up() -> None:
    assert looked_at(in_front()) == {"g1", "g2", "hold"}


def test_psychics_that_do_nothing_at_the_end_are_not_laid_there() -> None:
    state = scene("1 p1 p8 p13 p22", "2")
    play(state, "A out")
    assert looked_at(state) & {"_p1", "_p8", "_p13", "_p22"} == {"_p8"}


def test_beside_psychic_29_every_card_counts_and_may_be_laid() -> None:
    state = scene("1 p1 p22", "2 p29")
    play(state, "A out")
    assert looked_at(state) >= {"_p1", "_p22"}


# Always legal, never unfair


@pytest.mark.parametrize("options", OPTION_SETS, ids=range(len(OPTION_SETS)))
def test_all_that_they_do_is_legal_in_whole_games(options: Options) -> None:
    for first in range(len(BOTS)):
        luck = Random(70 + first)
        state = GAME.start(2, options)
        for seed in range(GAME.longest(2, options)):
            while state.actor() == CHANCE:
                state.roll(rolled(state.due(), luck))
            if state.actor() < 0:
                break
            seat = state.actor()
            bot = BOTS[(first + seat) % len(BOTS)]
            advice = bot.advise(GAME, GAME.view(state, seat), Budget(nodes=12), seed)
            assert advice.number in state.legal(seat)
            assert 0 <= advice.chance <= 1
            assert 0 <= JUDGEMENT.worth(state, seat) <= 1
            assert JUDGEMENT.worth(state, 0) + JUDGEMENT.worth(state, 1) == pytest.approx(1)
            assert all(number in state.legal(seat) for number in JUDGEMENT.worth_a_look(state, seat, state.legal(seat)))
            state.apply(seat, advice.number)
        assert state.actor() < 0


@pytest.mark.parametrize("options", OPTION_SETS, ids=range(len(OPTION_SETS)))
def test_advice_is_the_same_whatever_is_hidden(options: Options) -> None:
    """Seed 5: two worlds that differ only in what the seat may not know."""
    luck, others = Random(5), random.Random(5)
    state = GAME.start(2, options)
    step = compared = 0
    while state.actor() != -2:
        if state.actor() == CHANCE:
            state.roll(rolled(state.due(), luck))
            continue
        seat = state.actor()
        if step % 6 == 0:
            other = with_other_secrets(state, seat, others)
            for bot in BOTS:
                advice = bot.advise(GAME, GAME.view(state, seat), Budget(nodes=30), step)
                assert advice == bot.advise(GAME, GAME.view(other, seat), Budget(nodes=30), step), f"step {step}"
                compared += 1
        legal = state.legal(seat)
        state.apply(seat, JUDGEMENT.choose(state, seat, legal, luck))
        step += 1
    assert compared > 10


def test_a_ghost_laid_face_down_sounds_like_any_other() -> None:
    state = scene("1 3 6 p8", "2")
    play(state, "A out")
    sounds = {write(GAME.catalogue[n]): JUDGEMENT.sound(state, 0, n) for n in state.legal(0)}
    assert sounds["_1"] == sounds["_3"] == sounds["_6"]
    others = {move: sound for move, sound in sounds.items() if move not in ("_1", "_3", "_6")}
    assert others == {move: GAME.catalogue.number(read(move)) for move in others}
    assert {"_p8", "-"} < set(others)


# Strength


def share(first: Bot, second: Bot, nodes: int, games: int) -> float:
    """The share that the first bot wins; every deal twice, with seats swapped; seeds from 300 on."""
    won = 0.0
    for number in range(games):
        luck = Random(300 + number // 2)
        state = GAME.start(2, Options())
        step = 0
        while state.actor() != -2:
            seat = state.actor()
            if seat == CHANCE:
                state.roll(rolled(state.due(), luck))
                continue
            bot = first if (seat + number) % 2 == 0 else second
            advice = bot.advise(GAME, GAME.view(state, seat), Budget(nodes=nodes), 1000 * number + step)
            state.apply(seat, advice.number)
            step += 1
        winners = list(state.winners())
        won += (number % 2 in winners) / len(winners)
    return won / games


def test_greedy_beats_random() -> None:
    assert share(GreedyBot(), RandomBot(), 1, 24) >= 0.85


def test_search_beats_greedy() -> None:
    """The compiled build has time for more games; with so many they tell more than luck."""
    is_fast = geisterstunde.build() == "compiled"
    assert share(SearchBot(), GreedyBot(), 80, 100 if is_fast else 10) >= (0.58 if is_fast else 0.4)


# Reasons


def reason(state: Rules, move: str) -> str:
    said = reason_for(GAME.view(state, state.actor()), read(move))
    return "" if said is None else said.key.removeprefix("rest-")


def leading(a: str, *, tokens: str = "vvvvvvcccc", won: str = "", b: str = "1 1 3", ahead: str = "3") -> Rules:
    """B leads the round with one ghost, and A acts."""
    state = scene(a, b, starter="B", tokens=tokens, won=won)
    play(state, f"B {ahead} hold")
    return state


def test_reasons_to_play_a_card() -> None:
    plain = leading("1 2 4 5 6 p3 p5 p14 p18 p13")
    assert reason(plain, "g4") == "cheapest"
    assert reason(plain, "g5") == ""
    assert reason(plain, "g6") == "raise"
    assert reason(plain, "g2") == "together"
    assert reason(plain, "p3") == "looks"
    assert reason(plain, "p14") == "binds"
    assert reason(plain, "p13") == "psychic-leads"
    assert reason(plain, "p5") == reason(plain, "p18") == ""
    assert reason(leading("4", won="Av Av Av", tokens="vvvvvvcccc"), "g4") == "match-point"
    assert reason(leading("4", won="Bv Bv Bv", tokens="vvvvvvcccc"), "g4") == "must-fight"


def test_reasons_count_what_cards_are_worth_now() -> None:
    state = leading("2 4 p8", b="1 2", ahead="2")
    assert reason(state, "g2") == "together"
    play(state, "A p8")
    assert reason(state, "g2") == "cheapest"


def test_reasons_to_stop() -> None:
    assert reason(in_front(), "hold") == "hold"
    assert reason(hopeless(), "out") == "out-of-reach"
    assert reason(leading("1 4"), "out") == "saves"
    assert reason(leading("1 p3"), "out") == "saves"


def test_reasons_at_the_end_of_a_round() -> None:
    state = scene("1 6 p8", "2")
    play(state, "A out")
    assert reason(state, "_1") == "lays-small"
    assert reason(state, "_6") == "lays-large"
    assert reason(state, "-") == "keeps"
    assert reason(state, "_p8") == ""


def test_reasons_for_choices_of_psychics() -> None:
    state = leading("1 p11 p18")
    play(state, "A p11")
    assert reason(state, "x3") == "removes"
