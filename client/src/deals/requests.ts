/** What is asked of the server about deals that several tables share, and which of them this browser has played. */
import type { DealResults, DealSheet, DealsOfWeek, NewDeal } from '$protocol';
import { ask } from '../net/requests.ts';
import { remember, rememberedThing } from '../net/memory.ts';

export const newDeal = (wished: NewDeal) => ask<DealSheet>('deals', { body: wished });
export const dealsOfWeek = () => ask<DealsOfWeek>('deals');
export const dealSheet = (deal: string) => ask<DealSheet>(`deals/${encodeURIComponent(deal)}`);
/** How the deal of a table ended everywhere; refused before one's own game is over. */
export const dealResults = (code: string, token: string | null) => ask<DealResults>(`tables/${encodeURIComponent(code)}/deal`, { token });

const NAME = 'deals';
const MOST = 50;
const isKept = (thing: unknown): thing is Record<string, string> => typeof thing === 'object' && thing !== null && Object.values(thing).every((code) => typeof code === 'string');

/** The table at which this browser plays a deal, or has played it. */
export function tableOfDeal(deal: string): string | null {
  return rememberedThing(NAME, isKept)?.[deal] ?? null;
}

export function keepTableOfDeal(deal: string, code: string): void {
  const others = Object.entries(rememberedThing(NAME, isKept) ?? {}).filter(([one]) => one !== deal);
  remember(NAME, JSON.stringify(Object.fromEntries([...others, [deal, code]].slice(-MOST))));
}
