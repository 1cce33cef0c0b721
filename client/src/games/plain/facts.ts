/**
 * What lies on a table that nobody has drawn, in words: one fact a line. Games of this house that wait for their table
 * are told here as people would tell them; of any other game the plain fields of its view are shown, with the label
 * `fact-<field>` if its texts have one.
 */
import type { GhostForSale, Ghoosty, RestInPeace } from '$protocol';
import type { Texts } from '../../texts/texts.ts';

export interface Fact {
  readonly label: string;
  readonly things: readonly string[];
}

/** What lies on the table, and what the reader has. */
export function factsOf(game: string, view: unknown, texts: Texts): Fact[] {
  return (TABLES[game] ?? anyTable)(view as never, texts);
}

/** What a seat has, for everybody to see. */
export function belongingsOf(game: string, view: unknown, seat: number, texts: Texts): string[] {
  return (SEATS[game]?.(view as never, seat, texts) ?? []).filter((one) => one !== '');
}

const fact = (texts: Texts, key: string, ...things: (string | number)[]): Fact => ({ label: texts.say(`fact-${key}`), things: things.map(String) });
const item = (texts: Texts, word: string) => (texts.knows(`item-${word}`) ? texts.say(`item-${word}`) : word);
const cards = (texts: Texts, count: number) => texts.say('fact-cards', { count });

type Teller = (view: never, texts: Texts) => Fact[];

const TABLES: Record<string, Teller> = {
  ghoosty: (view: Ghoosty.View, texts) => [
    fact(texts, 'round', view.round),
    fact(texts, 'cemetery', ...view.cemetery.map((one) => (one.card === 'mimi' ? `${item(texts, 'mimi')} = ${one.value}` : item(texts, one.card)))),
    fact(texts, 'crypt', view.crypt > 0 ? cards(texts, view.crypt) : texts.say('fact-midnight')),
    fact(texts, 'toms', view.toms),
    fact(texts, 'exile', cards(texts, view.exile.length)),
    fact(texts, 'direction', texts.say(`fact-${view.direction}`)),
    ...(view.viewer === null ? [] : [fact(texts, 'hand', ...view.hand.map((card) => item(texts, card)))]),
  ],
  'ghost-for-sale': (view: GhostForSale.View, texts) => {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    return [
      fact(texts, 'round', view.round),
      ...view.lots.map((lot, place) => ({ label: `${place + 1} · ${lot.name}`, things: lotThings(lot, texts) })),
      fact(texts, 'truelight', ...view.truelight.map((bid) => bidCard(bid, texts))),
      fact(texts, 'stack', ...view.stack.map((bid) => bidCard(bid, texts)), ...(view.stack_trues === null ? [] : [texts.say('fact-trues', { count: view.stack_trues })])),
      ...(own?.question ? [fact(texts, 'question', texts.say(`fact-${own.question}`))] : []),
      ...(own?.reserved ? [fact(texts, 'reserved', ...own.reserved)] : []),
      ...(own ? [fact(texts, 'hand', ...(own.hand ?? []))] : []),
    ];
  },
  'rest-in-peace': (view: RestInPeace.View, texts) => {
    const here = view.row[Math.max(view.round, 1) - 1];
    const own = view.viewer === null ? undefined : view.families[view.viewer];
    return [
      fact(texts, 'row', ...view.row.map((spot, place) => `${place + 1}: ${spotWords(spot, texts)}`)),
      ...view.families.map((family, seat) => ({
        label: seat === view.viewer ? texts.say('fact-own-total') : texts.say('fact-total-of', { name: texts.nameOf(seat) }),
        things: [String(family.total), ...(here?.cards ?? []).filter((card) => card.seat === seat).map((card) => playedCard(card, texts))],
      })),
      ...(here?.is_there && here.psychic > 0 ? [fact(texts, 'prize', psychic(here.psychic, texts, view.options))] : []),
      ...(view.end.length > 0 ? [fact(texts, 'tenth', ...view.end.map((card) => `${texts.nameOf(card.seat)}: ${playedCard(card, texts)}`))] : []),
      ...(own && own.psychics.length > 0 ? [fact(texts, 'own-psychics', ...own.psychics.map((number) => psychic(number, texts, view.options)))] : []),
      ...(own ? [fact(texts, 'hand', ...(own.hand ?? []))] : []),
    ];
  },
};

type SeatTeller = (view: never, seat: number, texts: Texts) => string[];

