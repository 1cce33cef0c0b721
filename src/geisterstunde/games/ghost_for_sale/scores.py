"""The twelve property cards as players bring them: read from a file, and checked (§1.2)."""

from typing import Final

import msgspec

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games.ghost_for_sale.box import LOTS, ROW, TARGETS
from geisterstunde.games.ghost_for_sale.words import Kind, ScoreRow

MOST_POINTS: Final = 99
LONGEST_NAME: Final = 40

Scores = tuple[ScoreRow, ...]


class ScoreFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of scores holds: by name, the points for 0, 1, 2, 3, 4 and 5 or more ghosts."""

    manors: dict[str, tuple[int, ...]]
    castles: dict[str, tuple[int, ...]]


def read_scores(text: str) -> Scores:
    """The property cards in a JSON text such as {"manors": {"Culzean": [0, 1, 3, 4, 0, 0], …}, "castles": {…}}; Refused
    with the first thing that is wrong."""
    try:
        # Some editors put a byte order mark before the text.
        file = msgspec.json.decode(text.removeprefix("\ufeff"), type=ScoreFile)
    except msgspec.DecodeError as error:
        raise Refused(Refusal("scores-unreadable", {"problem": str(error)})) from None
    scores = _rows("manor", file.manors) + _rows("castle", file.castles)
    refusal = why_not_scores(scores)
    if refusal is not None:
        raise Refused(refusal)
    return scores


def _rows(kind: Kind, table: dict[str, tuple[int, ...]]) -> Scores:
    return tuple(ScoreRow(name, kind, points) for name, points in table.items())


def why_not_scores(scores: Scores) -> Refusal | None:
    """Why these cannot be the twelve property cards, or None (§1.2)."""
    for kind in ("manor", "castle"):
        count = sum(row.kind == kind for row in scores)
        if count != LOTS:
            return Refusal("scores-wrong-count", {"kind": kind, "count": count})
    for row in scores:
        refusal = _why_not_row(row)
        if refusal is not None:
            return refusal
    return _why_not_together(scores)


def _why_not_row(row: ScoreRow) -> Refusal | None:
    name = row.name
    if not name or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        return Refusal("scores-bad-name", {"name": name[:LONGEST_NAME], "longest": LONGEST_NAME})
    if name.casefold() in TARGETS:
        # A bid says in one word where it lies: a property of that name would be taken for another place.
        return Refusal("scores-taken-name", {"name": name})
    if len(row.points) != ROW:
        return Refusal("scores-wrong-length", {"name": name, "count": len(row.points)})
    if min(row.points) < 0:
        return Refusal("scores-negative", {"name": name})
    if max(row.points) > MOST_POINTS:
        return Refusal("scores-too-high", {"name": name, "most": MOST_POINTS})
    if row.points[0] != 0:
        return Refusal("scores-without-ghosts", {"name": name})
    return Refusal("scores-many-ghosts", {"name": name}) if row.points[-1] != 0 else None


def _why_not_together(scores: Scores) -> Refusal | None:
    """Names differ, also when capitals do not count (§1.1); every card has a row of its own."""
    names: set[str] = set()
    rows: dict[tuple[int, ...], str] = {}
    for row in scores:
        if row.name.casefold() in names:
            return Refusal("scores-same-name", {"name": row.name})
        if row.points in rows:
            return Refusal("scores-same-row", {"name": row.name, "other": rows[row.points]})
        names.add(row.name.casefold())
        rows[row.points] = row.name
    return None
