/** Where the bubble of a guide hovers over a small table. */

export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Shown extends Hole {
  /** Its place among the things of the step: the first one is what it is about most. */
  readonly rank: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Where it would stand of itself. */
  readonly home: number;
  /** How high the screen is. */
  readonly screen: number;
  /** Whether the learner has to do something: then what lies below its home, mostly the hand, is better not hidden. */
  readonly isWaited: boolean;
}

const EDGE = 6;
/** So much more the first thing of a step matters than the others. */
const FIRST = 4;
/** So little covered is nothing covered. */
const HARDLY = 0.02;

const BELOW = 0.5;

const covered = (thing: Shown, bubble: Hole): number => {
  const width = Math.min(thing.x + thing.width, bubble.x + bubble.width) - Math.max(thing.x, bubble.x);
  const height = Math.min(thing.y + thing.height, bubble.y + bubble.height) - Math.max(thing.y, bubble.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (thing.width * thing.height);
};

/** The top of the bubble so that it covers as little as possible of what it speaks of, as near as possible to its home. */
export function hoveringAt(shown: readonly Shown[], room: Room): number {
  const last = Math.max(EDGE, room.screen - room.height - EDGE);
  const within = (top: number): number => Math.max(EDGE, Math.min(top, last));
  const beside = shown.flatMap(({ y, height }) => [y - room.height - EDGE, y + height + EDGE]);
  const places = [room.home, EDGE, last, ...beside].map(within).map((top) => {
    const bubble = { x: EDGE, y: top, width: room.width, height: room.height };
    const below = room.isWaited && top > room.home + EDGE ? BELOW : 0;
    const hidden = shown.reduce((sum, thing) => sum + covered(thing, bubble) * (thing.rank === 0 ? FIRST : 1), below);
    return { top, hidden: hidden < HARDLY ? 0 : hidden, away: Math.abs(top - room.home) };
  });
  return places.reduce((best, one) => (one.hidden < best.hidden || (one.hidden === best.hidden && one.away < best.away) ? one : best)).top;
}
