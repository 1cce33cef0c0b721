"""What the people at a table have to agree on."""

from msgspec.structs import replace

from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.table.notes import Dropped, Note
from geisterstunde.table.seats import people_here
from geisterstunde.table.words import Around, Kind, Proposal


def proposal_of(around: Around, kind: Kind) -> Proposal | None:
    """The open proposal of this kind; there is one at most."""
    return next((proposal for proposal in around.proposals if proposal.kind == kind), None)


def asked(around: Around, by: Seat) -> tuple[Seat, ...]:
    """Who has to agree to what this seat wants; ghosts agree to everything."""
    return tuple(seat for seat in people_here(around) if seat != by)


def check_unproposed(around: Around, kind: Kind) -> None:
    """Refused while a proposal of this kind is open."""
    if proposal_of(around, kind) is not None:
        raise Refused(Refusal("already-proposed"))


def checked_proposal(around: Around, kind: Kind, seat: Seat) -> Proposal:
    """The proposal that this seat can agree to now; else Refused."""
    proposal = proposal_of(around, kind)
    if proposal is None:
        raise Refused(Refusal("no-such-proposal"))
    if proposal.by == seat:
        raise Refused(Refusal("own-proposal"))
    if seat in proposal.agreed:
        raise Refused(Refusal("already-agreed"))
    return proposal


def is_carried_by(around: Around, proposal: Proposal, seat: Seat) -> bool:
    """Whether the proposal has everybody's consent as soon as this seat agrees."""
    return set(asked(around, proposal.by)) <= {*proposal.agreed, seat}


def proposed(around: Around, kind: Kind, by: Seat) -> Around:
    """The table with a new proposal."""
    return replace(around, proposals=(*around.proposals, Proposal(kind, by)))


def agreed(around: Around, kind: Kind, seat: Seat) -> Around:
    """The table after a seat has agreed."""
    proposals = (
        replace(proposal, agreed=(*proposal.agreed, seat)) if proposal.kind == kind else proposal
        for proposal in around.proposals
    )
    return replace(around, proposals=tuple(proposals))


def without(around: Around, *kinds: Kind) -> Around:
    """The table without proposals of these kinds."""
    if not around.proposals:
        return around
    return replace(around, proposals=tuple(one for one in around.proposals if one.kind not in kinds))


def dropped(around: Around, *kinds: Kind) -> tuple[Around, list[Note]]:
    """The table without proposals of these kinds, and what is said about those that were open."""
    open_ones = [Dropped(proposal.kind) for proposal in around.proposals if proposal.kind in kinds]
    return without(around, *kinds), [*open_ones]
