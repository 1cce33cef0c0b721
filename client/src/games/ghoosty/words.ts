/** The words of Ghoosty! as the table says them: short names for the types that the server's Structs give. */
import type { Ghoosty } from '$protocol';
import type { ShownTable } from '../../table/contract.ts';

export type View = Ghoosty.View;
export type Event = Ghoosty.Event;
export type Action = Ghoosty.Action;
export type Play = Ghoosty.Play;
export type Conclusions = Ghoosty.Conclusions;
export type Card = View['hand'][number];
export type Lying = View['cemetery'][number];

/** The view, and what is only there while something moves. */
export interface Picture extends View {
  /** The card that somebody has just drawn and that lies nowhere yet. */
  readonly drawn?: { readonly card: Card; readonly seat: number } | null;
}
export type Table = ShownTable<Picture, Event, Action>;

/** The order of a hand, as the server shows it. */
export const ORDER: readonly Card[] = ['tom', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', 'mimi'];

export const inOrder = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
export const countOf = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;
/** A card as sentences want it: a numbered one is a number to them. */
export const spoken = (card: Card): string | number => Number(card) || card;
/** A long name where little room is: its last word, with the number that tells it from another one. */
export const lastNameOf = (name: string): string => /\S+( \d+)?$/u.exec(name)?.[0] ?? name;
export const cardOf = (value: number): Card => String(value) as Card;

/** What lies on top of the cemetery; 0 if nothing does. */
export const topOf = (view: View): number => view.cemetery.at(-1)?.value ?? 0;

/** How many equal ones lie on top. */
export function runOf({ cemetery }: View): number {
  const top = cemetery.at(-1)?.value;
  const other = cemetery.findLastIndex(({ value }) => value !== top);
  return cemetery.length - 1 - other;
}

/** All cards of one kind in the hand. */
export interface Stack {
  readonly card: Card;
  readonly count: number;
}

export const stacksOf = (hand: readonly Card[]): readonly Stack[] =>
  ORDER.filter((card) => hand.includes(card)).map((card) => ({ card, count: countOf(hand, card) }));
