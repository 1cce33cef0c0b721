"""A journal played again: step by step, checked to its end, or gone on with. All of it drives a Play."""

import msgspec

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Ended, Journal, Opening, Played, Rolled, is_promise_kept, resigned_result
from geisterstunde.core.luck import is_opened_by, luck_of, outcome_of
from geisterstunde.core.words import Action, Event, Refusal, Refused, Result
from geisterstunde.table.play import Play
from geisterstunde.table.playing_on import check_moment, check_source, journal_before
from geisterstunde.table.rolls import RollsRecorded, is_possible


class Replay:
    """A journal and the play that it makes; every step is checked before it is believed. No seed is needed."""

    def __init__(self, game: Game, journal: Journal) -> None:
        opening = journal.opening
        if not game.plays_rules(opening.rules):
            versions = {"journal": opening.rules, "program": game.rules_version}
            raise Refused(Refusal("journal-other-rules", {"line": 1, "game": game.name, **versions}))
        game.check_start(len(opening.seats), game.options_of(opening.rules, opening.options))
        check_source(opening)
        if opening.played_on is not None:
            # Every move before is checked like one of its own.
            check_moment(Replay(game, journal_before(opening.played_on)).to_end().state)
        rolls = RollsRecorded(move.outcome for move in journal.moves if isinstance(move, Rolled))
        self.journal = journal
        self.play = Play(game, opening, rolls)
        self.steps = 0

    def is_at_end(self) -> bool:
        return self.steps == len(self.journal.moves)

    def step(self) -> list[Event]:
        """Carry out the next roll or action and tell what happened; Refused with its line if it does not fit."""
        move = self.journal.moves[self.steps]
        line = self.journal.move_lines[self.steps]
        heard = 0
        if isinstance(move, Rolled):
            self._check_roll(move, line)
            heard = len(self.play.happened)
            self.play.roll()
        else:
            self.play.apply(move.seat, self._checked_action(move, line), by_clock=move.by_clock)
        self.steps += 1
        # An action and the rolls after it are one piece of news, but steps of their own.
        return self.play.happened[heard:]

    def _check_roll(self, move: Rolled, line: int) -> None:
        if self.play.state.actor() != CHANCE:
            raise Refused(Refusal("journal-roll-not-due", {"line": line}))
        if not is_possible(move.outcome, self.play.state.due()):
            raise Refused(Refusal("journal-impossible-roll", {"line": line}))

    def _checked_action(self, move: Played, line: int) -> int:
        game, state = self.play.game, self.play.state
        try:
            action: Action = msgspec.convert(move.action, game.action_type)
            number = game.catalogue.number(action)
        except (msgspec.ValidationError, KeyError):
            raise Refused(Refusal("journal-unknown-action", {"line": line})) from None
        if move.seat not in state.to_act() or number not in state.legal(move.seat):
            args: dict[str, str | int] = {"line": line, "seat": move.seat, "action": game.write(action)}
            raise Refused(Refusal("journal-illegal-action", args))
        return number

    def to_end(self) -> Play:
        """Play all that is left."""
        while not self.is_at_end():
            self.step()
        return self.play


def resumed(game: Game, journal: Journal, seed: str) -> Play:
    """The play that a journal has come to, which goes on with its seed; Refused if it is another game's."""
    play = Replay(game, journal).to_end()
    play.go_on(seed, journal)
    return play


def verify(game: Game, journal: Journal) -> Result:
    """Check a finished journal: every action legal, every roll from the promised seed, the result as written."""
    replay = Replay(game, journal)
    ended = journal.ended
    if ended is None:
        raise Refused(Refusal("journal-unfinished", {"lines": len(journal.lines)}))
    if not is_opened_by(journal.opening.commitment, ended.seed):
        raise Refused(Refusal("journal-wrong-seed", {"line": len(journal.lines)}))
    if not is_promise_kept(journal.opening, ended.seed) or not _is_dealt_fairly(journal.opening, ended.seed):
        raise Refused(Refusal("journal-broken-promise", {"line": len(journal.lines)}))
    while not replay.is_at_end():
        _verify_roll(replay, ended.seed)
        replay.step()
    if _true_result(replay.play, ended) != ended.result:
        raise Refused(Refusal("journal-wrong-result", {"line": len(journal.lines)}))
    return ended.result


def _is_dealt_fairly(opening: Opening, seed: str) -> bool:
    """Whether what was dealt anew in the middle of a game follows from the promised seed."""
    played_on = opening.played_on
    return played_on is None or played_on.seat is None or played_on.luck == luck_of(seed)


def _verify_roll(replay: Replay, seed: str) -> None:
    move = replay.journal.moves[replay.steps]
    if isinstance(move, Rolled) and replay.play.state.actor() == CHANCE:
        promised = outcome_of(seed, replay.play.rolled, replay.play.state.due())
        if tuple(promised) != move.outcome:
            raise Refused(Refusal("journal-roll-not-from-seed", {"line": replay.journal.move_lines[replay.steps]}))


def _true_result(play: Play, ended: Ended) -> Result | None:
    """How the replayed game ended; None if it has not."""
    if ended.resigned is None:
        return play.result
    is_possible_end = 0 <= ended.resigned < play.players and play.state.actor() != NOBODY
    return resigned_result(ended.resigned, play.players) if is_possible_end else None
