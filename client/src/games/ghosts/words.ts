/** The words of Ghosts as the table says them: short names for the types that the server's Structs give. */
import type { Ghosts } from '$protocol';
import type { ShownTable } from '../../table/contract.ts';

export type Card = Ghosts.Card;
export type Family = Card['family'];
export type View = Ghosts.View;
export type Conclusions = Ghosts.Conclusions;
export type Event = Ghosts.Event;
export type Action = Ghosts.Action;
export type Kind = Ghosts.Played['kind'];
export type Table = ShownTable<View, Event, Action>;

export const isSame = (a: Card, b: Card): boolean => a.family === b.family && a.value === b.value;
