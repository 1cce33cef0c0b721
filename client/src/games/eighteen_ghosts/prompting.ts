// What the prompt of this table says and offers in each situation.
import { count, emptyCarpets, kind } from './castle.ts';
import type { Action, Colour, Event, Ghost } from './castle.ts';
import type { Screen } from './screen.svelte.ts';
import type { Effect } from './sentences.ts';

export interface Prompting {
  /** Whose face: a ghost of this table, or whoever sits there. */
  readonly figure?: Ghost;
  readonly seat?: number;
  readonly text: string;
  readonly small?: string;
  readonly effects?: readonly Effect[];
  /** Whether what happened last is said below. */
  readonly withLast?: boolean;
  readonly tone?: 'wait' | 'rash' | 'fin';
  readonly thinks?: boolean;
  /** The button that does what is looked at, or this. */
  readonly act?: { readonly label: string; readonly isBad?: boolean; readonly action?: Action };
  readonly mayLetGo?: boolean;
}

function over(screen: Screen): Prompting {
  const { view, sentences, table } = screen;
  const winners = view.result?.winners ?? [];
  const isDraw = winners.length !== 1;
  const winner = winners[0] ?? 0;
  const key = isDraw ? 'nobody' : winner === table.seat ? 'you' : 'other';
  return { seat: isDraw ? screen.me : winner, text: sentences.say('won', { winner: key, seat: table.names[winner] ?? '' }), small: table.texts.say(`reason-${view.result?.reason ?? ''}`), tone: 'fin' };
}

/** Somebody else acts. */
function waiting(screen: Screen): Prompting {
  const { view, sentences, table } = screen;
  const seat = view.to_act[0] ?? screen.foe;
  if (table.seat === null || seat < 0) return { seat: Math.max(seat, 0), text: table.prompt, withLast: true, tone: 'wait' };
  const words = { seat: table.names[seat] ?? '', colour: view.released ?? 'red' };
  if (view.released) return { seat, text: sentences.say('wait-set-down', words), withLast: true, tone: 'wait', thinks: true };
  return { seat, text: sentences.say('wait', words), small: view.placing || screen.isPhone ? '' : sentences.say('wait-small'), withLast: true, tone: 'wait', thinks: true };
}

function placing(screen: Screen, isShort: boolean): Prompting {
  const { view, sentences, action } = screen;
  const left = count(view.in_box, screen.me);
  if (action?.do === 'place' && isShort) {
    const colour = kind(action.room) as Colour;
    return { figure: { seat: screen.me, colour }, text: sentences.headline(view, action, null), small: sentences.say('place-here-small', { left: left - 1 }), act: { label: sentences.say('place-do') }, mayLetGo: true };
  }
  const first = screen.choices[0];
  const then = first ? screen.table.choosing.foretell(first)?.view : null;
  const more = left === 9 && then?.to_act.includes(screen.me) ? 'yes' : 'no';
  return { seat: screen.me, text: sentences.say('place', { more }), small: sentences.say('place-small', { left }) };
}

function settingDown(screen: Screen, colour: Colour, isShort: boolean): Prompting {
  const { view, sentences, action, told } = screen;
  const figure = { seat: view.active, colour };
  if (action?.do === 'place' && isShort) {
    const flees = (told?.escapes.length ?? 0) > 0;
    return {
      figure, text: sentences.headline(view, action, told), effects: told ? sentences.shortEffects(told) : [], small: told && !flees ? sentences.say('set-down-safe') : '', tone: told?.isBad ? 'rash' : undefined,
      act: { label: sentences.say(told?.isBad ? 'set-down-anyway' : 'set-down-do'), isBad: told?.isBad ?? false }, mayLetGo: true,
    };
  }
  return { figure, text: sentences.say('set-down', { ...sentences.who(view.active), colour }), small: sentences.say('set-down-small', { colour }) };
}

function releasing(screen: Screen, colour: Colour): Prompting {
  const { view, sentences, table } = screen;
  const rooms = emptyCarpets(view, colour);
  const small = sentences.say('release-small', { seat: table.names[screen.foe] ?? '', colour, count: rooms.length, room: rooms[0] ?? '' });
  return { figure: { seat: screen.me, colour }, text: sentences.say('release', { colour }), small, act: { label: sentences.say('release-do') }, mayLetGo: true };
}

/** A ghost is chosen; where to. */
function leading(screen: Screen, ghost: Ghost, isShort: boolean): Prompting {
  const { view, sentences, action, told } = screen;
  if (action && 'target' in action && isShort) {
    const isBad = told?.isBad ?? false;
    const label = action.do === 'fight' ? (isBad ? 'fight-anyway' : 'fight-do') : told?.isJump ? 'jump-do' : 'step-do';
    return { figure: ghost, text: sentences.headline(view, action, told), effects: told ? sentences.shortEffects(told) : [], tone: isBad ? 'rash' : undefined, act: { label: sentences.say(label), isBad }, mayLetGo: true };
  }
  const small = sentences.say('chosen-small') + (screen.isNarrow ? '' : ` ${sentences.say('chosen-escape')}`);
  return { figure: ghost, text: sentences.say('chosen', { colour: ghost.colour }), small, mayLetGo: true };
}

function turn(screen: Screen): Prompting {
  const { sentences, choices } = screen;
  if (choices[0]?.do === 'pass') {
    return { seat: screen.me, text: sentences.say('pass'), small: sentences.say('pass-small'), act: { label: sentences.say('pass-do'), action: choices[0] } };
  }
  const leads = choices.some((action) => action.do === 'move' || action.do === 'fight');
  const may = screen.released.length === 0 ? 'lead' : leads ? 'all' : 'release';
  return { seat: screen.me, text: sentences.say('turn', { may }), small: screen.isNarrow ? '' : sentences.say('turn-small', { may }), withLast: true };
}

/** Something moves: what is being done, and what came of it so far. */
function happening(screen: Screen, event: Event): Prompting {
  const first = screen.traces[0] ?? event;
  const figure = 'ghost' in first ? first.ghost : undefined;
  return { figure, seat: 'seat' in first ? first.seat : screen.me, text: screen.table.texts.event(first), withLast: true, tone: 'wait' };
}

/** What is said just now; `isShort`: also of what is only looked at, because no tip beside the castle says it. */
export function prompting(screen: Screen, isShort: boolean): Prompting {
  const { view, table } = screen;
  if (table.moving && table.moving.event.event !== 'game-ended') return happening(screen, table.moving.event);
  if (view.result) return over(screen);
  if (table.seat === null || !view.to_act.includes(table.seat)) return waiting(screen);
  if (view.placing) return placing(screen, isShort);
  if (view.released) return settingDown(screen, view.released, isShort);
  if (screen.freeing) return releasing(screen, screen.freeing);
  const ghost = screen.from === null ? undefined : view.castle[screen.from];
  return ghost ? leading(screen, ghost, isShort) : turn(screen);
}

/** What is said aloud: without what is only looked at, which the names of the rooms tell. */
export function aloud(screen: Screen): string {
  // What was done is on its way: nothing is asked until the answer is here.
  if (screen.table.isMyTurn && screen.choices.length === 0 && !screen.table.isPast) return '';
  const { text, small, tone } = prompting(screen, false);
  return tone === 'fin' ? `${text} ${small ?? ''}` : text;
}
