"""The bots at the table of Ghosts: whom they beat, what they see, what they cannot know, and what they say."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import geisterstunde.bots.ghosts.reasons
from geisterstunde.bots.bot import Bot
from geisterstunde.bots.ghosts.judgement import ODDS_FOR_TWO, crowd, judgement, points_to_come, stuck_at_seven
from geisterstunde.bots.ghosts.reasons import reason_for
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.simple import GreedyBot, RandomBot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import rolled
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.notation import read
from geisterstunde.games.ghosts.rules import Rules
from geisterstunde.games.ghosts.words import CARDS, Options, View
from tests.games.ghosts.scene import FOG_HAND, Scene, kinds
from tests.laws.secrets.ghosts import OPTION_SETS, with_other_secrets

JUDGEMENT = judgement()

ONE_ROUND = Options(rounds=1)
THINKERS = [GreedyBot(), SearchBot()]
ALL_BOTS = [RandomBot(), *THINKERS]


def shuffle(state: Rules, luck: Random) -> None:
    while state.actor() == CHANCE:
        state.roll(rolled(state.due(), luck))


def advised(bot: Bot, scene: Scene, nodes: int, seed: int) -> str:
    view = scene.view(scene.turn)
    return bot.advise(GAME, view, Budget(nodes=nodes), seed).line[0]


def stuck_opponent() -> Scene:
    """Fear 6 on yellow; Ben's last card must be the k3: it fits on k1, not on the mirror y2."""
    scene = Scene("Anna: b3 y2 k1", "Ben: y3 k3", late=True, options=ONE_ROUND)
    return scene.play("Anna b3", "Ben y3")


def stuck_behind() -> Scene:
    """Fear 7 on red; Cleo's last card w3 does not fit, and behind Anna comes Ben without cards: fog ends the round."""
    scene = Scene("Anna: r3 r2 fog", "Ben: b3", "Cleo: r1 w3", late=True, options=ONE_ROUND)
    return scene.play("Anna r3", "Ben b3", "Cleo r1")


@pytest.mark.parametrize("bot", THINKERS, ids=lambda bot: bot.name)
@pytest.mark.parametrize(("scene", "move"), [(stuck_opponent, "y2"), (stuck_behind, "r2")])
def test_they_leave_the_pile_to_somebody_who_must_take_it(bot: Bot, scene: Callable[[], Scene], move: str) -> None:
    for seed in range(10):
        assert advised(bot, scene(), 300, seed) == move, f"seed {seed}"


