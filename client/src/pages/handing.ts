/** To whom a device goes that several people share: whoever is asked something, else whoever is on turn. */
import type { Chair, Proposal } from '$protocol';
import type { SeatKey } from '../net/seats.ts';
import { isAsked } from '../table/proposals.ts';

/** What handing on needs to know of the table as one of them sees it. */
export interface Handed {
  /** Whose eyes these are. */
  readonly seat: number | null;
  readonly chairs: readonly Chair[];
  readonly proposals: readonly Proposal[];
  isTurnOf(seat: number | null): boolean;
}

/** Somebody at this device for whom a ghost plays, until they come back. */
export interface Away {
  readonly name: string;
  onback(): void;
}

/** For whom the table waits at this device besides whoever has it, in the order of their seats; nobody while it waits for that one. */
export function awaitedHere(keys: readonly SeatKey[], table: Handed): readonly SeatKey[] {
  const isAskedAnything = (seat: number | null) => table.proposals.some((proposal) => isAsked(proposal, table.chairs, seat));
  if (isAskedAnything(table.seat)) return [];
  const others = keys.filter(({ seat }) => seat !== null && seat !== table.seat);
  const asked = others.filter(({ seat }) => isAskedAnything(seat));
  if (asked.length > 0 || table.isTurnOf(table.seat)) return asked;
  return others.filter(({ seat }) => table.isTurnOf(seat) && !isGhosted(table.chairs, seat));
}

/** Whether a ghost plays in somebody's place. */
export const isGhosted = (chairs: readonly Chair[], seat: number | null): boolean => seat !== null && (chairs[seat]?.away ?? false);
