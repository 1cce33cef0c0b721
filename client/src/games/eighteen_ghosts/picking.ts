// What a touch on a room means: it chooses a ghost, names an action among the choices, or asks the server why not.
import { FACINGS, kind, neighbour, ROOMS } from './castle.ts';
import type { Action, Colour, Room, View } from './castle.ts';

/** What one touch asks for. */
export type Pick =
  | { readonly is: 'action'; readonly action: Action }
  | { readonly is: 'ghost'; readonly room: Room }
  | { readonly is: 'attempt'; readonly action: Action }
  | { readonly is: 'let-go' }
  | { readonly is: 'nothing' };

const originOf = (action: Action): Room | null => (action.do === 'move' || action.do === 'fight' ? action.origin : null);

/** Whether a ghost in this room can do something. */
export const canLead = (choices: readonly Action[], room: Room): boolean => choices.some((action) => originOf(action) === room);

/** Whether a ghost is to be set into a room, from the box or from the dungeon. */
export const isPlacing = (choices: readonly Action[]): boolean => choices.some((action) => action.do === 'place');

/** The choice that ends in this room: with the ghost that was chosen, or with the one that is to be set. */
export function choiceAt(choices: readonly Action[], from: Room | null, room: Room): Action | null {
  const fits = (action: Action): boolean =>
    action.do === 'place' ? from === null && action.room === room : (action.do === 'move' || action.do === 'fight') && action.origin === from && action.target === room;
  return choices.find(fits) ?? null;
}

/** All that the chosen ghost can do. */
export const choicesFrom = (choices: readonly Action[], from: Room): readonly Action[] => choices.filter((action) => originOf(action) === from);

export const releaseOf = (choices: readonly Action[], colour: Colour): Action | null =>
  choices.find((action) => action.do === 'release' && action.colour === colour) ?? null;

/** A step out of a room, just to hear why it is not possible. */
function anyStep(view: View, room: Room): Action | null {
  const targets = FACINGS.map((facing) => neighbour(room, facing)).filter((target): target is Room => target !== null && kind(target) !== 'portal');
  const target = targets.find((one) => view.castle[one]) ?? targets[0];
  return target === undefined ? null : { do: 'move', origin: room, target };
}

function attempt(action: Action | null): Pick {
  return action === null ? { is: 'nothing' } : { is: 'attempt', action };
}

/** What a touch on a room means for a seat that has these choices and has chosen the ghost in `from`. */
export function pick(view: View, choices: readonly Action[], from: Room | null, room: Room): Pick {
  if (choices.length === 0) return { is: 'nothing' };
  const action = choiceAt(choices, from, room);
  if (action) return { is: 'action', action };
  if (isPlacing(choices)) return attempt({ do: 'place', room });
  if (room === from) return { is: 'let-go' };
  if (canLead(choices, room)) return { is: 'ghost', room };
  if (from !== null) return attempt({ do: view.castle[room] ? 'fight' : 'move', origin: from, target: room });
  return view.castle[room] ? attempt(anyStep(view, room)) : { is: 'nothing' };
}

/** The rooms that Tab reaches: where something can be done now. */
export const live = (choices: readonly Action[], from: Room | null): readonly Room[] =>
  ROOMS.filter((room) => room === from || choiceAt(choices, from, room) !== null || (from === null && canLead(choices, room)));
