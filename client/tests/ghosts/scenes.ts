/**
 * The moments of the mock-ups as tables that nobody plays: views in the shape of the server's, with the answers that the
 * server would give to the questions asked at them.
 */
import type { Chair, Refusal, TableSheet } from '../../src/../protocol.ts';
import type { Foretold, Movement } from '../../src/table/contract.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { isSameAction, play, TAKE } from '../../src/games/ghosts/picking.ts';
import type { Action, Card, Event, Table, View } from '../../src/games/ghosts/words.ts';

export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => (one === 'fog' ? { family: 'fog', value: 0 } : { family: one.slice(0, -1) as Card['family'], value: Number(one.slice(-1)) }));
const card = (text: string): Card => cards(text)[0] as Card;
const counts = (text: string) => text.split(' ').filter(Boolean).map((one) => ({ card: card(one.split('*')[0] ?? ''), count: Number(one.split('*')[1] ?? 1) }));

export interface Scene {
  readonly view: View;
  readonly choices: readonly Action[];
  readonly events: readonly Event[];
  readonly chosen?: Action;
  readonly tried?: Action;
  readonly isHeld?: boolean;
  readonly undo?: boolean;
  readonly watches?: boolean;
}

const BASE: View = {
  viewer: 0, to_act: [0], result: null, options: { start: 'first', rounds: 3, next_starter: 'clockwise', redraw: 'by-itself', give_back: 'most' },
  round: 2, phase: 'play', starter: 1, active: 0, hand: [], hand_sizes: [5, 5, 5, 5], draw_pile: 23, pile: [], fog_beside: 0, top: null, fear: 0, direction: 'clockwise',
  next: 1, next_after_mirror: 3, gone: [], points: [1, 1, 1, 1], points_before: [1, 1, 1, 1], piles: [0, 0, 0, 0], took: [false, false, false, false], answered: [true, true, true, true],
  sure_fog: [0, 0, 0, 0], sure_ghost: [true, true, true, true], redraws: 0, old_cards: [0, 0, 0, 0], old_fog: 0, own_old_fog: 0,
};

function view(given: Partial<View>): View {
  const all = { ...BASE, ...given };
  const players = all.points.length;
  const step = all.direction === 'clockwise' ? 1 : players - 1;
  const filled = (list: readonly never[] | readonly number[] | readonly boolean[], value: number | boolean) => (list.length === players ? list : Array.from({ length: players }, () => value));
  return {
    ...all,
    top: all.pile.at(-1) ?? null,
    next: (all.active + step) % players,
    next_after_mirror: players > 2 ? (all.active + players - step) % players : (all.active + step) % players,
    answered: filled(all.answered, true) as readonly boolean[],
    piles: filled(all.piles, 0) as readonly number[],
  };
}

const laid = (seat: number, what: string, fear: number, kind: Extract<Event, { event: 'played' }>['kind']): Event => ({ event: 'played', seat, card: card(what), fear, kind });

const turn4 = view({
  hand: cards('yellow1 red2 blue3 white3 fog'), pile: cards('green1 black1 black3 yellow3 yellow2'), fog_beside: 2, fear: 5,
  gone: counts('red1 red3 blue1 blue2 white1 white2 black1 green2 green3 fog'), points: [3, 0, 3, 5], points_before: [3, 0, 2, 4], piles: [0, 0, 1, 1],
});
const four: Event[] = [
  { event: 'pile-taken', seat: 2, cards: 4, points: 3 }, { event: 'pile-taken', seat: 3, cards: 6, points: 5 }, laid(3, 'green1', 1, 'opened'), laid(0, 'black1', 2, 'other-family'),
  laid(1, 'fog', 2, 'fog'), laid(2, 'black3', 2, 'mirror'), laid(1, 'yellow3', 5, 'other-family'), laid(0, 'fog', 5, 'fog'), laid(3, 'yellow2', 5, 'mirror'),
];
const choices4 = [...cards('yellow1 red2 fog').map(play), TAKE];
const opening = view({ round: 1, starter: 0, hand: cards('yellow2 blue1 blue3 green1 fog'), draw_pile: 30, gone: counts('yellow1*2 red1 red2 blue2 white3 black2 green2 fog*2'), points: [2, 1, 1, 2], piles: [1, 0, 0, 1] });
const six = view({
  round: 3, starter: 2, hand: cards('yellow3 red1 blue2 green3 fog'), hand_sizes: [5, 5, 5, 5, 5, 5], pile: cards('blue1 red3 red2 green2'), fog_beside: 1, fear: 6, direction: 'counterclockwise', draw_pile: 16,
  gone: counts('yellow2 red1 blue3 white1*2 black2 black3 green1 fog'), points: [2, 0, 4, 3, 1, 5], piles: [0, 0, 1, 0, 0, 1],
});
const ended = view({
  phase: 'give-back', to_act: [0], options: { ...BASE.options, give_back: 'choose' }, active: 3, hand: [], hand_sizes: [0, 0, 0, 0], draw_pile: 0,
  points: [4, 1, 4, 0], points_before: [4, 0, 2, 3], piles: [0, 1, 2, 0],
});
const giving: Action[] = [0, 1, 2, 3].map((points) => ({ do: 'give-back', points }));

