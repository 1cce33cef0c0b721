"""What the people at a table have to agree on."""

from msgspec.structs import replace

from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.table.notes import Dropped, Note
from geisterstunde.table.seats import people_here
from geisterstunde.table.words import Kind, Proposal, TableSheet


def proposal_of(sheet: TableSheet, kind: Kind) -> Proposal | None:
    """The open proposal of this kind; there is one at most."""
    return next((proposal for proposal in sheet.proposals if proposal.kind == kind), None)


def asked(sheet: TableSheet, by: Seat) -> tuple[Seat, ...]:
    """Who has to agree to what this seat wants; bots agree to everything."""
    return tuple(seat for seat in people_here(sheet) if seat != by)


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


def is_carried_by(sheet: TableSheet, proposal: Proposal, seat: Seat) -> bool:
    """Whether the proposal has everybody's consent as soon as this seat agrees."""
    return set(asked(sheet, proposal.by)) <= {*proposal.agreed, seat}


def proposed(sheet: TableSheet, kind: Kind, by: Seat) -> TableSheet:
    """The table with a new proposal."""
    return replace(sheet, proposals=(*sheet.proposals, Proposal(kind, by)))


def agreed(sheet: TableSheet, kind: Kind, seat: Seat) -> TableSheet:
    """The table after a seat has agreed."""
    proposals = (
        replace(proposal, agreed=(*proposal.agreed, seat)) if proposal.kind == kind else proposal
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
