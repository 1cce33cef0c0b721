/** The words of Ghost for $ale as the table says them: short names for the types that the server's Structs give. */
import type { GhostForSale } from '$protocol';
import type { Seat, ShownTable } from '../../table/contract.ts';

export type View = GhostForSale.View;
export type Event = GhostForSale.Event;
export type Action = GhostForSale.Action;
export type Conclusions = GhostForSale.Conclusions;
export type Player = GhostForSale.Player;
export type Lot = GhostForSale.Lot;
export type Tokens = GhostForSale.Tokens;
export type BidCard = GhostForSale.BidCard;
export type Back = BidCard['back'];
export type Colour = Player['colour'];
export type Face = Tokens['face'];
export type TokenKind = Tokens['kind'];
export type Kind = Lot['kind'];
export type Special = NonNullable<Lot['special']>;
export type Question = NonNullable<Player['question']>;
export type Target = GhostForSale.Bid['target'];
export type Looked = GhostForSale.Looked;
export type Scored = GhostForSale.Scored;

/** A kind of token as it is taken into the hand, with the face that will be seen. */
export interface Token {
  readonly face: Face;
  readonly kind: TokenKind;
}

/** What one seat had bid at Mrs. Truelight's or for the stack, once the cards are open. */
export interface OpenBid {
  readonly seat: Seat;
  readonly cards: readonly number[];
  /** What became of them, as far as it was told. */
  readonly fate: 'spent' | 'back' | null;
}

/** What an auction or a scoring has shown so far; the view that follows knows nothing of it any more. */
export interface Playback {
  readonly of: 'truelight' | 'stack' | 'sale' | 'scoring';
  readonly bids: readonly OpenBid[];
  readonly looks: readonly Looked[];
  readonly stackSeen: { readonly seat: Seat; readonly trues: number | null } | null;
  readonly scored: Readonly<Record<string, Scored>>;
  readonly unsold: readonly string[];
  readonly last: Event;
}

/** The view as it is drawn: while an auction is revealed step by step, with what was revealed. */
export type Picture = View & { readonly playback?: Playback };
export type Table = ShownTable<Picture, Event, Action>;

/** What the others see of a card. */
export const backOf = (view: View, card: number): Back => view.options.backs[card - 1] ?? 'small';

export const tokenCount = (lot: Lot): number => lot.tokens.reduce((sum, { count }) => sum + count, 0);
