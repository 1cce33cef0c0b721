/** What JSON does not tell of actions and events (src/geisterstunde/texts/shapes.py). */
import made from './shapes.json';

export type Held = Record<string, { is?: string[]; has?: string[] }>;

export interface StructShape {
  item: string;
  fields: string[];
  tag?: [string, string];
  holds?: Held;
}

export interface GameShapes {
  structs: Record<string, StructShape>;
  actions: Record<string, Held>;
  events: Record<string, Held>;
}

export const NO_SHAPES: GameShapes = { structs: {}, actions: {}, events: {} };

/** Fields and arguments that hold a seat, or several, by their last word. */
export const SEAT_NAMES: ReadonlySet<string> = new Set(made.seats);

/** The shapes of one of our own games; undefined for a game of somebody else, which brings its own. */
export function ourShapes(game: string): GameShapes | undefined {
  return (made.games as unknown as Record<string, GameShapes>)[game];
}
