"""Finding puzzles: bots play, and where one answer is clearly best from what a seat knows, the position is kept.

Nothing here looks at the truth of a position to judge it: a search is handed the view, as a bot is. Where nothing is
hidden and nothing rolled (`Game.is_open`), puzzles are proved by looking at every answer to every action. Else a tree
has to prefer one action by far, twice, and plain playouts must not prefer one that the tree did not look at. The
answer must not be what looks best at once (the greedy bot's choice). What was found may be looked at again with a
multiple of the budget; what does not hold then is left out.

Everything follows from the numbers of a `Finding`: no clock is asked, every search has its nodes and its seed.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from math import sqrt
from typing import Final, NamedTuple

import msgspec
from librt.random import Random

from geisterstunde.arena.forced import after, replies_to, saves, winning_now, wins_by
from geisterstunde.arena.judging import seed_of
from geisterstunde.bots.bot import clock_of, seat_of
from geisterstunde.bots.levels import best_bot
from geisterstunde.bots.package import bots_of, brings, judgement_of, reason_for
from geisterstunde.bots.search.judgement import Judgement
from geisterstunde.bots.search.tree import Tree
from geisterstunde.bots.shelf import bot_called
from geisterstunde.bots.words import Budget, Reason, Riddle
from geisterstunde.core.contract import CHANCE, State
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Played, Rolled
from geisterstunde.core.playout import roll_at_random
from geisterstunde.core.words import Seat, View
from geisterstunde.table.play import Play
from geisterstunde.table.puzzles import Finding, Puzzle, PuzzleBook, PuzzleKind, id_of, position_of

USUAL_NODES: Final = 20_000
USUAL_TIMES: Final = 10
PLAYING_NODES: Final = 200
"""So much a bot thinks about its own moves in the games that are searched."""
CAST: Final = ("rumble", "veil")
GLANCE: Final = 400
"""So much is spent to see whether a position may be a puzzle."""
PROMISING: Final = 0.04
CLEAR: Final = 0.05
"""By so much the answer must be better than everything else, their errors counted against it."""
STILL_CLEAR: Final = 0.04
"""And by so much when somebody looks again with more budget."""
FEWEST_CHOICES: Final = 3
MOST_PER_GAME: Final = 2
PLAYOUTS: Final = 200
DIGITS: Final = 2
WINNING: Final = 0.95
FEWEST_TO_HOLD: Final = 6


class Judged(NamedTuple):
    """What searches found about the actions of a seat, best first: action and chance, and by how much it is clear."""

    chances: dict[int, float]
    gap: float
    """How much better the first one looks than the next."""
    lead: float
    """How much better it is for sure."""

    @property
    def best(self) -> int:
        return next(iter(self.chances))


def book_found(game: Game, finding: Finding, tell: Callable[[int], None] | None = None) -> PuzzleBook:
    """Play games and keep the puzzles in them; whoever listens is told how many games are done."""
    found: dict[str, Puzzle] = {}
    for number in range(finding.games):
        found |= {puzzle.id: puzzle for puzzle in found_in_game(game, finding, finding.seed + number)}
        if tell is not None:
            tell(number + 1)
    return PuzzleBook(found=finding, puzzles=tuple(found.values()))


def found_in_game(game: Game, finding: Finding, seed: int) -> Iterator[Puzzle]:
    """Play one game and tell the puzzles in it."""
    rng = Random(seed)
    players = game.fewest_players + rng.randrange(min(3, game.most_players - game.fewest_players + 1))
    play = Play.begin(game, players, None, f"puzzles {seed} 0")
    # Between strong players of an open game hardly anything is ever left to be found.
    bots = [bot_called(CAST[rng.randrange(len(CAST))]) if game.is_open else best_bot(game) for _ in play.seats]
    found = 0
    while play.to_act and found < MOST_PER_GAME:
        seat = play.to_act[0]
        view = play.view(seat)
        if len(play.to_act) == 1:
            puzzle = _puzzle_in(play, seat, view, Budget(nodes=finding.nodes))
            if puzzle is not None and (finding.times == 0 or is_still_right(puzzle, finding.times)):
                found += 1
                yield msgspec.structs.replace(puzzle, seed=seed)
        play.act(seat, bots[seat].advise(game, view, Budget(nodes=PLAYING_NODES), rng.randrange(1 << 30)).number)


def _puzzle_in(play: Play, seat: Seat, view: View, budget: Budget) -> Puzzle | None:
    riddle = riddle_in(play.game, view)
    if riddle is not None:
        return _kept(play, seat, "who-lies", tuple(map(str, riddle.answers)), riddle.reason)
    if len(play.state.legal(seat)) < FEWEST_CHOICES:
        return None
    if play.game.is_open:
        return _proved(play, seat, view)
    return _clear(play, seat, view, budget)


def riddle_in(game: Game, view: View) -> Riddle | None:
    """The question of the game's own kind in a view, if it brings such questions."""
    if not brings(game.name, "riddles"):
        return None
    riddle: Riddle | None = import_module(f"{bots_of(game.name)}.riddles").riddle_in(view)
    return riddle