export const SCENES: Readonly<Record<string, Scene>> = {
  deal: {
    view: view({ phase: 'answer', to_act: [0, 2], answered: [false, true, false, true], hand: cards('fog fog fog fog fog'), draw_pile: 40, points: [3, 0, 2, 4], options: { ...BASE.options, redraw: 'ask' } }),
    choices: [{ do: 'keep' }, { do: 'redraw' }],
    events: [{ event: 'markers-laid-aside', points: [3, 0, 2, 4] }, { event: 'round-began', round: 2, seat: 1 }, { event: 'dealt', seat: 0, cards: cards('fog fog fog fog fog') }],
  },
  turn4: { view: turn4, choices: choices4, events: four },
  chosen: { view: turn4, choices: choices4, events: four, chosen: play(card('red2')) },
  mirror: { view: turn4, choices: choices4, events: four, chosen: play(card('yellow1')) },
  fog: { view: turn4, choices: choices4, events: four, chosen: play(card('fog')) },
  refused: { view: turn4, choices: choices4, events: four, tried: play(card('blue3')) },
  take: { view: turn4, choices: choices4, events: four, chosen: TAKE },
  wait: {
    view: view({ ...turn4, to_act: [1], active: 1, hand: cards('yellow1 blue2 blue3 white3 fog'), pile: cards('green1 black1 black3 yellow3 yellow2 red2'), fear: 7, draw_pile: 22 }),
    choices: [],
    events: [...four, laid(0, 'red2', 7, 'other-family'), { event: 'drew', seat: 0, card: card('blue2') }],
  },
  turn6: {
    view: six, choices: [...cards('red1 green3 fog').map(play), TAKE],
    events: [{ event: 'pile-taken', seat: 2, cards: 5, points: 4 }, { event: 'pile-taken', seat: 5, cards: 4, points: 5 }, laid(5, 'blue1', 1, 'opened'), laid(0, 'red3', 4, 'other-family'), laid(1, 'fog', 4, 'fog'), laid(2, 'red2', 4, 'mirror'), laid(1, 'green2', 6, 'other-family')],
  },
  mustTake: {
    view: view({ round: 1, starter: 0, hand: cards('yellow2 blue1 blue3 white2 green1'), pile: cards('white3 yellow1 black2 red1'), fog_beside: 1, fear: 7, draw_pile: 30, gone: counts('yellow1 red2 blue2 green2 fog'), points: [1, 1, 1, 2], piles: [0, 0, 0, 1] }),
    choices: [TAKE],
    events: [{ event: 'pile-taken', seat: 3, cards: 5, points: 2 }, laid(3, 'white3', 3, 'opened'), laid(0, 'yellow1', 4, 'other-family'), laid(1, 'black2', 6, 'other-family'), laid(2, 'fog', 6, 'fog'), laid(3, 'red1', 7, 'other-family')],
  },
  open: { view: opening, choices: cards('yellow2 blue1 blue3 green1').map(play), events: [{ event: 'pile-taken', seat: 0, cards: 5, points: 2 }], undo: true },
  lastCard: {
    view: view({ ...turn4, hand: cards('yellow1 red1'), hand_sizes: [2, 0, 1, 2], draw_pile: 0 }),
    choices: [...cards('yellow1 red1').map(play), TAKE], events: four, chosen: play(card('red1')),
  },
  roundEnd: { view: ended, choices: giving, events: [{ event: 'round-ended', round: 2, seat: 3 }, { event: 'gave-back', seat: 3, points: 3, left: 0 }] },
  roundEnd6: {
    view: view({ ...ended, hand_sizes: [0, 0, 0, 0, 0, 0], points: [4, 1, 4, 0, 2, 6], points_before: [4, 0, 2, 3, 1, 5], piles: [0, 1, 2, 0, 1, 1] }), choices: giving,
    events: [{ event: 'round-ended', round: 2, seat: 3 }],
  },
  held: { view: view({ ...ended, to_act: [], points: [1, 1, 4, 0] }), choices: [], events: [{ event: 'round-ended', round: 2, seat: 3 }], isHeld: true },
  end: {
    view: view({ phase: 'over', round: 3, to_act: [], hand: [], hand_sizes: [0, 0, 0, 0], draw_pile: 0, points: [1, 1, 4, 3], result: { scores: [-1, -1, -4, -3], winners: [0, 1], reason: 'fewest-points' } }),
    choices: [], events: [...four, { event: 'game-ended', result: { scores: [-1, -1, -4, -3], winners: [0, 1], reason: 'fewest-points' } }],
  },
  turn2: { view: view({ ...turn4, hand_sizes: [5, 5], points: [3, 1], points_before: [3, 0], piles: [0, 1] }), choices: choices4, events: four.filter((event) => 'seat' in event && event.seat < 2) },
  turn3: { view: view({ ...turn4, hand_sizes: [5, 5, 5], points: [3, 1, 0], points_before: [3, 0, 0], piles: [0, 1, 0] }), choices: choices4, events: four.filter((event) => 'seat' in event && event.seat < 3) },
  turn5: { view: view({ ...six, active: 0, hand_sizes: [5, 5, 5, 5, 5], points: [12, 8, 4, 3, 1], points_before: [12, 8, 4, 3, 1], piles: [0, 0, 1, 3, 0], direction: 'clockwise' }), choices: [...cards('red1 green3 fog').map(play), TAKE], events: four },
  watch: { view: view({ ...turn4, viewer: null, to_act: [1], active: 1, hand: [] }), choices: [], events: four, watches: true },
};

