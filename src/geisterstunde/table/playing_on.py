"""A game that is played on from a moment of another one: how it begins, and whether that could be so."""

from collections.abc import Sequence
from typing import Final

from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY, State, fall
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, Opening, Played, PlayedOn, Rolled
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.table.checked import number_in

DEEPEST: Final = 4
"""So often a game can be played on from one that was played on itself."""


def beginning(game: Game, opening: Opening) -> State:
    """The truth before the first deal, or at the moment from which the game was played on; trusting."""
    played_on = opening.played_on
    if played_on is None:
        return game.start(len(opening.seats), game.options_of(opening.rules, opening.options))
    state = beginning(game, played_on.source)
    for move in played_on.moves:
        if isinstance(move, Rolled):
            fall(state, list(move.outcome))
        else:
            state.apply(move.seat, number_in(game, move.action))
    if played_on.seat is not None:
        state.redeal(played_on.seat, Random(played_on.luck))
    return state


def journal_before(played_on: PlayedOn) -> Journal:
    """What was played in the other game up to that moment."""
    journal = Journal(played_on.source)
    for move in played_on.moves:
        journal.add(move)
    return journal


def check_source(opening: Opening) -> None:
    """Refused unless the other game is one of the same kind and not too many times removed."""
    played_on, depth = opening.played_on, 0
    while played_on is not None:
        source, depth = played_on.source, depth + 1
        is_same = (source.game, source.rules, source.options) == (opening.game, opening.rules, opening.options)
        is_seat = played_on.seat is None or 0 <= played_on.seat < len(source.seats)
        if not is_same or not is_seat or len(source.seats) != len(opening.seats) or depth > DEEPEST:
            raise Refused(Refusal("journal-played-on-unfit", {"line": 1}))
        played_on = source.played_on


def check_moment(state: State) -> None:
    """Refused unless somebody may act there."""
    if state.actor() in (CHANCE, NOBODY):
        raise Refused(Refusal("what-if-nothing-to-do"))


def depth_of(opening: Opening) -> int:
    """How often a game was played on from one that was played on itself."""
    return 0 if opening.played_on is None else 1 + depth_of(opening.played_on.source)


def played_on_from(journal: Journal, step: int, seat: Seat | None) -> PlayedOn:
    """The moment after so many actions of a journal, as a game can begin from it; Refused if there is none."""
    if depth_of(journal.opening) >= DEEPEST:
        raise Refused(Refusal("what-if-too-often"))
    places = [place for place, move in enumerate(journal.moves) if isinstance(move, Played)]
    if not 0 <= step <= len(places):
        raise Refused(Refusal("what-if-no-such-step", {"steps": len(places)}))
    moves: Sequence[Rolled | Played] = journal.moves[: places[step] if step < len(places) else None]
    return PlayedOn(source=journal.opening, moves=tuple(moves), seat=seat)
