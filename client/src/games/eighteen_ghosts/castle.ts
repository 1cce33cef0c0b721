// The castle as it is drawn: what lies in each of its 25 rooms, and where. Facts of the printed board, no rule of play.
import type { EighteenGhosts } from '$protocol';

export type View = EighteenGhosts.View;
export type Event = EighteenGhosts.Event;
export type Action = EighteenGhosts.Action;
export type Ghost = EighteenGhosts.Ghost;
export type Colour = Ghost['colour'];
export type Facing = EighteenGhosts.PortalTurned['facing'];
export type Room = string;
export type Kind = Colour | 'mirror' | 'portal';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];
/** Clockwise, as a portal turns. */
export const FACINGS: readonly Facing[] = ['north', 'east', 'south', 'west'];
export const COLUMNS = 'abcde';
export const ROWS = '12345';
/** All rooms in reading order. */
export const ROOMS: readonly Room[] = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));

/** Row 1 on top: carpets R, B and Y, mirror halls as dots, portal rooms P. */
export const CASTLE: readonly string[] = ['BRPBR', 'Y.Y.Y', 'RBRBP', 'B.Y.R', 'YRPBY'];
export const PORTAL_ROOM: Readonly<Record<Colour, Room>> = { red: 'c1', blue: 'c5', yellow: 'e3' };
const KINDS: Readonly<Record<string, Kind>> = { R: 'red', B: 'blue', Y: 'yellow', '.': 'mirror', P: 'portal' };

/** Column and row of a room, both from 0. */
export const xy = (room: Room): readonly [number, number] => [COLUMNS.indexOf(room.charAt(0)), Number(room.charAt(1)) - 1];

export const kind = (room: Room): Kind => {
  const [x, y] = xy(room);
  return KINDS[CASTLE[y]?.charAt(x) ?? ''] ?? 'portal';
};

const STEPS: Readonly<Record<Facing, readonly [number, number]>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The room one step away, or null for the wall. */
export function neighbour(room: Room, facing: Facing): Room | null {
  const [x, y] = xy(room);
  const [dx, dy] = STEPS[facing];
  const column = COLUMNS[x + dx];
  const row = ROWS[y + dy];
  return column && row ? column + row : null;
}

/** The room into which the light of a portal falls, or null if it faces the wall. */
export const before = (colour: Colour, facing: Facing): Room | null => neighbour(PORTAL_ROOM[colour], facing);

/** Where a portal is open. */
export const facingOf = (view: View, colour: Colour): Facing => view.portals[colour] ?? 'north';

/** Whether somebody who goes from one to the other is drawn going through the mirrors. */
export const isThroughMirrors = (origin: Room, target: Room): boolean => kind(origin) === 'mirror' && kind(target) === 'mirror';

export const isSame = (one: Ghost, other: Ghost): boolean => one.seat === other.seat && one.colour === other.colour;

/** How many ghosts of a seat, of one colour or of any, are in a list. */
export const count = (ghosts: readonly Ghost[], seat: number, colour?: Colour): number =>
  ghosts.filter((ghost) => ghost.seat === seat && (colour === undefined || ghost.colour === colour)).length;

/** The empty rooms with a carpet of this colour. */
export const emptyCarpets = (view: View, colour: Colour): readonly Room[] => ROOMS.filter((room) => kind(room) === colour && !view.castle[room]);

// The board in its own units; everything on it is placed in percent of SIZE.
export const CELL = 100;
export const GAP = 6;
export const WALL = 24;
export const SIZE = 5 * CELL + 4 * GAP + 2 * WALL;

/** The top left corner of a room. */
export const corner = (room: Room): readonly [number, number] => {
  const [x, y] = xy(room);
  return [WALL + x * (CELL + GAP), WALL + y * (CELL + GAP)];
};
export const middle = (room: Room): readonly [number, number] => {
  const [x, y] = corner(room);
  return [x + CELL / 2, y + CELL / 2];
};
export const percent = (units: number): string => `${Math.round((units / SIZE) * 10000) / 100}%`;
/** Where a room lies on the board, as a style. */
export const lies = (room: Room): string => {
  const [x, y] = corner(room);
  return `left:${percent(x)};top:${percent(y)};width:${percent(CELL)};height:${percent(CELL)}`;
};
