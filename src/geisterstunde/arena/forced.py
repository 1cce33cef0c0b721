"""What can be forced in a game where nothing is hidden and nothing rolled, proved by looking at every action."""

from geisterstunde.core.contract import State
from geisterstunde.core.words import Seat


def wins_by(state: State, seat: Seat, action: int, turns: int) -> bool:
    """Whether this action of the seat wins alone, at the end of this turn or with so many more turns of its own.

    Actions of one seat one after the other are one turn. After the last turn nobody else is asked to help.
    """
    return _forces(after(state, seat, action), seat, turns, is_own_turn=True)


def _forces(state: State, seat: Seat, turns: int, *, is_own_turn: bool) -> bool:
    actor = state.actor()
    if actor < 0:
        return _has_won(state, seat)
    if actor == seat:
        left = turns if is_own_turn else turns - 1
        return left >= 0 and any(
            _forces(after(state, seat, action), seat, left, is_own_turn=True) for action in state.legal(seat)
        )
    if turns == 0:
        return False
    return all(_forces(after(state, actor, action), seat, turns, is_own_turn=False) for action in state.legal(actor))


def saves(state: State, seat: Seat, action: int) -> bool:
    """Whether after this action of the seat nobody else can win with the next turn, if the seat goes on well."""
    then = after(state, seat, action)
    actor = then.actor()
    if actor < 0:
        return seat in then.winners()
    if actor == seat:
        return any(saves(then, seat, following) for following in then.legal(seat))
    return not any(wins_by(then, actor, reply, 0) for reply in then.legal(actor))


def replies_to(state: State, seat: Seat, kind: str) -> dict[int, int]:
    """For each action the answer of the other seat that shows what is wrong with it: it wins, or the win is gone.

    To an action that still wins in two it is the answer that leaves the fewest ways to do so. Where an answer would
    only be half a turn, or nothing is wrong, there is none.
    """
    found = {action: _reply(after(state, seat, action), seat, kind) for action in state.legal(seat)}
    return {action: reply for action, reply in found.items() if reply is not None}


def _reply(then: State, seat: Seat, kind: str) -> int | None:
    other = then.actor()
    if other < 0 or other == seat:
        return None
    replies = list(then.legal(other))
    winning = [reply for reply in replies if _has_won(after(then, other, reply), other)]
    if winning:
        return winning[0]
    if kind == "hold":
        return None
    whole = [reply for reply in replies if after(then, other, reply).actor() == seat]
    ways = {reply: _ways(after(then, other, reply), seat) for reply in whole}
    best = min(whole, key=lambda reply: ways[reply], default=None)
    is_still_won = _forces(then, seat, 1, is_own_turn=False)
    return best if best is not None and (is_still_won or ways[best] == 0) else None


def _ways(state: State, seat: Seat) -> int:
    return sum(wins_by(state, seat, action, 0) for action in state.legal(seat))


def _has_won(state: State, seat: Seat) -> bool:
    return state.actor() < 0 and list(state.winners()) == [seat]


def winning_now(state: State, seat: Seat) -> list[int]:
    """The actions that end the game at once, won by the seat alone."""
    return [action for action in state.legal(seat) if _has_won(after(state, seat, action), seat)]


def after(state: State, seat: Seat, action: int) -> State:
    """A state of its own in which the seat has done this."""
    then = state.clone()
    then.apply(seat, action)
    return then