const PEOPLE: readonly (Chair & { shown: string })[] = [
  { who: 'person', name: 'Distel', person: 0, level: null, away: false, avatar: 'boo-violet-laugh', shown: 'Distel' },
  { who: 'person', name: 'Mira', person: 1, level: null, away: false, avatar: 'mouse-blue', shown: 'Mira' },
  { who: 'bot', name: 'veil', person: null, level: 'veil', away: false, avatar: '', shown: 'Tante Schleier' },
  { who: 'bot', name: 'rumble', person: null, level: 'rumble', away: false, avatar: '', shown: 'Rumpel' },
  { who: 'bot', name: 'dusk', person: null, level: 'dusk', away: false, avatar: '', shown: 'Graf Dämmer' },
  { who: 'person', name: 'Oma Ilse', person: 5, level: null, away: false, avatar: 'sheet-rose-calm-glasses', shown: 'Oma Ilse' },
];

/** What the server would say that a choice brings: written by hand from the rulebook, for these moments only. */
function foretold(scene: Scene, action: Action): Foretold<View, Event> {
  const { view: v } = scene;
  if (action.do === 'take') return { events: [{ event: 'pile-taken', seat: 0, cards: v.pile.length + v.fog_beside, points: (v.points[0] ?? 0) + 1 }], view: null };
  if (action.do !== 'play') return { events: [], view: null };
  const { family, value } = action.card;
  const kind = family === 'fog' ? 'fog' : v.top === null ? 'opened' : v.top.family === family ? 'mirror' : 'other-family';
  const fear = kind === 'opened' ? value : kind === 'other-family' ? v.fear + value : v.fear;
  const next = kind === 'mirror' ? v.next_after_mirror : v.next;
  const ends = v.draw_pile === 0 && v.hand_sizes[next] === 0;
  return { events: [{ event: 'played', seat: 0, card: action.card, fear, kind }, ...(ends ? [{ event: 'round-ended', round: v.round, seat: next } as const] : [])], view: null };
}

