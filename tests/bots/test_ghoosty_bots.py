"""How the bots play Ghoosty!: legal, fair, sensible, and with reasons."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random

import geisterstunde
from geisterstunde.bots.bot import Bot
from geisterstunde.bots.ghoosty import reasons
from geisterstunde.bots.ghoosty.judgement import HABITS, block_of, habit, judgement
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.simple import GreedyBot, RandomBot
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import rolled
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import Options
from tests.games.ghoosty.night import MATCH, night
from tests.laws.secrets.ghoosty import OPTION_SETS, with_other_secrets

JUDGEMENT = judgement()

BOTS: list[Bot] = [RandomBot(), GreedyBot(), SearchBot()]
SEEDS = range(5)


def advice(bot: Bot, state: Rules, seed: int, nodes: int = 60) -> Advice:
    """What the bot proposes to the seat that is to act."""
    return bot.advise(GAME, GAME.view(state, state.actor()), Budget(nodes=nodes), seed)


def move_on(state: Rules, luck: Random) -> None:
    """Whatever is to be rolled is rolled."""
    while state.actor() == CHANCE:
        state.roll(rolled(state.due(), luck))


def positions(players: int, options: Options, seed: int, most: int) -> Iterator[Rules]:
    """A game in which everybody follows the habits of the playouts, at most so many actions of it."""
    luck = Random(seed)
    state = GAME.start(players, options)
    for _ in range(most):
        move_on(state, luck)
        seat = state.actor()
        if seat < 0:
            return
        yield state
        state.apply(seat, JUDGEMENT.choose(state, seat, state.legal(seat), luck))


def lost(state: Rules) -> list[int]:
    return [seat for seat in range(state.players) if state.is_in(seat)]


# Sense

LEAVES = [
    ("7 7 / 2 9 13", "", "7x2"),
    ("tom / 2 9 13", "12", "tom"),
    ("7 m / 2 9 13", "5", "7+m"),
    ("1 / 2 9 13", "12 12", "1"),
    ("5 5 5 m / 2 9 13", "14", "5x3+m"),
]


@pytest.mark.parametrize(("hands", "cemetery", "best"), LEAVES)
@pytest.mark.parametrize("bot", BOTS[1:], ids=lambda bot: bot.name)
def test_they_leave_when_they_can(bot: Bot, hands: str, cemetery: str, best: str) -> None:
    for seed in SEEDS:
        proposed = advice(bot, night(hands, cemetery=cemetery), seed)
        assert proposed.line[0] == best, seed
        assert bot.name == "greedy" or proposed.reason.key == "ghoosty-leaves"


SENSIBLE = [
    # Klapper first: the 7 leaves on the empty cemetery at once afterwards.
    ("7 11 / 2 9 13", "9", "", "11"),
    # The pair and its extra turn; the 13 leaves after it. The other way round the 5s stay.
    ("5 5 13 / 14 14 2", "", "", "5x2"),
    # Mimi Kry cannot leave alone: she goes with the 9.
    ("9 m / 14 14 2", "4", "", "9+m"),
    # The quartet sends the 14s away; after it the 2 leaves. Taking or Georg would leave cards.
    ("6 6 6 6 2 / 3 9 13", "14 14", "", "6x4"),
    # Tom makes the other one miss the turn, and then the 4 leaves before the last card of the other.
    ("tom 4 / 14", "", "", "tom"),
]


@pytest.mark.parametrize(("hands", "cemetery", "houses", "best"), SENSIBLE)
def test_the_search_finds_the_way_out(hands: str, cemetery: str, houses: str, best: str) -> None:
    for seed in SEEDS:
        proposed = advice(SearchBot(), night(hands, cemetery=cemetery, houses=houses), seed, nodes=400)
        assert proposed.line[0] == best, (seed, proposed.prospects)


def test_a_match_is_not_thrown_away_for_leaving_at_once() -> None:
    """In a match the search thinks about leaving, too: points depend on the place (§7.2)."""
    state = night("7 7 / 2 9 13 / 5 6", options=MATCH)
    legal = state.legal(0)
    assert list(JUDGEMENT.worth_a_look(state, 0, legal)) == list(legal)


def test_only_leaving_is_worth_a_look_in_a_round() -> None:
    state = night("7 7 / 2 9 13 / 5 6", cemetery="4")
    look = JUDGEMENT.worth_a_look(state, 0, state.legal(0))
    assert [GAME.write(GAME.catalogue[action]) for action in look] == ["7x2"]


def test_the_fewer_cards_the_better() -> None:
    for options in (Options(), MATCH):
        worths = [
            JUDGEMENT.worth(night(f"{hand} / 4 7 9 13", houses="5 6 / 2 10", options=options), 0)
            for hand in ("13", "4 13", "4 5 7 13", "2 3 4 5 6 7 9 10")
        ]
        assert worths == sorted(worths, reverse=True), options


@pytest.mark.parametrize("players", range(2, 7))
def test_worths_are_chances(players: int) -> None:
    """Somebody is left over: in a round all chances together are one less than the players; in a match they are 1."""
    for options in (Options(), MATCH):
        for state in positions(players, options, 7, 400):
            worths = [JUDGEMENT.worth(state, seat) for seat in range(players)]
            assert all(0 <= worth <= 1 for worth in worths)
            together = 1 if options is MATCH else players - 1
            if state.still == 0:
                assert sum(worths) == pytest.approx(together)
            else:
                assert sum(worths) < together


def test_the_longer_nothing_goes_on_the_less_everybody_who_is_in_hopes_for() -> None:
    state = night("/ 4 7 9 / 5 6", houses="/ 9 / 10", active=1)
    calm = [JUDGEMENT.worth(state, seat) for seat in range(3)]
    state.still = 150
    restless = [JUDGEMENT.worth(state, seat) for seat in range(3)]
    assert restless[0] == calm[0] == 1.0
    assert restless[1] < calm[1] / 2
    assert restless[2] < calm[2] / 2


def test_a_round_that_nobody_leaves_is_worth_nothing() -> None:
    state = night("2 9 / 4 7", cemetery="5")
    state.still = state.no_progress_limit - 1
    state.apply(0, GAME.catalogue.number(GAME.read("take")))
    assert state.actor() < 0
    assert [JUDGEMENT.outcome(state, seat) for seat in range(2)] == [0.0, 0.0]


def test_a_large_hand_is_no_reason_to_take_more() -> None:
    """With a full house the plays to go were once counted up to 15 only: nothing was lost by taking."""
    house = "2 2 5 5 6 6 10 10 12 12 13 13"
    few = JUDGEMENT.worth(night("3 4 7 9 14 / 3", houses=f"{house} / 8"), 0)
    many = JUDGEMENT.worth(night("3 4 5 6 7 8 9 10 14 / 3", houses=f"{house} / 8"), 0)
    assert many < few * 0.9


def test_who_has_left_has_won_the_round() -> None:
    state = night("/ 4 7 / 5 6", houses="/ 9 / 10", active=1)
    assert JUDGEMENT.worth(state, 0) == 1.0


def test_habits_are_those_of_people() -> None:
    """Rather a low pair than Georg, rather anything than a full cemetery."""
    state = night("1 5 5 14 / 2 9 13", cemetery="2 3 3 1 1 2 4 4", houses="6 7 / 8 9")
    start = block_of(state) * (len(HABITS) // 4)
    likes = {
        text: habit(state, 0, GAME.catalogue.number(GAME.read(text)), start, HABITS) for text in ("5x2", "1", "take")
    }
    assert likes["5x2"] > likes["1"]
    assert likes["5x2"] > likes["take"]


# Law and fairness


@pytest.mark.parametrize("options", OPTION_SETS, ids=["round", "readings", "match", "shared"])
@pytest.mark.parametrize("players", range(2, 7))
def test_all_that_they_do_is_legal(players: int, options: Options) -> None:
    """A whole game, or its first 700 actions; seed 18. The search thinks at every seventh action."""
    luck = Random(18)
    state = GAME.start(players, options)
    for step in range(700):
        move_on(state, luck)
        seat = state.actor()
        if seat < 0:
            break
        bot = BOTS[2] if step % 7 == 0 else BOTS[1] if step % 7 == 3 else BOTS[0]
        number = advice(bot, state, step, nodes=6).number
        assert number in state.legal(seat), (step, bot.name)
        state.apply(seat, number)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_what_they_may_not_know_changes_nothing(bot: Bot, players: int) -> None:
    rng = random.Random(players)
    for step, state in enumerate(positions(players, Options(), players, 160)):
        if step % 16 == 0:
            other = with_other_secrets(state, state.actor(), rng)
            assert advice(bot, state, step, nodes=20) == advice(bot, other, step, nodes=20), step


# Strength


def losses(first: Bot, second: Bot, players: int, games: int, nodes: int) -> float:
    """In how many games the first bot, at one seat, was left over; the second one sits at all the others."""
    total = 0.0
    for number in range(games):
        luck = Random(number)
        state = GAME.start(players, Options(no_progress_limit=100))
        own = number % players
        for step in range(3_000):
            move_on(state, luck)
            if state.actor() < 0:
                break
            bot = first if state.actor() == own else second
            state.apply(state.actor(), advice(bot, state, 10_000 * number + step, nodes).number)
        if own in lost(state):
            total += 1 / len(lost(state))
    return total


def test_greedy_beats_random() -> None:
    """Twelve games for two, seats swapped; seeds 0 to 11. Random alone would lose six."""
    assert losses(GreedyBot(), RandomBot(), 2, 12, 1) <= 3


def test_search_beats_greedy() -> None:
    """Sixteen games for four, seats rotated, interpreted only the first; seeds 0 to 15. An equal would lose four."""
    games = 16 if geisterstunde.build() == "compiled" else 1
    assert losses(SearchBot(), GreedyBot(), 4, games, 300) <= games / 8


# Reasons

TELLING = {
    "ghoosty-leaves": (night("7 7 / 2 9"), "7x2"),
    "ghoosty-empties-hand": (night("7 7 / 2 9", houses="4 / 5"), "7x2"),
    "ghoosty-quartet": (night("7 7 2 / 2 9", cemetery="4 7 7m"), "7x2"),
    "ghoosty-klapper": (night("11 2 / 2 9", cemetery="4 7"), "11"),
    "ghoosty-jerry": (night("8 2 / 9 / 2 4 5 6", cemetery="4"), "8"),
    "ghoosty-mimi": (night("7 2 m / 2 9", cemetery="4"), "7+m"),
    "ghoosty-together": (night("7 7 2 / 2 9", cemetery="4"), "7x2"),
    "ghoosty-georg": (night("1 2 / 2 9", cemetery="4 12"), "1"),
    "ghoosty-only-fit": (night("7 2 / 2 9", cemetery="4 5"), "7"),
    "ghoosty-scary": (night("12 7 / 2 9", cemetery="4 5"), "12"),
    "ghoosty-high": (night("13 7 / 2 9", cemetery="4 5"), "13"),
    "ghoosty-lowest": (night("7 13 / 2 9", cemetery="4 5"), "7"),
    "ghoosty-spares-georg": (night("1 7 13 / 2 9", cemetery="4 5"), "7"),
    "ghoosty-tom-stops": (night("tom 13 / 2 9", cemetery="4 5"), "tom"),
    "ghoosty-tom": (night("tom 13 / 2 9 9 9", cemetery="4 5"), "tom"),
    "ghoosty-luck-needed": (night("2 2 2 4 / 2 9 9 9", cemetery="4 5", crypt="7 3"), "luck"),
    "ghoosty-luck-likely": (night("2 2 2 14 / 5 9 9 9", cemetery="4 5", crypt="7 8"), "luck"),
    "ghoosty-luck-saves": (night("2 2 2 14 / 5 9 9 9", cemetery="4 13", crypt="7 8"), "luck"),
    "ghoosty-house": (night("/ 2 9", cemetery="4", houses="7 / 8"), "house"),
    "ghoosty-take-pairs": (night("7 2 / 2 9", cemetery="7 8"), "take"),
    "ghoosty-take-few": (night("9 2 / 2 9", cemetery="8"), "take"),
    "ghoosty-take-all": (night("7 2 / 2 9", cemetery="8 8 9 10"), "take"),
}


@pytest.mark.parametrize("key", TELLING)
def test_a_reason_tells_what_speaks_for_an_action(key: str) -> None:
    state, text = TELLING[key]
    action = GAME.read(text)
    assert GAME.catalogue.number(action) in state.legal(0)
    reason = reasons.reason_for(GAME.view(state, 0), action)
    assert reason is not None
    assert reason.key == key


def test_every_reason_is_told_above() -> None:
    source = Path(reasons.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'Reason\("([a-z-]+)"', source)) == set(TELLING)


def test_where_nothing_in_particular_speaks_for_it_there_is_no_reason() -> None:
    view = GAME.view(night("7 9 10 13 / 2 9", cemetery="4 5 5 6"), 0)
    for text in ("9", "take"):
        assert reasons.reason_for(view, GAME.read(text)) is None


def test_the_chance_of_a_drawn_card_counts_what_was_seen() -> None:
    """The other hand is known; unseen are the 8 and the 2 of the houses, and only the 8 fits on a 4."""
    state = night("/ 9 13", known="/ 9 13", cemetery="4", houses="8 / 2")
    reason = reasons.reason_for(GAME.view(state, 0), GAME.read("house"))
    assert reason is not None
    assert reason.args == {"percent": 50}
