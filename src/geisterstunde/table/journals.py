"""The journals of the games that were played at a table, made from its entries as a store keeps them."""

from collections.abc import Iterable

from geisterstunde.core.journal import Journal, Opening
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.entries import AnyEntry, Recorded, Started


def journal_of(kept: Iterable[AnyEntry], number: int) -> Journal:
    """The journal of game number so and so (counted from 0); Refused if there was none.

    That of a running game holds secrets: `journal.ended is None` tells it.
    """
    journal: Journal | None = None
    begun = -1
    for entry in kept:
        if isinstance(entry, Started):
            begun += 1
            if begun > number:
                break
        if begun != number or not isinstance(entry, Recorded):
            continue
        for line in entry.lines:
            if isinstance(line, Opening):
                journal = Journal(line)
            elif journal is not None:
                journal.add(line)
    if journal is None:
        raise Refused(Refusal("no-such-game", {"number": number + 1, "games": begun + 1}))
    return journal