const SEATS: Record<string, SeatTeller> = {
  ghoosty: (view: Ghoosty.View, seat, texts) => [
    cards(texts, view.hands[seat] ?? 0),
    texts.say('fact-house', { count: view.houses[seat] ?? 0 }),
    view.options.length === 'match' ? texts.say('fact-points', { count: view.points[seat] ?? 0 }) : '',
    (view.boos[seat] ?? 0) > 0 ? texts.say('fact-boos', { count: view.boos[seat] ?? 0 }) : '',
    view.left.includes(seat) ? texts.say('fact-out', { place: view.left.indexOf(seat) + 1 }) : '',
  ],
  'ghost-for-sale': (view: GhostForSale.View, seat, texts) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const tokens = texts.say('fact-tokens', { ghosts: player.ghosts, paintings: player.paintings });
    return [cards(texts, player.hand_count), texts.say('fact-points', { count: player.points }), player.has_passed ? texts.say('fact-passed') : '', tokens];
  },
  'rest-in-peace': (view: RestInPeace.View, seat, texts) => {
    const family = view.families[seat];
    if (family === undefined) return [];
    const owned = [texts.say('fact-villas', { count: family.villas }), texts.say('fact-castles', { count: family.castles })];
    return [cards(texts, family.hand_size), ...owned, family.psychics.map((number) => psychicName(number, texts)).join(', ')];
  },
};

/** What every game has anyway, or says elsewhere. */
const NO_FACTS = new Set(['viewer', 'to_act', 'result', 'options']);

function anyTable(view: Record<string, unknown>, texts: Texts): Fact[] {
  return Object.entries(view)
    .filter(([field]) => !NO_FACTS.has(field))
    .flatMap(([field, value]): Fact[] => {
      const things = plainThings(value, texts);
      const key = `fact-${field.replaceAll('_', '-')}`;
      return things === null ? [] : [{ label: texts.knows(key) ? texts.say(key) : field.replaceAll('_', ' '), things }];
    });
}

/** A value in words; null for what is too deep to be told so. */
function plainThings(value: unknown, texts: Texts): string[] | null {
  if (typeof value === 'number' || typeof value === 'string') return [item(texts, String(value))];
  if (typeof value === 'boolean' || value === null) return [value ? '✓' : '–'];
  if (!Array.isArray(value)) return null;
  const words = value.map((one) => plainThings(one, texts)?.join(' ') ?? null);
  return words.includes(null) ? null : (words as string[]);
}

function lotThings(lot: GhostForSale.Lot, texts: Texts): string[] {
  const tokens = lot.tokens.map((one) => `${texts.nameOf(one.seat)}: ${one.count} × ${texts.say(`fact-${one.face}-face`)}${one.kind === 'double' ? ' ²' : ''}`);
  const owner = lot.owner === null ? [] : [lot.owner === texts.reader ? texts.say('fact-owner-you') : texts.say('fact-owner', { name: texts.nameOf(lot.owner) })];
  return [
    `${texts.say(`fact-${lot.kind}-kind`)}: ${lot.points.join(' ')}`,
    ...(lot.special ? [texts.say('special', { special: lot.special })] : []),
    ...tokens,
    ...lot.bids.map((bid) => bidCard(bid, texts)),
    ...owner,
  ];
}

function bidCard(bid: GhostForSale.BidCard, texts: Texts): string {
  return `${texts.nameOf(bid.seat)}: ${bid.card ?? texts.say(`fact-back-${bid.back}`)}`;
}

function spotWords(spot: RestInPeace.Spot, texts: Texts): string {
  const worth = [spot.villas > 0 ? texts.say('fact-villas', { count: spot.villas }) : '', spot.castles > 0 ? texts.say('fact-castles', { count: spot.castles }) : ''];
  const name = spot.is_there && spot.psychic > 0 ? psychicName(spot.psychic, texts) : '';
  const won = spot.winner === null ? '' : `→ ${texts.nameOf(spot.winner)}`;
  return [...worth, name, won].filter((one) => one !== '').join(' · ');
}

function playedCard(card: { value: number; psychic: number; worth?: number | null }, texts: Texts): string {
  const name = card.psychic > 0 ? psychicName(card.psychic, texts) : card.value > 0 ? String(card.value) : '?';
  return card.worth !== undefined && card.worth !== null && card.worth !== card.value ? `${name} = ${card.worth}` : name;
}

const psychicName = (number: number, texts: Texts) => `${number} ${texts.say(`psychic-${number}`)}`;

function psychic(number: number, texts: Texts, options: RestInPeace.Options): string {
  const agreed = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value]));
  return `${psychicName(number, texts)}: ${texts.say(`psychic-${number}.effect`, agreed as Record<string, string | number>)}`;
}