function whyNot(scene: Scene, action: Action): Refusal | null {
  if (action.do !== 'play' || scene.choices.length === 0) return null;
  const { family, value } = action.card;
  if (scene.view.top === null) return { key: 'open-with-ghost', args: {} };
  return { key: 'too-much-fear', args: { family, value, fear: scene.view.fear, sum: scene.view.fear + value, most: 7 } };
}

/** A table that shows one moment; what is done at it is only noted. */
export function tableOf(scene: Scene, catalogueTexts: Texts, done: Action[] = []): Table {
  const players = scene.view.points.length;
  const chairs = PEOPLE.slice(0, players);
  const texts = catalogueTexts.among(chairs.map(({ shown }) => shown)).to(scene.view.viewer);
  const same = (action: Action) => scene.choices.find((choice) => isSameAction(choice, action)) ?? null;
  const sheet = { code: 'lumen-nifon-midor', game: 'ghosts', players, options: {}, phase: scene.view.result ? 'over' : 'playing', chairs, host: 0, is_open: true, may_watch: true, clock: null, may_chat: false, may_hint: null, promise: '', commitment: null, words: [], games_played: 0, games_begun: 1, proposals: [], deadlines: [] } as unknown as TableSheet;
  const refused = scene.tried ? whyNot(scene, scene.tried) : null;
  const state = { chosen: scene.chosen ?? null, pointed: null as Action | null };
  return {
    game: 'ghosts', view: scene.view, seat: scene.view.viewer, sheet, chairs, names: chairs.map(({ shown }) => shown), present: chairs.map(() => true),
    choices: scene.choices, isMyTurn: scene.choices.length > 0, moving: null as Movement<Event> | null, isHeld: scene.isHeld ?? false,
    choosing: {
      get chosen() { return state.chosen; },
      get pointed() { return state.pointed; },
      get foretold() { const action = state.pointed ?? state.chosen; return action && foretold(scene, action); },
      foretell: (action: Action) => (same(action) ? foretold(scene, action) : null),
      whyNot: (action: Action) => (same(action) ? null : whyNot(scene, action)),
      touch: (action: Action) => { state.chosen = same(action); },
      point: (action: Action | null) => { state.pointed = action && same(action); },
      confirm: (action?: Action) => { const wanted = action ?? state.chosen; if (wanted) done.push(wanted); },
      attempt: (action: Action) => { done.push(action); },
      letGo: () => { state.chosen = null; },
    },
    prompt: texts.prompt({ key: 'open', args: { seat: scene.view.active } }),
    refusal: refused && { refusal: refused, sentence: texts.refusal(refused) },
    proposals: [], expected: null, silentSince: null, undoAsked: 0, texts, isOver: scene.view.result !== null, isPast: false,
    log: scene.events.map((event, i) => ({ number: i + 1, sentence: texts.event(event), seat: 'seat' in event ? event.seat : null, kind: 'event' as const, view: null })),
    conclusions: { unseen: ['yellow', 'red', 'blue', 'white', 'black', 'green'].flatMap((family) => [1, 2, 3].map((value) => ({ card: { family, value }, count: (value + family.length) % 4 }))).concat([{ card: { family: 'fog', value: 0 }, count: 2 }]), hands: [] },
    line: 'up', replay: null, question: null, hint: null, mayHint: true, undo: scene.undo ? { how: 'free', moves: 1 } : null, remarks: [], opened: null,
    open: () => undefined, command: () => Promise.resolve(true), askHint: () => undefined, dropHint: () => undefined, emote: () => undefined, look: () => undefined, skip: () => undefined, goOn: () => undefined, retry: () => undefined, greetBack: () => undefined,
  } as unknown as Table;
}
