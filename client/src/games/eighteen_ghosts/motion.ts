// How the events of 18 Ghosts move the picture.
import type { Motion, Sound } from '../../table/contract.ts';
import { COLOURS, isSame, isThroughMirrors } from './castle.ts';
import type { Event, Ghost, Room, View } from './castle.ts';

/** The view, and while two ghosts fight in one room the one that came. */
export interface Picture extends View {
  readonly fight?: { readonly ghost: Ghost; readonly origin: Room; readonly room: Room };
}

const order = (ghost: Ghost): number => ghost.seat * 3 + COLOURS.indexOf(ghost.colour);
const withOne = (ghosts: readonly Ghost[], ghost: Ghost): Ghost[] => [...ghosts, ghost].sort((a, b) => order(a) - order(b));
function without(ghosts: readonly Ghost[], ghost: Ghost): Ghost[] {
  const at = ghosts.findIndex((one) => isSame(one, ghost));
  return ghosts.filter((_, i) => i !== at);
}
/** The castle with these rooms changed; null empties one. */
function castleWith(castle: View['castle'], rooms: Readonly<Record<Room, Ghost | null>>): Record<Room, Ghost> {
  const changed: Record<Room, Ghost | null> = { ...castle, ...rooms };
  return Object.fromEntries(Object.entries(changed).filter((entry): entry is [Room, Ghost] => entry[1] !== null));
}

/** The fight is decided: the loser goes to the dungeon, the other one holds the room. */
function decided(picture: Picture, loser: Ghost, room: Room): Picture {
  const { fight, ...rest } = picture;
  const defender = picture.castle[room];
  const holder = fight && !isSame(fight.ghost, loser) ? fight.ghost : defender && isSame(defender, loser) ? null : defender;
  return { ...rest, castle: castleWith(picture.castle, { [room]: holder ?? null }), dungeon: withOne(picture.dungeon, loser) };
}

function after(picture: Picture, event: Event): Picture {
  switch (event.event) {
    case 'placed':
      return { ...picture, castle: castleWith(picture.castle, { [event.room]: event.ghost }), in_box: without(picture.in_box, event.ghost) };
    case 'moved':
      return { ...picture, castle: castleWith(picture.castle, { [event.origin]: null, [event.target]: event.ghost }) };
    case 'attacked':
      return { ...picture, castle: castleWith(picture.castle, { [event.origin]: null }), fight: { ghost: event.ghost, origin: event.origin, room: event.target } };
    case 'beaten':
      return decided(picture, event.ghost, event.room);
    case 'portal-turned':
      return { ...picture, portals: { ...picture.portals, [event.colour]: event.facing } };
    case 'escaped':
      return { ...picture, castle: castleWith(picture.castle, { [event.room]: null }), outside: withOne(picture.outside, event.ghost) };
    case 'released':
      return { ...picture, active: event.ghost.seat, released: event.ghost.colour };
    case 'set-down':
      return { ...picture, castle: castleWith(picture.castle, { [event.room]: event.ghost }), dungeon: without(picture.dungeon, event.ghost), released: null };
    case 'game-ended':
      return { ...picture, to_act: [], result: event.result };
    case 'lot-drawn':
    case 'passed':
      return picture;
  }
}

function ms(event: Event): number {
  switch (event.event) {
    case 'placed':
    case 'set-down':
      return 260;
    case 'moved':
      return isThroughMirrors(event.origin, event.target) ? 360 : 240;
    case 'attacked':
      return 380;
    case 'beaten':
      return 320;
    case 'portal-turned':
    case 'escaped':
      return 400;
    case 'released':
      return 300;
    case 'game-ended':
      return 320;
    case 'lot-drawn':
    case 'passed':
      return 240;
  }
}

function sound(event: Event): Sound | null {
  switch (event.event) {
    case 'placed':
    case 'set-down':
      return 'cloth';
    case 'moved':
      return isThroughMirrors(event.origin, event.target) ? 'chime' : 'steps';
    case 'attacked':
      return 'boo';
    case 'beaten':
      return 'chain';
    case 'portal-turned':
      return 'stone';
    case 'escaped':
      return 'bell';
    case 'released':
      return 'key';
    case 'game-ended':
      return 'win';
    case 'lot-drawn':
    case 'passed':
      return null;
  }
}

export const motion: Motion<View, Event> = { after, ms, sound };
