/** Who is asked about what somebody proposes, as the sheet of a table tells it (on the server `table/proposals.py`). */
import type { Chair, Proposal } from '$protocol';
import type { Seat } from './contract.ts';

/** What changes the running game for everybody who plays it: also those who are away have a say. */
const OF_EVERYBODY: readonly Proposal['kind'][] = ['undo', 'clock', 'open-cards'];

/** The seats that have to agree. */
export function askedAbout({ kind, by }: Proposal, chairs: readonly Chair[]): readonly Seat[] {
  const hasSay = ({ who, away }: Chair) => who === 'person' && (!away || OF_EVERYBODY.includes(kind));
  return chairs.flatMap((chair, seat) => (hasSay(chair) && seat !== by ? [seat] : []));
}

/** Whether a seat has still to answer. */
export const isAsked = (proposal: Proposal, chairs: readonly Chair[], seat: Seat | null): boolean =>
  seat !== null && !proposal.agreed.includes(seat) && askedAbout(proposal, chairs).includes(seat);
