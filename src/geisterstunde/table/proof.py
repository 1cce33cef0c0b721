"""What a finished journal proves, and what it does not: sentences for whoever asks whether everything was honest."""

from typing import NamedTuple

from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, Played, Rolled, Undone
from geisterstunde.core.words import Refusal, Refused, Result, Seat, Sentence
from geisterstunde.table.replay import verify
from geisterstunde.table.signing import fingerprint_of, is_signed


class Proved(Sentence, frozen=True):
    """Something that a journal proves: the text `proof-…`. A seat in the arguments is its number."""


class LeftOpen(Sentence, frozen=True):
    """Something that a journal does not prove: the text `open-…`."""


class Proof(NamedTuple):
    """A journal that holds, sentence by sentence."""

    result: Result
    proves: tuple[Proved, ...]
    leaves_open: tuple[LeftOpen, ...]


def proof_of(game: Game, journal: Journal) -> Proof:
    """What the journal proves; Refused with the line where something is not as it should be."""
    result = verify(game, journal)
    signed = journal.signed
    if signed is not None and not is_signed(signed, journal.digest):
        raise Refused(Refusal("journal-wrong-signature", {"line": len(journal.lines)}))
    return Proof(result, tuple(_proved(journal)), tuple(_open(journal)))


def _proved(journal: Journal) -> list[Proved]:
    rolls = sum(isinstance(move, Rolled) for move in journal.moves)
    proved = [Proved("moves", {"actions": len(journal.moves) - rolls})]
    if rolls:
        short = (journal.opening.promise or journal.opening.commitment)[:16]
        proved.append(Proved("rolls", {"rolls": rolls, "promise": short}))
    played_on = journal.opening.played_on
    if played_on is not None:
        before = {"actions": sum(isinstance(move, Played) for move in played_on.moves)}
        if played_on.seat is None:
            proved.append(Proved("played-on-as-it-was", before))
        else:
            proved.append(Proved("played-on-anew", {**before, "seat": played_on.seat}))
    for seat in _seats(journal, is_opened=True):
        proved.append(Proved("words", {"seat": seat}))
    if journal.signed is not None:
        proved.append(Proved("signed", {"key": fingerprint_of(journal.signed.key)}))
    return proved


def _open(journal: Journal) -> list[LeftOpen]:
    opening = journal.opening
    left = [LeftOpen("names")]
    if opening.promise:
        left.append(LeftOpen("promise"))
        if opening.deal:
            left.append(LeftOpen("shared-deal"))
        elif not _seats(journal, is_opened=True):
            left.append(LeftOpen("nobodys-words"))
        left.append(LeftOpen("hands"))
    else:
        left.append(LeftOpen("own-seed"))
    left += [LeftOpen("left-out", {"seat": seat}) for seat in _seats(journal, is_opened=False)]
    if opening.played_on is not None:
        left.append(LeftOpen("played-on", {"game": opening.played_on.source.commitment[:16]}))
    taken_back = sum(line.actions for line in journal.lines if isinstance(line, Undone) and line.agreed)
    if opening.is_practice:
        left.append(LeftOpen("practice"))
    elif taken_back:
        left.append(LeftOpen("taken-back", {"actions": taken_back}))
    if journal.signed is None:
        left.append(LeftOpen("unsigned"))
    return left


def _seats(journal: Journal, *, is_opened: bool) -> list[Seat]:
    """Who promised words, and opened them or did not."""
    opening = journal.opening
    pairs = zip(opening.commitments, opening.words, strict=False)
    return [seat for seat, (promise, words) in enumerate(pairs) if promise and bool(words) == is_opened]