# Where nothing is hidden


def _proved(play: Play, seat: Seat, view: View) -> Puzzle | None:
    advice = best_bot(play.game).advise(play.game, view, Budget(nodes=GLANCE * 5), seed_of(view))
    # What is not won at first sight may still have one way not to lose.
    kind: PuzzleKind = "win-in-two" if advice.chance > WINNING else "hold"
    answers = proved_answers(play.state, seat, kind)
    if len(answers) != 1:
        return None
    game, answer = play.game, answers[0]
    replies = {
        game.write(game.catalogue[action]): game.write(game.catalogue[reply])
        for action, reply in replies_to(play.state, seat, kind).items()
    }
    written = game.write(game.catalogue[answer])
    wins: tuple[str, ...] = ()
    if kind == "win-in-two":
        wins = _second_turns(play, seat, answer, replies.get(written))
        if not wins:
            return None
    reason = Reason("wins", {"turns": 2}) if kind == "win-in-two" else Reason("stops-win")
    return _kept(play, seat, kind, (written,), reason, replies=replies, wins=wins)


def _second_turns(play: Play, seat: Seat, answer: int, reply: str | None) -> tuple[str, ...]:
    """The actions that win after the answer and the reply to it; none where a turn takes more than one action."""
    if reply is None:
        return ()
    game = play.game
    then = after(play.state, seat, answer)
    then.apply(then.actor(), game.catalogue.number(game.read(reply)))
    return tuple(game.write(game.catalogue[action]) for action in winning_now(then, seat))


def proved_answers(state: State, seat: Seat, kind: PuzzleKind) -> list[int]:
    """The actions that do what is asked, found by looking at everything; none where it is no puzzle."""
    legal = list(state.legal(seat))
    if any(wins_by(state, seat, action, 0) for action in legal):
        return []
    if kind == "hold":
        return [action for action in legal if saves(state, seat, action)] if len(legal) >= FEWEST_TO_HOLD else []
    return [action for action in legal if wins_by(state, seat, action, 1)]


# Where much is hidden


def _clear(play: Play, seat: Seat, view: View, budget: Budget) -> Puzzle | None:
    game = play.game
    glance = judged(game, view, Budget(nodes=GLANCE), seed_of(view))
    if glance is None or glance.gap < PROMISING:
        return None
    greedy = bot_called("greedy").advise(game, view, Budget(nodes=100_000), seed_of(view))
    if glance.best == greedy.number:
        return None
    look = judged(game, view, Budget(nodes=GLANCE * 8), seed_of(view))
    if look is None or look.best == greedy.number or look.lead < 0:
        return None
    close = judged_twice(game, view, budget)
    if close is None or close.lead < CLEAR or close.best == greedy.number:
        return None
    if _is_doubted_by_playouts(game, view, seat, close):
        return None
    best = game.catalogue[close.best]
    percent = round(100 * close.chances[close.best])
    reason = reason_for(game, view, best) or Reason("clearly-best", {"percent": percent})
    tried = {game.write(game.catalogue[action]): round(chance, DIGITS) for action, chance in close.chances.items()}
    return _kept(play, seat, "which-now", (game.write(best),), reason, tried=tried, nodes=budget.nodes or 0)


