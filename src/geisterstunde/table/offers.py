"""What the sheet alone says about taking back and hints: worked out once for each sheet, because all news tell it."""

from typing import Literal, NamedTuple

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.games import game_called
from geisterstunde.table.proposals import asked, proposal_of
from geisterstunde.table.seats import are_hints_allowed
from geisterstunde.table.words import TableSheet


class Offers(NamedTuple):
    """What each seat may do at this table besides acting."""

    sheet: TableSheet
    undo: tuple[Literal["agreed", "asks"] | Refusal, ...]
    """What becomes of the wish to take back what is not free."""
    is_here: tuple[bool, ...]
    """Whether somebody plays there who could wish it."""
    hints: tuple[bool, ...]
    has_bots: bool
    """Whether a bot plays on any chair."""


def offers_of(sheet: TableSheet) -> Offers:
    """What each seat may do at a table that looks like this."""
    seats = range(sheet.players)
    is_playing = sheet.phase == "playing"
    return Offers(
        sheet,
        tuple(_how_to_undo(sheet, seat) for seat in seats),
        tuple(is_playing and chair.who == "person" and not chair.away for chair in sheet.chairs),
        tuple(are_hints_allowed(sheet, seat) for seat in seats),
        any(chair.level is not None for chair in sheet.chairs),
    )


def _how_to_undo(sheet: TableSheet, seat: Seat) -> Literal["agreed", "asks"] | Refusal:
    if proposal_of(sheet, "undo") is not None:
        return Refusal("already-proposed")
    if asked(sheet, "undo", seat):
        return "asks"
    # Bots have no say: else whoever plays with them alone could look at cards and choose again.
    may_without_people = sheet.is_practice or game_called(sheet.game).is_open
    return "agreed" if may_without_people else Refusal("undo-needs-people")
