/** The words of Rest in Peace as the table says them: short names for the types that the server's Structs give. */
import type { RestInPeace } from '$protocol';
import type { ShownTable } from '../../table/contract.ts';

export type View = RestInPeace.View;
export type Event = RestInPeace.Event;
export type Action = RestInPeace.Action;
export type Card = RestInPeace.Card;
export type EndCard = RestInPeace.EndCard;
export type Spot = RestInPeace.Spot;
export type Family = RestInPeace.Family;
export type Conclusions = RestInPeace.Conclusions;
export type Residence = RestInPeace.Swap['residence'];
export type Table = ShownTable<View, Event, Action>;

/** The last place, at which cards wait face down. */
export const lastOf = ({ row }: Pick<View, 'row'>): number => row.length;
export const KINDS: readonly Residence[] = ['villa', 'castle'];
/** The values that ghosts have, from the lowest to the highest. */
export const valuesOf = ({ ghosts = [] }: Pick<View, 'ghosts'>): readonly number[] => ghosts.map((_, i) => i + 1);

/** The tokens that lie at a place, one after the other. */
export const tokensAt = ({ villas, castles }: Pick<Spot, 'villas' | 'castles'>): readonly Residence[] => [...Array<Residence>(villas).fill('villa'), ...Array<Residence>(castles).fill('castle')];

export const has = (family: Pick<Family, 'villas' | 'castles'>, kind: Residence): number => (kind === 'villa' ? family.villas : family.castles);
