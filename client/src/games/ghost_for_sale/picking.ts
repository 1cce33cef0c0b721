/** What touches and keys mean: which action the things that were chosen stand for. Nothing here judges; choices do. */
import type { Action, Question, Target, Token, View } from './words.ts';

/** What lies in the hand just now. */
export interface Picked {
  readonly card: number | null;
  readonly token: Token | null;
  /** Where to: a house by its number, Mrs. Truelight, or the stack. */
  readonly target: Target | null;
  readonly say: Question | null;
  readonly guess: number | null;
  readonly remove: { readonly owner: number; readonly kind: Token['kind'] } | null;
}

export const NOTHING: Picked = { card: null, token: null, target: null, say: null, guess: null, remove: null };

export const isHouse = (target: Target | null): boolean => target !== null && target !== 'truelight' && target !== 'stack';

/** The action that is meant by what was picked; null as long as something is missing. */
export function meant(phase: View['phase'], { card, token, target, say, guess, remove }: Picked): Action | null {
  switch (phase) {
    case 'choosing':
      return say && { do: 'choose', card: say };
    case 'declaring':
      return token && target && isHouse(target) ? { do: 'declare', lot: Number(target), face: token.face, kind: token.kind } : null;
    case 'informing':
    case 'selling':
      return card !== null && target ? { do: 'bid', card, target } : null;
    case 'deciding':
      return remove ? { do: 'remove', ...remove } : guess !== null ? { do: 'guess', ghosts: guess } : null;
    default:
      return null;
  }
}

export function isSameAction(a: Action, b: Action): boolean {
  const fields = Object.entries(a) as [keyof Action, unknown][];
  return fields.length === Object.keys(b).length && fields.every(([name, value]) => b[name] === value);
}

export const among = (choices: readonly Action[], action: Action | null): Action | null =>
  action && (choices.find((choice) => isSameAction(choice, action)) ?? null);

export const offers = (choices: readonly Action[], what: Action['do']): boolean => choices.some((choice) => choice.do === what);

/** Which cards, or tokens, can go anywhere at all. */
export const cardsOf = (choices: readonly Action[]): ReadonlySet<number> => new Set(choices.flatMap((choice) => (choice.do === 'bid' || choice.do === 'reserve' ? [choice.card] : [])));
export const canLay = (choices: readonly Action[], { face, kind }: Token): boolean => choices.some((choice) => choice.do === 'declare' && choice.face === face && choice.kind === kind);

/** Where every card of the own set is: each one has its place for the whole game. */
export type Fate = 'hand' | 'aside' | 'laid' | 'gone';
export interface Kept {
  readonly card: number;
  readonly fate: Fate;
  /** Tells equal cards apart. */
  readonly key: string;
}

/** The whole set of a seat by values, with what became of each card. */
export function handOf(view: View, seat: number): readonly Kept[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const laid = [...view.truelight, ...view.stack, ...view.lots.flatMap(({ bids }) => bids)].flatMap((bid) => (bid.seat === seat && bid.card !== null ? [bid.card] : []));
  const all: readonly (readonly [Fate, readonly number[]])[] = [
    ['gone', player.spent],
    ['laid', laid],
    ['aside', view.round === 1 ? (player.reserved ?? []) : []],
    ['hand', player.hand ?? []],
  ];
  const sorted = all.flatMap(([fate, cards]) => cards.map((card) => ({ card, fate }))).sort((a, b) => a.card - b.card);
  const seen: Record<number, number> = {};
  return sorted.map(({ card, fate }) => ({ card, fate, key: `${card}-${(seen[card] = (seen[card] ?? 0) + 1)}` }));
}

/** The own tokens as they lie: plain ones, and double-faced ones with either face up. */
export const TOKENS: readonly Token[] = [{ face: 'ghost', kind: 'single' }, { face: 'painting', kind: 'single' }, { face: 'ghost', kind: 'double' }, { face: 'painting', kind: 'double' }];

/** What a key means at the table; null if nothing. */
export type Stroke =
  | { readonly stroke: 'target'; readonly target: Target }
  | { readonly stroke: 'action'; readonly action: Action }
  | { readonly stroke: 'card'; readonly card: number }
  | { readonly stroke: 'token'; readonly token: Token }
  | { readonly stroke: 'guess'; readonly ghosts: number }
  | { readonly stroke: 'tool'; readonly tool: 'note' | 'log' | 'rules' | 'hint' }
  | { readonly stroke: 'confirm' }
  | { readonly stroke: 'let-go' };

const TOOLS = { n: 'note', l: 'log', r: 'rules', h: 'hint' } as const;

/** Digits choose a house once something is in the hand, before that a card or a token; 0 stands for the ten. */
export function strokeOf(key: string, choices: readonly Action[], picked: Picked): Stroke | null {
  if (key === 'Escape') return { stroke: 'let-go' };
  if (key === 'Enter') return { stroke: 'confirm' };
  const letter = key.toLowerCase();
  if (letter in TOOLS) return { stroke: 'tool', tool: TOOLS[letter as keyof typeof TOOLS] };
  if (/^[0-9]$/.test(key)) return digit(Number(key), choices, picked);
  if (letter === 't' || letter === 'y') return offers(choices, 'bid') && picked.card !== null ? { stroke: 'target', target: letter === 't' ? 'truelight' : 'stack' } : null;
  const action = letter === 'f' ? among(choices, { do: 'done' }) : letter === 'p' ? among(choices, { do: 'pass' }) : null;
  return action && { stroke: 'action', action };
}

function digit(number: number, choices: readonly Action[], picked: Picked): Stroke | null {
  if (offers(choices, 'guess')) return { stroke: 'guess', ghosts: number };
  if ((picked.card !== null || picked.token !== null) && number >= 1 && number <= 6) return { stroke: 'target', target: String(number) as Target };
  const token = TOKENS[number - 1];
  if (token !== undefined && canLay(choices, token)) return { stroke: 'token', token };
  const card = number === 0 ? 10 : number;
  return cardsOf(choices).has(card) ? { stroke: 'card', card } : null;
}
