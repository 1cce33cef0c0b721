// Which figure is which: ghosts of one family and colour are alike, but on the screen each one stays itself while it travels.
import type { Picture } from './motion.ts';
import { ROOMS } from './castle.ts';
import type { Colour, Ghost, Room } from './castle.ts';

/** A room, or `box`, `dungeon`, `outside`, `hand` (freed, to be set down), `fight` (in a room that another one holds). */
export type Place = Room | 'box' | 'dungeon' | 'outside' | 'hand' | 'fight';

export interface Figure {
  readonly key: string;
  readonly seat: number;
  readonly colour: Colour;
  readonly place: Place;
}

const same = (ghost: Ghost): string => `${ghost.seat}-${ghost.colour}`;

/** Where the ghosts of each family and colour are. */
function places(picture: Picture): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const add = (ghost: Ghost, place: Place): void => {
    found.set(same(ghost), [...(found.get(same(ghost)) ?? []), place]);
  };
  for (const room of ROOMS) if (picture.castle[room]) add(picture.castle[room], room);
  if (picture.fight) add(picture.fight.ghost, 'fight');
  const freed = picture.dungeon.findIndex((ghost) => ghost.seat === picture.active && ghost.colour === picture.released);
  picture.dungeon.forEach((ghost, i) => add(ghost, i === freed ? 'hand' : 'dungeon'));
  for (const ghost of picture.outside) add(ghost, 'outside');
  for (const ghost of picture.in_box) add(ghost, 'box');
  return found;
}

/** The figures of a new picture: whoever stands where it stood stays itself, and whoever is missing came to the new place. */
export function follow(before: readonly Figure[], picture: Picture): readonly Figure[] {
  return [...places(picture)].flatMap(([ghost, now]) => {
    const known = before.filter((figure) => same(figure) === ghost);
    const [seat, colour] = ghost.split('-') as [string, Colour];
    const rest = [...known];
    const keep = (place: Place): Figure | undefined => {
      const at = rest.findIndex((figure) => figure.place === place);
      return at < 0 ? undefined : rest.splice(at, 1)[0];
    };
    const kept = now.map((place) => [place, keep(place)] as const);
    const taken = new Set(kept.map(([, figure]) => figure?.key));
    const fresh = [1, 2, 3].map((n) => `${ghost}-${n}`).filter((key) => !taken.has(key) && !rest.some((figure) => figure.key === key));
    return kept.map(([place, figure]) => ({ key: figure?.key ?? rest.shift()?.key ?? fresh.shift() ?? `${ghost}-${place}`, seat: Number(seat), colour, place }));
  });
}
