// What the table of 18 Ghosts says: keys of the catalogues with what they need to know.
import type { ShownTable } from '../../table/contract.ts';
import { before, COLOURS, count, facingOf, kind, PORTAL_ROOM } from './castle.ts';
import type { Action, Colour, Event, Facing, Ghost, Room, View } from './castle.ts';
import { lit } from './consequence.ts';
import type { Consequence } from './consequence.ts';
import type { Letters } from './pieces.ts';

export type Castle = ShownTable<View, Event, Action>;
type Words = Record<string, string | number>;

const yes = (fact: boolean): string => (fact ? 'yes' : 'no');

export class Sentences {
  constructor(private readonly shown: () => Castle) {}

  private get table(): Castle {
    return this.shown();
  }

  say(key: string, words: Words = {}): string {
    return this.table.texts.say(`screen-${key}`, words);
  }

  /** A seat as every sentence wants it: its name, and who that is to the reader. */
  who(seat: number): Words {
    return { seat: this.table.names[seat] ?? '', seat_is: seat === this.table.seat ? 'you' : 'other', family: seat };
  }

  ghost(ghost: Ghost): Words {
    return { ...this.who(ghost.seat), colour: ghost.colour };
  }

  get letters(): Letters {
    const letter = (colour: Colour): string => this.table.texts.say(`letter-${colour}`);
    return { red: letter('red'), blue: letter('blue'), yellow: letter('yellow') };
  }

  /** How far a seat has come. */
  outside(view: View, seat: number): string {
    return this.say(view.options.goal === 'three' ? 'lit-three' : 'lit', { count: Math.min(3, lit(view, seat).length) });
  }

  /** The name of the lanterns: how far, and how many of each colour. */
  lanterns(view: View, seat: number): string {
    const each = Object.fromEntries(COLOURS.map((colour) => [colour, count(view.outside, seat, colour)]));
    return `${this.outside(view, seat)}: ${this.say('each-colour', each)}`;
  }

  portal(colour: Colour, facing: Facing): string {
    return this.say('portal-name', { colour, facing, room: before(colour, facing) ?? 'none' });
  }

  /** What a room is called: where, what lies there, who stands there, what may be done. */
  room(view: View, room: Room, state: { leads: boolean; chosen: boolean; told: string }): string {
    const ghost = view.castle[room];
    const portal = COLOURS.find((colour) => PORTAL_ROOM[colour] === room);
    const parts = [
      room,
      portal ? this.portal(portal, facingOf(view, portal)) : this.say('room-kind', { kind: kind(room) }),
      ghost ? this.say('room-ghost', this.ghost(ghost)) : '',
      state.leads ? this.say('room-leads') : '',
      state.chosen ? this.say('room-chosen') : '',
    ];
    return parts.filter((part) => part !== '').join(', ') + (state.told ? `. ${state.told}` : '');
  }

  /** What is said of an action before anything else: who goes where, who would win. */
  headline(view: View, action: Action, told: Consequence | null): string {
    switch (action.do) {
      case 'place':
        if (view.released) return this.say('set-down-here', { family: view.active, colour: view.released, room: action.room });
        return this.say('place-here', { colour: kind(action.room), room: action.room });
      case 'move': {
        const ghost = view.castle[action.origin];
        return ghost ? this.say(told?.isJump ? 'jump' : 'step', { colour: ghost.colour, room: action.target }) : '';
      }
      case 'fight': {
        if (!told?.fight) return this.table.texts.say('action-fight', { origin: action.origin, target: action.target });
        const { attacker, defender, isWon } = told.fight;
        return this.say('fight', { colour: attacker.colour, other: defender.colour, wins: yes(isWon), own: yes(defender.seat === this.table.seat) });
      }
      case 'release':
        return this.say('release', { colour: action.colour });
      case 'pass':
        return this.say('pass');
    }
  }

  /** What would follow, sentence by sentence. */
  effects(told: Consequence): readonly Effect[] {
    const ours = (seat: number): Tone => (seat === this.table.seat ? 'good' : 'bad');
    const effects: Effect[] = [];
    if (told.fight) effects.push({ sign: { ghost: told.fight.loser }, sentence: this.say('to-dungeon', this.ghost(told.fight.loser)), tone: told.fight.loser.seat === this.table.seat ? 'bad' : '' });
    if (told.turn) effects.push({ sign: { portal: told.turn }, sentence: this.say('portal-turns', { colour: told.turn.colour, facing: told.turn.facing, room: told.turn.room ?? 'none' }), tone: '' });
    for (const fled of told.escapes) effects.push({ sign: { ghost: fled }, sentence: this.say('flees', { ...this.ghost(fled), room: fled.room }), tone: ours(fled.seat) });
    for (const light of told.lights) effects.push({ sign: { lantern: light.colour }, sentence: this.say('light', this.ghost(light)), tone: ours(light.seat) });
    if (told.winners.length > 1) effects.push({ sign: {}, sentence: this.say('draws'), tone: '' });
    else if (told.winners[0] !== undefined) effects.push({ sign: {}, sentence: this.say('wins', this.who(told.winners[0])), tone: ours(told.winners[0]) });
    return effects;
  }

  /** The same in few words, where little room is. */
  shortEffects(told: Consequence): readonly Effect[] {
    const effects: Effect[] = [];
    if (told.turn) effects.push({ sign: { portal: told.turn }, sentence: this.say('portal-short', { colour: told.turn.colour, room: told.turn.room ?? 'none' }), tone: '' });
    for (const fled of told.escapes) effects.push({ sign: { ghost: fled }, sentence: this.say('flees-short', this.ghost(fled)), tone: fled.seat === this.table.seat ? 'good' : 'bad' });
    return effects;
  }

  /** What a focused room adds to its name: the consequence of going there. */
  told(view: View, action: Action | null, told: Consequence | null): string {
    if (action === null) return '';
    if (told === null) return this.headline(view, action, null);
    const first = told.fight ? this.say(told.fight.isWon ? 'fight-wins' : 'fight-loses') : this.headline(view, action, told);
    const rest = told.fight ? this.effects(told).slice(1) : this.effects(told);
    return [first, ...rest.map((effect) => effect.sentence)].join(' ');
  }
}

export type Tone = '' | 'good' | 'bad';
export interface Effect {
  readonly sign: { readonly ghost?: Ghost; readonly portal?: { readonly colour: Colour; readonly facing: Facing; readonly room: Room | null }; readonly lantern?: Colour };
  readonly sentence: string;
  readonly tone: Tone;
}
