"""What was found about a finished game, in words of one language for one reader."""

import msgspec

from geisterstunde.arena.analysed import Analysis, Better, TurningPoint
from geisterstunde.arena.retelling import Retelling, turn_of
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.server.look_back_words import LookedBack, StrongerMove, Turned


def looked_back(analysis: Analysis, language: str, reader: Seat | None) -> LookedBack:
    """How a game went; Refused if the reader never sat there."""
    if reader is not None and reader >= len(analysis.seats):
        raise Refused(Refusal("unknown-seat", {"most": len(analysis.seats)}))
    telling = Retelling(analysis, language, reader)
    steps = replay_steps(analysis)
    assert analysis.result is not None
    # Of an action and the rolls after it, which are one step of a replay, the last is how it stood then.
    last = {step: analysed.chances for step, analysed in zip(steps, analysis.steps, strict=True)}
    return LookedBack(
        game=analysis.game,
        seats=telling.texts.seats,
        chances=tuple(tuple(chances[seat] for seat in analysis.asked) for chances in last.values()),
        turns=tuple(_turned(point, steps[point.step], telling) for point in analysis.turning_points),
        result=analysis.result,
        outcome=telling.texts.result(analysis.result),
        measure=telling.measure(),
    )


def replay_steps(analysis: Analysis) -> list[int]:
    """Of every step of an analysis, which counts rolls by themselves, the step of the replay in which it happened."""
    steps, step = [], 0
    for analysed in analysis.steps:
        step += analysed.kind in ("action", "resigned")
        steps.append(step)
    return steps


def _turned(point: TurningPoint, step: int, telling: Retelling) -> Turned:
    turn = turn_of(point)
    return Turned(
        step=step,
        by=point.by,
        seat=point.seat,
        before=point.before,
        after=point.after,
        is_small=point.is_small,
        happened=telling.news(point),
        turn=turn,
        sentence=telling.texts.turn(turn),
        better=None if point.better is None else _stronger(point.seat, point.better, telling),
    )


def _stronger(seat: Seat, better: Better, telling: Retelling) -> StrongerMove:
    return StrongerMove(
        action=msgspec.convert(better.action, telling.game.action_type),
        label=telling.label(better),
        chance=better.chance,
        reason=better.reason,
        sentence=telling.advice(seat, better),
    )
