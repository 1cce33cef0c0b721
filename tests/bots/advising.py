"""What the bots advise on the way through a few games, as JSON lines; runs in either build.

python -m tests.bots.advising
"""

from collections.abc import Iterator

import msgspec
from librt.random import Random

from geisterstunde.bots.bot import Bot
from geisterstunde.bots.engine import EngineBot
from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.simple import GreedyBot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.game import Game
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Options
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.games.eighteen_ghosts.words import Options as CastleOptions
from tests.laws.secrets import secrets_of

ANSWERS = 60
"""So many answers of a game are enough to compare."""


def advised() -> Iterator[str]:
    """Every advice of the bots that think, in a game of each kind; greedy ones sit beside them."""
    castle = game_called("18-ghosts")
    for options in (CastleOptions(turn_limit=24), CastleOptions(goal="three", turn_limit=24)):
        yield from advised_in(castle, 2, options, (EngineBot(), GreedyBot()), Budget(nodes=400))
    for name in FOLDERS:
        game = game_called(name)
        for players in dict.fromkeys((game.fewest_players, game.most_players)):
            for options in secrets_of(game).OPTION_SETS[:2]:
                if game.why_not_start(players, options) is None:
                    yield from advised_in(game, players, options, (SearchBot(), GreedyBot()), Budget(nodes=30))


def advised_in(game: Game, players: int, options: Options, bots: tuple[Bot, Bot], budget: Budget) -> Iterator[str]:
    """Every advice in one game, seat by seat the one bot and the other."""
    state, luck, answers = game.start(players, options), Random(18), 0
    while state.actor() != NOBODY and answers < ANSWERS:
        if state.actor() == CHANCE:
            state.roll(rolled(state.due(), luck))
            continue
        seat = state.actor()
        advice = bots[seat % 2].advise(game, game.view(state, seat), budget, answers)
        yield msgspec.json.encode(advice).decode()
        state.apply(seat, advice.number)
        answers += 1


if __name__ == "__main__":
    for line in advised():
        print(line)