@pytest.mark.parametrize("bot", THINKERS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_they_never_take_a_low_pile_when_a_ghost_fits(bot: Bot, players: int) -> None:
    """The first ten cards of twelve deals: a pile of fear 3 at most can hardly become one's own."""
    checked = 0
    for deal in range(12):
        luck = Random(deal)
        state = GAME.start(players, Options())
        shuffle(state, luck)
        while state.laid_count < 10:
            seat = state.to_act()[0]
            view = GAME.view(state, seat)
            number = bot.advise(GAME, view, Budget(nodes=120), 100 * deal + state.laid_count).number
            if 0 < view.fear <= 3 and any(card.family != "fog" for card in view.hand):
                assert GAME.write(GAME.catalogue[number]) != "take", f"deal {deal}, card {state.laid_count}"
                checked += 1
            state.apply(seat, number)
    assert checked > 5


@pytest.mark.parametrize("bot", THINKERS, ids=lambda bot: bot.name)
def test_they_give_back_all_that_they_may(bot: Bot) -> None:
    options = Options(rounds=2, give_back="choose")
    scene = Scene("Anna: r1", "Ben: b3", late=True, options=options).play("Anna r1", "Ben b3")
    assert scene.choices("Anna") == {"back 0", "back 1"}
    scene.state.points[0] = 5
    for seed in range(5):
        assert advised(bot, scene, 100, seed) == "back 3", f"seed {seed}"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hand_of_fog_gets_a_legal_answer(seat: int) -> None:
    hands = ["r1 r2 r3 b1 b2", "g1 g2 g3 w1 w2", "k1 k2 k3 y1 y2"]
    hands[seat] = FOG_HAND
    names = ("Anna", "Ben", "Cleo")
    scene = Scene(*(f"{name}: {hand}" for name, hand in zip(names, hands, strict=True)), keep=False)
    for bot in ALL_BOTS:
        assert bot.advise(GAME, scene.view(names[seat]), Budget(nodes=200), 1).line[0] in ("keep", "redraw")


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", OPTION_SETS, ids=range(len(OPTION_SETS)))
def test_all_that_they_do_is_legal_in_whole_games(players: int, options: Options) -> None:
    luck = Random(players)
    state = GAME.start(players, options)
    budget = Budget(nodes=8)
    step = 0
    while True:
        shuffle(state, luck)
        if state.actor() < 0:
            break
        seat = state.to_act()[-1]
        bot = ALL_BOTS[(seat + step) % 3]
        advice = bot.advise(GAME, GAME.view(state, seat), budget, step)
        assert advice.number in state.legal(seat), f"step {step}"
        assert 0.0 <= advice.chance <= 1.0
        state.apply(seat, advice.number)
        step += 1


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bot", ALL_BOTS, ids=lambda bot: bot.name)
def test_their_advice_depends_only_on_what_the_seat_may_know(bot: Bot, players: int) -> None:
    luck, secrets = Random(5), random.Random(5)
    state = GAME.start(players, Options())
    for seed in range(90):
        shuffle(state, luck)
        seat = state.to_act()[0]
        advice = bot.advise(GAME, GAME.view(state, seat), Budget(nodes=40), seed)
        if seed % 3 == 0:
            other = with_other_secrets(state, seat, secrets)
            assert bot.advise(GAME, GAME.view(other, seat), Budget(nodes=40), seed) == advice, f"seed {seed}"
        state.apply(seat, advice.number)


def share(first: Bot, second: Bot, players: int, games: int, nodes: int) -> float:
    """The share of one-round games that the first wins against others, in all seats by turns; seeds 0, 1, …"""
    won = 0.0
    for number in range(games):
        luck = Random(number // players)
        state = GAME.start(players, ONE_ROUND)
        step = 0
        while True:
            shuffle(state, luck)
            if state.actor() < 0:
                break
            seat = state.to_act()[0]
            bot = first if seat == number % players else second
            seed = 1000 * number + step
            state.apply(seat, bot.advise(GAME, GAME.view(state, seat), Budget(nodes=nodes), seed).number)
            step += 1
        winners = list(state.winners())
        won += (number % players in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    assert share(GreedyBot(), RandomBot(), players, 24, 24) > 0.75


@pytest.mark.parametrize("players", [2, 4])
def test_search_beats_random(players: int) -> None:
    assert share(SearchBot(), RandomBot(), players, 16, 40) > 0.75


def test_the_chances_of_all_seats_make_one() -> None:
    for players in range(2, 7):
        for options in OPTION_SETS:
            luck = Random(players)
            state = GAME.start(players, options)
            while state.actor() != -2:
                shuffle(state, luck)
                if state.actor() < 0:
                    break
                chances = [JUDGEMENT.worth(state, seat) for seat in range(players)]
                assert abs(sum(chances) - 1) < 1e-9
                seat = state.to_act()[0]
                state.apply(seat, JUDGEMENT.choose(state, seat, state.legal(seat), luck))


def test_who_is_stuck_at_seven_is_found_with_fog_and_mirrors() -> None:
    """Anna has a mirror, Cleo then a fog, and Ben, to whom it goes on counterclockwise, nothing."""
    hands = ("Anna: r3 r2 w1 w2 w3", "Ben: b3 g1 g2 g3 k1", "Cleo: r1 fog y1 y2 y3")
    scene = Scene(*hands, draw="w1 w2 w3").play("Anna r3", "Ben b3", "Cleo r1")
    state = scene.state
    assert (state.fear, scene.turn) == (7, "Anna")
    crowds = vec[i64]([crowd(state, seat) for seat in range(3)])
    assert stuck_at_seven(state, crowds) == (1, 2)


def test_fog_in_the_hand_means_fewer_points_to_come() -> None:
    with_fog = Scene("Anna: fog fog r1 b2 g3", "Ben: r2 b1 g2 w3 k1")
    without = Scene("Anna: y1 w2 r1 b2 g3", "Ben: r2 b1 g2 w3 k1")
    expected = [points_to_come(scene.state, ODDS_FOR_TWO)[0] for scene in (with_fog, without)]
    assert expected[0] < expected[1] - 0.3


SAID = [
    # What lies there already, the hand of Anna who is to act, what she does, and the reason.
    ("", "r1 r2 b1 g1 w1", "r2", "pile-opens-with-more"),
    ("", "r3 b2 g1 w1 k1", "r3", "pile-opens-high"),
    ("", "r2 b2 g1 w1 k1", "r2", None),
    ("b3 g2", "r2 r1 w3 k3 y3", "r2", "pile-seven-with-more"),
    ("b3 g2", "r2 y1 w3 k3 y3", "r2", "pile-seven"),
    ("b3 g2", "r1 k1 w3 k3 y3", "r1", "pile-six"),
    ("b1", "r3 k1 w3 k3 y3", "r3", "pile-three-still-fits"),
    ("b3 g2", "r1 fog w3 k3 y3", "r1", "pile-only-ghost"),
    ("b3 g3", "g1 g2 w3 k3 y3", "g1", "pile-only-mirror"),
    ("b3 g2", "g1 r1 w3 k3 y3", "g1", "pile-mirror"),
    ("b3 g3", "fog r2 w3 k3 y3", "fog", "pile-only-fog"),
    ("b3 g2", "fog r1 w3 k3 y3", "fog", "pile-fog"),
    ("b3 g3", "fog r2 w3 k3 y3", "take", "pile-saves-fog"),
    ("b3 g3 k1", "k2 r2 w3 k3 y3", "take", "pile-saves-cards"),
    ("b3 g2", "k1 r2 w3 k3 y3", "take", "pile-takes-early"),
    ("b1", "r1 k1 w3 k3 y3", "r1", None),
]


def lying(pile: str, hand: str) -> View:
    """The view of Anna, who is to act with this hand when these ghosts lie there, each of another family."""
    ghosts = tuple(CARDS[number] for number in kinds(pile))
    view = Scene("Anna: r1 r2 r3 b1 b2", "Ben: g1 g2 g3 w1 w2").view("Anna")
    return msgspec.structs.replace(
        view,
        hand=tuple(CARDS[number] for number in kinds(hand)),
        pile=ghosts,
        top=ghosts[-1] if ghosts else None,
        fear=sum(ghost.value for ghost in ghosts),
    )


@pytest.mark.parametrize(("pile", "hand", "move", "key"), SAID)
def test_the_reason_is_the_most_telling_one(pile: str, hand: str, move: str, key: str | None) -> None:
    assert said(lying(pile, hand), move) == key


def test_reasons_of_rare_moments() -> None:
    fog = Scene(f"Anna: {FOG_HAND}", "Ben: r1 r2 r3 b1 b2", keep=False).view("Anna")
    ghosts = Scene("Anna: r1 r2 r3 b1 b2", f"Ben: {FOG_HAND}", keep=False).view("Anna")
    assert [said(fog, "keep"), said(fog, "redraw"), said(ghosts, "keep")] == ["pile-keeps-fog", "pile-redraws", None]
    options = Options(give_back="choose")
    ended = Scene("Anna: r1", "Ben: b3", late=True, options=options).play("Anna r1", "Ben b3").view("Anna")
    assert [said(ended, "back 1"), said(ended, "back 0")] == ["pile-gives-back", None]
    counted = Scene("Anna: b3 k1 w1", "Ben: y3 g2", late=True).play("Anna b3", "Ben y3").view("Anna")
    assert said(counted, "k1") == "pile-nobody-follows"
    three = Scene("Anna: b3 w1", "Ben: y3 g2", "Cleo: y1 k1", late=True).play("Anna b3", "Ben y3").view("Cleo")
    assert said(three, "y1") == "pile-mirror-back"


def said(view: View, move: str) -> str | None:
    reason = reason_for(view, read(move))
    return None if reason is None else reason.key


def test_every_reason_is_tested() -> None:
    source = Path(geisterstunde.bots.ghosts.reasons.__file__).read_text()
    keys = set(re.findall(r'Reason\("([a-z-]+)"', source))
    tested = set(re.findall(r'"(pile-[a-z-]+)"', Path(__file__).read_text()))
    assert keys == tested