def judged_twice(game: Game, view: View, budget: Budget) -> Judged | None:
    """What two searches with half the budget say together; None where they do not choose the same."""
    half = Budget(nodes=max(1, (budget.nodes or USUAL_NODES) // 2))
    one, other = (judged(game, view, half, seed_of(view) + answer) for answer in (1, 2))
    if one is None or other is None or one.best != other.best:
        return None
    means = {action: (chance + other.chances.get(action, chance)) / 2 for action, chance in one.chances.items()}
    return Judged(means, min(one.gap, other.gap), min(one.lead, other.lead))


def judged(game: Game, view: View, budget: Budget, seed: int) -> Judged | None:
    """What a search that tries every action worth a look says of each; None where there is nothing to choose."""
    rng = Random(seed)
    seat = seat_of(view)
    tree = Tree(judgement_of(game), seat)
    tree.first_look = 1.2
    tree.search(game.imagine(view, rng), rng, clock_of(budget.check()))
    children = [child for child in tree.root_children() if child[1] > 0]
    if len(children) < 2:
        return None
    best = children[0]
    # What was hardly tried may be better than it seems: its error counts for it, that of the best against it.
    others = max(mean + _error(mean, visits) for _, visits, mean in children[1:])
    return Judged(
        chances={action: mean for action, _, mean in children},
        gap=best[2] - max(mean for _, _, mean in children[1:]),
        lead=best[2] - _error(best[2], best[1]) - others,
    )


def _error(mean: float, visits: int) -> float:
    return sqrt(max(0.02, mean * (1 - mean)) / visits)


def _is_doubted_by_playouts(game: Game, view: View, seat: Seat, close: Judged) -> bool:
    """Whether something that the tree did not look at does as well in plain playouts as the answer."""
    rng = Random(seed_of(view))
    state = game.imagine(view, rng)
    unlooked = [action for action in state.legal(seat) if action not in close.chances]
    if not unlooked:
        return False
    judgement = judgement_of(game)
    answer = _played_out(state, seat, close.best, judgement, rng)
    return any(_played_out(state, seat, action, judgement, rng) > answer - STILL_CLEAR for action in unlooked)


def _played_out(state: State, seat: Seat, action: int, judgement: Judgement, rng: Random) -> float:
    total = 0.0
    for _ in range(PLAYOUTS):
        world = state.clone()
        world.redeal(seat, rng)
        judgement.refine(world, seat, rng)
        world.apply(seat, action)
        left = judgement.horizon
        while (actor := world.actor()) >= CHANCE and left > 0:
            if actor == CHANCE:
                roll_at_random(world, rng)
                continue
            world.apply(actor, judgement.choose(world, actor, world.legal(actor), rng))
            left -= 1
        total += judgement.worth(world, seat) if world.actor() >= CHANCE else judgement.outcome(world, seat)
    return total / PLAYOUTS


# Keeping and checking


def _kept(
    play: Play,
    seat: Seat,
    kind: PuzzleKind,
    answers: tuple[str, ...],
    reason: Reason,
    *,
    tried: dict[str, float] | None = None,
    replies: dict[str, str] | None = None,
    wins: tuple[str, ...] = (),
    nodes: int = 0,
) -> Puzzle:
    game, moves = play.game, play.journal.moves
    rolls = tuple(move.outcome for move in moves if isinstance(move, Rolled))
    done = tuple(
        f"{move.seat} {game.write(msgspec.convert(move.action, game.action_type))}"
        for move in moves
        if isinstance(move, Played)
    )
    return Puzzle(
        id=id_of(game.name, seat, kind, rolls, done),
        kind=kind,
        game=game.name,
        rules=game.rules_version,
        players=play.players,
        rolls=rolls,
        done=done,
        seat=seat,
        answers=answers,
        tried=tried or {},
        replies=replies or {},
        wins=wins,
        reason=reason,
        nodes=nodes,
    )


def is_still_right(puzzle: Puzzle, times: int) -> bool:
    """Whether a look with so many times the budget that found it gives the same answer, clearly."""
    play = position_of(puzzle)
    game, view = play.game, play.view(puzzle.seat)
    if puzzle.asks_for_seat:
        riddle = riddle_in(game, view)
        return riddle is not None and tuple(map(str, riddle.answers)) == puzzle.answers
    answer = game.catalogue.number(game.read(puzzle.answers[0]))
    if game.is_open:
        return proved_answers(play.state, puzzle.seat, puzzle.kind) == [answer]
    again = judged_twice(game, view, Budget(nodes=puzzle.nodes * times))
    return again is not None and again.best == answer and again.lead >= STILL_CLEAR
