"""What the people at a table have to agree on."""

from typing import Final, get_args

from msgspec.structs import replace

from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.table.notes import Dropped, Note
from geisterstunde.table.seats import people_at, people_here
from geisterstunde.table.words import Kind, Proposal, TableSheet

EVERY_KIND: Final[tuple[Kind, ...]] = get_args(Kind)
OF_EVERYBODY: Final = ("undo", "clock", "open-cards")
"""What changes the running game for everybody who plays it: also those who are away have a say."""


def proposal_of(sheet: TableSheet, kind: Kind) -> Proposal | None:
    """The open proposal of this kind; there is one at most."""
    return next((proposal for proposal in sheet.proposals if proposal.kind == kind), None)


def asked(sheet: TableSheet, kind: Kind, by: Seat | None) -> tuple[Seat, ...]:
    """Who has to agree to what this seat, or a host without one, wants; bots have no say."""
    seats = people_at(sheet) if kind in OF_EVERYBODY else people_here(sheet)
    return tuple(seat for seat in seats if seat != by)


def check_unproposed(sheet: TableSheet, kind: Kind) -> None:
    """Refused while a proposal of this kind is open."""
    if proposal_of(sheet, kind) is not None:
        raise Refused(Refusal("already-proposed"))


def checked_proposal(sheet: TableSheet, kind: Kind, seat: Seat) -> Proposal:
    """The proposal that this seat can agree to now; else Refused."""
    proposal = proposal_of(sheet, kind)
    if proposal is None:
        raise Refused(Refusal("no-such-proposal"))
    if proposal.by == seat:
        raise Refused(Refusal("own-proposal"))
    if seat in proposal.agreed:
        raise Refused(Refusal("already-agreed"))
    return proposal


def unanswered(sheet: TableSheet, proposal: Proposal) -> set[Seat]:
    """Who has still to agree to the proposal."""
    return set(asked(sheet, proposal.kind, proposal.by)) - set(proposal.agreed)


def proposed(sheet: TableSheet, proposal: Proposal) -> TableSheet:
    """The table with a new proposal."""
    return replace(sheet, proposals=(*sheet.proposals, proposal))


def agreed(sheet: TableSheet, kind: Kind, *seats: Seat) -> TableSheet:
    """The table after some have agreed."""
    proposals = (
        replace(proposal, agreed=(*proposal.agreed, *seats)) if proposal.kind == kind else proposal
        for proposal in sheet.proposals
    )
    return replace(sheet, proposals=tuple(proposals))


def without(sheet: TableSheet, *kinds: Kind) -> TableSheet:
    """The table without proposals of these kinds."""
    if not sheet.proposals:
        return sheet
    return replace(sheet, proposals=tuple(one for one in sheet.proposals if one.kind not in kinds))


def dropped(sheet: TableSheet, *kinds: Kind) -> tuple[TableSheet, list[Note]]:
    """The table without proposals of these kinds, and what is said about those that were open."""
    open_ones = [Dropped(proposal.kind) for proposal in sheet.proposals if proposal.kind in kinds]
    return without(sheet, *kinds), [*open_ones]
